/** Puts the days of a report beside those of the previous period. Pure. */
import { addDays, countDays } from './period.js';
import type { Daily, Project } from './report-schema.js';

/** One value per day, in order; null means no data. */
export interface DailySeries {
  readonly field: (typeof SERIES)[number][0];
  readonly label: string;
  readonly dates: readonly string[];
  readonly values: readonly (number | null)[];
  /** The values of the previous period, day by day; empty without a comparison. */
  readonly previous: readonly (number | null)[];
}

const SERIES = [
  ['pageViews', 'Page views'],
  ['searches', 'Searches'],
  ['questions', 'Questions to the AI assistant'],
] as const;

/** Returns the series that have something to draw: at least two days, and not only zeros. */
export function dailySeries(project: Project): DailySeries[] {
  const { daily } = project;
  const before = daysBefore(project);
  const dates = daily.map(({ date }) => date);
  return SERIES.map(([field, label]) => {
    const values = daily.map((day) => day[field]);
    const previous = dates.map((date) => before.get(date)?.[field] ?? null);
    return { field, label, dates, values, previous: previous.every((value) => value === null) ? [] : previous };
  }).filter(({ values }) => values.filter((value) => value !== null).length > 1 && values.some(Boolean));
}

/** Returns the days of the previous period by the day that they are compared with. */
function daysBefore({ dailyBefore, period: { previous, startDate } }: Project): Map<string, Daily> {
  if (!previous) return new Map();
  const shift = countDays({ startDate: previous.startDate, endDate: startDate }) - 1;
  return new Map(dailyBefore.map((day) => [addDays(day.date, shift), day]));
}
