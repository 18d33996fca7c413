/** Builds blocks that summaries have in common: what is long shows its first rows or is folded. Pure. */
import { type Block, type Cell, type Inline, inlinesOf } from '../../text/document.js';
import { inputName } from '../../text/input-names.js';
import { formatCount } from '../../text/pluralize.js';

/** Rows per table or list of a summary. */
export const MAX_ROWS = 200;

export interface TableLimit {
  /** Rows to show. */
  readonly rows: number;
  /** All rows, if the table is only given the first ones. */
  readonly count?: number;
  /** What lists the other rows, too. */
  readonly place?: Inline;
}

/** A table of the first rows, without columns that are empty in all rows. Its last row counts the others. */
export function limitedTable(head: readonly string[], rows: readonly Cell[][], limit: TableLimit): Block {
  const { rows: maxRows, count = rows.length, place } = limit;
  const isUsed = (_: unknown, column: number): boolean =>
    column === 0 || rows.some((cells) => inlinesOf(cells[column] ?? '').some((part) => part !== ''));
  const titles = head.filter(isUsed);
  const shown = rows.slice(0, maxRows).map((cells) => cells.filter(isUsed));
  const more = moreOf(count, maxRows, place).map((text): Cell[] => [text]);
  return { table: { head: titles, rows: [...shown, ...more], align: titles.map(() => 'left'), wraps: true } };
}

/** A list of the first items. Its last item counts the others. */
export function limitedList(items: readonly Cell[], limit = MAX_ROWS, place?: Inline): Block {
  return { list: [...items.slice(0, limit), ...moreOf(items.length, limit, place)] };
}

/** `12 more, listed in plan.json`, if there are more than the limit. */
export function moreOf(count: number, limit: number, place?: Inline): Inline[][] {
  const listed = place === undefined ? [] : [', listed in ', place];
  return count > limit ? [[`${formatCount(count - limit)} more`, ...listed]] : [];
}

/** Folds what has a number in its title. Nothing if there is nothing to fold. */
export function folded(title: string, count: number, blocks: readonly Block[]): Block[] {
  return count === 0 ? [] : [{ details: `${title} (${formatCount(count)})`, blocks }];
}

/**
 * How to do what a dry run only planned, below all else. @param goal `push`
 * @param role that the key needs for it, if a key for reading isn't enough: the service tells no role
 */
export function withoutDryRun(goal: string, role?: 'editor' | 'admin'): Block[] {
  const article = role === undefined ? '' : `an ${role} key`;
  const unchecked = `This dry run doesn't check the role of the key: the job needs ${article}. `;
  return [{ paragraph: `${role === undefined ? '' : unchecked}Run without ${inputName('dry-run')} to ${goal}.` }];
}

/** What a run writes on its platform if the input of this name asks for it. */
export type Post = 'comment' | 'issue' | 'environment';

/** The same for a job that only reads, and writes what it finds into an issue or a comment. */
export function withoutDryRunPosts(planned: readonly Post[] = []): Block[] {
  if (planned.includes('issue')) return withoutDryRun('create or update the issue');
  return planned.includes('comment') ? withoutDryRun('write the comment') : [];
}

/** The cell of a fact that is code; undefined if it isn't known. */
export function codeOf(text: string | undefined): Cell | undefined {
  return text === undefined ? undefined : { code: text };
}

/** Labels of the newest deployment, and of its status, if the run had nothing to deploy. */
export const FOUND_DEPLOYMENT = ['Newest deployment (not of this run)', 'Its status'] as const;

/** The facts that are known, folded. */
export function detailBlocks(facts: readonly (readonly [label: string, value: Cell | undefined])[]): Block[] {
  const known = facts.flatMap(([label, value]): [string, Cell][] => (value === undefined ? [] : [[label, value]]));
  return [{ details: 'Details', blocks: [{ facts: known }] }];
}
