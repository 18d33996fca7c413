/** A stream of bytes that tells how far it is. */
import { type Readable, Transform } from 'node:stream';

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
