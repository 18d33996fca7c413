/** Finds the live deployment that a push started. */
import { type Deployment, listDeployments } from '../api/endpoints/deployments.js';
import { MAX_SEARCHED_DEPLOYMENTS } from './find-newest.js';
import { formatDuration } from '../text/units.js';
import { pollDelayMs, type WaitContext } from './wait-for-deployment.js';

/** The live deployment of a push, as far as the caller can tell it from others. */
export interface WantedDeployment {
  /** Undefined: the deployment branch. The service may leave out the branch of a deployment, too. */
  readonly branch: string | undefined;
  /** True for the first deployment in the list, newest first, that is older than the push. */
  readonly isOlder: (deployment: Deployment) => boolean;
  /** Which of several to take. The oldest (default) is the one of the push itself, and the newest has its pages for sure. */
  readonly take?: 'oldest' | 'newest';
}

/** Waits for the deployment that a push started; undefined if none appears in time. */
export async function findPushDeployment(
  context: WaitContext,
  wanted: WantedDeployment,
  appearTimeoutMs: number,
): Promise<Deployment | undefined> {
  const { clock, log, pause } = context;
  const startMs = clock.now();
  for (;;) {
    const found = await findFromPush(context, wanted);
    const waitedMs = clock.now() - startMs;
    if (found || waitedMs >= appearTimeoutMs) return found;
    const of = wanted.branch === undefined ? '' : ` of ${wanted.branch}`;
    log.progress(`Waiting for the deployment${of} to appear (${formatDuration(waitedMs)})`);
    await pause(Math.min(pollDelayMs(waitedMs), appearTimeoutMs - waitedMs));
  }
}

/**
 * Finds a deployment that matches: a later push starts a later one. A branch or a trigger that the service doesn't tell
 * (contract [P]) contradicts nothing, but a deployment with both goes first.
 */
async function findFromPush(
  { api }: WaitContext,
  { branch, isOlder, take = 'oldest' }: WantedDeployment,
): Promise<Deployment | undefined> {
  let exact: Deployment | undefined;
  let possible: Deployment | undefined;
  for await (const deployment of listDeployments(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
    if (isOlder(deployment)) break;
    const { triggerType, branch: actual } = deployment;
    if (!['auto', null].includes(triggerType) || !isLiveOf(deployment, branch)) continue;
    if (take === 'newest') return deployment;
    possible = deployment;
    if (triggerType !== null && actual !== null) exact = deployment;
  }
  return exact ?? possible;
}

/** True for a live deployment that may be of this branch. @param branch undefined: the deployment branch */
export function isLiveOf({ isPreview, branch: actual }: Deployment, branch: string | undefined): boolean {
  return !isPreview && (actual === null || branch === undefined || actual === branch);
}

/**
 * Returns what tells deployments from before a push by their time. The push and the service have different clocks.
 * @param pushedMs when the push happened, in epoch milliseconds of the platform or of this machine
 */
export function beforePush(
  { api, clock }: Pick<WaitContext, 'api' | 'clock'>,
  pushedMs: number,
  toleranceMs = PUSH_TOLERANCE_MS,
) {
  let sinceMs: number | undefined;
  return ({ createdAt }: Deployment): boolean => {
    // The service's clock is known only after its first response.
    sinceMs ??= pushTimeAtService(pushedMs, clock.now(), (localMs) => api.toServerMs(localMs));
    return Date.parse(createdAt) < sinceMs - toleranceMs;
  };
}

/** Returns what tells newer deployments from this one and those before it. */
export function notAfter(seen: Pick<Deployment, 'deploymentId'> & Partial<Deployment>) {
  return ({ deploymentId, createdAt }: Deployment): boolean =>
    deploymentId === seen.deploymentId || Date.parse(createdAt) < Date.parse(seen.createdAt ?? '');
}

/** Deployments created up to this long before the push still count: the clocks of two servers never agree. */
const PUSH_TOLERANCE_MS = 60_000;

/**
 * Converts the push time to the service's clock, in epoch milliseconds. A runner shares its platform's clock, so the
 * difference between the service's Date header and the runner's clock holds for the platform too. If the push lies in
 * the runner's future, the runner's clock is wrong, and the push time is used as it is.
 */
export function pushTimeAtService(pushedMs: number, nowMs: number, toServerMs: (localMs: number) => number): number {
  const isRunnerBehind = pushedMs > nowMs + PUSH_TOLERANCE_MS;
  return isRunnerBehind ? pushedMs : toServerMs(pushedMs);
}
