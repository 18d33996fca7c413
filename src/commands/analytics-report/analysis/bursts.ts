/** Finds days on which few sessions caused many events of a kind: a machine, or one angry reader. Pure. */
import type { DateRange } from '../numbers/period.js';
import { median } from '../numbers/chance.js';

interface Day {
  readonly date: string;
  readonly sessions: number;
}

/** So many times the usual events per session come from few sessions. */
const FEW_SESSIONS_FACTOR = 5;
/** A day that lies between usual ones needs no factor, and a longer time at least this one. */
const LASTING_FACTOR = 2;
/** A deviation of this many times the usual one isn't chance. */
const MIN_DEVIATES = 6;
/** Fewer events beyond the usual ones say nothing about a day. */
const MIN_EXCESS = 20;
/** The standard deviation of a normal distribution, by its median deviation. */
const DEVIATION_OF_MEDIAN = 1.4826;

export interface Burst extends DateRange {
  readonly events: number;
  /** The events beyond the usual ones of as many sessions. */
  readonly excess: number;
  /** True if most events must be of few sessions. */
  readonly isOfFew: boolean;
}

/** Returns the days that have far more events per session than usual. */
export function findBursts<Row extends Day>(days: readonly Row[], eventsOf: (day: Row) => number): Burst[] {
  const active = days.filter(({ sessions }) => sessions > 0);
  const usual = median(active.map((day) => eventsOf(day) / day.sessions));
  const measured = active.map((day) => {
    const expected = usual * day.sessions;
    const events = eventsOf(day);
    // If a session has a geometric number of events, this is the variance of their sum.
    const deviation = (events - expected) / Math.sqrt(expected * Math.max(usual - 1, 0.1));
    return { date: day.date, events, excess: events - expected, factor: events / expected, deviation };
  });
  const spread = Math.max(1, DEVIATION_OF_MEDIAN * median(measured.map(({ deviation }) => Math.abs(deviation))));
  const isOdd = (index: number): boolean => {
    const { excess = 0, deviation = 0 } = measured[index] ?? {};
    return excess >= MIN_EXCESS && deviation >= MIN_DEVIATES * spread;
  };
  return measured.flatMap(({ date, events, excess, factor }, index) => {
    const isAlone = !isOdd(index - 1) && !isOdd(index + 1);
    const isOfFew = excess >= MIN_EXCESS && factor >= FEW_SESSIONS_FACTOR;
    const isBurst = isOfFew || (isOdd(index) && (isAlone || factor >= LASTING_FACTOR));
    return isBurst ? [{ startDate: date, endDate: date, events, excess, isOfFew }] : [];
  });
}
