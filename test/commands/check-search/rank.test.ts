import { describe, expect, test } from 'vitest';
import { judge, resultOf } from '../../../src/commands/check-search/judge.js';
import { fileOf, startSearch } from './fixture.js';

describe.each(['with-ending', 'without-ending', 'leading-slash'] as const)('with paths %s', (searchPaths) => {
  describe.each(['absolute', 'relative', 'empty'] as const)('and %s URLs', (searchUrls) => {
    test('finds each written form of a page, and no other page', async () => {
      await using stage = await startSearch({ searchPaths, searchUrls, pagePaths: searchPaths });
      const same = [
        'guides/install',
        '/guides/install/',
        'guides/install.mdx',
        'guides/install.md?tab=1#values',
        'guides/%69nstall',
      ];
      const urls = ['https://docs.example.com/guides/install', 'https://other.example.com/guides/install/#x'];
      const other = ['guides/Install', 'guides/instal', 'install', 'guides', 'guides/install/more'];
      const file = [...same, ...urls, ...other].map(
        (page, index) => `- query: helm${' helm'.repeat(index)}\n  expect: ${page}\n`,
      );
      const { queries } = await stage.check(file.join(''));
      expect(queries.map(({ rank }) => rank)).toEqual([...[...same, ...urls].map(() => 1), ...other.map(() => null)]);
    });
  });
});

test('finds the start page, and a URL with a base path only if the service sends such URLs', () => {
  const hits = (path: string, url: string) => ({
    results: [{ title: null, path, url, content: null, relevanceScore: 1 }],
    query: 'q',
    count: 1,
  });
  const rank = (expected: string, path: string, url: string) =>
    judge({ query: 'q', line: 1, expect: [expected], maxRank: 5 }, hits(path, url)).rank;
  expect(rank('/', 'index.mdx', '')).toBe(1);
  expect(rank('https://docs.example.com', 'index.mdx', '')).toBe(1);
  expect(rank('https://docs.example.com/base/guides/a', 'guides/a', 'https://x.example.com/base/guides/a')).toBe(1);
  expect(rank('https://docs.example.com/base/guides/a', 'guides/a', '/base/guides/a/#b')).toBe(1);
  expect(rank('https://docs.example.com/base/guides/a', 'guides/a', '')).toBeNull();
  expect(rank('base/guides/a', 'guides/a', '/base/guides/a')).toBeNull();
  expect(rank('/', '', '')).toBeNull();
  expect(rank('guides/caf\u00e9', 'guides/cafe\u0301.mdx', '')).toBe(1);
  expect(rank('guides/caf%C3%A9', 'guides/café.mdx', '')).toBe(1);
});

test('counts pages, not results: two sections of one page have one rank', async () => {
  await using stage = await startSearch({ searchResultsPer: 'section' });
  const { queries } = await stage.check(fileOf({ helm: 'guides/install-more' }));
  expect(queries).toMatchObject([{ rank: 3, results: 3, hit: true }]);
});

test('takes the best of several pages, and the rank that an entry has of its own', async () => {
  await using stage = await startSearch();
  const { queries, exitCode, result, summary } = await stage.check(
    '- query: helm\n  expect: [guides/install-more, guides/upgrade, guides/lost]\n  max-rank: 1\n',
  );
  expect([exitCode, queries]).toMatchObject([3, [{ rank: 2, hit: false, isPageListed: null }]]);
  expect(result.annotations).toMatchObject([
    {
      level: 'error',
      file: 'queries.yaml',
      line: 1,
      message: expect.stringContaining(
        ' queries.yaml:1: "helm": guides/install-more or guides/upgrade or guides/lost is at rank 2, not in the first 1. First is Install (guides/install.mdx). ',
      ) as string,
    },
  ]);
  expect(summary).toContain('## ❌ 1 of 1 query misses its page');
});

test('computes hit-rate and no-results as documented', () => {
  const answer = (rank: number | null, results = 9) => ({
    ...{
      query: 'q',
      line: 1,
      expect: ['a'],
      maxRank: 5,
      first: null,
      isPageListed: null,
      unlisted: [],
      nearest: undefined,
    },
    ...{ rank, results, hit: rank !== null && rank <= 5 },
  });
  const { numbers, unmet } = resultOf(
    [answer(1), answer(10), answer(null), answer(null, 0)],
    ['hit-rate >= 25%', 'hit-rate == 0.26', 'no-results < 1'],
  );
  expect(numbers).toEqual({ 'hit-rate': 0.25, 'no-results': 1 });
  expect(unmet).toEqual(['hit-rate == 0.26', 'no-results < 1']);
});
