/** Finding files in folders, whatever they are called, and never outside. */
import { join } from 'node:path';
import type { Entry } from 'fast-glob';
import { isFile, isFolder, leadsOutside } from '../../../disk/paths.js';
import { readEntries } from '../../../disk/read.js';

/** A file that is there, or what keeps a link from being one. */
export interface Found {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly problem?: 'a link out of the folder' | 'a link to a folder' | 'a broken link';
}

/**
 * Everything below the folder that is no folder itself, sorted by path; names that begin with a dot are left out, and so
 * is what lies below them. Links are followed to files that lie in the folder and nowhere else, so nothing from outside
 * is ever read. Not by fast-glob: it silently passes over names with line breaks and what lies below them.
 */
export async function listFiles(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    for await (const dirent of readEntries(join(folder, below))) {
      if (dirent.name.startsWith('.')) continue;
      const path = below === '' ? dirent.name : `${below}/${dirent.name}`;
      if (dirent.isDirectory()) folders.push(path);
      else await noteFile(folder, path, dirent, found);
    }
  }
  return sortByPath(found);
}

/** What globs below the folder match, as `listFiles` has it. */
export async function findFiles(folder: string, patterns: readonly string[]): Promise<Found[]> {
  const { default: glob } = await import('fast-glob');
  const options = { cwd: folder, onlyFiles: false, followSymbolicLinks: false, objectMode: true } as const;
  const found: Found[] = [];
  for await (const entry of glob.stream([...patterns], options)) {
    const { path, dirent } = entry as unknown as Entry;
    await noteFile(folder, path, dirent, found);
  }
  return sortByPath(found);
}

async function noteFile(folder: string, path: string, dirent: Entry['dirent'], found: Found[]): Promise<void> {
  if (dirent.isFile()) found.push({ path });
  else if (dirent.isSymbolicLink()) found.push({ path, problem: await linkProblem(folder, path) });
}

function sortByPath(found: Found[]): Found[] {
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function linkProblem(folder: string, path: string): Promise<Found['problem']> {
  const file = join(folder, path);
  const leadsToFolder = await isFolder(file);
  if (!leadsToFolder && !(await isFile(file))) return 'a broken link';
  if (await leadsOutside(folder, file)) return 'a link out of the folder';
  return leadsToFolder ? 'a link to a folder' : undefined;
}
