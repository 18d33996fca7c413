/** Follows the deployment of the base branch, if the service deploys it. */
import { type Before, rememberDeployments } from '../../../deployments/deployment-search.js';
import {
  type Deployed,
  followPush as followPushOf,
  followUnchanged as followUnchangedOf,
  recordIn,
} from '../../../deployments/follow-deployment.js';
import { readConfig } from '../../../project/read-project.js';
import type { PushRun } from '../inputs.js';
import type { PushContext } from '../record.js';

const NOT_FOLLOWED = "So docs-ci doesn't know the deployment branch, and doesn't wait for the deployment";

/** The deployments before a push, so that the one of the push is known to be another. Undefined if wait is false. */
export async function lookBeforePush({ api, inputs }: PushRun): Promise<Before | undefined> {
  return inputs.wait ? rememberDeployments({ api }) : undefined;
}

/** Waits for the live deployment of a push. Undefined if the branch isn't deployed. */
export async function followPush(context: PushContext, before: Before | undefined): Promise<Deployed> {
  if (!before || !(await isDeployed(context))) return undefined;
  return followPushOf(context, context.inputs.base, before, recordIn(context));
}

/** Follows the newest live deployment, of a branch that this run didn't have to change. */
export async function followUnchanged(context: PushContext): Promise<Deployed> {
  if (!context.inputs.wait || !(await isDeployed(context))) return undefined;
  return followUnchangedOf(context, context.inputs.base, recordIn(context));
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
