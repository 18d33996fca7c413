/** Tests that what the contract leaves open never fails a change, whichever way the service decides. */
import { describe, expect, test } from 'vitest';
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

test.each(LISTS)('passes an unchanged folder with %j, and reads no page', async (options) => {
  const pages = { ...LIVE, 'guides/über.mdx': '# Über 😀\n', 'unlisted.mdx': '# Not listed\n' };
  await using stage = await startPages(options, pages);
  const run = await stage.check();
  expect(stage.findings()).toEqual([]);
  expect(run.exitCode).toBe(0);
  expect(run.requests.toSorted()).toEqual(['GET /config', 'GET /pages']);
});

test.each(LISTS)('fails a page that is taken away with %j', async (options) => {
  await using stage = await startPages(options);
  stage.change({ 'guides/setup.mdx': null });
  expect((await stage.check()).exitCode).toBe(3);
  expect(stage.findings()).toContain('vanished-pages guides/setup: /guides/setup disappears without a redirect');
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

describe('each way of what only the content decides', () => {
  const MORE = LIVE['guides/more.mdx'] ?? '';

  test.each([
    ['a pattern that may match', '/guides/:page*', [], 1],
    ['a pattern for other pages', '/other/:page*', ['vanished-pages guides/setup'], 0],
    ['a parameter of one segment', '/guides/:page', [], 0],
    ['the source in another case', '/Guides/setup', [], 1],
    ['the source with a slash at the end', '/guides/setup/', [], 0],
  ])('redirects by %s', async (_, source, problems, unknown) => {
    await using stage = await startPages();
    stage.change({ 'guides/setup.mdx': null });
    stage.configure({ ...CONFIG, redirects: [{ source, destination: '/guides/deploy' }] });
    await stage.check(['--path', 'docs', '--severity', 'links: off', '--severity', 'navigation-entries: off']);
    expect(stage.findings().map((finding) => finding.split(':')[0])).toEqual(problems);
    expect(stage.findings('unknown').filter((finding) => finding.startsWith('vanished'))).toHaveLength(unknown);
  });

  test('only warns about a redirect and a page at one path, whichever is shown', async () => {
    await using stage = await startPages();
    stage.configure({ ...CONFIG, redirects: [{ source: '/guides/setup', destination: '/guides/deploy' }] });
    expect((await stage.check()).exitCode).toBe(0);
    expect(stage.findings('warning')).toEqual([
      'redirects guides/setup: /guides/setup: a page has the same path, so one of them is never shown',
    ]);
  });

  test.each([
    ['/guides/setup/index', 0],
    ['/guides/setup/', 0],
    ['/Guides/Setup', 0],
    ['/guides', 0],
    ['/guides/part', 1],
  ])('reads %s as any page that it may be', async (link, problems) => {
    await using stage = await startPages();
    stage.change({ 'guides/more.mdx': `${MORE}\n[x](${link})\n` });
    await stage.check();
    expect(stage.findings()).toHaveLength(problems);
  });

  test.each([
    ['set-up', 0],
    ['set-up-1', 0],
    ['setup', 0],
    ['tear-down', 1],
  ])('takes the anchor #%s for any that a heading may have', async (anchor, warnings) => {
    await using stage = await startPages();
    stage.change({ 'guides/more.mdx': `${MORE}\n## Set up\n\n## Set up\n\n[x](#${anchor})\n` });
    await stage.check();
    expect(stage.findings('warning')).toHaveLength(warnings);
  });
});
