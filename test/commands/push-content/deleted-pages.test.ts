/** Tests when push-content deletes pages of the documentation project, and when it doesn't. */
import { expect, test } from 'vitest';
import { type Stage } from '../../support/runs.js';
import {
  expectRun,
  manifestPaths,
  manyPages,
  pagesOf,
  passed,
  push,
  reasonsOf,
  removePages,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

const PRUNE = { prune: 'managed' };

/** A project with published pages, and a folder that no longer has the first of them. */
async function startRemoved(count: number, removed: number, files: Record<string, string> = {}): Promise<Stage> {
  const stage = await stageWith(count);
  stage.emulator.state.project.edit(files);
  passed(await push(stage, 1));
  removePages(stage, ...Object.keys(manyPages(removed)));
  return stage;
}

test.each([
  { maxDeletes: '3', removed: 4, total: 10 },
  { maxDeletes: '10%', removed: 5, total: 40 },
  { maxDeletes: '10', removed: 30, total: 60 },
])('writes nothing if $removed of $total pages would be deleted with max-deletes $maxDeletes', async (given) => {
  await using stage = await startRemoved(given.total, given.removed);
  writePages(stage, manyPages(given.total, 'Changed.'));
  removePages(stage, ...Object.keys(manyPages(given.removed)));
  const before = pagesOf(stage);
  const run = await push(stage, 2, { ...PRUNE, 'max-deletes': given.maxDeletes });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 1, writes: [] });
  expect(run.result.message).toContain(`prune would delete ${given.removed} pages`);
  expect(pagesOf(stage)).toEqual(before);
});

test('deletes as many pages as max-deletes allows, with one deployment', async () => {
  await using stage = await startRemoved(30, 25);
  const run = await push(stage, 2, { ...PRUNE, 'max-deletes': '25' });
  expectRun(run, { exitCode: 0, deployments: 1 });
  expect(Object.keys(pagesOf(stage))).toHaveLength(5);
  expect(manifestPaths(stage)).toHaveLength(5);
});

test('fails without a request if the folder has no pages and prune is managed', async () => {
  await using stage = await startRemoved(3, 3);
  const run = await push(stage, 2, PRUNE);
  expect({ exitCode: run.exitCode, requests: run.requests }).toEqual({ exitCode: 1, requests: [] });
  expect(run.result.message).toContain('docs-ci would delete every page');
  expect(Object.keys(pagesOf(stage))).toHaveLength(3);
});

test.each<[obstacle: string, prepare: (stage: Stage) => void]>([
  [
    'not deleted, because the navigation lists it',
    ({ emulator }) =>
      void emulator.state.project.edit({
        'docs.json': '{"navigation":[{"group":"A","pages":["/reference/api/page-0000"]}]}',
      }),
  ],
  [
    "not deleted, because the navigation couldn't be read",
    ({ emulator }) => emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity }),
  ],
  [
    "not deleted, because the service's list of pages is incomplete",
    ({ emulator }) => emulator.configure({ pageList: 'wrong-count' }),
  ],
])('leaves a page that is %s', async (obstacle, prepare) => {
  await using stage = await startRemoved(3, 1);
  prepare(stage);
  const run = await push(stage, 2, { ...PRUNE, base: 'main' });
  expect({ exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ exitCode: 0, writes: [] });
  expect(reasonsOf(stage)['reference/api/page-0000.mdx']).toBe(`left: ${obstacle}`);
  expect(Object.keys(pagesOf(stage))).toHaveLength(3);
});

test('deletes nothing while the list of the service lacks pages without a trace', async () => {
  await using stage = await startRemoved(10, 2);
  stage.emulator.configure({ pageList: 'half-without-trace' });
  passed(await push(stage, 2));
  expect(Object.keys(pagesOf(stage))).toHaveLength(10);
});

test('never deletes or changes pages outside of the manifest', async () => {
  const files = {
    'reference/api/theirs.mdx': 'theirs\n',
    'guides/a.mdx': 'a\n',
    'index.mdx': 'i\n',
  };
  await using stage = await startRemoved(5, 3, files);
  await push(stage, 2, PRUNE);
  expect(Object.fromEntries(stage.emulator.state.project.branch().files)).toMatchObject(files);
  expect(Object.keys(pagesOf(stage))).toHaveLength(3);
});
