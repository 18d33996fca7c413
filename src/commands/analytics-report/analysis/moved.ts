/** Finds the pages and searches that gained or lost more than the site as a whole, beyond chance. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { type Metric, sumOf } from '../metrics.js';
import type { Collected } from '../read/collect.js';
import type { Both } from '../read/section-requests.js';
import type { Project } from '../report-schema.js';
import { falseDiscoveryRates, median, normalP } from './chance.js';
import { clusterOf, MOVED_BUDGETS } from './evidence.js';
import type { History } from './history.js';

interface Count {
  readonly key: string;
  readonly value: number;
}

/** A list of counts. A key that a truncated list lacks has at most `bound`; in a complete list, it has 0. */
interface CountList {
  readonly counts: readonly Count[];
  readonly bound: number;
}

interface MovedCount extends Count {
  readonly previous: number;
  /** True if one of the counts is the most that a truncated list allows, so that the change is at least this large. */
  readonly isBound: boolean;
  /** The share of false ones among all that are at least as unlikely (Benjamini and Hochberg). */
  readonly p: number;
}

interface Options {
  readonly values: readonly Metric[];
  readonly history: History;
}

export function findAllMoved({ pages, searchQueries }: Collected, { values, history }: Options): Project['moved'] {
  const paths = compareLists(pages, history.traffic, 1, (list) => ({
    counts: list.pages.map(({ pagePath, sessions }) => ({ key: pagePath, value: sessions })),
    // The list is sorted by page views, of which each session has at least one.
    bound: list.pages.length < MAX_PAGE_SIZE ? 0 : (list.pages.at(-1)?.pageViews ?? 0),
  }));
  const searches = compareLists(searchQueries, history.search, clusterOf('search.total', values), ({ queries }) => ({
    counts: queries.map(({ query, count }) => ({ key: query, value: count })),
    bound: queries.length < MAX_PAGE_SIZE ? 0 : (queries.at(-1)?.count ?? 0),
  }));
  const titles = new Map(
    [pages.before, pages.now].flatMap((list) => list?.pages ?? []).map((page) => [page.pagePath, page.pageTitle]),
  );
  const lookedAt = [paths, searches].flatMap((list) => list?.lookedAt ?? []);
  return {
    pages: (paths?.moved ?? [])
      .filter(({ p }) => p <= MOVED_BUDGETS.pages)
      .map(({ key, value, ...rest }) => ({ path: key, title: titles.get(key) ?? null, sessions: value, ...rest })),
    searches: (searches?.moved ?? [])
      .filter(({ p }) => p <= MOVED_BUDGETS.searches)
      .map(({ key, value, ...rest }) => ({ query: key, searches: value, ...rest })),
    lookedAt: lookedAt.length === 0 ? null : sumOf(lookedAt, (count) => count),
  };
}

/** Nothing is compared over days on which it wasn't recorded. */
function compareLists<T>(
  { now, before }: Both<T>,
  { comparedGaps }: History['traffic'],
  least: number,
  listOf: (list: T) => CountList,
) {
  return now && before && comparedGaps.length === 0 ? findMoved(listOf(now), listOf(before), least) : undefined;
}

/** Smaller counts of independent events say nothing about a key. */
const MIN_TOTAL = 20;
const MIN_CHANGE = 10;
const MIN_CHANGE_SHARE = 0.2;
/** With fewer keys, their own spread can't be measured. */
const MIN_KEYS = 8;
const SPREAD_OF_FEW_KEYS = 1.5;
/** The median of a squared standard normal deviate. */
const MEDIAN_OF_SQUARES = 0.455;

/**
 * Returns the keys that changed by at least 10 and 20%, the largest change first, and how many keys were looked at. Each
 * key is compared with the median of ratios (Anders and Huber), so that a site that halves blames no page. The spread of
 * all keys is the measure of chance (genomic control: Devlin and Roeder), and at least `least`.
 */
export function findMoved(
  current: CountList,
  previous: CountList,
  least: number,
): { moved: MovedCount[]; lookedAt: number } {
  const pairs = pairsOf(current, previous).filter(({ value, previous: before }) => value + before >= MIN_TOTAL * least);
  const ratio = medianRatio(pairs);
  const deviates = pairs.map(({ value, previous: before }) => {
    const distance = Math.abs(value - ratio * before) - 0.5;
    return Math.max(0, distance) / Math.sqrt(ratio * (value + before) || 1);
  });
  const spread =
    pairs.length < MIN_KEYS ? SPREAD_OF_FEW_KEYS : median(deviates.map((deviate) => deviate ** 2)) / MEDIAN_OF_SQUARES;
  const rates = falseDiscoveryRates(deviates.map((deviate) => normalP(deviate / Math.sqrt(Math.max(least, spread)))));
  const moved = pairs
    .map((pair, index) => ({ ...pair, p: rates[index] ?? 1 }))
    .filter((pair) => pair.isSure && isLarge(pair) && hasOneSign(pair, ratio))
    .sort((a, b) => Math.abs(b.value - b.previous) - Math.abs(a.value - a.previous) || (a.key < b.key ? -1 : 1))
    .map(({ key, value, previous: before, isBound, p }) => ({ key, value, previous: before, isBound, p }));
  return { moved, lookedAt: pairs.length };
}

interface Pair extends Omit<MovedCount, 'p'> {
  /** The most that a list allows only proves a change away from it. */
  readonly isSure: boolean;
}

function pairsOf(current: CountList, previous: CountList): Pair[] {
  const values = new Map(current.counts.map(({ key, value }) => [key, value]));
  const before = new Map(previous.counts.map(({ key, value }) => [key, value]));
  return [...new Set([...values.keys(), ...before.keys()])].map((key) => {
    const pair = { key, value: values.get(key) ?? current.bound, previous: before.get(key) ?? previous.bound };
    if (!values.has(key) && current.bound > 0) return { ...pair, isBound: true, isSure: pair.value < pair.previous };
    if (!before.has(key) && previous.bound > 0) return { ...pair, isBound: true, isSure: pair.previous < pair.value };
    return { ...pair, isBound: false, isSure: true };
  });
}

/** Returns the ratio that half of the events are below. */
function medianRatio(pairs: readonly Pair[]): number {
  const sorted = pairs
    .filter(({ isBound }) => !isBound)
    .map(({ value, previous }) => ({ ratio: value / previous, weight: value + previous }))
    .sort((a, b) => a.ratio - b.ratio);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let weight = 0;
  for (const pair of sorted) {
    weight += pair.weight;
    if (weight >= total / 2) return Number.isFinite(pair.ratio) ? pair.ratio : 1;
  }
  return 1;
}

function isLarge({ value, previous }: Pair): boolean {
  const change = Math.abs(value - previous);
  return change >= MIN_CHANGE && change >= MIN_CHANGE_SHARE * previous;
}

/** A page that lost less than the site as a whole gained nothing. */
function hasOneSign({ value, previous }: Pair, ratio: number): boolean {
  return Math.sign(value - previous) === Math.sign(value - ratio * previous);
}
