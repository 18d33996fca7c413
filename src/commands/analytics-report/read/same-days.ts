/** Checks that a response is about the days that it was asked for. Pure. */
import { formatRange } from '../words/format-dates.js';
import type { DateRange } from '../numbers/period.js';

/**
 * Returns the response. Every response repeats the days that it covers: numbers of other days would be shown below the
 * wrong dates, so they throw an error.
 */
export function sameDays<T>(response: T, asked: DateRange): T {
  if (typeof response !== 'object' || response === null || !('startDate' in response) || !('endDate' in response))
    return response;
  const [startDate, endDate] = [response.startDate, response.endDate].map((day) => String(day).slice(0, 10));
  const isOther = (day: string | undefined, wanted: string): day is string =>
    day !== undefined && /^[1-9]\d{3}-\d\d-\d\d$/.test(day) && day !== wanted;
  if (!isOther(startDate, asked.startDate) && !isOther(endDate, asked.endDate)) return response;
  const told = { startDate: startDate ?? '', endDate: endDate ?? '' };
  throw new Error(`the service responded with other days, ${formatRange(told)}`);
}
