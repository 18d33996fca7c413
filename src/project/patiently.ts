/** Looks a few times, because reads may show the state before a write for a while. */
import { hasStatus } from '../api/errors.js';
import { LOOK_DELAYS_MS } from '../api/retry.js';
import type { Clock } from '../clock.js';
import { formatDuration } from '../text/units.js';

interface Pausing {
  readonly pause: (ms: number) => Promise<void>;
}

interface Waiting extends Pausing {
  readonly clock: Clock;
  readonly log: { progress(text: string): void };
}

/** Looks until the write shows, a few times. False if it never does. */
export async function patiently({ pause }: Pausing, isShown: () => Promise<boolean>): Promise<boolean> {
  for (const delayMs of LOOK_DELAYS_MS) {
    if (await isShown()) return true;
    await pause(delayMs);
  }
  return isShown();
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
