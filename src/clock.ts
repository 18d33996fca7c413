/** Defines the clock that every module gets, so that tests can control time. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  /** Epoch milliseconds. They never go backwards within a run. */
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The global `performance` would do, but Node.js needs a millisecond to load it, before the first request. */
const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const offsetMs = Date.now() - monotonicMs();

/** Reads the machine's clock. Corrections of the system time during the run don't change it. */
export const systemClock: Clock = {
  now: () => offsetMs + monotonicMs(),
  async sleep(ms, signal) {
    try {
      await wait(ms, undefined, { signal });
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
};

/** Rejects if the work takes longer, in real time: requests take real time, whatever clock the run has. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${limitMs / 1000}s`)), limitMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
