/** Merges into the branch of this run and into base, and looks for merges whose response is lost or says nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../../api/api.js';
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
  GoneError,
  isSame,
  type PageChange,
  type Reading,
  readState,
} from './branch-state.js';
import type { OwnBranches } from './own-branches.js';
import { type PublishContext, Stop } from '../record.js';

type Merging = Reading & Pick<PublishContext, 'clock'>;
type Look = () => Promise<boolean>;

/**
 * Sends a merge, and sends it again after a lost response: that is harmless in Git, and its response is the only proof. A
 * page that matches may be the same edit of somebody else.
 * @param isShown is asked only if no response can be read. Then everything that should have changed must show
 */
async function tryMerge(
  api: Api,
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

async function lookForMerge(project: Merging, isShown: Look): Promise<boolean> {
  return (await patiently(project, isShown)) || waitForMerge(project, isShown, MERGE_LOOKS);
}

/** Rejects with GoneError if a conflict means that the branch of this run is gone. Reads may not show a new one at once. */
export async function requireBranch(
  project: Pick<Reading, 'api' | 'pause'>,
  branch: string,
  conflict: unknown,
): Promise<void> {
  if (hasStatus(conflict, 404) && !(await patiently(project, () => hasBranch(project.api, branch))))
    throw new GoneError(branch);
}

interface Changed {
  readonly work: BranchState;
  readonly difference: Difference;
}

/** What a merge into the branch of this run shows. */
export interface TriedMerge {
  /** Undefined if there is nothing to merge. */
  readonly changed?: Changed | undefined;
  /** Undefined if it isn't known. */
  readonly hasConflict?: boolean | undefined;
  /** Ends the run if there is a conflict. */
  readonly conflict?: Stop;
  readonly warnings: readonly string[];
}

/**
 * Creates the work branch and merges `from` into it, which tells exactly what goes live.
 * @param base as it was read; its texts are read once
 */
export async function mergeIntoWork(own: OwnBranches, base: BranchState, from: string): Promise<TriedMerge> {
  const { run } = own;
  const { after } = own.names;
  const sourceSha = await own.createWork();
  const known = new Map<string, string | undefined>();
  let found: Changed | undefined;
  const isChanged: Look = async () => {
    const work = await readState(run, after);
    found = { work, difference: await compareBranches(run, [base, work], known) };
    return !isSame(found.difference);
  };
  const attempt = await tryMerge(run.api, [after, from, `Merge ${from}`], isChanged);
  const { refusal, wasLost } = attempt;
  const word = wordOf(attempt, sourceSha);
  await requireBranch(run, after, refusal);
  if (refusal?.status === 404) throw new GoneError(from);
  const look = word === 'promised' ? lookForMerge : patiently;
  const canShow = word !== 'nothing' && (!refusal || wasLost);
  // Other files than pages may be all that changes.
  const isShown = canShow && ((await look(run, isChanged)) || word === 'done');
  const isClear = isShown || word === 'nothing';
  const { isNothing, ...shown } = isClear
    ? { isNothing: !isShown, hasConflict: false, warnings: [] }
    : await explain(run, [base, await readState(run, from)], attempt, isChanged);
  return { ...shown, changed: isNothing ? undefined : found };
}

/** Pages that a conflict names. */
const MAX_NAMED = 20;

interface Unclear extends TriedMerge {
  /** False if the merge shows late. */
  readonly isNothing: boolean;
}

/**
 * The service refused the merge, or said nothing: both may mean that there is nothing to merge. Rejects with Stop if the
 * branches differ, and the merge doesn't show.
 */
async function explain(
  project: Merging,
  [base, head]: readonly [BranchState, BranchState],
  { result, refusal }: Attempt<Merge>,
  isShown: Look,
): Promise<Unclear> {
  // A conflict can be in pages of the same size.
  const difference = await compareBranches(project, [base, head], new Map(), refusal && head);
  const unchanged = `Nothing was changed on ${base.branch}.`;
  if (!refusal) {
    if (isSame(difference)) return { isNothing: true, hasConflict: false, warnings: [] };
    if (result?.status === null && (await lookForMerge(project, isShown)))
      return { isNothing: false, hasConflict: false, warnings: [] };
    const text = `The service accepted the merge of ${head.branch} (status ${JSON.stringify(result?.status)}), but doesn't carry it out`;
    throw new Stop('conflict', text, unchanged, 'Check the dashboard, and run the job again later.');
  }
  const why = endSentence(refusal.message);
  if (!isSame(difference)) {
    const paths = difference.changes.map(({ path }) => path);
    const pages = paths.length > 0 ? [`Pages that differ: ${listItems(paths, MAX_NAMED)}.`] : [];
    if (difference.hasConfigChange) pages.push('The configuration differs.');
    const advice = `Merge ${base.branch} into ${head.branch}, and solve the conflicts there.`;
    const text = `${head.branch} conflicts with ${base.branch}`;
    const conflict = new Stop('conflict', text, why, unchanged, ...pages, advice);
    return { isNothing: true, hasConflict: true, conflict, warnings: [] };
  }
  if (!difference.isComplete) {
    const text = `The service rejects the merge of ${head.branch}, and docs-ci can't tell why`;
    throw new Stop('conflict', text, why, unchanged, 'The list of pages is incomplete. Check the dashboard.');
  }
  const warning = `The service rejected the merge: ${why} All listed pages have the same texts, but others may conflict.`;
  return { isNothing: true, warnings: [warning] };
}

/** What base gets with the merge. */
export interface Proof {
  readonly changes: readonly PageChange[];
  /** Undefined if the configuration doesn't change. */
  readonly config: unknown;
}

/** True if base has all that the merge changes. */
async function hasAll(project: Reading, base: string, { changes, config }: Proof): Promise<boolean> {
  for (const { path, oldPath = path, after } of changes) {
    for (const one of new Set([path, oldPath])) {
      const text = await readSource(project, { branch: base, formsOf: exactly }, one);
      if (!isSameText(text, one === path ? after : undefined)) return false;
    }
  }
  return config === undefined ? changes.length > 0 : hasConfig(project, base, config);
}

/** Rejects with GoneError if the branch is gone: then a configuration that can't be read would say nothing. */
export async function hasConfig(project: Reading, branch: string, config: unknown): Promise<boolean> {
  return config !== undefined && isDeepStrictEqual((await readState(project, branch)).config, config);
}

/** What became of base. `refused`: it has nothing of the merge, for sure. */
export type LiveMerge =
  | { readonly kind: 'done'; readonly commitSha: string | undefined }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly error: Error };

