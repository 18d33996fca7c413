import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costlyPages,
  movers,
  noResultSearches,
  pageMovers,
  poorFeedback,
  searchMovers,
  unsureQuestions,
  wilsonLowerBound,
} from '../../../../src/commands/analytics-report/analysis/insights.js';
import { groupSimilar } from '../../../../src/commands/analytics-report/analysis/group-similar-questions.js';

const page = (path: string, likes: number, dislikes: number) => ({
  path,
  title: path.toUpperCase(),
  likes,
  dislikes,
  satisfactionRate: (100 * likes) / Math.max(1, likes + dislikes),
});
const NO_COMMENTS = new Map<string, string[]>();

describe('the Wilson lower bound', () => {
  test.each([
    // As tabulated in textbooks, 95 %.
    [0, 10, 0],
    [5, 10, 0.2366],
    [10, 10, 0.7225],
    [50, 100, 0.4038],
    [1, 1, 0.2065],
  ])('of %d in %d is %f', (some, all, bound) => {
    expect(wilsonLowerBound(some, all)).toBeCloseTo(bound, 3);
  });

  test('lies between 0 and the share, and comes closer the more there are', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, all) => {
        const part = Math.min(some, all);
        const bound = wilsonLowerBound(part, all);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(part / all);
        expect(wilsonLowerBound(part * 10, all * 10)).toBeGreaterThanOrEqual(bound);
      }),
    );
    expect(wilsonLowerBound(0, 0)).toBe(0);
  });
});

describe('poor feedback', () => {
  test('a small sample never tops the list', () => {
    const insight = poorFeedback([page('/few', 0, 4), page('/five', 1, 4), page('/many', 30, 70)], NO_COMMENTS, 10);
    expect(insight?.items.map(({ path }) => path)).toEqual(['/many', '/five']);
  });

  test('says with the comments what to do, and nothing where all are content', () => {
    const insight = poorFeedback([page('/a', 2, 18)], new Map([['/a', ['wrong']]]), 10);
    expect(insight).toMatchObject({
      finding: '1 page is disliked by at least a fifth of those who vote, beyond chance.',
      action: expect.stringMatching(/rewrite/) as string,
      items: [{ path: '/a', title: '/A', satisfactionRate: 10, comments: ['wrong'] }],
    });
    expect(poorFeedback([page('/a', 95, 5)], NO_COMMENTS, 10)).toBeUndefined();
  });
});

describe('many views and poor feedback', () => {
  const views = [
    { path: '/busy', pageViews: 5_000 },
    { path: '/a-quiet', pageViews: 40 },
    { path: '/loved', pageViews: 9_000 },
  ];

  test('the page whose readers are most often let down comes first', () => {
    const insight = costlyPages(views, [page('/a-quiet', 1, 30), page('/busy', 40, 20), page('/loved', 100, 2)], 10);
    expect(insight?.items.map(({ path }) => path)).toEqual(['/busy', '/a-quiet']);
    expect(insight?.items[0]?.unhappyViews).toBe(Math.round(wilsonLowerBound(20, 60) * 5_000));
    expect(insight?.action).toMatch(/Begin here/);
  });

  test('without views or without enough votes there is nothing to say', () => {
    expect(costlyPages([], [page('/a', 0, 50)], 10)).toBeUndefined();
    expect(costlyPages(views, [page('/busy', 0, 4)], 10)).toBeUndefined();
  });
});

describe('searches that found nothing', () => {
  test('are ranked, spellings of one query together', () => {
    const query = (text: string, searches: number, noResults = true) => ({
      query: text,
      searches,
      noResults,
      aiEscalations: 1,
    });
    const insight = noResultSearches(
      [query('webhooks', 5), query('terraform', 6), query(' WebHooks ', 4), query('found', 99, false)],
      4,
      10,
    );
    expect(insight?.items).toEqual([
      { query: 'webhooks', searches: 9, aiEscalations: 2 },
      { query: 'terraform', searches: 6, aiEscalations: 1 },
    ]);
    expect(insight?.finding).toBe('2 queries found nothing, in 15 searches.');
    expect(insight?.action).toMatch(/Write what is missing/);
    expect(noResultSearches([query('found', 9, false)], 1, 10)).toBeUndefined();
    // Of a longer list only the beginning is read, and said to be that.
    expect(noResultSearches([query('webhooks', 5), query('terraform', 6)], 380, 10)?.finding).toBe(
      '380 queries found nothing; the 2 most frequent were read, in 11 searches.',
    );
  });
});

