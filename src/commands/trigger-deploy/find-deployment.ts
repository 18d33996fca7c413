/** Finds a deployment: the live one that is running, or the one that a push started. */
import { type Deployment, listDeployments } from '../../api/endpoints/deployments.js';
import { pollDelayMs } from '../../deployments/phase.js';
import { type DeploymentWaiter, pause } from '../../deployments/wait-for-deployment.js';
import { formatDuration } from '../../text/units.js';
import { isFromPush, isRunningLive, type PushTime, pushTimeAtService, PUSH_TOLERANCE_MS } from './plan.js';

/** Deployments that are looked through for one that runs: older ones are long over. */
const SEARCHED_DEPLOYMENTS = 20;

/** The live deployment that is running now. An older one that still runs is not it: a newer one will replace its pages. */
export async function findRunning({ api }: DeploymentWaiter): Promise<Deployment | undefined> {
  let looked = 0;
  for await (const deployment of listDeployments(api, { limit: SEARCHED_DEPLOYMENTS })) {
    if (!deployment.isPreview) return isRunningLive(deployment) ? deployment : undefined;
    if ((looked += 1) === SEARCHED_DEPLOYMENTS) break;
  }
  return undefined;
}

/** The deployment that the push to this branch started; undefined where none appears in time. */
export async function findPushDeployment(
  follower: DeploymentWaiter,
  push: { readonly branch: string; readonly at: PushTime; readonly appearTimeoutMs: number },
): Promise<Deployment | undefined> {
  const { clock, log } = follower;
  const startMs = clock.now();
  for (;;) {
    const found = await findOldestOfPush(follower, push.branch, push.at);
    const waitedMs = clock.now() - startMs;
    if (found || waitedMs >= push.appearTimeoutMs) return found;
    log.progress(`No deployment of ${push.branch} for this push yet (${formatDuration(waitedMs)})`);
    await pause(follower, Math.min(pollDelayMs(waitedMs), push.appearTimeoutMs - waitedMs));
  }
}

/** The oldest that fits: a later push of somebody else's starts a later one. */
async function findOldestOfPush(
  { api, clock }: DeploymentWaiter,
  branch: string,
  at: PushTime,
): Promise<Deployment | undefined> {
  let oldest: Deployment | undefined;
  let sinceMs: number | undefined;
  for await (const deployment of listDeployments(api, { limit: SEARCHED_DEPLOYMENTS })) {
    // Known only now: the first answer tells the service's clock.
    sinceMs ??= pushTimeAtService(at, clock.now(), (localMs) => api.toServerMs(localMs));
    if (Date.parse(deployment.createdAt) < sinceMs - PUSH_TOLERANCE_MS) break;
    if (isFromPush(deployment, branch, sinceMs)) oldest = deployment;
  }
  return oldest;
}
