/** Tests each rule as a table: what is a finding, what isn't, and what is not known. */
import { describe, expect, test } from 'vitest';
import { newFindings } from '../../../../src/commands/check-pages/compare/new-findings.js';
import { findSuccessors } from '../../../../src/commands/check-pages/compare/successors.js';
import { inputs } from '../../../../src/commands/check-pages/inputs.js';
import type { Finding } from '../../../../src/commands/check-pages/rules/all-rules.js';
import { findCodeLinks, pathBelow } from '../../../../src/commands/check-pages/rules/code-links.js';
import { findInPage } from '../../../../src/commands/check-pages/rules/in-page.js';
import { libraryOf } from '../../../../src/commands/check-pages/rules/media.js';
import { findInNavigation } from '../../../../src/commands/check-pages/rules/navigation-entries.js';
import { findInRedirects } from '../../../../src/commands/check-pages/rules/redirects.js';
import type { Page } from '../../../../src/commands/check-pages/rules/rule.js';
import { findUnlisted, pagesThatLeft } from '../../../../src/commands/check-pages/rules/unlisted-pages.js';
import { findGoneOutside, findVanished } from '../../../../src/commands/check-pages/rules/vanished-pages.js';
import { judge } from '../../../../src/commands/check-pages/rules/verdicts.js';
import { type Listing, readConfig, type State, statesOf } from '../../../../src/commands/check-pages/state.js';
import { placeOf } from '../../../../src/pages/place.js';
import { AddressSet } from '../../../../src/pages/address.js';
import { Redirects } from '../../../../src/pages/redirects/redirects.js';
import type { ChangedFile } from '../../../../src/hosts/host.js';
import { cpuMsOf } from '../../../support/cpu-time.js';

const NAVIGATION = { pages: ['a', 'x', 'guides/a', 'guides/setup', 'guides/index', 'snippets/x'] };

function listing(paths: readonly string[], config: object = { navigation: NAVIGATION }): Listing {
  return { paths, isComplete: true, json: config as Record<string, unknown> };
}

const NONE = new AddressSet([]);
const RULES = { isAllowed: () => false, doubtful: NONE, files: undefined, lostFiles: NONE, isAtRoot: true };

function stateOf(paths: readonly string[], config?: object): State {
  const own = listing(paths, config);
  return statesOf(own, own, RULES).tested;
}

interface Change {
  readonly live: readonly string[];
  readonly tested: readonly string[];
  readonly config?: object;
  readonly liveConfig?: object;
  readonly removed?: readonly string[];
  readonly isBranch?: boolean;
  readonly isComplete?: boolean;
  readonly doubtful?: readonly string[];
  readonly to?: string;
}

/** `address` for a vanished page, `address?` for one that is not known. */
function vanishedIn({ live, tested, config, liveConfig, removed, isBranch = false, ...rest }: Change): string[] {
  const now = { ...listing(tested, config), isComplete: rest.isComplete ?? true };
  const states = statesOf(listing(live, liveConfig), now, { ...RULES, doubtful: new AddressSet(rest.doubtful ?? []) });
  const files = removed?.map((path) => ({ path, change: 'removed' }) as const);
  const found = findVanished({ ...states, files, branch: isBranch ? 'b' : undefined }, rest);
  return found.map(({ target = '', level }) => (level === 'unknown' ? `${target}?` : target));
}

const BOTH = { live: ['a.mdx', 'guides/setup.mdx'], tested: ['a.mdx'] };

