/** Renders the tables of the HTML report: the first rows open, the others folded. Pure. */
import { Html, markup } from '../../../../text/html.js';
import { hasRtl } from '../../../../text/isolate.js';
import { formatCount, pluralize } from '../../../../text/pluralize.js';
import { shorten } from '../../../../text/width.js';
import type { Change } from '../../words/describe-metrics.js';
import { type PageName, pageText, pageUrl, pathBeside } from '../../words/names.js';
import {
  type CellRenderers,
  NUMBER_KINDS,
  renderCell,
  type ReportTable,
  type TableColumn,
} from '../../words/tables.js';

/** Longer texts are rarely questions; report.json has the whole texts. */
const MAX_TEXT_LENGTH = 300;

/** Matches words with no-break spaces: dates, and two numbers with an arrow. Longer ones may be titles. */
const UNBROKEN = /(?<![^ ])[^ <>\u00a0]{1,12}(?:\u00a0[^ <>\u00a0]{1,12}){1,3}/g;

/** Keeps in one line what has no-break spaces: elsewhere, long words may break anywhere. */
export function kept({ text }: Html): Html {
  return new Html(text.replace(UNBROKEN, '<span class="day">$&</span>'));
}

interface TableOptions {
  /** The URL of the site that has the pages. */
  readonly site?: string | null;
  /** The number of rows that the page has at all; report.json has all of them. */
  readonly most?: number;
}

export function renderTable(table: ReportTable, { most = Infinity, site = null }: TableOptions = {}): Html {
  const { title, rows, shown } = table;
  const all = rows.slice(0, most);
  const omitted = rows.length - all.length;
  // A fold for one row would take as much space as the row.
  const open = all.length === shown + 1 ? all : all.slice(0, shown);
  const folded = all.slice(open.length);
  const draw = (part: typeof rows, caption: Html): Html => renderRows({ ...table, rows: part }, caption, site);
  // Paper has no folded rows.
  const cut = markup`<span class="paper">, ${formatCount(open.length)} of ${pluralize(rows.length, 'row')}</span>`;
  const rest =
    folded.length > 0
      ? markup`<details class="more"><summary>${pluralize(folded.length, 'more row')}</summary>
${draw(folded, markup`<caption class="hidden">${title}, continued</caption>`)}</details>\n`
      : '';
  const note = markup`<p class="muted">${formatCount(all.length)} of ${pluralize(rows.length, 'row')}; report.json has all.</p>\n`;
  return markup`${draw(open, markup`<caption>${title}${open.length < rows.length ? cut : ''}</caption>`)}${rest}${omitted > 0 ? note : ''}`;
}

function renderRows({ columns, rows }: ReportTable, caption: Html, site: string | null): Html {
  const classes = columns.map(classOf);
  const head = columns.map(
    ({ label }, index) => markup`<th scope="col"${classes[index]}>${kept(markup`${label}`)}</th>`,
  );
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) => {
      const content = renderCell(RENDERERS, cell, site);
      return index === 0
        ? markup`<th scope="row"${classes[index]}>${content}</th>`
        : markup`<td${classes[index]}>${content}</td>`;
    });
    return markup`<tr>${cells}</tr>\n`;
  });
  return markup`<table>${caption}<thead><tr>${head}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}

/** Every cell has a class, so short names keep large pages small. `x` is hidden on phones. */
function classOf({ kind, isExtra }: TableColumn): Html | undefined {
  const isBar = kind === 'bar' || kind === 'votes';
  const names = [...(isExtra ? ['x'] : []), ...(NUMBER_KINDS.has(kind) ? ['n'] : []), ...(isBar ? ['bars'] : [])];
  return names.length === 0 ? undefined : markup` class="${names.join(' ')}"`;
}

const RENDERERS: CellRenderers<Html> = {
  text: ({ text, isTyped }) => (isTyped ? typed(text) : kept(markup`${shorten(text, MAX_TEXT_LENGTH)}`)),
  page: ({ page, quotes }, site) =>
    markup`${pageTitle(site, page)}${codeBeside(page)}${quotes.map((quote) => markup`<q>${typed(quote)}</q>`)}`,
  paths: ({ paths }, site) => {
    const links = paths.map((path) => markup`<li>${linkTo(pageUrl(site, path), codeOf(path))}</li>`);
    return markup`<ul class="plain">${links}</ul>`;
  },
  number: ({ text, tone }) => {
    if (tone === 'bad') return markup`<strong class="bad">${text}</strong>`;
    return markup`${text}`;
  },
  bar: ({ value, max }) => {
    const width = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
    return markup`<span class="bar"><b>${formatCount(value)}</b><i style="--w:${width}%"></i></span>`;
  },
  votes: ({ likes, dislikes }) => {
    const label = `${pluralize(likes, 'like')}, ${pluralize(dislikes, 'dislike')}`;
    const bars = [
      likes > 0 ? markup`<i style="--w:${likes}"></i>` : '',
      dislikes > 0 ? markup`<i class="dislikes" style="--w:${dislikes}"></i>` : '',
    ];
    return markup`<span class="votes"><b>${formatCount(likes + dislikes)}</b><span role="img" aria-label="${label}">${bars}</span></span>`;
  },
  found: ({ isFound }) =>
    isFound
      ? markup`<span class="good"><span aria-hidden="true">✔</span> yes</span>`
      : markup`<span class="bad"><span aria-hidden="true">✖</span> none</span>`,
  change: ({ change }) => changeText(change),
};

/** Returns the path of a page beside its title. */
function codeBeside(page: PageName): Html | undefined {
  const path = pathBeside(page);
  return path === undefined ? undefined : codeOf(path);
}

/** A path up to this length stays in one line. */
const MAX_UNBROKEN_PATH = 24;
/** Longer paths break between their words, and only longer words break anywhere. */
const LONG_WORD = /[^/-]{25}/;

function codeOf(path: string): Html {
  const shown = shorten(path, MAX_TEXT_LENGTH);
  if (shown.length <= MAX_UNBROKEN_PATH) return markup`<code class="day">${shown}</code>`;
  return LONG_WORD.test(shown) ? markup`<code class="long">${shown}</code>` : markup`<code>${shown}</code>`;
}

/** What a reader typed is one unit with a direction of its own. */
export function typed(text: string, maxLength = MAX_TEXT_LENGTH): Html {
  return markup`<bdi dir="auto">${shorten(text, maxLength)}</bdi>`;
}

/** A right-to-left title must not reorder the numbers and the punctuation beside it. */
function named(title: string): Html {
  const shown = shorten(title, MAX_TEXT_LENGTH);
  return hasRtl(shown) ? markup`<bdi>${shown}</bdi>` : markup`${shown}`;
}

/** The page tells no site where its readers come from (its head). */
export function linkTo(url: string | undefined, content: Html): Html {
  return url === undefined ? content : markup`<a href="${url}">${content}</a>`;
}

/** Returns the title of a page, which links the page if the site is known. */
export function pageTitle(site: string | null, page: PageName): Html {
  const url = pageUrl(site, page.path);
  const title = named(pageText(page));
  return url === undefined
    ? markup`<span class="title">${title}</span>`
    : markup`<a class="title" href="${url}">${title}</a>`;
}

/** Renders a change with a color that repeats what its words say. */
export function changeText(change: Change | undefined): Html {
  if (!change) return markup`<span class="muted">nothing to compare</span>`;
  const { sign, text, tone } = change;
  const mark = sign === '' ? '' : markup`<span aria-hidden="true">${sign}</span> `;
  return markup`<span class="${tone}">${mark}${text}</span>`;
}
