/** Tests push-content with responses that get lost, runs that are killed, and runs at the same time. */
import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '../support/api-server.js';
import { type Stage, startStage } from '../support/runs.js';
import {
  branchesOf,
  editAtService,
  expectRun,
  manyPages,
  pagesOf,
  type Push,
  push,
  removePages,
  SERVICE,
  through,
  writePages,
} from '../commands/push-content/fixture.js';

/** Publishes pages, changes all of them, and removes some. Returns the pages before and after a whole run. */
async function prepareChange(stage: Stage, count: number): Promise<{ before: object; after: object }> {
  writePages(stage, { ...manyPages(count), 'gone.mdx': 'gone\n' });
  const first = await push(stage, 1);
  expect(first.exitCode, first.result.message).toBe(0);
  stage.clock.advance(60_000);
  editAtService(stage, { 'theirs.mdx': 'theirs\n' });
  const before = pagesOf(stage);
  writePages(stage, { ...manyPages(count, 'Changed.'), 'new.mdx': 'new\n' });
  removePages(stage, 'gone.mdx');
  const folder = { ...manyPages(count, 'Changed.'), 'new.mdx': 'new\n', 'theirs.mdx': 'theirs\n' };
  return {
    before,
    after: Object.fromEntries(Object.entries(folder).map(([path, text]) => [`reference/api/${path}`, text])),
  };
}

const PRUNE = { prune: 'managed' };

/** Time stands still while a request waits for another run, so that run must not wait for a deployment. */
const AT_ONCE = { ...PRUNE, wait: 'false' };

/** Returns the numbers of the requests of a run, the first of which is 1. Of a series of reads of pages, its ends stand for all. */
async function pointsOf(count: number, inputs: Record<string, string> = PRUNE): Promise<number[]> {
  await using stage = await startStage(SERVICE);
  await prepareChange(stage, count);
  const { requests } = await push(stage, 2, inputs);
  const isRead = (at: number): boolean => requests[at]?.startsWith('GET /pages/') ?? false;
  const isWithinSeries = (at: number): boolean => [at - 1, at, at + 1].every(isRead);
  return [...requests.keys()].filter((at) => !isWithinSeries(at)).map((at) => at + 1);
}

describe.each([4, 21])('a run with %i changed pages', (count) => {
  test.each(['before', 'after'] as const)(
    'leaves base as it was or with all changes if the service dies %s carrying out any request',
    { timeout: 300_000 },
    async (when) => {
      for (const nth of await pointsOf(count)) {
        await using stage = await startStage(SERVICE);
        const { before, after } = await prepareChange(stage, count);
        if (when === 'after') stage.emulator.addFault({ route: '*', kind: 'reset-after', after: nth - 1 });
        stage.emulator.addFault({ route: '*', kind: 'reset', after: nth - 1, times: Infinity });
        const dead = await push(stage, 2, PRUNE);
        expect([before, after], `request ${nth}`).toContainEqual(pagesOf(stage));
        expect(dead.deployments, `request ${nth}`).toBeLessThanOrEqual(1);
        stage.emulator.clearFaults();
        stage.clock.advance(60_000);
        const rerun = await push(stage, 3, PRUNE);
        expect(rerun.exitCode, `request ${nth}: ${rerun.result.message}`).toBe(0);
        expect(pagesOf(stage), `request ${nth}`).toEqual(after);
        expect(dead.deployments + rerun.deployments, `request ${nth}`).toBe(1);
        const isClean = branchesOf(stage).length === 1;
        // A branch that a dead run left behind is deleted by the next run that needs one.
        expect(isClean || when === 'after' || dead.deployments === 1 || count > 19, `request ${nth}`).toBe(true);
      }
    },
  );

  test(
    'leaves base as it was or with all changes if it is cancelled at any request',
    { timeout: 300_000 },
    async () => {
      for (const nth of await pointsOf(count)) {
        await using stage = await startStage(SERVICE);
        const { before, after } = await prepareChange(stage, count);
        const start = stage.emulator.requests.length;
        let isFirst = true;
        stage.cancelWhen(() => isFirst && stage.emulator.requests.length >= start + nth, 'SIGTERM');
        const cancelled = await push(stage, 2, PRUNE);
        isFirst = false;
        expect([0, 143], `request ${nth}`).toContain(cancelled.exitCode);
        expect([before, after], `request ${nth}`).toContainEqual(pagesOf(stage));
        stage.clock.advance(60_000);
        const rerun = await push(stage, 3, PRUNE);
        expect(rerun.exitCode, `request ${nth}: ${rerun.result.message}`).toBe(0);
        expect(pagesOf(stage), `request ${nth}`).toEqual(after);
        expect(cancelled.deployments + rerun.deployments).toBe(1);
      }
    },
  );
});

