/** Mode propose: puts the pages on a branch of the documentation project, with a preview, for people to merge. */
import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../../api/api.js';
import { createPreview } from '../../../api/endpoints/deployments.js';
import { hasStatus, reasonOf } from '../../../api/errors.js';
import { follow, type KnownDeployment } from '../../../deployments/follow-deployment.js';
import { type Batch, Batches, type Change } from '../../../project/batches.js';
import { hashPage } from '../../../project/page-text.js';
import { pushBatches } from '../../../project/push-batches.js';
import { readPage } from '../../../project/read-project.js';
import { shortId } from '../../../text/short-id.js';
import { checkConfigFile, type ConfiguredChanges } from '../apply/config-file.js';
import { findRaces } from '../apply/find-races.js';
import { isBecauseDeleted } from '../apply/merge.js';
import { isAsPlanned, isDeleting, isRecent, type Look, slowKey, tooLarge } from '../apply/write.js';
import { isManifestThere } from '../apply/numbered-manifest.js';
import { inRounds, type Rounds } from '../apply/rounds.js';
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import { type Ended, learn } from '../../command.js';
import type { LocalFolder } from '../folder/read-pages.js';
import type { PushRun } from '../inputs.js';
import { isUnchanged, type PlannedChanges } from '../plan/plan-changes.js';
import { type Manifest, parseManifest } from '../project/manifest.js';
import type { PageReason, PageStep, Plan } from '../plan/steps.js';
import { looksUnchanged } from '../project/compare-pages.js';
import type { Project } from '../project/open-project.js';
import { type Learned, type PushResult, Stop, stopOfLateInputError } from '../record.js';
import { Push } from './push.js';
import { findProposal, findPullRequest, type OpenProposal, openProposal } from './proposal-branch.js';
import { endSentence } from '../../../text/sentences.js';

export function propose(run: PushRun, folder: LocalFolder): Promise<Ended<Learned, PushResult>> {
  const push = new Push(run, folder);
  return learn(run, push.facts, () => proposeOn(push));
}

async function proposeOn(push: Push): Promise<PushResult> {
  const { run, facts } = push;
  const { api, inputs, optional } = run;
  const base = await push.open(inputs.base);
  const proposal = await findProposal(push);
  facts.target = proposal.branch;
  const onBase = await push.plan(base);
  const before = proposal.isThere ? await push.open(proposal.branch) : undefined;
  // What people edited on base comes to the branch, too.
  await push.pass(onBase, before !== undefined);
  const onBranchBefore = before && (await push.plan(before));
  if (onBranchBefore) await push.pass(onBranchBefore);
  await checkConfigFile(run, onBranchBefore ?? onBase);
  if (inputs.dryRun) return { kind: 'planned' };
  if (!before && isNothing(onBase)) return { kind: 'up-to-date' };
  requireFastKey(api, onBranchBefore ?? onBase);
  const opened = await openProposal(push, proposal, onBase, onBranchBefore);
  const { branch } = opened;
  facts.target = branch;
  const inAllRounds = (): Promise<Project> =>
    inRounds(
      run,
      (rounds) => pushTo(push, opened, rounds),
      () => facts.plan,
    );
  const after = await onBranch(push, branch, inAllRounds);
  facts.progress = 'done';
  // Services answer a merge by words of their own.
  if (before && !isDeepStrictEqual(before.listed, after.listed)) facts.branchChange ??= 'updated';
  // People's work can be on the branch, and no list of the service shows all of it: so the branch stays.
  if (isNothing(onBase)) return { kind: 'taken-back', branch };
  await optional('The pull requests of the documentation project', () => findPullRequest(push, branch));
  return { kind: 'proposed', branch, deployment: await preview(push, branch) };
}

/** Rejects with Stop if the look at the page of one change, and its push, never fit into a minute. */
function requireFastKey(api: Api, planned: PlannedChanges): void {
  const { requestsPerMinute = Infinity } = api.observed;
  if (isUnchanged(planned)) return;
  const requests = Math.max(...[[], ...planned.changes.map((change) => [change])].map(requestsOfLook));
  if (requests >= requestsPerMinute) throw slowKey(requestsPerMinute, requests);
}

/** The list, the manifest, the pages that a push overwrites, and the configuration if it matters. */
function requestsOfLook(changes: readonly Change<PageStep>[]): number {
  const overwritten = overwrittenBy(changes);
  const configs = [isDeleting(overwritten), changes.some(({ step }) => !step)].filter(Boolean);
  return 2 + overwritten.length + configs.length;
}

/** True if the changes leave the configuration as it is, or if it is the one that they are based on. */
async function hasSameConfig(planned: ConfiguredChanges, changes: readonly Change<PageStep>[]): Promise<boolean> {
  return changes.every(({ step }) => step) || planned.hasSameConfig();
}

function overwrittenBy(changes: readonly Change<PageStep>[]): PageStep[] {
  return changes.flatMap(({ step }) => (step?.remote ? step : []));
}

/** Rejects with Stop if the work failed because others deleted the branch. */
async function onBranch<T>({ run, facts }: Push, branch: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(await isBecauseDeleted(run.api, branch, error))) throw stopOfLateInputError(error);
    // What the run has done is gone with the branch.
    Object.assign(facts, { written: [], commits: { count: 0 }, progress: 'none', branchChange: undefined });
    throw new Stop({ kind: 'deleted-branch' });
  }
}

function isNothing({ changes, group }: PlannedChanges): boolean {
  return changes.length === 0 && group === undefined;
}

