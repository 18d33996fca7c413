/** Creates, merges and deletes the branches of a run, and looks up what a lost response leaves open. */
import { createBranch, mergeBranches, type Operation } from '../../api/endpoints/content.js';
import { ApiError, hasStatus, mayHaveWritten, reasonOf } from '../../api/errors.js';
import { LOOK_DELAYS_MS } from '../../api/retry.js';
import type { Branch, Merge } from '../../api/schemas/content.js';
import { patiently } from '../../project/patiently.js';
import { findCreated, hasBranch, removeBranch } from '../../project/work-branch.js';
import { ConflictError, isConflict, lookAtOperations, writeOnce } from '../../project/write-once.js';
import type { PageForms } from '../../project/read-project.js';
import { goneError } from './branch-state.js';
import { emptyPlan, MovedError, type PublishContext, Stop } from './record.js';
import type { Start } from './start.js';
import { leftBehind, outdated, type OwnNames } from './names.js';

/** After so many starts that others made out of date, the run gives up. */
const MAX_ROUNDS = 3;

/** Starts again if base was moved. Rejects with Stop after the last round. */
export async function inRounds<T>(context: PublishContext, work: (round: number) => Promise<T>): Promise<T> {
  const { log, pause, record } = context;
  for (let round = 1; ; round += 1) {
    try {
      return await work(round);
    } catch (error) {
      if (!(error instanceof MovedError)) throw explainRejection(context, error);
      if (round === MAX_ROUNDS)
        throw new Stop(
          'conflict',
          `${record.base ?? 'The branch'} changed during each of ${MAX_ROUNDS} tries (${error.message})`,
          'Nothing was changed.',
          'Run the job again, and give all jobs that publish the same concurrency group.',
        );
      log.info(`The branch changed during the run (${error.message}). Starting again.`);
      Object.assign(record, { steps: undefined, hasConflict: undefined, ...emptyPlan() });
      await pause(LOOK_DELAYS_MS[round - 1] ?? 0);
    }
  }
}

/** A 403 can mean the role, the plan, or a protected branch. */
function explainRejection({ record }: PublishContext, error: unknown): unknown {
  if (!hasStatus(error, 403) || error.request.method !== 'POST') return error;
  const reason = `${reasonOf(error) ?? error.message}. The key needs the role editor, and ${record.base ?? 'the branch'} must not be protected against the API`;
  return new ApiError(error.request, error.status, reason);
}

/** The branches that a run has created, or may have. */
export class OwnBranches {
  readonly #names = new Set<string>();

  constructor(
    readonly context: PublishContext,
    readonly names: OwnNames,
  ) {}

  /** Resolves to the commit that the branch begins at, if the service tells. Rejects with MovedError if the name is taken. */
  async create(branchName: string, sourceBranch: string): Promise<string | undefined> {
    const { api } = this.context;
    this.#names.add(branchName);
    try {
      const created = await writeOnce(
        (lookUp) => createBranch(api, { branchName, sourceBranch }, lookUp),
        () => findCreated(api, branchName),
      );
      if (created.sourceBranch !== null && created.sourceBranch !== sourceBranch)
        throw new Stop(
          'missing-branch',
          `The service created a branch from ${JSON.stringify(created.sourceBranch)} instead of ${JSON.stringify(sourceBranch)}`,
          'Nothing was changed.',
          'Set "base" to the name of the branch that goes live.',
        );
      return created.sourceSha ?? undefined;
    } catch (error) {
      // The branch is of another run, or there is none.
      if (error instanceof ConflictError || !(error instanceof Stop || mayHaveWritten(error)))
        this.#names.delete(branchName);
      if (!(error instanceof ConflictError)) throw error;
      if (hasStatus(error.cause, 409)) throw new MovedError(error.message);
      throw error.cause;
    }
  }

  /** The branches are a restore point now. */
  keep(): void {
    this.#names.clear();
  }

