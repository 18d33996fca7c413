/**
 * Renders blocks as GitHub Flavored Markdown for job summaries, comments and `summary.md`. Text is escaped only here.
 * `Page` keeps rows, fences and details complete if the text has a byte limit.
 */
import { partsOf } from './cell-parts.js';
import { alignmentOf } from './columns.js';
import { type Align, type Block, bulletedItems, type Cell, type Sign, type Table } from './document.js';
import { cleanLines } from './log.js';
import { escapeHtml, fenceFor, renderCell, renderHtmlLine, renderLine, signPrefix } from './markdown-inline.js';
import { renderMermaid } from './mermaid.js';
import { shorten } from './width.js';

/** Longer lines of verbatim text are shortened if there is a limit, since one line could exceed it alone. */
const MAX_LINE_LENGTH = 10_000;

interface MarkdownOptions {
  /** Maximum UTF-8 bytes of the result. */
  readonly limitBytes?: number;
  /** Text at the end of shortened output that says where to find all of it. */
  readonly pointer?: Cell;
}

/**
 * Renders blocks. Above `limitBytes`, it omits rows, items, lines and blocks from the first that doesn't fit, and ends
 * with `pointer`. Verbatim text keeps its last lines instead, which contain the error of a log.
 */
export function renderMarkdown(blocks: readonly Block[], options: MarkdownOptions = {}): string {
  const { limitBytes = Infinity } = options;
  const whole = new Page(Infinity);
  writeBlocks(whole, blocks);
  if (whole.sizeBytes <= limitBytes) return whole.text;

  const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
  const page = new Page(limitBytes - Buffer.byteLength(pointer));
  if (page.isFull) return '';
  writeBlocks(page, blocks);
  return page.text + pointer;
}

/** Collects Markdown up to a limit. After the first part that doesn't fit, it accepts no more. */
class Page {
  readonly #parts: string[] = [];
  sizeBytes = 0;
  isFull: boolean;

  constructor(public remainingBytes: number) {
    this.isFull = remainingBytes < 0;
  }

  get text(): string {
    return this.#parts.join('');
  }

  add(part: string): boolean {
    const size = Buffer.byteLength(part);
    if (!this.#fits(size)) return false;
    this.#put(part, size);
    return true;
  }

  /** Writes a frame that is always closed. A frame is removed if its body doesn't fit at all. */
  frame(open: string, close: string, body: () => void): void {
    const closeBytes = Buffer.byteLength(close);
    const openBytes = Buffer.byteLength(open);
    if (!this.#fits(openBytes + closeBytes)) return;
    this.remainingBytes -= closeBytes;
    this.#put(open, openBytes);
    const partsBefore = this.#parts.length;
    body();
    this.remainingBytes += closeBytes;
    if (this.isFull && this.#parts.length === partsBefore) {
      this.#parts.pop();
      this.sizeBytes -= openBytes;
      this.remainingBytes += openBytes;
    } else this.#put(close, closeBytes);
  }

  /** Writes the rows that fit, or nothing if there are none. */
  frameRows(open: string, close: string, rows: readonly string[]): void {
    if (rows.length > 0) this.frame(open, close, () => void rows.every((row) => this.add(row)));
  }

  /** What doesn't fit ends the page. */
  #fits(size: number): boolean {
    this.isFull ||= size > this.remainingBytes;
    return !this.isFull;
  }

  #put(part: string, size: number): void {
    this.#parts.push(part);
    this.sizeBytes += size;
    this.remainingBytes -= size;
  }
}

function writeBlocks(page: Page, blocks: readonly Block[]): void {
  for (const block of blocks) if (!page.isFull) writeBlock(page, block);
}

