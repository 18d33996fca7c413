/**
 * Describes the report as blocks of text, tables and charts. The most important blocks come first, because platforms
 * truncate long documents at the end. Pure.
 */
import type { Block, Cell, Chart } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { type Metric, METRICS, metricValue } from '../metrics.js';
import type { Daily, Insight, Note, Project, Report, ReportPeriod } from '../report-schema.js';
import {
  formatChange,
  formatCount,
  formatFraction,
  formatMetric,
  formatMetricChange,
  formatPercent,
} from './format-numbers.js';
import { formatThresholdLine, formatThresholdValue } from './format-thresholds.js';
import { type Column, dailyTable, insightTable, projectTables, type Table, type Value } from './tables.js';

export interface RenderOptions {
  /** Longer texts in tables are truncated. */
  readonly maxTextLength: number;
}

type Level = 2 | 3;

export function reportBlocks(report: Report, options: RenderOptions): Block[] {
  const { projects, period } = report;
  const [single] = projects.length === 1 ? projects : [];
  const level = 3;
  return [
    { paragraph: formatPeriod(period) },
    ...noteBlocks([...report.notes, ...(single?.notes ?? [])]),
    metricTable(selectMetrics(report.metrics, projects), period),
    ...thresholdBlocks(report, level),
    ...(single ? insightBlocks(single, options, level) : comparisonBlocks(projects, level)),
    ...chartBlocks(report.daily, level),
    ...(single
      ? tableBlocks(single, options, level)
      : projects.flatMap((project) => projectBlocks(project, options, level))),
  ];
}

export function formatPeriod({ startDate, endDate, days, previous }: ReportPeriod): string {
  const comparison = previous ? `, compared with ${previous.startDate} to ${previous.endDate}` : '';
  return `${startDate} to ${endDate} (${pluralize(days, 'day')}, UTC)${comparison}.`;
}

function noteBlocks(notes: readonly Note[]): Block[] {
  return notes.length === 0
    ? []
    : [{ list: notes.map(({ section, message }): Cell => [{ strong: section }, `: ${message}`]) }];
}

/** Returns the metrics of the sections that at least one project has. */
export function selectMetrics(metrics: readonly Metric[], projects: readonly Project[]): Metric[] {
  return metrics.filter(({ name }) => projects.some(({ sections }) => sections.includes(METRICS[name].section)));
}

function metricTable(metrics: readonly Metric[], period: ReportPeriod): Block {
  const rows = metrics.map((metric): Cell[] => {
    const { name, value, previous } = metric;
    const { label, scale } = METRICS[name];
    return [
      label,
      formatMetric(value, scale, period),
      previous === null ? '–' : formatMetric(previous, scale, period),
      formatMetricChange(metric),
    ];
  });
  return { table: { head: ['Metric', 'Value', 'Previous', 'Change'], rows, whole: true } };
}

function thresholdBlocks({ thresholds, period }: Report, level: Level): Block[] {
  if (thresholds.length === 0) return [];
  const rows = thresholds.map((threshold): Cell[] => [
    { code: formatThresholdLine(threshold) },
    formatThresholdValue(threshold, period),
    threshold.met ? 'met' : { strong: 'not met' },
  ]);
  return [{ heading: 'Thresholds', level }, { table: { head: ['Threshold', 'Value', 'Result'], rows, whole: true } }];
}

const COMPARED_METRICS = [
  'traffic.page-views',
  'traffic.sessions',
  'feedback.satisfaction-rate',
  'search.no-result-rate',
  'ai.low-confidence',
] as const;

function comparisonBlocks(projects: readonly Project[], level: Level): Block[] {
  const head = ['Project', ...COMPARED_METRICS.map((name) => METRICS[name].label)];
  const rows = projects.map(({ name: project, metrics, period }): Cell[] => [
    project ?? '',
    ...COMPARED_METRICS.map((name) => formatMetric(metricValue(metrics, name), METRICS[name].scale, period)),
  ]);
  return [{ heading: 'Projects', level }, { table: { head, rows, whole: true } }];
}

