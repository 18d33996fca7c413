/** Mode propose: puts the pages on a branch of the documentation project, with a preview, for people to merge. */
import { createBranch, listBranches, listPullRequests, mergeBranches } from '../../api/endpoints/content.js';
import { createPreview, listDeployments } from '../../api/endpoints/deployments.js';
import { ApiError, InputError, reasonOf } from '../../api/errors.js';
import { MAX_SEARCHED_DEPLOYMENTS } from '../../deployments/find-push-deployment.js';
import { shortId } from '../../text/short-id.js';
import { type Ending, failed } from '../command.js';
import { forEachConcurrently } from '../concurrency.js';
import { ConflictError, pushBatches, RejectedPageError, whileUncertain } from './apply/push-batches.js';
import { isManifestThere, markWritten, MAX_ROUNDS, type Rounds, startNextRound } from './apply/rounds.js';
import { removeBranch } from './apply/work-branch.js';
import { checkBeforeWriting } from './check-before-writing.js';
import { commitMessage } from './commit-message.js';
import { followBuild } from './follow-deployment.js';
import { placeOf } from '../../pages/place.js';
import type { LocalPage } from './folder/read-pages.js';
import { isProposalBranch } from './inputs.js';
import { Batches, type Change } from './plan/batches.js';
import {
  changeOfConfig,
  changesSetOfPages,
  isNavigationChanged,
  planChanges,
  type PlannedChanges,
} from './plan-changes.js';
import { openNewBranch, openProject, type Project, readConfig, readPage } from './project/read-project.js';
import type { PushContext } from './record.js';
import { writePlanFiles } from './result-files.js';
import { describePushed } from './describe-run.js';

export interface Proposal {
  readonly branch: string;
  /** True if docs-ci chose the name for a pull or merge request: nobody else works on such a branch. */
  readonly isForPullRequest: boolean;
}

export async function propose(context: PushContext, pages: readonly LocalPage[], proposal: Proposal): Promise<Ending> {
  const { inputs, record } = context;
  const { branch } = proposal;
  record.target = branch;
  const base = await openProject(context, inputs.base, pages);
  const isThere = await hasBranch(context, branch);
  if (isThere) await requireDraftBranch(context, branch);
  const onBase = await planOn(context, base, pages);
  if (inputs.dryRun) {
    if (isThere) record.branch = branch;
    const planned = isThere ? await planOn(context, await openProject(context, branch, pages), pages) : onBase;
    return (await stopOn(context, pages, planned)) ?? finish(context);
  }
  if (isThere) {
    await update(context, proposal);
  } else {
    const ending = await stopOn(context, pages, onBase);
    if (ending || isNothing(onBase)) return ending ?? finish(context);
    await create(context, branch);
  }
  const ending = await pushInRounds(context, branch, pages);
  if (ending) return ending;
  if (isNothing(onBase) && (await isTakenBack(context, branch, pages))) return takeBack(context, branch);
  return (await preview(context, branch)) ?? finish(context);
}

async function pushInRounds(
  context: PushContext,
  branch: string,
  pages: readonly LocalPage[],
): Promise<Ending | undefined> {
  const rounds: Rounds = { number: 1, pushes: 0 };
  for (;;) {
    try {
      return await pushTo(context, branch, pages, rounds);
    } catch (error) {
      if (error instanceof RejectedPageError) return failed(error.message);
      if (!(error instanceof ConflictError)) throw error;
      if (rounds.number === MAX_ROUNDS) {
        const advice = context.record.isConfigUnread
          ? 'Check that config-file is the path of the configuration file. If it is, run the job again.'
          : 'Another user or job may be changing the branch: run the job again.';
        return failed(
          `The service rejected the changes of the branch ${JSON.stringify(branch)} ${MAX_ROUNDS} times (${error.message}). ${advice}`,
        );
      }
      await startNextRound(context, rounds, error.message);
    }
  }
}

async function planOn(context: PushContext, project: Project, pages: readonly LocalPage[]): Promise<PlannedChanges> {
  const needsConfig = context.inputs.navigationGroup !== undefined || changesSetOfPages(context, project, pages);
  return planChanges(context, project, pages, needsConfig ? await readConfig(context, project.branch) : undefined);
}

