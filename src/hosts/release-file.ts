/** The file that is attached to a release: its content, how long its upload can take, and what is said of a failure. */
import { createReadStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { HostError, PermissionError, type ReleaseFile } from './host.js';
import { endSentence } from '../text/sentences.js';

/** A file to upload, which can be read again for a retry. */
export interface UploadContent {
  readonly sizeBytes: number;
  /** Hexadecimal digits. */
  readonly sha256: string;
  readonly contentType: string;
  readonly open: () => Readable;
}

/** Returns the content of a file, which reports its progress while it is read. */
export function contentOf(file: ReleaseFile): UploadContent {
  const { path, onProgress } = file;
  return {
    ...file,
    open: () => withProgress(createReadStream(path, { highWaterMark: 256 * 1024 }), onProgress),
  };
}

/** Returns the error of an attachment with a sentence about the release after it. */
export function withState(cause: HostError, state: string): HostError {
  const message = `${endSentence(cause.message)} ${state}`;
  return new (cause instanceof PermissionError ? PermissionError : HostError)(message, { cause });
}

export function conflictOf(task: string, cause?: unknown): HostError {
  return new HostError(
    `couldn't ${task}: another job changed this file at the same time. Attach it in one job at a time, then run this job again`,
    { cause },
  );
}

/** Milliseconds between attempts for what was just written elsewhere, which the platforms show after up to some seconds. */
const VISIBILITY_DELAYS_MS = [500, 1_000, 2_000] as const;

/** Looks again while there is nothing: what was just written can be missing for a while. */
export async function untilVisible<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  let found = await look();
  for (const delayMs of VISIBILITY_DELAYS_MS) {
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    found = await look();
  }
  return found;
}

/** Looks again after a 404, which both platforms can return for what was just written. Rejects with the last one. */
export async function afterNotFound<T>(
  attempt: () => Promise<T>,
  statusOf: (error: unknown) => number | undefined,
): Promise<T> {
  let missing: unknown;
  const done = await untilVisible(() =>
    attempt().then(
      (value) => ({ value }),
      (error: unknown) => {
        if (statusOf(error) !== 404) throw error;
        missing = error;
        return undefined;
      },
    ),
  );
  if (!done) throw missing;
  return done.value;
}

const MIN_UPLOAD_TIMEOUT_MS = 60_000;
const MIN_BYTES_PER_MS = 50;

/** Returns how long an upload can take: one minute, plus the time that a slow connection needs. */
export function uploadTimeoutMs(sizeBytes: number): number {
  return MIN_UPLOAD_TIMEOUT_MS + Math.ceil(sizeBytes / MIN_BYTES_PER_MS);
}

/**
 * Reports the bytes that were read from the source. A `data` listener would start the flow before the connection is
 * open, and the first bytes would be lost.
 */
export function withProgress(source: Readable, onProgress: (sentBytes: number) => void): Readable {
  let sentBytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, next) {
      sentBytes += chunk.length;
      onProgress(sentBytes);
      next(null, chunk);
    },
  });
  source.on('error', (error) => counter.destroy(error));
  return source.pipe(counter);
}
