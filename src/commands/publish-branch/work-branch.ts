/** Merges `from` into a branch of this run, which tells exactly what goes live: conflicts, changes and deletions. */
import { mergeBranches } from '../../api/endpoints/content.js';
import type { Merge } from '../../api/schemas/content.js';
import { patiently } from '../../project/patiently.js';
import { isConflict } from '../../project/write-once.js';
import { listItems } from '../../text/list-items.js';
import { type BranchState, goneError, hasSameList, readList, readState } from './branch-state.js';
import { compareBranches, type Difference, isSame } from './compare-branches.js';
import { isUpToDate, lookForMerge, type OwnBranches, requireBranch } from './own-branches.js';
import { type PublishContext, Stop } from './record.js';

/** Pages that a conflict names. */
const MAX_NAMED = 20;

export interface Merged {
  readonly work: BranchState;
  readonly difference: Difference;
}

/**
 * Creates the branch and merges. Undefined if `from` has nothing new. Rejects with Stop for a conflict.
 * @param base as it was read; its texts are read once
 */
export async function mergeIntoWork(
  context: PublishContext,
  own: OwnBranches,
  base: BranchState,
  from: string,
): Promise<Merged | undefined> {
  const { record } = context;
  const head = own.names.after;
  const sourceSha = await own.create(head, base.branch);
  const attempt: Attempt = { ...(await merge(context, { base: head, head: from, live: base })), sourceSha };
  const texts = new Map<string, string | undefined>();
  const compare = async (): Promise<Merged> => {
    const work = await readState(context, head);
    return { work, difference: await compareBranches(context, base, work, texts) };
  };
  if (attempt.merge && isNothing(attempt.merge, attempt)) {
    record.hasConflict = false;
    return undefined;
  }
  const found = attempt.merge || attempt.wasLost ? await lookUntilChanged(context, attempt, compare) : undefined;
  if (found && (!isSame(found.difference) || isSaid(attempt))) {
    record.hasConflict = false;
    return found;
  }
  return decideUnclear(context, { base, from, attempt }, compare);
}

interface Attempt {
  /** Undefined if the service refused it. */
  readonly merge: Merge | undefined;
  /** True if a response was lost, so that an earlier attempt may have merged. */
  readonly wasLost: boolean;
  readonly refusal: string;
  readonly sourceSha?: string | undefined;
}

/** Sends the merge. It may be repeated: nothing is live. */
async function merge(
  context: PublishContext,
  { base, head, live }: { readonly base: string; readonly head: string; readonly live: BranchState },
): Promise<Attempt> {
  const { api } = context;
  const lost = { is: false };
  const isChanged = async (): Promise<Merge | undefined> => {
    lost.is = true;
    const isDone = !hasSameList(live, await readList(context, base));
    return isDone ? { commitSha: null, status: 'merged' } : undefined;
  };
  try {
    const merged = await mergeBranches(api, { base, head, commitMessage: `Merge ${head}`.slice(0, 250) }, isChanged);
    return { merge: merged, wasLost: lost.is, refusal: '' };
  } catch (error) {
    if (!isConflict(error)) throw error;
    await requireBranch(context, base, error);
    if (error.status === 404) throw goneError(context, head);
    return { merge: undefined, wasLost: lost.is, refusal: error.message };
  }
}

/** After a lost response, the word tells nothing: the first attempt may have merged. */
function isNothing(merged: Merge, { wasLost, sourceSha }: Attempt): boolean {
  if (wasLost) return false;
  return isUpToDate(merged) || (merged.commitSha !== null && merged.commitSha === sourceSha);
}

/** True if the service has merged, now or in an attempt before. Then other files than pages may be all that changes. */
function isSaid({ merge: merged, sourceSha, wasLost }: Attempt): boolean {
  if (!merged) return false;
  const isNewCommit = merged.commitSha !== null && sourceSha !== undefined && merged.commitSha !== sourceSha;
  return merged.status === 'merged' || isNewCommit || (wasLost && isUpToDate(merged));
}

/** Reads may not show the merge yet, and a service may carry it out later. */
async function lookUntilChanged(
  context: PublishContext,
  attempt: Attempt,
  compare: () => Promise<Merged>,
): Promise<Merged | undefined> {
  let found = undefined as Merged | undefined;
  const isChanged = async (): Promise<boolean> => !isSame((found = await compare()).difference);
  const isOtherWord = attempt.merge && !isSaid(attempt) && attempt.merge.status !== null;
  await (isOtherWord ? lookForMerge(context, isChanged) : patiently(context, isChanged));
  return found;
}

/** The service refused the merge, or said nothing: both may mean that there is nothing to merge. */
async function decideUnclear(
  context: PublishContext,
  { base, from, attempt }: { readonly base: BranchState; readonly from: string; readonly attempt: Attempt },
  compare: () => Promise<Merged>,
): Promise<Merged | undefined> {
  const { record } = context;
  const texts = await compareBranches(context, base, await readState(context, from));
  if (isSame(texts)) {
    record.hasConflict = false;
    return undefined;
  }
  const { merge: merged, refusal } = attempt;
  const isChanged = async (): Promise<boolean> => !isSame((await compare()).difference);
  if (merged?.status === null && (await lookForMerge(context, isChanged))) {
    record.hasConflict = false;
    return compare();
  }
  if (merged)
    throw new Stop(
      'conflict',
      `The service took the merge of ${from} (status ${JSON.stringify(merged.status)}), but doesn't carry it out`,
      `Nothing was changed on ${base.branch}.`,
      'Look into the dashboard, and run the job again later.',
    );
  record.hasConflict = true;
  const paths = texts.changes.map(({ path }) => path);
  throw new Stop(
    'conflict',
    `${from} conflicts with ${base.branch}`,
    refusal.replace(/\.?$/, '.'),
    `Nothing was changed on ${base.branch}.`,
    ...(paths.length > 0 ? [`Pages that differ: ${listItems(paths, MAX_NAMED)}.`] : []),
    `Merge ${base.branch} into ${from}, and solve the conflicts there.`,
  );
}
