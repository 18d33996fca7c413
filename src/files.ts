/** The disk: finding, reading and hashing files, and writing them so that nobody ever reads half of one. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. Its mode stays. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
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
  const entries = await glob([...patterns], {
    cwd: folder,
    onlyFiles: false,
    followSymbolicLinks: false,
    objectMode: true,
  });
  const found: Found[] = [];
  for (const { path, dirent } of entries) {
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

/** Hashes a file. The buffer (of `WHOLE_BELOW_BYTES`) is used over and over. Rejects with FileChangedError. */
export async function hashFile(path: string, algorithm: 'sha256' | 'md5', buffer: Buffer): Promise<Digest> {
  const file = await open(path);
  try {
    const stamp = await stampOf(file);
    const hash = createHash(algorithm);
    let sizeBytes = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, sizeBytes);
      if (bytesRead === 0) break;
      hash.update(buffer.subarray(0, bytesRead));
      sizeBytes += bytesRead;
      // What was read cannot be all of it where the size says otherwise, so the end is not asked for twice.
      if (sizeBytes === stamp.sizeBytes) break;
    }
    const after = await stampOf(file);
    if (sizeBytes !== stamp.sizeBytes || after.text !== stamp.text) throw new FileChangedError();
    const bytes = sizeBytes < buffer.length ? buffer.subarray(0, sizeBytes) : undefined;
    return { hex: hash.digest('hex'), sizeBytes, stamp: stamp.text, bytes };
  } finally {
    await file.close();
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
    const file = await open(path);
    try {
      return (await stampOf(file)).text === stamp;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function stampOf(file: FileHandle): Promise<{ sizeBytes: number; text: string }> {
  const { size, mtimeMs, ctimeMs, ino } = await file.stat();
  // The time of change too: tools that restore the time of modification cannot set it.
  return { sizeBytes: size, text: `${size} ${mtimeMs} ${ctimeMs} ${ino}` };
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP';
}
