import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/folder.js';
import { startStage } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { MINUTE } from './fixture.js';

describe('end of the run', () => {
  test('fails if the build fails, and shows its log escaped in summary, log and annotation', async () => {
    const logs = 'line 1\n::error::pwned\nfoo ##[set-output name=a]b\n<script>alert(1)</script> @octocat `x` | y';
    await using stage = await startStage({ build: { outcome: 'error', logs } });
    const { exitCode, result, summary, stdout, stderr } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(1);
    expect(result.outcome).toBe('failed');
    expect(result.outputs.status).toBe('error');
    expect(result.message).toMatch(/^The build failed: .+/);
    expect(summary).toContain('alert(1)');
    expect(stdout + stderr).toContain('| line 1');
    expect(stdout + stderr).not.toMatch(/^::error::/m);
    expect(stdout + stderr).not.toContain('##[set-output');
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        level: 'error',
        title: expect.stringContaining('build') as string,
        message: expect.stringContaining('pwned') as string,
      }),
    );
  });

  test('names the error of the build log, and points to the dashboard without a build log', async () => {
    await using stage = await startStage({ build: { outcome: 'error', logs: 'line 1' } });
    const { result } = await stage.run('trigger-deploy', []);
    expect(result.message).toMatch(/^The build failed: line 1\. See https:.*#the-build-failed$/);
    await using silent = await startStage({ build: { outcome: 'error', logs: '' } });
    const { result: unexplained } = await silent.run('trigger-deploy');
    expect(unexplained.message).toMatch(
      /^The build failed, and the service returned no build log\. Check the dashboard\. See https:.*#the-build-failed$/,
    );
  });

  test('shows the example URL unaltered in the job summary of an invalid base-url', async () => {
    await using stage = await startStage();
    const { summary } = await stage.run('trigger-deploy', ['--base-url', 'docs.example.com']);
    expect(summary).toContain('Use one such as [https://api.example.com/api/v1](https://api.example.com/api/v1)');
  });

  test.each([
    ['of the site', /a web page answered instead of the API\. Check that --base-url is the URL of the API/],
    [
      'of the host',
      /: --base-url doesn't end in \/api\/v1, and its server responds "Unknown route"\. Set --base-url to http:\/\/127\.0\.0\.1:\d+\/api\/v1\. \(POST/,
    ],
  ])('names base-url before the words of a server if it is the URL %s', async (what, message) => {
    await using stage = await startStage({ seed: true });
    const { publishedUrl } = stage.emulator.state;
    const url = what === 'of the site' ? publishedUrl : new URL(stage.emulator.baseUrl).origin;
    const { exitCode, result } = await stage.run('trigger-deploy', ['--base-url', url]);
    expect([exitCode, result.message]).toEqual([1, expect.stringMatching(message)]);
  });

  test('fails if the deployment was cancelled, and says so', async () => {
    await using stage = await startStage({ build: { outcome: 'cancelled' } });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(
      /^Deployment [0-9a-f]{8} was cancelled on the service, .* Run the job again to publish\. See https:\S+#the-deployment-was-cancelled$/,
    );
    expect(result.outputs.status).toBe('cancelled');
  });

  test('times out while the build continues', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 60 * MINUTE } });
    const { exitCode, result, stderr } = await stage.run('trigger-deploy', ['--timeout', '5m']);
    expect(exitCode).toBe(4);
    expect(stderr).toContain(
      'See the dashboard for the result. If builds take this long, set --timeout to more than 5m.',
    );
    expect(result.outcome).toBe('timed-out');
    expect(result.outputs).toMatchObject({ 'timed-out': 'true', status: 'building' });
    expect(result.message).toMatch(
      /Deployment [0-9a-f]{8} \(building\) continues on the service\. See the dashboard for the result\. If builds take this long, set --timeout to more than 5m\. See \S+#the-timeout-was-reached$/,
    );
  });

  test('says what another run does if the service fails while it builds', async () => {
    await using stage = await startStage({ build: { pendingMs: 60 * MINUTE } });
    stage.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 503, times: Infinity });
    const messageOf = async (flags: string[]) => (await stage.run('trigger-deploy', flags)).result.message;
    expect(await messageOf([])).toMatch(
      /Run the job again later\. Deployment \S+ \(pending\) continues on the service\. See the dashboard for the result\. Another run of the job starts another deployment\./,
    );
    stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: stage.clock.now() + 1_000 });
    expect(await messageOf(['--mode', 'wait', '--branch', 'main'])).toMatch(
      /Run the job again later\. Deployment \S+ \(pending\) continues on the service\. (?:\(|See https)/,
    );
  });

  test('ends as unavailable if the service fails until the deadline', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: '*', kind: 'status', status: 503, times: Infinity });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(5);
    expect(result.outcome).toBe('unavailable');
    expect(result.message).toMatch(/503/);
  });
});

