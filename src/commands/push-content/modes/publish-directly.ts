/** Publishes changes that fit into one commit of the base branch. */
import type { Deployment } from '../../../api/endpoints/deployments.js';
import { newestLive } from '../apply/follow-deployment.js';
import { isTooLarge } from '../apply/push-batches.js';
import { readAgain } from '../apply/read-again.js';
import { isManifestThere, lookAtManifest, nextPush, type Rounds } from '../apply/rounds.js';
import { ConflictError, inDoubt, pushBatch } from '../apply/write.js';
import { Batches } from '../plan/batches.js';
import { commitMessage } from '../plan/commit-message.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import type { PushContext } from '../result.js';

/** The base branch has all changes. */
export interface Published {
  /** False if it had them already. */
  readonly isChanged: boolean;
  /** The newest live deployment before the change. */
  readonly seen: Deployment | undefined;
}

/**
 * Resolves to undefined if the changes are too large for one push, because two would be two deployments, or if the service
 * is so slow that only a merge is safe.
 */
export async function publishDirectly(
  context: PushContext,
  planned: PlannedChanges,
  rounds: Rounds,
  readMs: number,
): Promise<Published | undefined> {
  const { inputs, record } = context;
  const { project, plan } = planned;
  const number = nextPush(context.host, rounds);
  const manifest = planned.manifest?.write(number, {
    isThere: () => isManifestThere(project, rounds),
    isInEachPush: false,
  });
  const first = await new Batches(planned.changes, manifest).next();
  if (!first?.isLast) return undefined;
  const seen = await newestLive(context);
  const state = await readAgain(context, planned, readMs);
  if (state === 'changed') throw new ConflictError('others changed the same pages');
  if (state === 'slow' && (inputs.base ?? record.deploymentBranch) !== undefined) return undefined;
  const proof = { project, operations: first.operations, ...(first.hasManifest && { pushId: number.push }) };
  try {
    const commit = await inDoubt(context, () => pushBatch(context, commitMessage(context, plan.steps), proof));
    record.commits = { count: 1, ...(commit.commitSha !== null && { sha: commit.commitSha }) };
    if (commit.isDeploymentBranch) record.deploymentBranch ??= commit.branch ?? undefined;
  } catch (error) {
    if (isTooLarge(error)) return undefined;
    throw error;
  }
  record.written = plan.steps;
  record.progress = 'done';
  await lookAtManifest(context, planned, inputs.base);
  return { isChanged: true, seen };
}
