/** Computes from one series of daily counts how much it usually varies, whether two counts differ, and which days are gaps. Pure. */
import { addDays, countDays, type DateRange } from './period.js';
import { median, studentP } from './chance.js';

/** Values per day, in order, without a gap between the dates. */
export interface Series {
  readonly startDate: string;
  readonly values: readonly number[];
}

/**
 * Builds a series from days that start with the first one that isn't 0: before, the site wasn't live yet. A day that the
 * service leaves out, also at the end, is a day without events.
 */
export function seriesOf<Day extends { readonly date: string }>(
  days: readonly Day[],
  valueOf: (day: Day) => number,
  endDate: string,
): Series {
  const values = new Map(days.map((day) => [day.date.slice(0, 10), valueOf(day)]));
  const [startDate] = [...values].flatMap(([date, value]) => (value > 0 ? [date] : [])).sort();
  if (startDate === undefined) return { startDate: '', values: [] };
  const length = Math.max(0, countDays({ startDate, endDate }));
  return { startDate, values: Array.from({ length }, (_, index) => values.get(addDays(startDate, index)) ?? 0) };
}

/** How much a count varies from week to week. */
export interface Variation {
  /** The variance divided by the mean: 1 for independent events. */
  readonly dispersion: number;
  /** Degrees of freedom of the estimate. */
  readonly degrees: number;
  /** The mean of a block. */
  readonly mean: number;
  /** The days of both periods; missing without a series. */
  readonly pairs?: readonly DayPair[];
}

/** A day of a period, and the day that it is compared with. */
export interface DayPair {
  readonly date: string;
  readonly value: number;
  readonly previousDate: string;
  readonly previous: number;
}

/** Returns the last `days` days of a series, each beside the same weekday of the previous period. */
export function dayPairs({ startDate, values }: Series, days: number): DayPair[] {
  const shift = DAYS_PER_WEEK * Math.ceil(days / DAYS_PER_WEEK);
  return values.slice(-days).map((value, day) => {
    const index = Math.max(0, values.length - days) + day;
    const [date, previousDate] = [addDays(startDate, index), addDays(startDate, index - shift)];
    return { date, value, previousDate, previous: values[index - shift] ?? 0 };
  });
}

const DAYS_PER_WEEK = 7;
/** The estimate starts as this many blocks would say that vary by this share from week to week. */
const PRIOR_DEGREES = 4;
const PRIOR_VARIATION = 0.06;
/** A squared difference of neighbors has this many degrees of freedom, since each block is in two of them. */
const DEGREES_PER_PAIR = 0.7;
/** Longer periods are compared with one that began five weeks earlier, so slow changes count as variation. */
const MAX_SHORT_DAYS = 14;
const WEEKS_OF_LONG_PERIODS = 5;

interface VariationOptions {
  readonly days: number;
  /** The dispersion that the events of one reader cause. */
  readonly least: number;
  /** Used without a series: the mean of a block. */
  readonly mean: number;
  /** Days that say nothing about the usual variation. */
  readonly gaps?: readonly DateRange[];
}

/**
 * Estimates the variation from blocks that are one week apart. Only neighbors are compared (von Neumann), so that a trend
 * isn't taken for noise. The last block is what is judged, so it doesn't count.
 */
export function variationOf(series: Series, { days, least, mean, gaps = [] }: VariationOptions): Variation {
  const blocks = blocksOf(series, Math.min(days, DAYS_PER_WEEK), gaps);
  const known = blocks.filter((block) => block !== null);
  const average = known.length === 0 ? mean : known.reduce((sum, block) => sum + block, 0) / known.length;
  const start = { prior: least + PRIOR_VARIATION ** 2 * average, mean: average };
  const neighbors = estimate(blocks, 1, start);
  const distant = days > MAX_SHORT_DAYS ? estimate(blocks, WEEKS_OF_LONG_PERIODS, start) : neighbors;
  const larger = distant.dispersion > neighbors.dispersion ? distant : neighbors;
  return { ...larger, dispersion: Math.max(least, larger.dispersion) };
}

/** Estimates from the pairs of blocks that are so many weeks apart. */
function estimate(
  blocks: readonly (number | null)[],
  weeks: number,
  { prior, mean }: { readonly prior: number; readonly mean: number },
): Variation {
  const squares = blocks.slice(1).flatMap((block, index) => {
    const older = blocks[index + 1 + weeks];
    return block === null || older === null || older === undefined || block + older === 0
      ? []
      : [(block - older) ** 2 / (block + older)];
  });
  const sum = squares.reduce((total, square) => total + square, 0);
  const degrees = PRIOR_DEGREES + DEGREES_PER_PAIR * squares.length;
  return { dispersion: (PRIOR_DEGREES * prior + DEGREES_PER_PAIR * sum) / degrees, degrees, mean };
}

