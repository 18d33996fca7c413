/** Describes the tables that people read once, with cells as data. Markdown and HTML render them; CSV has report.json's rows. Pure. */
import { changePercent } from '../metrics.js';
import type { Project } from '../report-schema.js';
import type { TableName } from '../report-version.js';
import type { Change } from './describe-metrics.js';
import { formatShortDay } from './format-dates.js';
import { formatChange, formatCount, formatPercent } from './format-numbers.js';
import type { PageName } from './names.js';

export const NONE = '–';

/** A value, and how it is shown. Readers or authors typed `typed` and `page`. */
export type TableCell =
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'page'; readonly page: PageName; readonly quotes?: readonly string[] }
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  /** A link to the details of a project. */
  | { readonly kind: 'project'; readonly name: string; readonly index: number }
  | { readonly kind: 'number'; readonly text: string; readonly isBad?: boolean }
  /** A number with a bar that compares it with the largest one. */
  | { readonly kind: 'bar'; readonly value: number; readonly max: number }
  | { readonly kind: 'votes'; readonly likes: number; readonly dislikes: number }
  | { readonly kind: 'found'; readonly isFound: boolean }
  | { readonly kind: 'moved'; readonly text: string; readonly isReal: boolean }
  | { readonly kind: 'change'; readonly change: Change | undefined; readonly value?: string }
  | { readonly kind: 'trend'; readonly values: readonly number[] };

export interface TableColumn {
  readonly label: string;
  readonly kind: TableCell['kind'];
  /** True if small screens can do without it. */
  readonly isExtra: boolean;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  /** How many rows are open. */
  readonly shown: number;
}

export interface TableSection {
  readonly id: string;
  readonly title: string;
  readonly short: string;
  readonly tables: readonly ReportTable[];
}

export interface Column<Row> {
  readonly label: string;
  readonly isExtra?: boolean;
  readonly cell: (row: Row) => TableCell;
}

const SHOWN_ROWS = 8;
const FEW_ROWS = 5;

export function tableOf<Row>(
  title: string,
  rows: readonly Row[] | null,
  columns: readonly Column<Row>[],
  shown = SHOWN_ROWS,
): ReportTable {
  const cells = (rows ?? []).map((row) => columns.map(({ cell }) => cell(row)));
  const kinds = columns.map(({ label, isExtra = false }, index) => {
    return { label, isExtra, kind: cells[0]?.[index]?.kind ?? 'label' };
  });
  return { title, columns: kinds, rows: cells, shown };
}

export const number = (text: string, isBad = false): TableCell => ({ kind: 'number', text, isBad });
export const count = (value: number | null): TableCell => number(value === null ? NONE : formatCount(value));
const typed = (text: string): TableCell => ({ kind: 'typed', text });

function pageColumn<Row extends PageName & { readonly comments?: unknown }>(): Column<Row> {
  return {
    label: 'Page',
    cell: ({ path, title, comments }) => ({
      kind: 'page',
      page: { path, title },
      quotes: Array.isArray(comments) ? (comments as string[]) : [],
    }),
  };
}

export function countColumn<Row>(label: string, valueOf: (row: Row) => number | null, isExtra = false): Column<Row> {
  return { label, isExtra, cell: (row) => count(valueOf(row)) };
}

function barColumn<Row>(label: string, rows: readonly Row[] | null, valueOf: (row: Row) => number): Column<Row> {
  const max = Math.max(0, ...(rows ?? []).map(valueOf));
  return { label, cell: (row) => ({ kind: 'bar', value: valueOf(row), max }) };
}

interface Votes {
  readonly likes: number;
  readonly dislikes: number;
}

/** A rate of fewer votes isn't marked as bad. */
const MIN_VOTES = 5;
const BAD_PERCENT = 50;

const VOTE_COLUMNS: readonly Column<Votes>[] = [
  { label: 'Votes', cell: ({ likes, dislikes }) => ({ kind: 'votes', likes, dislikes }) },
  {
    label: 'Satisfaction rate',
    cell: ({ likes, dislikes }) => {
      const votes = likes + dislikes;
      const percent = (likes / votes) * 100;
      return votes === 0 ? number(NONE) : number(formatPercent(percent), percent < BAD_PERCENT && votes >= MIN_VOTES);
    },
  },
];

