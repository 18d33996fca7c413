/** Tests which redirects of live a change takes away, and that links to them count. */
import { describe, expect, test } from 'vitest';
import { statesOf } from '../../../../src/commands/check-pages/state.js';
import { findVanishedRedirects } from '../../../../src/commands/check-pages/rules/vanished-redirects.js';
import { AddressSet } from '../../../../src/pages/address.js';
import { writeFiles } from '../../../support/folder.js';
import { CONFIG, configOf, LIVE, startPages } from '../fixture.js';

const RULES = {
  isAllowed: () => false,
  doubtful: new AddressSet([]),
  files: undefined,
  lostFiles: new AddressSet([]),
  isAtRoot: true,
};
const PAGES = ['a.mdx', 'guides/setup.mdx', 'guides/more.mdx'];

/** `source > destination`, separated by commas. */
function listing(redirects: string, paths = PAGES, more: object = {}) {
  const entries = redirects.split(', ').filter((one) => one !== '');
  const json = {
    navigation: { pages: ['a'] },
    redirects: entries.map((one) => ({ source: one.split(' > ')[0], destination: one.split(' > ')[1] })),
    ...more,
  };
  return { paths, isComplete: true, json };
}

/** `target` for a redirect that goes, `target?` for one that is not known, and `old` for one that led nowhere. */
function goneIn(live: string, tested: string, paths = PAGES): string[] {
  const states = statesOf(listing(live), listing(tested, paths), RULES);
  const { findings, old } = findVanishedRedirects({ ...states, doubt: undefined });
  const found = findings.map(({ target = '', level }) => (level === 'unknown' ? `${target}?` : target));
  return old === 0 ? found : [...found, 'old'];
}

describe('a redirect of live', () => {
  test.each<[string, string, string[]]>([
    ['/old > /a', '', ['old']],
    ['/old > https://example.com', '', ['old']],
    ['/old > /files/x.pdf', '', ['old']],
    ['/old > /older, /older > /a', '/older > /a', ['old']],
    ['/old > /a', '/old > TODO', ['old']],
    ['/old > /a', '/old#part > /a', ['old']],
    ['/old > /a', 'old > /a', ['old']],
    ['/one > /a, /two > /a', '/one > /a', ['two']],
    ['/sdk/:slug* > /guides/:slug*', '', ['sdk/:slug*']],
    ['/sdk/:slug* > /guides/:slug*', '/sdk/:slug > /guides/:slug', ['sdk/:slug*']],
    ['/sdk/:slug* > /guides/:slug*', '/sdks/:slug* > /guides/:slug*', ['sdk/:slug*']],
    ['/sdk/:slug* > https://example.com/:slug*', '/sdk/a > https://example.com/a', ['sdk/:slug*']],
    ['/sdk/a > /a', '/sdks/:slug* > /a', ['sdk/a']],
  ])('goes: %s becomes %j', (live, tested, found) => {
    expect(goneIn(live, tested)).toEqual(found);
    expect(findVanishedRedirects({ ...statesOf(listing(live), listing(tested), RULES), doubt: undefined }).old).toBe(0);
  });

  test.each<[string, string]>([
    ['/old > /a', '/old > /guides/setup'],
    ['/old > /a', '/old/ > /a'],
    ['/old > /a', '/old > /nowhere'],
    ['/sdk/a > /a', '/sdk/:slug* > /a'],
    ['/sdk/a > /a', '/:path* > /a'],
    ['/sdk/:slug* > /guides/:slug*', '/sdk/:rest* > /guides/:rest*'],
    ['/sdk/:slug* > /guides/:slug*', '/sdk/* > /guides'],
    ['/sdk/:slug > /guides/:slug', '/sdk/:slug* > /guides/:slug*'],
    ['/sdk/(.*) > /guides', '/sdk/(.*) > /a'],
    // None of these redirected anything.
    ['/old > TODO', ''],
    ['old > /a', ''],
    ['/old#part > /a', ''],
    ['/404 > /a', ''],
  ])('stays, or never was one: %s becomes %j', (live, tested) => expect(goneIn(live, tested)).toEqual([]));

  test.each<[string, string[]]>([
    ['/old > /nowhere', ['old']],
    ['/old > /guides/nowhere', ['old']],
    ['/old > /older, /older > /old', ['old']],
    ['/sdk/:slug* > /guides/:slug*/nowhere', ['old']],
    ['/old > /sdk/v1/nowhere', ['old?']],
    ['/sdk/:slug* > /sdk/v1/:slug*', ['sdk/:slug*?']],
    ['/sdk/(.*) > /a', ['sdk/(.*)?']],
  ])('counts as old or not known if it led nowhere, or may have: %s', (live, found) => {
    const states = statesOf(listing(live), listing(''), RULES);
    const { findings, old } = findVanishedRedirects({ ...states, doubt: undefined });
    const unknown = findings.map(({ target = '', level }) => (level === 'unknown' ? `${target}?` : target));
    expect([...unknown, ...(old > 0 ? ['old'] : [])]).toEqual(found);
  });

  test.each<[string, string, string[], string[]]>([
    ['a page', '', [...PAGES, 'old.mdx'], []],
    ['a page of another case', '', [...PAGES, 'Old.mdx'], ['old?']],
    ['a folder', '', [...PAGES, 'old/part.mdx'], ['old?']],
    ['a redirect that may match', '/ol(.*) > /a', PAGES, ['old?']],
    ['a redirect of another case', '/OLD > /a', PAGES, ['old?']],
  ])('stays or is not known with %s in its place', (_, tested, paths, found) =>
    expect(goneIn('/old > /a', tested, paths)).toEqual(found),
  );
});