describe('vanished-pages', () => {
  test.each<[string, Change, string[]]>([
    ['a page that is gone', BOTH, ['guides/setup']],
    ['.md for .mdx', { ...BOTH, tested: ['a.mdx', 'guides/setup.md'] }, []],
    ['x/index for x', { ...BOTH, tested: ['a.mdx', 'guides/setup/index.mdx'] }, []],
    ['a list without endings', { ...BOTH, live: ['/a', '/guides/setup'], tested: ['a.mdx', 'guides/setup.mdx'] }, []],
    ['a redirect', { ...BOTH, config: { redirects: [{ source: '/guides/setup', destination: '/nowhere' }] } }, []],
    [
      'a redirect with a parameter',
      { ...BOTH, config: { redirects: [{ source: '/guides/:x', destination: '/a' }] } },
      [],
    ],
    [
      'a pattern that may match',
      { ...BOTH, config: { redirects: [{ source: '/guides/(.*)', destination: '/a' }] } },
      ['guides/setup?'],
    ],
    ...['/guides/*', '/guides/:slug*', '/:path*', '/:folder/setup'].map((source): [string, Change, string[]] => [
      `the pattern ${source}`,
      { ...BOTH, config: { redirects: [{ source, destination: '/a' }] } },
      [],
    ]),
    ...['/guide/:slug*', '/guides/:slug*/more', '/guides/setup#first', 'guides/setup', '', ' /guides/setup'].map(
      (source): [string, Change, string[]] => [
        `the source ${JSON.stringify(source)}`,
        { ...BOTH, config: { redirects: [{ source, destination: '/a' }] } },
        ['guides/setup'],
      ],
    ),
    ...['guides/a', 'TODO', '', './a', ' /a', 'https:/x', 'mailto:a@b.c', '#a', 'https://'].map(
      (destination): [string, Change, string[]] => [
        `the destination ${JSON.stringify(destination)}`,
        { ...BOTH, config: { redirects: [{ source: '/guides/setup', destination }] } },
        ['guides/setup'],
      ],
    ),
    [
      'a redirect to another site',
      { ...BOTH, config: { redirects: [{ source: '/guides/setup', destination: 'ftp://example.com' }] } },
      [],
    ],
    ['redirects of another format', { ...BOTH, config: { rewrites: [] } }, ['guides/setup?']],
    [
      'a redirect of another case',
      { ...BOTH, config: { redirects: [{ source: '/Guides/setup', destination: '/a' }] } },
      ['guides/setup?'],
    ],
    ['a snippet', { ...BOTH, live: ['a.mdx', 'snippets/x.mdx', '_x.mdx', 'guides/_a/b.mdx'] }, []],
    ['a page called snippets', { ...BOTH, live: ['a.mdx', 'guides/snippets.mdx'] }, ['guides/snippets?']],
    ['the start page of snippets', { ...BOTH, live: ['a.mdx', 'snippets/index.mdx'] }, []],
    ['another case', { ...BOTH, tested: ['a.mdx', 'guides/Setup.mdx'] }, ['guides/setup?']],
    ['a folder', { ...BOTH, tested: ['a.mdx', 'guides/setup/part.mdx'] }, ['guides/setup?']],
    ['the start page', { live: ['index.mdx', 'a.mdx'], tested: ['a.mdx'] }, []],
    ['a page that no navigation lists', { ...BOTH, liveConfig: { navigation: { pages: ['a'] } } }, ['guides/setup?']],
    ['a page that can not be read', { ...BOTH, doubtful: ['guides/setup.mdx'] }, ['guides/setup?']],
    ['a list that is not complete', { ...BOTH, isComplete: false }, ['guides/setup?']],
    [
      'below a folder of an API description',
      { ...BOTH, config: { api: { openapi: { source: 'x.yaml', directory: 'guides' } } } },
      ['guides/setup?'],
    ],
    ['a new API description', { ...BOTH, config: { pages: ['a', { openapi: 'x.yaml' }] } }, ['guides/setup?']],
    [
      'an API description that live has, too',
      { ...BOTH, config: { openapi: 'x.yaml' }, liveConfig: { pages: BOTH.live, openapi: 'x.yaml' } },
      ['guides/setup'],
    ],
    ['a branch without a list of files', { ...BOTH, isBranch: true }, ['guides/setup?']],
    ['a list of files that does not remove it', { ...BOTH, removed: ['docs/other.mdx'] }, ['guides/setup?']],
    [
      'a list of files that removes it',
      { ...BOTH, isBranch: true, removed: ['docs/guides/setup.mdx'] },
      ['guides/setup'],
    ],
    [
      'the page of the folder, which a list of files removes',
      { live: ['a.mdx', 'guides/index.mdx'], tested: ['a.mdx'], to: 'guides', removed: ['docs/index.mdx'] },
      ['guides'],
    ],
    [
      'the page of the folder, which a list of files does not remove',
      { live: ['a.mdx', 'guides/index.mdx'], tested: ['a.mdx'], to: 'guides', removed: ['docs/setup.mdx'] },
      ['guides?'],
    ],
    ['a file of a like name that is removed', { ...BOTH, removed: ['docs/my-guides/setup.mdx'] }, ['guides/setup?']],
  ])('judges whether a page disappears: %s', (_, change, found) => expect(vanishedIn(change)).toEqual(found));

  test.each<[string, ChangedFile, string, string[]]>([
    [
      'is moved into it',
      { path: 'docs/new/b.mdx', previousPath: 'docs/guides/b.mdx', change: 'changed' },
      'new',
      ['guides/b'],
    ],
    ['is removed', { path: 'docs/guides/b.mdx', change: 'removed' }, 'new', ['guides/b']],
    [
      'is removed, below another folder of the workspace',
      { path: 'guides/b.mdx', change: 'removed' },
      'new',
      ['guides/b'],
    ],
    [
      'only gets another ending',
      { path: 'docs/guides/b.md', previousPath: 'docs/guides/b.mdx', change: 'changed' },
      'new',
      [],
    ],
    ['is redirected', { path: 'docs/guides/c.mdx', change: 'removed' }, 'new', []],
    ['is changed', { path: 'docs/guides/b.mdx', change: 'changed' }, 'new', []],
    ['is in it', { path: 'docs/new/guides/b.mdx', change: 'removed' }, 'new', []],
    ['is no page of live', { path: 'docs/guides/z.mdx', change: 'removed' }, 'new', []],
    ['is no page', { path: 'docs/guides/b.png', change: 'removed' }, 'new', []],
    ['is removed where the folder is the project', { path: 'docs/guides/b.mdx', change: 'removed' }, '.', []],
  ])('does not know of a page outside of the folder whether it disappears if its file %s', (_, file, to, targets) => {
    const redirects = [{ source: '/guides/c', destination: '/new/a' }];
    const live = listing(['b.mdx', 'guides/b.mdx', 'guides/c.mdx', 'new/a.mdx']);
    const states = statesOf(
      live,
      listing(['b.mdx', 'guides/b.mdx', 'guides/c.mdx', 'new/a.mdx'], { redirects }),
      RULES,
    );
    const found = findGoneOutside({ ...states, files: [file], branch: undefined }, to, 'repo/docs/new');
    expect(found.map(({ target, level }) => [target, level])).toEqual(targets.map((target) => [target, 'unknown']));
  });

  test('knows nothing of redirects without a configuration', () => {
    const states = statesOf(listing(BOTH.live), { ...listing(BOTH.tested), json: undefined }, RULES);
    const [finding] = findVanished({ ...states, files: undefined, branch: undefined });
    expect(finding?.level).toBe('unknown');
  });
});

