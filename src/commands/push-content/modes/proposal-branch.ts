/** Finds, creates, updates and removes the branch of a proposal. Only mode remove deletes one: people can work on it. */
import { isDeepStrictEqual } from 'node:util';
import { listBranches, listPullRequests, mergeBranches } from '../../../api/endpoints/content.js';
import { InputError, hasStatus } from '../../../api/errors.js';
import { findDeploymentBranch, knownBase } from '../apply/follow-deployment.js';
import { createFrom } from '../apply/merge.js';
import { inDoubt } from '../apply/write.js';
import { purposeOf } from '../inputs.js';
import { isProposalBranch, proposalBranches, slugOf } from '../names.js';
import { patiently } from '../../../project/patiently.js';
import type { ListedPage } from '../../../project/read-project.js';
import { removeBranch } from '../../../project/work-branch.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import type { PageStep } from '../plan/steps.js';
import type { Project } from '../project/open-project.js';
import type { PushContext, PushResult } from '../record.js';
import { inputName } from '../../../text/input-names.js';

export interface Proposal {
  /** The newest branch of the proposal, or the first one to be made. */
  readonly branch: string;
  readonly isThere: boolean;
  /** The next one, if the branch conflicts with its base; undefined if people chose the name. */
  readonly next?: string;
}

function branchNames(context: PushContext): readonly string[] {
  const { host, inputs } = context;
  if (inputs.branch !== undefined) return [inputs.branch];
  return proposalBranches(slugOf(purposeOf(context)), host.runContext.pullRequest);
}

/** Rejects with InputError if the existing branch is, or could be, the deployment branch. */
export async function findProposal(context: PushContext): Promise<Proposal> {
  const names = branchNames(context);
  const { branches } = await listBranches(context.api);
  const known = new Set(branches.map(({ name }) => name));
  const newest = names.findLastIndex((name) => known.has(name));
  const branch = names[Math.max(newest, 0)] ?? '';
  if (newest >= 0) await requireDraftBranch(context, branch);
  return { branch, isThere: newest >= 0, next: names[newest + 1] };
}

/** Pushes to the deployment branch would be live. */
async function requireDraftBranch(context: PushContext, branch: string): Promise<void> {
  const { inputs, record } = context;
  const isOwn = isProposalBranch(branch);
  if (isOwn && inputs.base !== undefined) return;
  const effect = `The branch ${JSON.stringify(branch)} isn't brought up to date, because the deployment branch is unknown. Set ${inputName('base')}`;
  const isUpdated = inputs.base === undefined && !inputs.dryRun;
  await findDeploymentBranch(context, isUpdated ? effect : undefined);
  const label = `${inputName('branch')}: ${JSON.stringify(branch)}`;
  if (branch === record.deploymentBranch) {
    throw new InputError([
      `${label} is the deployment branch, so each push to it would be live. Set another branch for the proposal, or set ${inputName('mode')} to publish.`,
    ]);
  }
  if (!isOwn && record.deploymentBranch === undefined) {
    throw new InputError([
      `${label} could be the deployment branch, whose name the service doesn't return. Set a branch that begins with docs-ci/.`,
    ]);
  }
}

/** The branch to push to. */
export interface OpenProposal {
  readonly branch: string;
  /** True for a reading of the branch that seems to be older than the merge of base: reads may lag behind a write. */
  readonly isStale: (project: Project) => boolean;
}

/**
 * Creates the branch of the proposal, or brings it up to date.
 * @param onBranch the plan for the branch; undefined if it isn't there
 */
export async function openProposal(
  context: PushContext,
  proposal: Proposal,
  onBase: PlannedChanges,
  onBranch: PlannedChanges | undefined,
): Promise<OpenProposal> {
  if (!onBranch) return { branch: await createProposal(context, proposal.branch), isStale: () => false };
  const hasNewsFromBase = hasNews(onBase, onBranch);
  const branch = await bringUpToDate(context, proposal, hasNewsFromBase);
  const isMerged = hasNewsFromBase && branch === proposal.branch && context.record.branchChange === 'updated';
  return { branch, isStale: ({ listed }) => isMerged && isDeepStrictEqual(listed, onBranch.project.listed) };
}

/**
 * Whether base seems to have changes that the branch lacks. Pages of the manifest differ anyway: a push to base since then
 * shows in the manifest, and an edit in the hash of the page. Another page that only the branch has says nothing: either
 * base deleted it, or people added it to the branch.
 */
