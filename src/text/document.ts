/**
 * A summary as data. Commands build blocks out of plain strings and never write Markdown themselves, so whatever a
 * stranger typed is escaped in one place for each format: `text/markdown.ts` and `text/plain.ts` render the same blocks.
 */

/** A piece of a line. A bare string is text, never markup. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  /** Only http(s) addresses become links; any other is shown as text. */
  | { readonly link: string; readonly text: string };

export type Cell = Inline | readonly Inline[];

export type Block =
  | { readonly heading: string; readonly level?: 2 | 3 | 4 }
  | { readonly paragraph: Cell }
  | { readonly list: readonly Cell[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] } }
  /** Text shown letter by letter: logs and the like. */
  | { readonly verbatim: string }
  | { readonly details: string; readonly blocks: readonly Block[] };
