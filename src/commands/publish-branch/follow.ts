/** Follows the live deployment of base: readers have the changes only when it is ready. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { findNewestLive, follow, followNewer, type KnownDeployment } from '../../deployments/follow-deployment.js';
import type { PublishContext } from './record.js';
import { isDeployed, type Start } from './start.js';

/** Follows the deployment of a merge. `missing`: none appears. @param seen the newest one before the merge */
export async function followMerge(
  context: PublishContext,
  start: Start,
  seen: Deployment | undefined,
): Promise<KnownDeployment | 'missing' | undefined> {
  if (!context.inputs.wait || !isDeployed(start)) return undefined;
  return (await followNewer(context, start.base, seen, recordIn(context))) ?? 'missing';
}

/** Follows the newest deployment of a branch that this run didn't have to change. */
export async function followNewestOf(context: PublishContext, start: Start): Promise<KnownDeployment | undefined> {
  if (!context.inputs.wait || !isDeployed(start)) return undefined;
  const newest = await findNewestLive(context.api, start.base);
  return newest && follow(context, newest, recordIn(context));
}

function recordIn({ record }: PublishContext): (deployment: KnownDeployment) => void {
  return (deployment) => (record.deployment = deployment);
}
