import { describe, expect, test } from 'vitest';
import { pushTimeAtService } from '../../../src/deployments/push-time.js';
import { writeEvent } from '../../support/loopback-platforms.js';
import { type Run, type Stage, startStage, withoutHelp } from '../../support/runs.js';
import { MINUTE, requestsTo, SLOW_BUILD } from './fixture.js';

const WARNING_OF_DRY_RUN =
  'Without dry-run, this job fails. The service only deploys pushes to the deployment branch of the documentation repository. Run the job there';

describe('mode wait', () => {
  /** Runs after a push. */
  async function waitForPush(
    stage: Stage,
    pushedMs: number,
    inputs: Record<string, string> = {},
    more = {},
  ): Promise<Run> {
    const event = { repository: { pushed_at: Math.floor(pushedMs / 1000) } };
    const env = {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_EVENT_PATH: await writeEvent(stage.folder, event),
      ...more,
    };
    return stage.runAction('trigger-deploy', { mode: 'wait', ...inputs }, env);
  }

  test('waits for the deployment of its own push among others', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { state } = stage.emulator;
    const pushed = stage.clock.now() - 30_000;
    state.addDeployment({ triggerType: 'auto', createdAt: pushed - 10 * MINUTE });
    state.addDeployment({ triggerType: 'auto', branch: 'topic', createdAt: pushed + 1_000 });
    state.addDeployment({ triggerType: 'auto', isPreview: true, createdAt: pushed + 1_500 });
    state.addDeployment({ triggerType: 'api', createdAt: pushed + 2_000 });
    const expected = state.addDeployment({ triggerType: 'auto', createdAt: pushed + 5_000 });
    state.addDeployment({ triggerType: 'auto', createdAt: pushed + 20_000 });
    const { exitCode, result } = await waitForPush(stage, pushed);
    expect(exitCode).toBe(0);
    expect(result.outputs['deployment-id']).toBe(expected.deploymentId);
    expect(requestsTo(stage, 'POST /deploy')).toHaveLength(0);
  });

  test('waits until the deployment of the push appears, and accepts one minute of clock difference', async () => {
    await using stage = await startStage();
    const pushed = stage.clock.now();
    const late = stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: pushed + 90_000 });
    const appeared = await waitForPush(stage, pushed);
    expect(appeared.result.outputs['deployment-id']).toBe(late.deploymentId);
    const early = await waitForPush(stage, pushed + 149_000);
    expect(early.result.outputs['deployment-id']).toBe(late.deploymentId);
  });

  test.each([
    [
      -31_000,
      'ready',
      '⚠️ Documentation is live, but perhaps without this push',
      /^Live, but perhaps without this push: /,
    ],
    [-31_000, 'error', '❌ Documentation failed to build', /^The build failed/],
    [-4_000, 'ready', '✅ Documentation is live', /^Live: /],
  ] as const)(
    'claims no commit for a deployment that began %i ms after the push and ends as %s',
    async (ms, outcome, title, message) => {
      await using stage = await startStage();
      const pushed = Math.floor(stage.clock.now() / 1000) * 1000 - 10_000;
      const build = { pendingMs: 0, buildingMs: 1_000, outcome };
      stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: pushed + ms, build });
      const { result, summary } = await waitForPush(stage, pushed, {}, { GITHUB_SHA: 'b'.repeat(40) });
      const isEarly = ms < -5_000;
      const warnings = result.annotations.filter(({ level }) => level === 'warning').map((one) => one.message);
      // The service's clock is known to a second.
      const warning = expect.stringMatching(
        /^This deployment began 3[12]s before the push, so it may not have it: clocks can differ by a minute\.$/,
      ) as string;
      expect(warnings).toEqual(isEarly ? [warning] : []);
      expect(result.message).toMatch(message);
      expect(summary).toContain(title);
      if (outcome === 'ready') expect(summary).toContain(`from \`main\`${isEarly ? ' in ' : ' for `bbbbbbb` in '}`);
    },
  );

  test.each([
    ['the list of deployments is late', 'GET /deployments', 1],
    ['the list of branches is late', 'GET /branches', 1],
    ['no list of branches comes', 'GET /branches', Infinity],
  ])('keeps looking for the whole three minutes if %s', async (_, route, times) => {
    await using stage = await startStage();
    stage.emulator.addFault({ route, kind: 'status', status: 503, retryAfterSeconds: 20, times });
    const pushed = stage.clock.now();
    const own = stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: pushed + 100_000 });
    const { result } = await waitForPush(stage, pushed);
    expect(result.outputs).toMatchObject({ outcome: 'done', 'deployment-id': own.deploymentId });
  });

  test.each([
    ['is there already', -2_000, 'ready'],
    ['appears during the build', 2_000, 'ready'],
    ['appears seconds after the end of the build', 15_000, 'ready'],
    ['replaces the build', 2_000, 'cancelled'],
  ] as const)(
    'never takes the deployment of a push half a minute before for its own, which %s',
    async (_, ms, outcome) => {
      await using stage = await startStage({ build: SLOW_BUILD });
      const { state } = stage.emulator;
      const now = stage.clock.now();
      const pushed = now - 5_000;
      state.addDeployment({ triggerType: 'auto', createdAt: pushed - 30_000, build: { ...SLOW_BUILD, outcome } });
      const own = state.addDeployment({ triggerType: 'auto', createdAt: now + ms });
      const { exitCode, result } = await waitForPush(stage, pushed);
      expect(exitCode).toBe(0);
      expect(result.outputs).toMatchObject({ 'deployment-id': own.deploymentId, status: 'ready' });
    },
  );

  test.each([
    ['the newer of two that were there before the run', [-40_000, -20_000], 1],
    ['the one that appears seconds after the run began', [-40_000, 8_000], 1],
    ['the one from right before the run, although another push follows', [-2_000, 15_000], 0],
  ] as const)(
    'takes %s in a terminal, where the time of the push is not known',
    async (_, [first, second], expected) => {
      await using stage = await startStage({ build: SLOW_BUILD });
      const now = stage.clock.now();
      const deployments = [first, second].map((ms) =>
        stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: now + ms }),
      );
      const { exitCode, result } = await stage.run('trigger-deploy', ['--mode', 'wait', '--branch', 'main']);
      expect(exitCode).toBe(0);
      expect(result.outputs).toMatchObject({ 'deployment-id': deployments[expected]?.deploymentId, status: 'ready' });
    },
  );

  test.each([
    ['no branch', { branch: null, triggerType: 'auto' }],
    ['no trigger', { branch: 'main', triggerType: null }],
    ['neither branch nor trigger', { branch: null, triggerType: null }],
  ] as const)('waits for a deployment with %s, unless another one matches exactly', async (_, unknown) => {
    await using stage = await startStage();
    const pushed = stage.clock.now();
    const { state } = stage.emulator;
    const possible = state.addDeployment({ ...unknown, createdAt: pushed + 1_000 });
    state.addDeployment({ ...unknown, isPreview: true, createdAt: pushed + 500 });
    stage.clock.advance(10_000);
    const alone = await waitForPush(stage, pushed);
    expect(alone.result.outputs).toMatchObject({ outcome: 'done', 'deployment-id': possible.deploymentId });
    const exact = state.addDeployment({ triggerType: 'auto', createdAt: pushed + 5_000 });
    const beside = await waitForPush(stage, pushed);
    expect(beside.result.outputs['deployment-id']).toBe(exact.deploymentId);
  });

  test('explains that only the deployment branch goes live if no deployment appears in time', async () => {
    await using stage = await startStage();
    const startedMs = stage.clock.now();
    const { exitCode, result, stdout } = await waitForPush(stage, startedMs);
    for (const waited of ['15s', '1m 30s', '2m 45s'])
      expect(stdout).toContain(`Waiting for the deployment of main to appear (${waited})`);
    expect(exitCode).toBe(1);
    expect(result.outcome).toBe('failed');
    expect(result.message).toMatch(
      /^No deployment of main appeared within 3m\. .*deployment branch.* If this is that branch, check the repository's connection in the dashboard\. If not, run the job there for that branch, or set "mode" to deploy\./,
    );
    expect(stage.clock.now() - startedMs).toBeLessThan(190_000);
  });

  test('says that a run by hand has no push to wait for', async () => {
    await using stage = await startStage();
    const env = { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main' };
    const { exitCode, result } = await stage.runAction('trigger-deploy', { mode: 'wait' }, env);
    expect([exitCode, result.message]).toEqual([
      1,
      expect.stringContaining(
        'No push started this run, so there may have been none to wait for. Run the job on a push',
      ),
    ]);
    expect(result.message).not.toContain('connection');
    expect(result.annotations[0]?.message).toBe('No push started this run, so there may be no deployment to wait for.');
  });

  const FAILS =
    /^Without dry-run, this job fails if no deployment of topic appears within 3m\. .*#no-deployment-appears$/;

  test.each([
    ['a pull request', 'pull_request', 'To show the changes of this pull request, set "mode" to preview.'],
    ['a run by hand', 'workflow_dispatch', 'Run the job on a push, or set "mode" to deploy.'],
    ['a push', 'push', "check the repository's connection in the dashboard."],
  ])('says in a dry run for %s that the job fails without a deployment, as a run does', async (_, event, advice) => {
    await using stage = await startStage();
    stage.emulator.state.project.createBranch('topic', 'main');
    const requested = { number: 7, head: { ref: 'topic', sha: 'a'.repeat(40), repo: { full_name: 'octo/docs' } } };
    const payload = {
      repository: { full_name: 'octo/docs' },
      ...(event === 'pull_request' && { pull_request: requested }),
    };
    const env = {
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: await writeEvent(stage.folder, payload),
      GITHUB_REPOSITORY: 'octo/docs',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REF_NAME: 'topic',
      ...(event === 'pull_request' && { GITHUB_HEAD_REF: 'topic' }),
    };
    const run = (dryRun: string) => stage.runAction('trigger-deploy', { mode: 'wait', 'dry-run': dryRun }, env);
    const planned = await run('true');
    const warnings = planned.result.annotations.filter(({ level }) => level === 'warning').map((one) => one.message);
    expect([planned.exitCode, warnings]).toEqual([0, [expect.stringMatching(FAILS)]]);
    expect(planned.result.message).toBe(
      'Dry run: the job would wait until a deployment of topic appears. Nothing was started.',
    );
    const failed = await run('false');
    expect(failed.exitCode).toBe(1);
    for (const text of [warnings[0], failed.result.message]) expect(text).toContain(advice);
  });

  test.each(['true', 'false'])(
    'says at once that the service has no branch of this name, with dry-run: %s',
    async (dryRun) => {
      await using stage = await startStage();
      const startedMs = stage.clock.now();
      const { exitCode, result } = await stage.runAction('trigger-deploy', {
        mode: 'wait',
        branch: 'release/1',
        'dry-run': dryRun,
      });
      const sentences = {
        true: /^Dry run: the job would fail, because the service has no branch "release\/1"\. Nothing was started\.$/,
        false:
          /^The service has no branch "release\/1", so no push to it is deployed\. .*#the-branch-isnt-in-the-documentation-repository$/,
      };
      expect(result.message).toMatch(sentences[dryRun as 'true' | 'false']);
      expect(exitCode).toBe(dryRun === 'true' ? 0 : 1);
      const warnings = result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
      expect(warnings).toEqual(dryRun === 'true' ? [expect.stringContaining(WARNING_OF_DRY_RUN)] : []);
      expect(stage.emulator.requests.map(({ route }) => route)).toEqual(['GET /deployments', 'GET /branches']);
      expect(stage.clock.now() - startedMs).toBeLessThan(10_000);
    },
  );

  test.each([404, 403, 500])('waits as ever if the service answers the list of branches with %i', async (status) => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: 'GET /branches', kind: 'status', status, times: Infinity });
    const { result } = await waitForPush(stage, stage.clock.now(), { branch: 'release/1', timeout: '10m' });
    expect(result.message).toMatch(/^No deployment of release\/1 appeared within 3m\./);
  });

  test('says which timeout to set if it is shorter than the wait for a deployment to appear', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await waitForPush(stage, stage.clock.now(), { timeout: '2m' });
    expect(exitCode).toBe(4);
    expect(withoutHelp(result.message)).toBe(
      'The timeout was reached. No deployment of main has appeared yet. The service only deploys pushes to the deployment branch of the documentation repository. If this is that branch, set "timeout" to more than 3m. If not, run the job there for that branch, or set "mode" to deploy.',
    );
  });

  test("converts the push time to the service's clock, which may differ by hours", () => {
    const pushed = Date.UTC(2026, 8, 7, 11);
    const hoursBehind = (ms: number): number => ms - 3 * 60 * MINUTE;
    expect(pushTimeAtService(pushed, pushed + 5_000, hoursBehind)).toBe(hoursBehind(pushed));
    // The push lies in the runner's future, so the runner's clock is behind.
    expect(pushTimeAtService(pushed, pushed - 3 * 60 * MINUTE, (ms) => ms + 3 * 60 * MINUTE)).toBe(pushed);
  });
});
