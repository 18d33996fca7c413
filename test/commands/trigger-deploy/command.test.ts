import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../../../src/emulator/exchange.js';
import { type Stage, startStage, writeEvent } from '../../support/runs.js';

const MINUTE = 60_000;
const SLOW_BUILD = { pendingMs: 2_000, buildingMs: 38_000 };

function sent({ emulator }: Stage, route: string): RecordedRequest[] {
  return emulator.requests.filter((request) => request.route === route);
}

describe('mode deploy', () => {
  test('starts a deployment without a body, follows it and says where it is live', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { exitCode, result, summary, stdout } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(sent(stage, 'POST /deploy')).toMatchObject([{ status: 202, bodyBytes: 0 }]);
    expect(result.outcome).toBe('done');
    expect(result.outputs).toMatchObject({
      status: 'ready',
      url: stage.emulator.state.publishedUrl,
      branch: 'main',
      'is-preview': 'false',
      'timed-out': 'false',
      result: 'docs-ci/trigger-deploy/result.json',
    });
    expect(result.outputs['deployment-id']).toBe(stage.emulator.state.deployments.newestFirst()[0]?.deploymentId);
    expect(Number(result.outputs['duration-seconds'])).toBeGreaterThanOrEqual(40);
    expect(summary).toContain(stage.emulator.state.publishedUrl);
    expect(stdout).toContain('Live at');
  });

  test('passes a commit on where one is given', async () => {
    await using stage = await startStage();
    await stage.run('trigger-deploy', ['--commit-sha', 'abc1234']);
    expect(sent(stage, 'POST /deploy')).toMatchObject([{ body: { commitSha: 'abc1234' } }]);
  });

  test('with wait false starts it and leaves', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { exitCode, result } = await stage.run('trigger-deploy', ['--no-wait']);
    expect(exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ status: 'pending', url: '' });
    expect(stage.emulator.requests).toHaveLength(1);
  });

  test('in a run that a push started says that the push deploys by itself', async () => {
    await using stage = await startStage();
    const { result } = await stage.runAction('trigger-deploy', {}, { GITHUB_EVENT_NAME: 'push' });
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'notice', message: expect.stringContaining('mode wait') as string }),
    );
  });

  test('reuse-in-progress follows a live deployment that is running, and only such a one', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { state } = stage.emulator;
    const running = state.addDeployment({ triggerType: 'user' });
    state.addDeployment({ isPreview: true, branch: 'topic' });
    const followed = await stage.run('trigger-deploy', ['--reuse-in-progress']);
    expect(followed.result.outputs['deployment-id']).toBe(running.deploymentId);
    expect(sent(stage, 'POST /deploy')).toHaveLength(0);
    // It is over now, so the next run starts its own.
    const started = await stage.run('trigger-deploy', ['--reuse-in-progress']);
    expect(started.result.outputs['deployment-id']).not.toBe(running.deploymentId);
    expect(sent(stage, 'POST /deploy')).toHaveLength(1);
  });

  test.each(['reset-after', 'truncated-json', 'empty'] as const)(
    'starts one deployment although the answer was lost (%s)',
    async (kind) => {
      await using stage = await startStage();
      stage.emulator.addFault({ route: 'POST /deploy', kind });
      const { exitCode, result } = await stage.run('trigger-deploy');
      const deployments = stage.emulator.state.deployments.newestFirst();
      expect(exitCode).toBe(0);
      expect(deployments).toHaveLength(1);
      expect(result.outputs['deployment-id']).toBe(deployments[0]?.deploymentId);
    },
  );

  test('starts it once more where the request broke before any work was done', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: 'POST /deploy', kind: 'reset' });
    const { exitCode } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(stage.emulator.state.deployments.newestFirst()).toHaveLength(1);
  });
});

describe('a start whose answer was lost', () => {
  test('is not sent again where the service was only slower than its gateway', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: 'POST /deploy', kind: 'html', status: 504 });
    const late = stage.emulator.state.addDeployment({ createdAt: stage.clock.now() + 3_000 });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(sent(stage, 'POST /deploy')).toHaveLength(1);
    expect(result.outputs['deployment-id']).toBe(late.deploymentId);
  });

  test('is said to be unsure where it cannot be looked up either', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: '*', kind: 'html', times: Infinity });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(5);
    expect(result.message).toMatch(/^POST \/deploy .*not known whether a deployment was started/s);
  });

  test('is no question where the service said no', async () => {
    await using stage = await startStage();
    const { result } = await stage.run('trigger-deploy', [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
    expect(result.message).not.toContain('not known');
  });
});

