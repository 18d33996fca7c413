/** Time, handed in everywhere so that tests can turn it. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  /** Epoch milliseconds; never goes backwards within a run. */
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock, steady against corrections of the system time during the run. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  async sleep(ms, signal) {
    try {
      await wait(ms, undefined, { signal });
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
};
