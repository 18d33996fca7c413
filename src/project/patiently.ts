/** Looks a few times, because reads may show the state before a write for a while. */
import { hasStatus } from '../api/errors.js';
import { LOOK_DELAYS_MS } from '../api/retry.js';
import { formatDuration } from '../text/units.js';

interface Pausing {
  readonly pause: (ms: number) => Promise<void>;
}

interface Waiting extends Pausing {
  readonly clock: { now(): number };
  readonly log: { progress(text: string): void };
}

/** Reads until a reading shows the write, a few times. Returns the last reading, also if it never does. */
export async function readUntil<T>(
  { pause }: Pausing,
  read: () => Promise<T>,
  isShown: (reading: T) => boolean,
): Promise<T> {
  for (const delayMs of LOOK_DELAYS_MS) {
    const reading = await read();
    if (isShown(reading)) return reading;
    await pause(delayMs);
  }
  return read();
}

/** Looks until the write shows, a few times. False if it never does. */
export function patiently(pausing: Pausing, isShown: () => Promise<boolean>): Promise<boolean> {
  return readUntil(pausing, isShown, (shown) => shown);
}

/** Reads a branch that was just created: reads may not show it at once. */
export async function readNewBranch<T>({ pause }: Pausing, read: () => Promise<T>): Promise<T> {
  for (const delayMs of LOOK_DELAYS_MS) {
    try {
      return await read();
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      await pause(delayMs);
    }
  }
  return read();
}

/** Looks until base shows a merge that the service took but didn't confirm. False if that takes too long. */
export async function waitForMerge(
  { clock, log, pause }: Waiting,
  isShown: () => Promise<boolean>,
  { timeoutMs, delayMs }: { readonly timeoutMs: number; readonly delayMs: (waitedMs: number) => number },
): Promise<boolean> {
  const startMs = clock.now();
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs = clock.now() - startMs) {
    log.progress(`Waiting for the merge (${formatDuration(waitedMs)})`);
    await pause(delayMs(waitedMs));
    if (await isShown()) return true;
  }
  return false;
}
