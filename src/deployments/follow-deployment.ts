/** Finds and follows the live deployment of a branch: the one that a push started, or the newest one. */
import type { Api } from '../api/api.js';
import type { Deployment, StartedDeployment } from '../api/endpoints/deployments.js';
import { findNewest, MAX_SEARCHED_DEPLOYMENTS } from './find-newest.js';
import { findPushDeployment, isLiveOf, notAfter } from './find-push-deployment.js';
import { phaseOf } from './phase.js';
import { waitForDeployment, type WaitContext } from './wait-for-deployment.js';

export type KnownDeployment = StartedDeployment & Partial<Deployment>;

/** What a run that followed one knows. `missing`: none appeared in time. Undefined: it followed none. */
export type Deployed = KnownDeployment | 'missing' | undefined;

export function phaseOfDeployed(deployed: Deployed) {
  return deployed === undefined || deployed === 'missing' ? deployed : phaseOf(deployed);
}

/** Records each state of a deployment. */
export function recordIn({
  record,
}: {
  readonly record: { deployment?: KnownDeployment };
}): (deployment: KnownDeployment) => void {
  return (deployment) => (record.deployment = deployment);
}

/** How long a deployment may take to appear. */
const APPEAR_TIMEOUT_MS = 180_000;

/** Previews of many branches may be newer than the live deployment. */
const MAX_NEWEST = 100;

/** The newest live deployment. @param branch undefined: the deployment branch */
export async function findNewestLive(api: Api, branch: string | undefined): Promise<Deployment | undefined> {
  return (await findLatest(api, branch)).live;
}

/** The newest live deployment, and the newest one that isn't older than that. Previews may hide the live one. */
export async function findLatest(
  api: Api,
  branch: string | undefined,
): Promise<{ readonly live: Deployment | undefined; readonly newest: Deployment | undefined }> {
  let newest: Deployment | undefined;
  const isLive = (deployment: Deployment): boolean => {
    newest ??= deployment;
    return isLiveOf(deployment, branch);
  };
  return { live: await findNewest(api, isLive, MAX_SEARCHED_DEPLOYMENTS, MAX_NEWEST), newest };
}

/**
 * Waits for the live deployment of a push. Undefined if none appears.
 * @param seen the newest one before the push: ours is newer. The service may tell neither its branch nor its trigger.
 */
export async function followNewer(
  context: WaitContext,
  branch: string | undefined,
  seen: Deployment | undefined,
  onUpdate: (deployment: KnownDeployment) => void,
): Promise<KnownDeployment | undefined> {
  const isOlder = seen ? notAfter(seen) : () => false;
  // A save of a person, or another job, may have started one between the look and the push: it lacks these pages.
  const found = await findPushDeployment(context, { branch, isOlder, take: 'newest' }, APPEAR_TIMEOUT_MS);
  return found && follow(context, found, onUpdate);
}

/** Deployments that others start during the run and that are followed, too. */
const MAX_NEWER = 3;

/** A deployment that began this long after the one that was found isn't of the push. */
const PUSH_WINDOW_MS = 30_000;

/** Follows newer live deployments than the last one: they may replace it, or alone have the pages of this run. */
export async function followNewest(
  context: WaitContext,
  branch: string | undefined,
  last: KnownDeployment | undefined,
  onUpdate: (deployment: KnownDeployment) => void,
): Promise<Deployed> {
  let current = last;
  const untilMs = Date.parse(last?.createdAt ?? '') + PUSH_WINDOW_MS;
  for (let count = 0; current && count < MAX_NEWER; count += 1) {
    const newest = await findNewestLive(context.api, branch);
    if (!newest || notAfter(current)(newest)) break;
    // Readers have the pages already, whatever becomes of the work of others.
    if (phaseOf(current) === 'ready' && Date.parse(newest.createdAt) > untilMs) break;
    current = await follow(context, newest, onUpdate);
  }
  return current ?? 'missing';
}

/** Waits until a deployment or preview is finished. `onUpdate` gets each state of it. */
export async function follow(
  context: WaitContext,
  deployment: KnownDeployment,
  onUpdate: (deployment: KnownDeployment) => void,
): Promise<KnownDeployment> {
  onUpdate(deployment);
  if (phaseOf(deployment) === 'ready') return deployment;
  return waitForDeployment(context, deployment.deploymentId, onUpdate);
}
