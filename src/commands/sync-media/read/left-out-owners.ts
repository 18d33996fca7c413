/** Finds the file of the folder that a library file belongs to, although a run doesn't sync the file. */
import { join } from 'node:path';
import { type LeftOut, withoutDots } from '../../../disk/left-out.js';
import { fileSizeOf, foldCase } from '../../../disk/paths.js';
import { groupBy } from '../../../text/group-by.js';
import type { LibraryFile } from '../library/library.js';
import { libraryNameOf } from '../folder/library-names.js';

/** Finds the path that a library file belongs to. @param keys the paths that the lock file records for it */
type Owner = (media: Pick<LibraryFile, 'name'>, keys: readonly string[]) => string | undefined;

/**
 * Returns a function that finds the path by the lock file and by names, however these are written: on some disks, names
 * differ in case and Unicode form from those that an earlier run saw.
 */
export function ownersOf({ paths }: LeftOut, naming: 'basename' | 'path'): Owner {
  const byPath = new Map(paths.map((path) => [foldCase(path), path]));
  const nameOf = (path: string, form = naming): string => foldCase(libraryNameOf(path, form));
  // Dots before names hide a file, and so does a second ending such as `.bak`.
  const hidden = paths.flatMap((path) => {
    const name = nameOf(withoutDots(path));
    return [name, name.replace(/\.[^.]*$/, '')].map((one) => [one, path] as const);
  });
  const byName = new Map([...hidden, ...paths.map((path) => [nameOf(path), path] as const)]);
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

/** The paths of files by size in bytes. Those of symlinks that lead nowhere have none. */
export function pathsBySize(folder: string, { paths }: LeftOut): ReadonlyMap<number | undefined, readonly string[]> {
  return groupBy(paths, (path) => fileSizeOf(join(folder, path)));
}