test.each<[string, object, object, string[]]>([
  ['that live has, too', { openapi: 'x.yaml' }, { openapi: 'x.yaml' }, ['old', 'api/old']],
  ['that goes with it', { openapi: 'x.yaml' }, {}, ['old', 'api/old']],
  ['that is new', {}, { openapi: 'x.yaml' }, ['old?', 'api/old?']],
  [
    'in a folder, which live has, too',
    { openapi: { source: 'x.yaml', directory: 'api' } },
    { openapi: { source: 'x.yaml', directory: 'api' } },
    ['old', 'api/old?'],
  ],
  [
    'beside the one that live has',
    { openapi: 'x.yaml' },
    { openapi: 'x.yaml', asyncapi: 'y.yaml' },
    ['old?', 'api/old?'],
  ],
])('goes or is not known beside an API description %s', (_, before, after, found) => {
  const redirects = '/old > /a, /api/old > /a';
  const states = statesOf(listing(redirects, PAGES, before), listing('', PAGES, after), RULES);
  const { findings } = findVanishedRedirects({ ...states, doubt: undefined });
  expect(findings.map(({ target = '', level }) => (level === 'unknown' ? `${target}?` : target))).toEqual(found);
});

const REDIRECTS = [
  { source: '/old/setup', destination: '/guides/setup' },
  { source: '/old/dead', destination: '/guides/nowhere' },
];
const PAGES_WITH_LINK = { ...LIVE, 'guides/deploy.mdx': 'After [the setup](/old/setup#first).\n' };

test('fails a change that takes a redirect away, with the links of unchanged pages to it, and proposes it', async () => {
  await using stage = await startPages({}, PAGES_WITH_LINK, { ...CONFIG, redirects: REDIRECTS });
  const same = await stage.check();
  expect([same.exitCode, same.requests.length]).toEqual([0, 3]);
  stage.configure(CONFIG);
  const run = await stage.check();
  expect(run.exitCode).toBe(3);
  expect(stage.findings()).toEqual([
    'vanished-pages old/setup: /old/setup seems to disappear with its redirect',
    'links guides/deploy: /old/setup#first leads to no page',
  ]);
  expect(stage.redirects()).toEqual([{ source: '/old/setup', destination: '/guides/setup' }]);
  expect(run.result.outputs).toMatchObject({ problems: '2', old: '1' });
  expect(run.requests.toSorted()).toEqual(['GET /config', 'GET /pages', 'GET /pages/{path}', 'GET /pages/{path}']);
  const allowed = await stage.check(['--path', 'docs', '--allow', 'old/**']);
  expect(allowed.exitCode).toBe(0);
});

const PATTERN = { source: '/old/:slug*', destination: '/guides/:slug*' };

/** What a change finds that takes these redirects of live away, and that changes nothing else. */
async function linksLost(
  { redirects = [PATTERN], after = {}, from = 'guides/deploy.mdx' }: LostLinks,
  link: string,
  flags: readonly string[] = [],
): Promise<string[]> {
  const pages = { ...LIVE, [from]: `${link}\n` };
  const config = configOf(pages);
  await using stage = await startPages({}, pages, { ...config, redirects });
  stage.configure({ ...config, ...after });
  await stage.check(['--path', 'docs', ...flags]);
  const all = [...stage.findings(), ...stage.findings('warning')];
  return all.filter((finding) => finding.startsWith('links ')).map((finding) => finding.replace(/^links \S+ /, ''));
}

interface LostLinks {
  readonly redirects?: readonly object[];
  readonly after?: object;
  readonly from?: string;
}

