/** Searches the deployments of the project, newest first, for one that meets a condition. */
import type { Api } from '../api/api.js';
import { type Deployment, listDeployments } from '../api/endpoints/deployments.js';

/** Deployments per request. */
export const MAX_SEARCHED_DEPLOYMENTS = 20;

/**
 * Finds the newest deployment that is wanted.
 * @param limit deployments per request
 * @param max deployments that are searched, because older ones are of no interest
 */
export async function findNewest(
  api: Api,
  isWanted: (deployment: Deployment) => boolean,
  limit = MAX_SEARCHED_DEPLOYMENTS,
  max = limit,
): Promise<Deployment | undefined> {
  let searched = 0;
  for await (const deployment of listDeployments(api, { limit })) {
    if (isWanted(deployment)) return deployment;
    if ((searched += 1) === max) break;
  }
  return undefined;
}
