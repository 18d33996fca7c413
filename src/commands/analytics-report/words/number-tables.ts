/** Defines the tables of metrics and of days. Pure. */
import { type Metric, METRICS } from '../numbers/metrics.js';
import type { Daily, Project } from '../numbers/report-schema.js';
import { describeMetricChange, metricText, previousText } from './describe-metrics.js';
import { columnDates, formatLongDay } from './format-dates.js';
import { NONE } from './format-numbers.js';
import { type Column, column, count, extraColumn, number, type ReportTable, tableOf, text } from './tables.js';

const DAY_FIELDS = [
  ['pageViews', 'Page views'],
  ['sessions', 'Sessions'],
  ['searches', 'Searches'],
  ['questions', 'Questions'],
] as const;

export function dayTable(daily: readonly Daily[]): ReportTable {
  const fields = DAY_FIELDS.filter(([field]) => daily.some((day) => day[field] !== null));
  return tableOf('Daily activity', Infinity, daily, [
    column('Day', ({ date }) => text(formatLongDay(date).replaceAll(' ', '\u00a0'))),
    ...fields.map(([field, label]) => {
      return { ...column<Daily>(label, (day) => count(day[field])), isExtra: field === 'sessions' };
    }),
  ]);
}

export function numberTable(project: Project): ReportTable {
  const { now, before } = columnDates(project.period);
  const columns: Column<Metric>[] = [
    column('Metric', ({ name }) => text(METRICS[name].label)),
    column(now, (metric) => number(metricText(metric, project))),
  ];
  if (before !== undefined)
    columns.push(
      extraColumn(before, (metric) => number(previousText(metric, project) ?? NONE)),
      column('Change', (metric) => ({ kind: 'change', change: describeMetricChange(metric) })),
    );
  return tableOf('Metrics', Infinity, project.metrics, columns);
}
