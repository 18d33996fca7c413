/** Lists what a folder has although a run leaves it out: whatever belongs to one of these paths isn't gone from the folder. */
import { join } from 'node:path';
import { readEntries, readErrorReason } from './read.js';

export interface LeftOut {
  /** Everything but folders, relative to the folder and with slashes, in the Unicode form of the disk. */
  readonly paths: readonly string[];
  /** Those of the paths that are symlinks. They aren't followed, so one to a folder stands for all that was below it. */
  readonly links: ReadonlySet<string>;
  /** Folders that couldn't be listed, with the reason: what is in them isn't known. */
  readonly unlisted: readonly { readonly path: string; readonly reason: string }[];
}

/**
 * Lists what is below a folder and isn't taken, whatever the reason is: hidden, excluded, unreadable, a symlink, a pipe.
 * Only the store of Git itself is left out.
 * @param taken absolute paths of the files that a run reads
 */
export async function listLeftOut(folder: string, taken: ReadonlySet<string>): Promise<LeftOut> {
  const paths: string[] = [];
  const links = new Set<string>();
  const unlisted: { path: string; reason: string }[] = [];
  const folders = [''];
  for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
    try {
      for await (const dirent of readEntries(join(folder, parent))) {
        const path = parent === '' ? dirent.name : `${parent}/${dirent.name}`;
        if (dirent.isDirectory()) {
          if (dirent.name !== '.git') folders.push(path);
        } else if (!taken.has(join(folder, path))) {
          paths.push(path);
          if (dirent.isSymbolicLink()) links.add(path);
        }
      }
    } catch (error) {
      unlisted.push({ path: parent, reason: readErrorReason(error) });
    }
  }
  return { paths, links, unlisted };
}

/** Removes the dots that hide files and folders, because a hidden file is still in the folder. */
export function withoutDots(path: string): string {
  return path.replace(/(^|\/)\.+(?=[^/])/g, '$1');
}
