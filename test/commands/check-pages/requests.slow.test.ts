/** Tests which requests check-pages sends for 1,000 pages. */
import { expect, test } from 'vitest';
import { configOf, count, manyPages, startPages } from './fixture.js';

const LISTS = { 'GET /pages': 1, 'GET /config': 1 };

test('reads no page of 1,000 unchanged ones in a folder', async () => {
  const pages = manyPages(1_000);
  await using stage = await startPages({}, pages, configOf(pages));
  expect(count((await stage.check()).requests)).toEqual(LISTS);
});

test('reads no page of 1,000 unchanged ones on a branch', async () => {
  const pages = manyPages(1_000);
  await using stage = await startPages({}, pages, configOf(pages));
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  const run = await stage.check(['--branch', 'edits']);
  expect(count(run.requests)).toEqual({ 'GET /pages': 2, 'GET /config': 2 });
  expect(run.exitCode).toBe(0);
});

test('reads 1,000 pages once each with scope all, and says how long that takes', async () => {
  const pages = manyPages(1_000);
  await using stage = await startPages({ keyLimitPerMinute: 60 }, pages, configOf(pages));
  const run = await stage.check(['--scope', 'all', '--timeout', '2h']);
  expect(count(run.requests)).toEqual({ ...LISTS, 'GET /pages/{path}': 1_000 });
  expect(run.stdout + run.stderr).toContain(
    'Reading 1,000 pages, which takes about 17 minutes at 60 requests per minute.',
  );
});
