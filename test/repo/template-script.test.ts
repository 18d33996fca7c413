/** The script of the GitLab components under the shells of common images: each form of `cli`, and what is refused. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { declaredCommands } from '../../scripts/generator/command-metadata.js';
import { temporaryFolder } from '../support/folder.js';
import { selfSigned } from '../support/certificate.js';
import { onPath, skipUnless } from '../support/tools.js';
import { parseTemplate } from './documents.js';
import { readRepositoryFile } from './files.js';

type Shell = readonly [program: string, ...args: string[]];

/** PowerShell runners are not served. */
const HAS_SHELLS = process.platform !== 'win32';
const SHELLS: readonly Shell[] = [['dash'], ['busybox', 'sh'], ['bash', '--posix']];
const SCRIPTS = (await declaredCommands()).map(({ name }) => {
  const { jobs } = parseTemplate(readRepositoryFile(`templates/${name}.yml`));
  return { name, script: jobs['$[[ inputs.job-name ]]']?.script?.join('\n') ?? '' };
});
/** They differ in the name of the command only. */
const SCRIPT = SCRIPTS.find(({ name }) => name === 'trigger-deploy')?.script ?? '';

/** Says how it was called, and ends with an exit code of its own. */
const STUB = `#!/usr/bin/env node
console.log(JSON.stringify({ args: process.argv.slice(2), key: process.env.DOCS_CI_API_KEY, cwd: process.cwd() }));
process.exitCode = Number(process.env.STUB_EXIT ?? 0);
`;

let packed: { readonly path: string; readonly bytes: Buffer; readonly folder: string };

beforeAll(() => {
  if (!HAS_SHELLS) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'docs-ci-test-'));
  writeFileSync(join(folder, 'stub.js'), STUB);
  const manifest = { name: '@stub/docs-ci', version: '9.9.9', type: 'module', bin: { 'docs-ci': 'stub.js' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['pack', '--offline', '--silent', '--cache', join(folder, 'cache')], { cwd: folder });
  const path = join(folder, 'stub-docs-ci-9.9.9.tgz');
  packed = { path, bytes: readFileSync(path), folder };
  return () => rmSync(folder, { recursive: true, force: true });
});

function isThere([program, ...args]: Shell): boolean {
  return spawnSync(program, [...args, '-c', 'true']).status === 0;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What the script left in the folder for temporary files. */
  readonly left: readonly string[];
  readonly project: string;
}

/** Runs the script in the folder of a project, as the shell of a job does. */
async function run([program, ...args]: Shell, env: Readonly<Record<string, string>>, script = SCRIPT): Promise<Ended> {
  const folder = temporaryFolder();
  const [project, temporary] = [join(folder, 'project'), join(folder, 'tmp')];
  mkdirSync(project);
  mkdirSync(temporary);
  writeFileSync(join(project, 'stub.js'), STUB);
  // Neither is to be obeyed: they belong to the project, not to docs-ci.
  const engines = { devEngines: { runtime: { name: 'node', version: '^1.0.0', onFail: 'error' } } };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'site', ...engines }));
  writeFileSync(join(project, '.npmrc'), 'offline=false\nregistry=http://127.0.0.1:9/\n');
  const child = spawn(program, [...args, '-c', script], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: temporary,
      npm_config_cache: join(packed.folder, 'cache'),
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
  // npm keeps the compile cache of Node there from Node 22 on.
  const left = readdirSync(temporary).filter((name) => name !== 'node-compile-cache');
  return { code, out, err, left, project };
}

function called({ out }: Ended): { args: string[]; key: string; cwd: string } {
  return JSON.parse(out) as { args: string[]; key: string; cwd: string };
}