describe('redirects', () => {
  const PAGES = ['guides/setup.mdx', 'guides/index.mdx', 'start.mdx', 'v1.2.mdx'];
  /** `source > destination`, separated by commas. */
  const kindsIn = (text: string): (string | undefined)[] | undefined => {
    const redirects = text.split(', ').map((line) => line.split(' > '));
    const config = { redirects: redirects.map(([source, destination]) => ({ source, destination })) };
    return findInRedirects(stateOf(PAGES, config))?.map(({ kind }) => kind);
  };

  test.each([
    ['/a > /nowhere', ['no target']],
    ['/a > /nowhere, /nowhere > /gone', ['chain', 'no target']],
    ['/a > /a', ['loop']],
    ['/a > /b, /b > /a', ['loop', 'loop']],
    ['/x > /a, /a > /b, /b > /a', ['loop', 'loop']],
    ['/a > /start, /a > /guides', ['duplicate']],
    ['/a > /start, /a > /start', ['duplicate with one end']],
    ['/a > /b, /b > /start', ['chain']],
    ['/start > /guides', ['hides']],
    ['/guides/index > /start', ['hides']],
    ...['nowhere', 'TODO', '', './start', ' /start', 'https:/x', '#start', '?x=1'].map(
      (destination): [string, string[]] => [`/a > ${destination}`, ['no address']],
    ),
    ...['a', '', ' /a', './a', 'https://old.example.com/a'].map((source): [string, string[]] => [
      `${source} > /start`,
      ['no address'],
    ]),
    ['/a/:slug* > /nowhere', ['no target']],
    ['/a/:slug* > /guides/:slug*/more', ['no target']],
    ['/guides/:slug* > /start', ['hides']],
    ['/guides/:slug* > https://example.com/:slug*', ['hides']],
    ['/:page > /guides/:page', ['hides']],
    ['/a/:x > /start, /a/:y > /guides', ['duplicate']],
    ['/a/:x* > /start, /a/* > /start', ['duplicate with one end']],
    ['/a/:x > /guides/:x, /a/:y > /guides/:y', ['duplicate with one end']],
    ['/a/:x* > /guides/:x*, /a/* > /guides/*', ['duplicate with one end']],
    ['/a/:x/:y > /guides/:x, /a/:y/:x > /guides/:x', ['duplicate']],
    ['/a > /docs/x, /docs/* > /start', ['chain']],
    ['/a > /sdk/v1/nowhere', ['open target']],
    ['/a/:b > /nowhere/:b', ['open target']],
  ])('finds in %s: %j', (redirects, kinds) => {
    expect(kindsIn(redirects)).toEqual(kinds);
  });

  test.each([
    '/a > /start',
    '/a > https://example.com/nowhere',
    '/a > //example.com',
    '/a > /files/x.pdf',
    '/a > /nowhere/:b',
    '/404 > /nowhere',
    '/a > /start, /a/ > /start',
    '/a > /start, /a/ > /guides',
    '/a/:x > /start, /a/:x/ > /guides',
    '/a#part > /nowhere',
    '/a/(.*) > /nowhere',
    '/a/* > /guides/*',
    '/a/:slug* > /guides/:slug*',
    '/a/:slug* > /guides/(:slug*)',
    '/guide/:slug* > /start',
    '/guides/:slug* > /guides/:slug*',
    '/docs/:slug* > /:slug*',
    // The same page in other words, or not.
    '/a > /a/index',
    '/a > /b, /b > /a/index',
    '/guides > /guides/index',
    // Whether the page or its redirect is first is open; the page is there.
    '/guides > /start',
    // A pattern may lead on.
    '/a > /docs/x, /docs/(.*) > /start',
  ])('finds nothing in %s', (redirects) => {
    expect(kindsIn(redirects)).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ['/guides/:slug*', '/docs/:slug*', ["/guides/:slug*: the redirect leads /guides/b to /docs/b, which isn't a page"]],
    ['/guides/:slug*', '/docs/a', []],
    [
      '/guides/:slug*',
      '/other/:slug*',
      [
        "/guides/:slug*: the redirect leads /guides/a to /other/a, which isn't a page of the project; check that another site has it",
      ],
    ],
    ['/guides/:slug*', 'https://example.com/:slug*', []],
    ['/guides/(.*)', '/docs/:slug*', []],
  ])('judges where the pattern %s leads pages that moved to: %s', (source, destination, messages) => {
    const live = listing(['x.mdx', 'guides/a.mdx', 'guides/b.mdx']);
    const tested = listing(['x.mdx', 'docs/a.mdx'], { redirects: [{ source, destination }] });
    const found = findInRedirects(statesOf(live, tested, RULES).tested);
    expect(found?.map(({ message }) => message)).toEqual(messages);
  });

  test('takes seconds for 20,000 redirects, whatever they match', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      source: index % 2 ? `/p${index}/:a` : `/c${index}`,
      destination: `/c${index + 2}`,
    }));
    const spentMs = await cpuMsOf(() => void findInRedirects({ ...stateOf(PAGES), redirects: new Redirects(many) }));
    expect(spentMs).toBeLessThan(10_000);
  });
});

