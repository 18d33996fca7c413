/** Defines the rows of a check: what was looked at, the verdict, what was found, and what to do about it. Pure. */
import { oneLine } from '../../text/log.js';
import { shorten } from '../../text/width.js';
import { type Verdict, VERDICTS } from '../verdict-words.js';

export type RowId =
  | 'address'
  | 'key'
  | 'clock'
  | 'role'
  | 'limit'
  | 'project'
  | 'repository'
  | 'branch'
  | 'deployment'
  | 'previews'
  | 'pdf'
  | 'analytics'
  | 'storage'
  | 'navigation'
  | 'conformance'
  | 'platform'
  | 'machine';

export interface Row {
  readonly id: RowId;
  readonly verdict: Verdict;
  /** A clause without a full stop, on one line. */
  readonly found: string;
  /** What to do, in sentences; empty if there is nothing to do. */
  readonly cure: string;
}

const MAX_TEXT_LENGTH = 240;

/** Texts of the service can be part of `found`, so controls and line breaks are removed, and long texts are cut. */
export function row(id: RowId, verdict: Verdict, found: string, cure = ''): Row {
  return { id, verdict, found: shorten(oneLine(found), MAX_TEXT_LENGTH), cure };
}

/** Returns problems first, then warnings, what isn't known, notes, and what is right. Rows of one verdict keep their order. */
export function sortRows(rows: readonly Row[]): Row[] {
  return VERDICTS.flatMap((verdict) => rows.filter((one) => one.verdict === verdict));
}