function writeBlock(page: Page, block: Block): void {
  if ('heading' in block) {
    const { heading, level = 2, sign } = block;
    addLine(page, `${'#'.repeat(level)} ${signPrefix(sign)}`, renderLine(heading));
  } else if ('paragraph' in block) {
    addLine(page, '', renderLine(block.paragraph));
  } else if ('footnote' in block) {
    addLine(page, '<sub>', renderCell(block.footnote), '</sub>');
  } else if ('list' in block) {
    writeList(page, block);
  } else if ('table' in block) {
    writeTable(page, block.table);
  } else if ('facts' in block) {
    writeFacts(page, block.facts);
  } else if ('rows' in block) {
    writeList(page, { list: block.rows.map(({ sign, columns }) => joinColumns(sign, columns)) });
  } else if ('chart' in block) {
    addLine(page, '```mermaid\n', renderMermaid(block.chart), '```');
  } else if ('verbatim' in block) {
    writeVerbatim(page, block);
  } else {
    const summary = signPrefix(block.sign) + escapeHtml(block.details);
    page.frame(`<details><summary>${summary}</summary>\n\n`, '</details>\n\n', () => writeBlocks(page, block.blocks));
  }
}

function writeFacts(page: Page, facts: Extract<Block, { facts: unknown }>['facts']): void {
  const rows = facts.map(
    ([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${renderHtmlLine(value)}</td></tr>\n`,
  );
  page.frameRows('<table>\n', '</table>\n\n', rows);
}

function writeList(page: Page, block: Extract<Block, { list: unknown }>): void {
  const box = block.kind === 'tasks' ? '[ ] ' : '';
  const items = bulletedItems(block).map(({ bullet, item, quotes }) => {
    const indent = ' '.repeat(bullet.length);
    // A blank line would make every item a paragraph, so a quote follows its item at once.
    const quoted = quotes.map((quote) => `${indent}> ${renderLine({ typed: quote })}\n`).join(`${indent}>\n`);
    return `${bullet}${box}${renderLine(item)}\n${quoted}`;
  });
  page.frameRows('', '\n', items);
}

function joinColumns(sign: Sign | undefined, columns: readonly Cell[]): Cell {
  const parts = columns.flatMap((cell, index) => [...(index === 0 ? [] : [' ']), ...partsOf(cell)]);
  return sign === undefined ? parts : [{ sign }, ' ', ...parts];
}

function addLine(page: Page, prefix: string, line: string, suffix = ''): void {
  if (line !== '') page.add(`${prefix}${line}${suffix}\n\n`);
}

function writeTable(page: Page, table: Table): void {
  if (table.head.length === 0) return;
  const head = tableRow(table.head);
  const rule = `| ${table.head.map((_, column) => RULES[alignmentOf(table, column)]).join(' | ')} |\n`;
  page.frame(head + rule, '\n', () => {
    for (const row of table.rows) if (!page.add(tableRow(table.head.map((_, index) => row[index] ?? '')))) return;
  });
}

const RULES: Readonly<Record<Align, string>> = { left: ':---', right: '---:', center: ':-:' };

function tableRow(cells: readonly Cell[]): string {
  return `| ${cells.map(renderCell).join(' | ')} |\n`;
}

function writeVerbatim(page: Page, block: Extract<Block, { verbatim: unknown }>): void {
  const cleaned = cleanLines(block.verbatim).map(withoutQuickAction);
  const lines = page.remainingBytes < Infinity ? cleaned.map((line) => shorten(line, MAX_LINE_LENGTH)) : cleaned;
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) return;
  // The fence depends on the cleaned lines, since a removed control character may have split a run of backticks.
  const fence = fenceFor(lines.join('\n'), 3);
  page.frame(`${fence}${block.language ?? 'text'}\n`, `${fence}\n\n`, () => {
    const kept = lastLines(lines, page.remainingBytes);
    if (kept.length > 0) page.add(kept.map((line) => `${line}\n`).join(''));
    // Nothing may follow text that was shortened.
    if (kept.length < lines.length) page.isFull = true;
  });
}

/** Returns the last lines that fit into the bytes, each with its line break. */
function lastLines(lines: readonly string[], limitBytes: number): readonly string[] {
  let first = lines.length;
  let remaining = limitBytes;
  while (first > 0) {
    remaining -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
    if (remaining < 0) break;
    first--;
  }
  return lines.slice(first);
}

/**
 * Adds a blank before a GitLab quick action such as `/close`, which makes it plain text. GitLab doesn't run quick actions
 * in code, but a shorter fence inside the code misleads its search.
 */
function withoutQuickAction(line: string): string {
  return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
}