describe('navigation-entries', () => {
  test.each<[unknown[], string[] | undefined]>([
    [['a', 'guides/gone'], ['guides/gone']],
    [['a', 'https://example.com/x', 'GET /x', 'guides/*', { path: 'guides/gone' }], ['guides/gone']],
    [['a', 'guides', 'Guides/setup', 'old'], []],
    [['gone', 'other'], undefined],
    [['a', { $ref: 'x.json' }], undefined],
    [['a', 'gone', { openapi: 'x.yaml' }], []],
    [['a', 'gone', 'api/x', { openapi: { source: 'x.yaml', directory: 'api' } }], ['gone']],
  ])('judges the entries of the navigation %j', (pages, missing) => {
    const state = stateOf(['a.mdx', 'guides/setup.mdx'], {
      navigation: { pages },
      redirects: [{ source: '/old', destination: '/a' }],
    });
    expect(findInNavigation(state)?.map(({ page }) => page)).toEqual(missing);
  });
});

test.each<[string, object, string[]]>([
  ['an entry left behind', { navigation: { pages: ['a', 'guides/old'] } }, ['guides/old']],
  [
    'an entry left behind, as an object',
    { navigation: { pages: ['a', { path: '/guides/old.mdx' }] } },
    ['/guides/old'],
  ],
  [
    'the root of a group',
    { navigation: { groups: [{ group: 'G', root: 'guides/old', pages: ['a'] }] } },
    ['guides/old'],
  ],
  [
    'the root of a group, which is no page',
    { navigation: { groups: [{ root: 'guides/no', pages: ['a'] }] } },
    ['guides/no'],
  ],
  ['a root elsewhere', { navigation: { pages: ['a'] }, api: { root: 'guides/no' } }, []],
  ['a page that was a redirect before', { navigation: { pages: ['a', 'guides/setup'] } }, []],
  ['a redirect that is listed on purpose', { navigation: { pages: ['a', 'guides/alias'] } }, []],
  [
    'a link of the navbar',
    { navigation: { pages: ['a'] }, navbar: { links: [{ href: '/guides/no' }] } },
    ['/guides/no'],
  ],
  [
    'a button of the navbar',
    { navigation: { pages: ['a'] }, navbar: { primary: { href: '/guides/no#x' } } },
    ['/guides/no#x'],
  ],
  [
    'a link of the footer',
    { navigation: { pages: ['a'] }, footer: { links: [{ items: [{ href: '/guides/no' }] }] } },
    ['/guides/no'],
  ],
  [
    'a link of an anchor',
    { navigation: { pages: ['a'], anchors: [{ anchor: 'X', href: '/guides/no' }] } },
    ['/guides/no'],
  ],
  ['a link to what is redirected', { navigation: { pages: ['a'] }, navbar: { links: [{ href: '/guides/old' }] } }, []],
  [
    'a link to another part of the site',
    { navigation: { pages: ['a'] }, navbar: { links: [{ href: '/pricing' }] } },
    [],
  ],
  [
    'a link to another site',
    { navigation: { pages: ['a'] }, footer: { x: 'https://x.com', href: '//x/guides/no' } },
    [],
  ],
])('judges %s in the navigation', (_, config, pages) => {
  const redirects = [
    { source: '/guides/old', destination: '/a' },
    { source: '/guides/alias', destination: '/a' },
  ];
  const tested = listing(['a.mdx', 'guides/setup.mdx'], { ...config, redirects });
  const found = findInNavigation(statesOf(listing(['a.mdx', 'guides/old.mdx']), tested, RULES).tested);
  expect(found?.map(({ page }) => page)).toEqual(pages.map(placeOf));
});

