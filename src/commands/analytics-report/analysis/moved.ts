/** Finds the pages and searches that gained or lost more than the site as a whole, beyond chance. Pure. */
import { falseDiscoveryRates, median, normalP } from './chance.js';

export interface Count {
  readonly key: string;
  readonly value: number;
}

/** A list of counts. A key that a truncated list lacks has at most `bound`; in a complete list, it has 0. */
export interface CountList {
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