test('ends as unavailable at once if a rate limit resets after the deadline', async () => {
  await using stage = await startStage();
  stage.emulator.addFault({ route: 'POST /deploy', kind: 'status', status: 429, retryAfterSeconds: 7_200 });
  const startedMs = stage.clock.now();
  const { exitCode, result } = await stage.run('trigger-deploy');
  expect(exitCode).toBe(5);
  expect(result.message).toMatch(/rate limit resets in 2h/);
  expect(stage.clock.now() - startedMs).toBeLessThan(1_000);
});

describe('results folder', () => {
  test('keeps the .gitignore of an existing results folder, and rejects the workspace as one', async () => {
    await using stage = await startStage();
    mkdirSync(join(stage.folder, 'docs-ci/trigger-deploy'), { recursive: true });
    const ignore = join(stage.folder, 'docs-ci/trigger-deploy/.gitignore');
    writeFileSync(ignore, 'mine\n');
    await stage.run('trigger-deploy', ['--no-wait']);
    expect(readFileSync(ignore, 'utf8')).toBe('mine\n');
    const env = { GITHUB_WORKSPACE: stage.folder };
    await expect(stage.runAction('trigger-deploy', { 'results-dir': '.' }, env)).resolves.toMatchObject({
      exitCode: 2,
    });
  });

  test('rejects a results folder behind a symlink that leads out of the workspace', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using stage = await startStage();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(stage.folder, 'link'));
    const { exitCode } = await stage.runAction('trigger-deploy', { 'results-dir': 'link/x' });
    expect(exitCode).toBe(2);
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

test('says which role a viewer key lacks, and reports no uncertain start', async () => {
  await using stage = await startStage();
  const { exitCode, result } = await stage.run('trigger-deploy', [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(/key with the editor role.*HTTP 403/s);
  expect(result.message).not.toContain('may have started');
});

test('says what to do if the service is busy with an earlier request', async () => {
  await using stage = await startStage();
  stage.emulator.addFault({ route: 'POST /deploy', kind: 'status', status: 409, body: { message: 'Already running' } });
  const { exitCode, result } = await stage.run('trigger-deploy');
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(
    /^Couldn't start the deployment: Already running\. The service may be busy with an earlier request\. Run the job again later\. \(POST \/deploy: HTTP 409\).*#the-service-rejects-the-request$/,
  );
});

test('redacts the key everywhere although the service repeats it', async () => {
  await using stage = await startStage();
  const key = stage.emulator.keys.editor;
  stage.emulator.addFault({
    route: 'POST /deploy',
    kind: 'status',
    status: 400,
    body: {
      error: key,
      message: `bad key ${key}, see https://x.test/a?sig=abcdef123456`,
      code: 400,
      details: [{ field: key, message: key }],
    },
  });
  const { exitCode, stdout, stderr, result, summary } = await stage.run('trigger-deploy', ['--verbose']);
  expect(exitCode).toBe(1);
  const everything = stdout + stderr + summary + JSON.stringify(result);
  expect(everything).not.toContain(key);
  expect(everything).not.toContain('abcdef123456');
  expect(everything).toContain('bad key ***');
});

test('logs one line per request with verbose: status, time, attempt and remaining requests', async () => {
  await using stage = await startStage();
  const { stderr } = await stage.run('trigger-deploy', ['--verbose']);
  expect(stderr).toMatch(/POST \/deploy → 202 in \d+ ms \(attempt 1, \d+ requests left\)/);
  expect(stage.emulator.requests[0]?.headers['user-agent']).toBe('docs-ci/0.0.0-test (terminal)');
});