describe('mode preview', () => {
  test('passes a commit on where one is given', async () => {
    await using stage = await startStage();
    await stage.run('trigger-deploy', ['--mode', 'preview', '--branch', 'main', '--commit-sha', 'abc1234']);
    expect(sent(stage, 'POST /deploy/preview')).toMatchObject([{ body: { branch: 'main', commitSha: 'abc1234' } }]);
  });

  test('builds the branch that is named, and says so in the outputs', async () => {
    await using stage = await startStage();
    stage.emulator.state.project.createBranch('topic', 'main');
    const { exitCode, result } = await stage.run('trigger-deploy', ['--mode', 'preview', '--branch', 'topic']);
    expect(exitCode).toBe(0);
    expect(sent(stage, 'POST /deploy/preview')).toMatchObject([{ body: { branch: 'topic' } }]);
    expect(result.outputs).toMatchObject({ branch: 'topic', 'is-preview': 'true', status: 'ready' });
  });

  test('takes the head branch of a pull request where none is named', async () => {
    await using stage = await startStage();
    stage.emulator.state.project.createBranch('topic', 'main');
    const { exitCode } = await stage.runAction(
      'trigger-deploy',
      { mode: 'preview' },
      { GITHUB_HEAD_REF: 'topic', GITHUB_REF_NAME: '7/merge', GITHUB_REF_TYPE: 'branch' },
    );
    expect(exitCode).toBe(0);
    expect(sent(stage, 'POST /deploy/preview')).toMatchObject([{ body: { branch: 'topic' } }]);
  });

  test('on a tag asks for the branch before any request', async () => {
    await using stage = await startStage();
    const env = { GITHUB_REF_NAME: 'v1.0.0', GITHUB_REF_TYPE: 'tag' };
    const { exitCode, result } = await stage.runAction('trigger-deploy', { mode: 'preview' }, env);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(/^branch is required/);
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('a plan without previews is told apart from a role that is too low', async () => {
    await using stage = await startStage();
    stage.emulator.state.missingFeatures.add('POST /deploy/preview');
    const { exitCode, result } = await stage.run('trigger-deploy', ['--mode', 'preview', '--branch', 'main']);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/403.*role editor.*plan/s);
  });
});

describe('mode wait', () => {
  /** The push of a run, some seconds ago. */
  async function pushEvent(stage: Stage, pushedMs: number): Promise<Record<string, string>> {
    return {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_EVENT_PATH: await writeEvent(stage.folder, { repository: { pushed_at: Math.floor(pushedMs / 1000) } }),
    };
  }

  test('follows the deployment of this push, not those around it', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { state } = stage.emulator;
    const pushed = stage.clock.now() - 30_000;
    state.addDeployment({ triggerType: 'auto', createdAt: pushed - 10 * MINUTE });
    state.addDeployment({ triggerType: 'auto', branch: 'topic', createdAt: pushed + 1_000 });
    state.addDeployment({ triggerType: 'auto', isPreview: true, createdAt: pushed + 1_500 });
    state.addDeployment({ triggerType: 'api', createdAt: pushed + 2_000 });
    const ours = state.addDeployment({ triggerType: 'auto', createdAt: pushed + 5_000 });
    state.addDeployment({ triggerType: 'auto', createdAt: pushed + 20_000 });
    const { exitCode, result } = await stage.runAction(
      'trigger-deploy',
      { mode: 'wait' },
      await pushEvent(stage, pushed),
    );
    expect(exitCode).toBe(0);
    expect(result.outputs['deployment-id']).toBe(ours.deploymentId);
    expect(sent(stage, 'POST /deploy')).toHaveLength(0);
  });

  test('waits for it to appear, up to a minute before the push by the other clock', async () => {
    await using stage = await startStage();
    const pushed = stage.clock.now();
    const late = stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: pushed + 90_000 });
    const appeared = await stage.runAction('trigger-deploy', { mode: 'wait' }, await pushEvent(stage, pushed));
    expect(appeared.result.outputs['deployment-id']).toBe(late.deploymentId);
    const early = await stage.runAction('trigger-deploy', { mode: 'wait' }, await pushEvent(stage, pushed + 149_000));
    expect(early.result.outputs['deployment-id']).toBe(late.deploymentId);
  });

  test('says that only the deployment branch goes live where none appears in time', async () => {
    await using stage = await startStage();
    const startedMs = stage.clock.now();
    const inputs = { mode: 'wait', 'appear-timeout': '90s' };
    const { exitCode, result } = await stage.runAction('trigger-deploy', inputs, await pushEvent(stage, startedMs));
    expect(exitCode).toBe(1);
    expect(result.outcome).toBe('failed');
    expect(result.message).toMatch(/main.*1m 30s.*deployment branch/s);
    expect(stage.clock.now() - startedMs).toBeLessThan(100_000);
  });

  test('reads the push time by the clock of the service, which may be hours off', async () => {
    const pushed = Date.UTC(2026, 8, 7, 11);
    const { pushTimeAtService } = await import('../../../src/commands/trigger-deploy/find-deployment.js');
    const hoursBehind = (ms: number): number => ms - 3 * 60 * MINUTE;
    const time = { ms: pushed, clock: 'platform' } as const;
    expect(pushTimeAtService(time, pushed + 5_000, hoursBehind)).toBe(hoursBehind(pushed));
    // The push lies in the runner's future: it is the runner that is behind.
    expect(pushTimeAtService(time, pushed - 3 * 60 * MINUTE, (ms) => ms + 3 * 60 * MINUTE)).toBe(pushed);
  });
});

