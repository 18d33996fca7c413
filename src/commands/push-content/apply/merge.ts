/** Creates the branch of a push, and merges it into the base branch. */
import type { Api } from '../../../api/api.js';
import { listBranches, mergeBranches } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import type { Merge } from '../../../api/schemas/content.js';
import { isOlderRun } from './numbered-manifest.js';
import type { Rounds } from './rounds.js';
import { type Proof, isCarriedOut, lookPatiently } from './write.js';
import type { PushRun } from '../inputs.js';
import { isLeftBehind, slugOf } from '../names.js';
import { readManifest } from '../project/open-project.js';
import { Stop } from '../record.js';
import { pollDelayMs } from '../../../deployments/wait-for-deployment.js';
import { waitForMerge } from '../../../project/patiently.js';
import { withinMinute } from '../../../project/tidying.js';
import { createOwnBranch, hasBranch, removeBranch } from '../../../project/work-branch.js';
import { ConflictError, isConflict, writeOnce } from '../../../project/write-once.js';

/** How long a service may take to carry out a merge that it took. */
const MERGE_TIMEOUT_MS = 180_000;

/**
 * Rejects with ConflictError if Git can't merge.
 * @param proof of the commits of `head`, on the base branch
 */
export function mergeOnce(
  api: Api,
  branches: { readonly base: string; readonly head: string; readonly commitMessage: string },
  proof: Proof,
): Promise<Merge> {
  return writeOnce<Merge>(
    (lookUp) => mergeBranches(api, branches, lookUp),
    async () => ((await isCarriedOut(api, proof)) ? { commitSha: null, status: 'merged' } : undefined),
  );
}

/** Looks until the base shows the merge. Services may queue one, and tell so by any word. Rejects with Stop if it never does. */
export async function confirmMerge(
  run: Pick<PushRun, 'api' | 'clock' | 'log' | 'pause'>,
  { status }: Merge,
  proof: Proof,
  { job, purpose }: Pick<Rounds, 'job' | 'purpose'>,
): Promise<void> {
  const sight = await lookPatiently(run, proof);
  // What the service never returns can only be believed. A newer run may have merged its own pages since.
  const isNewer = async (): Promise<boolean> => isOlderRun(job, await readManifest(run.api, proof.project, purpose));
  const bounds = { timeoutMs: MERGE_TIMEOUT_MS, delayMs: pollDelayMs };
  const isShown =
    status === 'merged'
      ? sight !== 'other' || (await isNewer())
      : sight === 'shown' || (await waitForMerge(run, () => isCarriedOut(run.api, proof), bounds));
  if (!isShown) throw new Stop({ kind: 'unconfirmed-merge', branch: proof.project.branch ?? '', status: status ?? '' });
}

/** Deletes the work branches of earlier runs that were killed, after a push: whoever still works on one gives way then. */
export async function removeLeftBehind(
  run: Pick<PushRun, 'api' | 'clock' | 'optional' | 'signal'>,
  { job, purpose }: Rounds,
): Promise<void> {
  const { api, optional } = run;
  const list = await optional('The branches of earlier runs', () =>
    withinMinute(run, (signal) => listBranches(api, signal)),
  );
  const left = (list?.branches ?? []).filter(({ name }) => isLeftBehind(name, slugOf(purpose), job));
  // One that can't be deleted holds up no other.
  await Promise.all(
    left.map(({ name }) => optional(`The branch ${name} of an earlier run`, () => removeWorkBranch(run, name))),
  );
}

/** Deletes a work branch. Rejects with the service's last answer if a limit takes too long. */
export async function removeWorkBranch(run: Pick<PushRun, 'api' | 'clock' | 'signal'>, name: string): Promise<void> {
  await withinMinute(run, (signal) => removeBranch(run.api, name, signal));
}

/**
 * Creates a branch. Resolves to its source, if the service tells. Rejects with Stop if the service says that it has another
 * source: then drafts of that branch could become live.
 * @param source undefined: the deployment branch, whose name is unknown
 */
export async function createFrom(
  api: Api,
  branchName: string,
  source: string | undefined,
): Promise<string | undefined> {
  const { sourceBranch } = await createOwnBranch(api, { branchName, sourceBranch: source });
  if (sourceBranch !== null && source !== undefined && sourceBranch !== source) {
    await removeBranch(api, branchName);
    throw new Stop({ kind: 'wrong-source', wanted: source, actual: sourceBranch });
  }
  return sourceBranch ?? undefined;
}

/** True if an error is about the state of a branch which others deleted: then the branch has no page and no navigation. */
export async function isBecauseDeleted(api: Api, branch: string, error: unknown): Promise<boolean> {
  const kinds = [ConflictError, InputError, Stop];
  if (!isConflict(error) && !kinds.some((kind) => error instanceof kind)) return false;
  return !(await hasBranch(api, branch).catch(() => true));
}