test.each<[object, string[]]>([
  [{ navigation: { pages: ['a'] } }, ['guides/setup']],
  [{ navigation: { pages: ['a', 'guides/setup/'] } }, []],
  [{ navigation: { pages: ['a'] }, navbar: { links: [{ href: '/guides/setup' }] } }, []],
  [{ navigation: { pages: ['a', 'guides/*'] } }, []],
  [{ navigation: { pages: ['a', { $ref: 'more.json' }] } }, []],
  [{ navigation: { pages: ['a'] }, redirects: [{ source: '/guides/setup', destination: '/a' }] }, []],
  [{ navigation: { pages: ['gone'] } }, []],
])('finds the page guides/setup, which live lists, out of the navigation %j', (config, left) => {
  const paths = ['a.mdx', 'guides/setup.mdx', 'guides/never-listed.mdx'];
  const states = statesOf(listing(paths), listing(paths, config), RULES);
  expect(pagesThatLeft(states.live, states.tested)).toEqual(left);
});

/** A tab or an anchor of which `guides` is the start of the path. */
const GUIDES_TAB = { tabs: [{ name: 'Guides', url: 'guides' }] };

test.each<[string, object, object, string[]]>([
  ['a tab of both', GUIDES_TAB, { ...GUIDES_TAB, navigation: { pages: ['a'] } }, ['guides/deep/setup']],
  [
    'an anchor of both, with a slash',
    { anchors: [{ name: 'Guides', url: '/guides/' }] },
    { anchors: [{ name: 'Guides', url: '/guides/' }], navigation: { pages: ['a'] } },
    ['guides/deep/setup'],
  ],
  [
    'two folders of both, one in the other',
    { tabs: [{ url: 'guides' }, { url: 'guides/deep' }] },
    { tabs: [{ url: 'guides/deep' }, { url: 'guides' }], navigation: { pages: ['a'] } },
    ['guides/deep/setup'],
  ],
  [
    'a link to the folder that the change moves to the footer',
    { navbar: { links: [{ href: '/guides' }] } },
    { footer: { links: [{ href: '/guides' }] }, navigation: { pages: ['a'] } },
    ['guides/deep/setup'],
  ],
  ['a folder that only the change names', {}, { ...GUIDES_TAB, navigation: { pages: ['a'] } }, []],
  [
    'a folder that the change lists as a page',
    GUIDES_TAB,
    { ...GUIDES_TAB, navigation: { pages: ['a', 'guides'] } },
    [],
  ],
  [
    'a folder that the change lists in a new way',
    GUIDES_TAB,
    { ...GUIDES_TAB, navigation: { pages: ['a', { autogenerate: { directory: 'guides' } }] } },
    [],
  ],
])('finds the page guides/deep/setup, which live lists, out of the navigation with %s', (_, before, after, left) => {
  const paths = ['a.mdx', 'guides/deep/setup.mdx'];
  const live = { navigation: { pages: ['a', 'guides/deep/setup'] }, ...before };
  const states = statesOf(listing(paths, live), listing(paths, after), RULES);
  expect(pagesThatLeft(states.live, states.tested)).toEqual(left);
});

