/** Defines the data of report.json (docs/files.md). The page and the summary are rendered from it. */
import type { Operator } from '../../inputs/thresholds.js';
import type { Metric, MetricName } from './metrics.js';
import type { DateRange } from './period.js';
import type { REPORT_VERSION, TableName, VerdictRule } from './report-version.js';

export interface ReportPeriod extends DateRange {
  /** Null if start-date and end-date set the days. */
  readonly name: string | null;
  readonly days: number;
  /** The day that isn't over and that the period leaves out; null if there is none. */
  readonly leftOut: string | null;
  readonly previous: DateRange | null;
}

/** One day. A field is null if its section couldn't be read. */
export interface Daily {
  readonly date: string;
  readonly pageViews: number | null;
  readonly sessions: number | null;
  readonly searches: number | null;
  readonly questions: number | null;
}

/**
 * A note says what the report lacks, or what readers must know to read it right. `missing` tells whether a section or a
 * part of it couldn't be fetched.
 */
export interface Note {
  readonly section: string;
  readonly message: string;
  readonly missing: 'section' | 'part' | null;
}

interface Votes {
  readonly likes: number;
  readonly dislikes: number;
}

interface Page {
  /** Without a query, a fragment and a slash at the end, and decoded. */
  readonly path: string;
  /** Null if another page has the same title, too. */
  readonly title: string | null;
}

interface PageRow extends Page {
  readonly pageViews: number;
  readonly sessions: number;
  /** The sessions of the previous period; null if they are unknown. */
  readonly previousSessions: number | null;
}

interface ReferrerRow {
  readonly referrer: string;
  readonly pageViews: number;
  readonly percentage: number | null;
}

interface FeedbackRow extends Page, Votes {
  readonly comments: number;
  readonly satisfactionRate: number | null;
}

interface PoorRow extends Page, Votes {
  /** The range is 0–100. */
  readonly satisfactionRate: number | null;
  /** Null if the list of pages doesn't have the page. */
  readonly sessions: number | null;
  /** The readers whom the page disappoints beyond those of other pages, in the period: an estimate. */
  readonly readers: number;
  readonly comments: readonly string[];
}

interface QueryRow {
  readonly query: string;
  readonly searches: number;
  readonly noResults: boolean;
  readonly clicks: number;
  readonly aiEscalations: number;
}

interface FailedQueryRow {
  readonly query: string;
  readonly searches: number;
  readonly aiEscalations: number;
}

interface SearchPageRow extends Page {
  readonly searches: number;
  readonly noResultSearches: number;
  readonly noResultRate: number | null;
}

interface QuestionRow {
  readonly question: string;
  readonly count: number;
  readonly readers: number;
  readonly lowestConfidence: number | null;
  readonly paths: readonly string[];
  readonly lastAskedAt: string;
}

interface AnswerRow {
  readonly question: string;
  readonly answer: string | null;
  readonly count: number;
  readonly readers: number;
  readonly path: string | null;
  readonly date: string;
}

/** The tables of a report. One is null if it was left out, and a note says why. An empty table had no data. */
interface Tables {
  readonly pages: readonly PageRow[] | null;
  readonly referrers: readonly ReferrerRow[] | null;
  readonly feedback: readonly FeedbackRow[] | null;
  readonly poorFeedback: readonly PoorRow[] | null;
  readonly searchQueries: readonly QueryRow[] | null;
  readonly noResultSearches: readonly FailedQueryRow[] | null;
  readonly searchPages: readonly SearchPageRow[] | null;
  readonly lowConfidenceQuestions: readonly QuestionRow[] | null;
  readonly dislikedAnswers: readonly AnswerRow[] | null;
}

/** A page whose number of sessions changed a lot. Nothing is said about why, nor about chance. */
export interface LargestChange extends Page {
  /** The path that the page had before, if it moved; otherwise null. */
  readonly previousPath: string | null;
  readonly sessions: number;
  readonly previous: number;
}

/** What isn't recorded any more. */
interface Outage {
  readonly series: 'traffic' | 'search' | 'ai';
  readonly since: string;
  /** The events of the seven days before. */
  readonly weekBefore: number;
  /** The events, or for page views and searches their sessions, that these days usually have. */
  readonly expected: number;
  /** Another series that is still recorded. */
  readonly isRecorded: 'traffic' | 'search' | 'ai' | null;
}

/** A text of readers, and how many of them wrote it. */
export interface Quote {
  readonly text: string;
  readonly count: number;
}

export interface ToDo {
  readonly verb: string;
  readonly path: string | null;
  readonly title: string | null;
  /** What readers typed. */
  readonly words: string | null;
  /** How many readers or searches the fix is about, in the period. */
  readonly count: number;
  readonly unit: 'readers' | 'searches';
  /** True if the number may be larger. Missing otherwise. */
  readonly isLeast?: true;
  /** `about 58 of 133 readers` */
  readonly effect: string;
  readonly evidence: readonly string[];
  /** What readers wrote about the page, or asked on it. */
  readonly quotes: readonly Quote[];
  readonly sources: readonly string[];
}

export interface Verdict {
  readonly rule: VerdictRule;
  readonly sign: 'bad' | 'warning' | 'good' | 'neutral' | 'same';
  readonly text: string;
  readonly clause: string;
  readonly words: string;
}

export interface Project extends Tables {
  /** What the project is called in its configuration. */
  readonly title: string | null;
  /** URL of the live site. */
  readonly site: string | null;
  readonly period: ReportPeriod;
  readonly metrics: readonly Metric[];
  readonly daily: readonly Daily[];
  /** The days of the previous period; empty without a comparison. */
  readonly dailyBefore: readonly Daily[];
  readonly outages: readonly Outage[];
  /** What keeps numbers of both periods from being compared: clauses, such as `no searches were recorded on 2 Sep`. */
  readonly uncompared: readonly { readonly series: Outage['series'] | 'feedback'; readonly why: string }[];
  /** Whether a fall of the sessions by 40% would have been seen; null if they weren't compared. */
  readonly sight: 'clear' | 'few' | 'varied' | null;
  /** At most five, the largest first. */
  readonly largestChanges: readonly LargestChange[];
  /** How much of a list the service has, and how much was read. */
  readonly lists: readonly { readonly table: TableName; readonly total: number; readonly read: number }[];
  readonly notes: readonly Note[];
}

interface Threshold {
  /** The line is written as in the input, with single spaces. */
  readonly line: string;
  readonly metric: MetricName;
  readonly operator: Operator;
  /** The limit has the metric's scale: `30%` is 0.3 for a fraction. */
  readonly limit: number;
  /** Null means no data, which meets no threshold. */
  readonly value: number | null;
  readonly met: boolean;
}

export interface Report {
  readonly schemaVersion: typeof REPORT_VERSION;
  readonly report: 'analytics-report';
  readonly generatedAt: string;
  readonly verdict: Verdict;
  readonly toDos: readonly ToDo[];
  readonly thresholds: readonly Threshold[];
  readonly project: Project;
}

/** A row of one of the tables. */
export type RowOf<Name extends TableName> = NonNullable<Tables[Name]>[number];
