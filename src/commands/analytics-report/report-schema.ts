/**
 * The report as data, and as report.json holds it (docs/report-json.md). Every format is made from this alone, and a
 * merged report out of several of these. A change that readers of the file would notice raises the version.
 */
import type { Shape, Zod } from '../../api/schema.js';
import { METRIC_NAMES, type MetricName } from './metrics.js';
import { OPERATOR_NAMES } from './thresholds.js';

export const REPORT_VERSION = 1;

const number = (z: Zod) => z.number();
/** Null for no data. */
const perhaps = (z: Zod) => number(z).nullable();
const text = (z: Zod) => z.string();
const title = (z: Zod) => text(z).nullable();
const day = (z: Zod) => text(z).regex(/^\d{4}-\d\d-\d\d$/);
const window = (z: Zod) => z.object({ startDate: day(z), endDate: day(z) });
const metricName = (z: Zod) => z.enum(METRIC_NAMES as [MetricName, ...MetricName[]]);

const period = (z: Zod) =>
  window(z).extend({
    /** Null where the days were given one by one. */
    name: title(z),
    days: number(z),
    isOpen: z.boolean(),
    previous: window(z).nullable(),
  });

const metric = (z: Zod) =>
  z.object({ name: metricName(z), value: perhaps(z), previous: perhaps(z), changePercent: perhaps(z) });

/** One day. Null where a section was not collected. */
const daily = (z: Zod) =>
  z.object({ date: day(z), pageViews: perhaps(z), sessions: perhaps(z), searches: perhaps(z), questions: perhaps(z) });

/** What is not in the report, or has to be known to read it right. */
const note = (z: Zod) => z.object({ section: text(z), message: text(z) });

const votes = (z: Zod) => ({ likes: number(z), dislikes: number(z) });
const pageRow = (z: Zod) => z.object({ path: text(z), title: title(z), pageViews: number(z), sessions: number(z) });
const referrerRow = (z: Zod) => z.object({ referrer: text(z), pageViews: number(z), percentage: perhaps(z) });
const feedbackRow = (z: Zod) =>
  z.object({ path: text(z), title: title(z), ...votes(z), comments: number(z), satisfactionRate: perhaps(z) });
const queryRow = (z: Zod) =>
  z.object({
    query: text(z),
    searches: number(z),
    noResults: z.boolean(),
    clicks: number(z),
    aiEscalations: number(z),
  });
const searchPageRow = (z: Zod) =>
  z.object({
    path: text(z),
    title: title(z),
    searches: number(z),
    noResultSearches: number(z),
    noResultRate: perhaps(z),
  });
const answerRow = (z: Zod) => z.object({ question: text(z), answer: title(z), path: title(z), date: text(z) });

const told = (z: Zod) => ({ finding: text(z), action: text(z) });
const mover = (z: Zod) => ({
  value: number(z),
  previous: number(z),
  previousIsUpperBound: z.boolean(),
  changePercent: perhaps(z),
});
const unsureRow = (z: Zod) =>
  z.object({
    question: text(z),
    count: number(z),
    lowestConfidence: perhaps(z),
    paths: z.array(text(z)),
    lastAskedAt: text(z),
  });
const insight = (z: Zod) =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('high-traffic-poor-feedback'),
      ...told(z),
      items: z.array(
        z.object({ path: text(z), title: title(z), pageViews: number(z), ...votes(z), dissatisfiedViews: number(z) }),
      ),
    }),
    z.object({
      kind: z.literal('poor-feedback'),
      ...told(z),
      items: z.array(
        feedbackRow(z)
          .omit({ comments: true })
          .extend({ dislikeRateLowerBound: number(z), comments: z.array(text(z)) }),
      ),
    }),
    z.object({
      kind: z.literal('no-result-searches'),
      ...told(z),
      items: z.array(z.object({ query: text(z), searches: number(z), aiEscalations: number(z) })),
    }),
    z.object({
      kind: z.literal('low-confidence-questions'),
      ...told(z),
      items: z.array(unsureRow(z)),
    }),
    z.object({
      kind: z.literal('traffic-changes'),
      ...told(z),
      items: z.array(z.object({ path: text(z), title: title(z), ...mover(z) })),
    }),
    z.object({
      kind: z.literal('search-changes'),
      ...told(z),
      items: z.array(z.object({ query: text(z), ...mover(z) })),
    }),
  ]);

/** Null tables were left out, and a note says why; empty ones had no data. */
const project = (z: Zod) =>
  z.object({
    /** Null in a report of one project. */
    name: title(z),
    /** What was asked for; metrics and tables of other sections are null. */
    sections: z.array(text(z)),
    period: period(z),
    metrics: z.array(metric(z)),
    daily: z.array(daily(z)),
    insights: z.array(insight(z)),
    pages: z.array(pageRow(z)).nullable(),
    referrers: z.array(referrerRow(z)).nullable(),
    feedback: z.array(feedbackRow(z)).nullable(),
    searchQueries: z.array(queryRow(z)).nullable(),
    searchPages: z.array(searchPageRow(z)).nullable(),
    dislikedAnswers: z.array(answerRow(z)).nullable(),
    notes: z.array(note(z)),
  });

const verdict = (z: Zod) =>
  z.object({
    line: text(z),
    metric: metricName(z),
    isChange: z.boolean(),
    operator: z.enum(OPERATOR_NAMES),
    limit: number(z),
    value: perhaps(z),
    met: z.boolean(),
  });

export const reportSchema = (z: Zod) =>
  z.object({
    schemaVersion: z.literal(REPORT_VERSION),
    report: z.literal('analytics-report'),
    generatedAt: text(z),
    period: period(z),
    metrics: z.array(metric(z)),
    daily: z.array(daily(z)),
    thresholds: z.array(verdict(z)),
    notes: z.array(note(z)),
    projects: z.array(project(z)).min(1),
  });

export type Report = Shape<typeof reportSchema>;
export type Project = Report['projects'][number];
export type Daily = Report['daily'][number];
export type Note = Report['notes'][number];
export type Insight = Shape<typeof insight>;
export type InsightOf<Kind extends Insight['kind']> = Extract<Insight, { kind: Kind }>;
export type ReportPeriod = Report['period'];

/** The names of a project's tables. */
export const TABLE_NAMES = [
  'pages',
  'referrers',
  'feedback',
  'searchQueries',
  'searchPages',
  'dislikedAnswers',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];
