/** Tests how many requests push-content sends if very many pages changed. */
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import { manyPages, push, SERVICE, writePages } from './fixture.js';

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
