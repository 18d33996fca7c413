/**
 * Renders blocks as HTML without scripts and external resources. Text is escaped only here. Markup has the type `Html`,
 * which only this module and docs-ci's charts create.
 */
import { type Block, type Cell, type Chart, type Inline, isWebUrl, partsOf, type Table } from './document.js';
import { cleanLines, oneLine } from './log.js';

/** Markup that is inserted into a page unchanged. */
export class Html {
  constructor(readonly text: string) {}
}

type TemplateValue = Html | string | number | readonly Html[];

/** Tags a template of markup whose values are escaped, except values that are markup themselves. */
export function markup(strings: TemplateStringsArray, ...values: readonly TemplateValue[]): Html {
  const texts = values.map((value) => {
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map((html) => html.text).join('');
    return escapeHtmlText(String(value));
  });
  return new Html(strings.map((string, index) => string + (texts[index] ?? '')).join(''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns one line of text for an element or a quoted attribute, without active or hidden characters. */
export function escapeHtmlText(text: string): string {
  return escapeEntities(oneLine(text));
}

function escapeEntities(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export interface HtmlOptions {
  /** Draws a chart; returns undefined if there is nothing to draw. */
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
  if ('verbatim' in block) return new Html(`<pre>${cleanLines(block.verbatim).map(escapeEntities).join('\n')}</pre>`);
  return markup`<details><summary>${block.details}</summary>${renderHtml(block.blocks, options)}</details>`;
}

function renderChart(chart: Chart, { drawChart }: HtmlOptions): Html {
  const drawing = drawChart(chart);
  return drawing ? markup`<figure><figcaption>${chart.title}</figcaption>${drawing}</figure>` : new Html('');
}

/** A table with more columns is wider than a phone screen, so each row becomes a card with labels. */
const MAX_NARROW_COLUMNS = 3;

/** Renders a table that scrolls on its own if it is too wide, also by keyboard. */
function renderTable({ head, rows }: Table): Html {
  if (head.length === 0) return new Html('');
  const isColumnOf = (column: number, pattern: RegExp): boolean =>
    rows.length > 0 && rows.every((row) => matches(row[column], pattern));
  const classes = head.map((_, column) =>
    isColumnOf(column, NUMBER) ? ' class="number"' : isColumnOf(column, DAY) ? ' class="day"' : '',
  );
  const classOf = (column: number): Html => new Html(classes[column] ?? '');
  const titles = head.map((title, column) => markup`<th scope="col"${classOf(column)}>${title}</th>`);
  const isWide = head.length > MAX_NARROW_COLUMNS;
  const labelOf = (title: string): Html => (isWide ? markup` data-label="${title}"` : new Html(''));
  const rowLines = rows.map((row) => {
    const cells = head.map(
      (title, column) => markup`<td${classOf(column)}${labelOf(title)}>${renderCell(row[column] ?? '')}</td>`,
    );
    return markup`<tr>${cells}</tr>\n`;
  });
  const tableClass = new Html(isWide ? 'table wide-table' : 'table');
  const region = markup`<div class="${tableClass}" role="region" aria-label="${head.join(', ')}" tabindex="0">`;
  return markup`${region}<table><thead><tr>${titles}</tr></thead><tbody>\n${rowLines}</tbody></table></div>`;
}

const NUMBER = /^(?:(?:up to )?[-+]?[\d.,]+(?: %)?|no data|–|new)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function matches(cell: Cell | undefined, pattern: RegExp): boolean {
  return typeof cell === 'string' && pattern.test(cell);
}

function renderCell(cell: Cell): Html {
  return new Html(
    partsOf(cell)
      .map((part) => renderInline(part).text)
      .join(''),
  );
}

function renderInline(part: Inline): Html {
  if (typeof part === 'string') return markup`${part}`;
  if ('code' in part) return markup`<code>${part.code}</code>`;
  if ('strong' in part) return markup`<strong>${part.strong}</strong>`;
  return isWebUrl(part.link)
    ? markup`<a href="${new URL(part.link).href}" rel="noreferrer">${part.text || part.link}</a>`
    : markup`${part.text} (${part.link})`;
}
