/** Describes the tables that people read once, with cells as data. Markdown and HTML render them; CSV has report.json's rows. Pure. */
import { formatCount } from '../../../text/pluralize.js';
import { spellingKey } from '../../../text/words.js';
import { changePercent } from '../metrics.js';
import type { FoundNow, Project, RowOf } from '../report-schema.js';
import type { TableName } from '../report-version.js';
import type { Change } from './describe-metrics.js';
import { formatShortDay } from './format-dates.js';
import { formatChange, formatFraction, formatPercent, NO_DATA, NONE } from './format-numbers.js';
import type { PageName } from './names.js';

/** What the cells of each kind hold. */
interface CellData {
  /** Also text that readers or authors typed. */
  text: { readonly text: string };
  page: { readonly page: PageName; readonly quotes: readonly string[] };
  paths: { readonly paths: readonly string[] };
  /** A link to the details of a project. */
  project: { readonly name: string; readonly index: number };
  /** `moved` is a change beyond chance, `usual` one that isn't. */
  number: { readonly text: string; readonly tone?: 'bad' | 'moved' | 'usual' };
  /** A number with a bar that compares it with the largest one. */
  bar: { readonly value: number; readonly max: number };
  votes: { readonly likes: number; readonly dislikes: number };
  found: { readonly isFound: boolean };
  change: { readonly change: Change | undefined; readonly value?: string };
  trend: { readonly values: readonly number[] };
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
  readonly kind: CellKind;
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

interface TableSection {
  readonly id: string;
  readonly title: string;
  /** The title where space is short, if the whole one is too long. */
  readonly short?: string;
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
    return { label, isExtra, kind: cells[0]?.[index]?.kind ?? 'text' };
  });
  return { title, columns: kinds, rows: cells, shown };
}

type Tone = TableCell<'number'>['tone'];

export const text = (value: string): TableCell => ({ kind: 'text', text: value });
export const number = (value: string, tone?: Tone): TableCell => ({ kind: 'number', text: value, tone });
const count = (value: number | null): TableCell => number(value === null ? NONE : formatCount(value));
const fraction = (value: number | null): TableCell => number(value === null ? NONE : formatFraction(value));

/** @param quotesOf what readers wrote about the page */
function pageColumn<Row extends PageName>(quotesOf: (row: Row) => readonly string[] = () => []): Column<Row> {
  return {
    label: 'Page',
    cell: (row) => ({ kind: 'page', page: { path: row.path, title: row.title }, quotes: quotesOf(row) }),
  };
}

function textColumn<Row>(label: string, textOf: (row: Row) => string, isExtra = false): Column<Row> {
  return { label, isExtra, cell: (row) => text(textOf(row)) };
}

export function countColumn<Row>(label: string, valueOf: (row: Row) => number | null, isExtra = false): Column<Row> {
  return { label, isExtra, cell: (row) => count(valueOf(row)) };
}

function barColumn<Row>(label: string, rows: readonly Row[] | null, valueOf: (row: Row) => number): Column<Row> {
  const max = Math.max(0, ...(rows ?? []).map(valueOf));
  return { label, cell: (row) => ({ kind: 'bar', value: valueOf(row), max }) };
}

/** A rate of fewer votes isn't marked as bad. */
const MIN_VOTES = 5;
const BAD_PERCENT = 50;

const VOTE_COLUMNS: readonly Column<CellData['votes']>[] = [
  { label: 'Votes', cell: ({ likes, dislikes }) => ({ kind: 'votes', likes, dislikes }) },
  {
    label: 'Satisfaction rate',
    cell: ({ likes, dislikes }) => {
      const votes = likes + dislikes;
      const percent = (likes / votes) * 100;
      const isBad = percent < BAD_PERCENT && votes >= MIN_VOTES;
      return votes === 0 ? number(NONE) : number(formatPercent(percent), isBad ? 'bad' : undefined);
    },
  },
];

/** The sections of a project, with the tables that have at least one row. */
export function projectSections(project: Project): TableSection[] {
  const sections: TableSection[] = [
    { id: 'pages', title: 'Pages', tables: [pageTable(project)] },
    { id: 'feedback', title: 'Feedback', tables: [poorTable(project), voteTable(project)] },
    {
      id: 'search',
      title: 'Search',
      tables: [queryTable(project), movedSearchTable(project), searchPageTable(project)],
    },
    { id: 'assistant', title: 'AI assistant', tables: [questionTable(project), answerTable(project)] },
    { id: 'referrers', title: 'Where readers come from', short: 'Referrers', tables: [referrerTable(project)] },
  ];
  return sections
    .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
    .filter(({ tables }) => tables.length > 0);
}

