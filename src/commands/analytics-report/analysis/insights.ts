/**
 * What stands out, and what to do about it. Each is a pure function of rows, and gives nothing where there is nothing
 * to say. Sentences are ours: whatever readers typed stands in `items` only.
 */
import { changePercent, round } from '../metrics.js';
import type { InsightOf } from '../report-schema.js';
import { groupSimilar } from './group-similar-questions.js';

/** Fewer votes say nothing of a page. */
const MIN_VOTES = 5;
/** A page is poor if it is all but certain that at least this share of its readers dislikes it. */
const POOR_SHARE = 0.2;
/** Weaker evidence will do where a page has many views. */
const DOUBTFUL_SHARE = 0.12;
/** 95 % certainty (two-sided). */
const Z = 1.96;
/** A change counts from so many, and from so many times the spread that chance alone gives to counts. */
const MIN_CHANGE = 10;
const MIN_SPREADS = 2;
/** And from so many percent: on large numbers chance is small and everything moves a little. */
const MIN_PERCENT = 15;

/** The least share that is compatible with so many of so many (Wilson's interval): small samples give small shares. */
export function wilsonLowerBound(some: number, all: number): number {
  // Of nothing there is nothing, not the little that rounding leaves.
  if (all <= 0 || some <= 0) return 0;
  const share = some / all;
  const middle = share + Z ** 2 / (2 * all);
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * all)) / all);
  return (middle - spread) / (1 + Z ** 2 / all);
}

export interface VotedPage {
  readonly path: string;
  readonly title: string | null;
  readonly likes: number;
  readonly dislikes: number;
  /** 0–100. */
  readonly satisfactionRate: number | null;
}

/** Pages that readers dislike, the surest first. */
export function poorPages<T extends VotedPage>(
  pages: readonly T[],
  top: number,
): (T & { dislikedByAtLeast: number })[] {
  return pages
    .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
    .map((page) => ({ ...page, dislikedByAtLeast: round(dislikedByAtLeast(page), 4) }))
    .filter((page) => page.dislikedByAtLeast >= POOR_SHARE)
    .sort((a, b) => b.dislikedByAtLeast - a.dislikedByAtLeast || byPath(a, b))
    .slice(0, top);
}

function dislikedByAtLeast({ likes, dislikes }: Pick<VotedPage, 'likes' | 'dislikes'>): number {
  return wilsonLowerBound(dislikes, likes + dislikes);
}

/** @param comments what readers wrote, by path */
export function poorFeedback(
  pages: readonly VotedPage[],
  comments: ReadonlyMap<string, readonly string[]>,
  top: number,
): InsightOf<'poor-feedback'> | undefined {
  const items = poorPages(pages, top).map(({ path, title, likes, dislikes, satisfactionRate, dislikedByAtLeast }) => {
    return {
      path,
      title,
      likes,
      dislikes,
      satisfactionRate,
      dislikedByAtLeast,
      comments: [...(comments.get(path) ?? [])],
    };
  });
  if (items.length === 0) return undefined;
  return {
    kind: 'poor-feedback',
    finding: `${countOf(items.length, 'page is', 'pages are')} disliked by at least a fifth of those who vote, beyond chance.`,
    action:
      'Read the comments, try each page as a newcomer would, and correct or rewrite it from the top of this list down.',
    items,
  };
}

