/** Merges into the branch of this run and into base, and looks for merges whose response is lost or says nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../api/endpoints/content.js';
import { hasStatus, mayHaveWritten } from '../../api/errors.js';
import type { Merge } from '../../api/schemas/content.js';
import { type MergeAttempt, mergeOnce } from '../../project/merge-once.js';
import { patiently } from '../../project/patiently.js';
import { hasBranch } from '../../project/work-branch.js';
import { lookAtOperations } from '../../project/write-once.js';
import { listItems } from '../../text/list-items.js';
import {
  type BranchState,
  compareBranches,
  type Difference,
  goneError,
  hasSameList,
  isSame,
  type PageChange,
  readList,
  readState,
} from './branches.js';
import type { OwnBranches } from './own-branches.js';
import { MovedError, type PublishContext, Stop } from './record.js';

type Look = () => Promise<boolean>;

/** Words for a merge of what the base already has. */
const UP_TO_DATE = /^(?:already[ _-]?)?up[ _-]?to[ _-]?date$/i;

function isUpToDate({ status }: Merge): boolean {
  return status !== null && UP_TO_DATE.test(status);
}

/** How often and how long a merge is looked for that the service took but didn't confirm. */
const LOOK_EVERY_MS = 5_000;
const MAX_LOOKS_MS = 60_000;