describe('unlisted-pages', () => {
  test.each<[object, string[]]>([
    [{ navigation: { pages: ['a'] } }, ['guides/new']],
    [{ navigation: { pages: ['a', 'guides/new.mdx'] } }, []],
    [{ navigation: { pages: ['a'] }, home: '/guides/new' }, []],
    [{ navigation: { pages: ['a'] }, redirects: [{ source: '/x', destination: '/guides/new' }] }, ['guides/new']],
    [{ navigation: { pages: ['a', 'guides/*'] } }, []],
    [{ navigation: { pages: ['a', { autogenerate: { directory: 'guides' } }] } }, []],
    [{ navigation: { pages: ['gone'] } }, []],
    [{ navigation: { pages: ['a', { $ref: 'b.json' }] } }, []],
    [{ navigation: { groups: [{ pages: ['a'] }, { group: 'B', pages: 'nav/b.json' }] } }, []],
    [{ navigation: { groups: [{ pages: ['a'] }, { group: 'B', pages: ['./b.yaml'] }] } }, []],
    [{ navigation: { pages: ['a', '...rest'] } }, []],
    [{ navigation: { pages: ['a', '{more}'] } }, []],
    [{ navigation: { pages: ['a'], include: 'nav/more.json' } }, []],
    [{ extends: '../base.json', navigation: { pages: ['a'] } }, []],
  ])('judges the new page guides/new in %j', (config, unlisted) => {
    const state = stateOf(['a.mdx', 'guides/new.mdx', 'snippets/part.mdx', 'includes/index.mdx', 'index.mdx'], config);
    expect(findUnlisted(state.pages.addresses, state)).toEqual(unlisted);
  });
});

test.each<[string, readonly string[], string[]]>([
  [
    'https://cdn.example.com/p/gone.png',
    ['https://cdn.example.com/p/a.png', 'https://cdn.example.com/p/b.png'],
    ['media'],
  ],
  ['https://cdn.example.com/p/a.png?w=1', ['https://cdn.example.com/p/a.png', 'https://cdn.example.com/p/b.png'], []],
  ['https://cdn.example.com/q/gone.png', ['https://cdn.example.com/p/a.png', 'https://cdn.example.com/p/b.png'], []],
  ['https://cdn.example.com/p/gone.png', ['https://cdn.example.com/p/a.png'], []],
  ['https://other.example.com/p/gone.png', ['https://cdn.example.com/p/a.png', 'https://cdn.example.com/p/b.png'], []],
  ['https://x/gone.png', ['https://x/a.png', 'http://y/b.png'], []],
])('judges the embedded URL %s with the library %j', (url, library, rules) => {
  const references = [{ line: 1, url, isEmbedded: true }];
  const page: Page = { path: 'a.mdx', file: undefined, references, outline: undefined, isHidden: false };
  const { findings } = findInPage(page, stateOf(['a.mdx']), { siteUrls: [], library: libraryOf(library) });
  expect(findings.map(({ rule }) => rule)).toEqual(rules);
});