  /**
   * Deletes what this run has created, if base has nothing of it. A merge that may still be carried out needs the branches,
   * and a cancelled run sends no further request: the next run clears up.
   */
  async removeAll(): Promise<void> {
    const { api, optional, record, signal } = this.context;
    if (record.progress === 'in-doubt' || signal.aborted) return;
    for (const name of [...this.#names].reverse()) {
      await optional(`Deleting the branch ${name} of this run`, () => removeBranch(api, name));
      this.#names.delete(name);
    }
  }
}

/** Deletes branches that runs left behind which were killed. @param isTrial a publication may be running beside a trial */
export async function removeLeftBehind(
  { api, optional }: PublishContext,
  { branches, isComplete }: Start,
  isTrial = false,
): Promise<void> {
  // The other branch of a restore point may be there, but not listed.
  if (!isComplete) return;
  for (const { name, kind } of leftBehind(branches))
    if (!isTrial || kind === 'check')
      await optional(`Deleting the branch ${name} of an earlier run`, () => removeBranch(api, name));
}

/** Deletes all but the newest restore points. @param added the branches of this run */
export async function removeOutdated(
  { api, optional }: PublishContext,
  { branches, isComplete }: Start,
  added: OwnNames,
): Promise<void> {
  if (!isComplete) return;
  const own = [added.before, added.after].map((name): Branch => ({ name, protected: null }));
  const kept = new Set<string>();
  for (const { id, name } of outdated([...branches, ...own])) {
    if (kept.has(id)) continue;
    const isGone = await optional(`Deleting the old restore point ${name}`, async () => {
      await removeBranch(api, name);
      return true;
    });
    // One half of a restore point is of no use.
    if (!isGone) kept.add(id);
  }
}

/** What shows on a branch that it has a merge. */
export interface Proof extends Pick<PageForms, 'formsOf'> {
  readonly operations: readonly Operation[];
  /** Looks at what the operations don't show. Undefined if nothing else shows it. */
  readonly look?: (() => Promise<boolean>) | undefined;
}

/** Words for a merge of what the base already has. */
const UP_TO_DATE = /^(?:already[ _-]?)?up[ _-]?to[ _-]?date$/i;

export function isUpToDate({ status }: Merge): boolean {
  return status !== null && UP_TO_DATE.test(status);
}

/** How often and how long a merge is looked for that the service took but didn't confirm. */
const LOOK_EVERY_MS = 5_000;
const MAX_LOOKS_MS = 60_000;

/** Looks at 0, 0.5, 1.5 and 4 s, then every 5 s for a minute. */
export async function lookForMerge(context: PublishContext, isShown: () => Promise<boolean>): Promise<boolean> {
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

/**
 * Merges the branch of this run into base, once. False if base had everything. Rejects with MovedError if Git can't, and
 * with Stop if base never shows it.
 */
export async function mergeIntoBase(
  context: PublishContext,
  { base, head, message }: { readonly base: string; readonly head: string; readonly message: string },
  { operations, formsOf, look }: Proof,
): Promise<boolean> {
  const { api, record } = context;
  const target = { branch: base, formsOf };
  const isShown = async (): Promise<boolean> =>
    operations.length > 0
      ? (await lookAtOperations(context, target, operations)) === 'shown'
      : ((await look?.()) ?? false);
  const lost = { is: false };
  record.progress = 'in-doubt';
  const merged = await mergeBranches(api, { base, head, commitMessage: message }, async () => {
    lost.is = true;
    return (await isShown()) ? CARRIED_OUT : undefined;
  }).catch(async (error: unknown): Promise<Merge> => {
    if (isConflict(error) && lost.is) {
      if (await patiently(context, isShown)) return CARRIED_OUT;
      throw unconfirmed(base, `an answer was lost, then ${error.message}`);
    }
    if (!mayHaveWritten(error)) record.progress = 'none';
    if (!isConflict(error)) throw error;
    await requireBranch(context, head, error);
    throw new MovedError(error.message);
  });
  if (isUpToDate(merged) && !lost.is) {
    record.progress = 'none';
    return false;
  }
  record.commitSha = merged.commitSha ?? undefined;
  const isSaid = merged.status === 'merged' || isUpToDate(merged);
  if (!isSaid && !(await lookForMerge(context, isShown)))
    throw unconfirmed(base, `status ${JSON.stringify(merged.status)}`);
  record.progress = 'done';
  return true;
}

const CARRIED_OUT: Merge = { commitSha: null, status: 'merged' };

function unconfirmed(base: string, why: string): Stop {
  return new Stop(
    'conflict',
    `The service took the merge, but ${base} doesn't show it (${why})`,
    `${base} may have the changes, or get them later.`,
    'Look into the dashboard, and run the job again.',
  );
}

/** Rejects with Stop if a conflict means that the branch of this run is gone. Reads may not show a new one at once. */
export async function requireBranch(context: PublishContext, branch: string, conflict: unknown): Promise<void> {
  if (hasStatus(conflict, 404) && !(await patiently(context, () => hasBranch(context.api, branch))))
    throw goneError(context, branch);
}
