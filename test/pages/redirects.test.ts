/** Tests how redirects of a configuration are read and followed. */
import { describe, expect, test } from 'vitest';
import { AddressSet } from '../../src/pages/address.js';
import { readRedirects, type Redirect, Redirects } from '../../src/pages/redirects/redirects.js';

const PAGES = new AddressSet(['guides/setup.mdx', 'guides/index.mdx', 'start.mdx', 'v1.2.mdx']);

function redirect(source: string, destination: string): Redirect {
  return { source, destination };
}

/** `source > destination` per line. */
function parse(text: string): Redirects {
  return new Redirects(text.split(', ').map((line) => redirect(...(line.split(' > ') as [string, string]))));
}

describe('covers', () => {
  test.each<[string, string, boolean | 'unknown']>([
    ['/guides/:slug*', '/guides/:slug* > /a', true],
    ['/guides/:slug*', '/guides/:rest* > /a', true],
    ['/guides/:slug*', '/guides/* > /a', true],
    ['/guides/:slug*', '/:path* > /a', true],
    ['/guides/:slug', '/guides/:slug* > /a', true],
    ['/guides/:slug', '/:folder/:page > /a', true],
    ['/guides/:slug*', '/guides/:slug > /a', false],
    ['/guides/:slug*', '/guide/:slug* > /a', false],
    ['/guides/:slug*', '/guides/a > /a', false],
    ['/guides/:slug*/end', '/guides/:slug* > /a', true],
    ['/guides/:slug*', '/guides/:slug*/end > /a', false],
    ['/guides/(a|b)', '/guides/(a|b) > /a', true],
    ['/guides/:slug*', '/guides/(.*) > /a', 'unknown'],
    ['/guides/:slug*', '/guides/:slug* > TODO', false],
  ])('says whether the redirects of %s are kept by %s: %s', (source, kept, expected) =>
    expect(parse(kept).covers(redirect(source, '/start'))).toBe(expected),
  );
});

describe('readRedirects', () => {
  test.each([[[]], [[redirect('/a', '/b')]], [[{ ...redirect('/a', '/b'), statusCode: 301, permanent: true }]]])(
    'knows the redirects %j',
    (field) => expect(readRedirects(field)).toEqual(field),
  );

  test('knows that a configuration without the field has none', () => expect(readRedirects(undefined)).toEqual([]));

  test.each([
    { '/a': '/b' },
    [['/a', '/b']],
    [{ from: '/a', to: '/b' }],
    [{ ...redirect('/a', '/b'), has: [{ type: 'header' }] }],
  ])('does not know the redirects %j', (field) => {
    expect(readRedirects(field)).toBeUndefined();
  });
});

describe('follow', () => {
  test.each([
    ['start', '/x > /y', 'page start'],
    ['old', '/old > /guides/setup', 'page guides/setup'],
    ['old', '/old/ > /guides/setup/#part', 'page guides/setup'],
    ['old', '/old > /older, /older > /start', 'page start'],
    ['old', '/old > /start, /old > /nowhere', 'page start'],
    ['blog/a', '/blog/:name > /start', 'page start'],
    ['blog/a/b', '/blog/:name > /start', 'missing'],
    ['blog/a', '/blog/a > /start, /blog/:name > /nowhere', 'page start'],
    ['blog/a', '/blog/:name > /guides/:name', 'missing'],
    ['blog/setup', '/blog/:name > /guides/:name', 'page guides/setup'],
    ['blog/setup', '/blog/:name > /guides/:other', 'away'],
    ['blog/setup', '/blog/:name > /guides/(:name)', 'away'],
    ['blog/setup', '/blog/:name > https://example.com/:name', 'away'],
    ['blog/a.png', '/blog/:name > /files/:name', 'away'],
    ['de/old/setup', '/:lang/old/:page > /guides/:page', 'page guides/setup'],
    ['docs/guides/setup', '/docs/:slug* > /:slug*', 'page guides/setup'],
    ['docs/guides/setup', '/docs/* > /*', 'page guides/setup'],
    ['docs/guides/setup', '/docs/* > /:splat', 'away'],
    ['docs/guides', '/docs/guides/:slug* > /guides/:slug*', 'page guides'],
    ['old/guides/setup/more', '/old/:slug*/more > /:slug*', 'page guides/setup'],
    ['old/guides/setup', '/old/:slug*/more > /:slug*', 'missing'],
    ['sdks/a', '/sdk/:slug* > /start', 'missing'],
    ['sdks/a', '/sdk/* > /start', 'missing'],
    ['sdks/a', '/sdk/(.*) > /start', 'missing'],
    ['sdk/a', '/sdk/(.*) > /start', 'unknown'],
    ['sdk', '/sdk/(.*)? > /start', 'unknown'],
    ['Docs/a', '/docs/:slug* > /start', 'unknown'],
    ['docs/a/b', '/docs/:one*/:two* > /start', 'unknown'],
    ['docs/a', '/docs/:slug+ > /start', 'unknown'],
    ['docs/a', '/docs/a > /start, /docs/(.*) > /nowhere', 'page start'],
    ['old', '/old#part > /start', 'missing'],
    ['old', '/old/:name#part > /start', 'missing'],
    ['old/a', '/old/:name#part > /start', 'missing'],
    ['old', '/old > guides/setup', 'missing'],
    ['old', '/old > TODO', 'missing'],
    ['old', '/old > , /x > /start', 'missing'],
    ['old', '/old > ./start', 'missing'],
    ['old', '/old > https:/example.com', 'missing'],
    ['old', '/old >  /start', 'missing'],
    ['old', 'old > /start', 'missing'],
    ['old', ' /old > /start', 'missing'],
    ['old', '/old > TODO, /old > /start', 'page start'],
    ['old', '/old > https://example.com/x', 'away'],
    ['old', '/old > /files/x.pdf', 'away'],
    ['old', '/old > /nowhere', 'missing'],
    ['other', '/old > /start', 'missing'],
    ['a', '/a > /b, /b > /a', 'loop'],
    ['Old', '/old > /start', 'unknown'],
    ['docs/a', '/docs/* > /start', 'page start'],
    ['docs/a', '/docs/:slug* > /start', 'page start'],
    ['docs/a/b', '/docs/:slug* > /start', 'page start'],
    ['docs/a', '/docs/(a|b) > /start', 'unknown'],
    ['docs/a', '/d:x > /start', 'unknown'],
    ['docs/a', '//old.example.com/docs/a > /start', 'unknown'],
    ['docs/a', 'https://old.example.com/docs/a > /start', 'missing'],
    ['other', '/docs/* > /start', 'missing'],
    ['start', '/start > /nowhere', 'page start'],
  ])('follows %s with %s to %s', (address, redirects, end) => {
    const found = parse(redirects).follow(address, PAGES);
    expect(found.kind === 'page' ? `page ${found.address}` : found.kind).toBe(end);
  });

  test('gives up a long chain', () => {
    const chain = Array.from({ length: 60 }, (_, index) => `/a${index} > /a${index + 1}`).join(', ');
    expect(parse(chain).follow('a0', PAGES).kind).toBe('unknown');
  });
});
