/**
 * Describes the report as blocks for job summaries, issues and report.md: key numbers, what to do first and a chart, with
 * all the rest folded. The most important blocks come first, because platforms truncate long documents at the end. Pure.
 */
import type { Block, Cell, Chart, Inline } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { rankToDos } from '../analysis/rank-to-dos.js';
import { findMetric, METRICS } from '../metrics.js';
import { isLong, openPeriodNote } from '../period.js';
import type { Project, Report, ReportPeriod } from '../report-schema.js';
import { type DailySeries, dailySeries } from './daily-series.js';
import { describeMetricChange, metricText } from './describe-changes.js';
import { MAX_WORDS_LENGTH, toDoTitle } from './describe-to-dos.js';
import { formatDayLabel, formatRange, periodNoun, unbroken } from './format-dates.js';
import { formatCount } from './format-numbers.js';
import { describeThreshold } from './format-thresholds.js';
import { emptyReportAdvice, isEmpty, LONG_PERIOD } from './explain-report.js';
import { FEW_VOTES, keyCards } from './key-cards.js';
import { missingParts } from './missing-parts.js';
import { projectName } from './name-projects.js';
import { pageText, pageUrl } from './page-url.js';
import { dayTable, numberTable, summarySections } from './summary-tables.js';

/** Where people find more than the summary has. */
export interface ReportLinks {
  /** URL at which a browser shows report.html. */
  readonly reportUrl?: string;
  /** URL of the artifact with all files. */
  readonly filesUrl?: string;
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
    ...(isLong(report.period) ? numberTable(report) : cardTable(report)),
    ...toDoBlocks(report),
    ...(report.projects.length > 1 ? comparisonBlocks(report.projects) : []),
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

function formatPeriod(period: ReportPeriod): string {
  const compared = period.previous ? `, compared with ${unbroken(formatRange(period.previous))}` : '';
  return unbroken(formatRange(period)) + compared;
}

function periodNotes(period: ReportPeriod): Block[] {
  return [
    ...(period.isOpen ? [{ paragraph: openPeriodNote(period) }] : []),
    ...(isLong(period) ? [{ paragraph: LONG_PERIOD }] : []),
  ];
}

function unmetThresholds({ thresholds, period }: Report): Block[] {
  const unmet = thresholds.filter(({ met }) => !met);
  return unmet.length === 0
    ? []
    : [{ list: unmet.map((threshold): Cell => [{ sign: 'bad' }, ` ${describeThreshold(threshold, period)}`]) }];
}

function metThresholds({ thresholds, period }: Report): Block[] {
  const met = thresholds.filter((threshold) => threshold.met);
  if (met.length === 0) return [];
  const items = met.map((threshold): Cell => [{ sign: 'good' }, ` ${describeThreshold(threshold, period)}`]);
  const title = thresholds.length === 1 ? 'Threshold met' : `${met.length} of ${thresholds.length} thresholds met`;
  return [{ details: title, sign: 'good', blocks: [{ list: items }] }];
}

function cardTable(report: Report): Block[] {
  const { period } = report;
  const noun = periodNoun(period);
  const cards = keyCards(report);
  if (cards.length === 0) return [];
  const isCompared = period.previous !== null;
  const rows = cards.map(({ label, total, value, isMissing, before, change, isFew }): Cell[] => {
    const cells: Cell[] = [total === undefined ? label : `${label}, ${total}`, isMissing ? value : { strong: value }];
    const changed = change ? `${change.sign} ${change.text}` : isFew ? FEW_VOTES : '–';
    return isCompared ? [...cells, before ?? '–', changed] : cells;
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

function toDoBlocks(report: Report): Block[] {
  const toDos = rankToDos(report);
  // Long periods have nothing to find out what to do from.
  if (toDos.length === 0 && isLong(report.period)) return [];
  if (toDos.length === 0) return [{ heading: 'Do this first', level: 3 }, ...quietPeriod(report)];
  const items = toDos.map((toDo) => ({
    item: [...toDoTitle(toDo, report), toDo.evidence.join(' ')],
    quotes: toDo.quotes.slice(0, 1).map((quote) => shorten(quote, MAX_QUOTE_LENGTH)),
  }));
  return [
    { heading: 'Do this first', level: 3 },
    { list: items, kind: 'numbers' },
  ];
}

const MAX_QUOTE_LENGTH = 240;
const QUIET_PAGES = 3;

function quietPeriod({ projects }: Report): Block[] {
  const pages = projects.flatMap(({ pages: rows, site }) => (rows ?? []).map((page) => ({ ...page, site })));
  const quiet = pages.sort((a, b) => a.pageViews - b.pageViews).slice(0, QUIET_PAGES);
  if (quiet.length === 0) return [{ paragraph: 'Nothing stands out.' }];
  const items = quiet.map(({ site, pageViews, ...page }): Cell => {
    const url = pageUrl(site, page.path);
    const text = shorten(pageText(page), MAX_WORDS_LENGTH);
    return [url === undefined ? text : { link: url, text }, `, ${pluralize(pageViews, 'page view')}`];
  });
  return [
    { paragraph: 'Nothing stands out: a good time to tidy up. The listed pages with the fewest page views:' },
    { list: items },
  ];
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

const COMPARED = [
  'traffic.page-views',
  'feedback.satisfaction-rate',
  'search.no-result-rate',
  'ai.low-confidence',
] as const;

function comparisonBlocks(projects: readonly Project[]): Block[] {
  const rows = projects.map((project): Cell[] => [
    projectName(project),
    ...COMPARED.map((name): Cell => {
      const metric = findMetric(project.metrics, name);
      if (!metric) return '–';
      const change = describeMetricChange(metric);
      return metricText(metric, [project], project.period) + (change ? ` ${change.sign}` : '');
    }),
  ]);
  const head = ['Project', ...COMPARED.map((name) => METRICS[name].label)];
  return [
    { heading: 'Projects', level: 3 },
    { table: { head, rows, align: ['left', 'right', 'right', 'right', 'right'] } },
  ];
}

function foldedBlocks(report: Report): Block[] {
  const { projects, daily } = report;
  const [single] = projects.length === 1 ? projects : [];
  const days = isEmpty(report) ? [] : dayTable(daily);
  return [
    ...(single
      ? summarySections(single, Infinity).map(({ title, blocks }): Block => ({ details: title, blocks }))
      : projects.map((project) => projectDetails(project, rowsPerProject(projects.length)))),
    ...(isLong(report.period) ? [] : [{ details: 'All numbers', blocks: numberTable(report) }]),
    ...(days.length === 0 ? [] : [{ details: 'Days', blocks: days }]),
  ];
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
      ...numberTable({ metrics, period, projects: [project] }),
      ...summarySections(project, maxRows).flatMap(({ title, blocks }): Block[] => [
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
