/** Waits between two requests, and logs progress meanwhile: a log without it looks stuck. */
import { formatDuration } from '../text/units.js';
import type { WaitContext } from './wait-for-deployment.js';

/** Pauses between two deployment polls are as long at most. */
const STEP_MS = 15_000;

/**
 * Waits until a time, in epoch milliseconds.
 * @param what what the run waits for; the progress adds how long it has waited since `sinceMs`
 */
export async function pauseUntil(
  { clock, log, pause }: { readonly log: Pick<WaitContext['log'], 'progress'> } & Pick<WaitContext, 'clock' | 'pause'>,
  { sinceMs, untilMs, what }: { readonly sinceMs: number; readonly untilMs: number; readonly what: string },
): Promise<void> {
  // A pause ends early at the deadline, and the next one rejects.
  for (let nowMs = clock.now(); nowMs < untilMs; nowMs = clock.now()) {
    log.progress(`${what} (${formatDuration(nowMs - sinceMs)})`);
    await pause(Math.min(STEP_MS, untilMs - nowMs));
  }
}