function hasNews(onBase: PlannedChanges, onBranch: PlannedChanges): boolean {
  const [base, branch] = [onBase.project, onBranch.project];
  if (base.manifest?.push !== branch.manifest?.push) return true;
  const hashes = new Map(onBranch.plan.steps.map(({ place, remote }) => [place, remote?.hash]));
  const isEdited = ({ place, remote }: PageStep): boolean =>
    ![base.written.get(place)?.hash, hashes.get(place)].includes(remote?.hash);
  const differs = ([place, { size }]: [string, ListedPage]): boolean =>
    !branch.written.has(place) && size !== branch.listed.get(place)?.size;
  return onBase.plan.steps.some(isEdited) || [...base.listed].some(differs);
}

async function createProposal(context: PushContext, branch: string): Promise<string> {
  const { inputs, record } = context;
  // Without a source, the service may take another branch than the one that is live.
  const source = inputs.base ?? (await findDeploymentBranch(context));
  try {
    await createFrom(context, branch, source);
    record.branchChange = 'created';
  } catch (error) {
    // A run of the same pull request may have created it since.
    if (!hasStatus(error, 409)) throw error;
    await requireDraftBranch(context, branch);
  }
  return branch;
}

/** Services answer a merge by words of their own (contract [P]). An unknown word may mean that the branch has changed. */
const NOTHING_TO_MERGE = /up.?to.?date|already|nothing|unchanged|no.?op/i;

/**
 * Brings the branch up to date by a merge, so that no commits are lost. After a conflict, the proposal gets another branch
 * beside it. Resolves to the branch to push to.
 */
async function bringUpToDate(
  context: PushContext,
  { branch, next }: Proposal,
  hasNewsFromBase: boolean,
): Promise<string> {
  const { log } = context;
  const base = knownBase(context);
  if (base === undefined) return branch;
  try {
    await mergeBase(context, base, branch);
    return branch;
  } catch (error) {
    // Some services answer so if there is nothing to merge.
    if (hasStatus(error, 409, 422) && !hasNewsFromBase) return branch;
    if (!hasStatus(error, 409)) throw error;
  }
  const shown = JSON.stringify(branch);
  if (next === undefined || (await findPullRequest(context, branch))) {
    log.notice(`The branch ${shown} conflicts with ${base}. It stays as it is: merge ${base} into it yourself.`);
    return branch;
  }
  log.warning(
    `The branch ${shown} conflicts with ${base}, so the proposal continues on the new branch ${JSON.stringify(next)}. The old branch keeps the work of other people: take over what you need, and delete it.`,
  );
  return createProposal(context, next);
}

async function mergeBase(context: PushContext, base: string, branch: string): Promise<void> {
  const { api, record } = context;
  let wereLost = false;
  const look = (): Promise<undefined> => {
    wereLost = true;
    return Promise.resolve(undefined);
  };
  await patiently(context, async () => {
    // A merge can be repeated: a second one has nothing to do.
    const { status, commitSha } = await inDoubt(context, () => mergeBranches(api, { base: branch, head: base }, look));
    const isNothing = NOTHING_TO_MERGE.test(status ?? '');
    if (!isNothing || wereLost) record.branchChange = 'updated';
    // A merge without a commit may be queued: then the branch, and a preview of it, lack what base has.
    return isNothing || status === 'merged' || commitSha !== null;
  });
}

/** Also records it. */
export async function findPullRequest({ api, record }: PushContext, branch: string): Promise<boolean> {
  const { pullRequests } = await listPullRequests(api, { state: 'open' });
  record.pullRequest = pullRequests.find(({ head }) => head === branch);
  return record.pullRequest !== undefined;
}

const UNKNOWN_BRANCH = "So docs-ci doesn't know the deployment branch";

export async function removeProposal(context: PushContext): Promise<PushResult> {
  const { api, inputs, record } = context;
  const names = branchNames(context);
  record.target = names[0];
  const found = (await listBranches(api)).branches.filter(({ name }) => names.includes(name));
  if (found.length > 0) await findDeploymentBranch(context, UNKNOWN_BRANCH);
  for (const branch of found) requireRemovable(context, branch);
  const branches = found.map(({ name }) => name);
  for (const branch of inputs.dryRun ? [] : branches) {
    record.target = branch;
    await inDoubt(context, () => removeBranch(context.api, branch));
    record.progress = 'done';
  }
  return { kind: 'removed', branches };
}

function requireRemovable(
  { inputs, record }: PushContext,
  { name, protected: isProtected }: { readonly name: string; readonly protected: boolean | null },
): void {
  const shown = `${inputName('branch')}: ${JSON.stringify(name)}`;
  if (record.deploymentBranch === undefined && !isProposalBranch(name)) {
    throw new InputError([
      `${shown} could be the deployment branch, whose name the service doesn't return. Delete the branch in the dashboard.`,
    ]);
  }
  if (name === inputs.base || name === record.deploymentBranch || isProtected) {
    const reason = isProtected ? 'protected' : 'the branch that readers see';
    throw new InputError([`${shown} is ${reason}, so docs-ci never deletes it. Set the branch of the proposal.`]);
  }
}
