/** Finds and follows the deployment of a branch: the one that a push started, or the newest one. */
import type { Deployment } from '../../../api/endpoints/deployments.js';
import { findNewest, MAX_SEARCHED_DEPLOYMENTS } from '../../../deployments/find-newest.js';
import { findPushDeployment, isLiveOf } from '../../../deployments/find-push-deployment.js';
import { phaseOf } from '../../../deployments/phase.js';
import { waitForDeployment } from '../../../deployments/wait-for-deployment.js';
import { shortId } from '../../../text/short-id.js';
import type { PushRun } from '../inputs.js';
import { readConfig } from '../project/read-project.js';
import type { KnownDeployment, PushContext } from '../result.js';

/** How long a deployment may take to appear. */
const APPEAR_TIMEOUT_MS = 180_000;

/** Previews of many branches may be newer than the live deployment. */
const MAX_NEWEST = 100;

const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";

/** The newest live deployment of base, so that later ones are known to be newer. Undefined if wait is false. */
export async function newestLive({ api, inputs }: PushRun): Promise<Deployment | undefined> {
  if (!inputs.wait) return undefined;
  return findNewest(api, (deployment) => isLiveOf(deployment, inputs.base), MAX_SEARCHED_DEPLOYMENTS, MAX_NEWEST);
}

/**
 * Waits for the live deployment of a push. Undefined if the branch isn't deployed, `missing` if none appears.
 * @param seen the newest one before the push: ours is newer. The service may tell neither its branch nor its trigger.
 */
export async function followPush(
  context: PushContext,
  seen: Deployment | undefined,
): Promise<KnownDeployment | 'missing' | undefined> {
  const { inputs, log } = context;
  if (!inputs.wait || !(await isDeployed(context))) return undefined;
  const isOlder = ({ deploymentId, createdAt }: Deployment): boolean =>
    seen !== undefined && (deploymentId === seen.deploymentId || Date.parse(createdAt) < Date.parse(seen.createdAt));
  // A save of a person, or another job, may have started one between the look and the push: it lacks these pages.
  const wanted = { branch: inputs.base, isOlder, take: 'newest' } as const;
  const found = await findPushDeployment(context, wanted, APPEAR_TIMEOUT_MS);
  if (!found) return 'missing';
  log.info(`Deployment ${shortId(found.deploymentId)} started.`);
  return follow(context, found);
}

/** Follows the newest live deployment, of a branch that this run didn't have to change. */
export async function followNewest(context: PushContext): Promise<KnownDeployment | undefined> {
  if (!context.inputs.wait || !(await isDeployed(context))) return undefined;
  const newest = await newestLive(context);
  return newest && follow(context, newest);
}

/** Waits until a deployment or preview is finished, and records each state of it. */
export async function follow(context: PushContext, deployment: KnownDeployment): Promise<KnownDeployment> {
  const { record } = context;
  record.deployment = deployment;
  if (phaseOf(deployment) === 'ready') return deployment;
  return waitForDeployment(context, deployment.deploymentId, (update) => (record.deployment = update));
}

/** True if the service deploys the branch of this run. The run doesn't fail if only the name of the branch is missing. */
async function isDeployed(context: PushContext): Promise<boolean> {
  const { base } = context.inputs;
  return base === undefined || base === (await findDeploymentBranch(context, NOT_FOLLOWED));
}

/** The name of the base branch, if it is known so far. */
export function knownBase({ inputs, record }: PushContext): string | undefined {
  return inputs.base ?? record.deploymentBranch;
}

/** The name of the deployment branch, also for the record. @param effect for a notice: what docs-ci doesn't do without it */
export async function findDeploymentBranch(context: PushContext, effect?: string): Promise<string | undefined> {
  const { record } = context;
  return (record.deploymentBranch ??= (await readConfig(context, undefined, effect))?.branch ?? undefined);
}
