/**
 * Finds what stands out, and says what to do about it. Each function returns undefined if there is nothing to say.
 * Text of readers appears in `items` only. Pure.
 */
import type { InsightOf } from '../report-schema.js';
import { comparePaths, poorPages, rateDislikes, type VotedPage } from '../votes.js';
import { groupSimilar } from './group-similar-questions.js';
import type { CountChange } from './significant-changes.js';

/** A lower dislike rate than for other pages is enough if a page has many views. */
const MIN_DISLIKE_RATE = 0.12;
const MAX_PATHS = 3;

/** @param comments the comments of readers by path */
export function poorFeedback(
  pages: readonly VotedPage[],
  comments: ReadonlyMap<string, readonly string[]>,
  top: number,
): InsightOf<'poor-feedback'> | undefined {
  const items = poorPages(pages, top).map(
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
    finding: `${pluralize(items.length, 'page is', 'pages are')} disliked by at least a fifth of those who vote, beyond chance.`,
    action:
      'Read the comments, try each page as a newcomer would, and correct or rewrite it from the top of this list down.',
    items,
  };
}

/** Lists first the pages on which a better text helps most readers. */
export function highTrafficPoorFeedback(
  views: readonly { readonly path: string; readonly pageViews: number }[],
  pages: readonly VotedPage[],
  top: number,
): InsightOf<'high-traffic-poor-feedback'> | undefined {
  const viewsByPath = new Map(views.map(({ path, pageViews }) => [path, pageViews]));
  const items = rateDislikes(pages)
    .map(({ path, title, likes, dislikes, dislikeRateLowerBound }) => {
      const pageViews = viewsByPath.get(path) ?? 0;
      const dissatisfiedViews = dislikeRateLowerBound * pageViews;
      return { rate: dislikeRateLowerBound, item: { path, title, pageViews, likes, dislikes, dissatisfiedViews } };
    })
    .filter(({ rate, item }) => rate >= MIN_DISLIKE_RATE && item.dissatisfiedViews >= 1)
    .map(({ item }) => ({ ...item, dissatisfiedViews: Math.round(item.dissatisfiedViews) }))
    .sort((a, b) => b.dissatisfiedViews - a.dissatisfiedViews || comparePaths(a, b))
    .slice(0, top);
  if (items.length === 0) return undefined;
  return {
    kind: 'high-traffic-poor-feedback',
    finding: `${pluralize(items.length, 'much read page has', 'much read pages have')} poor feedback.`,
    action: 'Begin here: a better page at the top of this list helps more readers than anywhere else.',
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
  return {
    kind: 'no-result-searches',
    finding:
      total > queries.length
        ? `${pluralize(total, 'query', 'queries')} found nothing; the ${queries.length} most frequent were read, in ${searches}.`
        : `${pluralize(items.length, 'query', 'queries')} found nothing, in ${searches}.`,
    action:
      'Write what is missing; where a page exists under another name, use the words of readers in its title, its headings or its keywords.',
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
 * Groups similar questions that the assistant answered with low confidence, the most frequent first.
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
  const newest = total > questions.length ? `, of which the newest ${questions.length} were read` : '';
  return {
    kind: 'low-confidence-questions',
    finding: lowConfidenceFinding(total, `${newest}: ${pluralize(groups.length, 'question', 'different questions')}`),
    action:
      'Answer the questions at the top on the pages where they were asked: the assistant knows only what is written there.',
    items: items.slice(0, top),
  };
}

/** @param details what is said about the list of questions; empty if the list isn't shown */
export function lowConfidenceFinding(total: number, details = ''): string {
  return `The assistant was unsure of ${pluralize(total, 'answer', 'answers')}${details}.`;
}

export function trafficChanges(
  changes: readonly CountChange[],
  titleOf: (path: string) => string | null,
): InsightOf<'traffic-changes'> | undefined {
  if (changes.length === 0) return undefined;
  return {
    kind: 'traffic-changes',
    finding: changesFinding(changes, 'page', 'pages'),
    action:
      'Find out why: a page that rose may need more than it says today, one that fell may have lost a link, a place in the navigation or its reason.',
    items: changes.map(({ key, ...change }) => ({ path: key, title: titleOf(key), ...change })),
  };
}

export function searchChanges(changes: readonly CountChange[]): InsightOf<'search-changes'> | undefined {
  if (changes.length === 0) return undefined;
  return {
    kind: 'search-changes',
    finding: changesFinding(changes, 'query', 'queries'),
    action: 'Check that what is searched for more than before is found at once, and say it earlier on the pages.',
    items: changes.map(({ key, ...change }) => ({ query: key, ...change })),
  };
}

function changesFinding(changes: readonly CountChange[], singular: string, plural: string): string {
  const up = changes.filter(({ value, previous }) => value > previous).length;
  return `${pluralize(changes.length, singular, plural)} moved beyond chance: ${up} up, ${changes.length - up} down.`;
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function lowest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function pluralize(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
