/** Defines the tables that people read, with cells as data, and the tables of each section. Markdown and HTML render them. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { changePercent } from '../numbers/metrics.js';
import type { Project, RowOf } from '../numbers/report-schema.js';
import type { TableName } from '../numbers/report-version.js';
import type { Change } from './describe-metrics.js';
import { columnDates, formatShortDay } from './format-dates.js';
import { formatChange, formatFraction, formatPercent, NO_DATA, NONE } from './format-numbers.js';
import type { PageName } from './names.js';

interface CellData {
  /** Also text that readers or authors typed. */
  text: { readonly text: string; /** True for the words of a reader. */ readonly isTyped?: boolean };
  page: { readonly page: PageName; readonly quotes: readonly string[] };
  paths: { readonly paths: readonly string[] };
  number: { readonly text: string; readonly tone?: 'bad' };
  /** A number with a bar that compares it with the largest one. */
  bar: { readonly value: number; readonly max: number };
  votes: { readonly likes: number; readonly dislikes: number };
  found: { readonly isFound: boolean };
  change: { readonly change: Change | undefined };
}

type CellKind = keyof CellData;
export type TableCell<Kind extends CellKind = CellKind> = {
  [K in Kind]: { readonly kind: K } & CellData[K];
}[Kind];

/** How a format renders each kind of cell. The site has the pages. */
export type CellRenderers<Rendered> = {
  readonly [Kind in CellKind]: (cell: TableCell<Kind>, site: string | null) => Rendered;
};

export function renderCell<Kind extends CellKind, Rendered>(
  renderers: CellRenderers<Rendered>,
  cell: TableCell<Kind>,
  site: string | null,
): Rendered {
  return renderers[cell.kind](cell, site);
}

/** The kinds that formats align at the right. */
export const NUMBER_KINDS: ReadonlySet<CellKind> = new Set(['number', 'bar', 'votes']);

export interface TableColumn {
  readonly label: string;
  /** True if small screens can do without it. */
  readonly isExtra: boolean;
  readonly kind: CellKind;
}

export interface Column<Row> extends Omit<TableColumn, 'kind'> {
  readonly cell: (row: Row) => TableCell;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  /** How many rows are open. */
  readonly shown: number;
}

interface TableSection {
  readonly id: string;
  readonly title: string;
  /** The title where space is short, if the whole one is too long. */
  readonly short?: string;
  readonly tables: readonly ReportTable[];
}

/** A question has at most this many of the pages on which readers asked it. */
export const MAX_PATHS = 3;

const SHOWN_ROWS = 8;
const FEW_ROWS = 5;

export function tableOf<Row>(
  title: string,
  shown: number,
  rows: readonly Row[] | null,
  columns: readonly Column<Row>[],
): ReportTable {
  const cells = (rows ?? []).map((row) => columns.map(({ cell }) => cell(row)));
  const withKinds = columns.map(({ label, isExtra }, index) => {
    return { label, isExtra, kind: cells[0]?.[index]?.kind ?? 'text' };
  });
  return { title, columns: withKinds, rows: cells, shown };
}

export function column<Row>(label: string, cell: Column<Row>['cell']): Column<Row> {
  return { label, cell, isExtra: false };
}

/** Returns a column that small screens can do without. */
export function extraColumn<Row>(label: string, cell: Column<Row>['cell']): Column<Row> {
  return { label, cell, isExtra: true };
}

export const text = (value: string): TableCell => ({ kind: 'text', text: value });
const typed = (value: string): TableCell => ({ kind: 'text', text: value, isTyped: true });
export const number = (value: string, tone?: CellData['number']['tone']): TableCell => {
  return { kind: 'number', text: value, tone };
};
export const count = (value: number | null): TableCell => number(value === null ? NONE : formatCount(value));
const fraction = (value: number | null): TableCell => number(value === null ? NONE : formatFraction(value));
const paths = (values: readonly string[]): TableCell => ({ kind: 'paths', paths: values });

/** @param quotes what readers wrote about the page */
function pageCell({ path, title }: PageName, quotes: readonly string[] = []): TableCell {
  return { kind: 'page', page: { path, title }, quotes };
}

function barColumn<Row>(label: string, rows: readonly Row[] | null, valueOf: (row: Row) => number): Column<Row> {
  const max = Math.max(0, ...(rows ?? []).map(valueOf));
  return column(label, (row) => ({ kind: 'bar', value: valueOf(row), max }));
}

/** Fewer votes have no percentage. */
const MIN_VOTES = 10;
const BAD_SHARE = 0.5;

const VOTE_COLUMNS: readonly Column<CellData['votes']>[] = [
  column('Votes', ({ likes, dislikes }) => ({ kind: 'votes', likes, dislikes })),
  column('Satisfaction rate', ({ likes, dislikes }) => {
    const votes = likes + dislikes;
    if (votes === 0) return number(NONE);
    const share = likes / votes;
    if (votes < MIN_VOTES) return number(`${formatCount(likes)} of ${formatCount(votes)}`);
    return number(formatFraction(share), share < BAD_SHARE ? 'bad' : undefined);
  }),
];

/** The sections of a project, with the tables that have at least one row. */
export function projectSections(project: Project): TableSection[] {
  const sections: TableSection[] = [
    { id: 'pages', title: 'Pages', tables: [pageTable(project)] },
    { id: 'feedback', title: 'Feedback', tables: feedbackTables(project) },
    { id: 'search', title: 'Search', tables: [queryTable(project), ...otherSearchTables(project)] },
    { id: 'assistant', title: 'AI assistant', tables: assistantTables(project) },
    { id: 'referrers', title: 'Where readers come from', short: 'Referrers', tables: [referrerTable(project)] },
  ];
  return sections
    .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
    .filter(({ tables }) => tables.length > 0);
}

