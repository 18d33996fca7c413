/** Finds, creates and updates the branch of a proposal. Only mode remove deletes one: people can work on it. */
import { isDeepStrictEqual } from 'node:util';
import { listBranches, listPullRequests, mergeBranches } from '../../../api/endpoints/content.js';
import { InputError, hasStatus } from '../../../api/errors.js';
import type { Merge } from '../../../api/schemas/content.js';
import { createFrom } from '../apply/merge.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { isProposalBranch, proposalBranches, slugOf } from '../names.js';
import { patiently } from '../../../project/patiently.js';
import type { ListedPage } from '../../../project/read-project.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import type { PageStep } from '../plan/steps.js';
import type { Project } from '../project/open-project.js';
import type { Push } from './push.js';
import { inputName } from '../../../text/input-names.js';

export interface Proposal {
  /** The newest branch of the proposal, or the first one to be made. */
  readonly branch: string;
  readonly isThere: boolean;
  /** The next one, if the branch conflicts with its base; undefined if people chose the name. */
  readonly next?: string;
}

export function branchNames(run: Pick<PushRun, 'host' | 'inputs'>): readonly string[] {
  const { host, inputs } = run;
  if (inputs.branch !== undefined) return [inputs.branch];
  return proposalBranches(slugOf(purposeOf(run)), host.runContext.pullRequest);
}

/** Rejects with InputError if the existing branch is, or could be, the deployment branch. */
export async function findProposal(push: Push): Promise<Proposal> {
  const names = branchNames(push.run);
  const { branches } = await listBranches(push.run.api);
  const known = new Set(branches.map(({ name }) => name));
  const newest = names.findLastIndex((name) => known.has(name));
  const branch = names[Math.max(newest, 0)] ?? '';
  if (newest >= 0) await requireDraftBranch(push, branch);
  return { branch, isThere: newest >= 0, next: names[newest + 1] };
}

/** Pushes to the deployment branch would be live. */
async function requireDraftBranch(push: Push, branch: string): Promise<void> {
  const { base, dryRun } = push.run.inputs;
  const isOwn = isProposalBranch(branch);
  if (isOwn && base !== undefined) return;
  const effect = `The branch ${JSON.stringify(branch)} isn't brought up to date, because the deployment branch is unknown. Set ${inputName('base')}`;
  const isUpdated = base === undefined && !dryRun;
  const deploymentBranch = await push.findDeploymentBranch(isUpdated ? effect : undefined);
  const label = `${inputName('branch')}: ${JSON.stringify(branch)}`;
  if (branch === deploymentBranch) {
    throw new InputError([
      `${label} is the deployment branch, so each push to it would be live. Set another branch for the proposal, or set ${inputName('mode')} to publish.`,
    ]);
  }
  if (!isOwn && deploymentBranch === undefined) {
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
  push: Push,
  proposal: Proposal,
  onBase: PlannedChanges,
  onBranch: PlannedChanges | undefined,
): Promise<OpenProposal> {
  if (!onBranch) return { branch: await createProposal(push, proposal.branch), isStale: () => false };
  const hasNewsFromBase = hasNews(onBase, onBranch);
  const branch = await bringUpToDate(push, proposal, hasNewsFromBase);
  const isMerged = hasNewsFromBase && branch === proposal.branch && push.facts.branchChange === 'updated';
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

async function createProposal(push: Push, branch: string): Promise<string> {
  const { run, facts } = push;
  // Without a source, the service may take another branch than the one that is live.
  const source = run.inputs.base ?? (await push.findDeploymentBranch());
  try {
    const taken = await createFrom(run.api, branch, source);
    if (run.inputs.base === undefined) facts.deploymentBranch ??= taken;
    facts.branchChange = 'created';
  } catch (error) {
    // A run of the same pull request may have created it since.
    if (!hasStatus(error, 409)) throw error;
    await requireDraftBranch(push, branch);
  }
  return branch;
}

/** Services answer a merge by words of their own (contract [P]). An unknown word may mean that the branch has changed. */
const NOTHING_TO_MERGE = /up.?to.?date|already|nothing|unchanged|no.?op/i;

/**
 * Brings the branch up to date by a merge, so that no commits are lost. After a conflict, the proposal gets another branch
 * beside it. Resolves to the branch to push to.
 */
async function bringUpToDate(push: Push, { branch, next }: Proposal, hasNewsFromBase: boolean): Promise<string> {
  const { base, run } = push;
  if (base === undefined) return branch;
  try {
    await mergeBase(push, base, branch);
    return branch;
  } catch (error) {
    // Some services answer so if there is nothing to merge.
    if (hasStatus(error, 409, 422) && !hasNewsFromBase) return branch;
    if (!hasStatus(error, 409)) throw error;
  }
  const shown = JSON.stringify(branch);
  if (next === undefined || (await findPullRequest(push, branch))) {
    run.log.notice(`The branch ${shown} conflicts with ${base}. It stays as it is: merge ${base} into it yourself.`);
    return branch;
  }
  run.log.warning(
    `The branch ${shown} conflicts with ${base}, so the proposal continues on the new branch ${JSON.stringify(next)}. The old branch keeps the work of other people: take over what you need, and delete it.`,
  );
  return createProposal(push, next);
}

async function mergeBase(push: Push, base: string, branch: string): Promise<void> {
  const { run, facts } = push;
  let wereLost = false;
  const look = (): Promise<undefined> => {
    wereLost = true;
    return Promise.resolve(undefined);
  };
  await patiently(run, async () => {
    // A merge can be repeated: a second one has nothing to do.
    const merge = (): Promise<Merge> => mergeBranches(run.api, { base: branch, head: base }, look);
    const { status, commitSha } = await push.inDoubt(merge);
    const isNothing = NOTHING_TO_MERGE.test(status ?? '');
    if (!isNothing || wereLost) facts.branchChange = 'updated';
    // A merge without a commit may be queued: then the branch, and a preview of it, lack what base has.
    return isNothing || status === 'merged' || commitSha !== null;
  });
}

/** Also keeps it. */
export async function findPullRequest({ run, facts }: Push, branch: string): Promise<boolean> {
  const { pullRequests } = await listPullRequests(run.api, { state: 'open' });
  facts.pullRequest = pullRequests.find(({ head }) => head === branch);
  return facts.pullRequest !== undefined;
}
