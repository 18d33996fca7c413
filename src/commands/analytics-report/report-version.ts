/** Defines the version and the table names of reports. This module loads early, without zod. */

/** `schemaVersion` of report.json. A change that readers of the file would notice raises it. */
export const REPORT_VERSION = 1;

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
