/** Tests how many requests push-content sends, in which order, and how many deployments it starts. */
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import {
  branchesOf,
  countRequests,
  expectRun,
  manyPages,
  pagesOf,
  passed,
  publishedStage,
  push,
  sentBy,
  SERVICE,
  stageWith,
  writePages,
  writesOf,
} from './fixture.js';

test.each([
  // List, manifest in both forms that an empty list leaves open, and the newest deployment.
  { pages: 0, requests: 1 + 2 + 1, writes: 0, deployments: 0 },
  // The same, configuration, manifest once more in both forms, push, and one look at the first manifest.
  { pages: 1, requests: 4 + 1 + 2 + 1 + 1, writes: 1, deployments: 1 },
  { pages: 19, requests: 9, writes: 1, deployments: 1 },
  // List, manifest (2), configuration; one for the branch; list, manifest (2) and configuration of it; pushes; look at the
  // branch; look at base (2); newest deployment; merge; look at base; look at the first manifest; deletion.
  { pages: 20, requests: 4 + 1 + 4 + 2 + 1 + 2 + 5, writes: 1 + 2 + 2, deployments: 1 },
  { pages: 200, requests: 17 + 11, writes: 1 + 11 + 2, deployments: 1 },
])('publishes $pages new pages with $requests requests and $deployments deployments', async (expected) => {
  await using stage = await stageWith({ 'not-a-page.txt': 'text', ...manyPages(expected.pages) });
  const first = passed(await push(stage, 1));
  expect(Object.keys(pagesOf(stage))).toHaveLength(expected.pages);
  expect(expected).toMatchObject(sentBy(first));
  expect(first.stdout).toMatch(/1 file skipped: doesn't match include: docs\/not-a-page\.txt/);
  const second = await push(stage, 2, { wait: 'false' });
  const manifest = Array.from({ length: expected.pages === 0 ? 2 : 1 }, () => 'GET /pages/{path}');
  expect(second).toMatchObject({ exitCode: 0, requests: ['GET /pages', ...manifest], deployments: 0 });
  expect(branchesOf(stage)).toEqual(['main']);
});

test.each([
  // List, manifest, and the newest deployment.
  { changed: 0, of: 40, requests: 3, writes: 0, deployments: 0 },
  // List, manifest, the page; newest deployment, manifest once more, push.
  { changed: 1, of: 40, requests: 2 + 1 + 3, writes: 1, deployments: 1 },
  { changed: 19, of: 40, requests: 2 + 19 + 3, writes: 1, deployments: 1 },
  // List, manifest, configuration; one for the branch; list and manifest of it; the pages; pushes; looks at
  // the branch and at base; newest deployment, merge, look at base, deletion.
  { changed: 20, of: 40, requests: 3 + 1 + 2 + 20 + 2 + 2 + 4, writes: 1 + 2 + 2, deployments: 1 },
])('publishes $changed changed pages of $of with $requests requests and $deployments deployments', async (expected) => {
  await using stage = await publishedStage(expected.of);
  writePages(stage, manyPages(expected.changed, 'Other text.'));
  const run = passed(await push(stage, 2));
  expect(expected).toMatchObject(sentBy(run));
  const texts = Object.values(pagesOf(stage)).filter((text) => text.includes('Other text.'));
  expect(texts).toHaveLength(expected.changed);
});

test('reads the configuration once more if pages come or go', async () => {
  await using stage = await publishedStage(10);
  writePages(stage, { 'new.mdx': 'New\n', ...manyPages(3, 'Changed') });
  const run = await push(stage, 2);
  expect(countRequests(run)).toEqual({
    'GET /pages': 1,
    'GET /pages/{path}': 1 + 3 + 1,
    'GET /config': 1,
    'GET /deployments': 1,
    'POST /push': 1,
  });
});

test('deletes the work branch of a killed run after a direct push, and not that of a newer run or after no push', async () => {
  await using stage = await publishedStage(22);
  writePages(stage, manyPages(22, 'Changed.'));
  stage.emulator.addFault({ route: 'POST /branches/merge', kind: 'reset', times: Infinity });
  stage.emulator.addFault({ route: 'POST /branches/delete', kind: 'reset', times: Infinity });
  await push(stage, 20);
  stage.emulator.clearFaults();
  const [, left = ''] = branchesOf(stage);
  expect(left).toMatch(/^docs-ci-push\//);
  const newer = left.replace(/-20-/, '-90-');
  stage.emulator.state.project.createBranch(newer, 'main');
  writePages(stage, manyPages(22));
  passed(await push(stage, 30));
  expect(branchesOf(stage)).toContain(left);
  writePages(stage, { 'new.mdx': 'New.' });
  passed(await push(stage, 40));
  expect(branchesOf(stage)).toEqual(['main', newer]);
});

test('starts no deployment if the pages are for another branch', async () => {
  await using stage = await startStage(SERVICE);
  stage.emulator.state.project.createBranch('next', 'main');
  writePages(stage, manyPages(25));
  const run = passed(await push(stage, 1, { base: 'next' }));
  expect(run.deployments).toBe(0);
  expect(Object.keys(pagesOf(stage))).toHaveLength(0);
  expect(Object.keys(pagesOf(stage, 'reference/api', 'next'))).toHaveLength(25);
  expect(branchesOf(stage)).toEqual(['main', 'next']);
});

test('splits pushes by their size, and halves them if the service rejects one as too large', async () => {
  await using stage = await stageWith(manyPages(30, 'x'.repeat(9_000)), { ...SERVICE, pushLimitBytes: 40_000 });
  const run = passed(await push(stage, 1));
  expect(run.deployments).toBe(1);
  expect(Object.keys(pagesOf(stage))).toHaveLength(30);
  expect((await push(stage, 2)).requests).toHaveLength(3);
});

test('names a page that the service rejects as too large, and publishes nothing', async () => {
  await using stage = await startStage({ ...SERVICE, pushLimitBytes: 40_000 });
  writePages(stage, { ...manyPages(3), 'huge.mdx': `${'x'.repeat(50_000)}\n` });
  const run = await push(stage, 1);
  expectRun(run, { exitCode: 1, deployments: 0 });
  expect(run.result.message).toContain('"reference/api/huge.mdx" as too large');
  expect(pagesOf(stage)).toEqual({});
  expect(branchesOf(stage)).toEqual(['main']);
});

test('sends only GET requests in a dry run, for which a viewer key is enough', async () => {
  await using stage = await startStage(SERVICE);
  const inputs = { 'dry-run': 'true', 'api-key': stage.emulator.keys.viewer };
  writePages(stage, manyPages(30));
  const first = await push(stage, 1, inputs);
  expect({ exitCode: first.exitCode, writes: writesOf(first) }).toEqual({ exitCode: 0, writes: [] });
  await push(stage, 2);
  writePages(stage, { 'page-0001.mdx': 'Changed\n' });
  for (const mode of ['publish', 'propose', 'remove']) {
    const run = await push(stage, 3, { ...inputs, mode, ...(mode !== 'publish' && { branch: 'docs-ci/mine' }) });
    expect({ mode, exitCode: run.exitCode, writes: writesOf(run) }).toEqual({ mode, exitCode: 0, writes: [] });
  }
  expect(pagesOf(stage)['reference/api/page-0001.mdx']).toContain('Text.');
});

test('waits for the deployment although the service does not return the name of the branch that was pushed to', async () => {
  await using stage = await startStage(SERVICE);
  stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 403, times: Infinity });
  stage.emulator.addFault({ route: 'POST /push', kind: 'reset-after' });
  writePages(stage, manyPages(3));
  const run = await push(stage, 1);
  expectRun(run, { exitCode: 0, deployments: 1 });
  expect(run.result.outputs.status).toBe('ready');
});