/** Resolves to what the branch had before the push. */
async function pushTo(push: Push, { branch, isStale }: OpenProposal, rounds: Rounds): Promise<Project> {
  const { run, facts } = push;
  const readMs = run.clock.now();
  const planned = await push.planNew(branch, rounds, isStale);
  const { project, changes } = planned;
  let hasManifest = isManifestThere(project, rounds);
  // A run that is killed between two pushes leaves nothing that looks like a person's edit: each has the manifest.
  const manifest = planned.manifest?.(() => hasManifest);
  let { manifest: known } = project;
  const seenSizes = new Map<string, number | null>();
  const lookFor = ({ changes: next }: Batch<PageStep>): Look => {
    const read = async (lastMs: number): Promise<number | undefined> => {
      if (isRecent(run, lastMs)) return lastMs;
      const now = await push.openFresh(branch, (reading) => lacksWritten(facts.written, reading));
      facts.plan = withEdits(facts.plan, await findEdits(run.api, now, facts.written, seenSizes));
      // Only the pages that are read last can be fewer in the next push.
      const startMs = run.clock.now();
      const last = { ...planned, project: { ...project, manifest: known } };
      const isKnown = isAsKnown(last, now, facts.written) && (await isAsPlanned(run.api, last, overwrittenBy(next)));
      return isKnown && (await hasSameConfig(planned, next)) ? startMs : undefined;
    };
    return { readMs, read, requests: requestsOfLook(next), isPatient: true };
  };
  const pushOne = (batch: Batch<PageStep>): Promise<unknown> => push.pushBatch(planned, batch, lookFor(batch));
  await push.inDoubt(() =>
    pushBatches(run, { push: pushOne, tooLarge }, new Batches(changes, manifest), (batch) => {
      hasManifest ||= manifest !== undefined;
      known = manifestOf(batch) ?? known;
      facts.written = [...facts.written, ...batch.changes.flatMap(({ step }) => step ?? [])];
    }),
  );
  await planned.confirm();
  facts.navigationRaces = await findRaces(run, planned, branch);
  return project;
}

/** A list without a page of this run may be older than the push. Only one that stays so tells of a deletion. */
function lacksWritten(written: readonly PageStep[], { listed }: Project): boolean {
  return written.some(({ place, page }) => page !== undefined && !listed.has(place));
}

/** True if the branch still has the manifest and the list of a project. */
function isAsKnown({ project, plan }: PlannedChanges, now: Project, written: readonly PageStep[]): boolean {
  // A service may not return the manifest.
  if (now.manifest && !isDeepStrictEqual(now.manifest, project.manifest)) return false;
  const writtenPlaces = new Set(written.map(({ place }) => place));
  const isSame = ({ place }: PageStep): boolean =>
    writtenPlaces.has(place) || now.listed.get(place)?.size === project.listed.get(place)?.size;
  return plan.steps.every(isSame);
}

/**
 * Finds the pages that people edited or deleted after this run had pushed them, by place.
 * @param seenSizes sizes of pages that were read before: a page is read again only if its size has changed since
 */
async function findEdits(
  api: Api,
  now: Project,
  written: readonly PageStep[],
  seenSizes: Map<string, number | null>,
): Promise<ReadonlyMap<string, PageReason>> {
  const edited = new Map<string, PageReason>();
  await forEachConcurrently(written, REQUESTS_AT_ONCE, async ({ place, path, page }) => {
    const { size } = now.listed.get(place) ?? { size: 0 };
    const isExpected =
      size === null || seenSizes.get(place) === size || (page && looksUnchanged(page, page.hash, size));
    if (!page || isExpected) return;
    seenSizes.set(place, size);
    const text = await readPage(api, now, path);
    if (text === undefined) edited.set(place, 'deleted in the web editor');
    else if (hashPage(text) !== page.hash) edited.set(place, 'edited in the web editor');
  });
  return edited;
}

/** The plan, which keeps these pages. */
function withEdits(plan: Plan | undefined, edited: ReadonlyMap<string, PageReason>): Plan | undefined {
  const steps = plan?.steps.map((step) => {
    const reason = edited.get(step.place);
    return reason === undefined ? step : { ...step, action: 'kept' as const, reason };
  });
  return plan && steps && { ...plan, steps };
}

function manifestOf({ operations, hasManifest }: Batch): Manifest | undefined {
  const last = operations.at(-1);
  const parsed = hasManifest && last && 'content' in last ? parseManifest(last.content) : undefined;
  return parsed?.kind === 'ok' ? parsed.manifest : undefined;
}

/** Builds a preview in each run: no response tells which commit an earlier one shows, or that others pushed since. */
async function preview(push: Push, branch: string): Promise<KnownDeployment | undefined> {
  const { run, facts } = push;
  const { api, inputs, log } = run;
  const onUpdate = (deployment: KnownDeployment): void => {
    facts.deployment = deployment;
  };
  try {
    const built = await onBranch(push, branch, () => push.inDoubt(() => createPreview(api, { branch })));
    log.info(`Preview ${shortId(built.deploymentId)} of ${branch} started.`);
    onUpdate(built);
    return inputs.wait ? await follow(run, built, onUpdate) : built;
  } catch (error) {
    if (!hasStatus(error, 403, 422) || error.request.method !== 'POST') throw error;
    log.notice(`preview: the service builds none: ${endSentence(reasonOf(error) ?? '')} The pages are on the branch.`);
    return undefined;
  }
}
