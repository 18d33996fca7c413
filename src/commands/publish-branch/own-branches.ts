/** Creates the branches of a run in rounds, and deletes those that no run needs any more. */
import { createBranch } from '../../api/endpoints/content.js';
import { ApiError, hasStatus, mayHaveWritten, reasonOf } from '../../api/errors.js';
import { LOOK_DELAYS_MS } from '../../api/retry.js';
import { findCreated, removeBranch } from '../../project/work-branch.js';
import { ConflictError, writeOnce } from '../../project/write-once.js';
import { type Kind, leftBehind, nameTime, namesOf, outdated, type OwnNames } from './names.js';
import { emptyPlan, MovedError, type PublishContext, type Result, Stop } from './record.js';
import type { Start } from './start.js';

/** After so many starts that others made out of date, the run gives up. */
const MAX_ROUNDS = 3;

/** Starts again if base was moved. Rejects with Stop after the last round. */
export async function inRounds(
  context: PublishContext,
  start: Start,
  [kind, label]: readonly [Kind, string],
  work: (own: OwnBranches) => Promise<Result>,
): Promise<Result> {
  const { api, clock, log, pause, record } = context;
  const known = start.branches.map(({ name }) => name);
  for (let round = 1; ; round += 1) {
    const names = namesOf(nameTime(api.toServerMs(clock.now()), known), kind, label, round);
    record.names = names;
    const own = new OwnBranches(context, start, names, round);
    try {
      return await work(own).finally(() => own.removeAll());
    } catch (error) {
      if (!(error instanceof MovedError)) throw explainRejection(context, error);
      if (round === MAX_ROUNDS)
        throw new Stop(
          'conflict',
          `${start.base} changed during each of ${MAX_ROUNDS} tries (${error.message})`,
          'Nothing was changed.',
          'Run the job again, and give all jobs that publish the same concurrency group.',
        );
      log.info(`The branch changed during the run (${error.message}). Starting again.`);
      Object.assign(record, emptyPlan());
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

/** The branches that a round has created, or may have. */
export class OwnBranches {
  readonly #created = new Set<string>();

  constructor(
    readonly context: PublishContext,
    readonly start: Start,
    readonly names: OwnNames,
    /** Counts from 1. */
    readonly round: number,
  ) {}

  /** Creates the work branch. Resolves to the commit that it begins at, if the service tells. */
  async createWork(): Promise<string | undefined> {
    if (this.round === 1) await this.#removeLeftBehind();
    return this.#create(this.names.after);
  }

  async createRestorePoint(): Promise<void> {
    await this.#create(this.names.before);
  }

  /** Rejects with MovedError if the name is taken. */
  async #create(branchName: string): Promise<string | undefined> {
    const { api } = this.context;
    const { base } = this.start;
    this.#created.add(branchName);
    try {
      const { sourceBranch, sourceSha } = await writeOnce(
        (lookUp) => createBranch(api, { branchName, sourceBranch: base }, lookUp),
        () => findCreated(api, branchName),
      );
      if (sourceBranch === null || sourceBranch === base) return sourceSha ?? undefined;
      const text = `The service created a branch from ${JSON.stringify(sourceBranch)} instead of ${JSON.stringify(base)}`;
      const advice = 'Set "base" to the name of the branch that goes live.';
      throw new Stop('missing-branch', text, 'Nothing was changed.', advice);
    } catch (error) {
      // The branch is of another run, or there is none.
      if (error instanceof ConflictError || !(error instanceof Stop || mayHaveWritten(error)))
        this.#created.delete(branchName);
      if (!(error instanceof ConflictError)) throw error;
      throw hasStatus(error.cause, 409) ? new MovedError(error.message) : error.cause;
    }
  }

  /** The branches are a restore point now, and older ones may go. */
  async keep(): Promise<void> {
    this.#created.clear();
    const { branches, isComplete } = this.start;
    const own = Object.values(this.names).map((name: string) => ({ name, protected: null }));
    // One branch of a restore point is of no use.
    const kept = new Set<string>();
    for (const { id, name } of isComplete ? outdated([...branches, ...own]) : [])
      if (!kept.has(id) && !(await this.#remove('old restore point', name))) kept.add(id);
  }

  /** Deletes branches that runs left behind which were killed. A publication may be running beside a trial. */
  async #removeLeftBehind(): Promise<void> {
    const { inputs } = this.context;
    const { branches, isComplete } = this.start;
    // The other branch of a restore point may be there, but not listed.
    for (const { name, kind } of isComplete ? leftBehind(branches) : [])
      if (inputs.mode !== 'check' || kind === 'check') await this.#remove('branch', name, ' of an earlier run');
  }

  /**
   * Deletes what this round has created, if base has nothing of it. A merge that may still be carried out needs the
   * branches, and a cancelled run sends no further request: the next run clears up.
   */
  async removeAll(): Promise<void> {
    const { record, signal } = this.context;
    if (record.progress === 'in-doubt' || signal.aborted) return;
    for (const name of [...this.#created].reverse()) {
      await this.#remove('branch', name, ' of this run');
      this.#created.delete(name);
    }
  }

  /** False if the service refuses it. */
  async #remove(what: string, name: string, which = ''): Promise<boolean> {
    const { api, optional } = this.context;
    const work = async (): Promise<boolean> => removeBranch(api, name).then(() => true);
    return (await optional(`Deleting the ${what} ${name}${which}`, work)) ?? false;
  }
}
