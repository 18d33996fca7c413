/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { hasStatus } from '../../api/errors.js';
import {
  findLatest,
  findNewestLive,
  follow,
  followNewer,
  type KnownDeployment,
} from '../../deployments/follow-deployment.js';
import { type BranchState, hasSameList, readList } from './branch-state.js';
import { afterOf, restorePoints } from './names.js';
import { mergeIntoBase, type OwnBranches, type Proof, removeOutdated } from './own-branches.js';
import { emptyPlan, MovedError, type PublishContext, type Result, Stop } from './record.js';
import { isDeployed, type Start } from './start.js';
import { writePlan } from './plan-files.js';

interface Merging {
  readonly kind: 'published' | 'restored';
  /** Base as the plan knows it. */
  readonly seen: BranchState;
  readonly hasPoint: boolean;
  readonly message: string;
  readonly proof: Proof;
}

/** Rejects with MovedError if base isn't as it was seen, or doesn't merge any more. */
export async function finishMerge(
  context: PublishContext,
  start: Start,
  own: OwnBranches,
  { kind, seen, hasPoint, message, proof }: Merging,
): Promise<Result> {
  const { api, clock, record } = context;
  const { before, after } = own.names;
  const sinceMs = api.toServerMs(clock.now());
  if (hasPoint) await own.create(before, start.base);
  const now = await readList(context, hasPoint ? before : start.base);
  if (!hasSameList(seen, now)) throw new MovedError('others changed pages');
  const { live, newest } = await lookAtDeployments(context, start);
  const isMoved = await mergeIntoBase(context, { base: start.base, head: after, message }, proof);
  if (!isMoved) return finishWithout(context, start, own, sinceMs);
  if (hasPoint) {
    record.restorePoint = before;
    own.keep();
    await removeOutdated(context, start, own.names);
  } else await own.removeAll();
  return { kind, deployment: await followMerge(context, start, live ?? newest) };
}

/**
 * Base has everything already, but that readers have it is known from the newest deployment only.
 * @param sinceMs a deployment from before this time of the service lacks something; undefined if that is not known
 */
export async function finishWithout(
  context: PublishContext,
  start: Start,
  own: OwnBranches,
  sinceMs?: number,
): Promise<Result> {
  const { record } = context;
  const kept = record.steps?.filter(({ action }) => action === 'kept') ?? [];
  Object.assign(record, { ...emptyPlan(), isComplete: record.isComplete });
  if (record.files.plan === undefined) record.steps = kept;
  else await writePlan(context, kept, []);
  await own.removeAll();
  const { live } = await lookAtDeployments(context, start);
  const neededMs = sinceMs ?? (await publishedMs(context, start, live));
  const isNew = live && (neededMs === undefined || Date.parse(live.createdAt) >= neededMs - TOLERANCE_MS);
  const deployment = isNew
    ? await followNewest(context, start, await follow(context, live, recordIn(context)))
    : await followMerge(context, start, live);
  return { kind: 'nothing', deployment };
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
  newest: Deployment | undefined,
): Promise<number | undefined> {
  if (!newest) return undefined;
  const names = branches.map(({ name }) => name);
  for (const point of restorePoints(names)) {
    const after = afterOf(point);
    if (!names.includes(after) || point.startMs - TOLERANCE_MS <= Date.parse(newest.createdAt)) continue;
    // Restore points don't tell their base.
    if (await isLikeBase(context, base, after)) return point.startMs;
  }
  return undefined;
}

/** False for a branch that another run deletes meanwhile. */
async function isLikeBase(context: PublishContext, base: string, branch: string): Promise<boolean> {
  const list = await readList(context, branch).catch((error: unknown) => {
    if (error instanceof Stop || hasStatus(error, 404)) return undefined;
    throw error;
  });
  return list !== undefined && hasSameList(list, await readList(context, base));
}

/** The deployments before a merge. Empty if this run follows none. */
async function lookAtDeployments(
  { api, inputs }: PublishContext,
  start: Start,
): Promise<Partial<Awaited<ReturnType<typeof findLatest>>>> {
  return inputs.wait && isDeployed(start) ? findLatest(api, start.base) : {};
}

/** Follows the deployment of a merge. `missing`: none appears. @param seen the newest one before the merge */
async function followMerge(
  context: PublishContext,
  start: Start,
  seen: Deployment | undefined,
): Promise<KnownDeployment | 'missing' | undefined> {
  if (!context.inputs.wait || !isDeployed(start)) return undefined;
  const found = await followNewer(context, start.base, seen, recordIn(context));
  return found ? followNewest(context, start, found) : 'missing';
}

/** Deployments that others start during the run and that are followed, too. */
const MAX_NEWER = 3;

/** A newer deployment may have replaced the one that was followed, or that one may be older than the merge. */
async function followNewest(
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
