/** Hashing very many files: at once while the system has them in memory, several at a time where the disk is asked. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Digest, hashFile, hashFileSync, WHOLE_BELOW_BYTES } from '../../../disk/hash.js';

/** Files hashed at a time where the disk is asked: it answers several questions while one file is being reckoned. */
export const HASH_LANES = 8;
/** What a file takes at most that is in memory: any, and for each megabyte. Above it the disk was asked. */
const AT_HAND_MS = 0.3;
const AT_HAND_MS_A_MEGABYTE = 2;
/** So many files are then left to other threads, before the next is tried at once. */
const PATIENT_FILES = 16;
/** Requests, signals and whoever looks on get a turn this often. */
const TURN_MS = 10;

/** For as many lanes, each of which hashes one file at a time. */
export class Hasher {
  readonly #buffers = Array.from({ length: HASH_LANES }, () => Buffer.allocUnsafeSlow(WHOLE_BELOW_BYTES));
  #patience = 0;
  #turnMs = performance.now();

  /** The bytes of a small file are overwritten by the next one of the lane. Rejects with FileChangedError. */
  async hash(file: string, lane: number): Promise<Digest> {
    const buffer = this.#buffers[lane] as Buffer;
    if (this.#patience > 0) this.#patience -= 1;
    else {
      if (performance.now() - this.#turnMs > TURN_MS) {
        await othersTurn();
        this.#turnMs = performance.now();
      }
      const digest = this.#hashAtOnce(file, buffer);
      if (digest) return digest;
    }
    return hashFile(file, 'sha256', buffer);
  }

  #hashAtOnce(file: string, buffer: Buffer): Digest | undefined {
    const startMs = performance.now();
    const digest = hashFileSync(file, 'sha256', buffer);
    const atHandMs = AT_HAND_MS + ((digest?.sizeBytes ?? 0) / 1e6) * AT_HAND_MS_A_MEGABYTE;
    if (performance.now() - startMs > atHandMs) this.#patience = PATIENT_FILES;
    return digest;
  }
}
