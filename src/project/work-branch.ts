/** Finds, creates and deletes branches of the documentation project. */
import type { Api } from '../api/api.js';
import { createBranch, deleteBranch, listBranches } from '../api/endpoints/content.js';
import { hasStatus } from '../api/errors.js';
import type { CreatedBranch } from '../api/schemas/content.js';

export async function hasBranch(api: Api, branch: string): Promise<boolean> {
  const { branches } = await listBranches(api);
  return branches.some(({ name }) => name === branch);
}

/** Finds a branch whose creation has no response. */
export async function findCreated(api: Api, branchName: string): Promise<CreatedBranch | undefined> {
  return (await hasBranch(api, branchName)) ? { branchName, sourceBranch: null, sourceSha: null } : undefined;
}

/**
 * Creates a branch. A lost response is looked up by the name, which is this run's own.
 * @param sourceBranch undefined: the deployment branch
 */
export async function createOwnBranch(
  api: Api,
  branch: { readonly branchName: string; readonly sourceBranch: string | undefined },
): Promise<CreatedBranch> {
  return createBranch(api, branch, () => findCreated(api, branch.branchName));
}

/** Deletes a branch; one that is gone already is fine. @param signal ends the waits for a limit */
export async function removeBranch(api: Api, name: string, signal?: AbortSignal): Promise<void> {
  await deleteBranch(api, name, signal).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}
