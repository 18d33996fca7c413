/** Tests how many requests push-content sends if very many pages changed. */
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import {
  countRequests,
  manyPages,
  pagesOf,
  passed,
  publishedStage,
  push,
  sentBy,
  SERVICE,
  writePages,
} from './fixture.js';

test('reads each of 1,000 changed pages once, and publishes them with one deployment', async () => {
  await using stage = await publishedStage(1_000);
  writePages(stage, manyPages(1_000, 'Other text.'));
  const run = passed(await push(stage, 2));
  expect(run.deployments).toBe(1);
  // The manifest is read first, on the work branch before and after the pushes, and on the target before and after the merge.
  expect(countRequests(run)).toMatchObject({ 'GET /pages/{path}': 1_000 + 5, 'POST /push': 51 });
  expect(Object.values(pagesOf(stage)).filter((text) => text.includes('Other text.'))).toHaveLength(1_000);
});

test('publishes 1,000 new pages with 69 requests, and 10 changed ones of them with 15', async () => {
  await using stage = await startStage(SERVICE);
  writePages(stage, manyPages(1_000));
  expect(sentBy(passed(await push(stage, 1)))).toEqual({ requests: 69, writes: 54, deployments: 1 });
  writePages(stage, manyPages(10, 'Other text.'));
  expect(sentBy(passed(await push(stage, 2)))).toEqual({ requests: 15, writes: 1, deployments: 1 });
});

test('takes back a proposal of 200 pages with at most two requests per page and 20 others', async () => {
  await using stage = await startStage(SERVICE);
  const proposal = { mode: 'propose', branch: 'docs-ci/api' };
  writePages(stage, manyPages(200));
  await push(stage, 1);
  writePages(stage, manyPages(200, 'Proposed.'));
  await push(stage, 2, proposal);
  writePages(stage, manyPages(200));
  const run = await push(stage, 3, proposal);
  expect(run.result.message).toContain('no changes left');
  expect(run.requests.length).toBeLessThanOrEqual(2 * 200 + 20);
});
