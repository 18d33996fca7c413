/** Formats days and periods for people, independent of the language and the time zone of the machine. Pure. */
import type { DateRange } from '../numbers/period.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const DAYS_PER_WEEK = 7;

function dayOf(date: string) {
  const time = new Date(date);
  const month = MONTHS[time.getUTCMonth()] ?? '';
  return { day: time.getUTCDate(), month, year: time.getUTCFullYear(), weekday: time.getUTCDay() };
}

/** Formats `9–15 November 2026`, and repeats only what differs: `28 December 2026 – 3 January 2027`. */
export function formatRange({ startDate, endDate }: DateRange): string {
  const [start, end] = [dayOf(startDate), dayOf(endDate)];
  const last = `${end.day} ${end.month} ${end.year}`;
  if (startDate === endDate) return last;
  if (start.year !== end.year) return `${start.day} ${start.month} ${start.year} – ${last}`;
  return start.month === end.month ? `${start.day}–${last}` : `${start.day} ${start.month} – ${last}`;
}

/** Formats `9–15 Nov` or `28 Dec – 3 Jan`, without the year. */
export function formatShortRange({ startDate, endDate }: DateRange): string {
  const last = formatShortDay(endDate);
  if (startDate === endDate) return last;
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return isSameMonth ? `${dayOf(startDate).day}–${last}` : `${formatShortDay(startDate)} – ${last}`;
}

/** Returns the days of a period and of the previous one for the heads of columns: `17–23 Oct`. */
export function columnDates(period: DateRange & { readonly previous: DateRange | null }) {
  const { previous } = period;
  return {
    now: unbroken(formatShortRange(period)),
    before: previous ? unbroken(formatShortRange(previous)) : undefined,
  };
}

/** Keeps each date in one line; a range may break at its dash. */
export function unbroken(dates: string): string {
  return dates.replace(/(?<!–) (?!–)/g, '\u00a0');
}

/** Formats `9 Nov`. */
export function formatShortDay(date: string): string {
  const { day, month } = dayOf(date);
  return `${day} ${month.slice(0, 3)}`;
}

/** Formats `Mon 9`, or `9 Nov` with the month. */
export function formatDayLabel(date: string, kind: 'weekday' | 'month'): string {
  const { day, weekday } = dayOf(date);
  return kind === 'weekday' ? `${WEEKDAYS[weekday] ?? ''} ${day}` : formatShortDay(date);
}

/** Formats `Mon 9 Nov`. */
export function formatLongDay(date: string): string {
  return `${WEEKDAYS[dayOf(date).weekday] ?? ''} ${formatShortDay(date)}`;
}

/** Sunday is 0. */
export function weekdayOf(date: string): number {
  return dayOf(date).weekday;
}

/** What a period is called in a sentence. */
export function periodNoun({ days }: { readonly days: number }): 'day' | 'week' | 'period' {
  if (days === 1) return 'day';
  return days === DAYS_PER_WEEK ? 'week' : 'period';
}

/**
 * When the compared period was: a period of less than a week is compared with the same weekdays a week earlier. Between
 * longer ones, days can be left out.
 */
export function beforeThat({ days }: { readonly days: number }): string {
  if (days === DAYS_PER_WEEK) return 'the week before';
  return days < DAYS_PER_WEEK ? 'a week before' : 'in the compared period';
}
