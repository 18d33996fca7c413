/**
 * Edits an array in the text of a JSON file with comments: items that stay keep their bytes, and new entries of the
 * navigation look like existing ones. Pure.
 */
import type { Node } from 'jsonc-parser';
import { placeOf } from '../../../pages/place.js';

/** An item of the array, as text. */
export interface ListItem {
  readonly text: string;
  /** Whitespace and comments before the value; undefined for a new item. */
  readonly lead?: string;
  /** Whitespace and comments between the value and its comma. */
  readonly trail?: string;
  /** A comment on the same line, behind the comma. */
  readonly note?: string;
}

/** An array, as text. */
export interface ListText<Item extends ListItem> {
  readonly items: readonly Item[];
  readonly hasTrailingComma: boolean;
  /** Whitespace and comments before the closing bracket. */
  readonly tail: string;
  readonly layout: Layout;
}

/** How new items are laid out. */
interface Layout {
  /** Before the first item. */
  readonly first: string;
  /** Before each other item. */
  readonly next: string;
  /** Before the closing bracket. */
  readonly last: string;
}

type StripComments = (text: string, replaceWith: string) => string;

/** @param stripComments replaces each character of a comment */
export function splitList(json: string, list: Node, stripComments: StripComments): ListText<ListItem & { node: Node }> {
  const children = list.children ?? [];
  const close = list.offset + list.length - 1;
  const items: (ListItem & { node: Node })[] = [];
  let start = list.offset + 1;
  let comma = -1;
  for (const [index, node] of children.entries()) {
    const end = node.offset + node.length;
    const between = json.slice(end, children[index + 1]?.offset ?? close);
    comma = stripComments(between, ' ').indexOf(',');
    const rest = between.slice(comma + 1);
    const [note = ''] = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*\*\/[ \t]*)(?=[\r\n])/.exec(rest) ?? [];
    const lead = json.slice(start, node.offset);
    items.push({ node, text: json.slice(node.offset, end), lead, trail: between.slice(0, Math.max(comma, 0)), note });
    start = end + comma + 1 + note.length;
  }
  const tail = json.slice(start, close);
  return { items, hasTrailingComma: comma >= 0, tail, layout: layoutOf(json, list, items) };
}

function layoutOf(json: string, list: Node, items: readonly ListItem[]): Layout {
  const leads = items.map(({ lead = '' }) => lead);
  const line = leads.flatMap((lead) => /\r?\n[ \t]*$/.exec(lead) ?? [])[0];
  if (line !== undefined) return { first: line, next: line, last: '' };
  const isMinified = !/[:,]\s/.test(json);
  if (items.length > 0 || isMinified) {
    const blank = leads.slice(1).find((lead) => /^[ \t]*$/.test(lead)) ?? (isMinified ? '' : ' ');
    return { first: leads[0] ?? '', next: blank, last: '' };
  }
  return indentedLayout(json, list);
}

/** One item per line, indented as the rest of the file. */
function indentedLayout(json: string, list: Node): Layout {
  const lineStart = json.lastIndexOf('\n', list.offset) + 1;
  const [indent = ''] = /^[ \t]*/.exec(json.slice(lineStart)) ?? [];
  const [, unit = '  '] = /\n([ \t]+)\S/.exec(json) ?? [];
  const lineEnd = json.includes('\r\n') ? '\r\n' : '\n';
  const next = lineEnd + indent + unit;
  return { first: next, next, last: lineEnd + indent };
}

/** The text of the array, with its brackets. */
export function renderList({ items, hasTrailingComma, tail, layout }: ListText<ListItem>): string {
  const texts = items.map(({ text, lead, trail = '', note = '' }, index) => {
    const needsComma = index < items.length - 1 || hasTrailingComma;
    return leadAt(index, lead, layout) + text + trail + (needsComma ? ',' : '') + note;
  });
  const isBlank = tail.trim() === '';
  if (items.length === 0) return `[${isBlank ? '' : tail}]`;
  return `[${texts.join('')}${isBlank && layout.last !== '' ? layout.last : tail}]`;
}

/** On one line, the first item and the others have different blanks before them. */
function leadAt(index: number, lead: string | undefined, { first, next }: Layout): string {
  if (lead !== undefined && lead.trim() !== '') return lead;
  if (index === 0) return first.includes('\n') ? (lead ?? first) : first;
  return lead === undefined || (lead === first && !first.includes('\n')) ? next : lead;
}

/** An entry of the navigation that is a page, as text and as value. */
export interface EntryExample {
  readonly text: string;
  readonly value: unknown;
  /** False if it belongs to another list, whose indentation may differ. */
  readonly isNeighbor: boolean;
}

/** The entry of a page, as text and as value. @param path in the project, with its ending */
export function renderEntry(
  { path, title }: { readonly path: string; readonly title: string },
  { text, value, isNeighbor }: EntryExample = { text: '""', value: '', isNeighbor: true },
): { text: string; value: unknown } {
  const example = typeof value === 'string' ? { path: value } : (value as { path: string });
  const written = (example.path.startsWith('/') ? '/' : '') + (/\.mdx?$/i.test(example.path) ? path : placeOf(path));
  if (typeof value === 'string') return { text: JSON.stringify(written), value: written };
  const values = { title, path: written };
  const names = Object.keys(example).filter((name): name is keyof typeof values => name in values);
  const fields = names.map((name) => [name, values[name]] as const);
  return { text: renderFields(fields, text, isNeighbor), value: Object.fromEntries(fields) };
}

/** @param example the text of the entry whose blanks the new one gets */
function renderFields(
  fields: readonly (readonly [name: string, value: string])[],
  example: string,
  isNeighbor: boolean,
): string {
  const blank = /"\s*:\s/.test(example) ? ' ' : '';
  const [open, close] = [/^\{(\s*)/.exec(example)?.[1] ?? '', /(\s*)\}$/.exec(example)?.[1] ?? ''].map((space) =>
    isNeighbor || !space.includes('\n') ? space : blank,
  ) as [string, string];
  const separator = `,${open.includes('\n') ? open : blank}`;
  const texts = fields.map((field) => field.map((part) => JSON.stringify(part)).join(`:${blank}`));
  return `{${open}${texts.join(separator)}${close}}`;
}