function isNothing({ changes, group }: PlannedChanges): boolean {
  return changes.length === 0 && group === undefined;
}

async function stopOn(
  context: PushContext,
  pages: readonly LocalPage[],
  planned: PlannedChanges,
): Promise<Ending | undefined> {
  const ending = await checkBeforeWriting(context, pages, planned);
  await writePlanFiles(context, planned);
  return ending;
}

function finish({ inputs, record }: PushContext): Ending {
  return { outcome: 'done', message: describePushed(record, inputs) };
}

async function hasBranch({ api }: PushContext, branch: string): Promise<boolean> {
  const { branches } = await listBranches(api);
  return branches.some(({ name }) => name === branch);
}

/** Rejects with InputError if the existing branch is, or could be, the deployment branch: pushes to it would be live. */
async function requireDraftBranch(context: PushContext, branch: string): Promise<void> {
  const { host, inputs, record } = context;
  const isOwn = isProposalBranch(branch);
  if (isOwn && inputs.base !== undefined) return;
  record.deploymentBranch ??= (await readConfig(context, undefined))?.branch ?? undefined;
  const label = `${host.label('branch')}: ${JSON.stringify(branch)}`;
  if (branch === record.deploymentBranch) {
    throw new InputError([
      `${label} is the deployment branch, so each push to it would be live. Set another branch for the proposal, or set mode to publish.`,
    ]);
  }
  if (!isOwn && record.deploymentBranch === undefined) {
    throw new InputError([
      `${label} could be the deployment branch, whose name the service doesn't return. Set a branch that begins with docs-ci/.`,
    ]);
  }
}

async function create(context: PushContext, branch: string): Promise<void> {
  const { api, inputs, record } = context;
  const source = inputs.base === undefined ? {} : { sourceBranch: inputs.base };
  const created = await createBranch(api, { branchName: branch, ...source }, async () =>
    (await hasBranch(context, branch)) ? { branchName: branch, sourceBranch: null, sourceSha: null } : undefined,
  ).catch(async (error: unknown) => {
    // A run of the same pull request may have created it meanwhile.
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    await requireDraftBranch(context, branch);
    return undefined;
  });
  if (inputs.base === undefined) record.deploymentBranch ??= created?.sourceBranch ?? undefined;
}

/** Brings the branch up to date by a merge, so that nobody's commits are lost. */
async function update(context: PushContext, { branch, isForPullRequest }: Proposal): Promise<void> {
  const { api, inputs, log, record } = context;
  const base = inputs.base ?? record.deploymentBranch;
  if (base === undefined) return;
  try {
    // A merge can be repeated: a second one has nothing to do.
    await mergeBranches(api, { base: branch, head: base }, async () => Promise.resolve(undefined));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const shown = JSON.stringify(branch);
    if (isForPullRequest && !(await findPullRequest(context, branch))) {
      log.notice(`The branch ${shown} conflicts with ${base}, so docs-ci creates it again.`);
      await removeBranch(context, branch);
      await create(context, branch);
      return;
    }
    log.notice(`The branch ${shown} conflicts with ${base}. It stays as it is: merge ${base} into it yourself.`);
  }
}

async function pushTo(
  context: PushContext,
  branch: string,
  pages: readonly LocalPage[],
  rounds: Rounds,
): Promise<Ending | undefined> {
  const { record } = context;
  const project = await openNewBranch(context, branch, pages);
  const planned = await planOn(context, project, pages);
  const ending = await stopOn(context, pages, planned);
  if (ending) return ending;
  const changes: Change[] = [...planned.changes];
  if (planned.group) changes.push(await changeOfConfig(context, project, planned.group));
  let hasManifest = isManifestThere(project, rounds);
  const manifest = planned.manifest?.write(undefined, { isThere: () => hasManifest, isInEachPush: true });
  // A run that is killed between two pushes leaves nothing that looks like somebody's edit: each has the manifest.
  const target = { project, message: commitMessage(context, planned) };
  await whileUncertain(context, () =>
    pushBatches(context, target, new Batches(changes, manifest), (batch) => {
      hasManifest ||= manifest !== undefined;
      for (const { step } of batch.changes) if (step) record.written.add(step);
    }),
  );
  markWritten(context, planned);
  record.branch = branch;
  if (planned.group && record.isConfigUnread && !(await isNavigationChanged(context, branch, planned.group))) {
    record.navigationGroup = undefined;
    return failed(
      `config-file: docs-ci wrote ${JSON.stringify(context.inputs.configFile)} on the branch, but the navigation did not change. Set config-file to the path of the configuration file, and delete this file on the branch.`,
    );
  }
  return undefined;
}

