/** Limits how many items are processed at once, and shows progress. */

/** As many as there are connections, so that no request spends its time waiting for one. More only meet limits earlier. */
export const REQUESTS_AT_ONCE = 4;

/** Shows how far some work is, and stops it. */
interface Progress {
  readonly log: {
    startProgress(text: () => string): void;
    progress(text: () => string): void;
    endProgress(): void;
  };
  readonly signal: AbortSignal;
}

export interface PageWork {
  /** What is shown is `Comparing pages: 3 of 20`. */
  readonly verb: 'Checking' | 'Comparing' | 'Rewriting';
  readonly concurrency: number;
}

/** Calls `work` for every page, at most `concurrency` at a time, and shows how many are done. */
export async function forEachPage<T>(
  { log, signal }: Progress,
  pages: readonly T[],
  { verb, concurrency }: PageWork,
  work: (page: T) => Promise<void>,
): Promise<void> {
  let done = 0;
  const line = (): string => `${verb} pages: ${done} of ${pages.length}`;
  if (pages.length > 0) log.startProgress(line);
  await forEachConcurrently(pages, concurrency, async (page) => {
    signal.throwIfAborted();
    await work(page);
    done += 1;
    log.progress(line);
  });
  log.endProgress();
}

/**
 * Calls `work` for every item in order, at most `concurrency` at a time. Items that are added during the work are done
 * too. After an error no new item starts; the first error is thrown when all running work has ended.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const errors: unknown[] = [];
  const runSlot = async (): Promise<void> => {
    while (next < items.length && errors.length === 0) {
      const item = items[next] as T;
      next += 1;
      try {
        await work(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  // An item that is added at the end may come after most slots have run out of items.
  while (next < items.length && errors.length === 0) {
    await Promise.all(Array.from({ length: concurrency }, runSlot));
  }
  if (errors.length > 0) throw errors[0];
}
