/**
 * Finds the references of a page. Code blocks, code spans and comments contain none. A string in the code of an MDX page
 * is a reference only if it is the value of an attribute.
 */
import type { Html, Nodes, Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { gfm } from 'micromark-extension-gfm';
import { type Outline, outlineOf } from './headings.js';
import { findHtmlReferences } from './html-references.js';
import { findMdxReferences } from './mdx-references.js';
import type { Reference } from './reference.js';

/** Where `$` marks formulas, their text is neither code nor a tag. */
export type PageFormat = 'markdown' | 'mdx' | 'mdx with formulas' | 'html';

const BYTE_ORDER_MARK = '\ufeff';

export interface PageContent {
  /** In the order of the text. */
  readonly references: readonly Reference[];
  /** Undefined for HTML. */
  readonly outline?: Outline;
}

/**
 * All references of a page, and what links can jump to. Throws if it can't be parsed (MDX is strict): an error with the
 * fields of SyntaxFault if the text isn't valid, or another error of the parser.
 */
export async function findReferences(text: string, format: PageFormat): Promise<PageContent> {
  // Parsers skip the mark without counting it.
  const skipped = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const body = text.slice(skipped);
  const isHtml = format === 'html';
  const found = isHtml ? { references: await findHtmlReferences(body, 0) } : await findInMarkdown(body, format);
  const references = found.references
    .map((reference) => ({ ...reference, start: reference.start + skipped, end: reference.end + skipped }))
    .sort((a, b) => a.start - b.start);
  return { ...found, references };
}

/** The format that the extension of a path stands for. */
export function formatOf(path: string): PageFormat {
  if (/\.mdx$/i.test(path)) return 'mdx';
  return /\.html?$/i.test(path) ? 'html' : 'markdown';
}

type MarkdownFormat = Exclude<PageFormat, 'html'>;

async function findInMarkdown(text: string, format: MarkdownFormat): Promise<PageContent> {
  const references: Reference[] = [];
  const tree = await parseMarkdown(format === 'markdown' ? withoutSlashes(text) : text, format, (start, end, node) => {
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return;
    const isEmbedded = node.type === 'image';
    const lacksAlt = isEmbedded && (node.alt ?? '').trim() === '';
    references.push({ start, end, url: node.url, context: 'markdown', isEmbedded, ...(lacksAlt && { lacksAlt }) });
  });
  const nodes = [...walk(tree)];
  for (const node of nodes) {
    if (node.type === 'html') references.push(...(await findHtmlReferences(blankMarkers(text, node), offsetOf(node))));
  }
  if (format !== 'markdown') references.push(...(await findMdxReferences(text, nodes)));
  return { references, outline: outlineOf(nodes) };
}

type SyntaxExtension = ReturnType<typeof gfm>;
type Construct = Exclude<NonNullable<SyntaxExtension['text']>[number], readonly unknown[] | undefined>;

type OnUrl = (start: number, end: number, node: Nodes) => void;

/** @param onUrl receives the offsets of each URL, which the tree doesn't contain */
async function parseMarkdown(text: string, format: MarkdownFormat, onUrl: OnUrl): Promise<Root> {
  const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }, { frontmatter }, { frontmatterFromMarkdown }] =
    await Promise.all([
      import(/* webpackChunkName: 'parser' */ 'mdast-util-from-markdown'),
      import(/* webpackChunkName: 'parser' */ 'micromark-extension-gfm'),
      import(/* webpackChunkName: 'parser' */ 'mdast-util-gfm'),
      import(/* webpackChunkName: 'parser' */ 'micromark-extension-frontmatter'),
      import(/* webpackChunkName: 'parser' */ 'mdast-util-frontmatter'),
    ]);
  const extensions = [EMAIL_START.test(text) ? gfm() : withoutEmails(gfm()), frontmatter(['yaml', 'toml'])];
  // Its transforms search all text for e-mail addresses and web URLs, which takes a third of the time and finds no file.
  const gfmNodes = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
  const mdastExtensions = [gfmNodes, frontmatterFromMarkdown(['yaml', 'toml']), reportUrls(onUrl)];
  if (format === 'markdown') return fromMarkdown(text, { extensions, mdastExtensions });
  const [{ mdxjs }, { mdxFromMarkdown }] = await Promise.all([
    import(/* webpackChunkName: 'parser' */ 'micromark-extension-mdxjs'),
    import(/* webpackChunkName: 'parser' */ 'mdast-util-mdx'),
  ]);
  let openedAt: number | undefined;
  const mdx = reportStarts(mdxjs(), (offset) => (openedAt = offset));
  const formulas = format === 'mdx with formulas' ? [await formulaSyntax()] : [];
  try {
    return fromMarkdown(text, {
      extensions: [...extensions, mdx, ...formulas],
      mdastExtensions: [...mdastExtensions, mdxFromMarkdown()],
    });
  } catch (error) {
    throw Object.assign(error as Error, { openedAt });
  }
}

