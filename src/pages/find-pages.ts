/** Finds the pages of a workspace. */
import { join, sep } from 'node:path';
import { findFiles } from '../disk/find-files.js';
import { realPathBelow } from '../disk/paths.js';

/**
 * The pages that globs match, relative to the workspace, each once and sorted. Symlinks are resolved, because writing to
 * one would replace it by a copy.
 */
export async function findPages(workspace: string, globs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = (await findFiles(workspace, [...globs, '!**/node_modules/**'])).filter(({ problem }) => !problem);
  const real = found.map(({ path }) => realPathBelow(workspace, join(workspace, path)).split(sep).join('/'));
  return new Set(real.sort());
}
