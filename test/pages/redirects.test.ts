/** Tests how redirects of a configuration are read, followed and judged. */
import { describe, expect, test } from 'vitest';
import { AddressSet } from '../../src/pages/address.js';
import { findRedirectProblems, readRedirects, type Redirect, Redirects } from '../../src/pages/redirects.js';

const PAGES = new AddressSet(['guides/setup.mdx', 'guides/index.mdx', 'start.mdx', 'v1.2.mdx']);

function redirect(source: string, destination: string): Redirect {
  return { source, destination };
}

/** `source > destination` per line. */
function parse(text: string): Redirects {
  return new Redirects(text.split(', ').map((line) => redirect(...(line.split(' > ') as [string, string]))));
}

describe('readRedirects', () => {
  test.each([
    [{}, []],
    [{ redirects: [] }, []],
    [{ redirects: [redirect('/a', '/b')] }, [redirect('/a', '/b')]],
    [
      { redirects: [{ ...redirect('/a', '/b'), statusCode: 301, permanent: true }] },
      [{ ...redirect('/a', '/b'), statusCode: 301, permanent: true }],
    ],
    [{ api: { oauth: { redirectUri: 'https://x' } } }, []],
  ])('knows the redirects of %j', (config, redirects) => {
    expect(readRedirects(config)).toEqual(redirects);
  });

  test.each([
    { redirects: { '/a': '/b' } },
    { redirects: [['/a', '/b']] },
    { redirects: [{ from: '/a', to: '/b' }] },
    { redirects: [{ ...redirect('/a', '/b'), has: [{ type: 'header' }] }] },
    { rewrites: [redirect('/a', '/b')] },
    { routing: { redirectRules: {} } },
    { redirects: [redirect('/a', '/b')], rewrites: [] },
  ])('does not know the redirects of %j', (config) => {
    expect(readRedirects(config)).toBeUndefined();
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

describe('findRedirectProblems', () => {
  test.each([
    ['/a > /nowhere', ['no target']],
    ['/a > /nowhere, /nowhere > /gone', ['chain', 'no target']],
    ['/a > /a', ['loop']],
    ['/a > /b, /b > /a', ['loop', 'loop']],
    ['/x > /a, /a > /b, /b > /a', ['loop', 'loop']],
    ['/a > /start, /a > /guides', ['duplicate']],
    ['/a > /start, /a/ > /start', ['duplicate with one end']],
    ['/a > /b, /b > /start', ['chain']],
    ['/start > /guides', ['hides']],
    ['/guides/index > /start', ['hides']],
  ])('finds in %s: %j', (redirects, kinds) => {
    expect(findRedirectProblems(parse(redirects), PAGES, () => true).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    '/a > /start',
    '/a > https://example.com/nowhere',
    '/a > //example.com',
    '/a > /files/x.pdf',
    '/a/:b > /nowhere/:b',
    '/a > /nowhere/:b',
    '/404 > /nowhere',
    '/a > nowhere',
    '/a/* > /nowhere',
    // The same page in other words, or not.
    '/a > /a/index',
    '/a > /b, /b > /a/index',
    '/guides > /guides/index',
    // Whether the page or its redirect is first is open; the page is there.
    '/guides > /start',
    // A pattern may lead on.
    '/a > /docs/x, /docs/* > /start',
    '/a > /A, /A > /start'.replace(', /A > /start', ''),
  ])('finds nothing in %s', (redirects) => {
    expect(findRedirectProblems(parse(redirects), PAGES, (address) => address !== 'A')).toEqual([]);
  });

  test('says nothing about a target that could be something else than a page', () => {
    expect(findRedirectProblems(parse('/a > /nowhere'), PAGES, () => false)).toEqual([]);
  });

  test('takes seconds for 50,000 redirects, whatever they match', () => {
    const many = Array.from({ length: 50_000 }, (_, index) =>
      redirect(index % 2 ? `/p${index}/:a` : `/c${index}`, `/c${index + 2}`),
    );
    const start = performance.now();
    findRedirectProblems(new Redirects(many), PAGES, () => true);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
