/** What uploads share, whatever platform they go to: how long they may take, and bytes that tell how far they are. */
import { type Readable, Transform } from 'node:stream';

const MIN_UPLOAD_TIMEOUT_MS = 60_000;
const MIN_BYTES_PER_MS = 50;

/** An upload is given up after this long: a minute, and what a slow line needs. */
export function uploadTimeoutMs(sizeBytes: number): number {
  return MIN_UPLOAD_TIMEOUT_MS + Math.ceil(sizeBytes / MIN_BYTES_PER_MS);
}

/**
 * Counts bytes when they are taken, not before: a listener would let the source flow while nobody reads yet, and what
 * came until the connection stands would be lost.
 */
export function counted(source: Readable, onProgress: ((sentBytes: number) => void) | undefined): Readable {
  let sentBytes = 0;
  const counter = new Transform({
    transform(piece: Buffer, _, next) {
      sentBytes += piece.length;
      onProgress?.(sentBytes);
      next(null, piece);
    },
  });
  source.on('error', (error) => counter.destroy(error));
  return source.pipe(counter);
}
