/** Tests the script of the GitLab components in the shells of common images, with each form of `cli`. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { createFolder, removeFolder, temporaryFolder } from '../support/folder.js';
import { selfSigned } from '../support/certificate.js';
import { type Need, NEEDS, onPath, skipUnless } from '../support/tools.js';
import { parseTemplate } from './documents.js';
import { readRepositoryFile } from './files.js';

type Shell = readonly [program: string, ...args: string[]];

/** `path` is the PATH of the job. That of busybox is a minimal image. */
const SHELLS: readonly { readonly shell: Shell; readonly need: Need; readonly path?: () => string }[] = [
  { shell: ['dash'], need: NEEDS.dash },
  { shell: ['sh'], need: NEEDS.busybox, path: createImage },
  { shell: ['bash', '--posix'], need: NEEDS.bash },
];

/** Creates a folder for PATH with Node.js, npm and three programs of busybox: without git, curl and bash. */
function createImage(): string {
  const folder = temporaryFolder();
  for (const name of ['node', 'npm', 'busybox']) symlinkSync(realpathSync(onPath(name) ?? '?'), join(folder, name));
  for (const applet of ['sh', 'mktemp', 'rm']) symlinkSync(join(folder, 'busybox'), join(folder, applet));
  return folder;
}

const SCRIPTS = (await allCommandMetadata()).map(({ name }) => {
  const { jobs } = parseTemplate(readRepositoryFile(`templates/${name}.yml`));
  return { name, script: jobs['$[[ inputs.job-name ]]']?.script?.join('\n') ?? '' };
});
/** The scripts differ only in the name of the command, which a test checks. */
const SCRIPT = SCRIPTS.find(({ name }) => name === 'trigger-deploy')?.script ?? '';

/** The stub prints its arguments and exits with the requested code. */
const STUB = `#!/usr/bin/env node
console.log(JSON.stringify({ args: process.argv.slice(2), key: process.env.DOCS_CI_API_KEY, cwd: process.cwd() }));
process.exitCode = Number(process.env.STUB_EXIT ?? 0);
`;

let tarball: { readonly path: string; readonly bytes: Buffer; readonly folder: string };

beforeAll(() => {
  // The components do not support PowerShell runners.
  if (!NEEDS.sh.found) return undefined;
  const folder = createFolder();
  writeFileSync(join(folder, 'stub.js'), STUB);
  const manifest = { name: '@stub/docs-ci', version: '9.9.9', type: 'module', bin: { 'docs-ci': 'stub.js' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['pack', '--offline', '--silent', '--cache', join(folder, 'cache')], { cwd: folder });
  const path = join(folder, 'stub-docs-ci-9.9.9.tgz');
  tarball = { path, bytes: readFileSync(path), folder };
  return () => removeFolder(folder);
});

interface ScriptRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** The files that the script left in the temporary folder. */
  readonly leftFiles: readonly string[];
  readonly project: string;
}

/** Runs the script in a project folder, as the shell of a job does. */
async function runScript([program, ...args]: Shell, env: Readonly<Record<string, string>>): Promise<ScriptRun> {
  const folder = temporaryFolder();
  const [project, temporary] = [join(folder, 'project'), join(folder, 'tmp')];
  mkdirSync(project);
  mkdirSync(temporary);
  writeFileSync(join(project, 'stub.js'), STUB);
  // The script must ignore both files, because they belong to the project.
  const engines = { devEngines: { runtime: { name: 'node', version: '^1.0.0', onFail: 'error' } } };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'site', ...engines }));
  writeFileSync(join(project, '.npmrc'), 'offline=false\nregistry=http://127.0.0.1:9/\n');
  const child = spawn(program, [...args, '-c', SCRIPT], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: temporary,
      npm_config_cache: join(tarball.folder, 'cache'),
      DOCS_CI_CLI_SHA256: '',
      DOCS_CI_API_KEY: "a 'quoted' key",
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  // npm keeps the compile cache of Node in this folder from Node 22 on.
  const leftFiles = readdirSync(temporary).filter((name) => name !== 'node-compile-cache');
  return { code, out, err, leftFiles, project };
}

function parseCall({ out }: ScriptRun): { args: string[]; key: string; cwd: string } {
  return JSON.parse(out) as { args: string[]; key: string; cwd: string };
}

