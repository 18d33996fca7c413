/**
 * Describes the report as blocks for job summaries, issues and report.md: key numbers, what to do first and a chart, with
 * all the rest folded. The most important blocks come first, because platforms truncate long documents at the end. Pure.
 */
import type { Block, Cell, Chart, Inline } from '../../../text/document.js';
import { formatCount } from '../../../text/pluralize.js';
import { limitedList } from '../../summary-blocks.js';
import { sumOf } from '../metrics.js';
import { isLong } from '../period.js';
import type { Project, Report, ReportPeriod } from '../report-schema.js';
import { dailySeries } from './daily-series.js';
import { keyCards } from './describe-metrics.js';
import {
  CONFIRM,
  emptyReportAdvice,
  foundSearches,
  isEmpty,
  MAX_FOUND,
  missingParts,
  movedLine,
  nothingToDo,
  periodNotes,
  toDoTitle,
} from './describe-report.js';
import { formatDayLabel, formatRange, periodNoun, unbroken } from './format-dates.js';
import { NONE } from './format-numbers.js';
import { describeThreshold } from './describe-thresholds.js';
import { projectName } from './names.js';
import { dayTable, numberTable, projectTable } from './number-tables.js';
import { changeText, pageInlines, sectionBlocks, shortText, tableBlock } from './table-blocks.js';

/** Where people find more than the summary has. The record of a run has them as far as they are known. */
export interface ReportLinks {
  /** URL at which a browser shows report.html. */
  reportUrl?: string;
  /** URL of the artifact with all files. */
  artifactUrl?: string;
  /** Says in a sentence why the artifact is missing. The job fails then. */
  artifactProblem?: string;
  issueUrl?: string;
  /** URL of the run, for readers who aren't on its page. */
  runUrl?: string;
}

export function summaryBlocks(report: Report, links: ReportLinks = {}): Block[] {
  return [
    { paragraph: firstLine(report.period, links) },
    ...periodNotes(report.period).map((note) => ({ paragraph: note })),
    unmetThresholds(report),
    ...(isEmpty(report) ? emptyReport(report) : mainBlocks(report)),
    ...metThresholds(report),
    ...foldedBlocks(report),
    ...missingBlocks(report),
  ];
}

function mainBlocks(report: Report): Block[] {
  const { projects, period } = report;
  return [
    ...(isLong(period) ? [tableBlock(numberTable(report))] : [...cardTable(report), ...movedBlocks(report)]),
    ...toDoBlocks(report),
    ...foundBlocks(report),
    ...(projects.length > 1 ? [{ heading: 'Projects', level: 3 } as const, tableBlock(projectTable(report))] : []),
    ...chartBlocks(report),
  ];
}

/** The link that most people want comes first, the files last. */
function firstLine(period: ReportPeriod, { reportUrl, artifactUrl, issueUrl, runUrl }: ReportLinks): Cell {
  const others = Object.entries({ 'All files': artifactUrl, Issue: issueUrl, Run: runUrl });
  return joinWithDots([
    ...(reportUrl === undefined ? [] : [{ link: reportUrl, text: 'Open the report', isMain: true } as const]),
    formatPeriod(period),
    ...others.flatMap(([text, link]) => (link === undefined ? [] : [{ link, text }])),
  ]);
}

export function joinWithDots(parts: readonly Inline[]): Cell {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}

export function formatPeriod(period: ReportPeriod): string {
  const compared = period.previous ? `, compared with ${unbroken(formatRange(period.previous))}` : '';
  return unbroken(formatRange(period)) + compared;
}

/** Without unmet thresholds, the list is empty and shows nothing. */
export function unmetThresholds(report: Report): Block {
  return { list: thresholdItems(report, false) };
}

function metThresholds(report: Report): Block[] {
  const list = thresholdItems(report, true);
  if (list.length === 0) return [];
  const { length } = report.thresholds;
  const title = length === 1 ? 'Threshold met' : `${list.length} of ${length} thresholds met`;
  return [{ details: title, sign: 'good', blocks: [{ list }] }];
}

function thresholdItems(report: Report, met: boolean): Cell[] {
  return report.thresholds
    .filter((threshold) => threshold.met === met)
    .map((threshold) => [{ sign: met ? 'good' : 'bad' }, ` ${describeThreshold(threshold, report)}`]);
}

