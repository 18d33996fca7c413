/** Renders tables of the HTML report: the first rows open, the others folded. Pure. */
import { Html, markup } from '../../../text/html.js';
import { pluralize } from '../../../text/pluralize.js';

export interface HtmlColumn<Row> {
  readonly label: string;
  /** `number` aligns right, `bars` has bars beside the numbers, and `extra` is hidden on phones. */
  readonly kind?: 'number' | 'number bars' | 'extra' | 'extra number';
  /** The first column has the name of the row. */
  readonly cell: (row: Row) => Html;
}

interface FoldOptions {
  /** The number of rows that are open. */
  readonly shown?: number;
  /** The number of rows that the page has at all; report.json and CSV have all of them. */
  readonly most?: number;
}

const SHOWN_ROWS = 8;

/** Every cell has a class, so short names keep large pages small. */
const CLASSES = { number: 'n', 'number bars': 'n bars', extra: 'x', 'extra number': 'x n' } as const;

export function foldedTable<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly HtmlColumn<Row>[],
  { shown = SHOWN_ROWS, most = Infinity }: FoldOptions = {},
): Html {
  const all = rows.slice(0, most);
  const omitted = rows.length - all.length;
  // A fold for one row would take as much space as the row.
  const open = all.length === shown + 1 ? all : all.slice(0, shown);
  const folded = all.slice(open.length);
  const rest =
    folded.length === 0
      ? new Html('')
      : markup`<details class="more"><summary>${pluralize(folded.length, 'more row')}</summary>
${table(caption, 'continued', folded, columns)}</details>\n`;
  const note =
    omitted === 0
      ? new Html('')
      : markup`<p class="muted">${pluralize(omitted, 'more row')} in report.json and in the CSV files.</p>\n`;
  return markup`${table(caption, '', open, columns)}${rest}${note}`;
}

function table<Row>(
  caption: string,
  continued: string,
  rows: readonly Row[],
  columns: readonly HtmlColumn<Row>[],
): Html {
  const classOf = ({ kind }: HtmlColumn<Row>): Html => (kind ? markup` class="${CLASSES[kind]}"` : new Html(''));
  const head = columns.map((column) => markup`<th scope="col"${classOf(column)}>${column.label}</th>`);
  const lines = rows.map((row) => {
    const cells = columns.map((column, index) =>
      index === 0
        ? markup`<th scope="row"${classOf(column)}>${column.cell(row)}</th>`
        : markup`<td${classOf(column)}>${column.cell(row)}</td>`,
    );
    return markup`<tr>${cells}</tr>\n`;
  });
  const name =
    continued === ''
      ? markup`<caption>${caption}</caption>`
      : markup`<caption class="hidden">${caption}, ${continued}</caption>`;
  return markup`<table class="columns-${columns.length}">${name}<thead><tr>${head}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}

/** Renders a number with a bar that compares it with the largest one. */
export function bar(value: number, max: number, text: string): Html {
  const width = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
  return markup`<span class="bar"><b>${text}</b><i style="--w:${width}%"></i></span>`;
}
