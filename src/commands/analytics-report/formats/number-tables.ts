/** Describes the tables of all numbers: of the report, of its days and of its projects. Pure. */
import { findMetric, METRICS } from '../metrics.js';
import type { Daily, Report } from '../report-schema.js';
import { describeMetricChange, KEY_METRICS, metricText, shownMetrics } from './describe-metrics.js';
import { formatLongDay, periodNoun } from './format-dates.js';
import { formatMetric, NONE } from './format-numbers.js';
import { projectName } from './names.js';
import { type Column, countColumn, number, type ReportTable, tableOf, text } from './tables.js';

const DAY_FIELDS = [
  ['pageViews', 'Page views'],
  ['sessions', 'Sessions'],
  ['searches', 'Searches'],
  ['questions', 'Questions'],
] as const;

export function dayTable(daily: readonly Daily[]): ReportTable {
  const fields = DAY_FIELDS.filter(([field]) => daily.some((day) => day[field] !== null));
  const day: Column<Daily> = {
    label: 'Day',
    cell: ({ date }) => text(formatLongDay(date).replaceAll(' ', '\u00a0')),
  };
  const columns = fields.map(([field, label]) => countColumn<Daily>(label, (row) => row[field]));
  return tableOf('Daily activity', daily, [day, ...columns], Infinity);
}

export function numberTable(report: Pick<Report, 'metrics' | 'projects' | 'period'>): ReportTable {
  const { period } = report;
  const rows = shownMetrics(report);
  const noun = periodNoun(period);
  const columns: Column<(typeof rows)[number]>[] = [
    { label: 'Metric', cell: ({ name }) => text(METRICS[name].label) },
    { label: `This ${noun}`, cell: (metric) => number(metricText(metric, report)) },
  ];
  if (period.previous)
    columns.push(
      {
        label: `The ${noun} before`,
        isExtra: true,
        cell: ({ name, previous }) => number(previous === null ? NONE : formatMetric(name, previous)),
      },
      { label: 'Change', cell: (metric) => ({ kind: 'change', change: describeMetricChange(metric) }) },
    );
  return tableOf('Metrics', rows, columns, Infinity);
}

/** Compares the projects by the numbers that a report is judged by. */
export function projectTable({ projects }: Pick<Report, 'projects'>): ReportTable {
  const rows = projects.map((project, index) => ({ project, index }));
  const names: Column<(typeof rows)[number]> = {
    label: 'Project',
    cell: ({ project, index }) => ({ kind: 'project', name: projectName(project), index }),
  };
  const columns = KEY_METRICS.map((name, index): Column<(typeof rows)[number]> => ({
    label: METRICS[name].label,
    isExtra: index > 1,
    cell: ({ project }) => {
      const metric = findMetric(project.metrics, name);
      if (!metric) return number(NONE);
      const change = metric.previous === null ? undefined : describeMetricChange(metric);
      return { kind: 'change', change, value: metricText(metric, { projects: [project], period: project.period }) };
    },
  }));
  return tableOf('Numbers per project', rows, [names, ...columns], Infinity);
}
