/** Finds links in the files that the input code names, and says which this change breaks. */
import { join } from 'node:path';
import { fileInRepository } from '../../../disk/repository.js';
import { findFiles } from '../../../disk/find-files.js';
import { realPathBelow } from '../../../disk/paths.js';
import { readTextFile } from '../../../disk/read.js';
import { ownRepository } from '../../../hosts/host.js';
import { type CodeRules, findInCode } from '../rules/code-links.js';
import type { Found } from '../rules/rule.js';
import type { CheckRun } from '../record.js';
import type { States } from './read-states.js';

const MAX_FILE_BYTES = 2_000_000;

/** Links that never led anywhere are old, unless the pull request changes their file. @param removed what this change takes away */
export async function checkCode(
  { inputs, host, signal }: Pick<CheckRun, 'inputs' | 'host' | 'signal'>,
  { live, tested, files = [] }: States,
  removed: CodeRules['removed'],
): Promise<{ readonly found: readonly Found[]; readonly old: number }> {
  const { code, siteUrl: siteUrls = [], scope } = inputs;
  const all: Found[] = [];
  for (const { path: file, problem } of code ? await findFiles(host.workspace, code) : []) {
    signal.throwIfAborted();
    if (problem !== undefined || realPathBelow(host.workspace, join(host.workspace, file)) !== join(file)) continue;
    // A file that is too large or gone has no links to check.
    const text = await readTextFile(join(host.workspace, file), MAX_FILE_BYTES).catch(() => '');
    all.push(...findInCode(text, file, { live, tested, siteUrls, removed }));
  }
  const changed = new Set(files.map(({ path }) => path));
  const isChanged = (file: string): boolean => {
    const { path, other } = fileInRepository(host.workspace, file, ownRepository(host.runContext));
    return other === undefined && changed.has(path);
  };
  const found = all.filter(({ level, file = '' }) => level === undefined || scope === 'all' || isChanged(file));
  return { found, old: all.length - found.length };
}
