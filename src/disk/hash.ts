/** Hashes files, and detects files that change before they are sent. */
import { createHash, hash } from 'node:crypto';
import fs, { openAsBlob, type Stats } from 'node:fs';
import { toNamespacedPath } from 'node:path';
import { promisify } from 'node:util';
import { isMissing } from './paths.js';
import { openFile, readWhole } from './read.js';

/** A file changed while it was read, or after it was hashed. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
  constructor() {
    super('the file changed while docs-ci was reading it');
  }
}

export interface Digest {
  readonly hex: string;
  readonly sizeBytes: number;
  /** Identifies this state of the file, as precisely as the file system records changes. */
  readonly stamp: string;
  /** The whole content if it fits into the buffer. The next use of the buffer overwrites it. */
  readonly bytes?: Uint8Array;
}

/** Size of the buffers: smaller files are read as a whole, larger ones in chunks. */
export const WHOLE_BELOW_BYTES = 1_000_000;

// Only what may wait for the disk is asynchronous: each such call costs more than it takes to read a small file.
const readFd = promisify(fs.read);

/** Hashes a file. The caller reuses the buffer (of `WHOLE_BELOW_BYTES`). Rejects with FileChangedError. */
export async function hashFile(path: string, algorithm: 'sha256' | 'md5', buffer: Buffer): Promise<Digest> {
  const { fd, stats: before } = await openFile(path);
  try {
    const isWhole = before.size < buffer.length;
    const hasher = isWhole ? undefined : createHash(algorithm);
    let sizeBytes = 0;
    // The size says where the end is, so there is no extra read that returns nothing.
    while (sizeBytes < before.size) {
      const at = isWhole ? sizeBytes : 0;
      const { bytesRead } = await readFd(fd, buffer, at, buffer.length - at, sizeBytes);
      if (bytesRead === 0) break;
      hasher?.update(buffer.subarray(0, bytesRead));
      sizeBytes += bytesRead;
    }
    if (sizeBytes !== before.size || stampOf(fs.fstatSync(fd)) !== stampOf(before)) throw new FileChangedError();
    const bytes = isWhole ? buffer.subarray(0, sizeBytes) : undefined;
    const hex = hasher?.digest('hex') ?? hash(algorithm, bytes ?? '', 'hex');
    return { hex, sizeBytes, stamp: stampOf(before), bytes };
  } finally {
    fs.closeSync(fd);
  }
}

/** Reading a blob costs more time than sending so little. */
const SMALL_BYTES = 64 * 1024;

/**
 * Reads a small file, and opens a large one as a blob that is read while it is sent. Rejects with FileChangedError if
 * the file changed since the stamp was taken. If a large one changes later, reading the blob fails.
 */
export async function openForSending(
  path: string,
  { stamp, sizeBytes }: Pick<Digest, 'stamp' | 'sizeBytes'>,
): Promise<Uint8Array | Blob> {
  // Unlike the other functions of fs, openAsBlob leaves names such as con.png and long paths to Windows' own rules.
  const content = await (sizeBytes <= SMALL_BYTES ? readWhole(path) : openAsBlob(toNamespacedPath(path)));
  // The check comes last: small content is complete, and a blob detects later changes itself.
  if (!isInState(path, stamp)) throw new FileChangedError();
  return content;
}

/** True if the file has not changed since the stamp was taken. Synchronous, since its metadata is still cached. */
export function isInState(path: string, stamp: string): boolean {
  try {
    return stampOf(fs.statSync(path)) === stamp;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  // Tools can restore the modification time (mtime), but not the time of the change itself (ctime).
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
