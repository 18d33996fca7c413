/** Decides how long a platform call waits before its one retry. A job must not wait long for its side effects. */

export const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 3_000;

/**
 * Returns the milliseconds before the retry, from the seconds in the response's `retry-after` header. Undefined if the
 * header isn't a number or requests a longer wait than the maximum.
 */
export function retryDelayMs(retryAfter: string | undefined): number | undefined {
  const requestedMs = Number(retryAfter ?? 0) * 1000;
  return requestedMs <= MAX_RETRY_DELAY_MS ? Math.max(requestedMs, MIN_RETRY_DELAY_MS) : undefined;
}