describe('a link of an unchanged page to what a removed pattern redirected', () => {
  test.each<[string, string, LostLinks]>([
    ['[A](/old/setup)', '/old/setup', {}],
    ['[A](/old/setup/?tab=1#first)', '/old/setup/?tab=1#first', {}],
    ['[A](../old/s%65tup.md)', '../old/s%65tup.md', {}],
    ['<a href="/old/setup">A</a>', '/old/setup', {}],
    ['[A](setup)', 'setup', { from: 'old/news.mdx' }],
    ['[A](/old/deep/down)', '/old/deep/down', { redirects: [{ ...PATTERN, destination: '/guides/setup' }] }],
    ['[A](/old/deep/down)', '/old/deep/down', { redirects: [{ ...PATTERN, destination: 'https://example.com' }] }],
    ['[A](/de/setup)', '/de/setup', { redirects: [{ source: '/:lang/setup', destination: '/guides/setup' }] }],
    [
      '[A](/old/a/b)',
      '/old/a/b',
      {
        redirects: [{ ...PATTERN, destination: '/guides/setup' }],
        after: { redirects: [{ source: '/old/:slug', destination: '/guides/setup' }] },
      },
    ],
  ])('fails for %s', async (link, url, change) => {
    expect(await linksLost(change, link)).toEqual([`${url} leads to no page`]);
  });

  test.each<[string, string, LostLinks]>([
    ['led nowhere before', '[A](/old/nowhere)', {}],
    [
      'another pattern redirects now',
      '[A](/old/setup)',
      {
        after: { redirects: [{ source: '/old/:slug', destination: '/guides/:slug' }] },
      },
    ],
    [
      'a plain redirect has now',
      '[A](/old/setup)',
      {
        after: { redirects: [{ source: '/old/setup', destination: '/guides/setup' }] },
      },
    ],
    ['only looks like it', '[A](/older/setup)', {}],
    ['has another case', '[A](/OLD/setup)', {}],
    [
      'a pattern that stays redirects',
      '[A](/old/setup)',
      {
        redirects: [{ source: '/gone/:slug*', destination: '/guides/:slug*' }, PATTERN],
        after: { redirects: [PATTERN] },
      },
    ],
    [
      'is generated from an API description now',
      '[A](/old/setup)',
      {
        after: { openapi: { source: 'api.yaml', directory: 'old' } },
      },
    ],
    ['is in code', '`[A](/old/setup)`', {}],
    [
      'has a pattern that led to another pattern, which is not followed',
      '[A](/oldest/setup)',
      {
        redirects: [{ source: '/oldest/:slug*', destination: '/old/:slug*' }, PATTERN],
      },
    ],
  ])('finds nothing in one that %s', async (_, link, change) => expect(await linksLost(change, link)).toEqual([]));

  test('warns of one with a full URL, and leaves out an allowed one', async () => {
    const link = '[A](https://docs.example.com/old/setup)';
    const site = ['--site-url', 'https://docs.example.com'];
    expect(await linksLost({}, link, site)).toEqual(['https://docs.example.com/old/setup leads to no page']);
    expect(await linksLost({}, '[A](/old/setup)', ['--allow', 'old/**'])).toEqual([]);
  });

  test('fails for one in code, too', async () => {
    await using stage = await startPages({}, LIVE, { ...CONFIG, redirects: [PATTERN] });
    stage.configure(CONFIG);
    writeFiles(stage.folder, { 'src/help.js': "open('https://docs.example.com/old/setup')\n" });
    await stage.check(['--path', 'docs', '--code', 'src/**', '--site-url', 'https://docs.example.com']);
    expect(stage.findings().filter((one) => one.startsWith('code-links'))).toEqual([
      'code-links old/setup: https://docs.example.com/old/setup leads to a page that seems to disappear',
    ]);
  });
});

test.each([
  ['in a folder of generated pages', { openapi: { source: 'x.yaml', directory: 'old' } }, ['old/:slug*?']],
  ['beside such a folder', { openapi: { source: 'x.yaml', directory: 'older' } }, ['old/:slug*']],
])('knows or does not know whether a removed pattern is gone %s', (_, more, found) => {
  const states = statesOf(listing('/old/:slug* > /guides/:slug*', PAGES, more), listing('', PAGES, more), RULES);
  const { findings } = findVanishedRedirects({ ...states, doubt: undefined });
  expect(findings.map(({ target = '', level }) => (level === 'unknown' ? `${target}?` : target))).toEqual(found);
});

test('does not know whether an older branch took a redirect away', async () => {
  await using stage = await startPages({}, LIVE, CONFIG);
  const { project } = stage.emulator.state;
  project.createBranch('older', project.deploymentBranch);
  project.edit({ 'docs.json': JSON.stringify({ ...CONFIG, redirects: REDIRECTS.slice(0, 1) }) });
  const run = await stage.check(['--branch', 'older']);
  expect([run.exitCode, run.requests.length]).toEqual([0, 4]);
  expect(stage.findings('unknown')).toEqual([
    "vanished-pages old/setup: /old/setup isn't redirected any more, but the branch may be older than live",
  ]);
});
