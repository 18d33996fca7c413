/** Defines the tables of metrics, of days, and of numbers per project. Pure. */
import { findMetric, type Metric, type MetricName, METRICS } from '../metrics.js';
import type { Daily, Project, Report } from '../report-schema.js';
import { describeMetricChange, KEY_METRICS, metricText, shownMetrics } from './describe-metrics.js';
import { formatLongDay, periodNoun } from './format-dates.js';
import { formatMetric, NONE } from './format-numbers.js';
import { projectName } from './names.js';
import {
  type Column,
  column,
  count,
  extraColumn,
  number,
  type ReportTable,
  type TableCell,
  tableOf,
  text,
} from './tables.js';

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

export function numberTable(report: Pick<Report, 'metrics' | 'projects' | 'period'>): ReportTable {
  const noun = periodNoun(report.period);
  const columns: Column<Metric>[] = [
    column('Metric', ({ name }) => text(METRICS[name].label)),
    column(`This ${noun}`, (metric) => number(metricText(metric, report))),
  ];
  if (report.period.previous)
    columns.push(
      extraColumn(`The ${noun} before`, ({ name, previous }) =>
        number(previous === null ? NONE : formatMetric(name, previous)),
      ),
      column('Change', (metric) => ({ kind: 'change', change: describeMetricChange(metric) })),
    );
  return tableOf('Metrics', Infinity, shownMetrics(report), columns);
}

/** Compares the projects by the numbers that a report is judged by. */
export function projectTable({ projects }: Pick<Report, 'projects'>): ReportTable {
  const columns = KEY_METRICS.map((name, index): Column<Project> => {
    const { label } = METRICS[name];
    return { label, isExtra: index > 1, cell: (project) => metricCell(name, project) };
  });
  return tableOf('Numbers per project', Infinity, projects, [
    column('Project', (project, index) => ({ kind: 'project', name: projectName(project), index })),
    ...columns,
  ]);
}

function metricCell(name: MetricName, project: Project): TableCell {
  const metric = findMetric(project.metrics, name);
  if (!metric) return number(NONE);
  const change = metric.previous === null ? undefined : describeMetricChange(metric);
  return { kind: 'change', change, value: metricText(metric, { projects: [project], period: project.period }) };
}
