/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { findNewestLive, follow, followNewer, type KnownDeployment } from '../../deployments/follow-deployment.js';
import { readNewBranch } from '../../project/patiently.js';
import { type BranchState, hasSameList, readList } from './branch-state.js';
import { mergeIntoBase, type OwnBranches, type Proof, removeOutdated } from './own-branches.js';
import { MovedError, type PublishContext, type Result } from './record.js';
import { isDeployed, type Start } from './start.js';

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
  const { record } = context;
  const { before, after } = own.names;
  if (hasPoint) await own.create(before, start.base);
  const now = await readNewBranch(context, () => readList(context, hasPoint ? before : start.base));
  if (!hasSameList(seen, now)) throw new MovedError('others changed pages');
  const newest = await newestToFollow(context, start);
  const isMoved = await mergeIntoBase(context, { base: start.base, head: after, message }, proof);
  if (!isMoved) return finishWithout(context, start, own);
  if (hasPoint) {
    record.restorePoint = before;
    own.keep();
    await removeOutdated(context, start.branches, own.names);
  } else await own.removeAll();
  return { kind, deployment: await followMerge(context, start, newest) };
}

/** Base has everything already, but that readers have it is known from the newest deployment only. */
export async function finishWithout(context: PublishContext, start: Start, own: OwnBranches): Promise<Result> {
  context.record.steps ??= [];
  await own.removeAll();
  const newest = await newestToFollow(context, start);
  return { kind: 'nothing', deployment: newest && (await follow(context, newest, recordIn(context))) };
}

/** The newest live deployment of base. Undefined if this run follows none. */
async function newestToFollow({ api, inputs }: PublishContext, start: Start): Promise<Deployment | undefined> {
  return inputs.wait && isDeployed(start) ? findNewestLive(api, start.base) : undefined;
}

/** Follows the deployment of a merge. `missing`: none appears. @param seen the newest one before the merge */
async function followMerge(
  context: PublishContext,
  start: Start,
  seen: Deployment | undefined,
): Promise<KnownDeployment | 'missing' | undefined> {
  if (!context.inputs.wait || !isDeployed(start)) return undefined;
  return (await followNewer(context, start.base, seen, recordIn(context))) ?? 'missing';
}

function recordIn({ record }: PublishContext): (deployment: KnownDeployment) => void {
  return (deployment) => (record.deployment = deployment);
}
