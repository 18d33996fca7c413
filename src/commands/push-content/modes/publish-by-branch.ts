/** Publishes changes by a branch of this job, which collects all commits and is merged once. */
import { type Operation, listPages } from '../../../api/endpoints/content.js';
import type { Deployment } from '../../../api/endpoints/deployments.js';
import { withConfigFile } from '../apply/config-file.js';
import { knownBase, newestLive } from '../apply/follow-deployment.js';
import { isBecauseDeleted, mergeInto, openWorkBranch, requirePushed } from '../apply/merge.js';
import { type Rounds, isOlderRun, lookAtManifest, numberedManifest } from '../apply/rounds.js';
import { type Proof, inDoubt, pushBatch, readAgain, tooLarge } from '../apply/write.js';
import type { Gates } from './gates.js';
import { planBranch } from './plan-branch.js';
import { type PlannedChanges, commitMessage, isUnchanged } from '../plan/plan-changes.js';
import { navigationRaces } from '../plan/navigation.js';
import type { PageStep } from '../plan/steps.js';
import { openNewBranch, readManifest, readNavigation } from '../project/read-project.js';
import { type PushContext, Stop, stopOfLateInputError } from '../result.js';
import { placeOf } from '../../../pages/place.js';
import { Batches, type Batch, type Change, inPushOrder, load } from '../../../project/batches.js';
import { isTooLarge, pushBatches } from '../../../project/push-batches.js';
import { readConfig } from '../../../project/read-project.js';
import { removeBranch } from '../../../project/work-branch.js';
import { ConflictError } from '../../../project/write-once.js';

/** Rejects with ConflictError if others changed the same pages during the run. */
export async function publishByBranch(context: PushContext, gates: Gates, rounds: Rounds): Promise<Published> {
  const { record, signal, optional } = context;
  if (knownBase(context) === undefined) await learnDeploymentBranch(context);
  const head = await openWorkBranch(context, knownBase(context), rounds);
  try {
    // Creating the branch can tell the name.
    const base = knownBase(context);
    if (base === undefined) throw new Stop({ kind: 'unknown-base' });
    return await pushAndMerge(context, gates, { base, head }, rounds);
  } catch (error) {
    const isGone = record.progress === 'none' && (await isBecauseDeleted(context, head, error));
    throw isGone ? new Stop({ kind: 'deleted-branch' }) : stopOfLateInputError(error);
  } finally {
    // The commits are gone with the branch. A merge that may still be carried out needs the branch.
    if (record.progress === 'none') record.commits = { count: 0 };
    const isOver = record.progress !== 'in-doubt';
    // A cancelled run sends no further request; the next one clears up.
    if (isOver && !signal.aborted)
      await optional(`The branch ${head} of this run`, () => removeBranch(context.api, head));
  }
}

async function learnDeploymentBranch(context: PushContext): Promise<void> {
  const navigation = await readNavigation(context, undefined);
  context.record.deploymentBranch = navigation?.branch ?? undefined;
}

/** @param branches `head` collects the changes, and `base` gets them */
async function pushAndMerge(
  context: PushContext,
  gates: Gates,
  { base, head }: { readonly base: string; readonly head: string },
  rounds: Rounds,
): Promise<Published> {
  const { record } = context;
  const { pages } = gates;
  const project = await openNewBranch(context, head, pages, rounds.number > 1);
  // What people change from now on is a matter of the merge, which Git decides.
  const planned = await planBranch(context, project, pages);
  await gates.pass(planned);
  if (isUnchanged(planned)) return { isChanged: false, seen: undefined };
  const { changes, confirm } = await withConfigFile(context, planned);
  const manifest = numberedManifest(context, planned, rounds);
  const message = commitMessage(context, planned.plan.steps);
  const push = (batch: Batch): Promise<unknown> => pushBatch(context, message, { ...batch, project });
  await pushBatches(context, { push, tooLarge }, new Batches(changes, manifest), () => undefined);
  await confirm();
  const operations = await sampleOf(changes, manifest?.render([]));
  const proof: Proof = { project, pushId: manifest?.pushId, operations };
  await requirePushed(context, proof);
  const written = await stillNeeded(context, planned, base, rounds);
  const seen = await newestLive(context);
  await mergeInto(context, { base, head, message }, { ...proof, project: { ...project, branch: base } }, rounds);
  record.written = written;
  record.progress = 'done';
  await lookAtManifest(context, planned, base);
  await findRaces(context, planned, base);
  return { isChanged: true, seen };
}

/**
 * Looks at the base once more before the merge. Rejects with ConflictError if a newer run has pushed to it. Resolves to the
 * steps without the pages that others deleted in the meantime.
 */
async function stillNeeded(
  context: PushContext,
  { project, plan: { steps } }: PlannedChanges,
  base: string,
  rounds: Rounds,
): Promise<readonly PageStep[]> {
  if (isOlderRun(context, await readManifest(context, { ...project, branch: base }), rounds.job))
    throw new ConflictError('a newer run has pushed');
  if (steps.every(({ action }) => action !== 'delete')) return steps;
  const { pages } = await listPages(context.api, { branch: base });
  const there = new Set(pages.map(({ path }) => placeOf(path)));
  return steps.filter(({ action, place }) => action !== 'delete' || there.has(place));
}

/** Others can change the navigation between the reading and the merge, in another line of the same file. */
async function findRaces(context: PushContext, { plan, group }: PlannedChanges, base: string): Promise<void> {
  const { log, record } = context;
  if (!group && plan.steps.every(({ action }) => action !== 'delete')) return;
  const config = await readConfig(context, base);
  record.navigationRaces = config ? navigationRaces(config.config, plan.steps, group) : [];
  for (const race of record.navigationRaces) log.warning(`${race} Correct the navigation in the dashboard.`);
}

/** A few operations of the run, by which a look at a branch shows whether it has them. */
async function sampleOf(changes: readonly Change[], manifest: Operation | undefined): Promise<readonly Operation[]> {
  const [first] = inPushOrder(changes);
  const loaded = first ? (await load(first)).operations.slice(0, 1) : [];
  return [...loaded, ...(manifest ? [manifest] : [])];
}

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
  // The configuration never goes to the base directly.
  if (planned.group) return undefined;
  const batch = await new Batches(planned.changes, numberedManifest(context, planned, rounds)).next();
  if (!batch?.isLast) return undefined;
  const seen = await newestLive(context);
  const state = await readAgain(context, project, plan.steps, readMs);
  if (state === 'changed') throw new ConflictError('others changed the same pages');
  if (state === 'slow' && knownBase(context) !== undefined) return undefined;
  const isPushed = await pushUnlessTooLarge(context, planned, batch);
  if (!isPushed) return undefined;
  record.written = plan.steps;
  record.progress = 'done';
  await lookAtManifest(context, planned, inputs.base);
  return { isChanged: true, seen };
}

async function pushUnlessTooLarge(
  context: PushContext,
  { project, plan }: PlannedChanges,
  batch: Batch,
): Promise<boolean> {
  const { record } = context;
  const message = commitMessage(context, plan.steps);
  try {
    const commit = await inDoubt(context, () => pushBatch(context, message, { ...batch, project }));
    if (commit.isDeploymentBranch) record.deploymentBranch ??= commit.branch ?? undefined;
    return true;
  } catch (error) {
    if (isTooLarge(error)) return false;
    throw error;
  }
}
