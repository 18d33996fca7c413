/** Tests that each job follows the deployment of its own push, however many previews the project has. */
import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../emulator/emulator.js';
import { writeEvent } from '../support/loopback-platforms.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { prepare, publishBranch, SERVICE as BRANCH_SERVICE } from './publish-branch/fixture.js';
import { manyPages, push, SERVICE, writePages } from './push-content/fixture.js';

const MINUTE = 60_000;

interface Job {
  readonly service: EmulatorOptions;
  /** Makes what the run publishes. */
  prepare(stage: Stage): void;
  run(stage: Stage): Promise<Run>;
}

const JOBS: Readonly<Record<string, Job>> = {
  'push-content': {
    service: SERVICE,
    prepare: (stage) => writePages(stage, manyPages(2)),
    run: (stage) => push(stage, 7),
  },
  'push-content by a branch': {
    service: { ...SERVICE, pushLimitBytes: 2_000 },
    prepare: (stage) => writePages(stage, manyPages(3, 'Text. '.repeat(200))),
    run: (stage) => push(stage, 7),
  },
  'publish-branch': { service: BRANCH_SERVICE, prepare, run: (stage) => publishBranch(stage) },
};

async function start(job: Job, options: EmulatorOptions = {}): Promise<Stage> {
  const stage = await startStage({ ...job.service, ...options });
  job.prepare(stage);
  return stage;
}

/** Adds a live deployment, and previews that are newer. */
function addOlder({ clock, emulator: { state } }: Stage, previews: number, outcome: 'ready' | 'error' = 'ready'): void {
  const now = clock.now();
  const build = { pendingMs: 0, buildingMs: 0, outcome };
  state.addDeployment({ triggerType: 'auto', createdAt: now - 60 * MINUTE, build });
  for (let index = 1; index <= previews; index += 1)
    state.addDeployment({
      isPreview: true,
      branch: `topic-${index}`,
      createdAt: now - 60 * MINUTE + index * 100,
      build,
    });
}

/** The newest live deployment of the service. */
function newestLive({ emulator: { state } }: Stage): string | undefined {
  return state.deployments.newestFirst().find(({ isPreview }) => !isPreview)?.deploymentId;
}

/** How often the list was read before and after the last write. */
function listRequests({ emulator: { requests } }: Stage): { before: number; after: number } {
  const isList = ({ route }: { readonly route: string | null }): boolean => route === 'GET /deployments';
  // The work branch is deleted at any time.
  const last = requests.findLastIndex(({ route }) => route === 'POST /push' || route === 'POST /branches/merge');
  return { before: requests.slice(0, last).filter(isList).length, after: requests.slice(last).filter(isList).length };
}

const PREVIEWS = [0, 1, 101, 1_000];

describe.each(Object.entries(JOBS))('%s', (_, job) => {
  describe.each(PREVIEWS)('with %i previews newer than the live deployment', (previews) => {
    test.each([
      ['ready', 0, 'ready'],
      ['error', 1, 'error'],
      ['cancelled', 1, 'cancelled'],
    ] as const)('ends with the deployment of its push, which is %s', async (outcome, exitCode, status) => {
      await using stage = await start(job, { build: { pendingMs: 500, buildingMs: 20_000, outcome } });
      addOlder(stage, previews, outcome === 'ready' ? 'error' : 'ready');
      const run = await job.run(stage);
      expect(run.exitCode, run.result.message).toBe(exitCode);
      expect(run.result.outputs).toMatchObject({ 'deployment-id': newestLive(stage), status });
      const { before, after } = listRequests(stage);
      // One more after a push that was too large.
      expect(before).toBeLessThanOrEqual(2);
      expect(after).toBeLessThanOrEqual(6);
    });

    test('fails if the service never starts a deployment', async () => {
      await using stage = await start(job, { build: { pendingMs: 500, buildingMs: 1_000 } });
      addOlder(stage, previews);
      hideNewLive(stage);
      const run = await job.run(stage);
      expect(run.exitCode, run.result.message).toBe(1);
      expect(run.result.message).toContain('within 3m');
      expect(run.result.outputs['deployment-id'] ?? '').toBe('');
      expect(listRequests(stage).after).toBeLessThanOrEqual(6);
    });
  });

  test.each([
    ['dates of whole seconds', { deploymentDates: 'seconds' }],
    ['a clock for deployments that is a minute ahead', { deploymentClockMs: MINUTE }],
    ['a clock for deployments that is a minute behind', { deploymentClockMs: -MINUTE }],
    ['a list that lags by 2.5 s', { deploymentListLagMs: 2_500 }],
    ['a list that lags by 20 s', { deploymentListLagMs: 20_000 }],
    [
      'a list that lags by 2.5 s, and a clock that is a minute behind',
      { deploymentListLagMs: 2_500, deploymentClockMs: -MINUTE },
    ],
  ] as const)('takes no deployment of others for its own: %s', async (_name, world) => {
    for (const origins of ['shown', 'null'] as const) {
      const build = { pendingMs: 100, buildingMs: 200, outcome: 'error' } as const;
      await using stage = await start(job, { ...world, deploymentOrigins: origins, build });
      addOlder(stage, 101);
      // Others push at this moment, and half a second before.
      const others = { triggerType: 'auto', build: { pendingMs: 0, buildingMs: 0, outcome: 'ready' } } as const;
      for (const ms of [500, 1]) stage.emulator.state.addDeployment({ ...others, createdAt: stage.clock.now() - ms });
      const run = await job.run(stage);
      expect(run.result.outputs, run.result.message).toMatchObject({ 'deployment-id': newestLive(stage) });
      expect(run.exitCode, run.result.message).toBe(1);
      expect(listRequests(stage).after).toBeLessThanOrEqual(6);
    }
  });

  test('ends with the deployment that replaces the cancelled one of its push', async () => {
    for (const outcome of ['ready', 'error'] as const) {
      await using stage = await start(job, { build: { pendingMs: 0, buildingMs: 8_000, outcome: 'cancelled' } });
      addOlder(stage, 101);
      const build = { pendingMs: 0, buildingMs: 30_000, outcome } as const;
      stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: stage.clock.now() + 7_000, build });
      const run = await job.run(stage);
      expect(run.exitCode, run.result.message).toBe(outcome === 'ready' ? 0 : 1);
      expect(run.result.outputs).toMatchObject({ 'deployment-id': newestLive(stage), status: outcome });
    }
  });

  test('finds its deployment although previews shift the list', async () => {
    await using stage = await start(job, { build: { pendingMs: 0, buildingMs: 20_000 } });
    addOlder(stage, 101);
    const before = stage.clock.now();
    // They start with the push, and up to a minute after it.
    for (let index = 0; index < 450; index += 1)
      stage.emulator.state.addDeployment({ isPreview: true, branch: 'topic', createdAt: before + index * 130 });
    stage.emulator.configure({ deploymentListLagMs: 59_000 });
    const run = await job.run(stage);
    expect(run.exitCode, run.result.message).toBe(0);
    expect(run.result.outputs).toMatchObject({ 'deployment-id': newestLive(stage), status: 'ready' });
    expect(listRequests(stage).after).toBeLessThanOrEqual(6);
  });
});

