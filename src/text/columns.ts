/** Aligns the columns of tables and plans. */
import { type Align, type Table, textOf } from './document.js';
import { shownLine } from './isolate.js';
import { displayWidth, maxDisplayWidth } from './width.js';

export const COLUMN_GAP = '  ';

/** Matches a number with its direction and its unit, and durations such as `4m 56s`. */
const NUMBER = /^(?:[▲▼=]\s?)?[-−+±]?\d[\d.,\u00a0\u202f]*(?:\s?(?:%|pp|points?|B|[kKMGT]i?B|ms|[smhd]))?(?: \d+m?s)?$/;

/** Matches what a column of numbers shows if there is no number. */
const NO_NUMBER = /^(?:|[-–—]|new|no data|none)$/;

/** Returns the alignment of a column: what the table says, or right for a column of numbers. */
export function alignmentOf({ align, rows }: Pick<Table, 'align' | 'rows'>, column: number): Align {
  if (align) return align[column] ?? 'left';
  const texts = rows.map((row) => textOf(row[column] ?? '').trim()).filter((text) => !NO_NUMBER.test(text));
  return texts.length > 0 && texts.every((text) => NUMBER.test(text)) ? 'right' : 'left';
}

/** Returns one harmless line per row, with columns that begin below each other. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((text) => shownLine(text)));
  const last = cells.reduce((count, row) => Math.max(count, row.length), 0) - 1;
  const starts = [0];
  for (let column = 0; column < last; column++) {
    const width = maxDisplayWidth(cells.map((row) => row[column] ?? ''));
    starts.push((starts[column] ?? 0) + width + COLUMN_GAP.length);
  }
  return cells.map((row) => {
    let line = '';
    for (const [column, text] of row.entries()) {
      line += ' '.repeat((starts[column] ?? 0) - displayWidth(line)) + text;
    }
    return line.trimEnd();
  });
}
