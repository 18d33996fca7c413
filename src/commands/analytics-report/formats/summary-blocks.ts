/**
 * Describes the report as blocks for job summaries, issues and report.md: key numbers, what to do first and a chart, with
 * all the rest folded. The most important blocks come first, because platforms truncate long documents at the end. Pure.
 */
import type { Block, Cell, Chart, Inline, Table } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { isLong, openPeriodNote } from '../period.js';
import type { Project, Report, ReportPeriod } from '../report-schema.js';
import { type DailySeries, dailySeries } from './daily-series.js';
import { keyCards } from './describe-metrics.js';
import {
  emptyReportAdvice,
  isEmpty,
  LONG_PERIOD,
  missingParts,
  movedLine,
  nothingToDo,
  toDoTitle,
} from './describe-report.js';
import { formatDayLabel, formatRange, periodNoun, unbroken } from './format-dates.js';
import { formatCount } from './format-numbers.js';
import { describeThreshold } from './format-thresholds.js';
import { pageText, pageUrl, projectName } from './names.js';
import { dayTable, numberTable, projectTable } from './number-tables.js';
import { NONE, projectSections, type ReportTable, type TableCell } from './tables.js';

/** Where people find more than the summary has. */
export interface ReportLinks {
  /** URL at which a browser shows report.html. */
  readonly reportUrl?: string;
  /** URL of the artifact with all files. */
  readonly filesUrl?: string;
  /** Says in a sentence why the artifact is missing. The job fails then. */
  readonly artifactProblem?: string;
  readonly issueUrl?: string;
  /** URL of the run, for readers who aren't on its page. */
  readonly runUrl?: string;
}

export function summaryBlocks(report: Report, links: ReportLinks = {}): Block[] {
  return [
    { paragraph: firstLine(report.period, links) },
    ...periodNotes(report.period),
    ...unmetThresholds(report),
    ...(isEmpty(report) ? emptyReport(report) : mainBlocks(report)),
    ...metThresholds(report),
    ...foldedBlocks(report),
    ...missingBlocks(report),
  ];
}

function mainBlocks(report: Report): Block[] {
  return [
    ...(isLong(report.period) ? [tableBlock(numberTable(report))] : [...cardTable(report), ...movedBlocks(report)]),
    ...toDoBlocks(report),
    ...(report.projects.length > 1
      ? [{ heading: 'Projects', level: 3 } as const, tableBlock(projectTable(report))]
      : []),
    ...chartBlocks(report),
  ];
}

