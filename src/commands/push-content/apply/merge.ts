/** Creates the branch of a push, and merges it into the base branch. */
import { listBranches, mergeBranches } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import type { Merge } from '../../../api/schemas/content.js';
import { isOlderRun } from './numbered-manifest.js';
import type { Rounds } from './rounds.js';
import { type Proof, inDoubt, isCarriedOut, lookPatiently } from './write.js';
import { purposeOf } from '../inputs.js';
import { isLeftBehind, slugOf, workBranchOf } from '../names.js';
import { readManifest } from '../project/open-project.js';
import { type PushContext, Stop } from '../record.js';
import { pollDelayMs } from '../../../deployments/wait-for-deployment.js';
import { waitForMerge } from '../../../project/patiently.js';
import { withinMinute } from '../../../project/tidying.js';
import { createOwnBranch, hasBranch, removeBranch } from '../../../project/work-branch.js';
import { ConflictError, isConflict, writeOnce } from '../../../project/write-once.js';

/** How long a service may take to carry out a merge that it took. */
const MERGE_TIMEOUT_MS = 180_000;

/**
 * Rejects with ConflictError if Git can't merge, and with Stop if the base never shows the changes.
 * @param proof of the commits of `head`, on the base branch
 */
export async function mergeInto(
  context: PushContext,
  { base, head, message }: { readonly base: string; readonly head: string; readonly message: string },
  proof: Proof,
  rounds: Rounds,
): Promise<void> {
  const { api, record } = context;
  const merged = await inDoubt(context, () =>
    writeOnce<Merge>(
      (lookUp) => mergeBranches(api, { base, head, commitMessage: message }, lookUp),
      async () => ((await isCarriedOut(context, proof)) ? { commitSha: null, status: 'merged' } : undefined),
    ),
  );
  record.commits = { count: record.commits.count, merge: true, sha: merged.commitSha ?? undefined };
  record.progress = 'in-doubt';
  if (!(await isShown(context, proof, merged.status === 'merged', rounds)))
    throw new Stop({ kind: 'unconfirmed-merge', branch: base, status: merged.status ?? '' });
}

/** Looks until the base shows the merge. Services may queue one, and tell so by any word. */
async function isShown(context: PushContext, proof: Proof, isSaid: boolean, { job }: Rounds): Promise<boolean> {
  const sight = await lookPatiently(context, proof);
  if (isSaid) {
    // What the service never returns can only be believed. A newer run may have merged its own pages since.
    const isNewer = async (): Promise<boolean> => isOlderRun(context, await readManifest(context, proof.project), job);
    return sight !== 'other' || isNewer();
  }
  const bounds = { timeoutMs: MERGE_TIMEOUT_MS, delayMs: pollDelayMs };
  return sight === 'shown' || waitForMerge(context, () => isCarriedOut(context, proof), bounds);
}

/** Creates a work branch for this round. Resolves to its name. */
export async function openWorkBranch(context: PushContext, base: string | undefined, rounds: Rounds): Promise<string> {
  const branch = workBranchOf(slugOf(purposeOf(context)), rounds.job, rounds.number);
  await createFrom(context, branch, base);
  return branch;
}

/** Deletes the work branches of earlier runs that were killed, after a push: whoever still works on one gives way then. */
export async function removeLeftBehind(context: PushContext, { job }: Rounds): Promise<void> {
  const { api, optional } = context;
  const slug = slugOf(purposeOf(context));
  const list = await optional('The branches of earlier runs', () =>
    withinMinute(context, (signal) => listBranches(api, signal)),
  );
  const left = (list?.branches ?? []).filter(({ name }) => isLeftBehind(name, slug, job));
  // One that can't be deleted holds up no other.
  await Promise.all(
    left.map(({ name }) => optional(`The branch ${name} of an earlier run`, () => removeWorkBranch(context, name))),
  );
}

/** Deletes a work branch. Rejects with the service's last answer if a limit takes too long. */
export async function removeWorkBranch(context: PushContext, name: string): Promise<void> {
  await withinMinute(context, (signal) => removeBranch(context.api, name, signal));
}

/**
 * Creates a branch. Rejects with Stop if the service says that it has another source: then drafts of that branch could
 * become live.
 * @param source undefined: the deployment branch, whose name is unknown
 */
export async function createFrom(context: PushContext, branchName: string, source: string | undefined): Promise<void> {
  const { api, inputs, record } = context;
  const { sourceBranch } = await createOwnBranch(api, { branchName, sourceBranch: source });
  if (sourceBranch !== null && source !== undefined && sourceBranch !== source) {
    await removeBranch(api, branchName);
    throw new Stop({ kind: 'wrong-source', wanted: source, actual: sourceBranch });
  }
  if (inputs.base === undefined) record.deploymentBranch ??= sourceBranch ?? undefined;
}

/** True if an error is about the state of a branch which others deleted: then the branch has no page and no navigation. */
export async function isBecauseDeleted(context: PushContext, branch: string, error: unknown): Promise<boolean> {
  const kinds = [ConflictError, InputError, Stop];
  if (!isConflict(error) && !kinds.some((kind) => error instanceof kind)) return false;
  return !(await hasBranch(context.api, branch).catch(() => true));
}
