/** Limits how long an upload can take, and reports its progress. */
import { type Readable, Transform } from 'node:stream';

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
export function withProgress(source: Readable, onProgress: ((sentBytes: number) => void) | undefined): Readable {
  let sentBytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, next) {
      sentBytes += chunk.length;
      onProgress?.(sentBytes);
      next(null, chunk);
    },
  });
  source.on('error', (error) => counter.destroy(error));
  return source.pipe(counter);
}