function pageTable({ pages, period }: Project): ReportTable {
  const { now, before = '' } = columnDates(period);
  const columns: Column<RowOf<'pages'>>[] = [
    column('Page', (row) => pageCell(row)),
    { ...barColumn('Views', pages, ({ pageViews }) => pageViews), isExtra: true },
    // On a phone, the change stands beside the number that changed.
    column(`Sessions, ${now}`, ({ sessions }) => count(sessions)),
  ];
  if (pages?.some(({ previousSessions }) => previousSessions !== null))
    columns.push(
      extraColumn(`Sessions, ${before}`, ({ previousSessions }) => count(previousSessions)),
      column('Change', ({ sessions, previousSessions: previous }) =>
        number(previous === null ? NONE : changeText(sessions, previous)),
      ),
    );
  return tableOf('Top pages', SHOWN_ROWS, pages, columns);
}

function changeText(value: number, previous: number): string {
  const percent = changePercent(value, previous);
  return percent === null ? (value === 0 ? NONE : 'new') : formatChange(percent);
}

function feedbackTables({ poorFeedback, feedback }: Project): ReportTable[] {
  return [
    tableOf('Pages with poor feedback', FEW_ROWS, poorFeedback, [
      column('Page', (row) => pageCell(row, row.comments)),
      ...VOTE_COLUMNS,
    ]),
    tableOf('Pages with the most votes', SHOWN_ROWS, feedback, [
      column('Page', (row) => pageCell(row)),
      ...VOTE_COLUMNS,
      extraColumn('Comments', ({ comments }) => count(comments)),
    ]),
  ];
}

/** Adds the searches without results that aren't among the most frequent ones. */
function queryTable({ searchQueries, noResultSearches }: Project): ReportTable {
  const known = new Set(searchQueries?.map(({ query }) => query));
  const others = (noResultSearches ?? [])
    .filter(({ query }) => !known.has(query))
    .map((item) => ({ ...item, noResults: true, clicks: 0 }));
  const rows = searchQueries && [...searchQueries, ...others].sort((a, b) => b.searches - a.searches);
  return tableOf('Top searches', SHOWN_ROWS, rows, [
    column('Query', ({ query }) => typed(query)),
    barColumn('Searches', rows, ({ searches }) => searches),
    column('Results', ({ noResults }) => ({ kind: 'found', isFound: !noResults })),
    extraColumn('Clicked', ({ clicks, searches, noResults }) =>
      fraction(noResults || searches === 0 ? null : clicks / searches),
    ),
    extraColumn('Then asked', ({ aiEscalations }) => count(aiEscalations)),
  ]);
}

function otherSearchTables({ searchPages }: Project): ReportTable[] {
  return [
    tableOf('Searches by page', FEW_ROWS, searchPages, [
      column('Page', (row) => pageCell(row)),
      barColumn('Searches', searchPages, ({ searches }) => searches),
      extraColumn('Without results', ({ noResultSearches }) => count(noResultSearches)),
      column('No-result rate', ({ noResultRate }) => fraction(noResultRate)),
    ]),
  ];
}

function assistantTables({ lowConfidenceQuestions, dislikedAnswers, lists }: Project): ReportTable[] {
  /** A sample says so: ` (in the newest 200 of 389)`. */
  const titleOf = (title: string, table: TableName): string => {
    const { read = 0, total = 0 } = lists.find((list) => list.table === table) ?? {};
    return read < total ? `${title} (in the newest ${formatCount(read)} of ${formatCount(total)})` : title;
  };
  const questionTitle = titleOf('Questions with low-confidence answers', 'lowConfidenceQuestions');
  return [
    tableOf(questionTitle, FEW_ROWS, lowConfidenceQuestions, [
      column('Question', ({ question }) => typed(question)),
      column('Low-confidence answers', (row) => count(row.count)),
      column('Lowest confidence', ({ lowestConfidence }) => fraction(lowestConfidence)),
      extraColumn(`Asked on (up to ${pluralize(MAX_PATHS, 'page')})`, (row) => paths(row.paths)),
    ]),
    tableOf(titleOf('Disliked answers', 'dislikedAnswers'), FEW_ROWS, dislikedAnswers, [
      column('Question', ({ question }) => typed(question)),
      column('Answer', ({ answer }) => typed(answer ?? '')),
      extraColumn('Dislikes', (row) => count(row.count)),
      extraColumn('Last page', ({ path }) => paths(path === null ? [] : [path])),
      extraColumn('Last day', ({ date }) => text(formatDay(date))),
    ]),
  ];
}

/** Formats the day of a date or a time, or returns other text unchanged. */
function formatDay(date: string): string {
  return /^\d{4}-\d\d-\d\d/.test(date) ? formatShortDay(date.slice(0, 10)).replaceAll(' ', '\u00a0') : date;
}

function referrerTable({ referrers }: Project): ReportTable {
  return tableOf('Top referrers', SHOWN_ROWS, referrers, [
    column('From', ({ referrer }) => typed(shortReferrer(referrer))),
    barColumn('Views', referrers, ({ pageViews }) => pageViews),
    column('Share', ({ percentage }) => number(percentage === null ? NO_DATA : formatPercent(percentage))),
  ]);
}

function shortReferrer(referrer: string): string {
  if (referrer === '(direct)') return 'Direct, no referrer';
  const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
  return rest?.replace(/\/$/, '') ?? referrer;
}