/** The sections of a project, with the tables that have at least one row. */
export function projectSections(project: Project): TableSection[] {
  const sections: TableSection[] = [
    { id: 'pages', title: 'Pages', short: 'Pages', tables: [pageTable(project)] },
    { id: 'feedback', title: 'Feedback', short: 'Feedback', tables: [poorTable(project), voteTable(project)] },
    {
      id: 'search',
      title: 'Search',
      short: 'Search',
      tables: [queryTable(project), movedSearchTable(project), searchPageTable(project)],
    },
    {
      id: 'assistant',
      title: 'AI assistant',
      short: 'AI assistant',
      tables: [questionTable(project), answerTable(project)],
    },
    { id: 'referrers', title: 'Where readers come from', short: 'Referrers', tables: [referrerTable(project)] },
  ];
  return sections
    .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
    .filter(({ tables }) => tables.length > 0);
}

function pageTable({ pages, moved }: Project): ReportTable {
  const real = new Set(moved.pages.map(({ path }) => path));
  type Row = NonNullable<typeof pages>[number];
  const columns: Column<Row>[] = [
    pageColumn(),
    barColumn('Views', pages, ({ pageViews }) => pageViews),
    countColumn('Sessions', ({ sessions }) => sessions, true),
  ];
  if (pages?.some(({ trend }) => trend !== null))
    columns.push({ label: 'Trend', isExtra: true, cell: ({ trend }) => ({ kind: 'trend', values: trend ?? [] }) });
  if (pages?.some(({ previousSessions }) => previousSessions !== null))
    columns.push(
      {
        label: 'Sessions before',
        isExtra: true,
        cell: ({ previousSessions }) => count(previousSessions),
      },
      {
        label: 'Change',
        cell: ({ path, sessions, previousSessions }) => ({
          kind: 'moved',
          text: previousSessions === null ? NONE : changeText(sessions, previousSessions),
          isReal: real.has(path),
        }),
      },
    );
  return tableOf('Top pages', pages, columns);
}

function changeText(value: number, previous: number): string {
  const percent = changePercent(value, previous);
  return percent === null ? (value === 0 ? NONE : 'new') : formatChange(percent);
}

function movedSearchTable({ moved }: Project): ReportTable {
  const upTo = (isBound: boolean, value: number): string => `${isBound ? 'up to ' : ''}${formatCount(value)}`;
  return tableOf(
    'Searches that rose or fell',
    moved.searches,
    [
      { label: 'Query', cell: ({ query }) => typed(query) },
      {
        label: 'Now',
        cell: ({ searches, previous, isBound }) => number(upTo(isBound && searches < previous, searches)),
      },
      {
        label: 'Before',
        isExtra: true,
        cell: ({ searches, previous, isBound }) => number(upTo(isBound && previous < searches, previous)),
      },
      {
        label: 'Change',
        cell: ({ searches, previous, isBound }) => ({
          kind: 'moved',
          text: `${isBound ? 'at least ' : ''}${changeText(searches, previous)}`,
          isReal: true,
        }),
      },
    ],
    FEW_ROWS,
  );
}

function poorTable({ poorFeedback }: Project): ReportTable {
  return tableOf('Pages with poor feedback', poorFeedback, [pageColumn(), ...VOTE_COLUMNS], FEW_ROWS);
}

function voteTable({ feedback }: Project): ReportTable {
  return tableOf('Pages with the most votes', feedback, [
    { label: 'Page', cell: ({ path, title }) => ({ kind: 'page', page: { path, title } }) },
    ...VOTE_COLUMNS,
    countColumn('Comments', ({ comments }) => comments, true),
  ]);
}