function projectBlocks(project: Project, options: RenderOptions, level: Level): Block[] {
  const innerLevel = level === 2 ? 3 : 4;
  return [
    { heading: project.name ?? '', level },
    { paragraph: formatPeriod(project.period) },
    ...noteBlocks(project.notes),
    metricTable(selectMetrics(project.metrics, [project]), project.period),
    ...insightBlocks(project, options, innerLevel),
    ...tableBlocks(project, options, innerLevel),
  ];
}

function insightBlocks({ insights }: Project, options: RenderOptions, level: Level | 4): Block[] {
  return insights.flatMap((insight): Block[] => [
    { heading: insightTable(insight).title, level },
    { paragraph: insight.finding },
    { paragraph: [{ strong: 'What to do' }, `: ${insight.action}`] },
    ...(insight.items.length === 0 ? [] : [tableBlock(readableTable(insight), options)]),
  ]);
}

/** Removes columns that only programs need, and empty comments. */
function readableTable(insight: Insight): Table {
  const table = insightTable(insight);
  const hasNoComments =
    insight.kind === 'poor-feedback' && insight.items.every(({ comments }) => comments.length === 0);
  const indexes = table.columns.flatMap(({ kind, field }, index) =>
    kind === 'flag' || (hasNoComments && field === 'comments') ? [] : [index],
  );
  const previous = table.columns.findIndex(({ field }) => field === 'previousIsUpperBound') - 1;
  return {
    ...table,
    columns: indexes.flatMap((index) => table.columns[index] ?? []),
    rows: table.rows.map((row) =>
      indexes.map((index) =>
        index === previous && row[index + 1] === true
          ? `up to ${formatCount(Number(row[index]))}`
          : (row[index] ?? null),
      ),
    ),
  };
}

const EMPTY_TABLE = 'No data.';

const CHARTS = [
  ['pageViews', 'Daily page views'],
  ['searches', 'Daily searches'],
  ['questions', 'Daily questions to the AI assistant'],
] as const;

/** A series of zeros has no chart; the table next to the charts has all numbers. */
function chartBlocks(daily: readonly Daily[], level: Level): Block[] {
  if (daily.length === 0) return [];
  const table = dailyTable(daily);
  const charts = CHARTS.flatMap(([key, title]): Chart[] => {
    const days = daily.filter((day) => day[key] !== null);
    const values = days.map((day) => day[key] ?? 0);
    return values.length > 1 && Math.max(...values) > 0 ? [{ title, dates: days.map(({ date }) => date), values }] : [];
  });
  return [
    { heading: table.title, level },
    ...(charts.length === 0 ? [{ paragraph: EMPTY_TABLE }] : charts.map((chart) => ({ chart }))),
    { details: 'Daily numbers as a table', blocks: [tableBlock(table, { maxTextLength: Infinity })] },
  ];
}

function tableBlocks(project: Project, options: RenderOptions, level: Level | 4): Block[] {
  return projectTables(project).flatMap((table): Block[] => [
    { heading: table.title, level },
    table.rows.length === 0 ? { paragraph: EMPTY_TABLE } : tableBlock(table, options),
  ]);
}

function tableBlock({ columns, rows }: Table, options: RenderOptions): Block {
  return {
    table: {
      head: columns.map(({ label }) => label),
      rows: rows.map((row) => columns.map((column, index) => formatValue(row[index] ?? null, column, options))),
      whole: true,
    },
  };
}

function formatValue(value: Value, { kind }: Column, { maxTextLength }: RenderOptions): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') {
    const text = shorten(value, maxTextLength);
    return kind === 'path' ? { code: text } : text;
  }
  switch (kind) {
    case 'percent':
      return formatPercent(value);
    case 'fraction':
      return formatFraction(value);
    case 'change':
      return value === null ? 'new' : formatChange(value);
    case 'count':
      return value === null ? '–' : formatCount(value);
    default:
      return value === null ? '–' : String(value);
  }
}
