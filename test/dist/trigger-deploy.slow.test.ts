/** Tests trigger-deploy in the bundle: on GitHub, on GitLab and in a terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { NEVER } from '../support/api-server.js';
import { type ActionRun, runDistAction, textsBelow } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { startGitHubApi } from '../support/github-api.js';
import { closedLater, pullRequestEnv } from '../support/loopback-platforms.js';
import { type ProcessOptions, runDist, serviceInputs, serviceVariables } from '../support/processes.js';
import { NEEDS, skipUnless } from '../support/tools.js';

const QUICK = { seed: false, build: { pendingMs: 100, buildingMs: 200 } };

/** Starts the action for a pull request. */
async function runAction(
  folder: string,
  inputs: Record<string, string>,
  more: Pick<ProcessOptions, 'env' | 'kill'> = {},
): Promise<ActionRun> {
  const env = { ...(await pullRequestEnv(folder)), GITHUB_HEAD_REF: 'topic', GITHUB_SHA: 'b'.repeat(40) };
  return runDistAction('trigger-deploy', folder, inputs, { ...more, env: { ...env, ...more.env } });
}

describe('trigger-deploy on GitHub', () => {
  test("names a missing permission of the GitHub token, and doesn't fail", async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const github = await closedLater(startGitHubApi());
    github.forbid('deployments');
    github.forbid('comments');
    const inputs = { ...serviceInputs(emulator), environment: 'true', comment: 'true', token: github.token };
    const { exitCode, commands } = await runAction(temporaryFolder(), inputs, { env: { GITHUB_API_URL: github.url } });
    expect(exitCode).toBe(0);
    const notices = commands.filter(({ name }) => name === 'notice').map(({ data }) => data);
    expect(notices).toContainEqual(expect.stringContaining('deployments: write'));
    expect(notices).toContainEqual(expect.stringContaining('pull-requests: write'));
  });

  test.for([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'publishes state and result after %s, closes the record and sends nothing more',
    async ([signal, code], { skip }) => {
      skipUnless(NEEDS.signals, { skip });
      const emulator = await closedLater(startEmulator({ seed: false, build: { pendingMs: 0, buildingMs: 600_000 } }));
      const github = await closedLater(startGitHubApi());
      const folder = temporaryFolder();
      const inputs = { ...serviceInputs(emulator), environment: 'true', token: github.token };
      let requestsThen = 0;
      const when = (): boolean => {
        requestsThen = emulator.requests.length;
        return github.deployments[0]?.statuses.length === 1 && requestsThen >= 3;
      };
      const ended = await runAction(folder, inputs, { env: { GITHUB_API_URL: github.url }, kill: { signal, when } });
      expect(ended.exitCode).toBe(code);
      expect(ended.stopMs).toBeLessThan(6_000);
      expect(ended.outputs).toMatchObject({ outcome: 'cancelled', status: 'building' });
      expect(ended.outputs['deployment-id']).not.toBe('');
      expect(ended.summary).toContain('cancelled');
      expect(JSON.parse(readFileSync(join(folder, 'docs-ci/trigger-deploy/result.json'), 'utf8'))).toMatchObject({
        outcome: 'cancelled',
      });
      expect(github.deployments[0]?.statuses.at(-1)).toMatchObject({ state: 'inactive' });
      expect(emulator.requests.length).toBe(requestsThen);
    },
  );

  test('masks the API key before anything else, and shows it nowhere else', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const key = emulator.keys.editor;
    emulator.addFault({
      route: 'GET /deployments/{id}',
      kind: 'status',
      status: 400,
      body: {
        message: `${key} ${encodeURIComponent(key)} ${Buffer.from(key).toString('base64')} https://x.test/p?X-Amz-Signature=5160cafe`,
        code: 400,
      },
    });
    const folder = temporaryFolder();
    const { stdout, stderr, exitCode } = await runAction(folder, serviceInputs(emulator), {
      env: { RUNNER_DEBUG: '1' },
    });
    expect(exitCode).toBe(1);
    const lines = stdout.split('\n');
    const masks = lines.filter((line) => line.startsWith('::add-mask::'));
    expect(lines.slice(0, masks.length)).toEqual(masks);
    const rest = lines.slice(masks.length).join('\n') + stderr + textsBelow(folder);
    for (const form of [key, Buffer.from(key).toString('base64'), '5160cafe']) expect(rest).not.toContain(form);
    expect(rest).toContain('***');
  });

  test('masks the platform token like the API key, and shows it nowhere', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const github = await closedLater(startGitHubApi());
    const { token } = github;
    emulator.addFault({
      route: 'POST /deploy',
      kind: 'status',
      status: 400,
      body: { message: `${token} leaked`, code: 400 },
    });
    const folder = temporaryFolder();
    const inputs = { ...serviceInputs(emulator), token };
    const { stdout, stderr } = await runAction(folder, inputs, {
      env: { GITHUB_API_URL: github.url, RUNNER_DEBUG: '1' },
    });
    expect(stdout.split('\n')).toContain(`::add-mask::${token}`);
    const rest = stdout.replace(/^::add-mask::.*$/gm, '') + stderr + textsBelow(folder);
    expect(rest).toContain('*** leaked');
    expect(rest).not.toContain(token);
  });

  test("writes the results if a signal arrives while GitHub doesn't respond", async ({ skip }) => {
    skipUnless(NEEDS.signals, { skip });
    const emulator = await closedLater(startEmulator({ seed: false, build: { pendingMs: 0, buildingMs: 0 } }));
    const github = await closedLater(startGitHubApi());
    github.answerNext({ status: NEVER }, { status: NEVER });
    const folder = temporaryFolder();
    const inputs = { ...serviceInputs(emulator), comment: 'true', token: github.token };
    let startedMs: number | undefined;
    const when = (): boolean => {
      if (github.requests.length > 0) startedMs ??= performance.now();
      // The deployment is over by then, and the comment is not.
      return startedMs !== undefined && performance.now() - startedMs > 2_000;
    };
    const kill = { signal: 'SIGINT' as const, when };
    const ended = await runAction(folder, inputs, { env: { GITHUB_API_URL: github.url }, kill });
    expect(ended.stopMs).toBeLessThan(6_000);
    expect(ended.outputs).toMatchObject({ outcome: 'done', status: 'ready' });
    expect(ended.exitCode).toBe(0);
  });
});

