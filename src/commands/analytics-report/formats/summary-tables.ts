/** Describes what readers did in one project as tables of a summary, which are folded there. Pure. */
import type { Align, Block, Cell, Inline, Table } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import type { PageName } from '../analysis/rank-to-dos.js';
import { METRICS } from '../metrics.js';
import { isLong } from '../period.js';
import type { Daily, Project, Report } from '../report-schema.js';
import { describeMetricChange, metricText } from './describe-changes.js';
import { formatLongDay, periodNoun } from './format-dates.js';
import { formatCount, formatFraction, formatMetric, formatPercent } from './format-numbers.js';
import { pageText, pageUrl } from './page-url.js';
import { selectMetrics } from './select-metrics.js';
import {
  answerRows,
  describeCountChange,
  formatDay,
  itemsOf,
  otherTrafficChanges,
  poorRows,
  queryRows,
  shortReferrer,
} from './table-rows.js';

/** CSV and JSON have the whole texts. */
const MAX_TEXT_LENGTH = 240;
const NONE = '–';

interface Column<Row> {
  readonly label: string;
  readonly align?: Align;
  readonly cell: (row: Row) => Cell;
}

interface SummaryTable extends Table {
  readonly title: string;
}

export interface SummarySection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Returns the sections that have at least one row. Tables show at most `maxRows` rows. */
export function summarySections(project: Project, maxRows: number): SummarySection[] {
  const sections = [
    { title: 'Pages', tables: [pageTable(project), trafficTable(project)] },
    { title: 'Feedback', tables: [poorTable(project), voteTable(project)] },
    { title: 'Search', tables: [queryTable(project), searchChangeTable(project), searchPageTable(project)] },
    { title: 'AI assistant', tables: [questionTable(project), answerTable(project)] },
    { title: 'Where readers come from', tables: [referrerTable(project)] },
  ];
  return sections
    .map(({ title, tables }) => ({
      title,
      blocks: tables.filter(({ rows }) => rows.length > 0).flatMap((table) => titledTable(table, maxRows)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

function titledTable({ title, ...table }: SummaryTable, maxRows: number): Block[] {
  const more = table.rows.length - maxRows;
  return [
    { paragraph: { strong: title } },
    { table: { ...table, rows: table.rows.slice(0, maxRows) } },
    ...(more > 0 ? [{ footnote: `${pluralize(more, 'more row')} in the files of the report.` }] : []),
  ];
}

/** Long periods leave out what they can't have. */
export function numberTable({ metrics, projects, period }: Pick<Report, 'metrics' | 'projects' | 'period'>): Block[] {
  const rows = selectMetrics(metrics, projects).filter(({ value }) => value !== null || !isLong(period));
  const noun = periodNoun(period);
  const columns: Column<(typeof rows)[number]>[] = [
    { label: 'Metric', cell: ({ name }) => METRICS[name].label },
    { label: `This ${noun}`, align: 'right', cell: (metric) => metricText(metric, projects, period) },
  ];
  if (period.previous)
    columns.push(
      {
        label: `The ${noun} before`,
        align: 'right',
        cell: ({ name, previous }) => (previous === null ? NONE : formatMetric(previous, METRICS[name].scale, period)),
      },
      {
        label: 'Change',
        cell: (metric) => {
          const change = describeMetricChange(metric);
          return change ? `${change.sign} ${change.text}` : NONE;
        },
      },
    );
  return [{ table: tableFrom(rows, columns) }];
}

export function dayTable(daily: readonly Daily[]): Block[] {
  const columns = (
    [
      ['pageViews', 'Page views'],
      ['sessions', 'Sessions'],
      ['searches', 'Searches'],
      ['questions', 'Questions'],
    ] as const
  ).filter(([field]) => daily.some((day) => day[field] !== null));
  if (daily.length === 0) return [];
  const table = tableFrom(daily, [
    { label: 'Day', cell: ({ date }) => formatLongDay(date).replaceAll(' ', '\u00a0') },
    ...columns.map(([field, label]): Column<Daily> => count(label, (day) => day[field])),
  ]);
  return [{ table }];
}

function pageTable({ pages, site }: Project): SummaryTable {
  const rows = pages ?? [];
  const columns = [
    page<(typeof rows)[number]>(site),
    count<(typeof rows)[number]>('Views', ({ pageViews }) => pageViews),
    count<(typeof rows)[number]>('Sessions', ({ sessions }) => sessions),
  ];
  if (rows.some(({ previous }) => previous !== null))
    columns.push({
      label: 'Change',
      align: 'right',
      cell: ({ pageViews, previous }) => (previous === null ? NONE : countChange(pageViews, previous)),
    });
  return tableOf('Top pages', rows, columns);
}

function trafficTable(project: Project): SummaryTable {
  return tableOf('Other pages that gained or lost readers', otherTrafficChanges(project), [
    page(project.site),
    ...changeColumns,
  ]);
}

function poorTable(project: Project): SummaryTable {
  const rows = poorRows(project);
  const columns: Column<(typeof rows)[number]>[] = [page(project.site), ...voteColumns];
  if (rows.some(({ comments }) => comments.length > 0))
    columns.push({
      label: 'Comments',
      cell: ({ comments }) => comments.map((comment) => `“${text(comment)}”`).join(' '),
    });
  return tableOf('Pages with poor feedback', rows, columns);
}

function voteTable({ feedback, site }: Project): SummaryTable {
  return tableOf('Pages with the most votes', feedback ?? [], [
    page(site),
    ...voteColumns,
    count('Comments', ({ comments }) => comments),
  ]);
}

function queryTable(project: Project): SummaryTable {
  return tableOf('Top searches', queryRows(project), [
    { label: 'Query', cell: ({ query }) => text(query) },
    count('Searches', ({ searches }) => searches),
    { label: 'Results', cell: ({ noResults }) => (noResults ? [{ sign: 'bad' }, ' none'] : 'yes') },
    {
      label: 'Clicked',
      align: 'right',
      cell: ({ clicks, searches, noResults }) =>
        noResults || searches === 0 ? NONE : formatPercent((clicks / searches) * 100),
    },
    count('Then asked', ({ aiEscalations }) => aiEscalations),
  ]);
}

function searchChangeTable(project: Project): SummaryTable {
  return tableOf('Searches that rose or fell', itemsOf(project, 'search-changes'), [
    { label: 'Query', cell: ({ query }) => text(query) },
    ...changeColumns,
  ]);
}

function searchPageTable({ searchPages, site }: Project): SummaryTable {
  return tableOf('Searches by page', searchPages ?? [], [
    page(site),
    count('Searches', ({ searches }) => searches),
    count('Without results', ({ noResultSearches }) => noResultSearches),
    { label: 'No-result rate', align: 'right', cell: ({ noResultRate }) => formatFraction(noResultRate) },
  ]);
}

function questionTable(project: Project): SummaryTable {
  return tableOf('Questions with low-confidence answers', itemsOf(project, 'low-confidence-questions'), [
    { label: 'Question', cell: ({ question }) => text(question) },
    count('Asked', (row) => row.count),
    {
      label: 'Lowest confidence',
      align: 'right',
      cell: ({ lowestConfidence }) => (lowestConfidence === null ? NONE : formatFraction(lowestConfidence)),
    },
    { label: 'Asked on', cell: ({ paths }) => pathLinks(project.site, paths) },
  ]);
}

function answerTable(project: Project): SummaryTable {
  return tableOf('Disliked answers', answerRows(project), [
    { label: 'Question', cell: ({ question }) => text(question) },
    { label: 'Answer', cell: ({ answer }) => text(answer ?? '') },
    count('Dislikes', ({ times }) => times),
    { label: 'Asked on', cell: ({ path }) => pathLinks(project.site, path === null ? [] : [path]) },
    { label: 'Last', cell: ({ date }) => formatDay(date).replaceAll(' ', '\u00a0') },
  ]);
}

function referrerTable({ referrers }: Project): SummaryTable {
  return tableOf('Top referrers', referrers ?? [], [
    { label: 'From', cell: ({ referrer }) => text(shortReferrer(referrer)) },
    count('Views', ({ pageViews }) => pageViews),
    { label: 'Share', align: 'right', cell: ({ percentage }) => formatPercent(percentage) },
  ]);
}

interface Votes {
  readonly likes: number;
  readonly dislikes: number;
}

const voteColumns: readonly Column<Votes>[] = [
  count('Likes', ({ likes }) => likes),
  count('Dislikes', ({ dislikes }) => dislikes),
  {
    label: 'Satisfaction rate',
    align: 'right',
    cell: ({ likes, dislikes }) => (likes + dislikes === 0 ? NONE : formatPercent((likes / (likes + dislikes)) * 100)),
  },
];

interface CountedTwice {
  readonly value: number;
  readonly previous: number;
  readonly previousIsUpperBound: boolean;
}

const changeColumns: readonly Column<CountedTwice>[] = [
  count('Now', ({ value }) => value),
  {
    label: 'Before',
    align: 'right',
    cell: ({ previous, previousIsUpperBound }) => `${previousIsUpperBound ? 'up to ' : ''}${formatCount(previous)}`,
  },
  {
    label: 'Change',
    align: 'right',
    cell: ({ value, previous, previousIsUpperBound }) => countChange(value, previous, previousIsUpperBound),
  },
];

/** Shows a change beyond chance in bold. */
function countChange(value: number, previous: number, isUpperBound = false): Cell {
  const change = describeCountChange(value, previous, isUpperBound);
  return change.isReal ? { strong: change.text } : change.text;
}

function count<Row>(label: string, valueOf: (row: Row) => number | null): Column<Row> {
  return {
    label,
    align: 'right',
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? NONE : formatCount(value);
    },
  };
}

/** Shows the title of a page, which links the page if the site is known, or else the title and the path. */
function page<Row extends PageName>(site: string | null): Column<Row> {
  return {
    label: 'Page',
    cell: (row) => {
      const url = pageUrl(site, row.path);
      const name = text(pageText(row));
      return url === undefined ? [name, ' ', { code: text(row.path) }] : { link: url, text: name };
    },
  };
}

function pathLinks(site: string | null, paths: readonly string[]): Cell {
  return paths.flatMap((path, index): Inline[] => {
    const url = pageUrl(site, path);
    const shown: Inline = url === undefined ? { code: text(path) } : { link: url, text: text(path) };
    return index === 0 ? [shown] : [', ', shown];
  });
}

function text(typed: string): string {
  return shorten(typed, MAX_TEXT_LENGTH);
}

function tableOf<Row>(title: string, rows: readonly Row[], columns: readonly Column<Row>[]): SummaryTable {
  return { title, ...tableFrom(rows, columns) };
}

function tableFrom<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Table {
  return {
    head: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    align: columns.map(({ align = 'left' }) => align),
  };
}