/** Looks at 0, 0.5, 1.5 and 4 s, then every 5 s for a minute. */
async function lookForMerge(context: PublishContext, isShown: Look): Promise<boolean> {
  const { clock, log, pause } = context;
  const startMs = clock.now();
  if (await patiently(context, isShown)) return true;
  while (clock.now() - startMs < MAX_LOOKS_MS) {
    log.progress('Waiting for the merge');
    await pause(LOOK_EVERY_MS);
    if (await isShown()) return true;
  }
  return false;
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
export async function mergeIntoWork(
  context: PublishContext,
  own: OwnBranches,
  base: BranchState,
  from: string,
): Promise<Merged | undefined> {
  const { record } = context;
  const { after } = own.names;
  const sourceSha = await own.createWork();
  const merge = { base: after, head: from, commitMessage: `Merge ${from}`.slice(0, 250) };
  const attempt = await mergeOnce(context.api, merge, async () => !hasSameList(base, await readList(context, after)));
  await requireBranch(context, after, attempt.refusal);
  if (attempt.refusal?.status === 404) throw goneError(context, from);
  const word = wordOf(attempt, sourceSha);
  const known = new Map<string, string | undefined>();
  let found: Merged | undefined;
  const isChanged = async (): Promise<boolean> => {
    const work = await readState(context, after);
    found = { work, difference: await compareBranches(context, [base, work], { known }) };
    return !isSame(found.difference);
  };
  const look = word === 'promised' ? lookForMerge : patiently;
  const canShow = word !== 'nothing' && (attempt.merge !== undefined || attempt.wasLost);
  const isFound = canShow && ((await look(context, isChanged)) || word === 'done');
  if (!isFound && word !== 'nothing') await requireNothing(context, base, { from, attempt, isChanged });
  record.hasConflict = false;
  return isFound || (found && !isSame(found.difference)) ? found : undefined;
}

/** What a service says about the merge into the work branch. After a lost response, `up-to-date` may mean the first attempt. */
function wordOf(
  { merge, wasLost }: MergeAttempt,
  sourceSha: string | undefined,
): 'nothing' | 'done' | 'promised' | 'unclear' {
  if (!merge) return 'unclear';
  const isBase = isUpToDate(merge) || (merge.commitSha !== null && merge.commitSha === sourceSha);
  if (isBase && !wasLost) return 'nothing';
  const isNewCommit = merge.commitSha !== null && sourceSha !== undefined && merge.commitSha !== sourceSha;
  // Other files than pages may be all that changes.
  if (merge.status === 'merged' || isNewCommit || isUpToDate(merge)) return 'done';
  return merge.status === null ? 'unclear' : 'promised';
}

/** Pages that a conflict names. */
const MAX_NAMED = 20;

/**
 * The service refused the merge, or said nothing: both may mean that there is nothing to merge. Rejects with Stop if the
 * branches differ, and the merge doesn't show.
 */
async function requireNothing(
  context: PublishContext,
  base: BranchState,
  { from, attempt, isChanged }: { readonly from: string; readonly attempt: MergeAttempt; readonly isChanged: Look },
): Promise<void> {
  const { merge, refusal } = attempt;
  const difference = await compareBranches(context, [base, await readState(context, from)]);
  if (isSame(difference) || (merge?.status === null && (await lookForMerge(context, isChanged)))) return;
  const unchanged = `Nothing was changed on ${base.branch}.`;
  if (!refusal) {
    const text = `The service took the merge of ${from} (status ${JSON.stringify(merge?.status)}), but doesn't carry it out`;
    throw new Stop('conflict', text, unchanged, 'Look into the dashboard, and run the job again later.');
  }
  context.record.hasConflict = true;
  const paths = difference.changes.map(({ path }) => path);
  throw new Stop(
    'conflict',
    `${from} conflicts with ${base.branch}`,
    refusal.message.replace(/\.?$/, '.'),
    unchanged,
    ...(paths.length > 0 ? [`Pages that differ: ${listItems(paths, MAX_NAMED)}.`] : []),
    `Merge ${base.branch} into ${from}, and solve the conflicts there.`,
  );
}

/** What shows on base that it has the merge. */
export interface Proof {
  readonly changes: readonly PageChange[];
  readonly formsOf: BranchState['formsOf'];
  /** Shows it if no page does. Undefined if the configuration doesn't change. */
  readonly config: unknown;
}

/** Pages that are looked at: a merge is whole, so one that shows speaks for all. */
const MAX_PROOFS = 3;

function toOperation({ action, path, after = '' }: PageChange): Operation {
  return action === 'delete' ? { type: action, path } : { type: action, path, content: after };
}

export async function hasConfig(context: PublishContext, branch: string, config: unknown): Promise<boolean> {
  return config !== undefined && isDeepStrictEqual((await readState(context, branch)).config, config);
}

/**
 * Merges the branch of this run into base, once. False if base had everything. Rejects with MovedError if Git can't, and
 * with Stop if base never shows it.
 */
export async function mergeIntoBase(
  context: PublishContext,
  { base, head, commitMessage }: { readonly base: string; readonly head: string; readonly commitMessage: string },
  { changes, formsOf, config }: Proof,
): Promise<boolean> {
  const { record } = context;
  const operations = changes.slice(0, MAX_PROOFS).map(toOperation);
  const isShown: Look = async () =>
    operations.length > 0
      ? (await lookAtOperations(context, { branch: base, formsOf }, operations)) === 'shown'
      : hasConfig(context, base, config);
  record.progress = 'in-doubt';
  const { merge, refusal, wasLost } = await mergeOnce(context.api, { base, head, commitMessage }, isShown).catch(
    (error: unknown) => {
      if (!mayHaveWritten(error)) record.progress = 'none';
      throw error;
    },
  );
  if (!wasLost && (!merge || isUpToDate(merge))) record.progress = 'none';
  if (refusal && !wasLost) {
    await requireBranch(context, head, refusal);
    throw new MovedError(refusal.message);
  }
  if (merge && isUpToDate(merge) && !wasLost) return false;
  const isSaid = merge && (merge.status === 'merged' || isUpToDate(merge));
  if (!isSaid && !(await (merge ? lookForMerge : patiently)(context, isShown))) {
    const why = refusal ? `an answer was lost, then ${refusal.message}` : `status ${JSON.stringify(merge?.status)}`;
    throw new Stop(
      'conflict',
      `The service took the merge, but ${base} doesn't show it (${why})`,
      `${base} may have the changes, or get them later.`,
      'Look into the dashboard, and run the job again.',
    );
  }
  record.commitSha = merge?.commitSha ?? undefined;
  record.progress = 'done';
  return true;
}
