/**
 * A summary as data. Commands build blocks out of plain strings and never write Markdown themselves, so whatever a
 * stranger typed is escaped in one place for each format: `text/markdown.ts`, `text/html.ts` and `text/plain.ts` render the same blocks.
 */

/** A piece of a line. A bare string is text, never markup. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  /** Only http(s) addresses become links; any other is shown as text. */
  | { readonly link: string; readonly text: string };

export type Cell = Inline | readonly Inline[];

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Where there is no room for all of it, none of it is written. */
  readonly whole?: boolean;
}

/** Numbers of days in a row, as a line. What it shows stands in a table beside it, for whoever cannot see it. */
export interface Chart {
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  /** One for each date. */
  readonly values: readonly number[];
}

export type Block =
  | { readonly heading: string; readonly level?: 2 | 3 | 4 }
  | { readonly paragraph: Cell }
  | { readonly list: readonly Cell[] }
  | { readonly table: Table }
  | { readonly chart: Chart }
  /** Text shown letter by letter: logs and the like. */
  | { readonly verbatim: string }
  | { readonly details: string; readonly blocks: readonly Block[] };
