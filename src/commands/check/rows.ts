/** Defines the rows of a check: what was looked at, the verdict, what was found, and what to do about it. Pure. */
import { type JudgedRow, row, VERDICTS } from '../account/verdicts.js';

export type RowId =
  | 'address'
  | 'key'
  | 'clock'
  | 'role'
  | 'limit'
  | 'project'
  | 'repository'
  | 'branch'
  | 'protection'
  | 'deployment'
  | 'previews'
  | 'pdf'
  | 'analytics'
  | 'storage'
  | 'navigation'
  | 'platform'
  | 'machine';

export type Row = JudgedRow<RowId>;

/** What helps if a request failed for a reason that may pass. */
export const RUN_AGAIN = 'Run the job again later.';

/** A row that nothing is asked for, because the first request failed for the key or for the URL. */
export function uncheckedRow(id: RowId, isKeyRejected: boolean): Row {
  const [why, cause] = isKeyRejected
    ? ['the service rejected the key', 'key']
    : ['the URL has nothing for this key', 'URL'];
  return row(id, 'unknown', why, `First do what the row ${cause} says. Then run the job again.`);
}

/** Returns problems first, then warnings, what isn't known, notes, and what is right. Rows of one verdict keep their order. */
export function sortRows(rows: readonly Row[]): Row[] {
  return VERDICTS.flatMap((verdict) => rows.filter((one) => one.verdict === verdict));
}
