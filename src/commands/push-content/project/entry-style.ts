/** Writes entries of the navigation that look like existing ones. Pure. */
import type { Node } from 'jsonc-parser';

/** How an entry is written. */
export interface EntryStyle {
  /** The fields of an object, in their order; undefined if the entry is a text. */
  readonly fields: readonly ('title' | 'path')[] | undefined;
  readonly hasEnding: boolean;
  readonly hasSlash: boolean;
  /** Whitespace behind the opening bracket of an object. */
  readonly open: string;
  /** Whitespace before the closing bracket. */
  readonly close: string;
  /** Whitespace behind a colon, and behind a comma on one line. */
  readonly blank: string;
}

const PLAIN: EntryStyle = { fields: undefined, hasEnding: false, hasSlash: false, open: ' ', close: ' ', blank: ' ' };

/**
 * The style of an entry that is a page, or of a plain text without an entry.
 * @param isNeighbor false if the entry belongs to another list, whose indentation may differ
 */
export function styleOf(json: string, entry: Node | undefined, isNeighbor: boolean): EntryStyle {
  const fieldNodes = entry?.children ?? [];
  const valueOf = (name: string): unknown =>
    fieldNodes.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1]?.value;
  const path = entry?.type === 'string' ? (entry.value as string) : valueOf('path');
  if (!entry || typeof path !== 'string') return PLAIN;
  const paths = { hasEnding: /\.mdx?$/i.test(path), hasSlash: path.startsWith('/') };
  const [first, last] = [fieldNodes[0], fieldNodes.at(-1)];
  if (entry.type === 'string' || !first || !last) return { ...PLAIN, ...paths };
  const names = fieldNodes.map(({ children }): unknown => children?.[0]?.value);
  const fields = names.filter((name) => name === 'title' || name === 'path');
  const open = json.slice(entry.offset + 1, first.offset);
  const close = json.slice(last.offset + last.length, entry.offset + entry.length - 1);
  const [key, value] = first.children ?? [];
  const colon = json.slice((key?.offset ?? 0) + (key?.length ?? 0), value?.offset);
  const blank = colon.endsWith(':') ? '' : ' ';
  const canCopy = open.trim() === '' && close.trim() === '' && (isNeighbor || !open.includes('\n'));
  return {
    ...paths,
    fields: [...new Set(fields)],
    blank,
    open: canCopy ? open : blank,
    close: canCopy ? close : blank,
  };
}

/** The entry of a page, as text and as value. @param path in the project, with its ending */
export function renderEntry(style: EntryStyle, path: string, title: string): { text: string; value: unknown } {
  const { fields, hasEnding, hasSlash, open, close, blank } = style;
  const written = `${hasSlash ? '/' : ''}${hasEnding ? path : path.replace(/\.mdx?$/i, '')}`;
  if (!fields) return { text: JSON.stringify(written), value: written };
  const values = { title, path: written };
  const separator = `,${open.includes('\n') ? open : blank}`;
  const texts = fields.map((field) => `${JSON.stringify(field)}:${blank}${JSON.stringify(values[field])}`);
  return {
    text: `{${open}${texts.join(separator)}${close}}`,
    value: Object.fromEntries(fields.map((field) => [field, values[field]])),
  };
}
