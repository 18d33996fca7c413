/** Describes a reference in a page: the file that it points to, and how to replace its URL. */
import { posix } from 'node:path';
import { unicodeForm } from '../text/unicode-form.js';

/** The syntax around a URL, which decides how another URL is escaped there. */
type UrlContext = 'markdown' | 'attribute' | 'bare attribute' | 'script' | 'srcset' | 'script srcset';

export interface Reference {
  /** Offsets in the page's text. */
  readonly start: number;
  readonly end: number;
  /** The URL as a browser reads it, with escapes and entities resolved. */
  readonly url: string;
  readonly context: UrlContext;
  /** True if the page shows or plays the target; false if it only links to it. */
  readonly isEmbedded: boolean;
  /** True for an image without alternative text. An empty `alt` of an HTML element marks a decoration, and is one. */
  readonly lacksAlt?: true;
}

/** The beginning of a path that the generator of a site looks up, such as `@site/` or `~/`. */
export const ALIAS = /^[@~][^/]*\//;

/**
 * The file that a URL of a page refers to, relative to the workspace, and the query and fragment behind its path. A path
 * that starts with a slash is relative to the workspace, any other to its page. Undefined for absolute URLs, for
 * templates that are filled in later and for paths that lead out of the workspace.
 */
export function resolveReference(url: string, page: string): { path: string; suffix: string } | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i.test(url) || /[{}]|\$\(/.test(url)) return undefined;
  const [, encodedPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const decoded = unicodeForm(decodePath(encodedPath), 'NFC');
  const path = decoded.startsWith('/') ? posix.normalize(decoded.slice(1)) : posix.join(posix.dirname(page), decoded);
  return path === '..' || path.startsWith('../') ? undefined : { path, suffix };
}

/**
 * What a path from the root of the site can be, relative to the workspace: the site begins at the workspace, or at a folder
 * on the way to one of these folders.
 */
export function fromSiteRoots(path: string, folders: readonly string[]): string[] {
  return [...new Set(folders.flatMap(foldersDownTo))].map((root) => posix.join(root, path));
}

/** `a/b` → `.`, `a`, `a/b`. */
function foldersDownTo(folder: string): string[] {
  const names = posix.normalize(folder).split('/');
  return ['.', ...names.map((_, index) => names.slice(0, index + 1).join('/'))];
}

/** Resolves the escapes of a URL's path or fragment. A percent sign that escapes nothing is part of the name. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** Characters that would end or change a URL in one of the contexts. */
const UNSAFE = /[\s"'<>()`\\{}^|]/g;

/** Escapes a URL for its context. */
export function writeUrl(url: string, context: UrlContext): string {
  const safe = url.replace(UNSAFE, (character) => {
    const code = encodeURIComponent(character);
    return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
  });
  switch (context) {
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
