/** Defines the rows of a check: what was looked at, the verdict, what was found, and what to do about it. Pure. */
import { type JudgedRow, VERDICTS } from '../account/verdicts.js';

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
  | 'platform'
  | 'machine';

export type Row = JudgedRow<RowId>;

/** Returns problems first, then warnings, what isn't known, notes, and what is right. Rows of one verdict keep their order. */
export function sortRows(rows: readonly Row[]): Row[] {
  return VERDICTS.flatMap((verdict) => rows.filter((one) => one.verdict === verdict));
}
