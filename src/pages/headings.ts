/** Finds what links can jump to in a page, and whether an anchor is among it in one of the ways to make anchors. Pure. */
import type { Nodes } from 'mdast';
import { isPage } from './place.js';
import { decodePath } from './reference.js';
import { unicodeForm } from '../text/unicode-form.js';

/** What a page has besides references. */
export interface Outline {
  /** The text of each heading. */
  readonly headings: readonly string[];
  /** Anchors that the page names itself. */
  readonly ids: readonly string[];
  /** The paths of imports, as written. */
  readonly imports: readonly string[];
  /** The paths of what components include, such as `<Snippet file="part.mdx" />`, as written. */
  readonly parts: readonly string[];
  /** True if components, imports or templates can add headings that the text doesn't show. */
  readonly isOpen: boolean;
}

/** @param nodes all nodes of the page's tree */
export function outlineOf(nodes: Iterable<Nodes>): Outline {
  const outline: OpenOutline = { headings: [], ids: [], imports: [], parts: [], isOpen: false };
  for (const node of nodes) addNode(node, outline);
  return outline;
}

interface OpenOutline {
  readonly headings: string[];
  readonly ids: string[];
  readonly imports: string[];
  readonly parts: string[];
  isOpen: boolean;
}

const OWN_ID = /(?<!\s)\s*\\?\{\s*#([^\s{}]+)\s*\}\s*$/;
const EXPRESSION = /^(?!\s*\/\*[^]*\*\/\s*$)/;
/**
 * Texts that can add content: templates such as `{{ include }}` or `{% include %}`, expressions, except comments, and the
 * page of an API description, whose headings the service generates.
 */
const MAY_ADD: Readonly<Partial<Record<Nodes['type'], RegExp>>> = {
  text: /\{[{%]/,
  mdxFlowExpression: EXPRESSION,
  mdxTextExpression: EXPRESSION,
  yaml: /^["']?(?:api|openapi|asyncapi|openrpc|graphql|swagger)[\w-]*["']?\s*:/im,
};

function addNode(node: Nodes, outline: OpenOutline): void {
  if ('value' in node && MAY_ADD[node.type]?.test(node.value)) outline.isOpen = true;
  switch (node.type) {
    case 'heading':
      addHeading(plainText(node), outline);
      break;
    case 'html':
      addHtml(node.value, outline);
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      addElement(node, outline);
      break;
    case 'mdxjsEsm':
      outline.isOpen = true;
      outline.imports.push(...Array.from(node.value.matchAll(/\bfrom\s*["']([^"'\n]*)["']/g), ([, path = '']) => path));
  }
}

function addHeading(text: string, { headings, ids }: OpenOutline): void {
  const [whole = '', id] = OWN_ID.exec(text) ?? [];
  headings.push(whole === '' ? text : text.slice(0, -whole.length));
  if (id !== undefined) ids.push(id);
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function addElement(element: Element, outline: OpenOutline): void {
  const name = element.name ?? '';
  if (/^[A-Z]|\./.test(name)) outline.isOpen = true;
  if (/^h[1-6]$/.test(name)) addHeading(plainText(element), outline);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') outline.isOpen = true;
    else if (attribute.name === 'file' && /^[A-Z]/.test(name)) addPart(attribute.value, outline);
    else if (attribute.name !== 'id' && (attribute.name !== 'name' || name !== 'a')) continue;
    else if (typeof attribute.value === 'string') outline.ids.push(attribute.value);
    else outline.isOpen = true;
  }
}

function addPart(file: unknown, { parts }: OpenOutline): void {
  if (typeof file === 'string' && isPage(file)) parts.push(file);
}

/** Splitting takes linear time, whatever the text is. */
function addHtml(html: string, outline: OpenOutline): void {
  let heading: string | undefined;
  for (const piece of html.split('<').slice(1)) {
    const end = piece.indexOf('>');
    const [tag, text] = end < 0 ? [piece, ''] : [piece.slice(0, end), piece.slice(end + 1)];
    if (/^[A-Z]/.test(tag)) {
      outline.isOpen = true;
      addPart(/\sfile\s*=\s*["']([^"']*)["']/.exec(tag)?.[1], outline);
    }
    for (const [, id = ''] of tag.matchAll(/\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi)) outline.ids.push(id);
    if (/^\/h[1-6]/i.test(tag) && heading !== undefined) {
      addHeading(heading, outline);
      heading = undefined;
    } else if (/^h[1-6](?:\s|$)/i.test(tag)) heading = text;
    else if (heading !== undefined) heading += text;
  }
}

function plainText(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(plainText).join('');
  return 'value' in node ? node.value : '';
}

/** Whether an anchor leads somewhere in a page. */
export function findAnchor(anchor: string, { headings, ids, isOpen }: Outline): 'there' | 'missing' | 'unknown' {
  const wanted = fold(decodePath(anchor));
  if (wanted === '' || wanted === 'top' || ids.some((id) => fold(id) === wanted)) return 'there';
  const known = new Set(headings.flatMap(anchorsOf));
  if (known.has(wanted) || known.has(wanted.replace(/-\d+$/, ''))) return 'there';
  // A text fragment or the route of a component isn't an anchor.
  if (isOpen || /^[:/!]/.test(wanted)) return 'unknown';
  const letters = lettersOf(wanted);
  const isAlmost = [...headings, ...ids].some((text) => lettersOf(fold(text)) === letters);
  return isAlmost || letters === '' ? 'unknown' : 'missing';
}

/** The headings and other anchors that a page has lost. */
export function lostAnchors({ headings, ids }: Outline, now: Outline): string[] {
  const lost = [
    ...headings.filter((heading) => anchorsOf(heading).every((anchor) => findAnchor(anchor, now) === 'missing')),
    ...ids.filter((id) => findAnchor(id, now) === 'missing'),
  ];
  return [...new Set(lost)];
}

function fold(text: string): string {
  return unicodeForm(text, 'NFC').toLowerCase();
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What services change in a heading before they make an anchor of it. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => unicodeForm(text.replaceAll('ß', 'ss'), 'NFD').replace(/\p{M}+/gu, ''),
  (text) => text.replaceAll('&', ' and '),
  (text) => text.replace(/['’]/g, ''),
];

const SIGNS = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]+/gu;
const OUTER_DASHES = /^-|-$/g;

/** How they make it: as GitHub does, with dashes collapsed, of letters from a to z, and with only blanks replaced. */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => text.replace(SIGNS, '').replaceAll(' ', '-'),
  (text) => text.replace(SIGNS, '').replace(/[ -]+/g, '-').replace(OUTER_DASHES, ''),
  (text) => text.replace(/[^a-z\d]+/g, '-').replace(OUTER_DASHES, ''),
  (text) => text.replace(/\s+/g, '-'),
];

function anchorsOf(heading: string): string[] {
  const text = fold(heading.trim());
  return CHANGES.flatMap((change) => FORMS.map((form) => form(change(text).trim())));
}