/** The link that most people want comes first, the files last. */
function firstLine(period: ReportPeriod, { reportUrl, filesUrl, issueUrl, runUrl }: ReportLinks): Cell {
  const parts: Inline[][] = [
    ...(reportUrl === undefined ? [] : [[{ link: reportUrl, text: 'Open the report', isMain: true } as const]]),
    [formatPeriod(period)],
    ...(filesUrl === undefined ? [] : [[{ link: filesUrl, text: 'All files' }]]),
    ...(issueUrl === undefined ? [] : [[{ link: issueUrl, text: 'Issue' }]]),
    ...(runUrl === undefined ? [] : [[{ link: runUrl, text: 'Run' }]]),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

export function formatPeriod(period: ReportPeriod): string {
  const compared = period.previous ? `, compared with ${unbroken(formatRange(period.previous))}` : '';
  return unbroken(formatRange(period)) + compared;
}

function periodNotes(period: ReportPeriod): Block[] {
  const open = openPeriodNote(period);
  return [
    ...(open === undefined ? [] : [{ paragraph: open }]),
    ...(isLong(period) ? [{ paragraph: LONG_PERIOD }] : []),
  ];
}

export function unmetThresholds({ thresholds, projects, period }: Report): Block[] {
  const unmet = thresholds.filter(({ met }) => !met);
  return unmet.length === 0
    ? []
    : [
        {
          list: unmet.map((threshold): Cell => [{ sign: 'bad' }, ` ${describeThreshold(threshold, projects, period)}`]),
        },
      ];
}

function metThresholds({ thresholds, projects, period }: Report): Block[] {
  const met = thresholds.filter((threshold) => threshold.met);
  if (met.length === 0) return [];
  const items = met.map((threshold): Cell => [{ sign: 'good' }, ` ${describeThreshold(threshold, projects, period)}`]);
  const title = thresholds.length === 1 ? 'Threshold met' : `${met.length} of ${thresholds.length} thresholds met`;
  return [{ details: title, sign: 'good', blocks: [{ list: items }] }];
}

export function cardTable(report: Report): Block[] {
  const { period } = report;
  const noun = periodNoun(period);
  const cards = keyCards(report);
  if (cards.length === 0) return [];
  const isCompared = period.previous !== null;
  const rows = cards.map(({ label, total, value, isMissing, before, change }): Cell[] => {
    const cells: Cell[] = [total === undefined ? label : `${label}, ${total}`, isMissing ? value : { strong: value }];
    return isCompared ? [...cells, before ?? NONE, change ? `${change.sign} ${change.text}`.trim() : NONE] : cells;
  });
  return [
    {
      table: {
        head: ['', `This ${noun}`, ...(isCompared ? [`The ${noun} before`, 'Change'] : [])],
        rows,
        align: ['left', 'right', 'right', 'left'],
      },
    },
  ];
}

function movedBlocks(report: Report): Block[] {
  const moved = movedLine(report);
  return moved === undefined ? [] : [{ paragraph: [{ strong: 'What moved:' }, ` ${moved}`] }];
}

function toDoBlocks(report: Report): Block[] {
  const { toDos } = report;
  // Long periods have nothing to find out what to do from.
  if (toDos.length === 0 && isLong(report.period)) return [];
  const heading = { heading: 'Do this first', level: 3 } as const;
  if (toDos.length === 0) return [heading, { paragraph: nothingToDo(report) }];
  const items = toDos.map((toDo) => ({
    item: [...toDoTitle(toDo, report), toDo.evidence.join(' ')],
    quotes: toDo.quotes.slice(0, 1).map((quote) => shorten(quote, MAX_TEXT_LENGTH)),
  }));
  return [heading, { list: items, kind: 'numbers' }];
}

/** Longer periods show weeks, since single days would be too narrow. */
const MAX_DAYS_IN_CHART = 60;
const DAYS_PER_WEEK = 7;
/** Labels with the weekday fit for two weeks. */
const MAX_WEEKDAYS = 14;

/** Draws the first series that has something to draw. The table of the days has all of them. */
function chartBlocks(report: Report): Block[] {
  const [series] = dailySeries(report);
  if (!series) return [];
  const isWeekly = series.dates.length > MAX_DAYS_IN_CHART;
  return [{ chart: isWeekly ? weeklyChart(series, report.period) : dailyChart(series, report.period) }];
}

function dailyChart({ label, dates, values, previous }: DailySeries, period: ReportPeriod): Chart {
  const kind = dates.length <= MAX_WEEKDAYS ? 'weekday' : 'month';
  return {
    title: `${label} per day`,
    labels: dates.map((date) => formatDayLabel(date, kind)),
    lines: linesOf(values, previous, period),
  };
}

/** Adds up weeks of seven days that end on the last day. A rest at the start is left out, because it would look like a fall. */
function weeklyChart({ label, dates, values, previous }: DailySeries, period: ReportPeriod): Chart {
  const rest = dates.length % DAYS_PER_WEEK;
  const starts = dates.flatMap((_, index) => ((index - rest) % DAYS_PER_WEEK === 0 && index >= rest ? [index] : []));
  const weeksOf = (days: DailySeries['values']): number[] =>
    days.length === 0
      ? []
      : starts.map((start) =>
          days.slice(start, start + DAYS_PER_WEEK).reduce<number>((sum, day) => sum + (day ?? 0), 0),
        );
  return {
    title: `${label} per week`,
    labels: starts.map((start) => formatDayLabel(dates[start] ?? '', 'month')),
    lines: linesOf(weeksOf(values), weeksOf(previous), period),
  };
}

function linesOf(
  values: DailySeries['values'],
  previous: DailySeries['previous'],
  period: ReportPeriod,
): Chart['lines'] {
  const noun = periodNoun(period);
  const numbers = (days: DailySeries['values']): number[] => days.map((day) => day ?? 0);
  return [
    { name: `this ${noun}`, values: numbers(values) },
    ...(previous.length === 0 ? [] : [{ name: `the ${noun} before`, values: numbers(previous) }]),
  ];
}

function foldedBlocks(report: Report): Block[] {
  const { projects, daily } = report;
  const [single] = projects.length === 1 ? projects : [];
  const hasDays = daily.length > 0 && !isEmpty(report);
  return [
    ...(single
      ? sectionBlocks(single, Infinity).map(({ title, blocks }): Block => ({ details: title, blocks }))
      : projects.map((project) => projectDetails(project, rowsPerProject(projects.length)))),
    ...(isLong(report.period) ? [] : [{ details: 'All numbers', blocks: [tableBlock(numberTable(report))] }]),
    ...(hasDays ? [{ details: 'Days', blocks: [tableBlock(dayTable(daily))] }] : []),
  ];
}

function sectionBlocks(project: Project, maxRows: number): { title: string; blocks: Block[] }[] {
  return projectSections(project).map(({ title, tables }) => ({
    title,
    blocks: tables.flatMap((table): Block[] => {
      const more = table.rows.length - maxRows;
      return [
        { paragraph: { strong: table.title } },
        tableBlock({ ...table, rows: table.rows.slice(0, maxRows) }, project.site),
        ...(more > 0 ? [{ footnote: `${pluralize(more, 'more row')} in the files of the report.` }] : []),
      ];
    }),
  }));
}

/** CSV and JSON have the whole texts. */
const MAX_TEXT_LENGTH = 240;

const RIGHT: ReadonlySet<TableCell['kind']> = new Set(['number', 'bar', 'votes', 'moved']);

function tableBlock({ columns, rows }: ReportTable, site: string | null = null): { readonly table: Table } {
  // The other format draws these.
  const shown = columns.map(({ kind }, index) => ({ kind, index })).filter(({ kind }) => kind !== 'trend');
  return {
    table: {
      head: shown.map(({ index }) => columns[index]?.label ?? ''),
      rows: rows.map((row) => shown.map(({ index }) => (row[index] ? renderCell(row[index], site) : ''))),
      align: shown.map(({ kind }) => (RIGHT.has(kind) ? 'right' : 'left')),
    },
  };
}

function renderCell(cell: TableCell, site: string | null): Cell {
  switch (cell.kind) {
    case 'label':
    case 'number':
      return cell.text;
    case 'typed':
      return text(cell.text);
    case 'page':
      return pageCell(cell, site);
    case 'paths':
      return pathsCell(cell, site);
    case 'project':
      return cell.name;
    case 'bar':
      return formatCount(cell.value);
    case 'votes':
      return `${formatCount(cell.likes + cell.dislikes)} (${pluralize(cell.dislikes, 'dislike')})`;
    case 'found':
      return cell.isFound ? 'yes' : 'none';
    case 'moved':
      return movedCell(cell);
    case 'change':
      return changeCell(cell);
    case 'trend':
      return '';
  }
}

type CellOf<Kind extends TableCell['kind']> = Extract<TableCell, { kind: Kind }>;

function movedCell({ text: moved, isReal }: CellOf<'moved'>): Cell {
  return isReal ? { strong: moved } : moved;
}

function pageCell({ page, quotes = [] }: CellOf<'page'>, site: string | null): Inline[] {
  const url = pageUrl(site, page.path);
  const name = text(pageText(page));
  const link: Inline[] = url === undefined ? [name, ' ', { code: text(page.path) }] : [{ link: url, text: name }];
  return [...link, ...quotes.map((quote) => ` “${text(quote)}”`)];
}

function pathsCell({ paths }: CellOf<'paths'>, site: string | null): Inline[] {
  return paths.flatMap((path, index): Inline[] => {
    const url = pageUrl(site, path);
    const shown: Inline = url === undefined ? { code: text(path) } : { link: url, text: text(path) };
    return index === 0 ? [shown] : [', ', shown];
  });
}

function changeCell({ value, change }: CellOf<'change'>): string {
  if (value !== undefined) return `${value}${change?.sign ? ` ${change.sign}` : ''}`;
  return change ? `${change.sign} ${change.text}`.trim() : NONE;
}

function text(typed: string): string {
  return shorten(typed, MAX_TEXT_LENGTH);
}

/** The rows of a table are limited by the number of projects, so that the text stays small enough for a summary. */
const MAX_ROWS_OF_PROJECTS = 100;
const MIN_ROWS = 3;

function rowsPerProject(projects: number): number {
  return Math.max(MIN_ROWS, Math.floor(MAX_ROWS_OF_PROJECTS / projects));
}

function projectDetails(project: Project, maxRows: number): Block {
  const { period, metrics } = project;
  return {
    details: projectName(project),
    blocks: [
      { paragraph: formatPeriod(period) },
      tableBlock(numberTable({ metrics, period, projects: [project] })),
      ...sectionBlocks(project, maxRows).flatMap(({ title, blocks }): Block[] => [
        { heading: title, level: 4 },
        ...blocks,
      ]),
    ],
  };
}

function emptyReport(report: Report): Block[] {
  const { start, steps, comparison } = emptyReportAdvice(report);
  return [
    { paragraph: start },
    { list: steps.map(([question, advice]): Cell => [{ strong: question }, ` ${advice}`]), kind: 'numbers' },
    ...(comparison === undefined ? [] : [{ paragraph: comparison }]),
  ];
}

function missingBlocks(report: Report): Block[] {
  const lines = missingParts(report);
  if (lines.length === 0) return [];
  const items = lines.map(({ section, text }): Cell => [{ strong: section }, `: ${text}`]);
  const title = `Not in this report (${formatCount(lines.length)})`;
  const sign = lines.some(({ isFailed }) => isFailed) ? ({ sign: 'warning' } as const) : {};
  return [{ details: title, ...sign, blocks: [{ list: items }] }];
}
