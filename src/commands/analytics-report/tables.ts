/** The tables of a report, once: CSV writes their values, Markdown and HTML show them to people. Pure. */
import type { Daily, Insight, InsightOf, Project, Report } from './model.js';

/**
 * What the values of a column are. `text` was typed by people, `path` is a page's; `percent` is 0–100, `fraction` 0–1,
 * `change` a percentage with its sign, `atMost` a count that is an upper bound where the column after it is true.
 */
export type ColumnKind = 'text' | 'path' | 'count' | 'percent' | 'fraction' | 'change' | 'flag' | 'date';

export interface Column {
  /** Its name in CSV. */
  readonly id: string;
  readonly label: string;
  readonly kind: ColumnKind;
}

export type Value = string | number | boolean | null;

export interface Table {
  /** Its file name in CSV, without the ending. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
}

const text = (id: string, label: string): Column => ({ id, label, kind: 'text' });
const count = (id: string, label: string): Column => ({ id, label, kind: 'count' });
const percent = (id: string, label: string): Column => ({ id, label, kind: 'percent' });
const fraction = (id: string, label: string): Column => ({ id, label, kind: 'fraction' });
const change = (id: string, label: string): Column => ({ id, label, kind: 'change' });
const flag = (id: string, label: string): Column => ({ id, label, kind: 'flag' });
const date = (id: string, label: string): Column => ({ id, label, kind: 'date' });
const PATH: Column = { id: 'path', label: 'Page', kind: 'path' };
const TITLE = text('title', 'Title');

const MOVED = [
  count('value', 'Now'),
  count('previous', 'Before'),
  flag('previous_is_at_most', 'Before is at most'),
  change('change_percent', 'Change'),
];

/** The tables of one project that hold what was collected; one that was left out is not among them. */
export function tablesOf(project: Project): Table[] {
  const { pages, referrers, feedback, searchQueries, searchPages, dislikedAnswers } = project;
  const tables: (Table | null)[] = [
    pages &&
      table(
        'pages',
        'Most read pages',
        [PATH, TITLE, count('page_views', 'Views'), count('sessions', 'Sessions')],
        pages,
        (row) => [row.path, row.title, row.pageViews, row.sessions],
      ),
    referrers &&
      table(
        'referrers',
        'Where readers came from',
        [text('referrer', 'Referrer'), count('page_views', 'Views'), percent('percentage', 'Share')],
        referrers,
        (row) => [row.referrer, row.pageViews, row.percentage],
      ),
    feedback &&
      table(
        'feedback',
        'Pages with most votes',
        [
          PATH,
          TITLE,
          count('likes', 'Likes'),
          count('dislikes', 'Dislikes'),
          count('comments', 'Comments'),
          percent('satisfaction_rate', 'Satisfaction'),
        ],
        feedback,
        (row) => [row.path, row.title, row.likes, row.dislikes, row.comments, row.satisfactionRate],
      ),
    searchQueries &&
      table(
        'search-queries',
        'Most frequent searches',
        [
          text('query', 'Query'),
          count('searches', 'Searches'),
          flag('no_results', 'Found nothing'),
          count('clicks', 'Clicks'),
          count('ai_escalations', 'Then asked the assistant'),
        ],
        searchQueries,
        (row) => [row.query, row.searches, row.noResults, row.clicks, row.aiEscalations],
      ),
    searchPages &&
      table(
        'search-pages',
        'Pages that readers searched from',
        [
          PATH,
          TITLE,
          count('searches', 'Searches'),
          count('no_result_searches', 'Found nothing'),
          fraction('no_result_rate', 'Share'),
        ],
        searchPages,
        (row) => [row.path, row.title, row.searches, row.noResultSearches, row.noResultRate],
      ),
    dislikedAnswers &&
      table(
        'disliked-answers',
        'Answers that readers voted down',
        [text('question', 'Question'), text('answer', 'Answer'), PATH, date('date', 'Day')],
        dislikedAnswers,
        (row) => [row.question, row.answer, row.path, row.date],
      ),
  ];
  return tables.filter((one) => one !== null);
}

/** The items of an insight. */
export function insightTable(insight: Insight): Table {
  switch (insight.kind) {
    case 'costly-pages':
      return table(
        insight.kind,
        'Many views, poor feedback',
        [
          PATH,
          TITLE,
          count('page_views', 'Views'),
          count('likes', 'Likes'),
          count('dislikes', 'Dislikes'),
          count('unhappy_views', 'Unhappy views, at least'),
        ],
        insight.items,
        (item) => [item.path, item.title, item.pageViews, item.likes, item.dislikes, item.unhappyViews],
      );
    case 'poor-feedback':
      return poorFeedbackTable(insight);
    case 'no-result-searches':
      return table(
        insight.kind,
        'Searches that found nothing',
        [text('query', 'Query'), count('searches', 'Searches'), count('ai_escalations', 'Then asked the assistant')],
        insight.items,
        (item) => [item.query, item.searches, item.aiEscalations],
      );
    case 'unsure-questions':
      return table(
        insight.kind,
        'Questions the assistant was unsure of',
        [
          text('question', 'Question'),
          count('times', 'Times'),
          fraction('lowest_confidence', 'Lowest confidence'),
          text('paths', 'Asked on'),
          date('last_asked', 'Last asked'),
        ],
        insight.items,
        (item) => [item.question, item.times, item.lowestConfidence, item.paths.join(' '), item.lastAsked.slice(0, 10)],
      );
    case 'page-movers':
      return table(insight.kind, 'Pages that moved', [PATH, TITLE, ...MOVED], insight.items, (item) => [
        item.path,
        item.title,
        ...moved(item),
      ]);
    case 'search-movers':
      return table(insight.kind, 'Searches that moved', [text('query', 'Query'), ...MOVED], insight.items, (item) => [
        item.query,
        ...moved(item),
      ]);
  }
}

function poorFeedbackTable({ kind, items }: InsightOf<'poor-feedback'>): Table {
  const columns = [
    PATH,
    TITLE,
    count('likes', 'Likes'),
    count('dislikes', 'Dislikes'),
    percent('satisfaction_rate', 'Satisfaction'),
    fraction('disliked_by_at_least', 'Disliked by at least'),
    text('comments', 'Comments'),
  ];
  return table(kind, 'Disliked pages', columns, items, (item) => [
    item.path,
    item.title,
    item.likes,
    item.dislikes,
    item.satisfactionRate,
    item.dislikedByAtLeast,
    item.comments.join(' · '),
  ]);
}

function moved(item: InsightOf<'page-movers' | 'search-movers'>['items'][number]): Value[] {
  return [item.value, item.previous, item.previousIsAtMost, item.changePercent];
}

/** The daily series side by side. */
export function dailyTable(daily: readonly Daily[]): Table {
  return table(
    'daily',
    'By day',
    [
      date('date', 'Day'),
      count('page_views', 'Page views'),
      count('sessions', 'Sessions'),
      count('searches', 'Searches'),
      count('questions', 'Questions'),
    ],
    daily,
    (day) => [day.date, day.pageViews, day.sessions, day.searches, day.questions],
  );
}

/** What CSV has beside the tables of the projects: all numbers, thresholds, notes. */
export function overallTables(report: Report): Table[] {
  const { metrics, thresholds, notes, daily } = report;
  return [
    table(
      'metrics',
      'Numbers',
      [
        text('metric', 'Metric'),
        count('value', 'Value'),
        count('previous', 'Before'),
        change('change_percent', 'Change'),
      ],
      metrics,
      (metric) => [metric.name, metric.value, metric.previous, metric.changePercent],
    ),
    dailyTable(daily),
    table(
      'thresholds',
      'Thresholds',
      [text('threshold', 'Threshold'), count('value', 'Value'), flag('met', 'Met')],
      thresholds,
      (verdict) => [verdict.line, verdict.value, verdict.met],
    ),
    table(
      'notes',
      'Notes',
      [text('project', 'Project'), text('section', 'Section'), text('message', 'Note')],
      [
        ...notes.map((note) => ({ ...note, project: '' })),
        ...report.projects.flatMap((one) => one.notes.map((note) => ({ ...note, project: one.name ?? '' }))),
      ],
      (note) => [note.project, note.section, note.message],
    ),
  ];
}

function table<Row>(
  id: string,
  title: string,
  columns: readonly Column[],
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly Value[],
): Table {
  return { id, title, columns, rows: rows.map(valuesOf) };
}