test.each<[string, string, string[]]>([
  ['snippets/x.mdx', './gone', ['links unknown']],
  ['guides/_part.mdx', '../gone', ['links unknown']],
  ['partials/x.md', '#gone', ['links unknown']],
  ['includes/x.mdx', 'gone#part', ['links unknown']],
  ['snippets/x.mdx', '/guides/gone', ['links']],
  ['snippets/x.mdx', '/guides/setup', []],
  ['guides/x.mdx', './gone', ['links']],
])('judges in %s the link %s', (path, url, rules) => {
  const page: Page = {
    path,
    file: undefined,
    references: [{ line: 1, url, isEmbedded: false }],
    outline: undefined,
    isHidden: false,
  };
  const state = stateOf(['a.mdx', 'guides/setup.mdx', 'guides/x.mdx', path]);
  const { findings, anchors } = findInPage(page, state, { siteUrls: [], library: undefined });
  expect(
    [...findings, ...anchors].map((one) =>
      'rule' in one ? [one.rule, one.level].filter(Boolean).join(' ') : 'anchor',
    ),
  ).toEqual(rules);
});

test('does not know the pictures of a part, which other pages show', () => {
  const state = statesOf(listing(['a.mdx', 'snippets/x.mdx']), listing(['a.mdx', 'snippets/x.mdx']), {
    ...RULES,
    files: new AddressSet(['snippets/x.mdx']),
  }).tested;
  const rulesOf = (path: string): string[] => {
    const references = [{ line: 1, url: 'images/a.png', isEmbedded: true }];
    const page: Page = { path, file: undefined, references, outline: undefined, isHidden: false };
    return findInPage(page, state, { siteUrls: [], library: undefined }).findings.map(({ rule }) => rule);
  };
  expect([rulesOf('snippets/x.mdx'), rulesOf('a.mdx')]).toEqual([['media'], ['media']]);
});

describe('code-links', () => {
  const SITE = ['https://docs.example.com/guide/'];
  test.each([
    ['See https://docs.example.com/guide/a.', ['a']],
    ['"https://docs.example.com/guide/a#b"', ['a#b']],
    ['[a](http://docs.example.com/guide/a)', ['a']],
    ['https://docs.example.com/guide', ['']],
    ['https://DOCS.example.com/guide/a', ['a']],
    ['https://docs.example.com/Guide/a', []],
    ['https://docs.example.com/guide?x=1', ['?x=1']],
    ['https://docs.example.com/guides/a', []],
    ['https://docs.example.com.evil.example/guide/a', []],
    ['https://www.docs.example.com/guide/a', []],
    ['docs.example.com/guide/a', []],
    ['`https://docs.example.com/guide/${page}`', []],
    ['f"https://docs.example.com/guide/a-{version}"', []],
    ['"https://docs.example.com/guide/E%02d"', []],
    ["'https://docs.example.com/guide/errors#%s'", ['errors#%s']],
    ['`https://docs.example.com/guide/a?from=${app}`', ['a?from=$']],
    ['https://docs.example.com/guide/a%20b', ['a%20b']],
  ])('finds in %j: %j', (text, paths) => {
    expect(findCodeLinks(text, SITE).map(({ path }) => path)).toEqual(paths);
  });

  test('counts lines, in seconds for 2 MB of URLs', async () => {
    const spentMs = await cpuMsOf(() => {
      const links = findCodeLinks('https://docs.example.com/guide/a\n'.repeat(60_000), SITE);
      expect(links.at(-1)?.line).toBe(60_000);
    });
    expect(spentMs).toBeLessThan(5_000);
  });

  test.each([
    ['https://docs.example.com/guide/a', 'a'],
    ['https://docs.example.com/guide', ''],
    ['https://docs.example.com/guided', undefined],
    ['ftp://docs.example.com/guide/a', undefined],
    ['/guide/a', undefined],
  ])('reads the path of %s below the site: %s', (url, path) => expect(pathBelow(url, SITE)).toBe(path));
});

describe('findSuccessors', () => {
  const text = Array.from({ length: 10 }, (_, index) => `Line ${index}`).join('\n');
  const page = (address: string, content = text, title = 'T') => ({ address, text: content, title });

  test.each([
    ['near-equal text', [page('x/b', `${text}\nOne more`, 'Other')], 'x/b'],
    ['half of the text', [page('x/b', text.slice(0, 30), 'Other')], undefined],
    ['two equal texts', [page('x/b'), page('x/c')], undefined],
    ['the same title and name', [page('x/a', 'Other', 'T')], 'x/a'],
    ['the same title alone', [page('x/b', 'Other', 'T')], undefined],
    ['the same title and name twice', [page('x/a', 'Other', 'T'), page('y/a', 'Else', 'T')], undefined],
  ])('proposes a successor, or none, for %s', (_, added, successor) => {
    expect(findSuccessors([page('old/a')], added).get('old/a')).toBe(successor);
  });
});

