/** Finds what the folder has although a run doesn't sync it: hidden, excluded, a symlink, a type that isn't accepted. */
import { join } from 'node:path';
import { fileSizeOf, foldCase } from '../../../disk/paths.js';
import { readEntries, readErrorReason } from '../../../disk/read.js';
import { groupBy } from '../../group-by.js';
import type { LibraryFile } from '../library/library.js';
import { libraryNameOf } from './library-names.js';

export interface LeftOut {
  /** Everything but folders, relative to the folder and with slashes, in the Unicode form of the disk. */
  readonly paths: readonly string[];
  /** Folders that couldn't be listed, with the reason: what is in them isn't known. */
  readonly unlisted: readonly { readonly path: string; readonly reason: string }[];
}

/**
 * Lists what is below the folder and isn't synced, whatever the reason is. Symlinks aren't followed, so one to a folder
 * stands for everything that was below it. Only the store of Git itself is left out.
 * @param synced absolute paths of the files that are synced
 */
export async function listLeftOut(folder: string, synced: ReadonlySet<string>): Promise<LeftOut> {
  const paths: string[] = [];
  const unlisted: { path: string; reason: string }[] = [];
  const folders = [''];
  for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
    try {
      for await (const dirent of readEntries(join(folder, parent))) {
        const path = parent === '' ? dirent.name : `${parent}/${dirent.name}`;
        if (!dirent.isDirectory()) {
          if (!synced.has(join(folder, path))) paths.push(path);
        } else if (dirent.name !== '.git') folders.push(path);
      }
    } catch (error) {
      unlisted.push({ path: parent, reason: readErrorReason(error) });
    }
  }
  return { paths, unlisted };
}

/** Finds the path that a library file belongs to. @param keys the paths that the lock file records for it */
type Owner = (media: Pick<LibraryFile, 'name'>, keys: readonly string[]) => string | undefined;

/**
 * Returns a function that finds the path by the lock file and by names, however these are written: on some disks, names
 * differ in case and Unicode form from those that an earlier run saw.
 */
export function ownersOf({ paths }: LeftOut, naming: 'basename' | 'path'): Owner {
  const byPath = new Map(paths.map((path) => [foldCase(path), path]));
  const nameOf = (path: string, form = naming): string => foldCase(libraryNameOf(path, form));
  const byName = new Map(paths.map((path) => [nameOf(path), path]));
  // The input naming may have been another one when the file was stored.
  const otherNaming = naming === 'path' ? 'basename' : 'path';
  const byOtherName = new Map(paths.map((path) => [nameOf(path, otherNaming), path]));
  return ({ name }, keys) => {
    const places = keys.flatMap((key) => selfAndParents(foldCase(key)));
    const folded = foldCase(name);
    return (
      firstOf(places, byPath) ??
      byName.get(folded) ??
      firstOf(
        keys.map((key) => nameOf(key)),
        byName,
      ) ??
      byOtherName.get(folded)
    );
  };
}

function firstOf(keys: readonly string[], values: ReadonlyMap<string, string>): string | undefined {
  const key = keys.find((candidate) => values.has(candidate));
  return key === undefined ? undefined : values.get(key);
}

/** `a/b/c`, `a/b` and `a`. */
function selfAndParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** The paths of ordinary files by size in bytes. */
export function pathsBySize(folder: string, { paths }: LeftOut): ReadonlyMap<number | undefined, readonly string[]> {
  return groupBy(paths, (path) => fileSizeOf(join(folder, path)));
}