describe.each(SHELLS)('$shell', ({ shell, need, path }) => {
  skipUnless(need);

  const run = (env: Readonly<Record<string, string>>): Promise<ScriptRun> =>
    runScript(shell, { ...env, ...(path && { PATH: path() }) });

  test('parses the whole script', () => {
    const [program, ...args] = shell;
    const env = { PATH: path?.() ?? process.env.PATH };
    expect(spawnSync(program, [...args, '-n'], { input: SCRIPT, env }).stderr.toString()).toBe('');
  });

  test('runs a path ending in .js in the folder of the project', async () => {
    const result = await run({ DOCS_CI_CLI: './stub.js', STUB_EXIT: '4' });
    expect(parseCall(result)).toEqual({ args: ['trigger-deploy'], key: "a 'quoted' key", cwd: result.project });
    expect(result).toMatchObject({ code: 4, err: '', leftFiles: [] });
  });

  test('installs an npm package outside the project folder', async () => {
    const result = await run({ DOCS_CI_CLI: tarball.path, STUB_EXIT: '3' });
    expect(parseCall(result)).toMatchObject({ args: ['trigger-deploy'], cwd: result.project });
    expect(result).toMatchObject({ code: 3, leftFiles: [] });
    expect(readdirSync(result.project).sort()).toEqual(['.npmrc', 'package.json', 'stub.js']);
  });

  test('downloads a tarball and checks its checksum', async () => {
    const site = await serveTarball();
    const result = await run({ ...site.env, DOCS_CI_CLI_SHA256: site.sha256.toUpperCase() });
    expect(parseCall(result)).toMatchObject({ args: ['trigger-deploy'], cwd: result.project });
    expect(result).toMatchObject({ code: 0, leftFiles: [] });
  });

  test('doesn’t run a download with another checksum', async () => {
    const site = await serveTarball();
    const result = await run({ ...site.env, DOCS_CI_CLI_SHA256: 'ab'.repeat(32) });
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).toBe(
      `docs-ci: cli: ${site.origin}/cli.tgz has the SHA-256 ${site.sha256}, which differs from cli-sha256. Check cli and cli-sha256.\n`,
    );
  });

  test('rejects a URL without a checksum before any request', async () => {
    const site = await serveTarball();
    const result = await run(site.env);
    expect(result).toMatchObject({ code: 2, out: '', leftFiles: [] });
    expect(result.err).toMatch(/^docs-ci: cli-sha256 is required, because cli is a URL/);
    expect(site.requestHeaders).toEqual([]);
  });

  test.each([
    ['', 'cli is empty'],
    ['http://127.0.0.1/cli.tgz', 'cli must be an https URL'],
    ['missing.js', 'cli: "missing.js" doesn\'t exist in this project'],
    ['$(touch stolen).js', 'cli: "$(touch stolen).js" doesn\'t exist in this project'],
    ['--version.js', 'cli: "--version.js" doesn\'t exist in this project'],
  ])('rejects the value %j of cli', async (cli, problem) => {
    const result = await run({ DOCS_CI_CLI: cli });
    expect(result).toMatchObject({ code: 2, out: '', leftFiles: [] });
    expect(result.err).toMatch(/^docs-ci: [^\n]*\n$/);
    expect(result.err).toContain(problem);
    expect(readdirSync(result.project)).not.toContain('stolen');
  });
});

test.each(SCRIPTS)('has the script of trigger-deploy for $name, except for the name', ({ name, script }) => {
  expect(script.replace(`docs_ci ${name}`, 'docs_ci trigger-deploy')).toBe(SCRIPT);
});

describe('download of the CLI', () => {
  skipUnless(NEEDS.sh);

  const sha256 = 'ab'.repeat(32);

  test.each([
    [404, 1],
    [429, 5],
    [502, 5],
  ])('maps a download error of status %i to exit code %i', async (status, code) => {
    const site = await serveTarball({ status });
    const advice = code === 5 ? 'Run the job again later.' : 'Check the URL, and that the job may read it.';
    const result = await runScript(['sh'], {
      ...site.env,
      DOCS_CI_CLI: `${site.origin}/cli.tgz?secret`,
      DOCS_CI_CLI_SHA256: sha256,
    });
    expect(result).toMatchObject({
      code,
      err: `docs-ci: cli: couldn't download ${site.origin}/cli.tgz. ${advice} (HTTP ${status})\n`,
    });
  });

  test('exits with 5 if the server of the download is unreachable', async () => {
    const site = await serveTarball();
    await site.close();
    const result = await runScript(['sh'], { ...site.env, DOCS_CI_CLI_SHA256: sha256 });
    expect(result.code).toBe(5);
    expect(result.err).toContain('ECONNREFUSED');
  });

  test('sends the job token only to the job’s own GitLab', async () => {
    const site = await serveTarball();
    // npm isn't started after a download with another checksum.
    const env = { ...site.env, DOCS_CI_CLI_SHA256: sha256, CI_JOB_TOKEN: 'job-token' };
    await runScript(['sh'], { ...env, CI_API_V4_URL: 'https://gitlab.example.com/api/v4' });
    await runScript(['sh'], { ...env, CI_API_V4_URL: site.origin });
    expect(site.requestHeaders.map((headers) => headers['job-token'])).toEqual([undefined, 'job-token']);
  });

  test('follows no redirect with the job token', async () => {
    const site = await serveTarball({ status: 302 });
    const env = { ...site.env, DOCS_CI_CLI_SHA256: site.sha256, CI_JOB_TOKEN: 'job-token', CI_API_V4_URL: site.origin };
    const result = await runScript(['sh'], env);
    expect(result.code).toBe(5);
    expect(site.requestHeaders).toHaveLength(1);
  });

  test('follows a redirect without the job token, as release assets need it', async () => {
    const site = await serveTarball({ status: 302 });
    const result = await runScript(['sh'], { ...site.env, DOCS_CI_CLI_SHA256: site.sha256 });
    expect(parseCall(result).args).toEqual(['trigger-deploy']);
  });
});

interface TarballServer {
  readonly origin: string;
  /** The environment that lets the script reach `/cli.tgz`. */
  readonly env: Readonly<Record<string, string>>;
  readonly sha256: string;
  /** The headers of each request. */
  readonly requestHeaders: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** Serves the packed stub over https. `/cli.tgz` responds with the given status; 302 redirects to the stub. */
async function serveTarball({ status = 200 } = {}): Promise<TarballServer> {
  const certificate = selfSigned();
  const authority = join(temporaryFolder(), 'ca.pem');
  writeFileSync(authority, certificate.cert);
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(certificate, ({ url, headers }, response) => {
    asked.push(headers);
    const isThere = status === 200 || url === '/elsewhere.tgz';
    response.writeHead(isThere ? 200 : status, { location: '/elsewhere.tgz' }).end(isThere ? tarball.bytes : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = (): Promise<void> => new Promise((done) => void server.close(() => done()));
  onTestFinished(close);
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: { DOCS_CI_CLI: `${origin}/cli.tgz`, NODE_EXTRA_CA_CERTS: authority },
    sha256: createHash('sha256').update(tarball.bytes).digest('hex'),
    requestHeaders: asked,
    close,
  };
}