describe('trigger-deploy on GitLab', () => {
  test('reads flags beside the variables of a GitLab job', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const folder = temporaryFolder();
    const env = { DOCS_CI_HOST: 'gitlab', CI_PROJECT_DIR: folder, ...serviceVariables(emulator) };
    const typed = await runDist({
      script: 'cli.js',
      args: ['trigger-deploy', '--mode', 'publish', '--nope'],
      cwd: folder,
      env,
    });
    expect(typed.exitCode).toBe(2);
    expect(typed.stdout).toContain('"publish"');
    expect(typed.stdout).toContain('Unknown option --nope');
  });
});

describe('trigger-deploy in a terminal', () => {
  test("finishes the deployment even if the results can't be written", async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const folder = temporaryFolder();
    // Root may write into any folder, but not below a file.
    writeFileSync(join(folder, 'docs-ci'), '');
    const env = serviceVariables(emulator);
    const { exitCode, stdout, stderr } = await runDist({
      script: 'cli.js',
      args: ['trigger-deploy'],
      cwd: folder,
      env,
    });
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/Couldn't write the results to .*: .*results-dir/);
    expect(stdout).toContain('Live: ');
  });

  test('gives each command of `run` its own folder below results-dir', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const folder = temporaryFolder();
    const env = serviceVariables(emulator);
    const args = ['run', 'trigger-deploy', '--results-dir', 'out', '--no-wait', '--branch', 'of-another-job'];
    const { exitCode, stderr } = await runDist({ script: 'cli.js', args, cwd: folder, env });
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('--branch: skipped, because mode deploy')]);
    expect(readdirSync(join(folder, 'out/trigger-deploy'))).toContain('result.json');
  });

  test('starts no job of `run` if a later one refuses its inputs, and names job and input', async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const folder = temporaryFolder();
    const args = ['run', 'trigger-deploy', 'check-site', '--max-age', 'soon'];
    const { exitCode, stderr } = await runDist({
      script: 'cli.js',
      args,
      cwd: folder,
      env: serviceVariables(emulator),
    });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('check-site: --max-age: "soon"')]);
    expect(emulator.requests).toEqual([]);
  });

  test('writes a long log completely to a slow reader', async () => {
    const lines = 60_000;
    const logs = Array.from({ length: lines }, (_, index) => `line ${index} of a long build log`).join('\n');
    const emulator = await closedLater(
      startEmulator({ seed: false, build: { pendingMs: 0, buildingMs: 0, outcome: 'error', logs } }),
    );
    const env = { PATH: process.env.PATH, ...serviceVariables(emulator) };
    const cli = join(import.meta.dirname, '../../dist/cli.js');
    const child = spawn(process.execPath, [cli, 'trigger-deploy'], {
      cwd: temporaryFolder(),
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Node drops what nobody reads when a child ends. The pipe takes it, and stops the child while it is full.
    const reader = child.stderr.pipe(new PassThrough());
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    let read = '';
    for await (const chunk of reader) read += String(chunk);
    expect(read).toContain(`line ${lines - 1} of a long build log`);
    expect(read.trimEnd()).toMatch(/The build failed: line 59999 of a long build log\. See \S+$/);
  });

  test("doesn't fail if the reader of the log closes the pipe", async () => {
    const emulator = await closedLater(startEmulator(QUICK));
    const env = { PATH: process.env.PATH, ...serviceVariables(emulator) };
    const cli = join(import.meta.dirname, '../../dist/cli.js');
    const child = spawn(process.execPath, [cli, 'trigger-deploy', '--json'], {
      cwd: temporaryFolder(),
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.destroy();
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  test('reaches the service through the proxy that the environment names', async () => {
    const asked: string[] = [];
    const proxy = createServer().on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const env = {
      DOCS_CI_BASE_URL: 'https://docs.invalid/api/v1',
      DOCS_CI_API_KEY: 'key-0123456789',
      // An empty variable is none.
      https_proxy: '',
      HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    };
    const { exitCode } = await runDist({ script: 'cli.js', args: ['trigger-deploy'], cwd: temporaryFolder(), env });
    expect(exitCode).toBe(5);
    expect(asked).toEqual(['docs.invalid:443']);
  });

  test.each([
    [{ DOCS_CI_HOST: 'bogus' }, [], /github, gitlab or terminal/],
    [{ DOCS_CI_HOST: 'github' }, ['--dry-run'], /Flags don't work with DOCS_CI_HOST=github/],
  ])("rejects a DOCS_CI_HOST that doesn't fit the environment (%o)", async (env, flags, said) => {
    const { exitCode, stderr } = await runDist({
      script: 'cli.js',
      args: ['trigger-deploy', ...flags],
      cwd: temporaryFolder(),
      env,
    });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(said);
  });

  test('prints the version of a command without starting it', async () => {
    const { exitCode, stdout } = await runDist({
      script: 'cli.js',
      args: ['trigger-deploy', '--version'],
      cwd: temporaryFolder(),
    });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