function pageTable({ pages, moved }: Project): ReportTable {
  const real = new Set(moved.pages.map(({ path }) => path));
  const columns: Column<RowOf<'pages'>>[] = [
    pageColumn(),
    barColumn('Views', pages, ({ pageViews }) => pageViews),
    countColumn('Sessions', ({ sessions }) => sessions, true),
  ];
  if (pages?.some(({ trend }) => trend !== null))
    columns.push({ label: 'Trend', isExtra: true, cell: ({ trend }) => ({ kind: 'trend', values: trend ?? [] }) });
  if (pages?.some(({ previousSessions }) => previousSessions !== null))
    columns.push(
      countColumn('Sessions before', ({ previousSessions }) => previousSessions, true),
      {
        label: 'Change',
        cell: ({ path, sessions, previousSessions: previous }) =>
          number(previous === null ? NONE : changeText(sessions, previous), real.has(path) ? 'moved' : 'usual'),
      },
    );
  return tableOf('Top pages', pages, columns);
}

function changeText(value: number, previous: number): string {
  const percent = changePercent(value, previous);
  return percent === null ? (value === 0 ? NONE : 'new') : formatChange(percent);
}

function movedSearchTable({ moved }: Project): ReportTable {
  const upTo = (isMost: boolean, value: number): TableCell => number(`${isMost ? 'up to ' : ''}${formatCount(value)}`);
  const columns: Column<Project['moved']['searches'][number]>[] = [
    textColumn('Query', ({ query }) => query),
    { label: 'Now', cell: ({ searches, previous, isBound }) => upTo(isBound && searches < previous, searches) },
    {
      label: 'Before',
      isExtra: true,
      cell: ({ searches, previous, isBound }) => upTo(isBound && previous < searches, previous),
    },
    {
      label: 'Change',
      cell: ({ searches, previous, isBound }) =>
        number(`${isBound ? 'at least ' : ''}${changeText(searches, previous)}`, 'moved'),
    },
  ];
  return tableOf('Searches that rose or fell', moved.searches, columns, FEW_ROWS);
}

function poorTable({ poorFeedback }: Project): ReportTable {
  return tableOf(
    'Pages with poor feedback',
    poorFeedback,
    [pageColumn(({ comments }) => comments), ...VOTE_COLUMNS],
    FEW_ROWS,
  );
}

function voteTable({ feedback }: Project): ReportTable {
  return tableOf('Pages with the most votes', feedback, [
    pageColumn(),
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
  const nowOf = new Map(noResultSearches?.map(({ query, now }) => [spellingKey(query), now]));
  const columns: Column<RowOf<'searchQueries'>>[] = [
    textColumn('Query', ({ query }) => query),
    barColumn('Searches', rows, ({ searches }) => searches),
    { label: 'Results', cell: ({ noResults }) => ({ kind: 'found', isFound: !noResults }) },
    {
      label: 'Clicked',
      isExtra: true,
      cell: ({ clicks, searches, noResults }) => fraction(noResults || searches === 0 ? null : clicks / searches),
    },
    countColumn('Then asked', ({ aiEscalations }) => aiEscalations, true),
  ];
  if (noResultSearches?.some(({ now }) => now))
    columns.push({
      label: 'Found now',
      cell: ({ query, noResults }) => nowCell(noResults ? nowOf.get(spellingKey(query)) : undefined),
    });
  return tableOf('Top searches', rows, columns);
}

const NOW_TEXTS = { 'by-meaning': 'only by meaning', nothing: 'still nothing', unknown: 'not known' } as const;

function nowCell(now: FoundNow | undefined): TableCell {
  if (now?.verdict !== 'by-words') return text(now ? NOW_TEXTS[now.verdict] : NONE);
  return { kind: 'page', page: { path: now.path ?? '', title: now.title ?? null }, quotes: [] };
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
      textColumn('Question', ({ question }) => question),
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
      textColumn('Question', ({ question }) => question),
      textColumn('Answer', ({ answer }) => answer ?? ''),
      countColumn('Dislikes', (row) => row.count, true),
      { label: 'Asked on', isExtra: true, cell: ({ path }) => ({ kind: 'paths', paths: path === null ? [] : [path] }) },
      textColumn('Last', ({ date }) => formatDay(date), true),
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
    textColumn('From', ({ referrer }) => shortReferrer(referrer)),
    barColumn('Views', referrers, ({ pageViews }) => pageViews),
    { label: 'Share', cell: ({ percentage }) => number(percentage === null ? NO_DATA : formatPercent(percentage)) },
  ]);
}

/** Shortens URLs to host and path. */
function shortReferrer(referrer: string): string {
  if (referrer === '(direct)') return 'Direct, no referrer';
  const [, rest] = /^https?:\/\/(?:www\.)?([^?#]+)/i.exec(referrer) ?? [];
  return rest?.replace(/\/$/, '') ?? referrer;
}
