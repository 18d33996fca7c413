/** Finds files by listing a folder or by glob patterns, and selects paths by globs. */
import { isAscii } from 'node:buffer';
import { join, resolve, sep } from 'node:path';
import type { Entry } from 'fast-glob';
import { isFile, isFolder, leadsOutside, realPathBelow } from './paths.js';
import { readEntries } from './read.js';
import { unicodeForm } from '../text/unicode-form.js';

/** A file that exists, a symlink or a pipe that can't be read as one, or what was skipped for a reason. */
export interface FoundFile {
  /** Relative to the folder, with slashes. That of a skipped folder ends in a slash. */
  readonly path: string;
  /** The reason why the file must not be read, such as `a broken symlink`. */
  readonly problem?: string;
}

/** Returns the reason to skip a file, or a folder with everything below it; undefined to list it. */
export type SkipReason = (path: string) => string | undefined;

const listAll: SkipReason = () => undefined;

/**
 * Lists everything below the folder except folders, sorted by path. Names that begin with a dot are left out, with
 * everything below them. Symlinks are followed only to files in the folder, so nothing outside of it is ever read.
 * fast-glob can't do this: it silently skips names with line breaks and everything below them.
 * @param skipReason what it skips is listed with the reason, dotfiles included; so is a symlink to something skipped
 */
export async function listFiles(folder: string, skipReason = listAll): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const folders = [''];
  for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
    for await (const dirent of readEntries(join(folder, parent))) {
      const path = parent === '' ? dirent.name : `${parent}/${dirent.name}`;
      const reason = skipReason(path);
      if (reason !== undefined) found.push({ path: dirent.isDirectory() ? `${path}/` : path, problem: reason });
      else if (dirent.name.startsWith('.')) continue;
      else if (dirent.isDirectory()) folders.push(path);
      else found.push(...filesOf(folder, path, dirent, skipReason));
    }
  }
  return sortByPath(found);
}

/** Finds the files below the folder that globs match, except in `node_modules`. Symlinks are treated as by `listFiles`. */
export async function findFiles(folder: string, given: readonly string[]): Promise<FoundFile[]> {
  const { default: glob } = await import('fast-glob');
  const globs = given.map((one) => one.replace(/^(!?)(?:\.\/)+/, '$1'));
  const ignore = ['**/node_modules/**'];
  const options = { cwd: folder, ignore, onlyFiles: false, followSymbolicLinks: false, objectMode: true } as const;
  const isExact = globs.every(isPlain);
  const hidden = { dot: true, ignore: [...ignore, '**/.git/**'] };
  const walked = isExact ? glob.stream(globs, options) : glob.stream(globs.flatMap(widen), { ...options, ...hidden });
  const found: FoundFile[] = [];
  for await (const entry of walked) {
    const { path, dirent } = entry as unknown as Entry;
    found.push(...filesOf(folder, path, dirent));
  }
  if (isExact) return sortByPath(found);
  const matched = await matchPaths(
    found.map(({ path }) => path),
    globs,
  );
  return sortByPath(found.filter(({ path }) => matched.has(path)));
}

/** True for a glob that matches the same names in each Unicode form: a question mark stands for a character of one form. */
function isPlain(glob: string): boolean {
  return isAscii(Buffer.from(glob)) && !/[?[]/.test(glob);
}

/** The start of a glob in which nothing is special, up to a slash. */
const PLAIN_START = /^(?:[\w .~@-]*\/)*/;

/**
 * A glob that matches at least as many files, because the disk may have each name in any Unicode form. Nothing for a glob
 * that excludes.
 */
function widen(glob: string): string[] {
  if (/^!(?!\()/.test(glob)) return [];
  return isPlain(glob) ? [glob] : [`${PLAIN_START.exec(glob)?.[0] ?? ''}**`];
}

/**
 * Returns the sorted absolute paths of files that match patterns relative to a folder. A pattern that is the path of an
 * existing file matches only that file.
 */
export async function matchFiles(patterns: readonly string[], folder: string): Promise<string[]> {
  const { default: glob } = await import('fast-glob');
  const matches = patterns.map(async (pattern) => {
    const literal = resolve(folder, pattern);
    if (isFile(literal)) return [literal];
    return glob(pattern, { cwd: folder, absolute: true, onlyFiles: true, dot: true });
  });
  return [...new Set((await Promise.all(matches)).flat().map((path) => resolve(path)))].sort();
}

/** Returns the file, or nothing for a folder. */
function filesOf(folder: string, path: string, dirent: Entry['dirent'], skipReason = listAll): FoundFile[] {
  if (dirent.isSymbolicLink()) return [{ path, problem: symlinkProblem(folder, path, skipReason) }];
  if (dirent.isDirectory()) return [];
  return dirent.isFile() ? [{ path }] : [{ path, problem: 'a pipe or a device' }];
}

function sortByPath(found: FoundFile[]): FoundFile[] {
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function symlinkProblem(folder: string, path: string, skipReason: SkipReason): string | undefined {
  const file = join(folder, path);
  const leadsToFolder = isFolder(file);
  if (!leadsToFolder && !isFile(file)) return 'a broken symlink';
  if (leadsOutside(folder, file)) return 'a symlink that points outside the folder';
  if (leadsToFolder) return 'a symlink to a folder';
  const names = realPathBelow(folder, file).split(sep);
  const isSkipped = names.some((_, index) => skipReason(names.slice(0, index + 1).join('/')) !== undefined);
  return isSkipped ? 'a symlink to a file that is skipped' : undefined;
}

/** Options for micromatch: without them its patterns don't match names that contain a line break. */
export const GLOB_OPTIONS: object = { flags: 's' };

/**
 * The paths that globs select, by the rules of fast-glob. A glob that begins with an exclamation mark excludes,
 * whatever its place in the list. Excluding a folder excludes everything below it. The Unicode form of names and globs
 * doesn't matter.
 */
export async function matchPaths(
  paths: readonly string[],
  globs: readonly string[],
  exclude: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const { default: micromatch } = await import('micromatch');
  const wanted = globs.map((glob) => unicodeForm(glob, 'NFC'));
  const unwanted = exclude.map((glob) => unicodeForm(glob, 'NFC'));
  const negative = wanted.filter((glob) => /^!(?!\()/.test(glob));
  const excluded = [...unwanted, ...negative.map((glob) => glob.slice(1))].map((glob) =>
    glob.replace(/(?<!\/)\/+$/, ''),
  );
  const ignore = excluded.flatMap((glob) => [glob, `${glob}/**`]);
  const positive = wanted.filter((glob) => !negative.includes(glob));
  const matched = new Set(
    micromatch(
      paths.map((path) => unicodeForm(path, 'NFC')),
      positive,
      { ...GLOB_OPTIONS, ignore },
    ),
  );
  return new Set(paths.filter((path) => matched.has(unicodeForm(path, 'NFC'))));
}
