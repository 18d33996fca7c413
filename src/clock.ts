/** Defines the clock that every module gets, so that tests can control time. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  /** Epoch milliseconds. They never go backwards within a run. */
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

const START_MS = Date.now() - process.uptime() * 1000;

/** Reads the machine's clock. Corrections of the system time during the run don't change it. */
export const systemClock: Clock = {
  now: () => START_MS + process.uptime() * 1000,
  async sleep(ms, signal) {
    try {
      await wait(ms, undefined, { signal });
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
};