describe('questions the assistant was unsure of', () => {
  const ask = (question: string, confidence: number, day: number, path: string | null = '/a') => ({
    question,
    path,
    confidence,
    askedAt: `2026-09-0${day}T10:00:00.000Z`,
  });

  test('similar ones are one, the most asked first, in the words most used', () => {
    const insight = unsureQuestions(
      [
        ask('Is there a Terraform provider?', 0.2, 5),
        ask('what does error E1042 mean', 0.3, 4),
        ask('What is the meaning of error E1042?', 0.1, 3, '/b'),
        ask('Does error E1042 mean anything?', 0.4, 2),
        ask('what does error E1042 mean', 0.35, 1, null),
      ],
      5,
      10,
    );
    expect(insight?.items).toEqual([
      {
        question: 'what does error E1042 mean',
        times: 3,
        lowestConfidence: 0.3,
        paths: ['/a'],
        lastAsked: '2026-09-04T10:00:00.000Z',
      },
      expect.objectContaining({ question: 'What is the meaning of error E1042?', times: 1 }),
      expect.objectContaining({ question: 'Is there a Terraform provider?' }),
    ]);
    expect(insight?.action).toMatch(/Answer the questions/);
  });

  test('say how many there are beyond those that were read', () => {
    const insight = unsureQuestions([ask('a', 0.1, 1)], 300, 10);
    expect(insight?.finding).toBe(
      'The assistant was unsure of 300 answers, of which the newest 1 were read: 1 question.',
    );
    expect(unsureQuestions([], 0, 10)).toBeUndefined();
  });

  test.each([
    ['How do I rotate an API key?', 'rotating API keys', true],
    ['How do I rotate an API key?', 'how can i rotate my api keys', true],
    ['プロキシの設定方法', 'プロキシの設定', true],
    ['???', '!!!', true],
    ['What are the rate limits?', 'What are the prices?', false],
  ])('%j and %j: %s', (a, b, alike) => {
    expect(groupSimilar([a, b], (text) => text)).toHaveLength(alike ? 1 : 2);
  });

  test('each is in exactly one group, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
        expect(
          groupSimilar(texts, (text) => text)
            .flat()
            .sort(),
        ).toEqual([...texts].sort());
      }),
    );
  });
});

describe('movers', () => {
  const counted = (values: Record<string, number>) => Object.entries(values).map(([key, value]) => ({ key, value }));

  test('stay below the noise floor unless it is beyond chance', () => {
    // 100 → 120 is within two spreads of chance, 100 → 150 is not; 9 more of nothing are too few; 5 % of much is little.
    const before = counted({ still: 100, risen: 100, rare: 1, large: 100_000, fallen: 80 });
    const now = counted({ still: 120, risen: 150, rare: 10, large: 104_000, fallen: 20 });
    expect(movers(now, before, 100, 10).map(({ key, changePercent }) => [key, changePercent])).toEqual([
      ['fallen', -75],
      ['risen', 50],
    ]);
  });

  test('what is new and what is gone moved too', () => {
    const found = movers(counted({ a: 50, new: 30 }), counted({ a: 50, gone: 40 }), 100, 10);
    expect(found).toEqual([
      { key: 'gone', value: 0, previous: 40, previousIsAtMost: false, changePercent: -100 },
      { key: 'new', value: 30, previous: 0, previousIsAtMost: false, changePercent: null },
    ]);
  });

  test('in lists that were cut, what is missing is not taken for nothing', () => {
    // Both lists are full: a query that is not in the one before had at most 20 there; one that dropped out is unknown.
    const found = movers(counted({ a: 100, new: 70, near: 22 }), counted({ a: 100, gone: 30, last: 20 }), 3, 10);
    expect(found).toEqual([{ key: 'new', value: 70, previous: 20, previousIsAtMost: true, changePercent: 250 }]);
  });

  test('say what to do', () => {
    const found = movers(counted({ '/a': 100 }), counted({ '/a': 10 }), 100, 10);
    expect(pageMovers(found, () => 'A')).toMatchObject({
      finding: '1 page moved beyond chance: 1 up, 0 down.',
      action: expect.stringMatching(/Find out why/) as string,
      items: [{ path: '/a', title: 'A', value: 100, previous: 10, changePercent: 900 }],
    });
    expect(searchMovers(found)?.action).toMatch(/Check that/);
    expect(pageMovers([], () => null)).toBeUndefined();
  });
});
