/**
 * Blocks as GitHub Flavored Markdown for job summaries, comments and `summary.md`. Text is escaped here and nowhere
 * else; what must not be cut in the middle (rows, fences, details) is written by `Page`.
 */
import type { Block, Cell, Table } from './document.js';
import { cleanLines } from './log.js';
import { escapeHtml, fenceFor, renderCell, renderLine } from './markdown-inline.js';
import { renderMermaid } from './mermaid.js';
import { shorten } from './width.js';

/** Where room is short, longer lines of verbatim text are cut: one of them alone could take it all. */
const LINE_LENGTH = 10_000;

interface MarkdownOptions {
  /** The most UTF-8 bytes the result may have. */
  readonly limitBytes?: number;
  /** What stands at the end where something was left out: where to find all of it. */
  readonly pointer?: Cell;
}

/**
 * Renders blocks. Above `limitBytes` whole rows, items, lines and blocks are left out from the first that does not
 * fit (of verbatim text the last lines stay: that is where a log says what went wrong; very long lines are cut), and
 * `pointer` ends the page.
 */
export function renderMarkdown(blocks: readonly Block[], options: MarkdownOptions = {}): string {
  const whole = new Page(Infinity);
  writeBlocks(whole, blocks);
  if (whole.sizeBytes <= (options.limitBytes ?? Infinity)) return whole.text;

  const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
  const page = new Page((options.limitBytes ?? Infinity) - Buffer.byteLength(pointer));
  if (page.full) return '';
  writeBlocks(page, blocks);
  return page.text + pointer;
}

/** Markdown as far as it fits. Once a piece did not fit, nothing more is written. */
class Page {
  readonly #pieces: string[] = [];
  #left: number;
  #full: boolean;
  sizeBytes = 0;

  constructor(limitBytes: number) {
    this.#left = limitBytes;
    this.#full = limitBytes < 0;
  }

  get text(): string {
    return this.#pieces.join('');
  }

  /** Something did not fit. */
  get full(): boolean {
    return this.#full;
  }

  get isLimited(): boolean {
    return this.#left !== Infinity;
  }

  get leftBytes(): number {
    return this.#left;
  }

  add(piece: string): boolean {
    const size = Buffer.byteLength(piece);
    if (this.#full || size > this.#left) {
      this.#full = true;
      return false;
    }
    this.#put(piece, size);
    return true;
  }

  /** Says that something was left out, so that nothing follows. */
  stop(): void {
    this.#full = true;
  }

  /** Opens a frame that will be closed whatever happens to its body; one whose body stays empty is taken back. */
  frame(open: string, close: string, body: () => void): void {
    const closeBytes = Buffer.byteLength(close);
    const openBytes = Buffer.byteLength(open);
    if (this.#full || openBytes + closeBytes > this.#left) {
      this.#full = true;
      return;
    }
    this.#left -= closeBytes;
    this.#put(open, openBytes);
    const before = this.#pieces.length;
    body();
    this.#left += closeBytes;
    if (this.full && this.#pieces.length === before) {
      this.#pieces.pop();
      this.sizeBytes -= openBytes;
      this.#left += openBytes;
    } else this.#put(close, closeBytes);
  }

  #put(piece: string, size: number): void {
    this.#pieces.push(piece);
    this.sizeBytes += size;
    this.#left -= size;
  }
}

function writeBlocks(page: Page, blocks: readonly Block[]): void {
  for (const block of blocks) {
    if (page.full) return;
    writeBlock(page, block);
  }
}

function writeBlock(page: Page, block: Block): void {
  if ('heading' in block) {
    addLine(page, '#'.repeat(block.level ?? 2) + ' ', renderLine(block.heading));
  } else if ('paragraph' in block) {
    addLine(page, '', renderLine(block.paragraph));
  } else if ('list' in block) {
    if (block.list.length === 0) return;
    page.frame('', '\n', () => {
      for (const item of block.list) if (!page.add(`- ${renderLine(item)}\n`)) return;
    });
  } else if ('table' in block) {
    writeTable(page, block.table);
  } else if ('chart' in block) {
    const chart = renderMermaid(block.chart);
    if (chart !== '') page.add(`\`\`\`mermaid\n${chart}\`\`\`\n\n`);
  } else if ('verbatim' in block) {
    writeVerbatim(page, block.verbatim);
  } else {
    const summary = escapeHtml(block.details);
    page.frame(`<details><summary>${summary}</summary>\n\n`, '</details>\n\n', () => writeBlocks(page, block.blocks));
  }
}

function addLine(page: Page, prefix: string, line: string): void {
  if (line !== '') page.add(`${prefix}${line}\n\n`);
}

function writeTable(page: Page, table: Table): void {
  if (table.head.length === 0) return;
  if (table.whole) {
    const whole = new Page(Infinity);
    writeTable(whole, { ...table, whole: false });
    page.add(whole.text);
    return;
  }
  const head = tableRow(table.head);
  const rule = tableRow(
    table.head.map(() => '---'),
    (cell) => cell,
  );
  page.frame(head + rule, '\n', () => {
    for (const row of table.rows) if (!page.add(tableRow(table.head.map((_, index) => row[index] ?? '')))) return;
  });
}

function tableRow<T extends Cell>(
  cells: readonly T[],
  render: (cell: T) => string = (cell) => renderCell(cell),
): string {
  return `| ${cells.map(render).join(' | ')} |\n`;
}

function writeVerbatim(page: Page, text: string): void {
  const whole = cleanLines(text).map(withoutQuickAction);
  const lines = page.isLimited ? whole.map((line) => shorten(line, LINE_LENGTH)) : whole;
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) return;
  // Of what is shown: a control that was taken away may have parted two runs of backticks.
  const fence = fenceFor(lines.join('\n'), 3);
  page.frame(`${fence}text\n`, `${fence}\n\n`, () => {
    const kept = lastLines(lines, page.leftBytes);
    if (kept.length > 0) page.add(kept.map((line) => `${line}\n`).join(''));
    if (kept.length < lines.length) page.stop();
  });
}

/** The last lines that take at most so many bytes, each with its line break. */
function lastLines(lines: readonly string[], limitBytes: number): readonly string[] {
  let first = lines.length;
  let left = limitBytes;
  while (first > 0) {
    left -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
    if (left < 0) break;
    first--;
  }
  return lines.slice(first);
}

/**
 * GitLab obeys a line such as `/close` in a note. It means to skip code, but tells code from text by a search of its
 * own, which a shorter fence inside ends early. One blank makes the line plain text for it.
 */
function withoutQuickAction(line: string): string {
  return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
}
