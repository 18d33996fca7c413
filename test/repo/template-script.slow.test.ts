/** Tests the script of the GitLab components in the shells of common images, with each form of `cli`. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
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
  // Other users read it, too.
  chmodSync(folder, 0o755);
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

/** Runs the script in a project folder, as the shell of a job does. @param uid another user, who owns the folders */
async function runScript(
  [program, ...args]: Shell,
  env: Readonly<Record<string, string | undefined>>,
  uid?: number,
): Promise<ScriptRun> {
  const folder = temporaryFolder();
  const [project, temporary] = [join(folder, 'project'), join(folder, 'tmp')];
  mkdirSync(project);
  mkdirSync(temporary);
  writeFileSync(join(project, 'stub.js'), STUB);
  // The script must ignore both files, because they belong to the project.
  const engines = { devEngines: { runtime: { name: 'node', version: '^1.0.0', onFail: 'error' } } };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'site', ...engines }));
  writeFileSync(join(project, '.npmrc'), 'offline=false\nregistry=http://127.0.0.1:9/\n');
  if (uid !== undefined) for (const path of [folder, project, temporary]) chownSync(path, uid, uid);
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
    ...(uid !== undefined && { uid, gid: uid }),
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

  test.each([
    ['/elsewhere.tgz', 0, 2],
    ['/twice.tgz', 5, 2],
    ['http://127.0.0.1:9/elsewhere.tgz', 5, 1],
  ])(
    'follows one redirect of the job’s own GitLab to %s, and never with the job token',
    async (location, code, count) => {
      const site = await serveTarball({ status: 302, location });
      const env = {
        ...site.env,
        DOCS_CI_CLI_SHA256: site.sha256,
        CI_JOB_TOKEN: 'job-token',
        CI_API_V4_URL: site.origin,
      };
      const result = await runScript(['sh'], env);
      expect({ code: result.code, tokens: site.requestHeaders.map((headers) => headers['job-token']) }).toEqual({
        code,
        tokens: ['job-token', ...Array.from({ length: count - 1 }, () => undefined)],
      });
      expect(result.leftFiles).toEqual([]);
    },
  );

  test('follows a redirect without the job token, as release assets need it', async () => {
    const site = await serveTarball({ status: 302 });
    const result = await runScript(['sh'], { ...site.env, DOCS_CI_CLI_SHA256: site.sha256 });
    expect(parseCall(result).args).toEqual(['trigger-deploy']);
  });
});

describe('users and folders of a job', () => {
  skipUnless(NEEDS.sh);

  const homes: Readonly<Record<string, (folder: string) => Record<string, string | undefined>>> = {
    'a HOME that only root may write': () => ({ HOME: '/' }),
    'a HOME without write permission': (folder) => ({ HOME: unwritable(join(folder, 'home')) }),
    'a HOME that does not exist': () => ({ HOME: '/nonexistent' }),
    'an empty HOME': () => ({ HOME: '' }),
    'no HOME': () => ({ HOME: undefined }),
  };

  test.each(Object.keys(homes).flatMap((home) => [[home, 54_321] as const, [home, undefined] as const]))(
    'installs the package with %s and the user ID %s, which no file names',
    async (home, uid) => {
      // Only root can start a process of another user.
      const user = process.getuid?.() === 0 ? uid : undefined;
      const env = { npm_config_cache: undefined, ...homes[home]?.(temporaryFolder()) };
      const result = await runScript(['sh'], { DOCS_CI_CLI: tarball.path, ...env }, user);
      expect(parseCall(result)).toMatchObject({ args: ['trigger-deploy'] });
      expect(result).toMatchObject({ code: 0, err: '', leftFiles: [] });
    },
  );
});

function unwritable(folder: string): string {
  mkdirSync(folder, { mode: 0o555 });
  return folder;
}

describe('the registry of npm', () => {
  skipUnless(NEEDS.sh);

  const CLI = '@stub/docs-ci@9.9.9';
  const DOWN =
    /^docs-ci: cli: couldn't install the package: its registry didn't answer\. Run the job again later, .* \(\w+\)\n$/;

  test.each<[string, Parameters<typeof serveRegistry>[0], number, RegExp]>([
    ['is closed', 'closed', 5, DOWN],
    ['never answers', 'silent', 5, DOWN],
    ['closes the connection', 'reset', 5, DOWN],
    ['answers with 503', 503, 5, DOWN],
    ['answers with 429', 429, 5, DOWN],
    ['does not have the package', 404, 1, /404 Not Found[^]*\ndocs-ci: cli: .* npm failed\. Check cli.* \(E404\)\n$/],
    ['wants a login', 401, 1, /\ndocs-ci: cli: .* npm failed\. Check cli.* \(E401\)\n$/],
    ['has an unknown certificate', 'untrusted', 1, /^docs-ci: cli: .*certificate .*NODE_EXTRA_CA_CERTS [^\n]*\n$/],
  ])('ends the job with one sentence if the registry %s', async (_, kind, code, err) => {
    const registry = await serveRegistry(kind);
    const env = { npm_config_registry: registry, npm_config_fetch_retries: '0', NPM_CONFIG_FETCH_TIMEOUT: '1000' };
    const result = await runScript(['sh'], { DOCS_CI_CLI: CLI, ...env });
    expect(result).toMatchObject({ code, out: '', leftFiles: [] });
    expect(result.err).toMatch(err);
  });
});

/** Starts a registry that fails in one way, and returns its URL. */
async function serveRegistry(kind: number | 'closed' | 'silent' | 'reset' | 'untrusted'): Promise<string> {
  const handler: RequestListener = (request, response) => {
    if (kind === 'reset') request.socket.destroy();
    else if (typeof kind === 'number') response.writeHead(kind, { 'content-type': 'application/json' }).end('{}');
  };
  const server = kind === 'untrusted' ? createServer(selfSigned(), handler) : createHttpServer(handler);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((done) => void server.close(() => done()));
  };
  const url = `http${kind === 'untrusted' ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  if (kind === 'closed') await close();
  else onTestFinished(close);
  return url;
}

interface TarballServer {
  readonly origin: string;
  /** The environment that lets the script reach `/cli.tgz`. */
  readonly env: Readonly<Record<string, string>>;
  readonly sha256: string;
  /** The headers of each request. */
  readonly requestHeaders: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** Serves the packed stub over https. `/cli.tgz` responds with the given status; 302 redirects to the location. */
async function serveTarball({ status = 200, location = '/elsewhere.tgz' } = {}): Promise<TarballServer> {
  const certificate = selfSigned();
  const authority = join(temporaryFolder(), 'ca.pem');
  writeFileSync(authority, certificate.cert);
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(certificate, ({ url, headers }, response) => {
    asked.push(headers);
    const isThere = status === 200 || url === '/elsewhere.tgz';
    response
      .writeHead(isThere ? 200 : status, { location: url === '/twice.tgz' ? '/elsewhere.tgz' : location })
      .end(isThere ? tarball.bytes : '');
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
