/** Limits how long a run waits to tidy up after itself: the next run does it, too. */
import type { Clock } from '../api/clock.js';

const MAX_TIDYING_MS = 60_000;

/**
 * Awaits a request that tidies up. It rejects with the service's last answer if a limit takes longer than a minute.
 * @param request gets the signal that ends its waits
 */
export async function withinMinute<T>(
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  request: (late: AbortSignal) => Promise<T>,
): Promise<T> {
  const [late, ended] = [new AbortController(), new AbortController()];
  void clock.sleep(MAX_TIDYING_MS, AbortSignal.any([signal, ended.signal])).then(
    () => late.abort(),
    () => undefined,
  );
  try {
    return await request(late.signal);
  } finally {
    ended.abort();
  }
}
