/** Defines the version, the table names, the operators and the rules of reports. This module loads early, without zod. */

/** `schemaVersion` of report.json. A change that readers of the file would notice raises it. */
export const REPORT_VERSION = 2;

/** The operators of thresholds. */
export const OPERATOR_NAMES = ['<', '<=', '>', '>=', '=='] as const;
export type Operator = (typeof OPERATOR_NAMES)[number];

/** The names of a project's tables. */
export const TABLE_NAMES = [
  'pages',
  'referrers',
  'feedback',
  'poorFeedback',
  'searchQueries',
  'noResultSearches',
  'searchPages',
  'lowConfidenceQuestions',
  'dislikedAnswers',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** The rules of the verdict: the first one that holds leads. */
export const VERDICT_RULES = [
  'threshold',
  'outage',
  'incomplete',
  'level',
  'rate',
  'traffic',
  'moved',
  'nothing',
  'quiet',
] as const;
export type VerdictRule = (typeof VERDICT_RULES)[number];
