/** Renders blocks as aligned text for a terminal or a job log. Every line is harmless in a log. */
import { type Color, paint } from './color.js';
import { alignColumns, alignmentOf, COLUMN_GAP } from './columns.js';
import {
  type Block,
  type Cell,
  type Chart,
  type Inline,
  isQuotedItem,
  partsOf,
  type PlannedChange,
  type QuotedItem,
  type Sign,
  type Table,
} from './document.js';
import { logLine, quotedLines } from './log.js';
import { paintSign, SIGNS, type SignStyle } from './signs.js';
import { clip, displayWidth } from './width.js';

interface PlainOptions extends SignStyle {
  /** Maximum columns of a table, whose longest cells are shortened to fit; undefined for no maximum. */
  readonly width?: number;
  /** False to omit verbatim blocks that were already shown. */
  readonly verbatim?: boolean;
}

const MIN_COLUMN_WIDTH = 8;

/** Renders blocks with an empty line between them. The text ends in a line break unless it is empty. */
export function renderPlain(blocks: readonly Block[], options: PlainOptions): string {
  const lines = blockLines(options.verbatim === false ? withoutVerbatim(blocks) : blocks, options);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** Returns the blocks without verbatim ones, and without headings and details that contained nothing else. */
function withoutVerbatim(blocks: readonly Block[]): Block[] {
  const remaining = blocks.map((block): Block | undefined => {
    if ('verbatim' in block) return undefined;
    if (!('details' in block)) return block;
    const children = withoutVerbatim(block.blocks);
    return children.length === 0 && block.blocks.length > 0 ? undefined : { ...block, blocks: children };
  });
  const kept: Block[] = [];
  // The loop starts at the end, since a removed heading can leave an earlier one without content.
  for (const [index, block] of [...remaining.entries()].reverse()) {
    const isNextRemoved = index + 1 < remaining.length && remaining[index + 1] === undefined;
    if (block && 'heading' in block && isNextRemoved && endsSection(kept.at(-1), block)) remaining[index] = undefined;
    else if (block) kept.push(block);
  }
  return kept.reverse();
}

function endsSection(next: Block | undefined, { level = 2 }: { readonly level?: number }): boolean {
  return next === undefined || ('heading' in next && (next.level ?? 2) <= level);
}

function blockLines(blocks: readonly Block[], options: PlainOptions): string[] {
  const blocksOfLines = blocks.map((block) => renderBlock(block, options)).filter((lines) => lines.length > 0);
  return blocksOfLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function renderBlock(block: Block, options: PlainOptions): string[] {
  if ('heading' in block) return [titleLine(block.heading, block.sign, options)];
  if ('paragraph' in block) return [inlineText(block.paragraph, options)];
  if ('footnote' in block)
    return [paint(inlineText(block.footnote, { ...options, color: false }), 'dim', options.color)];
  if ('list' in block) return listLines(block.list, block.kind, options);
  if ('table' in block) return tableLines(block.table, options);
  if ('facts' in block) return factLines(block.facts, options);
  if ('plan' in block) return planLines(block.plan, options);
  if ('chart' in block) return chartLines(block.chart, options);
  if ('verbatim' in block) return quotedLines(block.verbatim.trimEnd());
  return [
    titleLine(block.details, block.sign, options),
    ...blockLines(block.blocks, indented(options)).map((line) => (line === '' ? '' : COLUMN_GAP + line)),
  ];
}

function titleLine(title: string, sign: Sign | undefined, options: PlainOptions): string {
  const text = paint(logLine(title), 'bold', options.color);
  return sign === undefined ? text : `${paintSign(sign, options)} ${text}`;
}

function listLines(
  items: readonly (Cell | QuotedItem)[],
  kind: 'numbers' | 'tasks' | undefined,
  options: PlainOptions,
): string[] {
  return items.flatMap((entry, index) => {
    const { item, quotes } = isQuotedItem(entry) ? entry : { item: entry, quotes: [] };
    const bullet = kind === 'numbers' ? `${index + 1}. ` : '- ';
    const indent = ' '.repeat(bullet.length);
    return [bullet + inlineText(item, options), ...quotes.map((quote) => `${indent}“${logLine(quote)}”`)];
  });
}

/** Values stay whole: people copy them. */
function factLines(facts: readonly (readonly [label: string, value: Cell])[], options: PlainOptions): string[] {
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  return facts.map(
    ([label, value]) => paint(label.padEnd(width), 'dim', options.color) + COLUMN_GAP + inlineText(value, options),
  );
}

function planLines(changes: readonly PlannedChange[], options: PlainOptions): string[] {
  const lines = alignColumns(changes.map(({ columns }) => columns));
  return changes.map(({ change }, index) => `${paintSign(change, options)} ${lines[index] ?? ''}`);
}

function indented(options: PlainOptions): PlainOptions {
  return options.width === undefined ? options : { ...options, width: options.width - COLUMN_GAP.length };
}

const BARS = '▁▂▃▄▅▆▇█';

/** Renders a row of bars per line, with one height for all, and its range; the newest bars are shown if space is short. */
function chartLines({ title, labels, lines }: Chart, { color, width = Infinity }: PlainOptions): string[] {
  const maxValue = Math.max(1, ...lines.flatMap(({ values }) => values));
  const barOf = (value: number): string => BARS[Math.round((Math.max(0, value) / maxValue) * (BARS.length - 1))] ?? '';
  const rows = lines
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => {
      const bars = values.map(barOf).slice(-Math.max(1, width)).join('');
      return [bars, `${Math.min(...values)} to ${Math.max(...values)}`, name];
    });
  if (rows.length === 0) return [];
  const [first = '', ...others] = alignColumns(rows);
  return [
    paint(logLine(title), 'bold', color),
    first,
    ...others.map((row) => paint(row, 'dim', color)),
    logLine(`${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`),
  ];
}

interface Span {
  readonly text: string;
  readonly color?: Color;
}

function inlineText(cell: Cell, options: SignStyle): string {
  const useColor = options.color;
  const spans: Span[] = [];
  for (const span of partsOf(cell).map((part) => spanOf(part, options.ascii === true))) {
    const last = spans.at(-1);
    // Spans without a color code between them are escaped together, since both could form a command.
    const isJoined = last !== undefined && !(useColor && (last.color ?? span.color));
    if (isJoined) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  return spans
    .map(({ text, color }) => (color === undefined ? logLine(text) : paint(logLine(text), color, useColor)))
    .join('');
}

function spanOf(part: Inline, isAscii: boolean): Span {
  if (typeof part === 'string') return { text: part };
  if ('code' in part) return { text: part.code, color: 'cyan' };
  if ('strong' in part) return { text: part.strong, color: 'bold' };
  if ('sign' in part) {
    const { character, ascii, color } = SIGNS[part.sign];
    return { text: isAscii ? ascii : character, color };
  }
  return { text: part.text === part.link || part.text === '' ? part.link : `${part.text} (${part.link})` };
}

function tableLines(table: Table, options: PlainOptions): string[] {
  const head = table.head.map((title) => logLine(title));
  // Cells are measured and shortened as text, so they have no color codes.
  const rows = table.rows.map((row) =>
    head.map((_, column) => inlineText(row[column] ?? '', { ...options, color: false })),
  );
  const widths = fitWidths(
    head.map((title, column) =>
      rows.reduce((width, row) => Math.max(width, displayWidth(row[column] ?? '')), displayWidth(title)),
    ),
    options.width,
  );
  const isRightAligned = head.map((_, column) => alignmentOf(table, column) === 'right');
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, isRightAligned[column] === true))
      .join(COLUMN_GAP)
      .trimEnd();
  const titles = [
    paint(line(head), 'bold', options.color),
    paint(widths.map((width) => '-'.repeat(width)).join(COLUMN_GAP), 'dim', options.color),
  ];
  // Markdown requires titles, so a table without titles has empty ones.
  return [...(head.some((title) => title !== '') ? titles : []), ...rows.map(line)];
}

/** Narrows the widest column step by step until all columns fit. */
function fitWidths(widths: number[], limit: number | undefined): number[] {
  if (limit === undefined) return widths;
  const fitted = [...widths];
  let excess = fitted.reduce((sum, width) => sum + width, 0) + COLUMN_GAP.length * (fitted.length - 1) - limit;
  while (excess > 0) {
    const widest = fitted.indexOf(Math.max(...fitted));
    const width = fitted[widest];
    if (width === undefined || width <= MIN_COLUMN_WIDTH) break;
    fitted[widest] = width - 1;
    excess--;
  }
  return fitted;
}

function pad(text: string, width: number, isRight: boolean): string {
  const shown = clip(text, width);
  const blanks = ' '.repeat(Math.max(0, width - displayWidth(shown)));
  return isRight ? blanks + shown : shown + blanks;
}
