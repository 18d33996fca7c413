/** Paths: where they lie once links are followed, and what is there. */
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** True where a path below a folder leads out of it by a link. What does not exist yet leads where its parent does. */
export async function leadsOutside(folder: string, path: string): Promise<boolean> {
  return leadsUp(await realPathBelow(folder, path));
}

/** True where a path lies in a folder, or is it, going by their texts. Both absolute. */
export function isWithin(folder: string, path: string): boolean {
  return !leadsUp(relative(folder, path));
}

function leadsUp(below: string): boolean {
  return below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
}

/**
 * A path relative to the workspace, with forward slashes on every system: as people, outputs and
 * later steps read it; `.` for the workspace itself.
 */
export function workspacePath(workspace: string, path: string): string {
  return relative(workspace, path).split(sep).join('/') || '.';
}

/** Where a path really lies, all links followed, relative to where the folder does. */
export async function realPathBelow(folder: string, path: string): Promise<string> {
  return relative(await realpath(folder), await resolveRealPath(path));
}

/** Where a path really lies, all links followed; of what does not exist yet, below its parent's place. */
export async function resolveRealPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await resolveRealPath(parent), basename(path));
  }
}

/** True where this is a folder, or a link to one. */
export async function isFolder(path: string): Promise<boolean> {
  return (await kindOf(path)) === 'folder';
}

/** True where this is a file, or a link to one. */
export async function isFile(path: string): Promise<boolean> {
  return (await kindOf(path)) === 'file';
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? 'file' : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP';
}
