/** Publishes changes by a branch of this job, which collects all commits and is merged once. */
import { type Operation, listPages } from '../../../api/endpoints/content.js';
import type { Before } from '../../../deployments/deployment-search.js';
import { confirmMerge, createFrom, isBecauseDeleted, mergeOnce, removeWorkBranch } from '../apply/merge.js';
import { isOlderRun, numberedManifest } from '../apply/numbered-manifest.js';
import type { Rounds } from '../apply/rounds.js';
import { type Proof, isDeleting, lookPatiently, tooLarge } from '../apply/write.js';
import type { PushRun } from '../inputs.js';
import { slugOf, workBranchOf } from '../names.js';
import { type PlannedChanges, isUnchanged } from '../plan/plan-changes.js';
import { listsDeleted } from '../plan/navigation.js';
import type { PageStep } from '../plan/steps.js';
import { readManifest, readNavigation } from '../project/open-project.js';
import { Stop, stopOfLateInputError } from '../record.js';
import { placeOf } from '../../../pages/place.js';
import { type Batch, Batches, type Change, inPushOrder, load } from '../../../project/batches.js';
import { pushBatches } from '../../../project/push-batches.js';
import { readConfig } from '../../../project/read-project.js';
import { ConflictError } from '../../../project/write-once.js';
import type { Push } from './push.js';

/** Rejects with ConflictError if others changed the same pages during the run. */
export async function publishByBranch(push: Push, rounds: Rounds): Promise<Published> {
  const { run, facts } = push;
  const { api, inputs, optional, signal } = run;
  if (push.base === undefined) facts.deploymentBranch = (await readNavigation(run, undefined))?.branch ?? undefined;
  const head = workBranchOf(slugOf(rounds.purpose), rounds.job, rounds.number);
  const source = await createFrom(api, head, push.base);
  if (inputs.base === undefined) facts.deploymentBranch ??= source;
  try {
    // Creating the branch can tell the name.
    const { base } = push;
    if (base === undefined) throw new Stop({ kind: 'unknown-base' });
    return await pushAndMerge(push, { base, head }, rounds);
  } catch (error) {
    const isGone = facts.progress === 'none' && (await isBecauseDeleted(api, head, error));
    throw isGone ? new Stop({ kind: 'deleted-branch' }) : stopOfLateInputError(error);
  } finally {
    // The commits are gone with the branch. A merge that may still be carried out needs the branch.
    if (facts.progress === 'none') facts.commits = { count: 0 };
    const isOver = facts.progress !== 'in-doubt';
    // A cancelled run sends no further request; the next one clears up.
    if (isOver && !signal.aborted) await optional(`The branch ${head} of this run`, () => removeWorkBranch(run, head));
  }
}

interface Branches {
  /** Collects the changes. */
  readonly head: string;
  /** Gets them. */
  readonly base: string;
}

async function pushAndMerge(push: Push, { base, head }: Branches, rounds: Rounds): Promise<Published> {
  const { run, facts } = push;
  // What people change from now on is a matter of the merge, which Git decides.
  const planned = await push.planNew(head, rounds);
  if (isUnchanged(planned)) return 'unchanged';
  const { project, changes } = planned;
  const manifest = numberedManifest(planned, rounds);
  const target = { push: (batch: Batch) => push.pushBatch(planned, batch), tooLarge };
  await pushBatches(run, target, new Batches(changes, manifest), () => undefined);
  await planned.confirm();
  const operations = await sampleOf(changes, manifest?.render([]));
  const proof: Proof = { project, pushId: manifest?.pushId, operations };
  if ((await lookPatiently(run, proof)) === 'other')
    throw new ConflictError(`the branch ${head} doesn't show the pushed pages`);
  const written = await stillNeeded(run, planned, base, rounds);
  const before = await push.lookBefore();
  const proofOnBase = { ...proof, project: { ...project, branch: base } };
  const branches = { base, head, commitMessage: planned.message };
  const merged = await push.inDoubt(() => mergeOnce(run.api, branches, proofOnBase));
  facts.commits = { count: facts.commits.count, merge: true, sha: merged.commitSha ?? undefined };
  facts.progress = 'in-doubt';
  await confirmMerge(run, merged, proofOnBase, rounds);
  await push.completeOn(base, planned, written);
  return { before };
}

/**
 * Looks at the base once more before the merge. Rejects with ConflictError if a newer run has pushed to it. Resolves to the
 * steps without the pages that others deleted in the meantime.
 */
async function stillNeeded(
  run: Pick<PushRun, 'api' | 'log'>,
  { project, group, plan: { steps } }: PlannedChanges,
  base: string,
  { job, purpose }: Rounds,
): Promise<readonly PageStep[]> {
  if (isOlderRun(job, await readManifest(run.api, { ...project, branch: base }, purpose)))
    throw new ConflictError('a newer run has pushed');
  if (!isDeleting(steps)) return steps;
  const config = await readConfig(run, base);
  if (config && listsDeleted(config.config, steps, project, group))
    throw new ConflictError('others listed a page in the navigation');
  const { pages } = await listPages(run.api, { branch: base });
  const there = new Set(pages.map(({ path }) => placeOf(path)));
  return steps.filter(({ action, place }) => action !== 'delete' || there.has(place));
}

/** A few operations of the run, by which a look at a branch shows whether it has them. */
async function sampleOf(changes: readonly Change[], manifest: Operation | undefined): Promise<readonly Operation[]> {
  const [first] = inPushOrder(changes);
  const loaded = first ? (await load(first)).operations.slice(0, 1) : [];
  return [...loaded, ...(manifest ? [manifest] : [])];
}

/** The base branch has all changes: it had them before, or since a push after these deployments. */
export type Published = 'unchanged' | { readonly before: Before | undefined };
