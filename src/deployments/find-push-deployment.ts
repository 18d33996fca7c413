/** Finds the live deployment that a push started. */
import { type Deployment, listDeployments } from '../api/endpoints/deployments.js';
import { formatDuration } from '../text/units.js';
import { pollDelayMs, type WaitContext } from './wait-for-deployment.js';

/** When the push happened, and which clock measured it. */
export interface PushTime {
  /** Epoch milliseconds. */
  readonly ms: number;
  readonly clock: 'platform' | 'local';
}

/** The search ends after this many deployments: older ones finished long ago. */
export const MAX_SEARCHED_DEPLOYMENTS = 20;

export interface PushedBranch {
  readonly branch: string;
  readonly pushedAt: PushTime;
  /** A deployment may seem older than the push by so many milliseconds. */
  readonly toleranceMs?: number;
}

/** Waits for the deployment that a push to this branch started; undefined if none appears in time. */
export async function findPushDeployment(
  context: WaitContext,
  push: PushedBranch,
  appearTimeoutMs: number,
): Promise<Deployment | undefined> {
  const { clock, log, pause } = context;
  const startMs = clock.now();
  for (;;) {
    const found = await findOldestFromPush(context, push);
    const waitedMs = clock.now() - startMs;
    if (found || waitedMs >= appearTimeoutMs) return found;
    log.progress(`Waiting for the deployment of ${push.branch} to appear (${formatDuration(waitedMs)})`);
    await pause(Math.min(pollDelayMs(waitedMs), appearTimeoutMs - waitedMs));
  }
}

/**
 * Finds the oldest deployment that matches: a later push starts a later one. A branch or a trigger that the service doesn't
 * tell (contract [P]) contradicts nothing, but a deployment with both goes first.
 */
async function findOldestFromPush(
  { api, clock }: WaitContext,
  { branch, pushedAt, toleranceMs = PUSH_TOLERANCE_MS }: PushedBranch,
): Promise<Deployment | undefined> {
  let oldest: Deployment | undefined;
  let oldestPossible: Deployment | undefined;
  let sinceMs: number | undefined;
  for await (const deployment of listDeployments(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
    // The service's clock is known only after its first response.
    sinceMs ??= pushTimeAtService(pushedAt, clock.now(), (localMs) => api.toServerMs(localMs));
    if (Date.parse(deployment.createdAt) < sinceMs - toleranceMs) break;
    const { triggerType, branch: built, isPreview } = deployment;
    if (isPreview || (triggerType ?? 'auto') !== 'auto' || (built ?? branch) !== branch) continue;
    oldestPossible = deployment;
    if (triggerType !== null && built !== null) oldest = deployment;
  }
  return oldest ?? oldestPossible;
}

/** Deployments created up to this long before the push still count: the clocks of two servers never agree. */
const PUSH_TOLERANCE_MS = 60_000;

/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
export function pushTimeAtService(pushed: PushTime, nowMs: number, toServerMs: (localMs: number) => number): number {
  const isRunnerBehind = pushed.clock === 'platform' && pushed.ms > nowMs + PUSH_TOLERANCE_MS;
  return isRunnerBehind ? pushed.ms : toServerMs(pushed.ms);
}