/** The bundle leaves out what else the package has, which shows formulas. */
async function formulaSyntax(): Promise<SyntaxExtension> {
  const { math } = await import(/* webpackChunkName: 'parser' */ 'micromark-extension-math');
  return math();
}

/** Reports where each expression and each tag begins: an error of the parser only says where it ends. */
function reportStarts(
  { flow, text, ...extension }: SyntaxExtension,
  onStart: (offset: number) => void,
): SyntaxExtension {
  const reporting = (construct: Construct): Construct => ({
    ...construct,
    tokenize(...states) {
      onStart(this.now().offset);
      return construct.tokenize.apply(this, states);
    },
  });
  const all = (constructs: SyntaxExtension['text'] = {}): SyntaxExtension['text'] =>
    Object.fromEntries(Object.entries(constructs).map(([code, one]) => [code, one && [one].flat().map(reporting)]));
  return { ...extension, flow: all(flow), text: all(text) };
}

/** Every e-mail address that the parser recognizes contains this. */
const EMAIL_START = /[\w.+-]@/;

/** Without e-mail addresses, the parser needn't try each word as one, which takes a fifth of the memory. */
function withoutEmails({ text = {}, ...extension }: SyntaxExtension): SyntaxExtension {
  const constructs = Object.entries(text).map(([code, one]) => {
    const list = one === undefined || Array.isArray(one) ? one : [one];
    return [code, list?.filter(({ name }) => name !== 'emailAutolink')] as const;
  });
  // Even an empty list makes the parser stop at its character.
  return { ...extension, text: Object.fromEntries(constructs.filter(([, list]) => list?.length !== 0)) };
}

/** Reports the offsets of the URLs of links, images and definitions while the tree is built. */
function reportUrls(onUrl: OnUrl): Extension {
  function onDestination(this: CompileContext, { start, end }: Token): void {
    const url = this.resume();
    const node = this.stack.at(-1) as Nodes & { url?: string };
    node.url = url;
    onUrl(start.offset, end.offset, node);
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

/** The HTML of a node, with blanks in place of the markers of block quotes around it: a marker would end a tag. */
function blankMarkers(text: string, node: Html): string {
  const raw = text.slice(offsetOf(node), node.position?.end.offset ?? 0);
  const lines = node.value.match(LINE) ?? [];
  let index = 0;
  return raw.replace(LINE, (line) => {
    const { length } = (lines[index++] ?? '').trimStart();
    return line.slice(line.length - length).padStart(line.length);
  });
}

/** Tags with attributes, but not URLs of links. */
const TAG = /(?<!\]\(\s*|\]:\s*)<[a-z][\w-]*\s[^<>[\]]*>/gi;

/** Unlike CommonMark, the parser ends a value without quotes at a slash. A comma in its place keeps all offsets. */
function withoutSlashes(text: string): string {
  return text.replace(TAG, (tag) => tag.replace(/=\s*[^\s"'=<>`]+/g, (value) => value.replaceAll('/', ',')));
}
