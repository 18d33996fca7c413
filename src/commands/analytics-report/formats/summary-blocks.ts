/**
 * Describes the report as blocks for job summaries and issues: key numbers, what to do first and a chart, with
 * all the rest folded. The most important blocks come first, because platforms truncate long documents at the end. Pure.
 */
import type { Block, Cell, Chart, Inline } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { sumOf } from '../numbers/metrics.js';
import { openPeriodNote } from '../numbers/period.js';
import type { Project, Report, ReportPeriod } from '../numbers/report-schema.js';
import { dailySeries } from '../numbers/daily-series.js';
import { keyCards, keyCardsNote, unjudgedNote } from '../words/describe-metrics.js';
import {
  changeLines,
  emptyReportAdvice,
  isEmpty,
  missingParts,
  nothingToDo,
  timesOf,
  splitToDos,
  toDoTitle,
} from '../words/describe-report.js';
import { columnDates, formatDayLabel, formatRange, unbroken } from '../words/format-dates.js';
import { NONE } from '../words/format-numbers.js';
import { LARGEST_CHANGES } from '../words/names.js';
import { describeThreshold } from '../words/describe-thresholds.js';
import { dayTable, numberTable } from '../words/number-tables.js';
import { changeText, sectionBlocks, shortText, tableBlock } from './table-blocks.js';

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
  const { project } = report;
  const openNote = openPeriodNote(project.period);
  return [
    { paragraph: firstLine(project.period, links) },
    ...(openNote === undefined ? [] : [{ paragraph: openNote }]),
    unmetThresholds(report),
    ...(isEmpty(project) ? emptyReport(project) : mainBlocks(report)),
    ...metThresholds(report),
    ...foldedBlocks(project),
    ...missingBlocks(project),
  ];
}

function mainBlocks(report: Report): Block[] {
  const { project } = report;
  return [...cardTable(project), ...changeBlocks(project), ...toDoBlocks(report), ...chartBlocks(project)];
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
    .map((threshold) => [{ sign: met ? 'good' : 'bad' }, ` ${describeThreshold(threshold, report.project)}`]);
}

export function cardTable(project: Project): Block[] {
  const { now, before: datesBefore } = columnDates(project.period);
  const rows = keyCards(project).map(({ label, total, value, isMissing, before, change }): Cell[] => [
    total === undefined ? label : `${label}, ${total}`,
    isMissing ? value : { strong: value },
    ...(datesBefore === undefined ? [] : [before ?? NONE, changeText(change)]),
  ]);
  if (rows.length === 0) return [];
  const head = ['', now, ...(datesBefore === undefined ? [] : [datesBefore, 'Change'])];
  return [{ table: { head, rows, align: ['left', 'right', 'right', 'left'] } }, ...footnoteOf(keyCardsNote(project))];
}

function footnoteOf(footnote: string | undefined): Block[] {
  return footnote === undefined ? [] : [{ footnote }];
}

function changeBlocks(project: Project): Block[] {
  const lines = changeLines(project);
  return lines.length === 0 ? [] : [{ paragraph: { strong: LARGEST_CHANGES } }, { list: lines }];
}

function toDoBlocks(report: Report): Block[] {
  const { toDos, project } = report;
  const heading = { heading: 'Do this first', level: 3 } as const;
  if (toDos.length === 0) return [heading, { paragraph: nothingToDo(project) }];
  const { open, folded } = splitToDos(toDos);
  const listOf = (some: typeof toDos): Block => ({
    list: some.map((toDo) => ({
      item: [...toDoTitle(toDo, project), toDo.evidence.join(' ')],
      quotes: toDo.quotes.map((quote) => shortText(quote.text) + timesOf(quote)),
    })),
    kind: 'numbers',
  });
  const rest = folded.length > 0 && { details: pluralize(folded.length, 'smaller one'), blocks: [listOf(folded)] };
  return [heading, listOf(open), ...(rest ? [rest] : [])];
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
function chartBlocks(project: Project): Block[] {
  const [series] = dailySeries(project);
  if (!series) return [];
  const { label, dates, values, previous } = series;
  const isWeekly = dates.length > MAX_DAYS_IN_CHART;
  const length = isWeekly ? DAYS_PER_WEEK : 1;
  const starts = [...dates.keys()].filter((index) => index % length === dates.length % length);
  const lineOf = (name: string, days: typeof values) => {
    return { name, values: starts.map((start) => sumOf(days.slice(start, start + length), (day) => day ?? 0)) };
  };
  const unit = dates.length <= MAX_WEEKDAYS ? 'weekday' : 'month';
  const { now, before = '' } = columnDates(project.period);
  const chart: Chart = {
    title: `${label} per ${isWeekly ? 'week' : 'day'}`,
    labels: starts.map((start) => formatDayLabel(dates[start] ?? '', unit)),
    lines: [lineOf(now, values), ...(previous.length === 0 ? [] : [lineOf(before, previous)])],
  };
  return [{ chart }];
}

/** The page has more rows, and report.json has all of them. */
const MAX_ROWS = 10;

function foldedBlocks(project: Project): Block[] {
  const hasDays = project.daily.length > 0 && !isEmpty(project);
  return [
    ...sectionBlocks(project, MAX_ROWS).map(({ title, blocks }): Block => ({ details: title, blocks })),
    {
      details: 'All numbers',
      blocks: [tableBlock(numberTable(project)), ...footnoteOf(unjudgedNote(project.metrics, project))],
    },
    ...(hasDays ? [{ details: 'Days', blocks: [tableBlock(dayTable(project.daily))] }] : []),
  ];
}

function emptyReport(project: Project): Block[] {
  const { start, steps, comparison } = emptyReportAdvice(project);
  return [
    { paragraph: start },
    { list: steps.map(([question, advice]): Cell => [{ strong: question }, ` ${advice}`]), kind: 'numbers' },
    ...(comparison === undefined ? [] : [{ paragraph: comparison }]),
  ];
}

function missingBlocks(project: Project): Block[] {
  const parts = missingParts(project);
  if (parts.length === 0) return [];
  const list = parts.map(({ section, text }): Cell => [{ strong: section }, `: ${text}`]);
  const sign = parts.some(({ isFailed }) => isFailed) ? 'warning' : undefined;
  return [{ details: `Not in this report (${formatCount(list.length)})`, sign, blocks: [{ list }] }];
}
