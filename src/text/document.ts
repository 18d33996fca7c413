/**
 * Describes a summary as data. Commands build blocks from plain strings and never write markup, so untrusted text is
 * escaped once per format. `text/markdown.ts`, `text/html.ts` and `text/plain.ts` render the same blocks.
 */

/** What a sign says at a glance. The words beside it always say the same. */
export type Sign =
  | 'good'
  | 'bad'
  | 'warning'
  /** Nothing to judge, such as a run that was skipped. */
  | 'neutral'
  /** Compared, and nothing changed. */
  | 'same'
  /** The service continues, and docs-ci doesn't wait any longer. */
  | 'waiting'
  /** The service or docs-ci is at work. */
  | 'working'
  | 'plan'
  | 'added'
  | 'changed'
  | 'removed';

/** A part of a line. A bare string is text, never markup. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  /** Text that a reader typed. It is one unit, whatever its direction, so that the text around it keeps its order. */
  | { readonly typed: string }
  | { readonly sign: Sign }
  /** Only http(s) URLs become links; any other link is shown as text. */
  | { readonly link: string; readonly text: string; readonly isMain?: true };

export type Cell = Inline | readonly Inline[];

export type Align = 'left' | 'right' | 'center';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** One per column. Absent: columns of numbers are aligned right. */
  readonly align?: readonly Align[];
  /** True if cells have sentences, which plain text breaks into lines instead of shortening them. */
  readonly wraps?: boolean;
}

/** A chart of one or two lines. A table beside it contains the same numbers for readers who can't see it. */
export interface Chart {
  readonly title: string;
  /** There is one label per value of each line. */
  readonly labels: readonly string[];
  /** The first line is the one to look at; the second one is what it is compared with. */
  readonly lines: readonly ChartLine[];
}

interface ChartLine {
  /** The name follows a color: `this week`. */
  readonly name: string;
  readonly values: readonly number[];
}

/** A list item, with texts of readers below it. */
interface QuotedItem {
  readonly item: Cell;
  readonly quotes: readonly string[];
}

/** A row of a list with columns. The last column has clauses or sentences, and the others have what people copy. */
export interface ListedRow {
  readonly sign?: Sign;
  readonly columns: readonly Cell[];
}

export type Block =
  | { readonly heading: string; readonly level?: 2 | 3 | 4; readonly sign?: Sign }
  | { readonly paragraph: Cell }
  /** Text of little weight at the end, such as when and by which run it was written. */
  | { readonly footnote: Cell }
  | { readonly list: readonly (Cell | QuotedItem)[]; readonly kind?: 'numbers' | 'tasks' }
  | { readonly table: Table }
  /** Labels with one value each. */
  | { readonly facts: readonly (readonly [label: string, value: Cell])[] }
  /** Renderers for terminals align the columns. */
  | { readonly rows: readonly ListedRow[] }
  | { readonly chart: Chart }
  /**
   * Text that is shown unchanged, such as a log; `isLogged` if the log of the run has it already, and `toCopy` if it is docs-ci's
   * own, which a log doesn't mark as quoted.
   */
  | {
      readonly verbatim: string;
      readonly language?: 'diff' | 'json';
      readonly isLogged?: boolean;
      readonly toCopy?: boolean;
    }
  | { readonly details: string; readonly sign?: Sign; readonly blocks: readonly Block[] };

/** Returns the parts of a cell, also of a cell with one part. Its texts name inputs, which each host writes in its way. */
export function inlinesOf(cell: Cell): readonly Inline[] {
  return Array.isArray(cell) ? (cell as readonly Inline[]) : [cell as Inline];
}

interface BulletedItem extends QuotedItem {
  readonly bullet: string;
}

/** Returns the items of a list, each with its bullet and its quotes. */
export function bulletedItems({ list, kind }: Extract<Block, { list: unknown }>): BulletedItem[] {
  return list.map((entry, index) => {
    const bullet = kind === 'numbers' ? `${index + 1}. ` : '- ';
    return typeof entry === 'object' && 'quotes' in entry ? { ...entry, bullet } : { item: entry, quotes: [], bullet };
  });
}

/** Returns the text of a cell without links and emphasis. */
export function textOf(cell: Cell): string {
  return inlinesOf(cell)
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      if ('strong' in part) return part.strong;
      if ('typed' in part) return part.typed;
      return 'sign' in part ? '' : part.text;
    })
    .join('');
}

/** Browsers and servers refuse longer ones. */
const MAX_URL_LENGTH = 8_000;

/** Returns true if the text is a URL that may become a link. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && text.length <= MAX_URL_LENGTH && URL.canParse(text);
}

/** The name of a thing: a link if its URL is known, otherwise code. */
export function linkOrCode(text: string, url: string | undefined): Inline {
  return url === undefined ? { code: text } : { link: url, text };
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
