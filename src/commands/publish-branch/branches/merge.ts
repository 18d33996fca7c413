/** Merges into the branch of this run and into base, and looks for merges whose response is lost or says nothing. */
import { isDeepStrictEqual } from 'node:util';
import { mergeBranches } from '../../../api/endpoints/content.js';
import { hasStatus, mayHaveWritten } from '../../../api/errors.js';
import type { Merge } from '../../../api/schemas/content.js';
import { isSameText } from '../../../project/page-text.js';
import { patiently, waitForMerge } from '../../../project/patiently.js';
import { exactly, readSource } from '../../../project/read-project.js';
import { hasBranch } from '../../../project/work-branch.js';
import { type Attempt, ConflictError, tryOnce } from '../../../project/write-once.js';
import { listItems } from '../../../text/list-items.js';
import { endSentence } from '../../../text/sentences.js';
import {
  type BranchState,
  compareBranches,
  type Difference,
  goneError,
  isSame,
  type PageChange,
  readState,
} from './branch-state.js';
import type { OwnBranches } from './own-branches.js';
import { type PublishContext, Stop, warn } from '../record.js';

type Look = () => Promise<boolean>;

/**
 * Sends a merge, and sends it again after a lost response: that is harmless in Git, and its response is the only proof. A
 * page that matches may be the same edit of somebody else.
 * @param isShown is asked only if no response can be read. Then everything that should have changed must show
 */
async function tryMerge(
  { api }: PublishContext,
  [base, head, message]: readonly [string, string, string],
  isShown: Look,
): Promise<Attempt<Merge>> {
  try {
    return await tryOnce<Merge>(
      (lookUp) => mergeBranches(api, { base, head, commitMessage: message.slice(0, 250) }, lookUp),
      async () => Promise.resolve(undefined),
    );
  } catch (error) {
    if (!mayHaveWritten(error) || !(await isShown().catch(() => false))) throw error;
    return { result: { commitSha: null, status: 'merged' }, refusal: undefined, wasLost: true };
  }
}

/** Words for a merge of what the base already has. */
const UP_TO_DATE = /^(?:already[ _-]?)?up[ _-]?to[ _-]?date$/i;

/** What a service says about a merge; undefined if it says nothing, or refuses it. */
function wordOf({ result, wasLost }: Attempt<Merge>, sourceSha?: string): 'nothing' | 'done' | 'promised' | undefined {
  if (!result) return undefined;
  const { commitSha, status } = result;
  const isUpToDate = UP_TO_DATE.test(status ?? '');
  const isCommit = commitSha !== null && sourceSha !== undefined;
  // After a lost response, the first attempt may have merged.
  if (!wasLost && (isUpToDate || (isCommit && commitSha === sourceSha))) return 'nothing';
  if (isUpToDate || status === 'merged' || (isCommit && commitSha !== sourceSha)) return 'done';
  return status === null ? undefined : 'promised';
}

/** After the looks at 0, 0.5, 1.5 and 4 s. */
const MERGE_LOOKS = { timeoutMs: 60_000, delayMs: () => 5_000 };

async function lookForMerge(context: PublishContext, isShown: Look): Promise<boolean> {
  return (await patiently(context, isShown)) || waitForMerge(context, isShown, MERGE_LOOKS);
}

/** Rejects with Stop if a conflict means that the branch of this run is gone. Reads may not show a new one at once. */
export async function requireBranch(context: PublishContext, branch: string, conflict: unknown): Promise<void> {
  if (hasStatus(conflict, 404) && !(await patiently(context, () => hasBranch(context.api, branch))))
    throw goneError(context, branch);
}

export interface Merged {
  readonly work: BranchState;
  readonly difference: Difference;
}

/**
 * Creates the work branch and merges `from` into it, which tells exactly what goes live. Undefined if `from` has nothing
 * new. Rejects with Stop for a conflict.
 * @param base as it was read; its texts are read once
 */
export async function mergeIntoWork(own: OwnBranches, base: BranchState, from: string): Promise<Merged | undefined> {
  const { context } = own;
  const { after } = own.names;
  const sourceSha = await own.createWork();
  const known = new Map<string, string | undefined>();
  let found: Merged | undefined;
  const isChanged: Look = async () => {
    const work = await readState(context, after);
    found = { work, difference: await compareBranches(context, [base, work], known) };
    return !isSame(found.difference);
  };
  const attempt = await tryMerge(context, [after, from, `Merge ${from}`], isChanged);
  const { refusal, wasLost } = attempt;
  const word = wordOf(attempt, sourceSha);
  await requireBranch(context, after, refusal);
  if (refusal?.status === 404) throw goneError(context, from);
  const look = word === 'promised' ? lookForMerge : patiently;
  const canShow = word !== 'nothing' && (!refusal || wasLost);
  // Other files than pages may be all that changes.
  const isShown = canShow && ((await look(context, isChanged)) || word === 'done');
  const isUnclear = !isShown && word !== 'nothing';
  const isDone = isUnclear
    ? !(await isNothing(context, [base, await readState(context, from)], attempt, isChanged))
    : isShown;
  if (isDone || !refusal) context.record.hasConflict = false;
  return isDone ? found : undefined;
}

