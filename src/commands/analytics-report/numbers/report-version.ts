/** Defines the version of report.json, the names of its tables, and the rules of its verdict. */

/** `schemaVersion` of report.json. A change that readers of the file would notice raises it. */
export const REPORT_VERSION = 3;

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
  'nothing',
  'quiet',
] as const;
export type VerdictRule = (typeof VERDICT_RULES)[number];
