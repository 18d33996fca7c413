/** Finds the live deployment that is in progress. */
import { type Deployment, listDeployments } from '../../api/endpoints/deployments.js';
import { MAX_SEARCHED_DEPLOYMENTS } from '../../deployments/find-push-deployment.js';
import { phaseOf } from '../../deployments/phase.js';
import type { DeployContext } from './record.js';

/**
 * Finds the newest live deployment if it is in progress. An older one that is still in progress doesn't count: the
 * newer one replaces its pages.
 */
export async function findLiveInProgress({ api }: DeployContext): Promise<Deployment | undefined> {
  let searched = 0;
  for await (const deployment of listDeployments(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
    if (!deployment.isPreview) return phaseOf(deployment) === 'in-progress' ? deployment : undefined;
    if ((searched += 1) === MAX_SEARCHED_DEPLOYMENTS) break;
  }
  return undefined;
}
