/** Compares the dates of deployments with the time of a push. The push, this machine and the service have different clocks. */
import type { Api } from '../api/api.js';
import type { Deployment } from '../api/endpoints/deployments.js';
import { timeOf } from '../text/instant.js';

/** The clocks of two servers never agree. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Dates can have whole seconds only, as the Date header has. */
const PRECISION_MS = 1_000;

interface Clocks {
  readonly api: Api;
  readonly clock: { now(): number };
}

/**
 * Returns what tells deployments from before a push by their time.
 * @param pushedMs when the push happened, in epoch milliseconds of the platform or of this machine
 */
export function beforePush(
  run: Clocks,
  pushedMs: number,
  toleranceMs = CLOCK_TOLERANCE_MS + PRECISION_MS,
): (deployment: Deployment) => boolean {
  const leadOf = leadBeforePush(run, pushedMs);
  return (deployment) => leadOf(deployment) > toleranceMs;
}

/** Returns what tells how many milliseconds before a push a deployment began; less than 0 if it began after the push. */
export function leadBeforePush({ api, clock }: Clocks, pushedMs: number): (deployment: Deployment) => number {
  let sinceMs: number | undefined;
  return ({ createdAt }) => {
    // The service's clock is known only after its first response.
    sinceMs ??= pushTimeAtService(pushedMs, clock.now(), (localMs) => api.toServerMs(localMs));
    return sinceMs - timeOf(createdAt);
  };
}

/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
export function pushTimeAtService(pushedMs: number, nowMs: number, toServerMs: (localMs: number) => number): number {
  const isRunnerBehind = pushedMs > nowMs + CLOCK_TOLERANCE_MS;
  return isRunnerBehind ? pushedMs : toServerMs(pushedMs);
}
