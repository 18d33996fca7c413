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

/** Turns known URLs in a text into links to themselves. Renderers show such a link unaltered, unlike URLs in text. */
export function linkUrls(text: string, urls: readonly string[]): Cell {
  // A longer URL comes first, because another one can be its start.
  const known = urls.filter(isWebUrl).toSorted((a, b) => b.length - a.length);
  let parts: readonly Inline[] = [text];
  for (const url of known) {
    parts = parts.flatMap((part) => (typeof part === 'string' ? splitAt(part, url) : [part]));
  }
  return parts;
}

function splitAt(text: string, url: string): Inline[] {
  return text.split(url).flatMap((piece, index): Inline[] => {
    const link: Inline[] = index === 0 ? [] : [{ link: url, text: url }];
    return piece === '' ? link : [...link, piece];
  });
}