/**
 * Merges the branch of this run into base, once. Base may have the merge if this rejects: with Stop if the service accepted
 * it, and base never shows it. The error of a refusal is a ConflictError if Git can't merge.
 */
export async function mergeIntoBase(
  { run, start: { base }, names: { after } }: OwnBranches,
  message: string,
  proof: Proof,
): Promise<LiveMerge> {
  const isShown: Look = async () => hasAll(run, base, proof);
  const attempt = await tryMerge(run.api, [base, after, message], isShown).catch((error: unknown) => {
    if (mayHaveWritten(error) || !(error instanceof Error)) throw error;
    return error;
  });
  if (attempt instanceof Error) return { kind: 'refused', error: attempt };
  const word = wordOf(attempt);
  if (word === 'nothing') return { kind: 'nothing' };
  const { result, refusal, wasLost } = attempt;
  if (refusal && !wasLost) return { kind: 'refused', error: new ConflictError(refusal.message, { cause: refusal }) };
  if (word !== 'done' && !(await (refusal ? patiently : lookForMerge)(run, isShown))) {
    const why = refusal ? `a response was lost, then ${refusal.message}` : `status ${JSON.stringify(result?.status)}`;
    throw new Stop(
      'conflict',
      `The service accepted the merge, but ${base} doesn't show it (${why})`,
      `${base} may have the changes, or get them later.`,
      'Check the dashboard, and run the job again.',
    );
  }
  return { kind: 'done', commitSha: result?.commitSha ?? undefined };
}
