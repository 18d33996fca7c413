/**
 * The report for people, as blocks: what holds and what does not, what to do, how it went by day, and then the tables.
 * Most important first, since a platform that takes only so much gets the beginning. Pure.
 */
import type { Block, Cell, Chart } from '../../../text/document.js';
import { shorten } from '../../../text/width.js';
import { formatChange, formatCount, formatFraction, formatMetric, formatPercent, NO_DATA } from './numbers.js';
import { type Metric, METRICS } from '../metrics.js';
import type { Daily, Insight, Note, PeriodOfReport, Project, Report } from '../report-schema.js';
import { insightTable } from './insight-tables.js';
import { type Column, dailyTable, type Table, tablesOf, type Value } from './tables.js';

export interface Look {
  /** Characters of a text in a table; longer ones are cut. */
  readonly longestText: number;
  /** The page has a title, period and metrics of its own. */
  readonly withoutHead?: boolean;
}

type Level = 2 | 3;

export function describeReport(report: Report, look: Look): Block[] {
  const { projects } = report;
  const [single] = projects.length === 1 ? projects : [];
  const level = look.withoutHead ? 2 : 3;
  return [
    ...(look.withoutHead ? [] : [{ paragraph: periodText(report.period) }]),
    ...noteBlocks([...report.notes, ...(single?.notes ?? [])]),
    ...(look.withoutHead ? [] : [metricTable(shownMetrics(report.metrics, projects), report.period)]),
    ...thresholdBlocks(report, level),
    ...(single ? [] : projectTable(projects, level)),
    ...(single ? insightBlocks(single, look, level) : []),
    ...chartBlocks(report.daily, level),
    ...(single ? tableBlocks(single, look, level) : projects.flatMap((project) => projectBlocks(project, look, level))),
  ];
}

export function periodText({ startDate, endDate, days, previous }: PeriodOfReport): string {
  const compared = previous ? `, compared with ${previous.startDate} to ${previous.endDate}` : '';
  return `${startDate} to ${endDate} (${days} ${days === 1 ? 'day' : 'days'}, UTC)${compared}.`;
}

function noteBlocks(notes: readonly Note[]): Block[] {
  return notes.length === 0
    ? []
    : [{ list: notes.map(({ section, message }): Cell => [{ strong: section }, `: ${message}`]) }];
}

/** Those of sections that were asked for. */
export function shownMetrics(metrics: readonly Metric[], projects: readonly Project[]): Metric[] {
  return metrics.filter(({ name }) => projects.some(({ sections }) => sections.includes(METRICS[name].section)));
}

function metricTable(metrics: readonly Metric[], period: PeriodOfReport): Block {
  const rows = metrics.map(({ name, value, previous, changePercent }): Cell[] => {
    const { label, scale } = METRICS[name];
    return [
      label,
      formatMetric(value, scale, period),
      previous === null ? '–' : formatMetric(previous, scale, period),
      formatChange(changePercent),
    ];
  });
  return { table: { head: ['Number', 'Value', 'Before', 'Change'], rows, whole: true } };
}

function thresholdBlocks({ thresholds, period }: Report, level: Level): Block[] {
  if (thresholds.length === 0) return [];
  const rows = thresholds.map(({ line, metric, ofChange, value, met }): Cell[] => {
    return [{ code: line }, thresholdValue({ metric, ofChange, value }, period), met ? 'met' : { strong: 'not met' }];
  });
  return [{ heading: 'Thresholds', level }, { table: { head: ['Threshold', 'Value', 'Result'], rows, whole: true } }];
}

/** What a threshold was compared with. */
export function thresholdValue(
  { metric, ofChange, value }: Pick<Report['thresholds'][number], 'metric' | 'ofChange' | 'value'>,
  period: PeriodOfReport,
): string {
  if (ofChange) return value === null ? NO_DATA : formatChange(value);
  return formatMetric(value, METRICS[metric].scale, period);
}

