/** Plans which days a report covers: calendar ranges in UTC, split into ranges that the API accepts. Pure. */
import { MAX_RANGE_DAYS } from '../../../api/endpoints/analytics.js';
import { pluralize } from '../../../text/pluralize.js';
import { quoted } from '../../../text/sentences.js';
import type { Problem } from '../../command.js';
import { inputName } from '../../../text/input-names.js';

export const PERIOD_NAMES = ['last-7-days', 'last-30-days', 'last-90-days', 'last-week', 'last-month'] as const;
type PeriodName = (typeof PERIOD_NAMES)[number];

/** Both UTC days, `YYYY-MM-DD`, are included. */
export interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

export interface Period extends DateRange {
  /** The name is undefined if start-date and end-date were given. */
  readonly name?: PeriodName;
  readonly days: number;
  /** The previous range has the same length and the same weekdays; undefined without a comparison. */
  readonly previous?: DateRange;
  /** The daily numbers are read for these days, since earlier ones show the usual variation. */
  readonly seriesRange: DateRange;
  /** Today, if the period was to include it. A day that isn't over can't be compared. */
  readonly leftOut?: string;
  /** True if the period is today only. */
  readonly isToday: boolean;
}

export interface PeriodInputs {
  readonly period: PeriodName;
  readonly startDate?: string;
  readonly endDate?: string;
}

/** Says why a period ends earlier than asked, or why it can't be compared. */
export function openPeriodNote({ leftOut }: { readonly leftOut?: string | null }): string | undefined {
  return leftOut ? `${leftOut} (UTC) isn't over, so the report ends on ${addDays(leftOut, -1)}.` : undefined;
}

export function todayNote({ endDate }: DateRange): string {
  return `${endDate} (UTC) isn't over, so its numbers can still grow. They aren't compared.`;
}

const DAY_MS = 24 * 60 * 60_000;
/** Finds the problems of the two dates that need no clock. */
export function periodProblems({
  startDate,
  endDate,
}: Pick<PeriodInputs, 'startDate' | 'endDate'>): Problem<'startDate' | 'endDate'>[] {
  if ((startDate === undefined) !== (endDate === undefined)) {
    const missing = startDate === undefined ? 'startDate' : 'endDate';
    return [
      {
        input: missing,
        problem: `is missing. Set ${inputName('start-date')} and ${inputName('end-date')}, or neither.`,
      },
    ];
  }
  if (startDate === undefined || endDate === undefined) return [];
  if (endDate < startDate)
    return [
      {
        input: 'endDate',
        subject: quoted(endDate),
        problem: `is before ${inputName('start-date')} ${startDate}. Swap the dates.`,
      },
    ];
  const days = countDays({ startDate, endDate });
  if (days <= MAX_RANGE_DAYS) return [];
  const problem = `starts a period of ${pluralize(days, 'day')}. Choose at most ${MAX_RANGE_DAYS} days, which is the limit of the service.`;
  return [{ input: 'startDate', subject: quoted(startDate), problem }];
}

/** Returns the period, or the end of a message that starts with `start-date: `. */
export function planPeriod(inputs: PeriodInputs, nowMs: number): Period | { readonly problem: string } {
  const today = utcDay(nowMs);
  const { name, ...asked } = askedRange(inputs, today);
  const { startDate } = asked;
  if (startDate > today)
    return { problem: `"${startDate}" is in the future. Use ${today} (today in UTC) or an earlier date.` };
  const isToday = startDate === today;
  const leftOut = asked.endDate >= today && !isToday ? today : undefined;
  // A period ends before today, unless it is today only.
  const endDate = isToday ? today : leftOut ? addDays(today, -1) : asked.endDate;
  const range = { startDate, endDate };
  const days = countDays(range);
  const previous = isToday ? undefined : previousRange(range, days);
  const seriesRange = previous ? { startDate: addDays(endDate, 1 - MAX_RANGE_DAYS), endDate } : range;
  return { name, ...range, days, previous, seriesRange, leftOut, isToday };
}

function askedRange(
  { period: name, startDate, endDate }: PeriodInputs,
  today: string,
): Pick<Period, 'name'> & DateRange {
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  if (name === 'last-month') {
    const lastDay = addDays(`${today.slice(0, 8)}01`, -1);
    return { name, startDate: `${lastDay.slice(0, 8)}01`, endDate: lastDay };
  }
  // Monday is day 0, so that subtracting the weekday and one more day leads to Sunday.
  const weekday = name === 'last-week' ? (new Date(today).getUTCDay() + 6) % 7 : 0;
  const lastDay = addDays(today, -weekday - 1);
  return { name, startDate: addDays(lastDay, 1 - DAYS[name]), endDate: lastDay };
}

const DAYS = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90, 'last-week': 7 };

/** Shifts a range by whole weeks, so that both have the same weekdays. */
function previousRange(range: DateRange, days: number): DateRange {
  const shift = 7 * Math.ceil(days / 7);
  return { startDate: addDays(range.startDate, -shift), endDate: addDays(range.endDate, -shift) };
}

/** The first and the last day both count. */
export function countDays({ startDate, endDate }: DateRange): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
}

export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * DAY_MS);
}

function utcDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
