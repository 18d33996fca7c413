/** Tests that what the contract leaves open never fails a change, whichever way the service decides. */
import { expect, test } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { CONFIG, LIVE, startPages } from './fixture.js';

const LISTS: readonly EmulatorOptions[] = [
  { pagePaths: 'with-ending' },
  { pagePaths: 'without-ending' },
  { pagePaths: 'leading-slash' },
  { pageSizeAs: 'bytes' },
  { pageSizeAs: 'characters' },
  { otherFiles: 'listed' },
  { otherFiles: 'hidden' },
  { pagesOutsideNavigation: 'hidden' },
  { pagesOutsideNavigation: 'readable' },
  { pageList: 'wrong-count' },
  { storedText: 'no-final-newline' },
];

test.each(LISTS)('passes an unchanged folder with %j, and reads only the page with an old problem', async (options) => {
  const pages = { ...LIVE, 'guides/über.mdx': '# Über 😀\n', 'unlisted.mdx': '# Not listed\n' };
  await using stage = await startPages(options, pages);
  const run = await stage.check();
  expect(stage.findings()).toEqual([]);
  expect(run.exitCode).toBe(0);
  expect(run.result.message).not.toContain('not every page was read');
  expect(run.requests.toSorted()).toEqual(['GET /config', 'GET /pages', 'GET /pages/{path}']);
});

test.each(LISTS)('fails a page that is taken away with %j', async (options) => {
  await using stage = await startPages(options);
  stage.change({ 'guides/setup.mdx': null });
  expect((await stage.check()).exitCode).toBe(3);
  expect(stage.findings()).toContain(
    'vanished-pages guides/setup: /guides/setup seems to disappear without a redirect',
  );
});

test.each(['half', 'wrong-count'] as const)('does not know what a branch lost if its list is %s', async (pageList) => {
  await using stage = await startPages({ pageList });
  const { project } = stage.emulator.state;
  project.createBranch('old', project.deploymentBranch);
  project.edit({ 'guides/setup.mdx': null }, 'old');
  expect((await stage.check(['--branch', 'old'])).exitCode).toBe(0);
  expect(stage.findings()).toEqual([]);
});

test.each([
  ['redirects with a condition', { redirects: [{ source: '/x', destination: '/y', has: [] }] }],
  ['rewrites', { rewrites: [] }],
  ['redirects in another file', { redirects: { $ref: 'redirects.json' } }],
])('does not know what disappears with %s', async (_, more) => {
  await using stage = await startPages({}, LIVE, { ...CONFIG, ...more });
  stage.change({ 'guides/setup.mdx': null, 'guides/more.mdx': 'All new. [Redirected?](/guides/setup)' });
  const run = await stage.check();
  expect(run.exitCode).toBe(0);
  expect(stage.findings('unknown')).toHaveLength(1);
  expect(stage.verdictOf('redirects')).toBe('unknown');
});

test.each([
  [
    'a reference to another file',
    { extra: { $ref: 'other.json' } },
    ['links guides/more: /guides/other leads to no page'],
  ],
  ['an API description without a folder', { api: { openapi: 'api.yaml' } }, []],
  ['an API description with this folder', { api: { openapi: { source: 'a', directory: 'guides' } } }, []],
])('does not judge a navigation with %s', async (_, more, findings) => {
  await using stage = await startPages({}, LIVE, { ...CONFIG, ...more });
  stage.change({ 'guides/more.mdx': 'All new. [Generated?](/guides/other)' });
  stage.configure({ ...more, navigation: { pages: ['index', 'guides/setup', 'guides/deploy', 'guides/generated'] } });
  await stage.check();
  expect(stage.findings()).toEqual(findings);
});

test('knows neither redirects nor navigation, nor what disappears, if live has no readable configuration', async () => {
  await using stage = await startPages();
  stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 404, times: Infinity });
  stage.change({ 'guides/setup.mdx': null });
  const run = await stage.check();
  expect(stage.findings().filter((finding) => !finding.startsWith('links'))).toEqual([]);
  expect(run.stderr + run.stdout).toContain('Redirects and navigation are not known.');
  const verdicts = ['vanished-pages', 'redirects', 'navigation-entries'].map((rule) => stage.verdictOf(rule));
  expect(verdicts).toEqual(['unknown', 'unknown', 'unknown']);
});

test('fails nothing that live has, too, if live has no readable configuration', async () => {
  await using stage = await startPages();
  stage.emulator.addFault({ route: 'GET /config', kind: 'status', status: 404, times: Infinity });
  stage.change({ 'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\nAnd [new](/guides/new-problem).\n` });
  await stage.check();
  expect(stage.findings()).toEqual(['links guides/more: /guides/new-problem leads to no page']);
});

test.each(['half', 'wrong-count'] as const)('fails nothing that live has, too, if its list is %s', async (pageList) => {
  const entry = 'guides/never-written';
  const config = {
    navigation: { pages: [...Object.keys(LIVE), entry] },
    redirects: [{ source: '/old', destination: entry }],
  };
  const pages = { ...LIVE, 'guides/zero.mdx': 'Not listed. [An old problem](/guides/nowhere)\n' };
  await using stage = await startPages({ pageList }, pages, config);
  stage.change({
    'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\nMore.\n`,
    'guides/zero.mdx': `${pages['guides/zero.mdx']}\nMore.\n`,
  });
  const run = await stage.check();
  expect([...stage.findings(), ...stage.findings('warning')]).toEqual([]);
  expect(run.exitCode).toBe(0);
});
