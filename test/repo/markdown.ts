/** Parses the Markdown pages of the repository, and finds their code blocks. */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const parsed = new Map<string, Root>();

/** Parses a page. Several tests read the same large pages. */
export function parseMarkdown(markdown: string): Root {
  const root =
    parsed.get(markdown) ?? fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  parsed.set(markdown, root);
  return root;
}

/** Returns the nodes of a type, in the order of the page. */
export function findNodes<T extends Nodes['type']>(node: Nodes, type: T): Extract<Nodes, { type: T }>[] {
  const below = 'children' in node ? node.children.flatMap((child) => findNodes(child, type)) : [];
  return node.type === type ? [node as Extract<Nodes, { type: T }>, ...below] : below;
}

/** Returns the text of a node without markup. */
export function textOf(node: Nodes | undefined): string {
  if (node === undefined) return '';
  return 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
}

interface Fence {
  /** The first word after the fence, or an empty string. */
  readonly language: string;
  /** The line of the opening fence, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Returns the code blocks of a page. */
export function fences(markdown: string): Fence[] {
  return findNodes(parseMarkdown(markdown), 'code').map(({ lang, value, position }) => ({
    language: lang ?? '',
    line: position?.start.line ?? 0,
    text: `${value}\n`,
  }));
}

/** Returns the text below a heading of the second level; empty if there is none. */
export function sectionOf(markdown: string, title: string): string {
  const sections = markdown.split(/^## /m).slice(1);
  return sections.find((section) => section.startsWith(`${title}\n`))?.slice(title.length) ?? '';
}