/** Returns the sums of `length` days, the newest first, one week apart. A block with a day of a gap is null. */
function blocksOf({ startDate, values }: Series, length: number, gaps: readonly DateRange[]): (number | null)[] {
  const blocks: (number | null)[] = [];
  for (let end = values.length; end >= length; end -= DAYS_PER_WEEK) {
    const [first, last] = [addDays(startDate, end - length), addDays(startDate, end - 1)];
    const isGap = gaps.some((gap) => gap.startDate <= last && gap.endDate >= first);
    blocks.push(isGap ? null : values.slice(end - length, end).reduce((sum, value) => sum + value, 0));
  }
  return blocks;
}

const MIN_CHANGE = 10;
const MIN_CHANGE_SHARE = 0.05;

/** Compares two counts by how much they usually vary (quasi-Poisson). Returns a p-value; 1 for changes too small to mention. */
export function compareCounts(value: number, previous: number, variation: Variation): number {
  const change = Math.abs(value - previous);
  if (change < MIN_CHANGE || change < MIN_CHANGE_SHARE * previous) return 1;
  return chanceOf(value, previous, variation);
}

function chanceOf(value: number, previous: number, { dispersion, degrees }: Variation): number {
  const sum = Math.max(1, value + previous);
  return studentP(Math.abs(value - previous) / Math.sqrt(dispersion * sum), degrees);
}

/** So often does chance alone change the other days as much. */
const MAX_CHANCE_OF_OTHERS = 0.05;

/** Returns the day without which a change is a usual one, such as a holiday; undefined if the other days changed, too. */
export function findOddDay(value: number, previous: number, variation: Variation): DayPair | undefined {
  const { pairs = [] } = variation;
  const sign = Math.sign(value - previous);
  const changeOf = (pair: DayPair): number => sign * (pair.value - pair.previous);
  const [most] = pairs.toSorted((a, b) => changeOf(b) - changeOf(a));
  if (!most || pairs.length < 2) return undefined;
  const [others, othersBefore] = [value - most.value, previous - most.previous];
  const isChanged = sign * (others - othersBefore) > 0;
  return isChanged && chanceOf(others, othersBefore, variation) <= MAX_CHANCE_OF_OTHERS ? undefined : most;
}

/** A fall of this share is what a report without a headline must have been able to see. */
const SEEN_FALL = 0.4;
/** So rarely does a report say that nothing changed although readers fell by that share. */
const MAX_MISSED = 0.002;

/** Returns true if the counts rule out that the mean fell by 40%. */
export function seesFall(value: number, previous: number, { dispersion, degrees }: Variation): boolean {
  const least = (1 - SEEN_FALL) * previous;
  const distance = value - least;
  const error = Math.sqrt(dispersion * (value + (1 - SEEN_FALL) ** 2 * previous));
  return distance > 0 && studentP(distance / error, degrees) <= MAX_MISSED;
}

/** Days without any event although readers usually cause some. */
export interface Gap extends DateRange {
  /** The events that these days usually have. */
  readonly expected: number;
  /** True if the series ends with it. */
  readonly isOpen: boolean;
}

/**
 * Chance leaves out this many expected events in one of e⁷ = 1,097 cases. Gaps that ended may be anywhere in both periods,
 * so they need more.
 */
const MIN_EXPECTED = { open: 7, ended: 10 };
const WEEKS_BEFORE = 4;

/** Finds the days that are empty beyond chance. Weekdays are compared with the same weekdays of the four weeks before. */
export function findGaps(series: Series, least: number): Gap[] {
  const gaps = emptyRuns(series).map(([start, end]) => ({
    startDate: addDays(series.startDate, start),
    endDate: addDays(series.startDate, end - 1),
    expected: expectedEvents(series.values, start, end),
    isOpen: end === series.values.length,
  }));
  const { dispersion, mean } = variationOf(series, { days: DAYS_PER_WEEK, least, mean: 0, gaps });
  // Few days vary less than a week does.
  const perEvent = mean > 0 ? (dispersion - least) / mean : 0;
  return gaps.filter(
    ({ expected, isOpen }) => expected / (least + perEvent * expected) >= MIN_EXPECTED[isOpen ? 'open' : 'ended'],
  );
}

function emptyRuns({ values }: Series): [start: number, end: number][] {
  const runs: [number, number][] = [];
  values.forEach((value, index) => {
    const run = runs.at(-1);
    if (value > 0) return;
    if (run?.[1] === index) run[1] = index + 1;
    else runs.push([index, index + 1]);
  });
  return runs;
}

function expectedEvents(values: readonly number[], start: number, end: number): number {
  let sum = 0;
  for (let day = start; day < end; day += 1) {
    const firstBefore = day - DAYS_PER_WEEK * Math.ceil((day - start + 1) / DAYS_PER_WEEK);
    const before = Array.from({ length: WEEKS_BEFORE }, (_, week) => values[firstBefore - week * DAYS_PER_WEEK]);
    sum += median(before.filter((value) => value !== undefined));
  }
  return sum;
}
