/**
 * Resolves and compares paths, and finds their targets. Synchronous: metadata costs less than waiting for it, and inputs are
 * checked before the first request.
 */
import { readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { unicodeForm } from '../text/unicode-form.js';

/** True if a symlink leads a path below a folder out of it. A path that doesn't exist yet leads where its parent does. */
export function leadsOutside(folder: string, path: string): boolean {
  return startsAbove(realPathBelow(folder, path));
}

/** True if a path is the folder or below it. Compares the text of two absolute paths, without the disk. */
export function isWithin(folder: string, path: string): boolean {
  return !startsAbove(relative(folder, path));
}

function startsAbove(relativePath: string): boolean {
  return relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
}

/**
 * Returns a path relative to the workspace for messages, outputs and later steps, with forward slashes on every system.
 * The workspace itself is `.`.
 */
export function workspacePath(workspace: string, path: string): string {
  return relative(workspace, path).split(sep).join('/') || '.';
}

/** Resolves the symlinks of both paths, and returns the second relative to the folder. */
export function realPathBelow(folder: string, path: string): string {
  return relative(realpathSync.native(folder), resolveRealPath(path));
}

/**
 * Returns a path below a folder with the names that are on the disk: Windows and macOS open `media` as `MEDIA`, too. A
 * path that a symlink leads elsewhere, or that doesn't exist, stays as it is.
 */
export function spellAsOnDisk(folder: string, path: string): string {
  const real = realPathBelow(folder, path);
  const typed = relative(folder, path);
  return foldCase(real) === foldCase(typed) ? join(folder, real) : path;
}

/** Names that are equal here differ in nothing but case or Unicode form. A small letter may have another form than the capital. */
export function foldCase(name: string): string {
  return unicodeForm(unicodeForm(name, 'NFC').toLowerCase(), 'NFC');
}

/** Linux gives up after so many symlinks. */
const MAX_LINKS = 40;

/**
 * Resolves all symlinks of a path. If it doesn't exist yet, resolves its parent's; a symlink to something that doesn't exist
 * leads there all the same.
 */
export function resolveRealPath(path: string, linksLeft = MAX_LINKS): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    if (parent === path) return path;
    const target = linksLeft > 0 ? targetOf(path) : undefined;
    if (target !== undefined) return resolveRealPath(resolve(parent, target), linksLeft - 1);
    return join(resolveRealPath(parent, linksLeft), basename(path));
  }
}

/** What a symlink says; undefined for anything else. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** True for a folder and for a symlink to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** True for a file and for a symlink to one. What can't be looked at is none. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Bytes of a file, or of the file that a symlink leads to; undefined for what isn't a file, and for what can't be looked at. */
export function fileSizeOf(path: string): number | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}

/** True if the error means that the path doesn't exist; a symlink loop and a name that is too long for any file count as missing too. */
export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'ENAMETOOLONG';
}

/** The names in a folder; none if it can't be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
