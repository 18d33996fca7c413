/** Merges the branch of a run into its base, and waits until the base shows it. */
import { mergeBranches } from '../../../api/endpoints/content.js';
import type { Merge } from '../../../api/schemas/content.js';
import { pollDelayMs } from '../../../deployments/wait-for-deployment.js';
import { formatDuration } from '../../../text/units.js';
import { readManifest } from '../project/read-project.js';
import { type PushContext, Stop } from '../result.js';
import { isOlderRun, type Rounds } from './rounds.js';
import { ConflictError, inDoubt, isCarriedOut, look, lookPatiently, type Proof, writeOnce } from './write.js';

/** How long a service may take to carry out a merge that it took. */
export const MERGE_TIMEOUT_MS = 180_000;

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
  const { count } = record.commits;
  record.commits = { count, merge: true, ...(merged.commitSha !== null && { sha: merged.commitSha }) };
  record.progress = 'in-doubt';
  if (!(await isShown(context, proof, merged.status === 'merged', rounds)))
    throw new Stop({ kind: 'unconfirmed-merge', branch: base, status: merged.status ?? '' });
}

/** Looks until the base shows the merge. Services may queue one, and tell so by any word. */
async function isShown(context: PushContext, proof: Proof, isSaid: boolean, { job }: Rounds): Promise<boolean> {
  const { clock, log, pause } = context;
  const startMs = clock.now();
  let sight = await lookPatiently(context, proof);
  if (isSaid) {
    // What the service never returns can only be believed. A newer run may have merged its own pages since.
    const isNewer = async (): Promise<boolean> => isOlderRun(context, await readManifest(context, proof.project), job);
    return sight !== 'other' || isNewer();
  }
  while (sight !== 'shown') {
    const waitedMs = clock.now() - startMs;
    if (waitedMs >= MERGE_TIMEOUT_MS) return false;
    log.progress(`Waiting for the merge (${formatDuration(waitedMs)})`);
    await pause(pollDelayMs(waitedMs));
    sight = await look(context, proof);
  }
  return true;
}

/** Rejects with ConflictError if the branch shows something else than what this run pushed to it. */
export async function requirePushed(context: PushContext, proof: Proof): Promise<void> {
  if ((await lookPatiently(context, proof)) === 'other')
    throw new ConflictError(`the branch ${proof.project.branch ?? ''} doesn't show the pushed pages`);
}
