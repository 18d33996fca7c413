/** Finds links in code, error messages and READMEs that lead to pages which this change takes away. */
import { join } from 'node:path';
import { findFiles } from '../../disk/find-files.js';
import { realPathBelow } from '../../disk/paths.js';
import { readTextFile } from '../../disk/read.js';
import type { ChangedFile } from '../../hosts/host.js';
import { findTarget, type Site } from '../../pages/link-targets.js';
import { findCodeLinks } from './code-links.js';
import type { CheckPagesContext } from './record.js';
import type { Finding } from './verdicts.js';

const MAX_FILE_BYTES = 2_000_000;

export interface CodeRules {
  readonly site: Site;
  readonly liveSite: Site;
  /** Addresses of pages that this change takes away. */
  readonly vanished: ReadonlySet<string>;
  /** The files of the pull request; undefined if they are not known. */
  readonly files: readonly ChangedFile[] | undefined;
}

/** Links that never led anywhere are old, unless the pull request changes their file. */
export async function checkCode(
  { inputs, host, signal }: CheckPagesContext,
  rules: CodeRules,
): Promise<{ readonly found: readonly Finding[]; readonly old: number }> {
  const { code, siteUrl = [], scope } = inputs;
  if (code === undefined) return { found: [], old: 0 };
  const all: Finding[] = [];
  for (const { path, problem } of await findFiles(host.workspace, [...code, '!**/node_modules/**'])) {
    signal.throwIfAborted();
    if (problem !== undefined || realPathBelow(host.workspace, join(host.workspace, path)) !== join(path)) continue;
    // A file that is too large or gone has no links to check.
    const text = await readTextFile(join(host.workspace, path), MAX_FILE_BYTES).catch(() => '');
    all.push(...findCodeLinks(text, siteUrl).flatMap((link) => judgeLink(link, path, rules)));
  }
  const changed = new Set((rules.files ?? []).map(({ path }) => path));
  const found = all.filter(({ level, file = '' }) => level === undefined || scope === 'all' || changed.has(file));
  return { found, old: all.length - found.length };
}

function judgeLink(
  { url, path, line }: { readonly url: string; readonly path: string; readonly line: number },
  file: string,
  { site, liveSite, vanished }: CodeRules,
): Finding[] {
  const target = findTarget({ url: path, isEmbedded: false }, '', site);
  if (target.kind !== 'missing page') return [];
  const place = { rule: 'code-links', page: target.address, file, line, target: target.address, url } as const;
  if (vanished.has(target.address))
    return [{ ...place, message: `${url} leads to a page that this change takes away` }];
  const inLive = findTarget({ url: path, isEmbedded: false }, '', liveSite);
  return inLive.kind === 'missing page' ? [{ ...place, message: `${url} leads to no page`, level: 'mild' }] : [];
}
