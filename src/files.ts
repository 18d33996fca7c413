/** The disk: folders for results and whole files, written so that nobody ever reads half of one. */
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // The process's own number keeps two jobs in one workspace apart.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Creates the folder for a run's results, and keeps it out of Git. */
export async function createResultsDir(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  // A folder that was there before may have a .gitignore of its own, which stays.
  await writeFile(join(path, '.gitignore'), '*\n', { flag: 'wx' }).catch(ignoreExisting);
}

/** True where a path below a folder leads out of it by a link. What does not exist yet leads where its parent does. */
export async function leadsOutside(folder: string, path: string): Promise<boolean> {
  const below = relative(await realpath(folder), await realPlace(path));
  return below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
}

async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await realPlace(parent), basename(path));
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
