/**
 * Finds pages, searches and answers that need attention, and suggests fixes. Each function returns undefined if it
 * finds nothing. Text of readers appears in `items` only. Pure.
 */
import { pluralize } from '../../../text/pluralize.js';
import type { InsightOf } from '../report-schema.js';
import { comparePaths, poorPages, rateDislikes, type VotedPage, type VoteTotals } from '../votes.js';
import { groupSimilar } from './group-similar-questions.js';
import type { CountChange } from './significant-changes.js';

/** A lower dislike rate than for other pages is enough if a page has many views. */
const MIN_DISLIKE_RATE = 0.12;
const MAX_PATHS = 3;

/** @param comments the comments of readers by path */
export function poorFeedback(
  pages: readonly VotedPage[],
  site: VoteTotals,
  comments: ReadonlyMap<string, readonly string[]>,
  top: number,
): InsightOf<'poor-feedback'> | undefined {
  const items = poorPages(pages, site, top).map(
    ({ path, title, likes, dislikes, satisfactionRate, dislikeRateLowerBound }) => ({
      path,
      title,
      likes,
      dislikes,
      satisfactionRate,
      dislikeRateLowerBound,
      comments: [...(comments.get(path) ?? [])],
    }),
  );
  if (items.length === 0) return undefined;
  return {
    kind: 'poor-feedback',
    finding: `${pluralize(items.length, 'page has', 'pages have')} a statistically significant dislike rate of at least 20%.`,
    action:
      'Start at the top of this list. Read the comments, follow the page as a newcomer would, and fix or rewrite it.',
    items,
  };
}

/**
 * Lists the pages first whose improvement helps the most readers: those with at least the median of views, which more
 * readers dislike than the other pages.
 */
export function highTrafficPoorFeedback(
  views: readonly { readonly path: string; readonly pageViews: number }[],
  pages: readonly VotedPage[],
  site: VoteTotals,
  top: number,
): InsightOf<'high-traffic-poor-feedback'> | undefined {
  const viewsByPath = new Map(views.map(({ path, pageViews }) => [path, pageViews]));
  const minViews = median(views.map(({ pageViews }) => pageViews));
  const items = rateDislikes(pages, site)
    .map(({ path, title, likes, dislikes, dislikeRateLowerBound, otherDislikeRate }) => {
      const pageViews = viewsByPath.get(path) ?? 0;
      const dissatisfiedViews = Math.round((dislikeRateLowerBound - otherDislikeRate) * pageViews);
      return { rate: dislikeRateLowerBound, item: { path, title, pageViews, likes, dislikes, dissatisfiedViews } };
    })
    .filter(({ rate, item }) => rate >= MIN_DISLIKE_RATE && item.pageViews >= minViews && item.dissatisfiedViews >= 1)
    .map(({ item }) => item)
    .sort((a, b) => b.dissatisfiedViews - a.dissatisfiedViews || comparePaths(a, b))
    .slice(0, top);
  if (items.length === 0) return undefined;
  return {
    kind: 'high-traffic-poor-feedback',
    finding: `${pluralize(items.length, 'popular page has', 'popular pages have')} poor feedback.`,
    action: 'Start here: improving the page at the top of this list helps the most readers.',
    items,
  };
}

export interface CountedQuery {
  readonly query: string;
  readonly searches: number;
  readonly noResults: boolean;
  readonly aiEscalations: number;
}

/**
 * Ranks searches without results; spellings that differ only in case or spaces count as one.
 * @param total the number of all queries, because `queries` may be truncated to the most frequent
 */
