/** Tests push-content against everything that the contract leaves open: no edit is lost, and nothing is there twice. */
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/pages/place.js';
import type { SettingsChange } from '../../emulator/state/settings.js';
import { type Stage, startStage } from '../support/runs.js';
import {
  branchesOf,
  editAtService,
  expectRun,
  manyPages,
  pagesOf,
  push,
  SERVICE,
  writePages,
} from '../commands/push-content/fixture.js';

const SETTINGS: readonly SettingsChange[] = [
  { pagePaths: 'without-ending' },
  { pagePaths: 'leading-slash' },
  { pagesOutsideNavigation: 'readable' },
  { otherFiles: 'listed' },
  { otherFiles: 'readable' },
  { pageList: 'wrong-count' },
  { pageList: 'half' },
  { pageSizeAs: 'characters' },
  { storedText: 'lf' },
  { storedText: 'one-final-newline' },
  { storedText: 'no-final-newline' },
  { createExisting: 422 },
  { createExisting: 'overwrite' },
  { updateMissing: 422 },
  { updateMissing: 'create' },
  { deleteMissing: 422 },
  { deleteMissing: 'ignore' },
  { pushLimitBytes: 6_000 },
  { mergeStatus: 'success' },
  { mergeStatus: null },
  { staleReadsMs: 2_000 },
  { checksFirst: 'body' },
  { pagePaths: 'without-ending', pageList: 'half', storedText: 'no-final-newline', pageSizeAs: 'characters' },
];

function expectNothingTwice(stage: Stage): void {
  const places = Object.keys(pagesOf(stage)).map(placeOf);
  expect(new Set(places).size).toBe(places.length);
  expect(branchesOf(stage)).toEqual(['main']);
}

describe.each(SETTINGS)('a service with %j', (settings) => {
  test.each([3, 30])('gets %i pages, nothing in a second run, and then only changes beside an edit', async (count) => {
    await using stage = await startStage({ ...SERVICE, ...settings });
    stage.emulator.state.project.edit({ 'reference/api/theirs.mdx': 'theirs, ä\n', 'guides/a.mdx': 'a\n' });
    const text = 'Text with ä, 😀 and\nlines.';
    writePages(stage, manyPages(count, text));
    const first = await push(stage, 1);
    expectRun(first, { exitCode: 0, deployments: 1 });
    expect(Object.keys(pagesOf(stage))).toHaveLength(count + 1);
    stage.clock.advance(10_000);
    const second = await push(stage, 2);
    expectRun(second, { exitCode: 0, deployments: 0 });
    const edit = 'Edited by a person.\n';
    editAtService(stage, { 'page-0000.mdx': edit });
    stage.clock.advance(10_000);
    writePages(stage, { ...manyPages(count, `${text} Changed.`), 'new.mdx': 'new\n' });
    const third = await push(stage, 3);
    expectRun(third, { exitCode: 0, deployments: 1 });
    const pages = pagesOf(stage);
    expect(pages['reference/api/page-0000.mdx']).toBe(edit);
    expect(Object.values(pages).filter((page) => page.includes('Changed.'))).toHaveLength(count - 1);
    expect(pages['reference/api/new.mdx']?.trimEnd()).toBe('new');
    expect(pages['reference/api/theirs.mdx']).toBe('theirs, ä\n');
    expect(stage.emulator.state.project.branch().files.get('guides/a.mdx')).toBe('a\n');
    expectNothingTwice(stage);
    stage.clock.advance(10_000);
    const last = await push(stage, 4);
    expectRun(last, { exitCode: 0, deployments: 0 });
  });
});