/** The projects of a merged report side by side. */
function projectTable(projects: readonly Project[], level: Level): Block[] {
  const shown = [
    'traffic.page-views',
    'traffic.sessions',
    'feedback.satisfaction-rate',
    'search.no-result-rate',
    'ai.low-confidence',
  ] as const;
  const rows = projects.map(({ name, metrics, period }): Cell[] => [
    name ?? '',
    ...shown.map((wanted) =>
      formatMetric(metrics.find((one) => one.name === wanted)?.value ?? null, METRICS[wanted].scale, period),
    ),
  ]);
  return [
    { heading: 'Projects', level },
    { table: { head: ['Project', ...shown.map((name) => METRICS[name].label)], rows, whole: true } },
  ];
}

function projectBlocks(project: Project, look: Look, level: Level): Block[] {
  const below = level === 2 ? 3 : 4;
  return [
    { heading: project.name ?? '', level },
    { paragraph: periodText(project.period) },
    ...noteBlocks(project.notes),
    metricTable(shownMetrics(project.metrics, [project]), project.period),
    ...insightBlocks(project, look, below),
    ...tableBlocks(project, look, below),
  ];
}

function insightBlocks({ insights }: Project, look: Look, level: Level | 4): Block[] {
  return insights.flatMap((insight): Block[] => [
    { heading: insightTable(insight).title, level },
    { paragraph: insight.finding },
    { paragraph: [{ strong: 'What to do' }, `: ${insight.action}`] },
    ...(insight.items.length === 0 ? [] : [shownTable(readable(insight), look)]),
  ]);
}

/** The table without what only programs want to know of it. */
function readable(insight: Insight): Table {
  const table = insightTable(insight);
  const isSilent = insight.kind === 'poor-feedback' && insight.items.every(({ comments }) => comments.length === 0);
  const shown = table.columns.flatMap(({ kind, id }, index) =>
    kind === 'flag' || (isSilent && id === 'comments') ? [] : [index],
  );
  const previous = table.columns.findIndex(({ id }) => id === 'previous_is_at_most') - 1;
  return {
    ...table,
    columns: shown.flatMap((index) => table.columns[index] ?? []),
    rows: table.rows.map((row) =>
      shown.map((index) =>
        index === previous && row[index + 1] === true
          ? `up to ${formatCount(Number(row[index]))}`
          : (row[index] ?? null),
      ),
    ),
  };
}

const NOTHING = 'No data.';

const CHARTS = [
  ['pageViews', 'Page views by day'],
  ['searches', 'Searches by day'],
  ['questions', 'Questions to the assistant by day'],
] as const;

/** Series in which nothing happened are not drawn; the table beside the charts has all numbers. */
function chartBlocks(daily: readonly Daily[], level: Level): Block[] {
  if (daily.length === 0) return [];
  const charts = CHARTS.flatMap(([key, title]): Chart[] => {
    const known = daily.filter((day) => day[key] !== null);
    const values = known.map((day) => day[key] ?? 0);
    return values.length > 1 && Math.max(...values) > 0
      ? [{ title, dates: known.map(({ date }) => date), values }]
      : [];
  });
  return [
    { heading: 'By day', level },
    ...(charts.length === 0 ? [{ paragraph: NOTHING }] : charts.map((chart) => ({ chart }))),
    { details: 'The same numbers as a table', blocks: [shownTable(dailyTable(daily), { longestText: Infinity })] },
  ];
}

function tableBlocks(project: Project, look: Look, level: Level | 4): Block[] {
  return tablesOf(project).flatMap((table): Block[] => [
    { heading: table.title, level },
    table.rows.length === 0 ? { paragraph: NOTHING } : shownTable(table, look),
  ]);
}

function shownTable({ columns, rows }: Table, look: Look): Block {
  return {
    table: {
      head: columns.map(({ label }) => label),
      rows: rows.map((row) => columns.map((column, index) => shownValue(row[index] ?? null, column, look))),
      whole: true,
    },
  };
}

function shownValue(value: Value, { kind }: Column, { longestText }: Look): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') {
    const text = shorten(value, longestText);
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
