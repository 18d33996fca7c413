/** Hashes files, and detects files that change before they are sent. */
import { createHash } from 'node:crypto';
import fs, { openAsBlob, type Stats } from 'node:fs';
import { toNamespacedPath } from 'node:path';
import { promisify } from 'node:util';
import { isLfsPointer } from './lfs-pointer.js';
import { isMissing } from './paths.js';
import { openFile, readWhole } from './read.js';

/** A file changed while it was read, or after it was hashed. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
  constructor() {
    super('the file changed while docs-ci was reading it');
  }
}

interface Digest {
  readonly hex: string;
  readonly sizeBytes: number;
  /** Identifies this state of the file, as precisely as the file system records changes. */
  readonly stamp: string;
  /** The file only stands for content that Git LFS hasn't downloaded. */
  readonly isLfsPointer: boolean;
}

/** Smaller files are read at once. */
const BUFFER_BYTES = 1_000_000;
/** A buffer for each file that was hashed at the same time as others. */
const idleBuffers: Buffer[] = [];

// Only what may wait for the disk is asynchronous: each such call costs more than it takes to read a small file.
const readFd = promisify(fs.read);

/** Hashes a file. Rejects with FileChangedError. */
export async function hashFile(path: string, algorithm: 'sha256' | 'md5'): Promise<Digest> {
  const { fd, stats } = await openFile(path);
  const stamp = stampOf(stats);
  const buffer = idleBuffers.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
  try {
    const hasher = createHash(algorithm);
    let sizeBytes = 0;
    let isPointer = false;
    // The size says where the end is, so there is no extra read that returns nothing.
    while (sizeBytes < stats.size) {
      const { bytesRead } = await readFd(fd, buffer, 0, buffer.length, sizeBytes);
      if (bytesRead === 0) break;
      const chunk = buffer.subarray(0, bytesRead);
      isPointer = bytesRead === stats.size && isLfsPointer(chunk);
      hasher.update(chunk);
      sizeBytes += bytesRead;
    }
    if (sizeBytes !== stats.size || stampOf(fs.fstatSync(fd)) !== stamp) throw new FileChangedError();
    return { hex: hasher.digest('hex'), sizeBytes, stamp, isLfsPointer: isPointer };
  } finally {
    idleBuffers.push(buffer);
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
