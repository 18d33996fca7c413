/** Hashes files, and notices files that change meanwhile. */
import { createHash, hash } from 'node:crypto';
import fs, { openAsBlob, type Stats } from 'node:fs';
import { promisify } from 'node:util';
import { isMissing } from './paths.js';

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
