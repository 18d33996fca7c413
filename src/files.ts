/** The disk: finding, reading and hashing files, and writing them so that nobody ever reads half of one. */
import { createHash, hash } from 'node:crypto';
import fs, { openAsBlob, type Stats } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Entry } from 'fast-glob';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. Its mode
 * stays. Content in pieces never is in memory as a whole.
 */
export async function writeAtomically(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // The process's own number keeps two jobs in one workspace apart.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, content, { mode: await modeOf(path) });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function modeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Creates the folder for a run's results, and keeps it out of Git. */
export async function createResultsDir(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, '.gitignore'), '*\n');
}

/** The bytes of a file; undefined where there is none. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
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

/** True where `path`, all links followed, is `folder` or lies in it. */
export async function isReallyBelow(path: string, folder: string): Promise<boolean> {
  const [real, root] = await Promise.all([realpath(path), realpath(folder)]);
  const way = relative(root, real);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A file that is there, or what keeps a link from being one. */
export interface Found {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly problem?: 'a link out of the folder' | 'a link to a folder' | 'a broken link';
}

/**
 * Everything below the folder that is no folder itself, sorted by path; names that begin with a dot are left out. Links
 * are followed to files that lie in the folder and nowhere else, so nothing from outside is ever read.
 */
export async function findFiles(folder: string, patterns: readonly string[] = ['**/*']): Promise<Found[]> {
  const { default: glob } = await import('fast-glob');
  const options = { cwd: folder, onlyFiles: false, followSymbolicLinks: false, objectMode: true } as const;
  const found: Found[] = [];
  // As a stream: what it tells of each of very many files is more than what is kept.
  for await (const entry of glob.stream([...patterns], options)) {
    const { path, dirent } = entry as unknown as Entry;
    if (dirent.isFile()) found.push({ path });
    else if (dirent.isSymbolicLink()) found.push({ path, problem: await linkProblem(folder, path) });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function linkProblem(folder: string, path: string): Promise<Found['problem']> {
  const kind = await kindOf(join(folder, path));
  if (kind === undefined) return 'a broken link';
  if (!(await isReallyBelow(join(folder, path), folder))) return 'a link out of the folder';
  return kind === 'folder' ? 'a link to a folder' : undefined;
}

/** A file was written to while we read it, or since. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
  constructor() {
    super('the file changed while it was being read');
  }
}

export interface Digest {
  readonly hex: string;
  readonly sizeBytes: number;
  /** Tells this state of the file from any other, as far as the file system notes it. */
  readonly stamp: string;
  /** The whole content, where it fit into the buffer. Overwritten by the buffer's next use. */
  readonly bytes?: Uint8Array;
}

/** Files below this size are read whole, larger ones in pieces of it. */
export const WHOLE_BELOW_BYTES = 1_000_000;

// File handles and hash objects live until a full collection of garbage; of very many files that is more than the rest.
const openFd = promisify(fs.open);
const statFd = promisify<number, Stats>(fs.fstat);
const readFd = promisify(fs.read);
const closeFd = promisify(fs.close);

/** Hashes a file. The buffer (of `WHOLE_BELOW_BYTES`) is used over and over. Rejects with FileChangedError. */
export async function hashFile(path: string, algorithm: 'sha256' | 'md5', buffer: Buffer): Promise<Digest> {
  const fd = await openFd(path, 'r');
  try {
    const before = await statFd(fd);
    const isWhole = before.size < buffer.length;
    const hasher = isWhole ? undefined : createHash(algorithm);
    let sizeBytes = 0;
    // What was read cannot be all of it where the size says otherwise, so the end is not asked for twice.
    while (sizeBytes < before.size) {
      const at = isWhole ? sizeBytes : 0;
      const { bytesRead } = await readFd(fd, buffer, at, buffer.length - at, sizeBytes);
      if (bytesRead === 0) break;
      hasher?.update(buffer.subarray(0, bytesRead));
      sizeBytes += bytesRead;
    }
    if (sizeBytes !== before.size || stampOf(await statFd(fd)) !== stampOf(before)) throw new FileChangedError();
    const bytes = isWhole ? buffer.subarray(0, sizeBytes) : undefined;
    const hex = hasher?.digest('hex') ?? hash(algorithm, bytes ?? '', 'hex');
    return { hex, sizeBytes, stamp: stampOf(before), bytes };
  } finally {
    await closeFd(fd);
  }
}

/**
 * A file to be sent: read from disk while it is sent, of a known length. Rejects with FileChangedError where the file
 * is not in the state of the stamp any more; if it changes later, reading the blob fails.
 */
export async function openForSending(path: string, stamp: string): Promise<Blob> {
  const blob = await openAsBlob(path);
  // Looked at after opening: from then on the blob notices changes itself.
  if (!(await isInState(path, stamp))) throw new FileChangedError();
  return blob;
}

/** True where the file is in the state of the stamp. */
export async function isInState(path: string, stamp: string): Promise<boolean> {
  try {
    return stampOf(await stat(path)) === stamp;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  // The time of change too: tools that restore the time of modification cannot set it.
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP';
}