describe('following', () => {
  /** When each look at the deployment happened, milliseconds after the start of the run. */
  function looks(stage: Stage, startedMs: number): number[] {
    return sent(stage, 'GET /deployments/{id}').map(({ at }) => at - startedMs);
  }

  test('notices a ready build within two seconds during the first minute', async () => {
    for (const buildingMs of [100, 7_300, 29_999, 58_000]) {
      await using stage = await startStage({ build: { pendingMs: 0, buildingMs } });
      const startedMs = stage.clock.now();
      await stage.run('trigger-deploy');
      expect(stage.clock.now() - startedMs - buildingMs).toBeLessThanOrEqual(2_000);
    }
  });

  test('looks less often the longer it takes, but every 15 s at the least', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 15 * MINUTE } });
    const startedMs = stage.clock.now();
    await stage.run('trigger-deploy');
    const times = looks(stage, startedMs);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
    expect(Math.max(...gaps)).toBeGreaterThan(14_000);
    expect(times.length).toBeLessThan(160);
  });

  test('keeps below a short rate limit instead of running into it', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 5 * MINUTE }, keyLimitPerMinute: 10 });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
    expect(stage.emulator.requests.filter(({ status }) => status === 429)).toHaveLength(0);
  });

  test('a failed build fails the job, its log harmless in the summary, the log and an annotation', async () => {
    const logs = 'line 1\n::error::pwned\nfoo ##[set-output name=a]b\n<script>alert(1)</script> @octocat `x` | y';
    await using stage = await startStage({ build: { outcome: 'error', logs } });
    const { exitCode, result, summary, stdout, stderr } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(1);
    expect(result.outcome).toBe('failed');
    expect(result.outputs.status).toBe('error');
    expect(summary).toContain('alert(1)');
    expect(stdout + stderr).toContain('| line 1');
    expect(stdout + stderr).not.toMatch(/^::error::/m);
    expect(stdout + stderr).not.toContain('##[set-output');
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', title: expect.stringContaining('build') as string, message: logs }),
    );
  });

  test('a cancelled deployment is named as such', async () => {
    await using stage = await startStage({ build: { outcome: 'cancelled' } });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/was cancelled at the service/);
    expect(result.outputs.status).toBe('cancelled');
  });

  test('our own timeout is no failure of the build, which goes on', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 60 * MINUTE } });
    const { exitCode, result } = await stage.run('trigger-deploy', ['--timeout', '5m']);
    expect(exitCode).toBe(4);
    expect(result.outcome).toBe('timed-out');
    expect(result.outputs).toMatchObject({ 'timed-out': 'true', status: 'building' });
    expect(result.message).toMatch(/goes on at the service/);
    const warned = await stage.run('trigger-deploy', ['--timeout', '5m', '--on-timeout', 'warn']);
    expect(warned.exitCode).toBe(0);
    expect(warned.result.outcome).toBe('timed-out');
  });

  test('a service that only fails until the deadline is unavailable, not slow', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: '*', kind: 'status', status: 503, times: Infinity });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(5);
    expect(result.outcome).toBe('unavailable');
    expect(result.message).toMatch(/503/);
  });

  test('an unknown status of a newer service counts as in progress', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    stage.emulator.addFault({
      route: 'GET /deployments/{id}',
      kind: 'status',
      status: 200,
      body: {
        deploymentId: 'd1',
        status: 'uploading',
        url: null,
        branch: 'main',
        isPreview: false,
        triggerType: 'api',
        logs: null,
        createdAt: '2026-09-07T08:00:00Z',
        updatedAt: '2026-09-07T08:00:00Z',
        somethingNew: 1,
      },
    });
    const { exitCode } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
  });
});