/** Pages that a conflict names. */
const MAX_NAMED = 20;

/**
 * The service refused the merge, or said nothing: both may mean that there is nothing to merge. False if the merge shows
 * late. Rejects with Stop if the branches differ, and the merge doesn't show.
 */
async function isNothing(
  context: PublishContext,
  [base, head]: readonly [BranchState, BranchState],
  { result, refusal }: Attempt<Merge>,
  isShown: Look,
): Promise<boolean> {
  // A conflict can be in pages of the same size.
  const difference = await compareBranches(context, [base, head], new Map(), refusal && head);
  const unchanged = `Nothing was changed on ${base.branch}.`;
  if (!refusal) {
    if (isSame(difference)) return true;
    if (result?.status === null && (await lookForMerge(context, isShown))) return false;
    const text = `The service accepted the merge of ${head.branch} (status ${JSON.stringify(result?.status)}), but doesn't carry it out`;
    throw new Stop('conflict', text, unchanged, 'Check the dashboard, and run the job again later.');
  }
  const why = endSentence(refusal.message);
  if (!isSame(difference)) {
    context.record.hasConflict = true;
    const paths = difference.changes.map(({ path }) => path);
    const pages = paths.length > 0 ? [`Pages that differ: ${listItems(paths, MAX_NAMED)}.`] : [];
    if (difference.hasConfigChange) pages.push('The configuration differs.');
    const advice = `Merge ${base.branch} into ${head.branch}, and solve the conflicts there.`;
    throw new Stop('conflict', `${head.branch} conflicts with ${base.branch}`, why, unchanged, ...pages, advice);
  }
  if (!difference.isComplete) {
    const text = `The service rejects the merge of ${head.branch}, and docs-ci can't tell why`;
    throw new Stop('conflict', text, why, unchanged, 'The list of pages is incomplete. Check the dashboard.');
  }
  warn(
    context,
    `The service rejected the merge: ${why} All listed pages have the same texts, but others may conflict.`,
  );
  return true;
}

/** What base gets with the merge. */
export interface Proof {
  readonly changes: readonly PageChange[];
  /** Undefined if the configuration doesn't change. */
  readonly config: unknown;
}

/** True if base has all that the merge changes. */
async function hasAll(context: PublishContext, base: string, { changes, config }: Proof): Promise<boolean> {
  for (const { path, oldPath = path, after } of changes) {
    for (const one of new Set([path, oldPath])) {
      const text = await readSource(context, { branch: base, formsOf: exactly }, one);
      if (!isSameText(text, one === path ? after : undefined)) return false;
    }
  }
  return config === undefined ? changes.length > 0 : hasConfig(context, base, config);
}

/** Rejects with Stop if the branch is gone: then a configuration that can't be read would say nothing. */
export async function hasConfig(context: PublishContext, branch: string, config: unknown): Promise<boolean> {
  return config !== undefined && isDeepStrictEqual((await readState(context, branch)).config, config);
}

/**
 * Merges the branch of this run into base, once. False if base had everything. Rejects with ConflictError if Git can't, and
 * with Stop if base never shows it.
 */
export async function mergeIntoBase(
  { context, start: { base }, names: { after } }: OwnBranches,
  message: string,
  proof: Proof,
): Promise<boolean> {
  const { record } = context;
  const isShown: Look = async () => hasAll(context, base, proof);
  record.progress = 'in-doubt';
  const attempt = await tryMerge(context, [base, after, message], isShown).catch((error: unknown) => {
    if (!mayHaveWritten(error)) record.progress = 'none';
    throw error;
  });
  const word = wordOf(attempt);
  const { result, refusal, wasLost } = attempt;
  const isRefused = refusal !== undefined && !wasLost;
  if (word === 'nothing' || isRefused) record.progress = 'none';
  if (word === 'nothing') return false;
  if (isRefused) {
    await requireBranch(context, after, refusal);
    throw new ConflictError(refusal.message);
  }
  if (word !== 'done' && !(await (refusal ? patiently : lookForMerge)(context, isShown))) {
    const why = refusal ? `a response was lost, then ${refusal.message}` : `status ${JSON.stringify(result?.status)}`;
    throw new Stop(
      'conflict',
      `The service accepted the merge, but ${base} doesn't show it (${why})`,
      `${base} may have the changes, or get them later.`,
      'Check the dashboard, and run the job again.',
    );
  }
  record.commitSha = result?.commitSha ?? undefined;
  record.progress = 'done';
  return true;
}