/** True if the branch has the same pages and configuration as the base branch: then nobody's work is lost with it. */
async function isTakenBack(context: PushContext, branch: string, pages: readonly LocalPage[]): Promise<boolean> {
  const { inputs, record, signal } = context;
  const [base, proposed] = [await openProject(context, inputs.base, pages), await openProject(context, branch, pages)];
  const manifest = placeOf(record.manifest ?? '');
  const places = [...proposed.listed.keys()].filter((place) => place !== manifest);
  const isSameSize = places.every((place) => base.listed.get(place)?.size === proposed.listed.get(place)?.size);
  const basePlaces = [...base.listed.keys()].filter((place) => place !== manifest);
  if (!isSameSize || places.length !== basePlaces.length) return false;
  // An edit can keep the size of a page.
  const different: string[] = [];
  await forEachConcurrently(places, inputs.concurrency, async (place) => {
    signal.throwIfAborted();
    if (different.length > 0) return;
    const [one, other] = [await readPage(context, base, place), await readPage(context, proposed, place)];
    if (one !== other) different.push(place);
  });
  if (different.length > 0) return false;
  const [before, after] = [await readConfig(context, inputs.base), await readConfig(context, branch)];
  return before !== undefined && after !== undefined && JSON.stringify(before.config) === JSON.stringify(after.config);
}

async function takeBack(context: PushContext, branch: string): Promise<Ending> {
  const { log, record } = context;
  if (await findPullRequest(context, branch)) {
    log.notice(`The branch ${JSON.stringify(branch)} no longer differs, but it has an open pull request, so it stays.`);
    record.branch = branch;
    return finish(context);
  }
  // Such a branch can have work that the service doesn't list.
  if (!isProposalBranch(branch)) {
    log.notice(
      `The branch ${JSON.stringify(branch)} no longer differs, but its name doesn't begin with docs-ci/, so it stays.`,
    );
    record.branch = branch;
    return finish(context);
  }
  await removeBranch(context, branch);
  record.isTakenBack = true;
  return finish(context);
}

/** Also records it. */
async function findPullRequest({ api, record }: PushContext, branch: string): Promise<boolean> {
  const { pullRequests } = await listPullRequests(api, { state: 'open' });
  record.pullRequest = pullRequests.find(({ head }) => head === branch);
  return record.pullRequest !== undefined;
}

/** Builds a preview and waits for it. Resolves to the ending of a run whose preview failed. */
async function preview(context: PushContext, branch: string): Promise<Ending | undefined> {
  const { api, inputs, log, optional, record } = context;
  await optional('The pull requests of the documentation project', () => findPullRequest(context, branch));
  if (!inputs.preview) return undefined;
  if (record.commits === 0) {
    record.deployment = await findPreview(context, branch);
    if (record.deployment) return undefined;
  }
  try {
    record.deployment = await whileUncertain(context, () => createPreview(api, { branch }));
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 422)) throw error;
    log.notice(`preview: the service builds none: ${reasonOf(error) ?? ''}. The pages are on the branch.`);
    return undefined;
  }
  log.info(`Preview ${shortId(record.deployment.deploymentId)} of ${branch} started.`);
  return inputs.wait ? followBuild(context, record.deployment.deploymentId) : undefined;
}

/** Finds the newest preview of the branch that is ready. */
async function findPreview({ api }: PushContext, branch: string): Promise<PushContext['record']['deployment']> {
  let searched = 0;
  for await (const deployment of listDeployments(api, { limit: MAX_SEARCHED_DEPLOYMENTS })) {
    if (deployment.isPreview && deployment.branch === branch && deployment.status === 'ready') return deployment;
    if ((searched += 1) === MAX_SEARCHED_DEPLOYMENTS) break;
  }
  return undefined;
}
