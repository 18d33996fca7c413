/** Finds links in code, error messages and READMEs that lead to no page, and says which this change breaks. */
import { join } from 'node:path';
import { fileInRepository } from '../../disk/repository.js';
import { findFiles } from '../../disk/find-files.js';
import { realPathBelow } from '../../disk/paths.js';
import { readTextFile } from '../../disk/read.js';
import { ownRepository } from '../../hosts/host.js';
import { findTarget } from '../../pages/link-targets.js';
import type { States } from './read-states.js';
import type { CheckPagesContext } from './record.js';
import type { Finding } from './verdicts.js';

const MAX_FILE_BYTES = 2_000_000;

/**
 * Links that never led anywhere are old, unless the pull request changes their file.
 * @param removed what this change takes away
 */
export async function checkCode(
  { inputs, host, signal }: CheckPagesContext,
  { live, tested, files = [] }: States,
  removed: { readonly has: (address: string) => boolean },
): Promise<{ readonly found: readonly Finding[]; readonly old: number }> {
  const { code, siteUrl = [], scope } = inputs;
  const findingsOf = ({ url, path, line }: CodeLink, file: string): Finding[] => {
    const [target, before] = [tested, live].map((site) => findTarget({ url: path, isEmbedded: false }, '', site));
    if (target?.kind !== 'missing page') return [];
    const place = { rule: 'code-links', page: target.address, file, line, target: target.address, url } as const;
    if (removed.has(target.address)) return [{ ...place, message: `${url} leads to a page that this change removes` }];
    return before?.kind === 'missing page' ? [{ ...place, message: `${url} leads to no page`, level: 'mild' }] : [];
  };
  const all: Finding[] = [];
  for (const { path: file, problem } of code ? await findFiles(host.workspace, code) : []) {
    signal.throwIfAborted();
    if (problem !== undefined || realPathBelow(host.workspace, join(host.workspace, file)) !== join(file)) continue;
    // A file that is too large or gone has no links to check.
    const text = await readTextFile(join(host.workspace, file), MAX_FILE_BYTES).catch(() => '');
    for (const link of findCodeLinks(text, siteUrl)) all.push(...findingsOf(link, file));
  }
  const changed = new Set(files.map(({ path }) => path));
  const isChanged = (file: string): boolean => {
    const { path, other } = fileInRepository(host.workspace, file, ownRepository(host.runContext));
    return other === undefined && changed.has(path);
  };
  const found = all.filter(({ level, file = '' }) => level === undefined || scope === 'all' || isChanged(file));
  return { found, old: all.length - found.length };
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