describe.each(SHELLS.map((shell) => ({ name: shell.join(' '), shell })))('$name', ({ name, shell }) => {
  skipUnless(isThere(shell), `no ${name} on the PATH; install the package ${shell[0]}`);

  test.each(SCRIPTS)('reads the script of $name', ({ script }) => {
    const [program, ...args] = shell;
    expect(spawnSync(program, [...args, '-n'], { input: script }).stderr.toString()).toBe('');
  });

  test('runs a path ending in .js, in the folder of the project', async () => {
    const ended = await run(shell, { DOCS_CI_CLI: './stub.js', STUB_EXIT: '4' });
    expect(called(ended)).toEqual({ args: ['trigger-deploy'], key: "a 'quoted' key", cwd: ended.project });
    expect(ended).toMatchObject({ code: 4, err: '', left: [] });
  });

  test('installs what npm knows, out of reach of the project', async () => {
    const ended = await run(shell, { DOCS_CI_CLI: packed.path, STUB_EXIT: '3' });
    expect(called(ended)).toMatchObject({ args: ['trigger-deploy'], cwd: ended.project });
    expect(ended).toMatchObject({ code: 3, left: [] });
    expect(readdirSync(ended.project).sort()).toEqual(['.npmrc', 'package.json', 'stub.js']);
  });

  test('downloads a tarball and checks it', async () => {
    const site = await serve();
    const ended = await run(shell, { ...site.env, DOCS_CI_CLI_SHA256: site.sha256.toUpperCase() });
    expect(called(ended)).toMatchObject({ args: ['trigger-deploy'], cwd: ended.project });
    expect(ended).toMatchObject({ code: 0, left: [] });
  });

  test('runs nothing whose checksum is another', async () => {
    const site = await serve();
    const ended = await run(shell, { ...site.env, DOCS_CI_CLI_SHA256: 'ab'.repeat(32) });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.err).toBe(
      `docs-ci: cli: ${site.origin}/cli.tgz has the SHA-256 ${site.sha256}, not the one of cli-sha256\n`,
    );
  });

  test('refuses a URL without a checksum before any request', async () => {
    const site = await serve();
    const ended = await run(shell, site.env);
    expect(ended).toMatchObject({ code: 2, out: '', left: [] });
    expect(ended.err).toMatch(/^docs-ci: cli is a URL, so cli-sha256 is required/);
    expect(site.asked).toEqual([]);
  });

  test.each([
    ['', 'cli is empty'],
    ['http://127.0.0.1/cli.tgz', 'cli is a URL without https'],
    ['missing.js', 'cli: there is no file missing.js in this project'],
    ['$(touch stolen).js', 'cli: there is no file $(touch stolen).js in this project'],
    ['--version.js', 'cli: there is no file --version.js in this project'],
  ])('refuses %j', async (cli, problem) => {
    const ended = await run(shell, { DOCS_CI_CLI: cli });
    expect(ended).toMatchObject({ code: 2, out: '', left: [] });
    expect(ended.err).toMatch(/^docs-ci: [^\n]*\n$/);
    expect(ended.err).toContain(problem);
    expect(readdirSync(ended.project)).not.toContain('stolen');
  });
});

describe('an image with Node and busybox alone', () => {
  skipUnless(isThere(['busybox', 'sh']), 'no busybox on the PATH; install the package busybox');

  /** A folder with these programs and no other, for PATH. What they need themselves has its own address. */
  function image(): string {
    const folder = temporaryFolder();
    for (const name of ['node', 'npm', 'busybox']) symlinkSync(realpathSync(onPath(name) ?? '?'), join(folder, name));
    for (const applet of ['sh', 'mktemp', 'rm']) symlinkSync(join(folder, 'busybox'), join(folder, applet));
    return folder;
  }

  test('has neither git nor curl nor bash', async () => {
    const script = 'for name in git curl wget bash python3; do ! command -v "$name" || exit 1; done';
    expect(await run(['busybox', 'sh'], { PATH: image() }, script)).toMatchObject({ code: 0, out: '' });
  });

  test.each(SCRIPTS)('is enough for $name from a file, from npm and from a URL', async ({ name, script }) => {
    const site = await serve();
    const forms: Readonly<Record<string, string>>[] = [
      { DOCS_CI_CLI: 'stub.js' },
      { DOCS_CI_CLI: packed.path },
      { ...site.env, DOCS_CI_CLI_SHA256: site.sha256 },
    ];
    for (const form of forms) {
      const ended = await run(['sh'], { ...form, PATH: image() }, script);
      expect(ended, ended.err).toMatchObject({ code: 0, left: [] });
      expect(called(ended).args).toEqual([name]);
    }
  });
});

