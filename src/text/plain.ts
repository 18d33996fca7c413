/** Renders blocks as aligned text for a terminal or a job log. Every line is harmless in a log. */
import { partsOf } from './cell-parts.js';
import { type Color, paint, withoutColors } from './color.js';
import { alignColumns, alignmentOf, COLUMN_GAP } from './columns.js';
import {
  type Block,
  bulletedItems,
  type Cell,
  type Chart,
  type Inline,
  type ListedRow,
  type Sign,
  type Table,
} from './document.js';
import { isolateTyped, shownLine } from './isolate.js';
import { logLine, quotedLines } from './log.js';
import { ellipsisOf, paintSign, SIGNS, type SignStyle } from './signs.js';
import { clip, displayWidth, maxDisplayWidth, wrapAfter } from './width.js';

interface PlainOptions extends SignStyle {
  /** Maximum columns of a line; undefined for no maximum. Words, links and verbatim lines are longer if they must be. */
  readonly width?: number;
  /** False to omit what the log has already. */
  readonly logged?: boolean;
}

const MIN_COLUMN_WIDTH = 8;

/** Renders blocks with an empty line between them. The text ends in a line break unless it is empty. */
export function renderPlain(blocks: readonly Block[], options: PlainOptions): string {
  const lines = blockLines(options.logged === false ? withoutLogged(blocks) : blocks, options);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** Returns the blocks without what the log has, and without headings and details that contained nothing else. */
function withoutLogged(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let isNextRemoved = false;
  // The loop starts at the end, since a removed heading can leave an earlier one without content.
  for (const block of blocks.toReversed()) {
    const rest = 'details' in block ? { ...block, blocks: withoutLogged(block.blocks) } : block;
    isNextRemoved =
      ('verbatim' in rest && rest.isLogged === true) ||
      ('details' in block && block.blocks.length > 0 && 'details' in rest && rest.blocks.length === 0) ||
      ('heading' in rest && isNextRemoved && endsSection(kept.at(-1), rest));
    if (!isNextRemoved) kept.push(rest);
  }
  return kept.reverse();
}

function endsSection(next: Block | undefined, { level = 2 }: { readonly level?: number }): boolean {
  return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}

function blockLines(blocks: readonly Block[], options: PlainOptions): string[] {
  const blocksOfLines = blocks
    .map((block) => renderBlock(block, options))
    .filter((lines) => lines.some((line) => line !== ''));
  return blocksOfLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function renderBlock(block: Block, options: PlainOptions): string[] {
  if ('heading' in block) return titleLines(block.heading, block.sign, options);
  if ('paragraph' in block) return wrapAfter('', inlineText(block.paragraph, options), options.width);
  if ('footnote' in block) {
    const text = inlineText(block.footnote, { ...options, color: false });
    return wrapAfter('', text, options.width).map((line) => paint(line, 'dim', options.color));
  }
  if ('list' in block) return listLines(block, options);
  if ('table' in block) return tableLines(block.table, options);
  if ('facts' in block) return factLines(block.facts, options);
  if ('rows' in block) return rowLines(block.rows, options);
  if ('chart' in block) return chartLines(block.chart, options);
  if ('verbatim' in block) return block.toCopy ? ownLines(block.verbatim) : quotedLines(block.verbatim.trimEnd());
  const width = options.width === undefined ? undefined : options.width - COLUMN_GAP.length;
  return [
    ...titleLines(block.details, block.sign, options),
    ...blockLines(block.blocks, { ...options, width }).map((line) => (line === '' ? '' : COLUMN_GAP + line)),
  ];
}

function ownLines(text: string): string[] {
  return text.split('\n').map((line) => COLUMN_GAP + logLine(line));
}

function titleLines(title: string, sign: Sign | undefined, options: PlainOptions): string[] {
  const prefix = sign === undefined ? '' : `${paintSign(sign, options)} `;
  return wrapAfter(prefix, shownLine(title), options.width).map((line, index) => {
    const start = index === 0 ? prefix : '';
    return start + paint(line.slice(start.length), 'bold', options.color);
  });
}

function listLines(block: Extract<Block, { list: unknown }>, options: PlainOptions): string[] {
  const [open, close] = options.ascii ? ['"', '"'] : ['“', '”'];
  return bulletedItems(block).flatMap(({ bullet, item, quotes }) => [
    ...wrapAfter(bullet, inlineText(item, options), options.width),
    ...quotes.flatMap((quote) =>
      wrapAfter(' '.repeat(bullet.length), open + isolateTyped(logLine(quote)) + close, options.width),
    ),
  ]);
}

function factLines(facts: readonly (readonly [label: string, value: Cell])[], options: PlainOptions): string[] {
  const labels = facts.map(([label]) => shownLine(label));
  const width = maxDisplayWidth(labels);
  return facts.flatMap(([, value], index) => {
    const label = labels[index] ?? '';
    const blanks = ' '.repeat(width === 0 ? 0 : width - displayWidth(label) + COLUMN_GAP.length);
    return wrapAfter(paint(label, 'dim', options.color) + blanks, inlineText(value, options), options.width);
  });
}

/** Breaks the last column into lines. It begins below the others if they leave too little room. */
function rowLines(rows: readonly ListedRow[], options: PlainOptions): string[] {
  const cells = rows.map(({ columns }) => columns.map((cell) => inlineText(cell, options)));
  const short = cells.map((row) => row.slice(0, -1));
  const count = Math.max(0, ...short.map(({ length }) => length));
  const widths = Array.from({ length: count }, (_, column) => maxDisplayWidth(short.map((row) => row[column] ?? '')));
  return cells.flatMap((row, index) => {
    const sign = rows[index]?.sign;
    const start = [
      sign === undefined ? '- ' : `${paintSign(sign, options)} `,
      ...(short[index] ?? []).map((text, column) => pad(text, widths[column] ?? 0, false) + COLUMN_GAP),
    ].join('');
    const last = row.at(-1) ?? '';
    const isNarrow = options.width !== undefined && displayWidth(start) > options.width / 2;
    if (!isNarrow || last === '') return wrapAfter(start, last, options.width).map((line) => line.trimEnd());
    return [start.trimEnd(), ...wrapAfter(COLUMN_GAP.repeat(2), last, options.width)];
  });
}

/** Renders a row of bars per line, with one height for all, and its range; the newest bars are shown if space is short. */
function chartLines({ title, labels, lines }: Chart, { ascii, color, width = Infinity }: PlainOptions): string[] {
  const barsByHeight = ascii ? '_.-:=+*#' : '▁▂▃▄▅▆▇█';
  const maxValue = Math.max(1, ...lines.flatMap(({ values }) => values));
  const barOf = (value: number): string =>
    barsByHeight[Math.round((Math.max(0, value) / maxValue) * (barsByHeight.length - 1))] ?? '';
  const rows = lines
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => {
      const bars = values.map(barOf).slice(-Math.max(1, width)).join('');
      return [bars, `${Math.min(...values)} to ${Math.max(...values)}`, name];
    });
  if (rows.length === 0) return [];
  const [first = '', ...others] = alignColumns(rows);
  return [
    paint(shownLine(title), 'bold', color),
    first,
    ...others.map((row) => paint(row, 'dim', color)),
    shownLine(`${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`),
  ];
}

interface Span {
  readonly text: string;
  readonly color?: Color;
}

function inlineText(cell: Cell, options: PlainOptions): string {
  const useColor = options.color;
  const spans: Span[] = [];
  for (const span of partsOf(cell).flatMap((part) => spansOf(part, options))) {
    const last = spans.at(-1);
    // Spans without a color code between them are escaped together, since both could form a command.
    const isJoined = last !== undefined && !(useColor && (last.color ?? span.color));
    if (isJoined) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  return spans
    .map(({ text, color }) => (color === undefined ? shownLine(text) : paint(shownLine(text), color, useColor)))
    .join('');
}

function spansOf(part: Inline, { ascii: isAscii }: SignStyle): Span[] {
  if (typeof part === 'string') return [{ text: part }];
  if ('code' in part) return [{ text: part.code, color: 'cyan' }];
  if ('strong' in part) return [{ text: part.strong, color: 'bold' }];
  if ('typed' in part) return [{ text: part.typed }];
  if ('sign' in part) {
    const { character, ascii, color } = SIGNS[part.sign];
    return [{ text: isAscii ? ascii : character, color }];
  }
  const url: Span = { text: part.link, color: 'cyan' };
  if (part.text === part.link || part.text === '') return [url];
  return [{ text: part.text, color: part.isMain ? 'bold' : undefined }, { text: ' (' }, url, { text: ')' }];
}

interface Column {
  readonly width: number;
  readonly isRight: boolean;
  /** True for numbers and links: a shortened one says something else. */
  readonly isWhole: boolean;
}

function tableLines(table: Table, options: PlainOptions): string[] {
  const head = table.head.map((title) => shownLine(title));
  const rows = table.rows.map((row) => head.map((_, column) => inlineText(row[column] ?? '', options)));
  const columns = head.map((title, column): Column => {
    const isRight = alignmentOf(table, column) === 'right';
    const parts = table.rows.flatMap((row) => partsOf(row[column] ?? ''));
    const hasLink = parts.some((part) => typeof part === 'object' && 'link' in part);
    const width = maxDisplayWidth([title, ...rows.map((row) => row[column] ?? '')]);
    return { width, isRight, isWhole: isRight || hasLink };
  });
  const widths = fitWidths(columns, options.width);
  if (widths === undefined) return recordLines(table, options);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        // What is left of a sentence after it is broken into lines is one long word, such as a URL to copy.
        const shown = table.wraps ? cell : shortenTo(cell, width, options);
        return pad(shown, width, columns[column]?.isRight === true);
      })
      .join(COLUMN_GAP)
      .trimEnd();
  const linesOf = (cells: readonly string[]): string[] =>
    table.wraps ? wrapCells(cells, widths).map(line) : [line(cells)];
  const titles = [
    paint(line(head), 'bold', options.color),
    paint(widths.map((width) => '-'.repeat(width)).join(COLUMN_GAP), 'dim', options.color),
  ];
  // Markdown requires titles, so a table without titles has empty ones.
  return [...(head.some((title) => title !== '') ? titles : []), ...rows.flatMap(linesOf)];
}

