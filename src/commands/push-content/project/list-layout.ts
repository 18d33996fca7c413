/** Lays out a list of pages in a JSON file: one entry per line, with the indentation and the line ends of the file. Pure. */
import type { Node } from 'jsonc-parser';
import { placeOf } from '../../../pages/place.js';

/** How a list is laid out. In a file on one line, nothing is before an entry. */
export interface Layout {
  readonly beforeEntry: string;
  readonly beforeBracket: string;
  readonly hasTrailingComma: boolean;
  /** One step of indentation. */
  readonly step: string;
}

/** @param list without comments */
export function layoutOf(json: string, list: Node): Layout {
  const children = list.children ?? [];
  const [first, last] = [children[0], children.at(-1)];
  const start = json.slice(list.offset + 1, first?.offset ?? list.offset + 1);
  const end = last ? json.slice(last.offset + last.length, list.offset + list.length - 1) : '';
  const hasTrailingComma = end.includes(',');
  const [, step = '  '] = /\n([ \t]+)\S/.exec(json) ?? [];
  if (!json.trim().includes('\n')) return { beforeEntry: '', beforeBracket: '', hasTrailingComma, step };
  const [indent = ''] = /^[ \t]*/.exec(json.slice(json.lastIndexOf('\n', list.offset) + 1)) ?? [];
  const lineEnd = json.includes('\r\n') ? '\r\n' : '\n';
  return {
    beforeEntry: lineEnd + (indentIn(start) ?? indent + step),
    beforeBracket: lineEnd + (indentIn(end) ?? indent),
    hasTrailingComma,
    step,
  };
}

/** What is behind the last line break of a space. */
function indentIn(space: string): string | undefined {
  return space.includes('\n') ? space.slice(space.lastIndexOf('\n') + 1) : undefined;
}

/** The text of the list, with its brackets. */
export function renderList(entries: readonly string[], layout: Layout): string {
  if (entries.length === 0) return '[]';
  const { beforeEntry, beforeBracket, hasTrailingComma } = layout;
  const lines = entries.map((entry) => beforeEntry + entry).join(',');
  return `[${lines}${hasTrailingComma ? ',' : ''}${beforeBracket}]`;
}

/** An entry of the navigation, as text and as value. */
export interface EntryText {
  readonly text: string;
  readonly value: unknown;
}

/** The entry of a page, like another one: with a slash, an ending and a title if that has them. */
export function renderEntry(
  { path, title }: { readonly path: string; readonly title: string },
  { text, value }: EntryText,
  { beforeEntry, step }: Layout,
): EntryText {
  const example = typeof value === 'string' ? { path: value } : (value as { path: string });
  const written = (example.path.startsWith('/') ? '/' : '') + (/\.mdx?$/i.test(example.path) ? path : placeOf(path));
  if (typeof value === 'string') return { text: JSON.stringify(written), value: written };
  const fields = { title, path: written };
  const names = Object.keys(example).filter((name) => name === 'title' || name === 'path');
  const entry = Object.fromEntries(names.map((name) => [name, fields[name]]));
  if (beforeEntry === '') return { text: JSON.stringify(entry), value: entry };
  const lines = JSON.stringify(entry, undefined, step);
  const isOnOneLine = !text.includes('\n');
  return { text: isOnOneLine ? lines.replaceAll(/\n\s*/g, ' ') : lines.replaceAll('\n', beforeEntry), value: entry };
}
