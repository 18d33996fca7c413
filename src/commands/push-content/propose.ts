/** Mode propose: puts the pages on a branch of the documentation project, with a preview, for people to merge. */
import { createBranch, getConfig, listBranches, listPullRequests, mergeBranches } from '../../api/endpoints/content.js';
import { createPreview, listDeployments } from '../../api/endpoints/deployments.js';
import { ApiError, isResponseLost, reasonOf } from '../../api/errors.js';
import { MAX_SEARCHED_DEPLOYMENTS } from '../../deployments/find-push-deployment.js';
import { shortId } from '../../text/short-id.js';
import { type Ending, failed } from '../command.js';
import { ConflictError, pushBatches, RejectedPageError } from './apply/push-batches.js';
import { removeBranch } from './apply/work-branch.js';
import { checkBeforeWriting } from './check-before-writing.js';
import { commitMessage } from './commit-message.js';
import { followBuild } from './follow-deployment.js';
import type { LocalPage } from './folder/read-pages.js';
import { Batches, type Change } from './plan/batches.js';
import { changeOfConfig, changesSetOfPages, planChanges, type PlannedChanges } from './plan-changes.js';
import { openProject, type Project, readConfig } from './project/read-project.js';
import { MAX_ROUNDS } from './publish.js';
import type { PushContext } from './record.js';
import { writePlanFiles } from './result-files.js';
import { describePushed } from './describe-run.js';

export interface Proposal {
  readonly branch: string;
  /** True if docs-ci chose the name for a pull or merge request: nobody else works on such a branch. */
  readonly isForPullRequest: boolean;
}

export async function propose(context: PushContext, pages: readonly LocalPage[], proposal: Proposal): Promise<Ending> {
  const { inputs, log, record } = context;
  const { branch } = proposal;
  record.target = branch;
  const base = await openProject(context, inputs.base);
  const isThere = await hasBranch(context, branch);
  const onBase = await planOn(context, base, pages);
  if (!isThere) {
    if (inputs.dryRun || isNothing(onBase)) return (await stopOn(context, pages, onBase)) ?? finish(context);
    const ending = await checkBeforeWriting(context, pages, onBase);
    if (ending) {
      await writePlanFiles(context, onBase);
      return ending;
    }
    await create(context, branch);
  } else if (inputs.dryRun) {
    return (
      (await stopOn(context, pages, await planOn(context, await openProject(context, branch), pages))) ??
      finish(context)
    );
  } else {
    if (isNothing(onBase) && (await isTakenBack(context, base, branch))) return takeBack(context, branch);
    await update(context, proposal);
  }
  for (let round = 1; ; round += 1) {
    try {
      const ending = await pushTo(context, branch, pages);
      return ending ?? (await preview(context, branch)) ?? finish(context);
    } catch (error) {
      if (error instanceof RejectedPageError) return failed(error.message);
      if (!(error instanceof ConflictError)) throw error;
      if (round === MAX_ROUNDS)
        return failed(
          `Somebody else writes to the branch ${JSON.stringify(branch)}: docs-ci tried ${MAX_ROUNDS} times (${error.message}). Run the job again.`,
        );
      log.info(`The pages changed at the service meanwhile (${error.message}). Comparing again.`);
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

async function create(context: PushContext, branch: string): Promise<void> {
  const { api, inputs, record } = context;
  const source = inputs.base === undefined ? {} : { sourceBranch: inputs.base };
  const created = await createBranch(api, { branchName: branch, ...source }, async () =>
    (await hasBranch(context, branch)) ? { branchName: branch, sourceBranch: null, sourceSha: null } : undefined,
  ).catch(async (error: unknown) => {
    // A run of the same pull request may have created it meanwhile.
    const isThere = error instanceof ApiError && error.status === 409 && (await hasBranch(context, branch));
    if (!isThere) throw error;
    return undefined;
  });
  if (inputs.base === undefined) record.deploymentBranch ??= created?.sourceBranch ?? undefined;
}

/** Brings the branch up to date by a merge, so that nobody's commits are lost. */
async function update(context: PushContext, { branch, isForPullRequest }: Proposal): Promise<void> {
  const { api, inputs, log, record } = context;
  record.deploymentBranch ??= inputs.base === undefined ? ((await getConfig(api)).branch ?? undefined) : undefined;
  const base = inputs.base ?? record.deploymentBranch;
  if (base === undefined) return;
  try {
    // A merge can be repeated: a second one has nothing to do.
    await mergeBranches(api, { base: branch, head: base }, async () => Promise.resolve(undefined));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const shown = JSON.stringify(branch);
    if (isForPullRequest && !(await findPullRequest(context, branch))) {
      log.notice(`The branch ${shown} conflicts with ${base}, so docs-ci makes it anew.`);
      await removeBranch(context, branch);
      await create(context, branch);
      return;
    }
    log.notice(`The branch ${shown} conflicts with ${base}. It stays as it is: merge ${base} into it yourself.`);
  }
}

async function pushTo(context: PushContext, branch: string, pages: readonly LocalPage[]): Promise<Ending | undefined> {
  const { record } = context;
  const project = await openProject(context, branch);
  const planned = await planOn(context, project, pages);
  const ending = await stopOn(context, pages, planned);
  if (ending) return ending;
  const changes: Change[] = [...planned.changes];
  if (planned.group) changes.push(await changeOfConfig(context, project, planned.group));
  let hasManifest = project.manifest !== undefined;
  const manifest = planned.manifest?.write(undefined, { isThere: () => hasManifest, isInEachPush: true });
  // A run that is killed between two pushes leaves nothing that looks like somebody's edit: each has the manifest.
  await pushBatches(
    context,
    { project, message: commitMessage(context, planned) },
    new Batches(changes, manifest),
    (batch) => {
      hasManifest ||= manifest !== undefined;
      for (const { step } of batch.changes) if (step) record.written.add(step);
    },
  );
  for (const step of planned.plan.steps) if (step.action === 'unchanged') record.written.add(step);
  record.isWritten = true;
  record.branch = branch;
  return undefined;
}

/** True if the branch has the same pages as the base branch: then nothing of anybody is lost with it. */
async function isTakenBack(context: PushContext, base: Project, branch: string): Promise<boolean> {
  const proposed = await openProject(context, branch);
  const isSame = [...proposed.listed].every(([place, { size }]) => base.listed.get(place)?.size === size);
  return isSame && proposed.listed.size === base.listed.size;
}

async function takeBack(context: PushContext, branch: string): Promise<Ending> {
  const { log, record } = context;
  if (await findPullRequest(context, branch)) {
    log.notice(`The branch ${JSON.stringify(branch)} no longer differs, but it has an open pull request, so it stays.`);
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
    record.deployment = await createPreview(api, { branch });
  } catch (error) {
    if (isResponseLost(error)) record.isUncertain = true;
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
