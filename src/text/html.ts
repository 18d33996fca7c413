/**
 * Blocks as HTML, for pages of our own: no script, no address that is asked for anything. Text is escaped here and
 * nowhere else; what is no text is `Html`, which only this file and charts of ours make.
 */
import type { Block, Cell, Chart, Inline, Table } from './document.js';
import { cleanLines, oneLine } from './log.js';

/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[];

/** A template of markup whose values are escaped, but for those that are markup themselves. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = parts.map((part) => {
    if (part instanceof Html) return part.text;
    if (typeof part === 'object') return part.map((one) => one.text).join('');
    return escapeHtmlText(String(part));
  });
  return new Html(pieces.map((piece, index) => piece + (texts[index] ?? '')).join(''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute: one line, nothing that acts or hides. */
export function escapeHtmlText(text: string): string {
  return escapeMarks(oneLine(text));
}

function escapeMarks(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '');
}

export interface HtmlOptions {
  /** Draws a chart; undefined where there is nothing to draw. */
  readonly drawChart: (chart: Chart) => Html | undefined;
}

export function renderHtml(blocks: readonly Block[], options: HtmlOptions): Html {
  return new Html(blocks.map((block) => renderBlock(block, options).text).join('\n'));
}

function renderBlock(block: Block, options: HtmlOptions): Html {
  if ('heading' in block) {
    const tag = `h${block.level ?? 2}`;
    return new Html(`<${tag}>${escapeHtmlText(block.heading)}</${tag}>`);
  }
  if ('paragraph' in block) return markup`<p>${renderCell(block.paragraph)}</p>`;
  if ('list' in block) return markup`<ul>${block.list.map((item) => markup`<li>${renderCell(item)}</li>`)}</ul>`;
  if ('table' in block) return renderTable(block.table);
  if ('chart' in block) return renderChart(block.chart, options);
  if ('verbatim' in block) return new Html(`<pre>${cleanLines(block.verbatim).map(escapeMarks).join('\n')}</pre>`);
  return markup`<details><summary>${block.details}</summary>${renderHtml(block.blocks, options)}</details>`;
}

function renderChart(chart: Chart, { drawChart }: HtmlOptions): Html {
  const drawn = drawChart(chart);
  return drawn ? markup`<figure><figcaption>${chart.title}</figcaption>${drawn}</figure>` : new Html('');
}

/** Tables of more columns than these need more room than a phone has: there each row is a card with labels of its own. */
const MAX_WIDE_COLUMNS = 3;

/** A table that scrolls by itself where it is too wide, also by keyboard. */
function renderTable({ head, rows }: Table): Html {
  if (head.length === 0) return new Html('');
  const all = (column: number, form: RegExp): boolean =>
    rows.length > 0 && rows.every((row) => isLike(row[column], form));
  const kinds = head.map((_, column) =>
    all(column, NUMBER) ? ' class="number"' : all(column, DAY) ? ' class="day"' : '',
  );
  const classOf = (column: number): Html => new Html(kinds[column] ?? '');
  const titles = head.map((title, column) => markup`<th scope="col"${classOf(column)}>${title}</th>`);
  const isWide = head.length > MAX_WIDE_COLUMNS;
  const labelOf = (title: string): Html => (isWide ? markup` data-label="${title}"` : new Html(''));
  const lines = rows.map((row) => {
    const cells = head.map(
      (title, column) => markup`<td${classOf(column)}${labelOf(title)}>${renderCell(row[column] ?? '')}</td>`,
    );
    return markup`<tr>${cells}</tr>\n`;
  });
  const classes = new Html(isWide ? 'table wide-table' : 'table');
  const region = markup`<div class="${classes}" role="region" aria-label="${head.join(', ')}" tabindex="0">`;
  return markup`${region}<table><thead><tr>${titles}</tr></thead><tbody>\n${lines}</tbody></table></div>`;
}

const NUMBER = /^(?:(?:up to )?[-+]?[\d.,]+(?: %)?|no data|–|new)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function isLike(cell: Cell | undefined, form: RegExp): boolean {
  return typeof cell === 'string' && form.test(cell);
}

function renderCell(cell: Cell): Html {
  const parts = isList(cell) ? cell : [cell];
  return new Html(parts.map((part) => renderInline(part).text).join(''));
}

function renderInline(part: Inline): Html {
  if (typeof part === 'string') return markup`${part}`;
  if ('code' in part) return markup`<code>${part.code}</code>`;
  if ('strong' in part) return markup`<strong>${part.strong}</strong>`;
  const isWeb = /^https?:\/\//i.test(part.link) && URL.canParse(part.link);
  return isWeb
    ? markup`<a href="${new URL(part.link).href}" rel="noreferrer">${part.text || part.link}</a>`
    : markup`${part.text} (${part.link})`;
}

function isList(cell: Cell): cell is readonly Inline[] {
  return Array.isArray(cell);
}
