/** Says what a report is asked for. */
import type { Period } from '../numbers/period.js';

/** The parts of the analytics. */
export type SectionName = 'overview' | 'traffic' | 'pages' | 'referrers' | 'feedback' | 'ai' | 'search';

/** Answers with a confidence below this value are low-confidence answers. */
export const LOW_CONFIDENCE = 0.5;

export interface ReportQuery {
  readonly period: Period;
  /** False skips the requests that return only text of readers. */
  readonly quoteReaders: boolean;
}