describe('the download', () => {
  skipUnless(HAS_SHELLS, 'no POSIX shell on Windows; run the tests on Linux or macOS');

  const sha256 = 'ab'.repeat(32);

  test.each([
    [404, 1],
    [429, 5],
    [502, 5],
  ])('that is answered with %i ends with %i', async (status, code) => {
    const site = await serve({ status });
    const ended = await run(['sh'], {
      ...site.env,
      DOCS_CI_CLI: `${site.origin}/cli.tgz?secret`,
      DOCS_CI_CLI_SHA256: sha256,
    });
    expect(ended).toMatchObject({ code, err: `docs-ci: cli: HTTP ${status} for ${site.origin}/cli.tgz\n` });
  });

  test('that reaches nobody ends with 5', async () => {
    const site = await serve();
    await site.close();
    const ended = await run(['sh'], { ...site.env, DOCS_CI_CLI_SHA256: sha256 });
    expect(ended.code).toBe(5);
    expect(ended.err).toContain('ECONNREFUSED');
  });

  test('takes the job token to this GitLab, but nowhere else', async () => {
    const site = await serve();
    const env = { ...site.env, DOCS_CI_CLI_SHA256: site.sha256, CI_JOB_TOKEN: 'job-token' };
    await run(['sh'], { ...env, CI_API_V4_URL: 'https://gitlab.example.com/api/v4' });
    await run(['sh'], { ...env, CI_API_V4_URL: site.origin });
    expect(site.asked.map((headers) => headers['job-token'])).toEqual([undefined, 'job-token']);
  });

  test('follows no redirect with the job token', async () => {
    const site = await serve({ status: 302 });
    const env = { ...site.env, DOCS_CI_CLI_SHA256: site.sha256, CI_JOB_TOKEN: 'job-token', CI_API_V4_URL: site.origin };
    const ended = await run(['sh'], env);
    expect(ended.code).toBe(5);
    expect(site.asked).toHaveLength(1);
  });

  test('follows a redirect without one, as release assets need it', async () => {
    const site = await serve({ status: 302 });
    const ended = await run(['sh'], { ...site.env, DOCS_CI_CLI_SHA256: site.sha256 });
    expect(called(ended).args).toEqual(['trigger-deploy']);
  });
});

interface Site {
  readonly origin: string;
  /** What lets the script reach `/cli.tgz`. */
  readonly env: Readonly<Record<string, string>>;
  readonly sha256: string;
  /** Headers of each request. */
  readonly asked: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** The packed stub over https. With a status of its own, `/cli.tgz` has only that; 302 leads to the stub elsewhere. */
async function serve({ status = 200 } = {}): Promise<Site> {
  const certificate = selfSigned();
  const authority = join(temporaryFolder(), 'ca.pem');
  writeFileSync(authority, certificate.cert);
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(certificate, ({ url, headers }, response) => {
    asked.push(headers);
    const isThere = status === 200 || url === '/elsewhere.tgz';
    response.writeHead(isThere ? 200 : status, { location: '/elsewhere.tgz' }).end(isThere ? packed.bytes : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = (): Promise<void> => new Promise((done) => void server.close(() => done()));
  onTestFinished(close);
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: { DOCS_CI_CLI: `${origin}/cli.tgz`, NODE_EXTRA_CA_CERTS: authority },
    sha256: createHash('sha256').update(packed.bytes).digest('hex'),
    asked,
    close,
  };
}
