/** Lays out Markdown on the pages of a PDF: text, lists, code, tables and quotes, from top to bottom. */
import type { List, RootContent, Table } from 'mdast';
import type { Color, PDFDocument, PDFPage } from 'pdf-lib';
import { longestWordOf, runsOf, textWidth, widthOf, wrapRuns, type Fonts, type Placed, type Run } from './pdf-text.js';

export const A4: [number, number] = [595, 842];
export const MARGIN = 64;
/** The foot of a page is below the text. */
const BOTTOM = 80;
export const TEXT_WIDTH = A4[0] - 2 * MARGIN;

const TEXT_SIZE = 10.5;
const CODE_SIZE = 9;
const TABLE_SIZE = 9.5;
const LINE_HEIGHT = 1.45;
const HEADING_SIZES = [20, 14, 12] as const;
const INDENT = 18;
/** Deeper lists are not indented further, so that their text keeps some width. */
const MAX_INDENT = 6 * INDENT;
const CODE_PADDING = 6;
const CELL_GAP = 12;

/** The colors of a document. */
export interface Palette {
  readonly ink: Color;
  readonly muted: Color;
  readonly accent: Color;
  readonly line: Color;
  readonly panel: Color;
}

/** A link on a page, in points from its lower left corner. */
export interface LinkArea {
  readonly page: PDFPage;
  readonly url: string;
  readonly rectangle: readonly [left: number, bottom: number, right: number, top: number];
}

/** How a line of text looks. */
interface LineStyle {
  readonly size: number;
  readonly x: number;
  readonly width: number;
  readonly color?: Color;
}

/** Writes from top to bottom, and adds pages when one is full. */
export class PdfLayout {
  readonly links: LinkArea[] = [];
  private page: PDFPage;
  private y = A4[1] - MARGIN;

  constructor(
    private readonly document: PDFDocument,
    readonly fonts: Fonts,
    private readonly palette: Palette,
  ) {
    this.page = document.addPage(A4);
  }

  /** The page that the next line is on. */
  get currentPage(): PDFPage {
    return this.page;
  }

  /** Leaves a gap before the next line. */
  space(points: number): void {
    this.y -= points;
  }

  heading(text: string, depth: number): void {
    const size = HEADING_SIZES[Math.min(depth, HEADING_SIZES.length) - 1] ?? TEXT_SIZE;
    this.space(depth === 1 ? 0 : size * 0.7);
    // A heading stays with the first lines of its text.
    this.reserve(size * LINE_HEIGHT + 3 * TEXT_SIZE * LINE_HEIGHT);
    this.text([{ text, font: this.fonts.bold }], { size, x: MARGIN, width: TEXT_WIDTH });
    this.space(depth === 1 ? 10 : 4);
  }

  text(runs: readonly Run[], style: LineStyle): void {
    for (const line of wrapRuns(runs, style.size, style.width)) {
      this.reserve(style.size * LINE_HEIGHT);
      this.line(line, style);
      this.y -= style.size * LINE_HEIGHT;
    }
  }

  blocks(nodes: readonly RootContent[], indent = 0): void {
    for (const node of nodes) this.block(node, Math.min(indent, MAX_INDENT));
  }

  private block(node: RootContent, indent: number): void {
    const x = MARGIN + indent;
    const width = TEXT_WIDTH - indent;
    switch (node.type) {
      case 'heading':
        this.heading(this.plain(runsOf(node.children, this.fonts)), node.depth);
        break;
      case 'paragraph':
        this.text(runsOf(node.children, this.fonts), { size: TEXT_SIZE, x, width });
        this.space(7);
        break;
      case 'code':
        this.code(node.value, x, width);
        break;
      case 'list':
        this.list(node, indent);
        break;
      case 'table':
        this.table(node, x, width);
        break;
      case 'blockquote':
        this.quote(node.children, indent);
        break;
      default:
        break;
    }
  }

  private list(list: List, indent: number): void {
    for (const [index, item] of list.children.entries()) {
      const mark = list.ordered === true ? `${(list.start ?? 1) + index}.` : '\u2022';
      this.reserve(TEXT_SIZE * LINE_HEIGHT);
      this.draw(mark, MARGIN + indent, this.y - TEXT_SIZE, TEXT_SIZE);
      const start = this.y;
      this.blocks(item.children, indent + INDENT);
      // The items of a list are close to each other.
      if (this.y < start) this.y += 4;
    }
    this.space(5);
  }

