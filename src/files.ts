/** The disk: folders for results and whole files, written so that nobody ever reads half of one. */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** Writes a file by way of a temporary one beside it: readers see the old content or the new, never a part. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryPath(path);
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

/** Opens a file that will arrive in pieces, so that a place that cannot be written to shows at once. */
export async function openArrivingFile(path: string): Promise<ArrivingFile> {
  const name = basename(path);
  if (await isFolder(path)) throw new FileError(`${name} could not be written: there is a folder of that name`);
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

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
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
