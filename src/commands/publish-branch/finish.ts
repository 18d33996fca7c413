/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import {
  type Deployed,
  findLatest,
  findNewestLive,
  follow,
  followNewer,
  type KnownDeployment,
  recordIn,
} from '../../deployments/follow-deployment.js';
import { ConflictError } from '../../project/write-once.js';
import { type BranchState, hasSameList, readList } from './branches.js';
import { NO_POINT } from './inputs.js';
import { mergeIntoBase, type Proof } from './merge.js';
import { afterOf, restorePoints } from './names.js';
import type { OwnBranches } from './own-branches.js';
import { writePlan } from './plan.js';
import { type PublishContext, type Result, Stop } from './record.js';
import type { Start } from './start.js';

/**
 * Rejects with ConflictError if base isn't as it was seen, or doesn't merge any more.
 * @param seen base as the plan knows it
 */
export async function finishMerge(
  context: PublishContext,
  own: OwnBranches,
  message: string,
  { seen, ...proof }: Proof & { readonly seen: BranchState },
): Promise<Result> {
  const { api, clock, inputs, record } = context;
  const { start, names } = own;
  const hasPoint = inputs.mode === 'restore' || inputs.restorePoint !== NO_POINT;
  const sinceMs = api.toServerMs(clock.now());
  if (hasPoint) await own.create(names.before);
  const now = await readList(context, hasPoint ? names.before : start.base);
  if (!hasSameList(seen, now)) throw new ConflictError('others changed pages');
  const { live, newest } = isFollowed(context, start) ? await findLatest(api, start.base) : {};
  if (!(await mergeIntoBase(context, own, message, proof))) return finishWithout(context, own, sinceMs);
  if (hasPoint) {
    record.restorePoint = names.before;
    await own.keep();
  } else await own.removeAll();
  return { kind: 'merged', deployment: await followMerge(context, start, live ?? newest) };
}

/**
 * Base has everything already, but that readers have it is known from the newest deployment only.
 * @param sinceMs a deployment from before this time of the service lacks something; undefined if that is not known
 */
export async function finishWithout(context: PublishContext, own: OwnBranches, sinceMs?: number): Promise<Result> {
  const { record } = context;
  const { start } = own;
  const kept = record.steps?.filter(({ action }) => action === 'kept') ?? [];
  Object.assign(record, { steps: kept, hasConfigChange: false });
  if (record.files.plan !== undefined) await writePlan(context, kept, []);
  await own.removeAll();
  const live = isFollowed(context, start) ? await findNewestLive(context.api, start.base) : undefined;
  const neededMs = live && (sinceMs ?? (await publishedMs(context, start, live)));
  const isOld = neededMs !== undefined && Date.parse(live?.createdAt ?? '') < neededMs - TOLERANCE_MS;
  if (!live || isOld) return { kind: 'nothing', deployment: await followMerge(context, start, live) };
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
  const newer = restorePoints(names).filter(({ startMs }) => startMs - TOLERANCE_MS > Date.parse(createdAt));
  // Restore points don't tell their base.
  for (const point of newer.filter((one) => names.includes(afterOf(one))))
    if (await isLikeBase(context, base, afterOf(point))) return point.startMs;
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

/** True if readers see base, and the run waits. */
function isFollowed({ inputs }: PublishContext, { isLive }: Start): boolean {
  return inputs.wait && isLive;
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
