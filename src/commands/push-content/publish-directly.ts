/** Publishes changes that fit into one commit of the base branch. */
import { ApiError } from '../../api/errors.js';
import { pushBatch, whileUncertain } from './apply/push-batches.js';
import { isManifestThere, lookAtManifest, markWritten, nextPushId, type Rounds } from './apply/rounds.js';
import { commitMessage } from './commit-message.js';
import { Batches } from './plan/batches.js';
import type { PlannedChanges } from './plan-changes.js';
import type { Published } from './publish-by-branch.js';
import type { PushContext } from './record.js';

/** Resolves to undefined if the changes are too large for one push, because two would be two deployments. */
export async function publishDirectly(
  context: PushContext,
  planned: PlannedChanges,
  rounds: Rounds,
): Promise<Published | undefined> {
  const { clock, inputs, record } = context;
  const { project } = planned;
  const pushId = nextPushId(context, rounds);
  const manifest = planned.manifest?.write(pushId, {
    isThere: () => isManifestThere(project, rounds),
    isInEachPush: false,
  });
  const first = await new Batches(planned.changes, manifest).next();
  if (!first?.isLast) return undefined;
  const pushedMs = clock.now();
  const target = { project, message: commitMessage(context, planned), pushId: manifest && pushId.push };
  try {
    const commit = await whileUncertain(context, () => pushBatch(context, target, first));
    record.commits += 1;
    record.commitSha = commit.commitSha ?? undefined;
    record.deploymentBranch ??= commit.isDeploymentBranch ? (commit.branch ?? undefined) : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 413) return undefined;
    throw error;
  }
  markWritten(context, planned);
  record.branch = project.branch ?? record.deploymentBranch;
  await lookAtManifest(context, planned, inputs.base);
  return { pushedMs };
}
