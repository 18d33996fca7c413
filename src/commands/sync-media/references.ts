/**
 * Finding references in pages: where in the text an address stands, and what it says. Only real ones: what stands in
 * code or comments is text.
 */
import type { Nodes, Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { MdxJsxAttributeValueExpression, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type PageKind = 'markdown' | 'mdx' | 'html';

/** Where an address stands decides how another is written there. */
type Setting = 'markdown' | 'attribute' | 'bare attribute' | 'script' | 'srcset';

export interface Reference {
  /** Offsets in the page's text. */
  readonly start: number;
  readonly end: number;
  /** As readers' browsers see it: escapes and entities resolved. */
  readonly url: string;
  readonly setting: Setting;
  /** It shows a picture or plays a film, rather than leading somewhere. */
  readonly isEmbedded: boolean;
}

/** Attributes that hold an address, and whether what is there is embedded in the page. */
const ATTRIBUTES: Readonly<Record<string, boolean>> = {
  src: true,
  poster: true,
  srcset: true,
  data: true,
  href: false,
};

export function pageKindOf(path: string): PageKind {
  if (/\.mdx$/i.test(path)) return 'mdx';
  return /\.html?$/i.test(path) ? 'html' : 'markdown';
}

/** All references of a page, in their order. Throws where the page cannot be parsed (MDX is strict). */
export async function findReferences(text: string, kind: PageKind): Promise<Reference[]> {
  const found = kind === 'html' ? await inHtml(text, 0) : await inMarkdown(text, kind);
  return found.sort((a, b) => a.start - b.start);
}

async function inMarkdown(text: string, kind: 'markdown' | 'mdx'): Promise<Reference[]> {
  const references: Reference[] = [];
  const tree = await parseMarkdown(text, kind, (start, end, node) => {
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return;
    references.push({ start, end, url: node.url, setting: 'markdown', isEmbedded: node.type === 'image' });
  });
  for (const node of walk(tree)) {
    if (node.type === 'html') references.push(...(await inHtml(sliceOf(text, node), offsetOf(node))));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') references.push(...inJsx(text, node));
  }
  return references;
}

type OnAddress = (start: number, end: number, node: Nodes) => void;

/** @param onAddress gets the place of every address, which the tree itself does not tell */
async function parseMarkdown(text: string, kind: 'markdown' | 'mdx', onAddress: OnAddress): Promise<Root> {
  const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }, { frontmatter }, { frontmatterFromMarkdown }] =
    await Promise.all([
      import('mdast-util-from-markdown'),
      import('micromark-extension-gfm'),
      import('mdast-util-gfm'),
      import('micromark-extension-frontmatter'),
      import('mdast-util-frontmatter'),
    ]);
  const extensions = [gfm(), frontmatter(['yaml', 'toml'])];
  const trees = [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml']), addressesTo(onAddress)];
  if (kind === 'markdown') return fromMarkdown(text, { extensions, mdastExtensions: trees });
  const [{ mdxjs }, { mdxFromMarkdown }] = await Promise.all([
    import('micromark-extension-mdxjs'),
    import('mdast-util-mdx'),
  ]);
  return fromMarkdown(text, { extensions: [...extensions, mdxjs()], mdastExtensions: [...trees, mdxFromMarkdown()] });
}

/** Hears of the addresses of links, images and definitions where the tree is built, and notes where they stand. */
function addressesTo(onAddress: OnAddress): Extension {
  function onDestination(this: CompileContext, { start, end }: Token): void {
    const url = this.resume();
    const node = this.stack.at(-1) as Nodes & { url?: string };
    node.url = url;
    onAddress(start.offset, end.offset, node);
  }
  return { exit: { resourceDestinationString: onDestination, definitionDestinationString: onDestination } };
}

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

function offsetOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

function sliceOf(text: string, node: Nodes): string {
  return text.slice(offsetOf(node), node.position?.end.offset ?? 0);
}

const ignore = (): void => undefined;

/** What is no attribute. */
const ELSEWHERE = {
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

/** @param at where this piece of HTML stands in the page */
async function inHtml(html: string, at: number): Promise<Reference[]> {
  const { Tokenizer, QuoteType } = await import('htmlparser2');
  const references: Reference[] = [];
  let tag = '';
  let name = '';
  let value = { text: '', start: 0 };
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => (tag = html.slice(start, end).toLowerCase()),
      onattribname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        value = { text: '', start: -1 };
      },
      onattribdata: (start, end) => {
        // An address that begins with an entity is none of a file.
        value = { text: value.text + html.slice(start, end), start: value.text === '' ? start : value.start };
      },
      onattribentity: (codepoint) => (value.text += String.fromCodePoint(codepoint)),
      onattribend: (quote, end) => {
        if (value.start < 0 || (name === 'data' && tag !== 'object')) return;
        const isBare = quote === QuoteType.Unquoted;
        // The end of what is quoted is behind the quote.
        const valueEnd = isBare ? end : end - 1;
        const setting = isBare ? 'bare attribute' : 'attribute';
        const place: Place = { start: at + value.start, end: at + valueEnd, setting };
        references.push(...inAttribute(name, value.text, html.slice(value.start, valueEnd), place));
      },
      ...ELSEWHERE,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return references;
}

type Place = Pick<Reference, 'start' | 'end' | 'setting'>;

/** @param raw the value as it is written, entities and all */
function inAttribute(name: string, value: string, raw: string, place: Place): Reference[] {
  const attribute = name.toLowerCase();
  const isEmbedded = Object.hasOwn(ATTRIBUTES, attribute) ? ATTRIBUTES[attribute] : undefined;
  if (isEmbedded === undefined) return [];
  if (attribute !== 'srcset') return [{ ...place, url: value.trim(), isEmbedded }];
  // Entities would shift the places, and a data address has commas of its own.
  if (raw !== value || value.includes('data:')) return [];
  // As HTML has it: an address ends at a space, so it may hold commas; what follows it, at a comma.
  return [...value.matchAll(/([\s,]*)([^\s,](?:\S*[^\s,])?)(?:,+(?=\s|$)|[^,]*)/g)].map((match) => {
    const [, before = '', url = ''] = match;
    const start = place.start + match.index + before.length;
    return { start, end: start + url.length, url, setting: 'srcset', isEmbedded };
  });
}

function inJsx(text: string, node: MdxJsxFlowElement | MdxJsxTextElement): Reference[] {
  return node.attributes.flatMap((attribute): Reference[] => {
    const { start, end } = attribute.position ?? {};
    if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined) return [];
    const { name, value } = attribute;
    if (typeof value === 'string') {
      const written = text.slice(start.offset, end.offset);
      const quote = written.search(/["']/);
      if (quote < 0) return [];
      const place: Place = { start: start.offset + quote + 1, end: end.offset - 1, setting: 'attribute' };
      return inAttribute(name, value, written.slice(quote + 1, -1), place);
    }
    const literal = literalOf(value);
    if (!literal) return [];
    return inAttribute(name, literal.text, text.slice(literal.start, literal.end), { ...literal, setting: 'script' });
  });
}

/** The text between the quotes of `{"…"}`; undefined for any other expression. */
function literalOf(
  value: MdxJsxAttributeValueExpression | null | undefined,
): { text: string; start: number; end: number } | undefined {
  const [statement] = value?.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const literal = statement.expression as { type: string; value?: unknown; start?: number; end?: number };
  if (literal.type !== 'Literal' || typeof literal.value !== 'string') return undefined;
  if (literal.start === undefined || literal.end === undefined) return undefined;
  return { text: literal.value, start: literal.start + 1, end: literal.end - 1 };
}

/** Characters that would end or change an address in one of the places where it can stand. */
const UNSAFE = /[\s"'<>()`\\{}^|]/g;

/** The address as it is to be written at that place. */
export function writeAddress(url: string, setting: Setting): string {
  const safe = url.replace(UNSAFE, (character) => {
    const code = encodeURIComponent(character);
    return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
  });
  switch (setting) {
    case 'attribute':
      return safe.replaceAll('&', '&amp;');
    case 'bare attribute':
      return `"${safe.replaceAll('&', '&amp;')}"`;
    case 'markdown':
      return safe.replace(/&(?=#?\w+;)/g, '&amp;');
    case 'srcset':
      return safe.replaceAll(',', '%2C').replaceAll('&', '&amp;');
    case 'script':
      return safe;
  }
}