  private quote(nodes: readonly RootContent[], indent: number): void {
    this.space(2);
    const [page, top] = [this.page, this.y];
    this.blocks(nodes, indent + INDENT);
    const bottom = page === this.page ? this.y + 7 : BOTTOM;
    const x = MARGIN + indent + 4;
    page.drawLine({ start: { x, y: top }, end: { x, y: bottom }, thickness: 2, color: this.palette.accent });
    this.space(3);
  }

  private code(value: string, x: number, width: number): void {
    const height = CODE_SIZE * 1.4;
    const perLine = Math.floor((width - 16) / textWidth('x', this.fonts.code, CODE_SIZE));
    const lines = value.split('\n').flatMap((line) => cutLine(line, perLine));
    this.space(2);
    if (lines.length * height + 14 < A4[1] / 3) this.reserve(lines.length * height + 14);
    this.panel(x, width, CODE_PADDING);
    this.y -= CODE_PADDING;
    for (const line of lines) {
      this.reserve(height);
      this.panel(x, width, height);
      this.draw(line, x + 8, this.y - CODE_SIZE, CODE_SIZE, this.fonts.code);
      this.y -= height;
    }
    this.panel(x, width, CODE_PADDING);
    this.y -= CODE_PADDING;
    this.space(11);
  }

  /** Draws a panel behind what follows. It overlaps the panel above, so that no line is visible between them. */
  private panel(x: number, width: number, height: number): void {
    const color = this.palette.panel;
    this.page.drawRectangle({ x, y: this.y - height, width, height: height + 0.5, color });
  }

  private table(table: Table, x: number, width: number): void {
    const rows = table.children.map(({ children }, index) =>
      children.map((cell) => runsOf(cell.children, this.fonts, index === 0 ? this.fonts.bold : this.fonts.regular)),
    );
    const widths = columnWidths(rows, width);
    this.space(2);
    for (const [index, row] of rows.entries()) {
      const cells = row.map((runs, column) => wrapRuns(runs, TABLE_SIZE, (widths[column] ?? 0) - CELL_GAP));
      const lineHeight = TABLE_SIZE * LINE_HEIGHT;
      const height = Math.max(1, ...cells.map(({ length }) => length)) * lineHeight + 6;
      this.reserve(index === 0 ? height * 2 : height);
      let left = x;
      for (const [column, lines] of cells.entries()) {
        for (const [number, line] of lines.entries()) {
          this.line(line, { size: TABLE_SIZE, x: left, width }, this.y - 3 - number * lineHeight);
        }
        left += widths[column] ?? 0;
      }
      this.y -= height;
      const thickness = index === 0 ? 1 : 0.5;
      const end = { x: x + width, y: this.y };
      this.page.drawLine({ start: { x, y: this.y }, end, thickness, color: this.palette.line });
    }
    this.space(12);
  }

  private line(parts: readonly Placed[], { size, x, color }: LineStyle, top = this.y): void {
    const baseline = top - size;
    for (const { text, font, url, x: offset, width } of parts) {
      const left = x + offset;
      const isLink = url !== undefined;
      this.draw(text, left, baseline, size, font, isLink ? this.palette.accent : color);
      if (isLink) {
        this.links.push({ page: this.page, url, rectangle: [left, baseline - 3, left + width, baseline + size] });
      }
    }
  }

  private draw(text: string, x: number, y: number, size: number, font = this.fonts.regular, color?: Color): void {
    this.page.drawText(text, { x, y, size, font, color: color ?? this.palette.ink });
  }

  private reserve(height: number): void {
    if (this.y - height >= BOTTOM) return;
    this.page = this.document.addPage(A4);
    this.y = A4[1] - MARGIN;
  }

  private plain(runs: readonly Run[]): string {
    return runs.map(({ text }) => text).join('');
  }
}

function cutLine(line: string, length: number): string[] {
  const text = line.replace(/\t/g, '    ').replace(/[^\x20-\x7e\xa0-\xff]/gu, '?');
  return text === '' ? [''] : (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []);
}

/** Gives each column its longest word, and the rest of the width to the columns with the longest text. */
function columnWidths(rows: readonly (readonly (readonly Run[])[])[], width: number): number[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? []);
    const least = Math.max(...cells.map((runs) => longestWordOf(runs, TABLE_SIZE))) + CELL_GAP;
    return { least, full: Math.max(least, ...cells.map((runs) => widthOf(runs, TABLE_SIZE) + CELL_GAP)) };
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const leastSum = sum(columns.map(({ least }) => least));
  const wanted = sum(columns.map(({ least, full }) => full - least));
  if (leastSum + wanted <= width) return columns.map(({ full }) => full + (width - leastSum - wanted) / count);
  if (leastSum >= width) return columns.map(() => width / count);
  return columns.map(({ least, full }) => least + ((width - leastSum) * (full - least)) / wanted);
}