export function cardTable(report: Report): Block[] {
  const { previous } = report.period;
  const noun = periodNoun(report.period);
  const rows = keyCards(report).map(({ label, total, value, isMissing, before, change }): Cell[] => [
    total === undefined ? label : `${label}, ${total}`,
    isMissing ? value : { strong: value },
    ...(previous ? [before ?? NONE, changeText(change)] : []),
  ]);
  if (rows.length === 0) return [];
  const head = ['', `This ${noun}`, ...(previous ? [`The ${noun} before`, 'Change'] : [])];
  return [{ table: { head, rows, align: ['left', 'right', 'right', 'left'] } }];
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
    quotes: toDo.quotes.slice(0, 1).map(shortText),
  }));
  return [heading, { list: items, kind: 'numbers' }];
}

function foundBlocks(report: Report): Block[] {
  const items = foundSearches(report).map(({ prefix, query, page, site }): Cell => {
    return [`${prefix}“${query}”: `, ...pageInlines(page, site)];
  });
  if (items.length === 0) return [];
  return [{ heading: 'Found now', level: 3 }, { paragraph: CONFIRM }, limitedList(items, MAX_FOUND)];
}

/** Longer periods show weeks, since single days would be too narrow. */
const MAX_DAYS_IN_CHART = 60;
const DAYS_PER_WEEK = 7;
/** Labels with the weekday fit for two weeks. */
const MAX_WEEKDAYS = 14;

/**
 * Draws the first series that has something to draw. The table of the days has all of them. Weeks end on the last day; a
 * rest at the start is left out, because it would look like a fall.
 */
function chartBlocks(report: Report): Block[] {
  const [series] = dailySeries(report);
  if (!series) return [];
  const { label, dates, values, previous } = series;
  const isWeekly = dates.length > MAX_DAYS_IN_CHART;
  const length = isWeekly ? DAYS_PER_WEEK : 1;
  const starts = [...dates.keys()].filter((index) => index % length === dates.length % length);
  const lineOf = (name: string, days: typeof values) => {
    return { name, values: starts.map((start) => sumOf(days.slice(start, start + length), (day) => day ?? 0)) };
  };
  const unit = dates.length <= MAX_WEEKDAYS ? 'weekday' : 'month';
  const noun = periodNoun(report.period);
  const chart: Chart = {
    title: `${label} per ${isWeekly ? 'week' : 'day'}`,
    labels: starts.map((start) => formatDayLabel(dates[start] ?? '', unit)),
    lines: [lineOf(`this ${noun}`, values), ...(previous.length === 0 ? [] : [lineOf(`the ${noun} before`, previous)])],
  };
  return [{ chart }];
}

function foldedBlocks(report: Report): Block[] {
  const { projects, daily } = report;
  const [single] = projects.length === 1 ? projects : [];
  const hasDays = daily.length > 0 && !isEmpty(report);
  return [
    ...(single
      ? sectionBlocks(single, Infinity).map(({ title, blocks }): Block => ({ details: title, blocks }))
      : projects.map(projectDetails)),
    ...(isLong(report.period) ? [] : [{ details: 'All numbers', blocks: [tableBlock(numberTable(report))] }]),
    ...(hasDays ? [{ details: 'Days', blocks: [tableBlock(dayTable(daily))] }] : []),
  ];
}

/** The rows of a table are limited by the number of projects, so that the text stays small enough for a summary. */
const MAX_ROWS_OF_PROJECTS = 100;
const MIN_ROWS = 3;

function projectDetails(project: Project, _: number, { length }: readonly Project[]): Block {
  const maxRows = Math.max(MIN_ROWS, Math.floor(MAX_ROWS_OF_PROJECTS / length));
  const sections = sectionBlocks(project, maxRows).flatMap(({ title, blocks }): Block[] => [
    { heading: title, level: 4 },
    ...blocks,
  ]);
  const numbers = tableBlock(numberTable({ ...project, projects: [project] }));
  return { details: projectName(project), blocks: [{ paragraph: formatPeriod(project.period) }, numbers, ...sections] };
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
  const parts = missingParts(report);
  if (parts.length === 0) return [];
  const list = parts.map(({ section, text }): Cell => [{ strong: section }, `: ${text}`]);
  const sign = parts.some(({ isFailed }) => isFailed) ? 'warning' : undefined;
  return [{ details: `Not in this report (${formatCount(list.length)})`, sign, blocks: [{ list }] }];
}