describe('verify-url', () => {
  test('asks the published address, without the key, until it answers', async () => {
    await using stage = await startStage({ publishedAfterMs: 20_000 });
    const { exitCode, result, summary } = await stage.run('trigger-deploy', ['--verify-url']);
    expect(exitCode).toBe(0);
    const asked = stage.emulator.requests.filter(({ origin }) => origin === 'files');
    expect(asked[0]?.status).toBe(404);
    expect(asked.at(-1)?.status).toBe(200);
    expect(asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(summary).toContain('Address answers');
    expect(result.outcome).toBe('done');
  });

  test('an address that never answers is a timeout that says what it answered', async () => {
    await using stage = await startStage({ publishedAfterMs: 60 * MINUTE });
    const { exitCode, result } = await stage.run('trigger-deploy', ['--verify-url', '--timeout', '3m']);
    expect(exitCode).toBe(4);
    expect(result.message).toMatch(/is published.*HTTP 404/s);
    expect(result.outputs.status).toBe('ready');
  });
});

test('verify-url follows redirects of the published address', async () => {
  await using stage = await startStage();
  const location = `${stage.emulator.filesOrigin}/site/moved`;
  stage.emulator.addFault({ route: 'GET files/site', kind: 'redirect', location });
  stage.emulator.addFault({ route: 'GET files', kind: 'status', status: 404, after: 1 });
  const { exitCode } = await stage.run('trigger-deploy', ['--verify-url']);
  expect(exitCode).toBe(0);
  const asked = stage.emulator.requests.filter(({ origin }) => origin === 'files').map(({ path }) => path);
  expect(asked.slice(0, 2)).toEqual(['/site/', '/site/moved']);
});

test('a limit that opens after the deadline ends the run at once, as unavailable', async () => {
  await using stage = await startStage();
  stage.emulator.addFault({ route: 'POST /deploy', kind: 'status', status: 429, retryAfterSeconds: 7_200 });
  const startedMs = stage.clock.now();
  const { exitCode, result } = await stage.run('trigger-deploy');
  expect(exitCode).toBe(5);
  expect(result.message).toMatch(/opens again in 2 h/);
  expect(stage.clock.now() - startedMs).toBeLessThan(1_000);
});

test('looking for a running deployment costs one request, however many previews there are', async () => {
  await using stage = await startStage();
  for (let index = 0; index < 300; index += 1) stage.emulator.state.addDeployment({ isPreview: true, branch: 'topic' });
  await stage.run('trigger-deploy', ['--reuse-in-progress', '--no-wait']);
  expect(sent(stage, 'GET /deployments')).toHaveLength(1);
});

describe('dry-run', () => {
  test.each([
    [['--mode', 'deploy'], /would be started/],
    [['--mode', 'preview', '--branch', 'topic'], /preview of topic would be started/],
    [['--mode', 'wait', '--branch', 'main'], /the run would look for one/],
  ])('%s reads only', async (flags, said) => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run('trigger-deploy', [...flags, '--dry-run']);
    expect(exitCode).toBe(0);
    expect(result.message).toMatch(said);
    expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(stage.emulator.requests.length).toBeGreaterThan(0);
  });
});

