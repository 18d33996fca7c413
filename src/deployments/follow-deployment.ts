/** Finds and follows the live deployment of a branch: the one that a push started, or the newest one. */
import type { Deployment, StartedDeployment } from '../api/endpoints/deployments.js';
import { type Before, DeploymentSearch, olderThan } from './deployment-search.js';
import { findNewestLive } from './newest-live.js';
import { pauseUntil } from './pause-until.js';
import { phaseOf } from './phase.js';
import { waitForDeployment, type WaitContext } from './wait-for-deployment.js';
import { timeOf } from '../text/instant.js';

export type KnownDeployment = StartedDeployment & Partial<Deployment>;

type OnUpdate = (deployment: KnownDeployment) => void;

/**
 * What a run that followed one knows. `missing`: none appeared in time. `unknown`: there are too many deployments to find
 * it. Undefined: it followed none.
 */
export type Deployed = KnownDeployment | 'missing' | 'unknown' | undefined;

export function phaseOfDeployed(deployed: Deployed) {
  return typeof deployed === 'object' ? phaseOf(deployed) : deployed;
}

/** How long a deployment may take to appear. */
export const APPEAR_TIMEOUT_MS = 180_000;
/** When the list is read again until the deployment is in it. */
const LOOKS_MS = [0, 3_000, 15_000, 60_000, APPEAR_TIMEOUT_MS];

interface Appearance {
  readonly timeoutMs?: number;
  /** Is asked once, after the first look has found nothing: true if none can appear. */
  readonly isHopeless?: () => Promise<boolean>;
}

/** Reads the list again and again, until it has a wanted deployment; undefined if none appears in time. */
export async function waitToAppear(
  context: WaitContext,
  search: DeploymentSearch,
  pick: (newestFirst: readonly Deployment[]) => Deployment | undefined,
  { timeoutMs = APPEAR_TIMEOUT_MS, isHopeless }: Appearance = {},
): Promise<Deployment | undefined> {
  const { clock } = context;
  const startMs = clock.now();
  const { branch } = search.wanted;
  for (const atMs of new Set(LOOKS_MS.map((ms) => Math.min(ms, timeoutMs)))) {
    if (!search.mayLook) break;
    // A slow response takes the place of this look. The next look finds what appeared in that time.
    if (atMs > 0 && startMs + atMs <= clock.now()) continue;
    const what = `Waiting for the deployment${branch === undefined ? '' : ` of ${branch}`} to appear`;
    await pauseUntil(context, { sinceMs: startMs, untilMs: startMs + atMs, what });
    const found = pick(await search.look());
    if (found) return found;
    if (atMs === 0 && (await isHopeless?.())) break;
  }
  return undefined;
}

/** Requests for the list after a push. */
const MAX_REQUESTS_AFTER_PUSH = 6;

/** Follows the live deployment of a push until it is finished. @param before the deployments before the push */
export async function followPush(
  context: WaitContext,
  branch: string | undefined,
  before: Before,
  onUpdate: OnUpdate,
): Promise<Deployed> {
  const wanted = { branch, before, isOlder: olderThan(before), maxRequests: MAX_REQUESTS_AFTER_PUSH };
  const search = new DeploymentSearch(context.api, wanted);
  const pushedMs = context.clock.now();
  // A save of a person, or another job, may have started one between the look and the push: it lacks these pages. So the
  // newest is followed, which has them for sure if it isn't older.
  const found = await waitToAppear(context, search, (all) => all.find(isOfPush));
  if (!found) return search.isComplete ? 'missing' : 'unknown';
  return followNewer(context, { search, pushedMs, onUpdate }, found);
}

/** The service may not tell the trigger (contract [P]). */
export function isOfPush({ triggerType }: Deployment): boolean {
  return triggerType === 'auto' || triggerType === null;
}

/** Deployments that others start during the run and that are followed, too. */
const MAX_NEWER = 3;
/** A deployment that began this long after the push isn't of the push. */
const PUSH_WINDOW_MS = 30_000;
/** A list may lack what was started just now. */
const LIST_LAG_MS = 3_000;
/** Two clocks of the service that are both wrong by a minute are two minutes apart. */
const MAX_CLOCK_DIFFERENCE_MS = 120_000;

interface Following {
  readonly search: DeploymentSearch;
  /** The end of the push, by the clock of this machine. */
  readonly pushedMs: number;
  readonly onUpdate: OnUpdate;
}

/** Follows a deployment, and newer live ones: they may replace it, or alone have the pages of this run. */
async function followNewer(
  context: WaitContext,
  { search, pushedMs, onUpdate }: Following,
  first: Deployment,
): Promise<KnownDeployment> {
  const { api, clock } = context;
  const pushedAtService = api.toServerMs(pushedMs);
  const followed = new Set([first.deploymentId]);
  let foundMs = clock.now();
  let current = await follow(context, first, onUpdate);
  for (let count = 0; count < MAX_NEWER && search.mayLook; count += 1) {
    // One that seems to be from before the push may be of others. Then the one of the push appears this much later.
    const ageMs = Math.min(Math.max(0, pushedAtService - dateOf(current)), MAX_CLOCK_DIFFERENCE_MS);
    await pauseUntil(context, {
      sinceMs: foundMs,
      untilMs: foundMs + LIST_LAG_MS + ageMs,
      what: 'Waiting for a newer deployment to appear',
    });
    foundMs = clock.now();
    const newest = (await search.look()).find(({ deploymentId }) => !followed.has(deploymentId));
    if (!newest || dateOf(newest) < dateOf(current)) break;
    // Readers have the pages already, whatever becomes of the work of others.
    const untilMs = Math.max(dateOf(current), pushedAtService) + PUSH_WINDOW_MS;
    if (phaseOf(current) === 'ready' && dateOf(newest) > untilMs) break;
    followed.add(newest.deploymentId);
    current = worseOfTwins(current, await follow(context, newest, onUpdate));
    onUpdate(current);
  }
  return current;
}

function dateOf({ createdAt }: KnownDeployment): number {
  return timeOf(createdAt);
}

/**
 * Returns the newer one. Of two with one date, nobody knows which is of the push: a failed build counts, and otherwise the
 * one that the list has first.
 */
function worseOfTwins(first: KnownDeployment, second: KnownDeployment): KnownDeployment {
  if (dateOf(first) !== dateOf(second)) return second;
  const isFailed = phaseOf(second) === 'error' && phaseOf(first) !== 'error';
  return isFailed || phaseOf(first) === 'cancelled' ? second : first;
}

/** Follows the newest live deployment, of a branch that this run didn't have to change. */
export async function followUnchanged(
  context: WaitContext,
  branch: string | undefined,
  onUpdate: OnUpdate,
): Promise<Deployed> {
  const newest = await findNewestLive(context.api, branch);
  return typeof newest === 'object' ? follow(context, newest, onUpdate) : newest;
}

/** Waits until a deployment or preview is finished. `onUpdate` gets each state of it. */
export async function follow(
  context: WaitContext,
  deployment: KnownDeployment,
  onUpdate: OnUpdate,
): Promise<KnownDeployment> {
  onUpdate(deployment);
  if (phaseOf(deployment) === 'ready') return deployment;
  return waitForDeployment(context, deployment.deploymentId, onUpdate);
}
