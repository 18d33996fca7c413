/** Creates and deletes branches. */
import { createBranch, deleteBranch, listBranches } from '../../../api/endpoints/content.js';
import { hasStatus } from '../../../api/errors.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { isLeftBehind, slugOf, workBranchOf } from '../names.js';
import { type PushContext, Stop } from '../result.js';
import type { Rounds } from './rounds.js';

/** Deletes work branches that earlier runs left behind, and creates one for this round. Resolves to its name. */
export async function openWorkBranch(context: PushContext, base: string | undefined, rounds: Rounds): Promise<string> {
  const { api, optional } = context;
  const slug = slugOf(purposeOf(context));
  const known = rounds.number === 1 ? (await listBranches(api)).branches : [];
  for (const { name } of known.filter(({ name: other }) => isLeftBehind(other, slug, rounds.job)))
    await optional('The branch of an earlier run', () => removeBranch(context, name));
  const branch = workBranchOf(slug, rounds.job, rounds.number);
  await createFrom(context, branch, base);
  return branch;
}

/**
 * Creates a branch. Rejects with Stop if the service says that it has another source: then drafts of that branch could
 * become live.
 * @param source undefined: the deployment branch, whose name is unknown
 */
export async function createFrom(context: PushContext, branchName: string, source: string | undefined): Promise<void> {
  const { api, inputs, record } = context;
  const branch = source === undefined ? { branchName } : { branchName, sourceBranch: source };
  const created = await createBranch(api, branch, async () =>
    (await hasBranch(context, branchName)) ? { branchName, sourceBranch: null, sourceSha: null } : undefined,
  );
  const actual = created.sourceBranch ?? undefined;
  if (actual !== undefined && source !== undefined && actual !== source) {
    await removeBranch(context, branchName);
    throw new Stop({ kind: 'wrong-source', wanted: source, actual });
  }
  if (inputs.base === undefined) record.deploymentBranch ??= actual;
}

export async function hasBranch({ api }: Pick<PushRun, 'api'>, branch: string): Promise<boolean> {
  const { branches } = await listBranches(api);
  return branches.some(({ name }) => name === branch);
}

/** Deletes a branch; one that is gone already is fine. */
export async function removeBranch({ api }: Pick<PushRun, 'api'>, name: string): Promise<void> {
  await deleteBranch(api, name).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}
