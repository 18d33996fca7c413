/** The disk: finding, reading and hashing files, and writing them so that nobody ever reads half of one. */
import { createHash, hash } from 'node:crypto';
import fs, { type Dirent, openAsBlob, type Stats } from 'node:fs';
import { mkdir, opendir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. Its mode
 * stays. Content in pieces never is in memory as a whole.
 */
export async function writeAtomically(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
  await rm(temporary, { force: true });
  try {
    await writeFile(temporary, content, { mode: await modeOf(path), flag: NEW });
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
  const ignore = join(path, '.gitignore');
  // A folder that was there before may have one of its own, which stays; half of ours would stay as well.
  if (!(await isThere(ignore))) await writeAtomically(ignore, '*\n');
}

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

/** Where a path really lies, all links followed, relative to where the folder does. */
export async function realPathBelow(folder: string, path: string): Promise<string> {
  return relative(await realpath(folder), await realPlace(path));
}

/** Where a path really lies, all links followed; of what does not exist yet, below its parent's place. */
export async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await realPlace(parent), basename(path));
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Of a temporary file: made anew, never followed where somebody put a link of its name (in a container the number of
 * the process is no secret). What a process of this number left behind is removed before.
 */
export const NEW = 'wx';

/** Bytes that the name of a file may have. */
const LONGEST_NAME_BYTES = 255;

/**
 * Beside the file, so that a rename is atomic; the process's own number keeps two jobs in one workspace apart. A name
 * that leaves no room for it is told by its hash; one that no file can have shows at once, not when all is there.
 */
export function temporaryPath(path: string): string {
  const name = basename(path);
  const nameFor = (text: string): string => `.${text}.${process.pid}.tmp`;
  const isFull = Buffer.byteLength(nameFor(name)) > LONGEST_NAME_BYTES;
  const isPossible = Buffer.byteLength(name) <= LONGEST_NAME_BYTES;
  return join(dirname(path), nameFor(isFull && isPossible ? hash('sha256', name, 'hex') : name));
}

/** The disk refused. `message` is one sentence that names the file. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** A small file of a run, whole or not at all. Rejects with FileError. */
export async function writeResultFile(path: string, content: string): Promise<void> {
  await checkNoFolder(path);
  await attempt(basename(path), () => writeAtomically(path, content));
}

/** Removes a file that is not true any more; one that is not there is fine. Rejects with FileError. */
export async function removeResultFile(path: string): Promise<void> {
  await attempt(basename(path), () => rm(path, { force: true }));
}

/** Rejects with FileError where a folder has the name of a file that is to be written. */
export async function checkNoFolder(path: string): Promise<void> {
  if (await attempt(basename(path), () => isFolder(path)))
    throw new FileError(`${basename(path)} could not be written: there is a folder of that name`);
}

/** Does what writes the file of this name. Rejects with FileError. */
export async function attempt<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new FileError(`${name} could not be written: ${REASONS[code] ?? code}`, { cause });
  }
}

/** Words for what people can do something about. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the folder may not be written to (EACCES)',
  EPERM: 'the folder may not be written to (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the quota of the disk is used up (EDQUOT)',
  ENOTDIR: 'a part of its path is a file, not a folder (ENOTDIR)',
  EEXIST: 'a part of its path is a file, not a folder (EEXIST)',
};

/** Absolute paths of the files that patterns below a folder match, sorted; a pattern that names a file is that file. */
export async function matchFiles(patterns: readonly string[], folder: string): Promise<string[]> {
  const { default: glob } = await import('fast-glob');
  const found = patterns.map(async (pattern) => {
    const literal = resolve(folder, pattern);
    if (await isFile(literal).catch(() => false)) return [literal];
    return glob(pattern.replaceAll('\\', '/'), { cwd: folder, absolute: true, onlyFiles: true, dot: true });
  });
  return [...new Set((await Promise.all(found)).flat().map((path) => resolve(path)))].sort();
}

/** A text file as a whole. Rejects with a RangeError above that many bytes. */
export async function readTextFile(path: string, limitBytes: number): Promise<string> {
  const { size } = await stat(path);
  if (size > limitBytes) throw new RangeError(`it has ${size} bytes, more than ${limitBytes}`);
  return readFile(path, 'utf8');
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

/** Why the disk refused, in words that go on after `because`. */
export function whyRefused(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be read (permission denied)';
  if (code === 'EISDIR') return 'it is a folder, not a file';
  return `it could not be read (${code ?? message})`;
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

/** What lies in a folder, in pieces: what the system tells of each of very many files is more than anybody keeps. */
export async function* entriesOf(folder: string): AsyncGenerator<Dirent, void, undefined> {
  yield* await opendir(folder, { bufferSize: 256 });
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
 * The same at once, for a small file that is most likely in the system's memory: asking other threads to read it costs
 * several times what reading it does. Undefined for one that `hashFile` has to look at: too large, or changing.
 */
export function hashFileAtOnce(path: string, algorithm: 'sha256' | 'md5', buffer: Buffer): Digest | undefined {
  const fd = fs.openSync(path, 'r');
  try {
    const before = fs.fstatSync(fd);
    if (before.size >= buffer.length) return undefined;
    const sizeBytes = fs.readSync(fd, buffer, 0, buffer.length, 0);
    const stamp = stampOf(before);
    if (sizeBytes !== before.size || stampOf(fs.fstatSync(fd)) !== stamp) return undefined;
    const bytes = buffer.subarray(0, sizeBytes);
    return { hex: hash(algorithm, bytes, 'hex'), sizeBytes, stamp, bytes };
  } finally {
    fs.closeSync(fd);
  }
}

/**
 * A file to be sent: read from disk while it is sent, of a known length. Rejects with FileChangedError where the file
 * is not in the state of the stamp any more; if it changes later, reading the blob fails.
 */
export async function openForSending(path: string, stamp: string): Promise<Blob> {
  const blob = await openAsBlob(path);
  // Looked at after opening: from then on the blob notices changes itself.
  if (!isInState(path, stamp)) throw new FileChangedError();
  return blob;
}

/** True where the file is in the state of the stamp. At once: what was looked at before is in the system's memory. */
export function isInState(path: string, stamp: string): boolean {
  try {
    return stampOf(fs.statSync(path)) === stamp;
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
