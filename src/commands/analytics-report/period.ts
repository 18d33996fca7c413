/** Which days a report covers: calendar windows in UTC, split where the service gives no longer range. Pure. */
import { MAX_RANGE_DAYS } from '../../api/endpoints/analytics.js';
import type { Problem } from '../command.js';

export const PERIOD_NAMES = ['last-7-days', 'last-30-days', 'last-90-days', 'last-week', 'last-month'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** UTC days `YYYY-MM-DD`, both included. */
export interface Window {
  readonly startDate: string;
  readonly endDate: string;
}

export interface Period extends Window {
  /** Undefined where the days were given one by one. */
  readonly name?: PeriodName;
  readonly days: number;
  /** The window in parts that the service takes, in order; one unless it is longer than 90 days. */
  readonly parts: readonly Window[];
  /** The window of the same length right before; undefined where there is nothing to compare with. */
  readonly previous?: Window;
  /** The last day is not over, so its numbers still grow. */
  readonly isOpen: boolean;
}

export interface PeriodInputs {
  readonly period: PeriodName;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly compare: 'previous' | 'none';
}

/** What is said of everything that neither adds up nor joins. */
export const NOT_OVER_90 = `not available over ${MAX_RANGE_DAYS} days`;

/** True where the service has to be asked in parts. */
export function isLong({ days }: { readonly days: number }): boolean {
  return days > MAX_RANGE_DAYS;
}

const DAY_MS = 24 * 60 * 60_000;
/** Longer ones are slips of the pen: each 90 days cost five requests. */
const MAX_DAYS = 3660;

/** Finds the problems of the two dates that need no clock. */
export function periodProblems({
  startDate,
  endDate,
}: Pick<PeriodInputs, 'startDate' | 'endDate'>): Problem<'startDate' | 'endDate'>[] {
  if ((startDate === undefined) !== (endDate === undefined)) {
    const missing = startDate === undefined ? 'start-date' : 'end-date';
    return [{ input: 'startDate', problem: `and end-date belong together; ${missing} is missing` }];
  }
  if (startDate === undefined || endDate === undefined) return [];
  if (endDate < startDate)
    return [{ input: 'endDate', subject: endDate, problem: `lies before start-date ${startDate}; swap them` }];
  const days = daysOf({ startDate, endDate });
  if (days <= MAX_DAYS) return [];
  return [{ input: 'startDate', subject: 'the range', problem: `has ${days} days; it can have at most ${MAX_DAYS}` }];
}

/** The period, or the one sentence why there can be none. */
export function planPeriod(inputs: PeriodInputs, nowMs: number): Period | { readonly problem: string } {
  const today = dayOf(nowMs);
  const given = inputs.startDate !== undefined && inputs.endDate !== undefined;
  const window =
    inputs.startDate !== undefined && inputs.endDate !== undefined
      ? { startDate: inputs.startDate, endDate: inputs.endDate }
      : windowOf(inputs.period, today);
  if (window.startDate > today)
    return { problem: `start-date: ${window.startDate} has not begun yet (today is ${today}, UTC).` };
  const days = daysOf(window);
  return {
    name: given ? undefined : inputs.period,
    ...window,
    days,
    parts: partsOf(window),
    previous: inputs.compare === 'none' || isLong({ days }) ? undefined : before(window),
    isOpen: window.endDate >= today,
  };
}

function windowOf(name: PeriodName, today: string): Window {
  switch (name) {
    case 'last-week': {
      // Monday is day 0, so that going back the days of this week leads to Sunday.
      const weekday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
      const sunday = addDays(today, -weekday - 1);
      return { startDate: addDays(sunday, -6), endDate: sunday };
    }
    case 'last-month': {
      const lastDay = addDays(`${today.slice(0, 8)}01`, -1);
      return { startDate: `${lastDay.slice(0, 8)}01`, endDate: lastDay };
    }
    default: {
      const days = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90 }[name];
      return { startDate: addDays(today, -days), endDate: addDays(today, -1) };
    }
  }
}

function partsOf({ startDate, endDate }: Window): Window[] {
  const parts: Window[] = [];
  for (let from = startDate; from <= endDate; from = addDays(from, MAX_RANGE_DAYS)) {
    const until = addDays(from, MAX_RANGE_DAYS - 1);
    parts.push({ startDate: from, endDate: until < endDate ? until : endDate });
  }
  return parts;
}

function before(window: Window): Window {
  return { startDate: addDays(window.startDate, -daysOf(window)), endDate: addDays(window.startDate, -1) };
}

/** Days from the first to the last, both included. */
function daysOf({ startDate, endDate }: Window): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
}

function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/** The UTC day of a time. */
function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
