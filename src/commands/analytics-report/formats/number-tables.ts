/** Defines the tables of metrics and of days. Pure. */
import { type Metric, METRICS } from '../metrics.js';
import type { Daily, Project } from '../report-schema.js';
import { describeMetricChange, metricText } from './describe-metrics.js';
import { formatLongDay, periodNoun } from './format-dates.js';
import { formatMetric, NONE } from './format-numbers.js';
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
  const noun = periodNoun(project.period);
  const columns: Column<Metric>[] = [
    column('Metric', ({ name }) => text(METRICS[name].label)),
    column(`This ${noun}`, (metric) => number(metricText(metric, project))),
  ];
  if (project.period.previous)
    columns.push(
      extraColumn(`The ${noun} before`, ({ name, previous }) =>
        number(previous === null ? NONE : formatMetric(name, previous)),
      ),
      column('Change', (metric) => ({ kind: 'change', change: describeMetricChange(metric) })),
    );
  return tableOf('Metrics', Infinity, project.metrics, columns);
}
