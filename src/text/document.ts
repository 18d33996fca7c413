/**
 * Describes a summary as data. Commands build blocks from plain strings and never write markup, so untrusted text is
 * escaped once per format. `text/markdown.ts`, `text/html.ts` and `text/plain.ts` render the same blocks.
 */

/** A part of a line. A bare string is text, never markup. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  /** Only http(s) URLs become links; any other link is shown as text. */
  | { readonly link: string; readonly text: string };

export type Cell = Inline | readonly Inline[];

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** True to omit the table if it doesn't fit as a whole. */
  readonly whole?: boolean;
}

/** A line chart of numbers per day. A table beside it contains the same numbers for readers who can't see it. */
export interface Chart {
  readonly title: string;
  /** Each date is `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  /** There is one value per date. */
  readonly values: readonly number[];
}

export type Block =
  | { readonly heading: string; readonly level?: 2 | 3 | 4 }
  | { readonly paragraph: Cell }
  | { readonly list: readonly Cell[] }
  | { readonly table: Table }
  | { readonly chart: Chart }
  /** Text that is shown unchanged, such as a log. */
  | { readonly verbatim: string }
  | { readonly details: string; readonly blocks: readonly Block[] };

/** Returns the parts of a cell, also of a cell with one part. */
export function partsOf(cell: Cell): readonly Inline[] {
  return Array.isArray(cell) ? (cell as readonly Inline[]) : [cell as Inline];
}

/** Returns true if the text is a URL that may become a link. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Makes the first of these URLs in a text a link. The rest of the text stays as it is, because it may be foreign. */
export function withLink(text: string, urls: readonly string[]): Cell {
  const url = urls.find((known) => isWebUrl(known) && text.includes(known));
  if (url === undefined) return text;
  const start = text.indexOf(url);
  return [text.slice(0, start), { link: url, text: url }, text.slice(start + url.length)];
}