/** Adds the searches without results that aren't among the most frequent ones. */
function queryTable({ searchQueries, noResultSearches }: Project): ReportTable {
  const known = new Set(searchQueries?.map(({ query }) => query));
  const others = (noResultSearches ?? [])
    .filter(({ query }) => !known.has(query))
    .map((item) => ({ ...item, noResults: true, clicks: 0 }));
  const rows = searchQueries && [...searchQueries, ...others].sort((a, b) => b.searches - a.searches);
  return tableOf('Top searches', rows, [
    { label: 'Query', cell: ({ query }) => typed(query) },
    barColumn('Searches', rows, ({ searches }) => searches),
    { label: 'Results', cell: ({ noResults }) => ({ kind: 'found', isFound: !noResults }) },
    {
      label: 'Clicked',
      isExtra: true,
      cell: ({ clicks, searches, noResults }) =>
        number(noResults || searches === 0 ? NONE : formatPercent((clicks / searches) * 100)),
    },
    countColumn('Then asked', ({ aiEscalations }) => aiEscalations, true),
  ]);
}

function searchPageTable({ searchPages }: Project): ReportTable {
  return tableOf(
    'Searches by page',
    searchPages,
    [
      pageColumn(),
      barColumn('Searches', searchPages, ({ searches }) => searches),
      countColumn('Without results', ({ noResultSearches }) => noResultSearches, true),
      { label: 'No-result rate', cell: ({ noResultRate }) => fraction(noResultRate) },
    ],
    FEW_ROWS,
  );
}

function fraction(value: number | null): TableCell {
  return number(value === null ? NONE : formatPercent(value * 100));
}

/** A sample says so: ` (in the newest 200 of 389)`. */
function sampleOf({ lists }: Project, table: TableName): string {
  const list = lists.find((one) => one.table === table);
  return list && list.read < list.total
    ? ` (in the newest ${formatCount(list.read)} of ${formatCount(list.total)})`
    : '';
}

function questionTable(project: Project): ReportTable {
  return tableOf(
    `Questions with low-confidence answers${sampleOf(project, 'lowConfidenceQuestions')}`,
    project.lowConfidenceQuestions,
    [
      { label: 'Question', cell: ({ question }) => typed(question) },
      countColumn('Low-confidence answers', (row) => row.count),
      { label: 'Lowest confidence', cell: ({ lowestConfidence }) => fraction(lowestConfidence) },
      { label: 'Asked on', isExtra: true, cell: ({ paths }) => ({ kind: 'paths', paths }) },
    ],
    FEW_ROWS,
  );
}

function answerTable(project: Project): ReportTable {
  return tableOf(
    `Disliked answers${sampleOf(project, 'dislikedAnswers')}`,
    project.dislikedAnswers,
    [
      { label: 'Question', cell: ({ question }) => typed(question) },
      { label: 'Answer', cell: ({ answer }) => typed(answer ?? '') },
      countColumn('Dislikes', (row) => row.count, true),
      { label: 'Asked on', isExtra: true, cell: ({ path }) => ({ kind: 'paths', paths: path === null ? [] : [path] }) },
      { label: 'Last', isExtra: true, cell: ({ date }) => ({ kind: 'label', text: formatDay(date) }) },
    ],
    FEW_ROWS,
  );
}

/** Formats the day of a date or a time, or returns other text unchanged. */
function formatDay(date: string): string {
  return /^\d{4}-\d\d-\d\d/.test(date) ? formatShortDay(date.slice(0, 10)).replaceAll(' ', '\u00a0') : date;
}

function referrerTable({ referrers }: Project): ReportTable {
  return tableOf('Top referrers', referrers, [
    { label: 'From', cell: ({ referrer }) => typed(shortReferrer(referrer)) },
    barColumn('Views', referrers, ({ pageViews }) => pageViews),
    { label: 'Share', cell: ({ percentage }) => number(formatPercent(percentage)) },
  ]);
}

/** Shortens URLs to host and path. */
function shortReferrer(referrer: string): string {
  if (referrer === '(direct)') return 'Direct, no referrer';
  const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
  return rest?.replace(/\/$/, '') ?? referrer;
}
