/**
 * Defines the data of report.json (docs/files.md). Every format is rendered from it, and merged
 * reports consist of several. This module loads zod, so import its values only when a report.json is read.
 */
import * as z from 'zod';
import { OPERATOR_NAMES } from '../thresholds.js';
import { METRIC_NAMES, type MetricName } from './metrics.js';
import { NOW_VERDICTS, REPORT_VERSION, TABLE_NAMES, type TableName, VERDICT_RULES } from './report-version.js';

const number = z.number();
/** Null means no data. */
const numberOrNull = number.nullable();
const text = z.string();
const title = text.nullable();
const day = text.regex(/^\d{4}-\d\d-\d\d$/);
const range = z.object({ startDate: day, endDate: day });
const metricName = z.enum(METRIC_NAMES as [MetricName, ...MetricName[]]);

const period = range.extend({
  /** Null if start-date and end-date set the days. */
  name: title,
  days: number,
  /** The day that isn't over and that the period leaves out; null if there is none. */
  leftOut: day.nullable(),
  previous: range.nullable(),
});

const metric = z.object({
  name: metricName,
  value: numberOrNull,
  previous: numberOrNull,
  changePercent: numberOrNull,
  changePoints: numberOrNull,
  beyondChance: z.boolean().nullable(),
  p: numberOrNull,
  isFew: z.boolean(),
});

/** One day. A field is null if its section was not collected. */
const daily = z.object({
  date: day,
  pageViews: numberOrNull,
  sessions: numberOrNull,
  searches: numberOrNull,
  questions: numberOrNull,
});

/**
 * A note says what the report lacks, or what readers must know to read it right. `missing` tells whether a requested
 * section or a part of it couldn't be fetched.
 */
const note = z.object({ section: text, message: text, missing: z.enum(['section', 'part']).nullable() });

const votes = { likes: number, dislikes: number };
const page = { path: text, title };
const pageRow = z.object({
  ...page,
  pageViews: number,
  sessions: number,
  /** The sessions of the previous period; null if they are unknown. */
  previousSessions: numberOrNull,
  /** Page views of equal parts of the period, in order; null if they weren't read. */
  trend: z.array(number).nullable(),
});
const referrerRow = z.object({ referrer: text, pageViews: number, percentage: numberOrNull });
const feedbackRow = z.object({ ...page, ...votes, comments: number, satisfactionRate: numberOrNull });
const poorRow = z.object({
  ...page,
  ...votes,
  /** The range is 0–100. */
  satisfactionRate: numberOrNull,
  /** Null if the list of pages doesn't have the page. */
  sessions: numberOrNull,
  /** The readers whom the page disappoints beyond those of other pages, in the period: an estimate. */
  readers: number,
  comments: z.array(text),
});
const queryRow = z.object({
  query: text,
  searches: number,
  noResults: z.boolean(),
  clicks: number,
  aiEscalations: number,
});
const failedQueryRow = z.object({
  query: text,
  searches: number,
  readers: number,
  aiEscalations: number,
  /** What the search finds now; missing if it wasn't repeated. Only a page with all words of the query is named. */
  now: z.object({ verdict: z.enum(NOW_VERDICTS), path: text.optional(), title: text.optional() }).optional(),
});
const searchPageRow = z.object({ ...page, searches: number, noResultSearches: number, noResultRate: numberOrNull });
const questionRow = z.object({
  question: text,
  count: number,
  readers: number,
  lowestConfidence: numberOrNull,
  paths: z.array(text),
  lastAskedAt: text,
});
const answerRow = z.object({
  question: text,
  answer: title,
  count: number,
  readers: number,
  path: title,
  date: text,
});

/** `isBound` marks a change that is at least this large, because a list was too long. `p` is a false discovery rate. */
const moved = { previous: number, isBound: z.boolean(), p: number };
const movedCounts = z.object({
  pages: z.array(z.object({ ...page, sessions: number, ...moved })),
  searches: z.array(z.object({ query: text, searches: number, ...moved })),
  /** How many pages and searches were compared; null without a comparison. */
  lookedAt: numberOrNull,
});

/** What isn't recorded any more. */
const outage = z.object({
  series: z.enum(['traffic', 'search', 'ai']),
  since: day,
  /** The events of the seven days before. */
  weekBefore: number,
  readersPerWeek: number,
  /** Another series that is still recorded. */
  isRecorded: z.enum(['traffic', 'search', 'ai']).nullable(),
});

/** How much of a list the service has, and how much was read. */
const list = z.object({ table: z.enum(TABLE_NAMES), total: number, read: number });

const toDo = z.object({
  verb: text,
  path: title,
  title,
  /** What readers typed. */
  words: title,
  readersPerWeek: number,
  /** `about 58 readers a week` */
  effect: text,
  evidence: z.array(text),
  /** What readers wrote about the page. */
  quotes: z.array(text),
  sources: z.array(text),
  /** The name of the project in a report of several. */
  project: title,
});

const verdict = z.object({
  rule: z.enum(VERDICT_RULES),
  sign: z.enum(['bad', 'warning', 'good', 'neutral', 'same']),
  text,
  clause: text,
  words: text,
});

/** A table is null if it was left out, and a note says why. An empty table had no data. */
const project = z.object({
  /** Null in a report of one project. */
  name: title,
  /** What the project is called in its configuration. */
  title,
  /** URL of the live site. */
  site: title,
  /** The requested sections; metrics and tables of other sections are null. */
  sections: z.array(text),
  period,
  metrics: z.array(metric),
  daily: z.array(daily),
  /** The days of the previous period; empty without a comparison. */
  dailyBefore: z.array(daily),
  outages: z.array(outage),
  moved: movedCounts,
  pages: z.array(pageRow).nullable(),
  referrers: z.array(referrerRow).nullable(),
  feedback: z.array(feedbackRow).nullable(),
  poorFeedback: z.array(poorRow).nullable(),
  searchQueries: z.array(queryRow).nullable(),
  noResultSearches: z.array(failedQueryRow).nullable(),
  searchPages: z.array(searchPageRow).nullable(),
  lowConfidenceQuestions: z.array(questionRow).nullable(),
  dislikedAnswers: z.array(answerRow).nullable(),
  lists: z.array(list),
  notes: z.array(note),
});

const threshold = z.object({
  /** The line is written as in the input, with single spaces. */
  line: text,
  metric: metricName,
  /**
   * True compares the change from the previous period instead of the value: in percent of the previous value, or in
   * percentage points if the line ends in `pp`.
   */
  isChange: z.boolean(),
  operator: z.enum(OPERATOR_NAMES),
  /** The limit has the metric's scale: `30%` is 0.3 for a fraction. */
  limit: number,
  /** Null means no data, which meets no threshold. */
  value: numberOrNull,
  met: z.boolean(),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(REPORT_VERSION),
  report: z.literal('analytics-report'),
  generatedAt: text,
  verdict,
  toDos: z.array(toDo),
  period,
  metrics: z.array(metric),
  daily: z.array(daily),
  thresholds: z.array(threshold),
  notes: z.array(note),
  projects: z.array(project).min(1),
});

export type Report = z.infer<typeof reportSchema>;
export type Project = Report['projects'][number];
/** A row of one of the tables of a project. */
export type RowOf<Name extends TableName> = NonNullable<Project[Name]>[number];
export type FoundNow = NonNullable<RowOf<'noResultSearches'>['now']>;
export type Daily = Report['daily'][number];
export type Note = Report['notes'][number];
export type Verdict = Report['verdict'];
export type ToDo = Report['toDos'][number];
export type ReportPeriod = Report['period'];
