/** Puts the days of a report beside those of the previous period. Pure. */
import { groupBy } from '../../group-by.js';
import { sumKnown } from '../metrics.js';
import { addDays, countDays } from '../period.js';
import type { Daily, Report } from '../report-schema.js';

/** One value per day, in order; null means no data. */
export interface DailySeries {
  readonly field: 'pageViews' | 'searches' | 'questions';
  readonly label: string;
  readonly dates: readonly string[];
  readonly values: readonly (number | null)[];
  /** The values of the previous period, day by day; empty without a comparison. */
  readonly previous: readonly (number | null)[];
}

const SERIES = [
  { field: 'pageViews', label: 'Page views' },
  { field: 'searches', label: 'Searches' },
  { field: 'questions', label: 'Questions to the AI assistant' },
] as const;

/** Returns the series that have something to draw. */
export function dailySeries(report: Report): DailySeries[] {
  const before = daysBefore(report);
  return SERIES.map((definition) => seriesOf(report.daily, before, definition)).filter(hasLine);
}

/** Returns true if there is something to draw: at least two days, and not only zeros. */
function hasLine({ values }: Pick<DailySeries, 'values'>): boolean {
  return values.filter((value) => value !== null).length > 1 && values.some((value) => (value ?? 0) > 0);
}

/** Returns the days of the previous period by the day that they are compared with. */
function daysBefore({ projects, period }: Report): Map<string, Daily[]> {
  const isKnown = period.previous !== null && projects.every(({ dailyBefore }) => dailyBefore.length > 0);
  const shift = period.previous
    ? countDays({ startDate: period.previous.startDate, endDate: period.startDate }) - 1
    : 0;
  const days = isKnown ? projects.flatMap(({ dailyBefore }) => dailyBefore) : [];
  return groupBy(days, ({ date }) => addDays(date, shift));
}

function seriesOf(
  daily: readonly Daily[],
  before: ReadonlyMap<string, readonly Daily[]>,
  { field, label }: Pick<DailySeries, 'field' | 'label'>,
): DailySeries {
  const previous = daily.map(({ date }) => sumKnown(before.get(date) ?? [], (day) => day[field]));
  return {
    field,
    label,
    dates: daily.map(({ date }) => date),
    values: daily.map((day) => day[field]),
    previous: previous.every((value) => value === null) ? [] : previous,
  };
}
