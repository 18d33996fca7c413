/** Finds references in the attributes of HTML elements. */
import type { Reference } from './reference.js';

/** Attributes whose value is a URL, and whether the page embeds the target. */
const URL_ATTRIBUTES: Readonly<Record<string, boolean>> = {
  src: true,
  poster: true,
  srcset: true,
  data: true,
  href: false,
  'xlink:href': false,
  // React's spelling.
  xlinkhref: false,
};

/** Attributes by which components show an image file. They can also be a color, or the name of an icon. */
const IMAGE_ATTRIBUTES: ReadonlySet<string> = new Set(['icon', 'image', 'img']);
const IMAGE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/**
 * SVG elements that show the target of their `href`. Outside of an svg element, the HTML parser changes `image` to `img`
 * and `feImage` to lower case.
 */
const SHOWING_TAGS: ReadonlySet<string> = new Set(['image', 'img', 'use', 'feImage', 'feimage']);

/** The search of a longer list of images could take long. */
const MAX_SRCSET_LENGTH = 10_000;

/** @param offset where this piece of HTML starts in the page */
export async function findHtmlReferences(html: string, offset: number): Promise<Reference[]> {
  const { Parser } = await import(/* webpackChunkName: 'parser' */ 'htmlparser2');
  const references: Reference[] = [];
  let tag = '';
  let ofEarlierTags = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      tag = name;
      ofEarlierTags = references.length;
    },
    onopentag: (name, attributes) => {
      if (name === 'img' && attributes.alt === undefined)
        references.push(...withoutAlt(references.splice(ofEarlierTags)));
    },
    onattribute: (name, value, quote) => {
      const isQuoted = quote !== null;
      const end = parser.endIndex - (isQuoted ? 1 : 0);
      const [prefix = ''] = /^[^=]*=\s*["']?/.exec(html.slice(parser.startIndex, end)) ?? [];
      const start = parser.startIndex + prefix.length;
      const raw = html.slice(start, end);
      // A value that begins with an entity isn't a path of a file.
      if (value === '' || (raw.startsWith('&') && raw !== value) || (name === 'data' && tag !== 'object')) return;
      const context = isQuoted ? 'attribute' : 'bare attribute';
      const place = { start: offset + start, end: offset + end, context } as const;
      references.push(...findInAttribute({ tag, name }, value, raw, place));
    },
  });
  parser.end(html);
  return references;
}

/** Marks the images among the references of an `img` element that has no `alt`. */
export function withoutAlt(references: readonly Reference[]): Reference[] {
  return references.map((reference) => (reference.isEmbedded ? { ...reference, lacksAlt: true } : reference));
}

export interface Attribute {
  /** Lower case in HTML, as written in JSX; empty if a JSX tag is an expression. */
  readonly tag: string;
  readonly name: string;
}

/** @param raw the value as written, with its entities */
export function findInAttribute(
  { tag, name }: Attribute,
  value: string,
  raw: string,
  place: Pick<Reference, 'start' | 'end' | 'context'>,
): Reference[] {
  const attribute = name.toLowerCase();
  const isImage = /^[A-Z]/.test(tag) && IMAGE_ATTRIBUTES.has(attribute) && IMAGE_FILE.test(value);
  if (!isImage && !Object.hasOwn(URL_ATTRIBUTES, attribute)) return [];
  // Only the author of a component knows what it does with a value.
  const isElement = /^[a-z]/.test(tag) && (attribute !== 'data' || tag === 'object');
  const isEmbedded = isElement && (URL_ATTRIBUTES[attribute] === true || SHOWING_TAGS.has(tag));
  if (attribute !== 'srcset') return [{ ...place, url: value.trim(), isEmbedded }];
  // Data URLs contain commas.
  if (value.includes('data:') || raw.length > MAX_SRCSET_LENGTH) return [];
  const context = place.context === 'script' ? 'script srcset' : 'srcset';
  // In HTML a URL ends at a space, so it may contain commas, and its descriptor ends at a comma. In MDX, the marker of a
  // block quote may precede a URL.
  return [...raw.matchAll(/([\s,>]*)([^\s,>](?:\S*[^\s,])?)(?:,+(?=\s|$)|[^,]*)/g)].flatMap((match) => {
    const [, before = '', url = ''] = match;
    // With entities or escapes, the written URL isn't the one that a browser reads.
    if (raw !== value && /[&\\]/.test(url)) return [];
    const start = place.start + match.index + before.length;
    return [{ start, end: start + url.length, url, context, isEmbedded }];
  });
}
