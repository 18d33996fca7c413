/** Finds the file of a page that the folder still has although it isn't pushed: such a page isn't gone from the folder. */
import { join, posix } from 'node:path';
import type { FoundFile } from '../../../disk/find-files.js';
import { foldCase, isFile } from '../../../disk/paths.js';
import { isPage, placeOf } from '../../../pages/place.js';

export interface SkippedFile {
  /** Relative to the workspace. That of a folder ends in a slash. */
  readonly file: string;
  readonly reason: string;
}

/** Returns the file that is left out, by the path of its page in the documentation project. */
export type LeftOut = (path: string) => SkippedFile | undefined;

interface LeftOutRules {
  /** Absolute. */
  readonly folder: string;
  /** Relative to the workspace. */
  readonly below: string;
  /** Folder of the documentation project. */
  readonly to: string;
}

/** @param files that aren't pushed, with the reason. That of a skipped folder or symlink counts for all below it. */
export function findLeftOut(files: readonly Required<FoundFile>[], { folder, below, to }: LeftOutRules): LeftOut {
  const byPlace = new Map<string, SkippedFile>();
  const hiddenFolders: { start: string; path: string; skipped: SkippedFile }[] = [];
  for (const { path, problem } of files) {
    const skipped = { file: posix.join(below, path), reason: problem };
    const name = path.replace(/\/$/, '');
    byPlace.set(placeIn(to, name), skipped);
    // Whoever hides a page by a dot keeps it.
    const shown = posix.join(posix.dirname(name), posix.basename(name).replace(/^\.+/, ''));
    if (shown === name) continue;
    if (path.endsWith('/')) hiddenFolders.push({ start: `${posix.join(to, shown)}/`, path: name, skipped });
    else byPlace.set(placeIn(to, shown), skipped);
  }
  const isHidden = (start: string, hidden: string, path: string): boolean => {
    if (!path.startsWith(start)) return false;
    const rest = path.slice(start.length);
    const names = isPage(rest) ? ['.mdx', '.md'].map((ending) => placeOf(rest) + ending) : [rest];
    return names.some((one) => isFile(join(folder, hidden, one)));
  };
  return (path) =>
    lookUp(byPlace, placeIn('.', path)) ??
    hiddenFolders.find(({ start, path: hidden }) => isHidden(start, hidden, path))?.skipped;
}

/** Two names that a system can't tell apart are one. */
function placeIn(to: string, path: string): string {
  return foldCase(placeOf(posix.join(to, path)));
}

/** Finds a place, or the folder that it is in. */
function lookUp(byPlace: ReadonlyMap<string, SkippedFile>, place: string): SkippedFile | undefined {
  for (let name = place; name !== '.'; name = posix.dirname(name)) {
    const found = byPlace.get(name);
    if (found) return found;
  }
  return undefined;
}
