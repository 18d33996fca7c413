/** Says what a report is asked for. */
import type { Period } from '../period.js';

export const SECTION_NAMES = ['overview', 'traffic', 'pages', 'referrers', 'feedback', 'ai', 'search'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export interface ReportQuery {
  readonly sections: readonly SectionName[];
  readonly period: Period;
  /** Every table has at most this many rows. */
  readonly top: number;
  readonly pathContains?: string;
  readonly maxConfidence: number;
  /** False skips the requests that return only text of readers. */
  readonly quoteReaders: boolean;
}
