/** Follows the deployment of the base branch, if the service deploys it. */
import type { Deployment } from '../../../api/endpoints/deployments.js';
import {
  type Deployed,
  findNewestLive,
  follow,
  followNewer,
  followNewest,
  type KnownDeployment,
  recordIn,
} from '../../../deployments/follow-deployment.js';
import { readConfig } from '../../../project/read-project.js';
import type { PushRun } from '../inputs.js';
import type { PushContext } from '../record.js';

const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";

/** The newest live deployment of base, so that later ones are known to be newer. Undefined if wait is false. */
export async function newestLive({ api, inputs }: PushRun): Promise<Deployment | undefined> {
  if (!inputs.wait) return undefined;
  return findNewestLive(api, inputs.base);
}

/**
 * Waits for the live deployment of a push. Undefined if the branch isn't deployed, `missing` if none appears.
 * @param seen the newest one before the push: ours is newer. The service may tell neither its branch nor its trigger.
 */
export async function followPush(context: PushContext, seen: Deployment | undefined): Promise<Deployed> {
  const { inputs } = context;
  if (!inputs.wait || !(await isDeployed(context))) return undefined;
  const record = recordIn(context);
  const found = await followNewer(context, inputs.base, seen, record);
  return followNewest(context, inputs.base, found, record);
}

/** Follows the newest live deployment, of a branch that this run didn't have to change. */
export async function followUnchanged(context: PushContext): Promise<KnownDeployment | undefined> {
  if (!context.inputs.wait || !(await isDeployed(context))) return undefined;
  const newest = await newestLive(context);
  return newest && follow(context, newest, recordIn(context));
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
