/** Blocks as text for a terminal or a job log: aligned, readable without colours, every line harmless in a log. */
import { type Color, paint } from './color.js';
import type { Block, Cell, Chart, Inline } from './document.js';
import { logLine, quotedLines } from './log.js';
import { clip, displayWidth } from './width.js';

interface PlainOptions {
  readonly color: boolean;
  /** Columns that a table may take; wider ones have their longest cells cut. Without it nothing is cut. */
  readonly width?: number;
  /** False leaves verbatim blocks out, for where they were shown already. */
  readonly verbatim?: boolean;
}

const NARROWEST_COLUMN = 8;
const GAP = '  ';

/** Renders blocks, one empty line between two of them. Ends in a line break unless there is nothing to say. */
export function renderPlain(blocks: readonly Block[], options: PlainOptions): string {
  const lines = blockLines(options.verbatim === false ? withoutVerbatim(blocks) : blocks, options);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** The blocks without verbatim ones, and without headings and details that had nothing else. */
function withoutVerbatim(blocks: readonly Block[]): Block[] {
  const left = blocks.map((block): Block | undefined => {
    if ('verbatim' in block) return undefined;
    if (!('details' in block)) return block;
    const inside = withoutVerbatim(block.blocks);
    return inside.length === 0 && block.blocks.length > 0 ? undefined : { ...block, blocks: inside };
  });
  const kept: Block[] = [];
  // From the end, for a heading may be left without content by headings that were.
  for (const [index, block] of [...left.entries()].reverse()) {
    const wasEmptied = index + 1 < left.length && left[index + 1] === undefined;
    if (block && 'heading' in block && wasEmptied && endsSection(kept.at(-1), block)) left[index] = undefined;
    else if (block) kept.push(block);
  }
  return kept.reverse();
}

function endsSection(next: Block | undefined, { level = 2 }: { readonly level?: number }): boolean {
  return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}

function blockLines(blocks: readonly Block[], options: PlainOptions): string[] {
  const parts = blocks.map((block) => linesOf(block, options)).filter((part) => part.length > 0);
  return parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

function linesOf(block: Block, options: PlainOptions): string[] {
  if ('heading' in block) return [paint(logLine(block.heading), 'bold', options.color)];
  if ('paragraph' in block) return [inlineText(block.paragraph, options.color)];
  if ('list' in block) return block.list.map((item) => `- ${inlineText(item, options.color)}`);
  if ('table' in block) return tableLines(block.table, options);
  if ('chart' in block) return chartLines(block.chart, options);
  if ('verbatim' in block) return quotedLines(block.verbatim.trimEnd());
  return [
    paint(logLine(block.details), 'bold', options.color),
    ...blockLines(block.blocks, narrower(options)).map((line) => (line === '' ? '' : GAP + line)),
  ];
}

function narrower(options: PlainOptions): PlainOptions {
  return options.width === undefined ? options : { ...options, width: options.width - GAP.length };
}

const BARS = '▁▂▃▄▅▆▇█';

/** A bar a day, and between which numbers they lie; the newest where there is no room for all. */
function chartLines({ title, dates, values }: Chart, { color: colour, width = values.length }: PlainOptions): string[] {
  if (values.length === 0) return [];
  const most = Math.max(...values, 1);
  const bars = values.map((value) => BARS[Math.round((Math.max(0, value) / most) * (BARS.length - 1))] ?? '');
  const range = `${Math.min(...values)} to ${Math.max(...values)}, ${dates[0] ?? ''} to ${dates.at(-1) ?? ''}`;
  return [paint(logLine(title), 'bold', colour), bars.slice(-Math.max(1, width)).join(''), logLine(range)];
}

interface Piece {
  readonly text: string;
  readonly colour?: Color;
}

function inlineText(cell: Cell, colour: boolean): string {
  const pieces: Piece[] = [];
  for (const piece of (isList(cell) ? cell : [cell]).map(pieceOf)) {
    const last = pieces.at(-1);
    // Pieces that touch are made harmless together: each alone may be harmless and both a command.
    const touching = last !== undefined && !(colour && (last.colour ?? piece.colour));
    if (touching) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
    else pieces.push(piece);
  }
  return pieces
    .map(({ text, colour: own }) => (own === undefined ? logLine(text) : paint(logLine(text), own, colour)))
    .join('');
}

function pieceOf(part: Inline): Piece {
  if (typeof part === 'string') return { text: part };
  if ('code' in part) return { text: part.code, colour: 'cyan' };
  if ('strong' in part) return { text: part.strong, colour: 'bold' };
  return { text: part.text === part.link || part.text === '' ? part.link : `${part.text} (${part.link})` };
}

function tableLines(
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] },
  options: PlainOptions,
): string[] {
  const head = table.head.map((title) => logLine(title));
  // Cells are measured and cut as text, so they carry no colour.
  const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', false)));
  const widths = fit(
    head.map((title, column) =>
      rows.reduce((width, row) => Math.max(width, displayWidth(row[column] ?? '')), displayWidth(title)),
    ),
    options.width,
  );
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isNumber(row[column] ?? '')));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, right[column] === true))
      .join(GAP)
      .trimEnd();
  const titles = [
    paint(line(head), 'bold', options.color),
    paint(widths.map((width) => '-'.repeat(width)).join(GAP), 'dim', options.color),
  ];
  // Markdown has no table without titles, so a list of facts has empty ones.
  return [...(head.some((title) => title !== '') ? titles : []), ...rows.map(line)];
}

/** Takes columns from the widest until all fit. */
function fit(widths: number[], limit: number | undefined): number[] {
  if (limit === undefined) return widths;
  const fitted = [...widths];
  let over = fitted.reduce((sum, width) => sum + width, 0) + GAP.length * (fitted.length - 1) - limit;
  while (over > 0) {
    const widest = fitted.indexOf(Math.max(...fitted));
    const width = fitted[widest];
    if (width === undefined || width <= NARROWEST_COLUMN) break;
    fitted[widest] = width - 1;
    over--;
  }
  return fitted;
}

function pad(text: string, width: number, right: boolean): string {
  const shown = clip(text, width);
  const blanks = ' '.repeat(Math.max(0, width - displayWidth(shown)));
  return right ? blanks + shown : shown + blanks;
}

function isNumber(text: string): boolean {
  return /^[-+±]?[\d.,\u00a0\u202f ]*\d\s?(?:%|[kKMGT]?i?B|ms|s|m|h)?$/.test(text);
}

function isList(cell: Cell): cell is readonly Inline[] {
  return Array.isArray(cell);
}
