/** Files that arrive in pieces, from a network: on the disk as they come, and there for nobody until they are whole. */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { attempt, rejectFolder, NEW, temporaryPath } from './write.js';

/** Opens a file that will arrive in pieces, so that a place that cannot be written to shows at once. */
export async function openPartialFile(path: string): Promise<PartialFile> {
  const name = basename(path);
  await rejectFolder(path);
  const temporary = temporaryPath(path);
  await attempt(name, () => mkdir(dirname(path), { recursive: true }));
  await attempt(name, () => rm(temporary, { force: true }));
  return new PartialFile(path, temporary, await attempt(name, () => open(temporary, NEW)));
}

/** Pieces are written together, in at least this many bytes: one write for each would cost more than the hash. */
const WRITE_BYTES = 1024 * 1024;
const LAST_BYTES = 1024;

/** A file that arrives in pieces: hashed on the way, under a temporary name until it is whole. Rejects with FileError. */
export class PartialFile {
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
