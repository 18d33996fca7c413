/** Makes the restore point, merges the branch of this run into base once, and follows the deployment. */
import { findNewestLive, type KnownDeployment } from '../../deployments/follow-deployment.js';
import { type BranchState, hasSameList, readList, readNew } from './branch-state.js';
import { followMerge } from './follow.js';
import { mergeIntoBase, type OwnBranches, type Proof, removeOutdated } from './own-branches.js';
import { MovedError, type PublishContext } from './record.js';
import { isDeployed, type Start } from './start.js';

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
  start: Start,
  own: OwnBranches,
  { seen, hasPoint, message, proof }: Merging,
): Promise<KnownDeployment | 'missing' | undefined> {
  const { inputs, record } = context;
  const { before, after } = own.names;
  if (hasPoint) await own.create(before, start.base);
  const now = await readNew(context, () => readList(context, hasPoint ? before : start.base));
  if (!hasSameList(seen, now)) throw new MovedError('others changed pages');
  const newest = inputs.wait && isDeployed(start) ? await findNewestLive(context.api, start.base) : undefined;
  await mergeIntoBase(context, { base: start.base, head: after, message }, proof);
  if (hasPoint) {
    record.restorePoint = before;
    own.keep();
    await removeOutdated(context, start.branches, own.names);
  } else await own.removeAll();
  return followMerge(context, start, newest);
}
