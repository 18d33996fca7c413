/** Tests what each form of a link can mean, and that only what is broken in every reading is missing. */
import { describe, expect, test } from 'vitest';
import { AddressSet } from '../../src/pages/address.js';
import { findTarget, type Site } from '../../src/pages/link-targets.js';
import { Redirects } from '../../src/pages/redirects/redirects.js';

const PAGES = [
  'index.mdx',
  'guides/setup.mdx',
  'guides/deploy.mdx',
  'guides/deep/part.mdx',
  'guides/more/index.mdx',
  'api/v1/users.md',
  'Über uns.md',
  'next.js.mdx',
];

function siteOf(change: Partial<Site> = {}): Site {
  const redirects = new Redirects([
    { source: '/old', destination: '/guides/setup' },
    { source: '/out', destination: 'https://example.com' },
    { source: '/dead', destination: '/nowhere' },
    { source: '/docs/*', destination: '/guides' },
  ]);
  const pages = new AddressSet(PAGES);
  const files = new AddressSet([
    ...PAGES,
    'images/logo.png',
    'guides/deep/map.svg',
    'public/photos/a.jpg',
    'files/x.pdf',
    'LICENSE',
  ]);
  const mayExist = (address: string): boolean => address === 'guides/allowed';
  const never = { isRedirected: () => false, isGenerated: () => false, isListed: () => false };
  const lostFiles = new AddressSet([]);
  return { ...never, pages, redirects, knownPages: pages, mayExist, files, lostFiles, isAtRoot: true, ...change };
}

function kindOf(url: string, { from = 'guides/deploy.mdx', isEmbedded = false, site = siteOf() } = {}): string {
  const target = findTarget({ url, isEmbedded }, from, site);
  if (target.kind === 'page') return `page ${target.addresses.join(' ')}${target.anchor && `#${target.anchor}`}`;
  return 'address' in target ? `${target.kind} ${target.address}` : target.kind;
}

describe('a path from the root', () => {
  test.each([
    ['/guides/setup', 'page guides/setup'],
    ['/guides/setup/', 'page guides/setup'],
    ['/guides/setup.md', 'page guides/setup'],
    ['/guides/setup.mdx', 'page guides/setup'],
    ['/guides/setup?tab=1', 'page guides/setup'],
    ['/guides/setup#part:~:text=a', 'page guides/setup#part'],
    ['/guides/setup#:~:text=a', 'page guides/setup'],
    ['#part:~:text=a,b', 'page guides/deploy#part'],
    ['/%67uides/setup', 'page guides/setup'],
    ['/guides/more', 'page guides/more'],
    ['/guides/more/index', 'page guides/more'],
    ['/%C3%9Cber%20uns', 'page Über uns'],
    ['/', 'page '],
    ['/next.js', 'page next.js'],
    ['/guides/setup#part?x', 'page guides/setup#part?x'],
    ['/old', 'elsewhere'],
    ['/old#part', 'elsewhere'],
    ['/out', 'elsewhere'],
    ['/guides/gone', 'missing page guides/gone'],
    ['/guides/gone#part', 'missing page guides/gone'],
    ['/gone', 'unknown'],
    ['/pricing', 'unknown'],
    ['/dead', 'unknown'],
    ['/docs/anything', 'unknown'],
    ['/guides', 'unknown'],
    ['/guides/', 'unknown'],
    ['/guides/deep', 'unknown'],
    ['/Guides/setup', 'unknown'],
    ['/sdk/v1/x', 'unknown'],
    ['/blog/start', 'unknown'],
    ['/api/v2/x', 'unknown'],
    ['/guides/allowed', 'unknown'],
    ['/guides/gone.html', 'unknown'],
    ['/guides/node.js', 'unknown'],
  ])('reads %s as: %s', (url, kind) => expect(kindOf(url)).toBe(kind));
});

describe('a name with a dot', () => {
  const knownPages = new AddressSet([...PAGES, 'guides/node.js.mdx', 'guides/v1.0.mdx']);
  const site = siteOf({ knownPages, isListed: (address) => address === 'guides/app.config.js' });

  test.each([
    ['/guides/node.js', 'missing page guides/node.js'],
    ['/guides/node.js#part', 'missing page guides/node.js'],
    ['./node.js', 'missing page guides/node.js'],
    ['/guides/node.js.mdx', 'missing page guides/node.js'],
    ['/guides/v1.0', 'missing page guides/v1.0'],
    ['/guides/app.config.js', 'missing page guides/app.config.js'],
    ['/guides/vue.js', 'unknown'],
  ])('takes a name with a dot for a page if a list or the navigation says so: %s is %s', (url, kind) => {
    expect(kindOf(url, { site })).toBe(kind);
  });
});

describe('a host without a scheme', () => {
  test.each([
    ['www.example.com', 'no scheme'],
    ['www.example.com/docs/x#part', 'no scheme'],
    ['WWW.Example.co.uk?x=1', 'no scheme'],
    ['www.example.com:8080', 'elsewhere'],
    ['https://www.example.com', 'elsewhere'],
    ['./www.example.com', 'unknown'],
    ['www.', 'missing page guides/www.'],
    ['example.com', 'unknown'],
  ])('reads a host without a scheme: %s is %s', (url, kind) => expect(kindOf(url)).toBe(kind));

  test('takes a host for a page if a page has this name', () => {
    const pages = new AddressSet([...PAGES, 'guides/www.example.com.mdx']);
    expect(kindOf('www.example.com', { site: siteOf({ pages }) })).toBe('page guides/www.example.com');
  });
});

