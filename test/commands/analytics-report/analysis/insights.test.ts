import { describe, expect, test } from 'vitest';
import {
  highTrafficPoorFeedback,
  lowConfidenceQuestions,
  noResultSearches,
  poorFeedback,
  searchChanges,
  trafficChanges,
} from '../../../../src/commands/analytics-report/analysis/insights.js';
import { significantChanges } from '../../../../src/commands/analytics-report/analysis/significant-changes.js';
import { wilsonLowerBound } from '../../../../src/commands/analytics-report/chance.js';

const page = (path: string, likes: number, dislikes: number) => ({
  path,
  title: path.toUpperCase(),
  likes,
  dislikes,
  satisfactionRate: (100 * likes) / Math.max(1, likes + dislikes),
});
/** The other pages of this site have no votes, so that only the absolute limits count. */
const NO_OTHERS = { likes: 0, dislikes: 0 };
const NO_COMMENTS = new Map<string, string[]>();

describe('poorFeedback', () => {
  test('ranks pages with poor feedback by certainty, and ignores small samples', () => {
    const insight = poorFeedback(
      [page('/few', 0, 4), page('/five', 1, 4), page('/many', 30, 70)],
      NO_OTHERS,
      NO_COMMENTS,
      10,
    );
    expect(insight?.items.map(({ path }) => path)).toEqual(['/many', '/five']);
  });

  test('describes pages with poor feedback and their comments, and returns nothing if there are none', () => {
    const insight = poorFeedback([page('/a', 2, 18)], NO_OTHERS, new Map([['/a', ['wrong']]]), 10);
    expect(insight).toMatchObject({
      finding: '1 page has a statistically significant dislike rate of at least 20%.',
      action: expect.stringMatching(/rewrite/) as string,
      items: [{ path: '/a', title: '/A', satisfactionRate: 10, comments: ['wrong'] }],
    });
    expect(poorFeedback([page('/a', 95, 5)], NO_OTHERS, NO_COMMENTS, 10)).toBeUndefined();
  });

  test('ignores poor feedback that is as poor on the other pages', () => {
    const pages = Array.from({ length: 12 }, (_, index) => page(`/${index}`, 60 + index, 40 - index));
    const sumOf = (name: 'likes' | 'dislikes') => pages.reduce((sum, one) => sum + one[name], 0);
    const site = { likes: sumOf('likes'), dislikes: sumOf('dislikes') };
    expect(poorFeedback(pages, site, NO_COMMENTS, 20)).toBeUndefined();
    const worse = page('/worse', 20, 80);
    const insight = poorFeedback(
      [...pages, worse],
      { likes: site.likes + 20, dislikes: site.dislikes + 80 },
      NO_COMMENTS,
      20,
    );
    expect(insight?.items.map(({ path }) => path)).toEqual(['/worse']);
  });
});

describe('highTrafficPoorFeedback', () => {
  const views = [
    { path: '/busy', pageViews: 5_000 },
    { path: '/often', pageViews: 6_000 },
    { path: '/a-quiet', pageViews: 40 },
    { path: '/b-quiet', pageViews: 30 },
    { path: '/loved', pageViews: 9_000 },
  ];

  test('ranks pages by their estimated dissatisfied views beyond those of other pages', () => {
    const insight = highTrafficPoorFeedback(
      views,
      [page('/a-quiet', 1, 30), page('/busy', 40, 20), page('/often', 40, 20), page('/loved', 100, 2)],
      { likes: 181 + 1_000, dislikes: 72 + 50 },
      10,
    );
    // The quiet page has fewer views than the median, and the loved page is better than the others.
    expect(insight?.items.map(({ path }) => path)).toEqual(['/often', '/busy']);
    const others = (72 + 50 - 20) / (181 + 72 + 1_050 - 60);
    expect(insight?.items[1]?.dissatisfiedViews).toBe(Math.round((wilsonLowerBound(20, 60) - others) * 5_000));
    expect(insight?.action).toMatch(/Start here/);
  });

  test('returns no high-traffic insight without views or enough votes', () => {
    expect(highTrafficPoorFeedback([], [page('/a', 0, 50)], NO_OTHERS, 10)).toBeUndefined();
    expect(highTrafficPoorFeedback(views, [page('/busy', 0, 4)], NO_OTHERS, 10)).toBeUndefined();
  });
});

describe('noResultSearches', () => {
  test('ranks searches without results, and counts spellings of one query together', () => {
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
    expect(insight?.finding).toBe('2 queries returned no results, in 15 searches.');
    expect(insight?.action).toMatch(/Write the missing pages/);
    expect(noResultSearches([query('found', 9, false)], 1, 10)).toBeUndefined();
    // The text says that only the start of a longer list was read.
    expect(noResultSearches([query('webhooks', 5), query('terraform', 6)], 380, 10)?.finding).toBe(
      '380 queries returned no results. The 2 most frequent account for 11 searches.',
    );
  });
});

describe('lowConfidenceQuestions', () => {
  const ask = (question: string, confidence: number, day: number, path: string | null = '/a') => ({
    question,
    path,
    confidence,
    askedAt: `2026-09-0${day}T10:00:00.000Z`,
  });

  test('groups similar low-confidence questions under the most frequent wording, most frequent first', () => {
    const insight = lowConfidenceQuestions(
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
        count: 3,
        lowestConfidence: 0.3,
        paths: ['/a'],
        lastAskedAt: '2026-09-04T10:00:00.000Z',
      },
      expect.objectContaining({ question: 'What is the meaning of error E1042?', count: 1 }),
      expect.objectContaining({ question: 'Is there a Terraform provider?' }),
    ]);
    expect(insight?.action).toMatch(/Answer the top questions/);
  });

  test('says how many low-confidence questions exist beyond those that were read', () => {
    const findingOf = (questions: Parameters<typeof lowConfidenceQuestions>[0], total: number) =>
      lowConfidenceQuestions(questions, total, 10)?.finding;
    const terraform = ask('Is there a Terraform provider?', 0.1, 1);
    const proxy = ask('Does it work behind a proxy?', 0.1, 2);
    expect(findingOf([terraform], 300)).toBe(
      'The AI assistant gave 300 low-confidence answers. The newest one covers 1 question.',
    );
    expect(findingOf([terraform, proxy], 1_300)).toBe(
      'The AI assistant gave 1,300 low-confidence answers. The newest 2 cover 2 different questions.',
    );
    expect(findingOf([terraform], 1)).toBe('The AI assistant gave 1 low-confidence answer to 1 question.');
    expect(findingOf([terraform, proxy], 2)).toBe(
      'The AI assistant gave 2 low-confidence answers to 2 different questions.',
    );
    expect(findingOf([], 0)).toBeUndefined();
  });
});

describe('trafficChanges and searchChanges', () => {
  const CHANGES = significantChanges([{ key: '/a', value: 100 }], [{ key: '/a', value: 10 }], 100, 10);

  test('describes traffic changes and search changes with an action', () => {
    expect(trafficChanges(CHANGES, () => 'A')).toMatchObject({
      finding: '1 page has a statistically significant change: 1 up, 0 down.',
      action: expect.stringMatching(/Rising pages may need more detail/) as string,
      items: [{ path: '/a', title: 'A', value: 100, previous: 10, changePercent: 900 }],
    });
    expect(searchChanges(CHANGES)?.action).toMatch(/Try the rising queries/);
    expect(trafficChanges([], () => null)).toBeUndefined();
  });
});
