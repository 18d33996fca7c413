/** Renders the tables of the HTML report: the first rows open, the others folded. Pure. */
import { isWebUrl } from '../../../text/document.js';
import { Html, markup } from '../../../text/html.js';
import { hasRtl } from '../../../text/isolate.js';
import { pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { drawSparkline } from './charts.js';
import type { Change, Direction } from './describe-metrics.js';
import { formatCount } from './format-numbers.js';
import { type PageName, pageText, pageUrl } from './names.js';
import type { ReportTable, TableCell, TableColumn } from './tables.js';

/** Longer texts are rarely questions; JSON and CSV have the whole texts. */
export const MAX_TEXT_LENGTH = 300;

const NOTHING = new Html('');

export interface TableOptions {
  /** The URL of the site that has the pages. */
  readonly site?: string | null;
  /** The number of rows that the page has at all; report.json and CSV have all of them. */
  readonly most?: number;
}

/** Every cell has a class, so short names keep large pages small. `x` is hidden on phones. */
const NUMBER_KINDS: ReadonlySet<TableCell['kind']> = new Set(['number', 'bar', 'votes', 'moved']);

export function renderTable({ title, columns, rows, shown }: ReportTable, options: TableOptions = {}): Html {
  const { most = Infinity, site = null } = options;
  const all = rows.slice(0, most);
  const omitted = rows.length - all.length;
  // A fold for one row would take as much space as the row.
  const open = all.length === shown + 1 ? all : all.slice(0, shown);
  const folded = all.slice(open.length);
  const table = (part: typeof all, caption: Html): Html => renderRows(part, columns, caption, site);
  const rest =
    folded.length === 0
      ? NOTHING
      : markup`<details class="more"><summary>${pluralize(folded.length, 'more row')}</summary>
${table(folded, markup`<caption class="hidden">${title}, continued</caption>`)}</details>\n`;
  const note =
    omitted === 0
      ? NOTHING
      : markup`<p class="muted">${pluralize(omitted, 'more row')} in report.json and in the CSV files.</p>\n`;
  return markup`${table(open, markup`<caption>${title}</caption>`)}${rest}${note}`;
}

function renderRows(
  rows: ReportTable['rows'],
  columns: readonly TableColumn[],
  caption: Html,
  site: string | null,
): Html {
  const classes = columns.map(({ kind, isExtra }) => {
    const isBar = kind === 'bar' || kind === 'votes';
    const names = [...(isExtra ? ['x'] : []), ...(NUMBER_KINDS.has(kind) ? ['n'] : []), ...(isBar ? ['bars'] : [])];
    return names.length === 0 ? NOTHING : markup` class="${names.join(' ')}"`;
  });
  const head = columns.map(({ label }, index) => markup`<th scope="col"${classes[index] ?? NOTHING}>${label}</th>`);
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) =>
      index === 0
        ? markup`<th scope="row"${classes[index] ?? NOTHING}>${renderCell(cell, site)}</th>`
        : markup`<td${classes[index] ?? NOTHING}>${renderCell(cell, site)}</td>`,
    );
    return markup`<tr>${cells}</tr>\n`;
  });
  return markup`<table class="columns-${columns.length}">${caption}<thead><tr>${head}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}

function renderCell(cell: TableCell, site: string | null): Html {
  switch (cell.kind) {
    case 'label':
      return markup`${cell.text}`;
    case 'typed':
      return typed(cell.text);
    case 'page':
      return pageWithQuotes(cell, site);
    case 'paths':
      return pathLinks(site, cell.paths);
    case 'project':
      return markup`<a href="#${projectId(cell.index)}">${cell.name}</a>`;
    case 'number':
      return numberText(cell);
    case 'bar':
      return bar(cell.value, cell.max);
    case 'votes':
      return voteBar(cell);
    case 'found':
      return foundSign(cell.isFound);
    case 'moved':
      return movedText(cell);
    case 'change':
      return valueAndChange(cell);
    case 'trend':
      return cell.values.length === 0 ? NOTHING : drawSparkline(cell.values);
  }
}

type CellOf<Kind extends TableCell['kind']> = Extract<TableCell, { kind: Kind }>;

function pageWithQuotes({ page, quotes = [] }: CellOf<'page'>, site: string | null): Html {
  const path = markup`<code>${shorten(page.path, MAX_TEXT_LENGTH)}</code>`;
  return markup`${pageTitle(site, page)}${path}${quotes.map((quote) => markup`<q>${typed(quote)}</q>`)}`;
}

function numberText({ text, isBad }: CellOf<'number'>): Html {
  return isBad ? markup`<strong class="bad">${text}</strong>` : markup`${text}`;
}

function foundSign(isFound: boolean): Html {
  return isFound
    ? markup`<span class="good"><span aria-hidden="true">✔</span> yes</span>`
    : markup`<span class="bad"><span aria-hidden="true">✖</span> none</span>`;
}

function movedText({ text, isReal }: CellOf<'moved'>): Html {
  return isReal ? markup`<strong>${text}</strong>` : markup`<span class="muted">${text}</span>`;
}

function valueAndChange({ value, change }: CellOf<'change'>): Html {
  if (value === undefined) return changeText(change);
  return markup`${value}${change ? markup`<small>${changeText(change)}</small>` : NOTHING}`;
}

export function projectId(index: number): string {
  return `project-${index + 1}`;
}

/** A right-to-left text must not reorder the numbers and the punctuation beside it. */
function typed(text: string): Html {
  const shown = shorten(text, MAX_TEXT_LENGTH);
  return hasRtl(shown) ? markup`<bdi>${shown}</bdi>` : markup`${shown}`;
}

/** Links http(s) URLs; any other content gets no link. The page tells no site where its readers come from (its head). */
export function linkTo(url: string | undefined, content: Html): Html {
  const href = webHref(url);
  return href === undefined ? content : markup`<a href="${href}">${content}</a>`;
}

function webHref(url: string | undefined): string | undefined {
  return url !== undefined && isWebUrl(url) ? new URL(url).href : undefined;
}

/** Returns the title of a page, which links the page if the site is known. */
export function pageTitle(site: string | null, page: PageName): Html {
  const href = webHref(pageUrl(site, page.path));
  const title = typed(pageText(page));
  return href === undefined
    ? markup`<span class="title">${title}</span>`
    : markup`<a class="title" href="${href}">${title}</a>`;
}

function pathLinks(site: string | null, paths: readonly string[]): Html {
  const links = paths.map(
    (path) => markup`<li>${linkTo(pageUrl(site, path), markup`<code>${shorten(path, MAX_TEXT_LENGTH)}</code>`)}</li>`,
  );
  return markup`<ul class="plain">${links}</ul>`;
}

const CLASSES: Readonly<Record<Direction, string>> = {
  better: 'good',
  worse: 'bad',
  up: 'ink',
  down: 'ink',
  same: 'muted',
  unknown: 'muted',
};

/** Renders a change with a color that repeats what its words say. */
export function changeText(change: Change | undefined): Html {
  if (!change) return markup`<span class="muted">nothing to compare</span>`;
  const { sign, text, direction } = change;
  // The narrow sign is as wide as the arrows.
  const mark = sign === '' ? NOTHING : markup`<span aria-hidden="true">${sign}</span> `;
  return markup`<span class="${CLASSES[direction]}">${mark}${text}</span>`;
}

function bar(value: number, max: number): Html {
  const width = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
  return markup`<span class="bar"><b>${formatCount(value)}</b><i style="--w:${width}%"></i></span>`;
}

function voteBar({ likes, dislikes }: { readonly likes: number; readonly dislikes: number }): Html {
  const label = `${pluralize(likes, 'like')}, ${pluralize(dislikes, 'dislike')}`;
  const parts = [
    likes > 0 ? markup`<i style="--w:${likes}"></i>` : NOTHING,
    dislikes > 0 ? markup`<i class="dislikes" style="--w:${dislikes}"></i>` : NOTHING,
  ];
  return markup`<span class="votes"><b>${formatCount(likes + dislikes)}</b><span role="img" aria-label="${label}">${parts}</span></span>`;
}
