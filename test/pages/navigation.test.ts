/** Tests how the navigation of a documentation project is read. */
import { describe, expect, test } from 'vitest';
import { entriesWithoutPage, findListedPages, navigationEntries } from '../../src/pages/navigation.js';

const CONFIG: unknown = {
  name: 'Docs',
  pages: 'not a list',
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        pages: [
          'guides/start',
          '/guides/slash.mdx',
          { title: 'Object', path: 'guides/object.md' },
          { href: 'https://example.com' },
          { openapi: 'api.yaml' },
          { group: 'Nested', pages: ['guides/nested', null, 7, [['guides/in-list']]] },
        ],
      },
      { label: 'API', pages: ['api/a', 'guides/start'] },
    ],
  },
};

describe('findListedPages', () => {
  test('finds texts and objects with a path at any depth, compared by place', () => {
    expect([...findListedPages(CONFIG)].sort()).toEqual([
      'api/a',
      'guides/nested',
      'guides/object',
      'guides/slash',
      'guides/start',
    ]);
  });

  test('leaves out the entries of one group, but not the same page in another group', () => {
    expect([...findListedPages(CONFIG, [], 'API')]).not.toContain('api/a');
    expect([...findListedPages(CONFIG, [], 'API')]).toContain('guides/start');
    expect([...findListedPages(CONFIG, [], 'Guides')].sort()).toEqual(['api/a', 'guides/nested', 'guides/start']);
  });

  test.each([
    ['a/', ['a', 'b'], ['a']],
    ['a', ['a/index'], ['a/index']],
    ['a', ['a', 'a/index'], ['a']],
    ['a%20b', ['a b', 'ab'], ['a b']],
    ['u\u0308', ['ü'], ['ü']],
    ['A', ['a'], []],
  ])(
    'takes the entry %s for one of a page at its address, unless it is the place of a page of %j',
    (entry, known, pages) => {
      const config = { group: 'API', pages: [entry] };
      const listed = findListedPages(config, known);
      expect(known.filter((place) => listed.has(place))).toEqual(pages);
      // A group keeps only entries up to date that are places of its pages.
      const exact = known.filter((place) => place === entry);
      const elsewhere = findListedPages(config, known, 'API');
      expect(known.filter((place) => elsewhere.has(place))).toEqual(pages.filter((place) => !exact.includes(place)));
    },
  );

  test.each([[undefined], [null], ['pages'], [7], [[]], [{ pages: null }], [{ pages: { path: 'a' } }]])(
    'finds no pages in %j',
    (config) => expect(findListedPages(config).size).toBe(0),
  );

  test('reads a configuration that is nested very deeply or has very many entries', () => {
    let deep: unknown = { pages: ['deep'] };
    for (let depth = 0; depth < 200_000; depth += 1) deep = { pages: [deep] };
    expect([...findListedPages(deep)]).toEqual(['deep']);
    const wide = { pages: Array.from({ length: 200_000 }, (_, index) => `p${index}`) };
    expect(findListedPages(wide).size).toBe(200_000);
  });
});

describe('navigationEntries', () => {
  test('keeps the order and the form of the file, and lists each entry once', () => {
    expect(navigationEntries(CONFIG)).toEqual([
      'guides/start',
      '/guides/slash.mdx',
      'guides/object.md',
      'guides/nested',
      'api/a',
    ]);
  });

  test.each(['https://example.com/a', 'mailto:docs@example.com', 'GET /users', 'DELETE /users/{id}', ''])(
    'takes %j for no page',
    (entry) => expect(navigationEntries({ pages: [entry, 'a page/with blanks'] })).toEqual(['a page/with blanks']),
  );
});

describe('entriesWithoutPage', () => {
  test.each([
    ['another ending', ['a.md', 'b'], ['a.mdx'], ['b']],
    ['a slash at either end', ['/a', 'b/', 'c'], ['a', '/b.mdx'], ['c']],
    ['index at the end', ['guides', 'index', 'c'], ['guides/index.mdx', 'index.md'], ['c']],
    ['no entry that matches', ['a', 'b'], ['c'], undefined],
    ['no entry', [], ['a'], undefined],
  ])('compares entries and pages with %s', (_, entries, pages, expected) => {
    expect(entriesWithoutPage(entries, pages)).toEqual(expected);
  });
});