describe('two runs of the same source at once', () => {
  test.each([4, 21])(
    'publishes all pages whenever the second run comes (%i pages)',
    { timeout: 300_000 },
    async (count) => {
      for (const at of await pointsOf(count, AT_ONCE)) {
        await using stage = await startStage(SERVICE);
        const { after } = await prepareChange(stage, count);
        let inner: Push | undefined;
        const before = async (_: ApiRequest, nth: number): Promise<void> => {
          if (nth === at) inner = await push(stage, 3, AT_ONCE);
        };
        const outer = await through(stage, 2, AT_ONCE, before);
        expect(inner?.exitCode, inner?.result.message).toBe(0);
        const isNewerNamed = outer.result.message.includes('newer run');
        expect(outer.exitCode === 0 || isNewerNamed, `${at}: ${outer.result.message}`).toBe(true);
        expect(pagesOf(stage), `${at}`).toEqual(after);
        expect(branchesOf(stage), `${at}`).toEqual(['main']);
      }
    },
  );

  test('never loses an edit that a person makes meanwhile', { timeout: 300_000 }, async () => {
    const count = 21;
    for (const at of await pointsOf(count, AT_ONCE)) {
      await using stage = await startStage(SERVICE);
      await prepareChange(stage, count);
      const edit = (_: ApiRequest, nth: number): void => {
        if (nth === at) editAtService(stage, { 'page-0003.mdx': 'edited meanwhile\n', 'other.mdx': 'other\n' });
      };
      const run = await through(stage, 2, AT_ONCE, edit);
      expect([0, 1]).toContain(run.exitCode);
      expect(pagesOf(stage)['reference/api/page-0003.mdx'], `request ${at}`).toBe('edited meanwhile\n');
      expect(pagesOf(stage)['reference/api/other.mdx'], `request ${at}`).toBe('other\n');
      // The edit itself starts no deployment in the emulator.
      expect(run.deployments).toBeLessThanOrEqual(1);
    }
  });
});

test('says that a newer run may have taken over if its branch is gone, and publishes nothing', async () => {
  await using stage = await startStage(SERVICE);
  const { before } = await prepareChange(stage, 30);
  const deleteItsBranch = ({ path, body }: ApiRequest): void => {
    const { branch } = (body ?? {}) as { branch?: string };
    if (path.endsWith('/push') && branch !== undefined && branchesOf(stage).includes(branch))
      stage.emulator.state.project.deleteBranch(branch);
  };
  const run = await through(stage, 2, {}, deleteItsBranch);
  expectRun(run, { exitCode: 1, deployments: 0 });
  expect(run.result.message).toContain('A newer run of this source deletes it to take over.');
  expect(pagesOf(stage)).toEqual(before);
});

test('gives up after three rounds of conflicts, and names the pages', async () => {
  await using stage = await startStage(SERVICE);
  writePages(stage, manyPages(3));
  stage.emulator.addFault({ route: 'POST /push', kind: 'status', status: 409, times: Infinity });
  const run = await push(stage, 1);
  expect(run.exitCode).toBe(1);
  expect(run.requests.filter((request) => request === 'POST /push')).toHaveLength(3);
  expect(run.result.message).toContain('The changes are of reference/api/page-0000.mdx');
});
