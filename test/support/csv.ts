/** Parses CSV strictly: a misplaced quote or an extra field is an error. */
import { parse } from 'csv-parse/sync';

export function readCsv(text: string): string[][] {
  return parse(text, { relax_quotes: false, relax_column_count: false });
}
