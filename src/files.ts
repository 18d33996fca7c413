/** The disk: finding, reading and hashing files, and writing them so that nobody ever reads half of one. */
import { createHash, hash } from 'node:crypto';
import fs, { type Dirent, openAsBlob, type Stats } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  open,
  opendir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. Its mode
 * stays. Content in pieces never is in memory as a whole.
 */
export async function writeAtomically(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
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
  const ignore = join(path, '.gitignore');
  // A folder that was there before may have one of its own, which stays; half of ours would stay as well.
  if (!(await isThere(ignore))) await writeAtomically(ignore, '*\n');
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

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Beside the file, so that a rename is atomic; the process's own number keeps two jobs in one workspace apart. */
function temporaryPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
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

/** Opens a file that will arrive in pieces, so that a place that cannot be written to shows at once. */
export async function openArrivingFile(path: string): Promise<ArrivingFile> {
  const name = basename(path);
  await checkNoFolder(path);
  const temporary = temporaryPath(path);
  await attempt(name, () => mkdir(dirname(path), { recursive: true }));
  return new ArrivingFile(path, temporary, await attempt(name, () => open(temporary, 'w')));
}

/** Pieces are written together, in at least this many bytes: one write for each would cost more than the hash. */
const WRITE_BYTES = 1024 * 1024;
const LAST_BYTES = 1024;

/** A file that arrives in pieces: hashed on the way, under a temporary name until it is whole. Rejects with FileError. */
export class ArrivingFile {
  /** Bytes so far. */
  sizeBytes = 0;
  /** The last of them, up to a kilobyte. */
  lastBytes: Uint8Array = new Uint8Array();
  readonly #path: string;
  readonly #temporary: string;
  readonly #handle: FileHandle;
  #hash = createHash('sha256');
  #pieces: Uint8Array[] = [];
  #waitingBytes = 0;
  #writtenBytes = 0;
  /** One write is under way while the next pieces come in, and no more: memory stays as it is. */
  #writing: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(path: string, temporary: string, handle: FileHandle) {
    this.#path = path;
    this.#temporary = temporary;
    this.#handle = handle;
  }

  /** Adds a piece. Resolves when there is room for the next, not when this one is on the disk. */
  async append(piece: Uint8Array): Promise<void> {
    this.#hash.update(piece);
    this.#pieces.push(piece);
    this.sizeBytes += piece.byteLength;
    this.lastBytes = lastOf(this.lastBytes, piece);
    this.#waitingBytes += piece.byteLength;
    if (this.#waitingBytes >= WRITE_BYTES) await this.#flush();
  }

  /** Forgets what has arrived. */
  async restart(): Promise<void> {
    this.#pieces = [];
    this.#waitingBytes = 0;
    await this.#writing;
    await attempt(basename(this.#path), () => this.#handle.truncate(0));
    this.#hash = createHash('sha256');
    this.sizeBytes = 0;
    this.lastBytes = new Uint8Array();
    this.#writtenBytes = 0;
  }

  /** Gives the file its name, in the place of an older one. Resolves to its SHA-256 in hexadecimal digits. */
  async commit(): Promise<string> {
    await this.#flush();
    await this.#writing;
    await attempt(basename(this.#path), async () => {
      await this.#close();
      await rename(this.#temporary, this.#path);
    });
    return this.#hash.digest('hex');
  }

  /** Removes what was not committed. */
  async discard(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#close();
    await rm(this.#temporary, { force: true });
  }

  async #flush(): Promise<void> {
    const batch = this.#pieces;
    this.#pieces = [];
    this.#waitingBytes = 0;
    await this.#writing;
    this.#writing = attempt(basename(this.#path), () => this.#write(batch));
    // Whoever comes next hears of it; until then it is nobody's.
    this.#writing.catch(() => undefined);
  }

  async #write(batch: Uint8Array[]): Promise<void> {
    const length = batch.reduce((sum, piece) => sum + piece.byteLength, 0);
    if (length === 0) return;
    const { bytesWritten } = await this.#handle.writev(batch, this.#writtenBytes);
    // A full disk takes a part, and says why only when it is asked again.
    const rest = bytesWritten < length ? Buffer.concat(batch).subarray(bytesWritten) : undefined;
    for (let at = 0; rest && at < rest.length;) {
      at += (await this.#handle.write(rest, at, rest.length - at, this.#writtenBytes + bytesWritten + at)).bytesWritten;
    }
    this.#writtenBytes += length;
  }

  async #close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#handle.close();
  }
}

function lastOf(before: Uint8Array, piece: Uint8Array): Uint8Array {
  const whole = piece.byteLength < LAST_BYTES ? Buffer.concat([before, piece]) : piece;
  return whole.subarray(-LAST_BYTES);
}

async function attempt<T>(name: string, work: () => Promise<T>): Promise<T> {
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
