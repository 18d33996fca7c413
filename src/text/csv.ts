/** Renders tables as CSV (RFC 4180) for programs and spreadsheets. Text is quoted and never acts as a formula. */
import { oneLine } from './log.js';

export type CsvValue = string | number | boolean | null;

/** Renders rows that end in CRLF; null becomes an empty field. */
export function renderCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows.map((row) => head.map((_, column) => row[column] ?? null))];
  return lines.map((line) => `${line.map(renderField).join(',')}\r\n`).join('');
}

function renderField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  return `"${withoutFormula(oneLine(value)).replaceAll('"', '""')}"`;
}

/**
 * Matches the start of a formula. Spreadsheets also accept the full-width forms of these signs, and blanks before them.
 * A spreadsheet that splits fields at another separator finds formulas in the middle of a field. An apostrophe in front
 * makes the formula text, and stays visible.
 */
const FORMULA = /(^|[;,\t|"'])([\s\p{DI}]*)(?=[=+\-@＝＋－＠])/gu;

function withoutFormula(text: string): string {
  return text.replace(FORMULA, "$1$2'");
}
