/** Tests that a publication ends with its own deployment behind many newer previews, whatever changed and whatever the clocks show. */
import { describe, expect, test } from 'vitest';
import { VirtualClock } from '../../support/clock.js';
import { watchRequests } from '../../support/in-flight.js';
import { type Stage, startStage } from '../../support/runs.js';
import { configOf, filesOf, PAGES, prepare, publishBranch, SERVICE } from './fixture.js';

const MINUTE = 60_000;
const MAX_LIST_REQUESTS = 7;

/** What the branch changes beside the configuration. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'a page deleted': { 'gone.mdx': null, 'docs.json': configOf(['a', 'b', 'c']) },
  'a page renamed': { 'gone.mdx': null, 'moved.mdx': '# Gone\n', 'docs.json': configOf(['a', 'b', 'c', 'moved']) },
  'a page added': { 'new.mdx': '# New\n', 'docs.json': configOf(['a', 'b', 'c', 'gone', 'new']) },
  'a page edited': { 'b.mdx': '# B 2\n' },
};

interface World {
  readonly previews: number;
  /** How far the clock of the headers, and that of the deployments, are ahead of ours. */
  readonly clocks: readonly [number, number];
  readonly outcome: 'ready' | 'error' | 'cancelled';
}

const CLOCKS: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[MINUTE, -MINUTE].flatMap(
    (ms) =>
      [
        [ms, 0],
        [0, ms],
        [ms, ms],
        [ms, -ms],
      ] as const,
  ),
];
const OUTCOMES = ['ready', 'error', 'cancelled'] as const;
/** Each clock with each outcome, and both numbers of previews with each of both. */
const WORLDS: readonly World[] = CLOCKS.flatMap((clocks, nth) =>
  OUTCOMES.map((outcome, index) => ({ previews: (nth + index) % 2 === 0 ? 101 : 1_000, clocks, outcome })),
);

async function startWorld({ clocks: [skewMs, deploymentClockMs], outcome }: World): Promise<Stage> {
  const clock = new VirtualClock([watchRequests()]);
  const build = { pendingMs: 500, buildingMs: 20_000, outcome };
  const stage = await startStage({ ...SERVICE, deploymentClockMs, build }, { clock, skewMs });
  clock.watch(() => stage.emulator.activeRequests > 0);
  return stage;
}

/** A live deployment with the other ending, and previews after it until this moment. */
function addPreviews({ clock, emulator: { state } }: Stage, { previews, outcome, clocks: [, aheadMs] }: World): void {
  const build = { pendingMs: 0, buildingMs: 0, outcome: outcome === 'ready' ? 'error' : 'ready' } as const;
  const start = clock.now() + aheadMs - 10 * MINUTE;
  state.addDeployment({ triggerType: 'auto', createdAt: start, build });
  for (let index = 1; index <= previews; index += 1)
    state.addDeployment({
      isPreview: true,
      branch: index % 2 === 0 ? 'next' : 'topic',
      createdAt: start + Math.floor((index * 10 * MINUTE) / (previews + 1)),
      build,
    });
}

function newestLive({ emulator: { state } }: Stage): string | undefined {
  return state.deployments.newestFirst().find(({ isPreview }) => !isPreview)?.deploymentId;
}

describe.each(Object.entries(CHANGES))('with %s', (_, changes) => {
  test.each(WORLDS)(
    'ends as its deployment: $outcome, behind $previews previews, with clocks that are $clocks ms ahead',
    async (world) => {
      await using stage = await startWorld(world);
      prepare(stage, { pages: PAGES, changes });
      addPreviews(stage, world);
      const run = await publishBranch(stage);
      const isReady = world.outcome === 'ready';
      expect(run.exitCode, run.result.message).toBe(isReady ? 0 : 1);
      expect(run.result.outputs).toMatchObject({ 'deployment-id': newestLive(stage), status: world.outcome });
      expect(run.deployments).toBe(1);
      expect(filesOf(stage)).toEqual(filesOf(stage, 'next'));
      const lists = run.requests.filter((route) => route === 'GET /deployments');
      expect(lists.length).toBeLessThanOrEqual(MAX_LIST_REQUESTS);

      const again = await publishBranch(stage);
      expect([again.exitCode, again.result.outputs.status], again.result.message).toEqual([
        isReady ? 0 : 1,
        world.outcome,
      ]);
      expect(again.deployments).toBe(0);
    },
  );
});
