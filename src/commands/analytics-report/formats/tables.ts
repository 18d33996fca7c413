/** Defines the tables of a report once for CSV, Markdown and HTML. Pure. */
import type { Daily, Insight, InsightOf, Project, Report } from '../report-schema.js';
import { TABLE_NAMES, type TableName } from '../report-version.js';

/** Readers or authors typed the values of `text`. The scale of `percent` and `change` is 0–100, that of `fraction` is 0–1. */
export type ColumnKind = 'text' | 'path' | 'count' | 'percent' | 'fraction' | 'change' | 'flag' | 'date';

export interface Column<Field extends string = string> {
  /** CSV has the field of report.json in snake case. */
  readonly field: Field;
  readonly label: string;
  readonly kind: ColumnKind;
}

export type Value = string | number | boolean | null;

export interface Table {
  /** CSV uses the ID as the file name, without the extension. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
}

interface TableDefinition<Row> {
  readonly title: string;
  readonly columns: readonly Column<keyof Row & string>[];
}

const PAGE = [column('path', 'Page', 'path'), column('title', 'Title', 'text')] as const;
const VOTES = [column('likes', 'Likes', 'count'), column('dislikes', 'Dislikes', 'count')] as const;
const CHANGE = [
  column('value', 'Current', 'count'),
  column('previous', 'Previous', 'count'),
  column('previousIsUpperBound', 'Previous is an upper bound', 'flag'),
  column('changePercent', 'Change', 'change'),
] as const;

const PROJECT_TABLES: { readonly [Name in TableName]: TableDefinition<NonNullable<Project[Name]>[number]> } = {
  pages: {
    title: 'Top pages',
    columns: [...PAGE, column('pageViews', 'Views', 'count'), column('sessions', 'Sessions', 'count')],
  },
  referrers: {
    title: 'Top referrers',
    columns: [
      column('referrer', 'Referrer', 'text'),
      column('pageViews', 'Views', 'count'),
      column('percentage', 'Share', 'percent'),
    ],
  },
  feedback: {
    title: 'Pages with the most votes',
    columns: [
      ...PAGE,
      ...VOTES,
      column('comments', 'Comments', 'count'),
      column('satisfactionRate', 'Satisfaction rate', 'percent'),
    ],
  },
  searchQueries: {
    title: 'Top searches',
    columns: [
      column('query', 'Query', 'text'),
      column('searches', 'Searches', 'count'),
      column('noResults', 'No results', 'flag'),
      column('clicks', 'Clicks', 'count'),
      column('aiEscalations', 'Escalated to AI assistant', 'count'),
    ],
  },
  searchPages: {
    title: 'Searches by page',
    columns: [
      ...PAGE,
      column('searches', 'Searches', 'count'),
      column('noResultSearches', 'Without results', 'count'),
      column('noResultRate', 'No-result rate', 'fraction'),
    ],
  },
  dislikedAnswers: {
    title: 'Disliked answers',
    columns: [
      column('question', 'Question', 'text'),
      column('answer', 'Answer', 'text'),
      column('path', 'Page', 'path'),
      column('date', 'Date', 'date'),
    ],
  },
};

const INSIGHT_TABLES: { readonly [Kind in Insight['kind']]: TableDefinition<InsightOf<Kind>['items'][number]> } = {
  'high-traffic-poor-feedback': {
    title: 'Popular pages with poor feedback',
    columns: [
      ...PAGE,
      column('pageViews', 'Views', 'count'),
      ...VOTES,
      column('dissatisfiedViews', 'Estimated dissatisfied views (lower bound)', 'count'),
    ],
  },
  'poor-feedback': {
    title: 'Pages with poor feedback',
    columns: [
      ...PAGE,
      ...VOTES,
      column('satisfactionRate', 'Satisfaction rate', 'percent'),
      column('dislikeRateLowerBound', 'Dislike rate (lower bound)', 'fraction'),
      column('comments', 'Comments', 'text'),
    ],
  },
  'no-result-searches': {
    title: 'Searches without results',
    columns: [
      column('query', 'Query', 'text'),
      column('searches', 'Searches', 'count'),
      column('aiEscalations', 'Escalated to AI assistant', 'count'),
    ],
  },
  'low-confidence-questions': {
    title: 'Questions with low-confidence answers',
    columns: [
      column('question', 'Question', 'text'),
      column('count', 'Times asked', 'count'),
      column('lowestConfidence', 'Lowest confidence', 'fraction'),
      column('paths', 'Asked on', 'path'),
      column('lastAskedAt', 'Last asked', 'date'),
    ],
  },
  'traffic-changes': { title: 'Traffic changes', columns: [...PAGE, ...CHANGE] },
  'search-changes': { title: 'Search changes', columns: [column('query', 'Query', 'text'), ...CHANGE] },
};

const DAILY_TABLE: TableDefinition<Daily> = {
  title: 'Daily activity',
  columns: [
    column('date', 'Date', 'date'),
    column('pageViews', 'Page views', 'count'),
    column('sessions', 'Sessions', 'count'),
    column('searches', 'Searches', 'count'),
    column('questions', 'Questions', 'count'),
  ],
};

/** Returns the tables of one project without those that weren't collected. */
export function projectTables(project: Project): Table[] {
  return TABLE_NAMES.flatMap((name) => {
    const rows = project[name];
    return rows ? [buildTable(separateWords(name, '-'), PROJECT_TABLES[name], rows)] : [];
  });
}

export function insightTable({ kind, items }: Insight): Table {
  return buildTable(kind, INSIGHT_TABLES[kind], items);
}

export function dailyTable(daily: readonly Daily[]): Table {
  return buildTable('daily', DAILY_TABLE, daily);
}

/** Returns the tables that CSV has in addition to those of the projects. */
export function overallTables({ metrics, thresholds, notes, daily, projects }: Report): Table[] {
  const metricRows = metrics.map(({ name, ...values }) => ({ metric: name, ...values }));
  const thresholdRows = thresholds.map(({ line, ...result }) => ({ threshold: line, ...result }));
  const noteRows = [{ name: null, notes }, ...projects].flatMap(({ name, notes: ownNotes }) =>
    ownNotes.map((note) => ({ project: name ?? '', ...note })),
  );
  return [
    csvTable('metrics', ['metric', 'value', 'previous', 'changePercent'], metricRows),
    dailyTable(daily),
    csvTable('thresholds', ['threshold', 'value', 'met'], thresholdRows),
    csvTable('notes', ['project', 'section', 'message'], noteRows),
  ];
}

function csvTable(id: string, fields: readonly string[], rows: readonly object[]): Table {
  return buildTable(id, { title: id, columns: fields.map((field) => column(field, field, 'text')) }, rows);
}

function column<Field extends string>(field: Field, label: string, kind: ColumnKind): Column<Field> {
  return { field, label, kind };
}

function buildTable(id: string, { title, columns }: Pick<Table, 'title' | 'columns'>, rows: readonly object[]): Table {
  const valueOf = (row: object, { field, kind }: Column): Value => {
    const value = (row as Readonly<Record<string, Value | readonly string[]>>)[field] ?? null;
    if (value !== null && typeof value === 'object') return value.join(kind === 'path' ? ', ' : ' · ');
    return kind === 'date' && typeof value === 'string' ? value.slice(0, 10) : value;
  };
  return { id, title, columns, rows: rows.map((row) => columns.map((field) => valueOf(row, field))) };
}

/** Turns camel case into snake case or kebab case. */
export function separateWords(name: string, separator: '_' | '-'): string {
  return name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
}
