/** Creates the branch that collects the pushes of a run, merges it once, and deletes it. */
import {
  createBranch,
  deleteBranch,
  listBranches,
  mergeBranches,
  type Operation,
} from '../../../api/endpoints/content.js';
import { ApiError } from '../../../api/errors.js';
import type { Merge } from '../../../api/schemas/content.js';
import { LOOK_DELAYS_MS } from '../look-delays.js';
import { isWorkBranch, workBranchOf } from '../names.js';
import type { Project } from '../project/read-project.js';
import type { PushContext } from '../record.js';
import { ConflictError, isCarriedOut } from './push-batches.js';

/** Deletes work branches that earlier runs left behind, and creates that of this run. Resolves to its name. */
export async function openWorkBranch(context: PushContext, base: string | undefined, round: number): Promise<string> {
  const { api, clock, host, record, optional } = context;
  const slug = record.slug ?? '';
  // Later rounds delete none, because a newer run may work by now.
  const leftBehind =
    round === 1 ? (await listBranches(api)).branches.filter(({ name }) => isWorkBranch(name, slug)) : [];
  for (const { name } of leftBehind) await optional('The branch of an earlier run', () => removeBranch(context, name));
  const run = host.runContext.runId ?? String(Math.floor(clock.now()));
  const branchName = workBranchOf(slug, round === 1 ? run : `${run}-${round}`);
  const source = base === undefined ? {} : { sourceBranch: base };
  const created = await createBranch(api, { branchName, ...source }, async () => {
    const existing = await listBranches(api);
    const isThere = existing.branches.some(({ name }) => name === branchName);
    return isThere ? { branchName, sourceBranch: null, sourceSha: null } : undefined;
  });
  if (base === undefined) record.deploymentBranch ??= created.sourceBranch ?? undefined;
  return branchName;
}

/** Deletes a branch; one that is gone already is fine. */
export async function removeBranch({ api }: PushContext, name: string): Promise<void> {
  await deleteBranch(api, name).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}

/**
 * Merges `head` into the project's branch. Rejects with ConflictError if Git can't merge, or if the base branch doesn't
 * show the change.
 * @param sample one of the changes
 */
export async function mergeInto(
  context: PushContext,
  base: Project & { readonly branch: string },
  head: string,
  message: string,
  sample: Operation,
): Promise<void> {
  const { api, record, pause } = context;
  const attempts = { areUncertain: false };
  const findMerged = async (): Promise<Merge | undefined> =>
    (await isCarriedOut(context, base, sample)) ? { commitSha: null, status: 'merged' } : undefined;
  const lookUp = async (): Promise<Merge | undefined> => {
    attempts.areUncertain = true;
    return findMerged();
  };
  try {
    const merged = await mergeBranches(api, { base: base.branch, head, commitMessage: message }, lookUp);
    record.commitSha = merged.commitSha ?? undefined;
    if (merged.status === 'merged') return;
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 409, 422].includes(error.status)) throw error;
    if (attempts.areUncertain && (await findMerged())) return;
    throw new ConflictError(error.message, { cause: error });
  }
  for (const delayMs of LOOK_DELAYS_MS) {
    if (await findMerged()) return;
    await pause(delayMs);
  }
  if (await findMerged()) return;
  throw new ConflictError("the service didn't confirm the merge");
}

/** True if the branch is gone, for example because a newer run of the source cleared up. */
export async function isGone({ api }: PushContext, branch: string): Promise<boolean> {
  const { branches } = await listBranches(api);
  return branches.every(({ name }) => name !== branch);
}
