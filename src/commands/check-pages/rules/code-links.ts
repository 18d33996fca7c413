/** Finds links in code, error messages and READMEs that lead to no page. Pure. */
import { findTarget } from '../../../pages/link-targets.js';
import type { State } from '../state.js';
import type { Found, Rule } from './rule.js';
import type { Loss } from './vanished-pages.js';

export const codeLinks = {
  name: 'code-links',
  severity: 'problem',
  finds: 'A link in code leads to a page that the change removes.',
} as const satisfies Rule;

/** What the links of a file are judged by. */
export interface CodeRules {
  readonly live: State;
  readonly tested: State;
  /** Public URLs of the documentation, path included. */
  readonly siteUrls: readonly string[];
  /** What this change takes away. */
  readonly removed: { readonly has: (address: string) => boolean };
  readonly loss: Loss;
}

/** What is wrong in the text of a file. Links that never led anywhere are mild. */
export function findInCode(text: string, file: string, { live, tested, siteUrls, removed, loss }: CodeRules): Found[] {
  return findCodeLinks(text, siteUrls).flatMap(({ url, path, line }): Found[] => {
    const [target, before] = [tested, live].map((site) => findTarget({ url: path, isEmbedded: false }, '', site));
    if (target?.kind !== 'missing page' || tested.isAllowed(target.address)) return [];
    const place = { page: target.address, file, line, target: target.address, url };
    if (removed.has(target.address)) return [{ ...place, message: `${url} leads to a page that ${loss}` }];
    return before?.kind === 'missing page' ? [{ ...place, message: `${url} leads to no page`, level: 'mild' }] : [];
  });
}

interface CodeLink {
  /** The whole URL. */
  readonly url: string;
  /** What follows the documentation's URL. */
  readonly path: string;
  /** Line number, counted from 1. */
  readonly line: number;
}

/** The characters that end a URL in code, in Markdown and in prose. */
const ENDS = String.raw`\s"'\x60<>()[\]{}|\\^,;`;
const END = new RegExp(`[${ENDS}]`);
/**
 * A URL whose path the program completes: with an expression in braces, or in the place of a percent sign that escapes no
 * printable character.
 */
const TEMPLATE = new RegExp(String.raw`^[^${ENDS}?#]*(?:#?\{|%(?![2-9a-f][\da-f]))`, 'i');
/** The lookbehind makes a search take linear time. */
const PUNCTUATION = /(?<![.:!?*_~])[.:!?*_~]+$/;

/**
 * URLs of the documentation in a text. Linear in the text.
 * @param siteUrls public URLs of the documentation, path included
 */
export function findCodeLinks(text: string, siteUrls: readonly string[]): CodeLink[] {
  return text.split('\n').flatMap((content, index) =>
    content
      .split(/(?=https?:\/\/)/)
      .filter((piece) => !TEMPLATE.test(piece))
      .map((piece) => (piece.split(END, 1)[0] ?? '').replace(PUNCTUATION, ''))
      .map((url) => ({ url, path: pathBelow(url, siteUrls), line: index + 1 }))
      .filter((link): link is CodeLink => link.path !== undefined),
  );
}

/** True if the text may name the site, also in a URL that the program completes. */
export function hasSite(text: string, siteUrl: string): boolean {
  const bare = siteUrl.replace(/^https?:\/\//i, '').replace(/(?<!\/)\/+$/, '');
  return text.toLowerCase().includes(bare.toLowerCase());
}

/** The rest of a URL below one of the documentation's URLs; undefined for other URLs. */
export function pathBelow(url: string, siteUrls: readonly string[]): string | undefined {
  const rest = withoutScheme(url);
  for (const siteUrl of siteUrls) {
    const bare = withoutScheme(siteUrl)?.replace(/(?<!\/)\/+$/, '');
    const path = bare !== undefined && rest?.startsWith(bare) ? rest.slice(bare.length) : undefined;
    if (path !== undefined && /^(?:[/?#]|$)/.test(path)) return path.replace(/^\//, '');
  }
  return undefined;
}

/** A web URL from its host on, whose case doesn't count. */
function withoutScheme(url: string): string | undefined {
  const [, host = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  return host === '' ? undefined : host.toLowerCase() + rest;
}