describe('a relative path', () => {
  test.each([
    ['./setup', 'page guides/setup'],
    ['setup', 'page guides/setup'],
    ['../guides/setup', 'page guides/setup'],
    ['./deep/part', 'page guides/deep/part'],
    ['../setup', 'page guides/setup'],
    ['guides/setup', 'unknown'],
    ['./gone', 'missing page guides/gone'],
    ['gone', 'missing page guides/gone'],
    ['../../gone', 'unknown'],
    ['./Setup', 'unknown'],
    ['./deep', 'unknown'],
    ['other/place/x', 'unknown'],
  ])('reads %s in guides/deploy as: %s', (url, kind) => expect(kindOf(url)).toBe(kind));

  test.each([
    ['./setup', 'guides/more/index.mdx', 'page guides/setup'],
    ['./deep/part', 'guides/more/index.mdx', 'page guides/deep/part'],
    ['part', 'guides/deep.mdx', 'page guides/deep/part'],
    ['setup', 'index.mdx', 'missing page setup'],
    ['guides/setup', 'index.mdx', 'page guides/setup'],
  ])('reads %s in %s as: %s', (url, from, kind) => expect(kindOf(url, { from })).toBe(kind));
});

describe('what is not a link to a page', () => {
  test.each([
    'https://example.com/guides/gone',
    'mailto:me@example.com',
    '//example.com/guides/gone',
    '{base}/guides/gone',
    '${base}/guides/gone',
    '/guides/<name>',
    '',
  ])('leaves %j to others', (url) => expect(kindOf(url)).toBe('elsewhere'));

  test.each(['/llms.txt', '/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/feed.json'])('does not judge %s', (url) =>
    expect(kindOf(url)).toBe('unknown'),
  );

  test('finds an anchor of the page itself', () => {
    expect(kindOf('#part')).toBe('page guides/deploy#part');
    expect(kindOf('?tab=1#part')).toBe('page guides/deploy#part');
  });
});

describe('a file', () => {
  test.each([
    ['/images/logo.png', true, 'elsewhere'],
    ['../images/logo.png', true, 'elsewhere'],
    ['/images/\nlogo.png', true, 'elsewhere'],
    [' ../images/logo.png\t', true, 'elsewhere'],
    ['deep/map.svg', true, 'elsewhere'],
    ['./map.svg', true, 'missing file guides/map.svg'],
    ['images/logo.png', true, 'unknown'],
    ['/photos/a.jpg', true, 'unknown'],
    ['/static/images/logo.png', true, 'unknown'],
    ['/images/Logo.png', true, 'unknown'],
    ['/images/gone.png', true, 'missing file images/gone.png'],
    ['gone.png', true, 'missing file guides/gone.png'],
    ['gone.png?w=1', true, 'missing file guides/gone.png'],
    ['@assets/gone.png', true, 'elsewhere'],
    ['~/gone.png', true, 'elsewhere'],
    ['/files/x.pdf', false, 'elsewhere'],
    ['../LICENSE', false, 'elsewhere'],
    ['/files/gone.pdf', false, 'missing file files/gone.pdf'],
    ['/other/gone.pdf', false, 'unknown'],
    ['/gone.pdf', false, 'unknown'],
    ['../../gone.png', true, 'unknown'],
    ['.assets/gone.png', true, 'unknown'],
    ['/logo.png', true, 'unknown'],
    ['/static/gone.png', true, 'unknown'],
    ['/frame', true, 'unknown'],
  ])('reads %s (embedded: %s) as: %s', (url, isEmbedded, kind) => expect(kindOf(url, { isEmbedded })).toBe(kind));

  test('judges no file without a folder', () => {
    expect(kindOf('/images/gone.png', { isEmbedded: true, site: siteOf({ files: undefined }) })).toBe('unknown');
  });
});

test('judges the rest of a full URL, although the generator of a site would look up such a path of a page', () => {
  const target = findTarget({ url: '@scope/gone', isEmbedded: false }, '', siteOf({}));
  expect(target).toMatchObject({ kind: 'unknown' });
});

test.each([
  ['/guides/gone', {}, 'missing page guides/gone'],
  ['/guides/gone', { isAtRoot: false }, 'unknown'],
  ['./gone', { isAtRoot: false }, 'missing page guides/gone'],
  ['/docs/guides/setup', {}, 'unknown'],
  ['/deep/part', {}, 'unknown'],
  ['/vanished', { knownPages: new AddressSet([...PAGES, 'vanished.mdx']) }, 'missing page vanished'],
  [
    '/guides/vanished',
    { isAtRoot: false, knownPages: new AddressSet(['guides/vanished']) },
    'missing page guides/vanished',
  ],
])('reads %s in a site with %j, which may begin at another root, as: %s', (url, change, kind) =>
  expect(kindOf(url, { site: siteOf(change) })).toBe(kind),
);

test('judges no missing page if the redirects are not known', () => {
  const site = siteOf({ redirects: undefined });
  expect(kindOf('/guides/gone', { site })).toBe('unknown');
  expect(kindOf('/guides/setup', { site })).toBe('page guides/setup');
});