/** Pages with many views and poor feedback: where a better page helps most readers. */
export function costlyPages(
  views: readonly { readonly path: string; readonly pageViews: number }[],
  pages: readonly VotedPage[],
  top: number,
): InsightOf<'costly-pages'> | undefined {
  const viewsOf = new Map(views.map(({ path, pageViews }) => [path, pageViews]));
  const items = pages
    .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
    .map((page) => ({ page, share: dislikedByAtLeast(page), pageViews: viewsOf.get(page.path) ?? 0 }))
    .filter(({ share, pageViews }) => share >= DOUBTFUL_SHARE && share * pageViews >= 1)
    .map(({ page: { path, title, likes, dislikes }, share, pageViews }) => {
      return { path, title, pageViews, likes, dislikes, unhappyViews: Math.round(share * pageViews) };
    })
    .sort((a, b) => b.unhappyViews - a.unhappyViews || byPath(a, b))
    .slice(0, top);
  if (items.length === 0) return undefined;
  return {
    kind: 'costly-pages',
    finding: `${countOf(items.length, 'much read page has', 'much read pages have')} poor feedback.`,
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
 * Searches that found nothing, ranked; spellings that differ only in case or blanks are one.
 * @param total how many queries there are, of which `queries` may be the most frequent only
 */
export function noResultSearches(
  queries: readonly CountedQuery[],
  total: number,
  top: number,
): InsightOf<'no-result-searches'> | undefined {
  const byName = new Map<string, { query: string; searches: number; aiEscalations: number }>();
  for (const { query, searches, aiEscalations } of queries.filter(({ noResults }) => noResults)) {
    const name = query.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
    const known = byName.get(name) ?? { query, searches: 0, aiEscalations: 0 };
    known.searches += searches;
    known.aiEscalations += aiEscalations;
    byName.set(name, known);
  }
  const all = [...byName.values()].sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
  if (all.length === 0) return undefined;
  const searches = countOf(
    all.reduce((sum, one) => sum + one.searches, 0),
    'search',
    'searches',
  );
  return {
    kind: 'no-result-searches',
    finding:
      total > queries.length
        ? `${countOf(total, 'query', 'queries')} found nothing; the ${queries.length} most frequent were read, in ${searches}.`
        : `${countOf(all.length, 'query', 'queries')} found nothing, in ${searches}.`,
    action:
      'Write what is missing; where a page exists under another name, use the words of readers in its title, its headings or its keywords.',
    items: all.slice(0, top),
  };
}

export interface AskedQuestion {
  readonly question: string;
  readonly path: string | null;
  /** 0–1. */
  readonly confidence: number | null;
  /** ISO time. */
  readonly askedAt: string;
}

/**
 * Questions that the assistant was unsure of, similar ones together, the most asked first.
 * @param total how many there are, of which `questions` may be the newest only
 */
export function unsureQuestions(
  questions: readonly AskedQuestion[],
  total: number,
  top: number,
): InsightOf<'unsure-questions'> | undefined {
  if (questions.length === 0) return undefined;
  const groups = groupSimilar(questions, ({ question }) => question);
  const items = groups.map((group) => ({
    question: mostFrequent(group.map(({ question }) => question)),
    times: group.length,
    lowestConfidence: lowest(group.flatMap(({ confidence }) => confidence ?? [])),
    paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, MAX_PATHS),
    lastAsked: group.map(({ askedAt }) => askedAt).reduce((a, b) => (a > b ? a : b)),
  }));
  items.sort(
    (a, b) =>
      b.times - a.times || (a.lowestConfidence ?? 1) - (b.lowestConfidence ?? 1) || (a.question < b.question ? -1 : 1),
  );
  const newest = total > questions.length ? `, of which the newest ${questions.length} were read` : '';
  return {
    kind: 'unsure-questions',
    finding: `The assistant was unsure of ${countOf(total, 'answer', 'answers')}${newest}: ${countOf(groups.length, 'question', 'different questions')}.`,
    action:
      'Answer the questions at the top on the pages where they were asked: the assistant knows only what is written there.',
    items: items.slice(0, top),
  };
}

const MAX_PATHS = 3;

export interface Counted {
  readonly key: string;
  readonly value: number;
}

export interface Mover extends Counted {
  readonly previous: number;
  /** It was not among the rows of the window before: the number is the most it can have been. */
  readonly previousIsAtMost: boolean;
  readonly changePercent: number | null;
}

/**
 * What changed most against the window before, beyond what chance does to such numbers. The lists are the top of longer
 * ones where they have `limit` rows: what is missing from one then had at most as many as its last row.
 */
export function movers(now: readonly Counted[], before: readonly Counted[], limit: number, top: number): Mover[] {
  const floorOf = (list: readonly Counted[]): number =>
    list.length >= limit ? Math.min(...list.map(({ value }) => value)) : 0;
  const floors = { now: floorOf(now), before: floorOf(before) };
  const valuesBefore = new Map(before.map(({ key, value }) => [key, value]));
  const valuesNow = new Map(now.map(({ key, value }) => [key, value]));
  const keys = new Set([...valuesNow.keys(), ...valuesBefore.keys()]);
  return [...keys]
    .flatMap((key): Mover[] => {
      const value = valuesNow.get(key);
      const previous = valuesBefore.get(key) ?? floors.before;
      // What fell out of a cut list has a number that nobody knows.
      if (value === undefined && floors.now > 0) return [];
      const previousIsAtMost = !valuesBefore.has(key) && floors.before > 0;
      return [
        { key, value: value ?? 0, previous, previousIsAtMost, changePercent: changePercent(value ?? 0, previous) },
      ];
    })
    .filter((mover) => !(mover.previousIsAtMost && mover.value <= mover.previous) && isBeyondChance(mover))
    .sort((a, b) => Math.abs(b.value - b.previous) - Math.abs(a.value - a.previous) || (a.key < b.key ? -1 : 1))
    .slice(0, top);
}

/** The noise floor: counts of independent events spread by about their square root. */
function isBeyondChance({ value, previous }: Pick<Mover, 'value' | 'previous'>): boolean {
  const change = Math.abs(value - previous);
  const spread = Math.sqrt(value + previous);
  const percent = changePercent(value, previous);
  return (
    change >= MIN_CHANGE && change >= MIN_SPREADS * spread && (percent === null || Math.abs(percent) >= MIN_PERCENT)
  );
}

export function pageMovers(
  found: readonly Mover[],
  titleOf: (path: string) => string | null,
): InsightOf<'page-movers'> | undefined {
  if (found.length === 0) return undefined;
  return {
    kind: 'page-movers',
    finding: `${countOf(found.length, 'page', 'pages')} moved beyond chance: ${upAndDown(found)}.`,
    action:
      'Find out why: a page that rose may need more than it says today, one that fell may have lost a link, a place in the navigation or its reason.',
    items: found.map(({ key, ...rest }) => ({ path: key, title: titleOf(key), ...rest })),
  };
}

export function searchMovers(found: readonly Mover[]): InsightOf<'search-movers'> | undefined {
  if (found.length === 0) return undefined;
  return {
    kind: 'search-movers',
    finding: `${countOf(found.length, 'query', 'queries')} moved beyond chance: ${upAndDown(found)}.`,
    action: 'Check that what is searched for more than before is found at once, and say it earlier on the pages.',
    items: found.map(({ key, ...rest }) => ({ query: key, ...rest })),
  };
}

function upAndDown(found: readonly Mover[]): string {
  const up = found.filter(({ value, previous }) => value > previous).length;
  return `${up} up, ${found.length - up} down`;
}

function mostFrequent(texts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function lowest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
