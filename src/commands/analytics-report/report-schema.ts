/**
 * Defines the data of report.json (docs/files.md). Every format is rendered from it, and merged
 * reports consist of several. This module loads zod, so import its values only when a report.json is read.
 */
import * as z from 'zod';
import { METRIC_NAMES, type MetricName } from './metrics.js';
import { REPORT_VERSION } from './report-version.js';
import { OPERATOR_NAMES } from './thresholds.js';

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
  isOpen: z.boolean(),
  previous: range.nullable(),
});

/** Files of earlier versions lack the fields with a default. */
const metric = z.object({
  name: metricName,
  value: numberOrNull,
  previous: numberOrNull,
  changePercent: numberOrNull,
  changePoints: numberOrNull.default(null),
  beyondChance: z.boolean().nullable().default(null),
});

/** One day. A field is null if its section was not collected. */
const daily = z.object({
  date: day,
  pageViews: numberOrNull,
  sessions: numberOrNull,
  searches: numberOrNull,
  questions: numberOrNull,
});

/** A note says what the report lacks, or what readers must know to read it right. */
const note = z.object({ section: text, message: text });

const votes = { likes: number, dislikes: number };
const pageRow = z.object({
  path: text,
  title,
  pageViews: number,
  sessions: number,
  /** The page views of the previous period; null if they are unknown. */
  previous: numberOrNull.default(null),
  /** Page views of equal parts of the period, in order; null if they weren't read. */
  trend: z.array(number).nullable().default(null),
});
const referrerRow = z.object({ referrer: text, pageViews: number, percentage: numberOrNull });
const feedbackRow = z.object({ path: text, title, ...votes, comments: number, satisfactionRate: numberOrNull });
const queryRow = z.object({
  query: text,
  searches: number,
  noResults: z.boolean(),
  clicks: number,
  aiEscalations: number,
});
const searchPageRow = z.object({
  path: text,
  title,
  searches: number,
  noResultSearches: number,
  noResultRate: numberOrNull,
});
const answerRow = z.object({ question: text, answer: title, path: title, date: text });

const texts = { finding: text, action: text };
const change = {
  value: number,
  previous: number,
  previousIsUpperBound: z.boolean(),
  changePercent: numberOrNull,
};
const lowConfidenceRow = z.object({
  question: text,
  count: number,
  lowestConfidence: numberOrNull,
  paths: z.array(text),
  lastAskedAt: text,
});
const insight = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('high-traffic-poor-feedback'),
    ...texts,
    items: z.array(z.object({ path: text, title, pageViews: number, ...votes, dissatisfiedViews: number })),
  }),
  z.object({
    kind: z.literal('poor-feedback'),
    ...texts,
    items: z.array(
      feedbackRow.omit({ comments: true }).extend({ dislikeRateLowerBound: number, comments: z.array(text) }),
    ),
  }),
  z.object({
    kind: z.literal('no-result-searches'),
    ...texts,
    items: z.array(z.object({ query: text, searches: number, aiEscalations: number })),
  }),
  z.object({
    kind: z.literal('low-confidence-questions'),
    ...texts,
    items: z.array(lowConfidenceRow),
  }),
  z.object({
    kind: z.literal('traffic-changes'),
    ...texts,
    items: z.array(z.object({ path: text, title, ...change })),
  }),
  z.object({
    kind: z.literal('search-changes'),
    ...texts,
    items: z.array(z.object({ query: text, ...change })),
  }),
]);

/** A table is null if it was left out, and a note says why. An empty table had no data. */
const project = z.object({
  /** Null in a report of one project. */
  name: title,
  /** What the project is called in its configuration. */
  title: title.default(null),
  /** URL of the live site. */
  site: title.default(null),
  /** The requested sections; metrics and tables of other sections are null. */
  sections: z.array(text),
  period,
  metrics: z.array(metric),
  daily: z.array(daily),
  /** The days of the previous period; empty without a comparison. */
  dailyBefore: z.array(daily).default([]),
  insights: z.array(insight),
  pages: z.array(pageRow).nullable(),
  referrers: z.array(referrerRow).nullable(),
  feedback: z.array(feedbackRow).nullable(),
  searchQueries: z.array(queryRow).nullable(),
  searchPages: z.array(searchPageRow).nullable(),
  dislikedAnswers: z.array(answerRow).nullable(),
  notes: z.array(note),
});

const threshold = z.object({
  line: text,
  metric: metricName,
  isChange: z.boolean(),
  operator: z.enum(OPERATOR_NAMES),
  limit: number,
  value: numberOrNull,
  met: z.boolean(),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(REPORT_VERSION),
  report: z.literal('analytics-report'),
  generatedAt: text,
  period,
  metrics: z.array(metric),
  daily: z.array(daily),
  thresholds: z.array(threshold),
  notes: z.array(note),
  projects: z.array(project).min(1),
});

export type Report = z.infer<typeof reportSchema>;
export type Project = Report['projects'][number];
export type Daily = Report['daily'][number];
export type Note = Report['notes'][number];
export type Insight = z.infer<typeof insight>;
export type InsightOf<Kind extends Insight['kind']> = Extract<Insight, { kind: Kind }>;
export type ReportPeriod = Report['period'];