describe('verdicts', () => {
  const finding = (change: Partial<Finding> = {}): Finding => ({
    rule: 'links',
    page: 'a',
    message: 'm',
    target: 't',
    ...change,
  });
  const severities = (lines: readonly string[]) => inputs.severity.parse(lines.join('\n'));

  test.each([
    [[], finding(), 'problem'],
    [[], finding({ level: 'mild' }), 'warning'],
    [[], finding({ rule: 'anchors', level: 'unknown' }), 'unknown'],
    [[], finding({ rule: 'media', level: 'unknown' }), undefined],
    [[], finding({ rule: 'anchors' }), 'warning'],
    [['anchors: problem'], finding({ rule: 'anchors' }), 'problem'],
    [['links: warning'], finding(), 'warning'],
    [['links: problem'], finding({ level: 'mild' }), 'warning'],
    [['links: off'], finding(), undefined],
  ] as const)('judges by the severities %j the finding %j: %s', (lines, one, verdict) => {
    expect(judge([one], new Map(), severities(lines)).findings[0]?.verdict).toBe(verdict);
  });

  test('only counts links that are not known', () => {
    const { findings, rules } = judge([finding({ level: 'unknown', url: '/u' })], new Map(), severities([]));
    expect(findings).toEqual([]);
    expect(rules.find(({ rule }) => rule === 'links')).toMatchObject({
      verdict: 'unknown',
      reason: '1 link not known: /u in a',
    });
  });

  test('gives a rule the verdict of its worst finding, else unknown, else ok', () => {
    const { rules } = judge(
      [finding({ level: 'mild' }), finding()],
      new Map([['redirects', 'why']]),
      severities(['media: off']),
    );
    const verdicts = Object.fromEntries(rules.map(({ rule, verdict }) => [rule, verdict]));
    expect(verdicts).toMatchObject({ links: 'problem', redirects: 'unknown', anchors: 'ok', media: 'off' });
  });

  test.each(['links', 'links: bad', 'unknown: off', 'links: problem: x'])('refuses the severity %j', (line) =>
    expect(() => severities([line])).toThrow(/^isn't a valid severity/),
  );

  test('counts what live has as old, by target or by words, and in the page that moved', () => {
    const live = [finding({ url: './t' })];
    expect(newFindings([finding({ line: 9 })], live, new Map())).toEqual([]);
    expect(newFindings([finding({ page: 'b' })], live, new Map())).toHaveLength(1);
    expect(newFindings([finding({ page: 'b', target: 'x', url: './t' })], live, new Map([['b', ['c', 'a']]]))).toEqual(
      [],
    );
    expect(newFindings([finding({ kind: 'k' })], live, new Map())).toHaveLength(1);
  });

  test.each<[string, Partial<Finding>, number]>([
    ['the page of the dead anchor moved', { target: 'new#gone' }, 0],
    ['another page has the dead anchor', { target: 'other#gone' }, 1],
    ['another anchor is dead', { target: 'new#more' }, 1],
    ['the page itself is gone', { rule: 'links', target: 'new' }, 1],
    ['a redirect leads to the anchor', { rule: 'redirects', target: 'new#gone' }, 1],
    ['the page with the link moved, too', { page: 'c', target: 'new#gone' }, 0],
  ])('counts %s as new or old', (_, change, count) => {
    const anchor = { rule: 'anchors', target: 'old#gone', url: '/old#gone' } as const;
    const redirect = { rule: 'redirects', target: 'old#gone' } as const;
    const live = [finding(anchor), finding(redirect), finding({ rule: 'links', target: 'old', url: '/old' })];
    const tested = [finding({ ...anchor, url: '/new#gone', ...change })];
    const [pages, moved] = [new Map([['c', ['a']]]), new Map([['new', ['old']]])];
    expect(newFindings(tested, live, pages, moved)).toHaveLength(count);
  });
});

test('reads a configuration that is nested 100,000 times, and one with 100,000 entries', () => {
  const deep: unknown = JSON.parse(`${'{"pages":['.repeat(50_000)}"a"${']}'.repeat(50_000)}`);
  expect(readConfig(deep as Record<string, unknown>).entries).toEqual(['a']);
  const wide = { pages: Array.from({ length: 100_000 }, (_, index) => `p${index}`) };
  expect(readConfig(wide).named.size).toBe(100_000);
});
