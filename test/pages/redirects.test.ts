/** Tests how redirects of a configuration are read and followed. */
import { describe, expect, test } from 'vitest';
import { AddressSet } from '../../src/pages/address.js';
import { readRedirects, type Redirect, Redirects } from '../../src/pages/redirects.js';

const PAGES = new AddressSet(['guides/setup.mdx', 'guides/index.mdx', 'start.mdx', 'v1.2.mdx']);

function redirect(source: string, destination: string): Redirect {
  return { source, destination };
}

/** `source > destination` per line. */
function parse(text: string): Redirects {
  return new Redirects(text.split(', ').map((line) => redirect(...(line.split(' > ') as [string, string]))));
}

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
    ['blog/a', '/blog/:name > /posts/:name', 'away'],
    ['old', '/old > https://example.com/x', 'away'],
    ['old', '/old > /files/x.pdf', 'away'],
    ['old', '/old > /nowhere', 'missing'],
    ['other', '/old > /start', 'missing'],
    ['a', '/a > /b, /b > /a', 'loop'],
    ['Old', '/old > /start', 'unknown'],
    ['docs/a', '/docs/* > /start', 'unknown'],
    ['docs/a', '/docs/:slug* > /start', 'unknown'],
    ['docs/a', '/docs/(a|b) > /start', 'unknown'],
    ['docs/a', '/d:x > /start', 'unknown'],
    ['docs/a', 'https://old.example.com/docs/a > /start', 'unknown'],
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
