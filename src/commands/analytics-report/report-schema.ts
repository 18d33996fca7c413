/**
 * The report as data, and as report.json holds it (docs/report-json.md). Every format is made from this alone, and a
 * merged report out of several of these. A change that readers of the file would notice raises the version.
 */
import * as z from 'zod';
import { METRIC_NAMES, type MetricName } from './metrics.js';
import { REPORT_VERSION } from './report-version.js';
import { OPERATOR_NAMES } from './thresholds.js';

const number = z.number();
/** Null for no data. */
const perhaps = number.nullable();
const text = z.string();
const title = text.nullable();
const day = text.regex(/^\d{4}-\d\d-\d\d$/);
const window = z.object({ startDate: day, endDate: day });
const metricName = z.enum(METRIC_NAMES as [MetricName, ...MetricName[]]);

const period = window.extend({
  /** Null where the days were given one by one. */
  name: title,
  days: number,
  isOpen: z.boolean(),
  previous: window.nullable(),
});

const metric = z.object({ name: metricName, value: perhaps, previous: perhaps, changePercent: perhaps });

/** One day. Null where a section was not collected. */
const daily = z.object({ date: day, pageViews: perhaps, sessions: perhaps, searches: perhaps, questions: perhaps });

/** What is not in the report, or has to be known to read it right. */
const note = z.object({ section: text, message: text });

const votes = { likes: number, dislikes: number };
const pageRow = z.object({ path: text, title: title, pageViews: number, sessions: number });
const referrerRow = z.object({ referrer: text, pageViews: number, percentage: perhaps });
const feedbackRow = z.object({ path: text, title: title, ...votes, comments: number, satisfactionRate: perhaps });
const queryRow = z.object({
  query: text,
  searches: number,
  noResults: z.boolean(),
  clicks: number,
  aiEscalations: number,
});
const searchPageRow = z.object({
  path: text,
  title: title,
  searches: number,
  noResultSearches: number,
  noResultRate: perhaps,
});
const answerRow = z.object({ question: text, answer: title, path: title, date: text });

const told = { finding: text, action: text };
const mover = {
  value: number,
  previous: number,
  previousIsAtMost: z.boolean(),
  changePercent: perhaps,
};
const unsureRow = z.object({
  question: text,
  times: number,
  lowestConfidence: perhaps,
  paths: z.array(text),
  lastAsked: text,
});
const insight = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('costly-pages'),
    ...told,
    items: z.array(z.object({ path: text, title: title, pageViews: number, ...votes, unhappyViews: number })),
  }),
  z.object({
    kind: z.literal('poor-feedback'),
    ...told,
    items: z.array(feedbackRow.omit({ comments: true }).extend({ dislikedByAtLeast: number, comments: z.array(text) })),
  }),
  z.object({
    kind: z.literal('no-result-searches'),
    ...told,
    items: z.array(z.object({ query: text, searches: number, aiEscalations: number })),
  }),
  z.object({
    kind: z.literal('unsure-questions'),
    ...told,
    items: z.array(unsureRow),
  }),
  z.object({
    kind: z.literal('page-movers'),
    ...told,
    items: z.array(z.object({ path: text, title: title, ...mover })),
  }),
  z.object({
    kind: z.literal('search-movers'),
    ...told,
    items: z.array(z.object({ query: text, ...mover })),
  }),
]);

/** Null tables were left out, and a note says why; empty ones had no data. */
const project = z.object({
  /** Null in a report of one project. */
  name: title,
  /** What was asked for; metrics and tables of other sections are null. */
  sections: z.array(text),
  period: period,
  metrics: z.array(metric),
  daily: z.array(daily),
  insights: z.array(insight),
  pages: z.array(pageRow).nullable(),
  referrers: z.array(referrerRow).nullable(),
  feedback: z.array(feedbackRow).nullable(),
  searchQueries: z.array(queryRow).nullable(),
  searchPages: z.array(searchPageRow).nullable(),
  dislikedAnswers: z.array(answerRow).nullable(),
  notes: z.array(note),
});

const verdict = z.object({
  line: text,
  metric: metricName,
  ofChange: z.boolean(),
  operator: z.enum(OPERATOR_NAMES),
  limit: number,
  value: perhaps,
  met: z.boolean(),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(REPORT_VERSION),
  report: z.literal('analytics-report'),
  generatedAt: text,
  period: period,
  metrics: z.array(metric),
  daily: z.array(daily),
  thresholds: z.array(verdict),
  notes: z.array(note),
  projects: z.array(project).min(1),
});

export type Report = z.infer<typeof reportSchema>;
export type Project = Report['projects'][number];
export type Daily = Report['daily'][number];
export type Note = Report['notes'][number];
export type Insight = z.infer<typeof insight>;
export type InsightOf<Kind extends Insight['kind']> = Extract<Insight, { kind: Kind }>;
export type PeriodOfReport = Report['period'];
