/**
 * Tables as CSV (RFC 4180), for programs and spreadsheets alike: text is quoted and can be no formula, numbers are bare.
 */
import { oneLine } from './log.js';

export type CsvValue = string | number | boolean | null;

/** Rows end in CRLF; null is an empty field. */
export function renderCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows.map((row) => head.map((_, column) => row[column] ?? null))];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  return `"${withoutFormula(oneLine(value)).replaceAll('"', '""')}"`;
}

/**
 * A spreadsheet takes what begins with one of these signs for a formula, also in their full-width forms, behind blanks,
 * and, where it splits fields at another sign than the comma, in the middle of ours. An apostrophe in front makes it
 * text; the reader of the file sees that apostrophe.
 */
const FORMULA = /(^|[;,\t|"'])([\s\p{DI}]*)(?=[=+\-@＝＋－＠])/gu;

function withoutFormula(text: string): string {
  return text.replace(FORMULA, "$1$2'");
}