/** Returns the lines of a row whose cells are as many lines high as their texts need. */
function wrapCells(cells: readonly string[], widths: readonly number[]): string[][] {
  const columns = cells.map((cell, column) => wrapAfter('', cell, widths[column]));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) => columns.map((lines) => lines[index] ?? ''));
}

/** Shows each row as labels with values, for a table that is too wide. */
function recordLines({ head, rows }: Table, options: PlainOptions): string[] {
  return rows.flatMap((row, index) => {
    const facts = head.map((label, column) => [label, row[column] ?? ''] as const);
    const shown = facts.filter(([, value]) => inlineText(value, options) !== '');
    return [...(index === 0 ? [] : ['']), ...factLines(shown, options)];
  });
}

/** Narrows the widest column step by step until all columns fit. Undefined if they can't fit. */
function fitWidths(columns: readonly Column[], limit = Infinity): number[] | undefined {
  const widths = columns.map(({ width }) => width);
  let excess = widths.reduce((sum, width) => sum + width, 0) + COLUMN_GAP.length * (widths.length - 1) - limit;
  for (; excess > 0; excess--) {
    const widest = Math.max(...widths.filter((_, column) => columns[column]?.isWhole === false));
    if (widest <= MIN_COLUMN_WIDTH) return undefined;
    const column = widths.findIndex((width, index) => width === widest && columns[index]?.isWhole === false);
    widths[column] = widest - 1;
  }
  return widths;
}

/** A color code must not be cut, so a shortened text has none. */
function shortenTo(text: string, width: number, options: PlainOptions): string {
  return displayWidth(text) <= width ? text : clip(withoutColors(text), width, ellipsisOf(options));
}

function pad(text: string, width: number, isRight: boolean): string {
  const blanks = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return isRight ? blanks + text : text + blanks;
}
