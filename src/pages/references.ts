/**
 * Finding references in pages: where in the text an address stands, and what it says. Only real ones: what stands in
 * code blocks, code spans or comments is text, and a string in the code of an MDX page is an address only as an
 * attribute's value.
 */
import type { Visitor } from 'estree-util-visit';
import type { Html, Nodes, Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type PageKind = 'markdown' | 'mdx' | 'html';

/** Where an address stands decides how another is written there. */
type Setting = 'markdown' | 'attribute' | 'bare attribute' | 'script' | 'srcset' | 'script srcset';

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
  'xlink:href': false,
  // As React spells it.
  xlinkhref: false,
};

/** Elements of a drawing that show what their `href` leads to; parsers of HTML do not keep capitals. */
const SHOWING_TAGS: ReadonlySet<string> = new Set(['image', 'use', 'feImage', 'feimage']);

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
    if (node.type === 'html') references.push(...(await inHtml(withoutMarkers(text, node), offsetOf(node))));
  }
  if (kind === 'mdx') references.push(...(await inMdx(text, tree)));
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

const LINE = /^.*$/gm;

/** What stands there, with blanks for the markers of the block quotes around it: they would end a tag. */
function withoutMarkers(text: string, node: Html): string {
  const raw = text.slice(offsetOf(node), node.position?.end.offset ?? 0);
  if (raw === node.value) return raw;
  const lines = node.value.match(LINE) ?? [];
  let index = 0;
  return raw.replace(LINE, (line) => (lines[index++] ?? '').trimStart().padStart(line.length));
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
        references.push(...inAttribute({ tag, name }, value.text, html.slice(value.start, valueEnd), place));
      },
      ...ELSEWHERE,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return references;
}

interface Attribute {
  /** In HTML in lower case; in JSX as it is, and empty where it is an expression. */
  readonly tag: string;
  readonly name: string;
}

type Place = Pick<Reference, 'start' | 'end' | 'setting'>;

/** @param raw the value as it is written, entities and all */
function inAttribute({ tag, name }: Attribute, value: string, raw: string, place: Place): Reference[] {
  const attribute = name.toLowerCase();
  if (!Object.hasOwn(ATTRIBUTES, attribute)) return [];
  // What a component does with a value only its author knows.
  const isElement = /^[a-z]/.test(tag) && (attribute !== 'data' || tag === 'object');
  const isEmbedded = isElement && (ATTRIBUTES[attribute] === true || SHOWING_TAGS.has(tag));
  if (attribute !== 'srcset') return [{ ...place, url: value.trim(), isEmbedded }];
  // A data address has commas of its own.
  if (value.includes('data:')) return [];
  const setting = place.setting === 'script' ? 'script srcset' : 'srcset';
  // As HTML has it: an address ends at a space, so it may hold commas; what follows it, at a comma. In MDX, the marker of
  // a block quote may stand before it.
  return [...raw.matchAll(/([\s,>]*)([^\s,>](?:\S*[^\s,])?)(?:,+(?=\s|$)|[^,]*)/g)].flatMap((match) => {
    const [, before = '', url = ''] = match;
    // What is written with entities or escapes says something else.
    if (raw !== value && /[&\\]/.test(url)) return [];
    const start = place.start + match.index + before.length;
    return [{ start, end: start + url.length, url, setting, isEmbedded }];
  });
}

/** In elements of the page and in those that stand anywhere in its code. */
async function inMdx(text: string, tree: Root): Promise<Reference[]> {
  const { visit } = await import('estree-util-visit');
  const references: Reference[] = [];
  for (const node of walk(tree)) {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      references.push(...inElement(text, node));
    for (const program of programsOf(node)) {
      visit(program, (code) => {
        if (code.type === 'JSXOpeningElement') references.push(...inOpeningElement(text, code));
      });
    }
  }
  return references;
}

type Program = NonNullable<NonNullable<MdxFlowExpression['data']>['estree']>;
type Code = Parameters<Visitor>[0];
type Expression = Extract<Code, { type: 'JSXExpressionContainer' }>['expression'];

function programsOf(node: Nodes): Program[] {
  const holders = [];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') {
    holders.push(node);
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') holders.push(attribute);
      else if (attribute.value && typeof attribute.value !== 'string') holders.push(attribute.value);
    }
  }
  // Large data in code has no elements, and its tree need not be walked.
  return holders.flatMap(({ value, data }) => (value.includes('<') ? (data?.estree ?? []) : []));
}

/** An element of the page. */
function inElement(text: string, node: MdxJsxFlowElement | MdxJsxTextElement): Reference[] {
  return node.attributes.flatMap((attribute): Reference[] => {
    const { start, end } = attribute.position ?? {};
    if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined) return [];
    const { value } = attribute;
    const named = { tag: node.name ?? '', name: attribute.name };
    if (typeof value === 'string') {
      const quote = text.slice(start.offset, end.offset).search(/["']/);
      return inQuotes(text, named, value, [start.offset + quote, end.offset], 'attribute');
    }
    const [statement] = value?.data?.estree?.body ?? [];
    return statement?.type === 'ExpressionStatement' ? inExpression(text, named, statement.expression) : [];
  });
}

/** An element in code. */
function inOpeningElement(text: string, element: Extract<Code, { type: 'JSXOpeningElement' }>): Reference[] {
  const tag = element.name.type === 'JSXIdentifier' ? element.name.name : '';
  return element.attributes.flatMap((attribute): Reference[] => {
    if (attribute.type !== 'JSXAttribute') return [];
    const { name, value } = attribute;
    const named = { tag, name: name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}` };
    if (value?.type === 'JSXExpressionContainer') return inExpression(text, named, value.expression);
    return value?.type === 'Literal' ? inQuotes(text, named, value.value, value.range, 'attribute') : [];
  });
}

/** Of the values that are code, a string is an address, and a template that nothing is filled into. */
function inExpression(text: string, attribute: Attribute, code: Expression): Reference[] {
  if (code.type === 'Literal') return inQuotes(text, attribute, code.value, code.range, 'script');
  if (code.type !== 'TemplateLiteral' || code.quasis.length !== 1) return [];
  return inQuotes(text, attribute, code.quasis[0]?.value.cooked, code.range, 'script');
}

/** @param range from quote to quote, as offsets in the page */
function inQuotes(
  text: string,
  attribute: Attribute,
  value: unknown,
  range: readonly [number, number] | undefined,
  setting: Setting,
): Reference[] {
  if (typeof value !== 'string' || !range) return [];
  const [start, end] = [range[0] + 1, range[1] - 1];
  return inAttribute(attribute, value, text.slice(start, end), { start, end, setting });
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
    case 'script srcset':
      return safe.replaceAll(',', '%2C');
    case 'script':
      return safe;
  }
}
