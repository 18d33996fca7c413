/** Publishes changes by a branch of this job, which collects all commits and is merged once. */
import { type Operation, listPages } from '../../../api/endpoints/content.js';
import type { Before } from '../../../deployments/deployment-search.js';
import { knownBase, lookBeforePush } from '../apply/follow-deployment.js';
import { isBecauseDeleted, mergeInto, openWorkBranch, removeWorkBranch } from '../apply/merge.js';
import { isOlderRun, lookAtManifest, numberedManifest } from '../apply/numbered-manifest.js';
import { findRaces } from '../apply/find-races.js';
import type { Rounds } from '../apply/rounds.js';
import { type Proof, isDeleting, lookPatiently, pushBatch, tooLarge } from '../apply/write.js';
import { type PlannedChanges, commitMessage, isUnchanged } from '../plan/plan-changes.js';
import { listsDeleted } from '../plan/navigation.js';
import type { PageStep } from '../plan/steps.js';
import { readManifest, readNavigation } from '../project/open-project.js';
import { type PushContext, Stop, stopOfLateInputError } from '../record.js';
import { placeOf } from '../../../pages/place.js';
import { type Batch, Batches, type Change, inPushOrder, load } from '../../../project/batches.js';
import { pushBatches } from '../../../project/push-batches.js';
import { readConfig } from '../../../project/read-project.js';
import { ConflictError } from '../../../project/write-once.js';
import type { Planner } from './planner.js';

/** Rejects with ConflictError if others changed the same pages during the run. */
export async function publishByBranch(context: PushContext, planner: Planner, rounds: Rounds): Promise<Published> {
  const { record, signal, optional } = context;
  if (knownBase(context) === undefined)
    record.deploymentBranch = (await readNavigation(context, undefined))?.branch ?? undefined;
  const head = await openWorkBranch(context, knownBase(context), rounds);
  try {
    // Creating the branch can tell the name.
    const base = knownBase(context);
    if (base === undefined) throw new Stop({ kind: 'unknown-base' });
    return await pushAndMerge(context, planner, { base, head }, rounds);
  } catch (error) {
    const isGone = record.progress === 'none' && (await isBecauseDeleted(context, head, error));
    throw isGone ? new Stop({ kind: 'deleted-branch' }) : stopOfLateInputError(error);
  } finally {
    // The commits are gone with the branch. A merge that may still be carried out needs the branch.
    if (record.progress === 'none') record.commits = { count: 0 };
    const isOver = record.progress !== 'in-doubt';
    // A cancelled run sends no further request; the next one clears up.
    if (isOver && !signal.aborted)
      await optional(`The branch ${head} of this run`, () => removeWorkBranch(context, head));
  }
}

/** @param branches `head` collects the changes, and `base` gets them */
async function pushAndMerge(
  context: PushContext,
  planner: Planner,
  { base, head }: { readonly base: string; readonly head: string },
  rounds: Rounds,
): Promise<Published> {
  const { record } = context;
  // What people change from now on is a matter of the merge, which Git decides.
  const planned = await planner.planNew(head, rounds);
  if (isUnchanged(planned)) return 'unchanged';
  const { project, plan, changes } = planned;
  const manifest = numberedManifest(context, planned, rounds);
  const target = { push: (batch: Batch) => pushBatch(context, planned, batch), tooLarge };
  await pushBatches(context, target, new Batches(changes, manifest), () => undefined);
  await planned.confirm();
  const operations = await sampleOf(changes, manifest?.render([]));
  const proof: Proof = { project, pushId: manifest?.pushId, operations };
  if ((await lookPatiently(context, proof)) === 'other')
    throw new ConflictError(`the branch ${head} doesn't show the pushed pages`);
  const written = await stillNeeded(context, planned, base, rounds);
  const before = await lookBeforePush(context);
  const message = commitMessage(context, plan.steps);
  await mergeInto(context, { base, head, message }, { ...proof, project: { ...project, branch: base } }, rounds);
  record.written = written;
  record.progress = 'done';
  await lookAtManifest(context, planned, base);
  await findRaces(context, planned, base);
  return { before };
}

/**
 * Looks at the base once more before the merge. Rejects with ConflictError if a newer run has pushed to it. Resolves to the
 * steps without the pages that others deleted in the meantime.
 */
async function stillNeeded(
  context: PushContext,
  { project, group, plan: { steps } }: PlannedChanges,
  base: string,
  rounds: Rounds,
): Promise<readonly PageStep[]> {
  if (isOlderRun(context, await readManifest(context, { ...project, branch: base }), rounds.job))
    throw new ConflictError('a newer run has pushed');
  if (!isDeleting(steps)) return steps;
  const config = await readConfig(context, base);
  if (config && listsDeleted(config.config, steps, project, group))
    throw new ConflictError('others listed a page in the navigation');
  const { pages } = await listPages(context.api, { branch: base });
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