/** The service takes pushes, and starts no live deployment for them. */
function hideNewLive({ emulator: { state } }: Stage): void {
  const { deployments } = state;
  const add = deployments.add.bind(deployments);
  const never = Number.MAX_SAFE_INTEGER;
  deployments.add = (one) => add(one.isPreview || one.triggerType !== 'auto' ? one : { ...one, createdAt: never });
}

describe.each(['push-content', 'publish-branch'] as const)('%s that has nothing to push', (name) => {
  const job = JOBS[name] as Job;

  test.each([
    [1, 1],
    [101, 2],
    [1_000, 11],
    [1_950, 20],
  ])('fails after a failed build behind %i previews, with %i requests', async (previews, requests) => {
    await using stage = await start(job);
    await job.run(stage);
    await stage.clock.sleep(120 * MINUTE);
    addOlder(stage, previews, 'error');
    const firstRequest = stage.emulator.requests.length;
    const run = await job.run(stage);
    expect(run.exitCode, run.result.message).toBe(1);
    expect(run.result.outputs).toMatchObject({ 'deployment-id': newestLive(stage), status: 'error' });
    const lists = stage.emulator.requests.slice(firstRequest).filter(({ route }) => route === 'GET /deployments');
    expect(lists.length).toBeLessThanOrEqual(requests);
  });

  test('says that it is not known what is live behind 2,100 previews, with 20 requests', async () => {
    await using stage = await start(job);
    await job.run(stage);
    await stage.clock.sleep(120 * MINUTE);
    addOlder(stage, 2_100);
    const firstRequest = stage.emulator.requests.length;
    const run = await job.run(stage);
    const lists = stage.emulator.requests.slice(firstRequest).filter(({ route }) => route === 'GET /deployments');
    expect(lists).toHaveLength(20);
    expect(run.exitCode, run.result.message).toBe(1);
    expect(run.result.message).toMatch(/not known/);
    expect(run.result.outputs).toMatchObject({ status: '', url: '' });
    expect(`${run.result.message}\n${run.summary}`).not.toMatch(/Live:|is live\b|✓|✅/);
  });
});

describe('trigger-deploy in mode wait', () => {
  async function waitForPush(stage: Stage, pushedMs: number): Promise<Run> {
    const event = { repository: { pushed_at: Math.floor(pushedMs / 1000) } };
    const env = {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_EVENT_PATH: await writeEvent(stage.folder, event),
    };
    return stage.runAction('trigger-deploy', { mode: 'wait' }, env);
  }

  test.each([
    ['older', 101],
    ['older', 1_000],
    ['newer', 101],
    ['newer', 1_000],
  ] as const)('finds the deployment of the push among %s previews: %i', async (age, previews) => {
    await using stage = await startStage(SERVICE);
    addOlder(stage, age === 'older' ? previews : 1);
    const pushedMs = stage.clock.now() - 5 * MINUTE;
    const build = { pendingMs: 0, buildingMs: 0 };
    const own = stage.emulator.state.addDeployment({ triggerType: 'auto', createdAt: pushedMs + 3_000, build });
    for (let index = 0; age === 'newer' && index < previews; index += 1)
      stage.emulator.state.addDeployment({ isPreview: true, createdAt: pushedMs + 4_000 + index * 100, build });
    const run = await waitForPush(stage, pushedMs);
    expect(run.exitCode, run.result.message).toBe(0);
    expect(run.result.outputs).toMatchObject({ 'deployment-id': own.deploymentId });
    const lists = stage.emulator.requests.filter(({ route }) => route === 'GET /deployments');
    expect(lists.length).toBeLessThanOrEqual(6);
  });
});
