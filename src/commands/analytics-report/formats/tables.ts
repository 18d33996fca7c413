/** Defines the tables of a report once for CSV, Markdown and HTML. Pure. */
import type { Daily, Project, Report } from '../report-schema.js';

/** People typed the values of `text`. The scale of `percent` and `change` is 0–100, that of `fraction` is 0–1. */
export type ColumnKind = 'text' | 'path' | 'count' | 'percent' | 'fraction' | 'change' | 'flag' | 'date';

export interface Column {
  /** CSV uses the ID as the name of the column. */
  readonly id: string;
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

/** A field says which value of a row a column shows. */
export type Field<Row> = readonly [column: Column, valueOf: (row: Row) => Value];

export function column(id: string, label: string, kind: ColumnKind): Column {
  return { id, label, kind };
}

export const PATH = column('path', 'Page', 'path');
export const TITLE = column('title', 'Title', 'text');

export function table<Row>(
  names: { id: string; title: string },
  rows: readonly Row[],
  fields: readonly Field<Row>[],
): Table {
  return {
    ...names,
    columns: fields.map(([field]) => field),
    rows: rows.map((row) => fields.map(([, valueOf]) => valueOf(row))),
  };
}

/** Returns the tables of one project without those that weren't collected. */
export function projectTables(project: Project): Table[] {
  const { pages, referrers, feedback, searchQueries, searchPages, dislikedAnswers } = project;
  const tables = [
    pages && pageTable(pages),
    referrers && referrerTable(referrers),
    feedback && feedbackTable(feedback),
    searchQueries && queryTable(searchQueries),
    searchPages && searchPageTable(searchPages),
    dislikedAnswers && answerTable(dislikedAnswers),
  ];
  return tables.filter((found) => found !== null);
}

type Rows<Name extends keyof Project> = NonNullable<Project[Name]>;

function pageTable(rows: Rows<'pages'>): Table {
  return table({ id: 'pages', title: 'Most read pages' }, rows, [
    [PATH, (row) => row.path],
    [TITLE, (row) => row.title],
    [column('page_views', 'Views', 'count'), (row) => row.pageViews],
    [column('sessions', 'Sessions', 'count'), (row) => row.sessions],
  ]);
}

function referrerTable(rows: Rows<'referrers'>): Table {
  return table({ id: 'referrers', title: 'Where readers came from' }, rows, [
    [column('referrer', 'Referrer', 'text'), (row) => row.referrer],
    [column('page_views', 'Views', 'count'), (row) => row.pageViews],
    [column('percentage', 'Share', 'percent'), (row) => row.percentage],
  ]);
}

function feedbackTable(rows: Rows<'feedback'>): Table {
  return table({ id: 'feedback', title: 'Pages with most votes' }, rows, [
    [PATH, (row) => row.path],
    [TITLE, (row) => row.title],
    [column('likes', 'Likes', 'count'), (row) => row.likes],
    [column('dislikes', 'Dislikes', 'count'), (row) => row.dislikes],
    [column('comments', 'Comments', 'count'), (row) => row.comments],
    [column('satisfaction_rate', 'Satisfaction', 'percent'), (row) => row.satisfactionRate],
  ]);
}

function queryTable(rows: Rows<'searchQueries'>): Table {
  return table({ id: 'search-queries', title: 'Most frequent searches' }, rows, [
    [column('query', 'Query', 'text'), (row) => row.query],
    [column('searches', 'Searches', 'count'), (row) => row.searches],
    [column('no_results', 'Found nothing', 'flag'), (row) => row.noResults],
    [column('clicks', 'Clicks', 'count'), (row) => row.clicks],
    [column('ai_escalations', 'Then asked the assistant', 'count'), (row) => row.aiEscalations],
  ]);
}

function searchPageTable(rows: Rows<'searchPages'>): Table {
  return table({ id: 'search-pages', title: 'Pages that readers searched from' }, rows, [
    [PATH, (row) => row.path],
    [TITLE, (row) => row.title],
    [column('searches', 'Searches', 'count'), (row) => row.searches],
    [column('no_result_searches', 'Found nothing', 'count'), (row) => row.noResultSearches],
    [column('no_result_rate', 'Share', 'fraction'), (row) => row.noResultRate],
  ]);
}

function answerTable(rows: Rows<'dislikedAnswers'>): Table {
  return table({ id: 'disliked-answers', title: 'Answers that readers voted down' }, rows, [
    [column('question', 'Question', 'text'), (row) => row.question],
    [column('answer', 'Answer', 'text'), (row) => row.answer],
    [PATH, (row) => row.path],
    [column('date', 'Day', 'date'), (row) => row.date],
  ]);
}

export function dailyTable(daily: readonly Daily[]): Table {
  return table({ id: 'daily', title: 'By day' }, daily, [
    [column('date', 'Day', 'date'), (day) => day.date],
    [column('page_views', 'Page views', 'count'), (day) => day.pageViews],
    [column('sessions', 'Sessions', 'count'), (day) => day.sessions],
    [column('searches', 'Searches', 'count'), (day) => day.searches],
    [column('questions', 'Questions', 'count'), (day) => day.questions],
  ]);
}

/** Returns the tables that CSV has in addition to those of the projects. */
export function overallTables({ metrics, thresholds, notes, daily, projects }: Report): Table[] {
  const projectNotes = projects.flatMap(({ name, notes: ownNotes }) =>
    ownNotes.map((note) => ({ ...note, project: name ?? '' })),
  );
  return [
    table({ id: 'metrics', title: 'Numbers' }, metrics, [
      [column('metric', 'Metric', 'text'), (metric) => metric.name],
      [column('value', 'Value', 'count'), (metric) => metric.value],
      [column('previous', 'Before', 'count'), (metric) => metric.previous],
      [column('change_percent', 'Change', 'change'), (metric) => metric.changePercent],
    ]),
    dailyTable(daily),
    table({ id: 'thresholds', title: 'Thresholds' }, thresholds, [
      [column('threshold', 'Threshold', 'text'), (threshold) => threshold.line],
      [column('value', 'Value', 'count'), (threshold) => threshold.value],
      [column('met', 'Met', 'flag'), (threshold) => threshold.met],
    ]),
    table(
      { id: 'notes', title: 'Notes' },
      [...notes.map((note) => ({ ...note, project: '' })), ...projectNotes],
      [
        [column('project', 'Project', 'text'), (note) => note.project],
        [column('section', 'Section', 'text'), (note) => note.section],
        [column('message', 'Note', 'text'), (note) => note.message],
      ],
    ),
  ];
}