test.each([3, 30])('claims no commit and no missing entry if %i pages never became live', async (count) => {
  await using stage = await startStage(SERVICE);
  const route = count === 3 ? 'POST /push' : 'POST /branches/merge';
  stage.emulator.addFault({ route, kind: 'status', status: 409, times: 3 });
  writePages(stage, manyPages(count));
  const run = await push(stage, 1);
  expect(run.exitCode).toBe(1);
  expect(run.result.message).toContain(
    'Nothing was published: the service rejected the changes 3 times (Injected fault).',
  );
  expect(run.result.outputs).toMatchObject({ changed: 'false', complete: 'false', commits: '0', 'commit-sha': '' });
  expect(run.summary + run.stdout).not.toContain('Readers may not find');
  const again = await push(stage, 2);
  expect(again.result.outputs).toMatchObject({ created: String(count), commits: count === 3 ? '1' : '2' });
});

test('waits a minute at most for a limit of the list of branches after a push, since the next run tidies up, too', async () => {
  await using stage = await publishedStage(22);
  stage.emulator.addFault({
    ...{ route: 'GET /branches', kind: 'status', status: 429, retryAfterSeconds: 600, times: Infinity },
    // The limit of an address, such as a proxy's, which other requests don't meet.
    body: 'Too many requests',
  });
  writePages(stage, { 'new.mdx': 'New.' });
  const startedMs = stage.clock.now();
  passed(await push(stage, 40));
  expect(stage.clock.now() - startedMs).toBeLessThan(5 * 60_000);
});
