/** Defines the version of report.json, the fields of its tables, and the rules of its verdict. This module loads early, without zod. */

/** `schemaVersion` of report.json. A change that readers of the file would notice raises it. */
export const REPORT_VERSION = 2;

const PAGE = ['path', 'title'];
const VOTES = ['likes', 'dislikes'];

/** The tables of a project, and the fields of their rows that CSV files have as columns. */
export const TABLE_FIELDS = {
  pages: [...PAGE, 'pageViews', 'sessions', 'previousSessions'],
  referrers: ['referrer', 'pageViews', 'percentage'],
  feedback: [...PAGE, ...VOTES, 'comments', 'satisfactionRate'],
  poorFeedback: [...PAGE, ...VOTES, 'satisfactionRate', 'sessions', 'readers', 'comments'],
  searchQueries: ['query', 'searches', 'noResults', 'clicks', 'aiEscalations'],
  noResultSearches: ['query', 'searches', 'readers', 'aiEscalations'],
  searchPages: [...PAGE, 'searches', 'noResultSearches', 'noResultRate'],
  lowConfidenceQuestions: ['question', 'count', 'readers', 'lowestConfidence', 'paths', 'lastAskedAt'],
  dislikedAnswers: ['question', 'answer', 'count', 'readers', 'path', 'date'],
} satisfies Readonly<Record<string, readonly string[]>>;
export type TableName = keyof typeof TABLE_FIELDS;
export const TABLE_NAMES = Object.keys(TABLE_FIELDS) as [TableName, ...TableName[]];

/** Whether a search without results finds a page now: one with all of its words, only others, none, or nobody knows. */
export const NOW_VERDICTS = ['by-words', 'by-meaning', 'nothing', 'unknown'] as const;

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