describe('keys and inputs', () => {
  test('every problem of the inputs is told at once, by name, before any request', async () => {
    await using stage = await startStage();
    const flags = [
      '--mode',
      'publish',
      '--timeout',
      'soon',
      '--commit-sha',
      'xyz',
      '--tiemout',
      '3m',
      '--verify-url',
      'maybe',
    ];
    const { exitCode, result } = await stage.run('trigger-deploy', flags);
    expect(exitCode).toBe(2);
    expect(result.outcome).toBe('refused');
    for (const name of ['--mode', '--timeout', '--commit-sha', '--tiemout']) expect(result.message).toContain(name);
    expect(result.message).toContain('Did you mean --timeout?');
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test('problems between inputs are told together with those of single ones', async () => {
    await using stage = await startStage();
    const flags = ['--mode', 'wait', '--no-wait', '--environment', '--timeout', 'soon'];
    const { result } = await stage.run('trigger-deploy', flags);
    for (const name of ['--branch is required', '--wait false', '--environment needs', '--timeout: "soon"']) {
      expect(result.message).toContain(name);
    }
  });

  test('an input without a meaning in the mode is not ignored in silence', async () => {
    await using stage = await startStage();
    const { result } = await stage.run('trigger-deploy', ['--branch', 'topic', '--no-wait']);
    expect(result.annotations).toMatchObject([{ level: 'notice', message: '--branch has no meaning in mode deploy.' }]);
  });

  test('a key with a line break, and a password in base-url, are refused without being shown', async () => {
    await using stage = await startStage();
    const flags = ['--base-url', 'https://user:hunter2secret@docs.example.com/api/v1'];
    const { exitCode, stdout, stderr, result } = await stage.run('trigger-deploy', flags, {
      DOCS_CI_API_KEY: 'abc12345\ndef67890',
    });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(/--api-key: its value has blanks/);
    for (const part of ['hunter2secret', 'abc12345', 'def67890']) {
      expect(stdout + stderr + JSON.stringify(result)).not.toContain(part);
    }
  });

  test('a timeout that only warns is a warning', async () => {
    await using stage = await startStage({ build: { pendingMs: 0, buildingMs: 60 * MINUTE } });
    const { result } = await stage.run('trigger-deploy', ['--timeout', '1m', '--on-timeout', 'warn']);
    expect(result.annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  test('a results folder that was there before keeps its .gitignore; the workspace itself is none', async () => {
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

  test('a results folder behind a link that leads out of the workspace is refused', async () => {
    await using stage = await startStage();
    const elsewhere = mkdtempSync(join(tmpdir(), 'docs-ci-elsewhere-'));
    symlinkSync(elsewhere, join(stage.folder, 'link'));
    const { exitCode } = await stage.runAction('trigger-deploy', { 'results-dir': 'link/x' });
    expect(exitCode).toBe(2);
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  test('inputs that contradict each other are refused', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run('trigger-deploy', ['--mode', 'wait', '--no-wait', '--branch', 'main']);
    expect(exitCode).toBe(2);
    expect(result.message).toContain('contradicts');
  });

  test.each(['', '$DOCS_API_KEY', '${{ secrets.KEY }}'])(
    'a missing key (%j) is refused, or skipped if asked',
    async (key) => {
      await using stage = await startStage();
      const refused = await stage.runAction('trigger-deploy', { 'api-key': key });
      expect(refused.exitCode).toBe(2);
      expect(refused.result.message).toMatch(/^api-key is missing/);
      const skipped = await stage.runAction('trigger-deploy', { 'api-key': key, 'on-missing-key': 'skip' });
      expect(skipped.exitCode).toBe(0);
      expect(skipped.result.outcome).toBe('skipped');
      expect(stage.emulator.requests).toHaveLength(0);
    },
  );

  test('a viewer key is told which role is needed', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run('trigger-deploy', [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/403.*role editor/s);
  });

  test('plain http is refused but on this machine', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run('trigger-deploy', ['--base-url', 'http://docs.example.com/api/v1']);
    expect(exitCode).toBe(2);
    expect(result.message).toContain('https://');
  });

  test('the key appears nowhere, although the service repeats it', async () => {
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
});

test('verbose shows one line a request, with status, time, attempt and what is left of the limit', async () => {
  await using stage = await startStage();
  const { stderr } = await stage.run('trigger-deploy', ['--verbose']);
  expect(stderr).toMatch(/POST \/deploy → 202 in \d+ ms \(attempt 1, \d+ requests left\)/);
  expect(stage.emulator.requests[0]?.headers['user-agent']).toBe('docs-ci/0.0.0-test (terminal)');
});