test.each(['half-without-trace', 'complete'] as const)(
  'overwrites no page that a list without a trace of it lacks, if create does not overwrite (list %s)',
  async (pageList) => {
    await using stage = await startStage({ ...SERVICE, pageList });
    editAtService(stage, { 'page-0000.mdx': 'theirs 0\n', 'page-0001.mdx': 'theirs 1\n' });
    writePages(stage, manyPages(2));
    await push(stage, 1);
    expect(pagesOf(stage)).toEqual({
      'reference/api/page-0000.mdx': 'theirs 0\n',
      'reference/api/page-0001.mdx': 'theirs 1\n',
    });
    expectNothingTwice(stage);
  },
);

test('finds its own pages through the manifest if the list lacks half of them without a trace', async () => {
  await using stage = await startStage({ ...SERVICE, pageList: 'half-without-trace' });
  writePages(stage, manyPages(10));
  expect((await push(stage, 1)).exitCode).toBe(0);
  editAtService(stage, { 'page-0001.mdx': 'edited 1\n', 'page-0002.mdx': 'edited 2\n' });
  writePages(stage, manyPages(10, 'Changed.'));
  const run = await push(stage, 2);
  expectRun(run, { exitCode: 0, deployments: 1 });
  expect(Object.values(pagesOf(stage)).filter((text) => text.includes('Changed.'))).toHaveLength(8);
});

test.each([409, 422] as const)(
  'loses no edit of pages that the service hides outside of the navigation (create answers %i)',
  async (createExisting) => {
    await using stage = await startStage({ ...SERVICE, pagesOutsideNavigation: 'hidden', createExisting });
    writePages(stage, manyPages(3));
    const first = await push(stage, 1);
    expectRun(first, { exitCode: 0, deployments: 1 });
    expect(first.result.annotations.map(({ message }) => message).join('\n')).toContain("the service doesn't return");
    editAtService(stage, { 'page-0000.mdx': 'edited\n' });
    writePages(stage, manyPages(3, 'Changed.'));
    const second = await push(stage, 2);
    expectRun(second, { exitCode: 1, deployments: 0 });
    expect(pagesOf(stage)['reference/api/page-0000.mdx']).toBe('edited\n');
    expectNothingTwice(stage);
  },
);

test('publishes pages of the navigation although the service hides the manifest', async () => {
  await using stage = await startStage({ ...SERVICE, pagesOutsideNavigation: 'hidden' });
  const pages = Object.keys(manyPages(3)).map((path) => `reference/api/${path.replace('.mdx', '')}`);
  stage.emulator.state.project.edit({ 'docs.json': JSON.stringify({ navigation: [{ group: 'API', pages }] }) });
  writePages(stage, manyPages(3));
  expect((await push(stage, 1)).exitCode).toBe(0);
  writePages(stage, manyPages(3, 'Changed.'));
  const kept = await push(stage, 2);
  expect({ exitCode: kept.exitCode, deployments: kept.deployments }, kept.result.message).toMatchObject({
    exitCode: 0,
  });
  expect(pagesOf(stage)['reference/api/page-0000.mdx']).toContain('Text.');
  const run = await push(stage, 3, { 'on-edited': 'overwrite' });
  expect(run.exitCode, run.result.message).toBe(0);
  expect(pagesOf(stage)['reference/api/page-0000.mdx']).toContain('Changed.');
});

describe.each([403, 409, 422] as const)('a base branch whose protection answers %i', (protectedWrites) => {
  test.each([3, 30])('stays as it is with %i pages, and propose still works', async (count) => {
    await using stage = await startStage({ ...SERVICE, protectedWrites });
    writePages(stage, manyPages(count));
    const run = await push(stage, 1);
    expectRun(run, { exitCode: 1, deployments: 0 });
    expect(run.result.message).toMatch(/protected against the API, set "mode" to propose/);
    expect(pagesOf(stage)).toEqual({});
    expect(branchesOf(stage)).toEqual(['main']);
    const proposed = await push(stage, 2, { mode: 'propose', branch: 'docs-ci/api' });
    expect(proposed.exitCode, proposed.result.message).toBe(0);
    expect(Object.keys(pagesOf(stage, 'reference/api', 'docs-ci/api'))).toHaveLength(count);
  });
});
