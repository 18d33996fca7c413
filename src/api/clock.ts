/** Declares the clock that every module gets, and limits work in real time. */

export interface Clock {
  /** Epoch milliseconds. They never go backwards within a run. */
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Rejects if the work takes longer, in real time: requests take real time, whatever clock the run has. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${limitMs / 1000}s`)), limitMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Rejects with the signal's reason some time after it aborted, for work that ignores the signal. */
export async function rejectAfterAbort(signal: AbortSignal, ms: number): Promise<never> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await realTime(ms);
  throw signal.reason;
}

/** Waits in real time instead of the run's clock, because the platform's limit to a cancelled run is in real time. */
export function realTime(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
