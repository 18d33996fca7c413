/** Tests publish-branch with runs that are killed, and runs and edits at the same time. */
import { describe, expect, test } from 'vitest';
import { publishBranch, type PublishRun, publishThrough } from '../commands/publish-branch/fixture.js';
import {
  branchesOfRuns,
  filesOf,
  hasAllCommits,
  PUBLISH,
  RESTORE,
  startWorld,
  TRIAL,
  type World,
} from './publish-branch-worlds.js';

const WORLDS = [
  ['a publication', PUBLISH],
  ['a restore', RESTORE],
  ['a trial', TRIAL],
] as const;

/** The numbers of the requests of a run, the first of which is 1. Of the reads of pages, the first one stands for all. */
async function pointsOf(world: World): Promise<number[]> {
  await using stage = await startWorld(world);
  const { requests } = await publishBranch(stage, { ...world.inputs, wait: 'false' });
  const isRead = (request: string | undefined): boolean => request === 'GET /pages/{path}';
  const first = requests.findIndex(isRead);
  return [...requests.keys()].filter((at) => at === first || !isRead(requests[at])).map((at) => at + 1);
}

describe.each(WORLDS)('%s that dies', (_, world) => {
  test.each(['before', 'after'] as const)(
    'converges in the next run, if the service dies %s carrying out any request',
    { timeout: 300_000 },
    async (when) => {
      for (const nth of await pointsOf(world)) {
        const at = `request ${nth}`;
        await using stage = await startWorld(world);
        if (when === 'after') stage.emulator.addFault({ route: '*', kind: 'reset-after', after: nth - 1 });
        stage.emulator.addFault({ route: '*', kind: 'reset', after: nth - 1, times: Infinity });
        const dead = await publishBranch(stage, world.inputs);
        expect([world.before, world.after], at).toContainEqual(filesOf(stage.emulator));
        expect(branchesOfRuns(stage.emulator).length, at).toBeLessThanOrEqual(2);
        stage.emulator.clearFaults();
        stage.clock.advance(60_000);
        const next = await publishBranch(stage, world.inputs);
        expect(next.exitCode, `${at}: ${next.result.message}`).toBe(0);
        expect(filesOf(stage.emulator), at).toEqual(world.after);
        expect(dead.deployments + next.deployments, at).toBe(world === TRIAL ? 0 : 1);
        expect(hasAllCommits(stage.emulator), at).toBe(true);
      }
    },
  );

  test(
    'leaves the live branch as before or as after if it is cancelled at any request',
    { timeout: 300_000 },
    async () => {
      for (const nth of await pointsOf(world)) {
        const at = `request ${nth}`;
        await using stage = await startWorld(world);
        const start = stage.emulator.requests.length;
        let isFirst = true;
        stage.cancelWhen(() => isFirst && stage.emulator.requests.length >= start + nth, 'SIGTERM');
        const cancelled = await publishBranch(stage, world.inputs);
        isFirst = false;
        expect([0, 143], at).toContain(cancelled.exitCode);
        expect([world.before, world.after], at).toContainEqual(filesOf(stage.emulator));
        stage.clock.advance(60_000);
        const next = await publishBranch(stage, world.inputs);
        expect(next.exitCode, `${at}: ${next.result.message}`).toBe(0);
        expect(filesOf(stage.emulator), at).toEqual(world.after);
        expect(cancelled.deployments + next.deployments, at).toBe(world === TRIAL ? 0 : 1);
      }
    },
  );
});

describe('edits and runs at the same time', () => {
  const EDIT = { 'c.mdx': '# C, edited\n', 'late.mdx': '# Late\n' };

  test.each(WORLDS)(
    'keeps what people write on the live branch before any request of %s',
    { timeout: 300_000 },
    async (_, world) => {
      for (const at of await pointsOf(world)) {
        await using stage = await startWorld(world);
        const { project } = stage.emulator.state;
        const inputs = { ...world.inputs, wait: 'false' };
        const run = await publishThrough(stage, (_, nth) => nth === at && project.edit(EDIT), inputs);
        expect(run.exitCode, `request ${at}: ${run.result.message}`).toBe(0);
        expect(filesOf(stage.emulator), `request ${at}`).toEqual({ ...world.after, ...EDIT });
        expect(run.deployments, `request ${at}`).toBeLessThanOrEqual(1);
      }
    },
  );

  test.each(WORLDS)(
    'publishes or restores once if another run does the same before any request of %s',
    { timeout: 300_000 },
    async (_, world) => {
      for (const at of await pointsOf(world)) {
        await using stage = await startWorld(world);
        const inputs = { ...world.inputs, wait: 'false' };
        let inner: Promise<PublishRun> | undefined;
        const runInner = async (_: unknown, nth: number): Promise<void> => {
          if (nth === at) await (inner = publishBranch(stage, inputs));
        };
        const outer = await publishThrough(stage, runInner, inputs);
        const { exitCode, result } = (await inner) ?? {};
        expect(exitCode, `request ${at}: ${String(result?.message)}`).toBe(0);
        const isTakenOver = /another run/i.test(outer.result.message);
        expect(outer.exitCode === 0 || isTakenOver, `request ${at}: ${outer.result.message}`).toBe(true);
        expect(filesOf(stage.emulator), `request ${at}`).toEqual(world.after);
      }
    },
  );
});
