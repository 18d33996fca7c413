/** When a call to a platform may be made once more: a job does not wait long for what stands beside its work. */

export const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 3_000;

/**
 * Milliseconds before the second try, from the seconds of the answer's `retry-after` where it has one; undefined where
 * they are no number, or more than a job waits.
 */
export function pauseBeforeSecondTryMs(retryAfter: string | undefined): number | undefined {
  const askedMs = Number(retryAfter ?? 0) * 1000;
  return askedMs <= MAX_PAUSE_MS ? Math.max(askedMs, MIN_PAUSE_MS) : undefined;
}
