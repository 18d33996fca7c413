/** Finds the newest live deployment, however many previews are newer. */
import type { Api } from '../api/api.js';
import { type Deployment, readDeployments } from '../api/endpoints/deployments.js';

/** One request reads 100 deployments. */
export const MAX_LIST_REQUESTS = 20;

/** True for a live deployment that may be of this branch. @param branch undefined: the deployment branch */
export function isLiveOf({ isPreview, branch: actual }: Deployment, branch: string | undefined): boolean {
  return !isPreview && (actual === null || branch === undefined || actual === branch);
}

interface LiveDeployments {
  /** Newest first. */
  readonly live: readonly Deployment[];
  /** All that were read, previews too, newest first. */
  readonly items: readonly Deployment[];
  /** False if there are more deployments than may be read. */
  readonly isComplete: boolean;
  readonly requests: number;
}

/** Reads live deployments until a wanted one, page by page. */
export async function readLive(
  api: Api,
  branch: string | undefined,
  isWanted: (live: Deployment) => boolean,
): Promise<LiveDeployments> {
  const read = new Map<string, Deployment>();
  const liveOnes = (): Deployment[] => [...read.values()].filter((one) => isLiveOf(one, branch));
  const end = (isComplete: boolean, requests: number): LiveDeployments => {
    return { live: liveOnes(), items: [...read.values()], isComplete, requests };
  };
  let offset = 0;
  let lastTotal = 0;
  for (let requests = 1; requests <= MAX_LIST_REQUESTS; requests += 1) {
    const { items, total } = await readDeployments(api, { offset });
    // Deployments that are gone pull others into pages that were read already, so it starts again.
    const isShorter = offset > 0 && typeof total === 'number' && total < lastTotal;
    lastTotal = total ?? 0;
    offset = isShorter ? 0 : offset + items.length;
    if (isShorter) {
      read.clear();
      continue;
    }
    for (const one of items) read.set(one.deploymentId, one);
    if (liveOnes().some(isWanted) || items.length === 0 || offset === total) return end(true, requests);
  }
  return end(false, MAX_LIST_REQUESTS);
}

/** Reads until the newest live deployment. Undefined: there is none. `unknown`: too many deployments are newer. */
export async function findNewestLive(
  api: Api,
  branch: string | undefined,
): Promise<Deployment | 'unknown' | undefined> {
  const { live, isComplete } = await readLive(api, branch, () => true);
  return live[0] ?? (isComplete ? undefined : 'unknown');
}
