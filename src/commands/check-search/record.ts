/** Holds the state of a run, so that every ending can publish the state. */
import type { Headline } from '../account/account.js';
import type { Answer, Query, Result } from './judge.js';

/** Paths are relative to the workspace. */
export interface CheckSearchRecord {
  queries: readonly Query[];
  /** By the text of the query. */
  readonly answers: Map<string, Answer>;
  /** The first query without an answer. */
  unanswered?: string;
  /** Undefined unless every query has an answer. */
  result?: Result;
  /** Expected pages that don't exist, found by a dry run. */
  missing?: readonly { readonly line: number; readonly message: string }[];
  /** The title of a run that judges nothing. */
  headline?: Headline;
  file?: string;
  searchJson?: string | undefined;
  proposal?: string | undefined;
}
