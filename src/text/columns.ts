/** Aligns the columns of tables and plans. */
import { type Align, type Table, textOf } from './document.js';
import { logLine } from './log.js';
import { displayWidth } from './width.js';

export const COLUMN_GAP = '  ';

/** Numbers, and what stands in their place if there is none. */
const NUMBER = /^(?:[-−+±＝▲▼]?\s?[-−+±]?[\d.,\u00a0\u202f ]*\d\s?(?:%|pp|[kKMGT]?i?B|ms|s|m|h)?|–|new|no data)$/;

/** Returns the alignment of a column: what the table says, or right for a column of numbers. */
export function alignmentOf({ align, rows }: Pick<Table, 'align' | 'rows'>, column: number): Align {
  if (align) return align[column] ?? 'left';
  const texts = rows.map((row) => textOf(row[column] ?? '').trim());
  return texts.some((text) => /\d/.test(text)) && texts.every((text) => NUMBER.test(text)) ? 'right' : 'left';
}

/** Returns one harmless line per row, with columns that begin below each other. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((text) => logLine(text)));
  const widths: number[] = [];
  for (const row of cells)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, displayWidth(text));
  return cells.map((row) =>
    row
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - displayWidth(text)))
      .join(COLUMN_GAP)
      .trimEnd(),
  );
}
