/** CSV as a strict reader sees it: a quote out of place or a field too many is an error. */
import { parse } from 'csv-parse/sync';

export function readCsv(text: string): string[][] {
  return parse(text, { relax_quotes: false, relax_column_count: false });
}