export function noResultSearches(
  queries: readonly CountedQuery[],
  total: number,
  top: number,
): InsightOf<'no-result-searches'> | undefined {
  const byName = new Map<string, { query: string; searches: number; aiEscalations: number }>();
  for (const { query, searches, aiEscalations } of queries.filter(({ noResults }) => noResults)) {
    const name = query.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
    const item = byName.get(name) ?? { query, searches: 0, aiEscalations: 0 };
    item.searches += searches;
    item.aiEscalations += aiEscalations;
    byName.set(name, item);
  }
  const items = [...byName.values()].sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
  if (items.length === 0) return undefined;
  const searchCount = items.reduce((sum, item) => sum + item.searches, 0);
  const searches = pluralize(searchCount, 'search', 'searches');
  const read = queries.length === 1 ? 'most frequent one accounts' : `${queries.length} most frequent account`;
  return {
    kind: 'no-result-searches',
    finding:
      total > queries.length
        ? `${pluralize(total, 'query', 'queries')} returned no results. The ${read} for ${searches}.`
        : `${pluralize(items.length, 'query', 'queries')} returned no results, in ${searches}.`,
    action:
      "Write the missing pages. If a page exists under another name, add the readers' words to the title, headings or keywords.",
    items: items.slice(0, top),
  };
}

export interface AskedQuestion {
  readonly question: string;
  readonly path: string | null;
  /** The range is 0–1. */
  readonly confidence: number | null;
  /** The time has the ISO 8601 format. */
  readonly askedAt: string;
}

/**
 * Groups similar questions that the AI assistant answered with low confidence, the most frequent first.
 * @param total the number of all such questions, because `questions` may be truncated to the newest
 */
export function lowConfidenceQuestions(
  questions: readonly AskedQuestion[],
  total: number,
  top: number,
): InsightOf<'low-confidence-questions'> | undefined {
  if (questions.length === 0) return undefined;
  const groups = groupSimilar(questions, ({ question }) => question);
  const items = groups.map((group) => ({
    question: mostFrequent(group.map(({ question }) => question)),
    count: group.length,
    lowestConfidence: lowest(group.flatMap(({ confidence }) => confidence ?? [])),
    paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, MAX_PATHS),
    lastAskedAt: group.map(({ askedAt }) => askedAt).reduce((a, b) => (a > b ? a : b)),
  }));
  items.sort(
    (a, b) =>
      b.count - a.count || (a.lowestConfidence ?? 1) - (b.lowestConfidence ?? 1) || (a.question < b.question ? -1 : 1),
  );
  return {
    kind: 'low-confidence-questions',
    finding: lowConfidenceFinding(total, { read: questions.length, different: groups.length }),
    action:
      'Answer the top questions on the pages where readers asked them. The AI assistant answers from your documentation only.',
    items: items.slice(0, top),
  };
}

/** @param list how many questions were read and how many of them differ; undefined if no question is shown */
export function lowConfidenceFinding(
  total: number,
  list?: { readonly read: number; readonly different: number },
): string {
  const answers = `The AI assistant gave ${pluralize(total, 'low-confidence answer')}`;
  if (!list) return `${answers}.`;
  const different = pluralize(list.different, 'question', 'different questions');
  if (total <= list.read) return `${answers} to ${different}.`;
  return `${answers}. The ${list.read === 1 ? 'newest one covers' : `newest ${list.read} cover`} ${different}.`;
}

export function trafficChanges(
  changes: readonly CountChange[],
  titleOf: (path: string) => string | null,
): InsightOf<'traffic-changes'> | undefined {
  if (changes.length === 0) return undefined;
  return {
    kind: 'traffic-changes',
    finding: changesFinding(changes, 'page'),
    action:
      "Rising pages may need more detail. For falling pages, check for a lost link, a navigation change, or content that's no longer needed.",
    items: changes.map(({ key, ...change }) => ({ path: key, title: titleOf(key), ...change })),
  };
}

export function searchChanges(changes: readonly CountChange[]): InsightOf<'search-changes'> | undefined {
  if (changes.length === 0) return undefined;
  return {
    kind: 'search-changes',
    finding: changesFinding(changes, 'query', 'queries'),
    action: 'Try the rising queries yourself. If the answer is hard to find, move it further up the page.',
    items: changes.map(({ key, ...change }) => ({ query: key, ...change })),
  };
}

function changesFinding(changes: readonly CountChange[], singular: string, plural?: string): string {
  const up = changes.filter(({ value, previous }) => value > previous).length;
  const subject = pluralize(changes.length, singular, plural);
  const predicate =
    changes.length === 1 ? 'has a statistically significant change' : 'have statistically significant changes';
  return `${subject} ${predicate}: ${up} up, ${changes.length - up} down.`;
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function lowest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}
