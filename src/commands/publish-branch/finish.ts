/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import {
  findLatest,
  findNewestLive,
  follow,
  followNewer,
  type KnownDeployment,
} from '../../deployments/follow-deployment.js';
import { type BranchState, hasSameList, readList } from './branches.js';
import { mergeIntoBase, type Proof } from './merge.js';
import { afterOf, restorePoints } from './names.js';
import type { OwnBranches } from './own-branches.js';
import { writePlan } from './plan.js';
import { type Deployed, MovedError, type PublishContext, type Result, Stop } from './record.js';
import type { Start } from './start.js';

interface Merging {
  /** Base as the plan knows it. */
  readonly seen: BranchState;
  readonly hasPoint: boolean;
  readonly message: string;
  readonly proof: Proof;
}

/** Rejects with MovedError if base isn't as it was seen, or doesn't merge any more. */
export async function finishMerge(
  context: PublishContext,
  own: OwnBranches,
  { seen, hasPoint, message, proof }: Merging,
): Promise<Result> {
  const { api, clock, inputs, record } = context;
  const { start, names } = own;
  const sinceMs = api.toServerMs(clock.now());
  if (hasPoint) await own.createRestorePoint();
  const now = await readList(context, hasPoint ? names.before : start.base);
  if (!hasSameList(seen, now)) throw new MovedError('others changed pages');
  const { live, newest } = isFollowed(context, start) ? await findLatest(api, start.base) : {};
  const merge = { base: start.base, head: names.after, commitMessage: message };
  if (!(await mergeIntoBase(context, merge, proof))) return finishWithout(context, own, sinceMs);
  if (hasPoint) {
    record.restorePoint = names.before;
    await own.keep();
  } else await own.removeAll();
  const kind = inputs.mode === 'restore' ? 'restored' : 'published';
  return { kind, deployment: await followMerge(context, start, live ?? newest) };
}

/**
 * Base has everything already, but that readers have it is known from the newest deployment only.
 * @param sinceMs a deployment from before this time of the service lacks something; undefined if that is not known
 */
export async function finishWithout(context: PublishContext, own: OwnBranches, sinceMs?: number): Promise<Result> {
  const { api, record } = context;
  const { start } = own;
  const kept = record.steps?.filter(({ action }) => action === 'kept') ?? [];
  Object.assign(record, { steps: kept, hasConfigChange: false, withoutRedirect: [], unlisted: [] });
  if (record.files.plan !== undefined) await writePlan(context, kept, []);
  await own.removeAll();
  if (!isFollowed(context, start)) return { kind: 'nothing', deployment: undefined };
  const live = await findNewestLive(api, start.base);
  const neededMs = live && (sinceMs ?? (await publishedMs(context, start, live)));
  const isNew = live && (neededMs === undefined || Date.parse(live.createdAt) >= neededMs - TOLERANCE_MS);
  if (!isNew) return { kind: 'nothing', deployment: await followMerge(context, start, live) };
  const followed = await follow(context, live, recordIn(context));
  return { kind: 'nothing', deployment: await followUntilNewest(context, start, followed) };
}

/** Dates of the service have seconds only, and its servers have several clocks. */
const TOLERANCE_MS = 2_000;

/**
 * When the run began that last made base what it is, if that was after its newest deployment: it was killed, or nothing
 * was deployed since.
 */
async function publishedMs(
  context: PublishContext,
  { base, branches }: Start,
  { createdAt }: Deployment,
): Promise<number | undefined> {
  const names = branches.map(({ name }) => name);
  const points = restorePoints(names).filter(
    (point) => names.includes(afterOf(point)) && point.startMs - TOLERANCE_MS > Date.parse(createdAt),
  );
  // Restore points don't tell their base.
  for (const point of points) if (await isLikeBase(context, base, afterOf(point))) return point.startMs;
  return undefined;
}

/** False for a branch that another run deletes meanwhile. */
async function isLikeBase(context: PublishContext, base: string, branch: string): Promise<boolean> {
  try {
    return hasSameList(await readList(context, branch), await readList(context, base));
  } catch (error) {
    if (error instanceof Stop) return false;
    throw error;
  }
}

/** True if readers see base, and the run waits. Readers are assumed to see it if the service doesn't tell. */
function isFollowed({ inputs }: PublishContext, { base, deploymentBranch = base }: Start): boolean {
  return inputs.wait && deploymentBranch === base;
}

/** Follows the deployment of a merge. @param seen the newest one before the merge */
async function followMerge(context: PublishContext, start: Start, seen: Deployment | undefined): Promise<Deployed> {
  if (!isFollowed(context, start)) return undefined;
  const found = await followNewer(context, start.base, seen, recordIn(context));
  return found ? followUntilNewest(context, start, found) : 'missing';
}

/** Deployments that others start during the run and that are followed, too. */
const MAX_NEWER = 3;

/** A newer deployment may have replaced the one that was followed, or that one may be older than the merge. */
async function followUntilNewest(
  context: PublishContext,
  { base }: Start,
  followed: KnownDeployment,
): Promise<KnownDeployment> {
  let last = followed;
  for (let count = 0; count < MAX_NEWER; count += 1) {
    const newest = await findNewestLive(context.api, base);
    const isNewer = newest && Date.parse(newest.createdAt) >= Date.parse(last.createdAt ?? '');
    if (!isNewer || newest.deploymentId === last.deploymentId) break;
    last = await follow(context, newest, recordIn(context));
  }
  return last;
}

function recordIn({ record }: PublishContext): (deployment: KnownDeployment) => void {
  return (deployment) => (record.deployment = deployment);
}
