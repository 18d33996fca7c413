/** Creates the branches of a run in rounds, and deletes those that no run needs any more. */
import { createBranch } from '../../../api/endpoints/content.js';
import { ApiError, hasStatus, mayHaveWritten, reasonOf } from '../../../api/errors.js';
import { MAX_ROUNDS, repeatRounds } from '../../../project/rounds.js';
import { withinMinute } from '../../../project/tidying.js';
import { findCreated, removeBranch } from '../../../project/work-branch.js';
import { ConflictError, writeOnce } from '../../../project/write-once.js';
import { groupBy } from '../../../text/group-by.js';
import { type Kind, leftBehind, nameTime, namesOf, outdated, type OwnNames, withMark } from '../names.js';
import { NO_PLAN, type PublishContext, type Result, Stop } from '../record.js';
import type { Start } from './start.js';
import { inputName } from '../../../text/input-names.js';

const ROUND_DELAYS_MS = [500, 1_500];

/** Starts again if base was moved. Rejects with Stop after the last round. */
export async function inRounds(
  context: PublishContext,
  start: Start,
  [kind, label]: readonly [Kind, string],
  work: (own: OwnBranches) => Promise<Result>,
): Promise<Result> {
  const { api, clock, record } = context;
  const { warnings } = record;
  const random = context.random();
  const workOnce = async (round: number): Promise<Result> => {
    const startMs = nameTime(api.toServerMs(clock.now()), start.branches);
    record.names = namesOf({ startMs, kind, label, random, round });
    const own = new OwnBranches(context, start, record.names, round);
    return work(own).finally(() => own.removeAll());
  };
  const onConflict = ({ message }: ConflictError): Stop => {
    Object.assign(record, NO_PLAN, { warnings });
    const text = `${start.base} changed during each of ${MAX_ROUNDS} tries (${message})`;
    const advice = 'Run the job again, and give all jobs that publish the same concurrency group.';
    return new Stop('conflict', text, 'Nothing was changed.', advice);
  };
  return repeatRounds(context, workOnce, onConflict, ROUND_DELAYS_MS).catch((error: unknown) => {
    // A 403 can mean the role, the plan, or a protected branch.
    if (!hasStatus(error, 403) || error.request.method !== 'POST') throw error;
    const reason = `${reasonOf(error) ?? error.message}. The key must be an editor key, and ${start.base} must not be protected against the API`;
    throw new ApiError(error.request, error.status, reason);
  });
}

/** The branches that a round has created, or may have. */
export class OwnBranches {
  readonly #created = new Set<string>();

  constructor(
    readonly context: PublishContext,
    readonly start: Start,
    public names: OwnNames,
    /** Counts from 1. */
    readonly round: number,
  ) {}

  /** Creates the work branch. Resolves to the commit that it begins at, if the service tells. */
  async createWork(): Promise<string | undefined> {
    if (this.round === 1) await this.#removeLeftBehind();
    return this.create(this.names.after);
  }

  /** Creates the restore point. @param marked the deployment before; undefined if that isn't known */
  async createPoint(marked: { readonly deploymentId: string | undefined } | undefined): Promise<void> {
    const { names, context } = this;
    if (marked) this.names = { ...names, before: withMark(names.before, marked.deploymentId) };
    context.record.names = this.names;
    await this.create(this.names.before);
  }

  /** Creates a branch of base. Rejects with ConflictError if the name is taken. */
  async create(branchName: string): Promise<string | undefined> {
    const { api } = this.context;
    const { base } = this.start;
    this.#created.add(branchName);
    const { sourceBranch, sourceSha } = await writeOnce(
      (lookUp) => createBranch(api, { branchName, sourceBranch: base }, lookUp),
      () => findCreated(api, branchName),
    ).catch((error: unknown) => {
      const isRefused = error instanceof ConflictError;
      // The branch is of another run, or there is none.
      if (isRefused || !mayHaveWritten(error)) this.#created.delete(branchName);
      throw isRefused && !hasStatus(error.cause, 409) ? error.cause : error;
    });
    if (sourceBranch === null || sourceBranch === base) return sourceSha ?? undefined;
    const text = `The service created a branch from ${JSON.stringify(sourceBranch)} instead of ${JSON.stringify(base)}`;
    const advice = `Set ${inputName('base')} to the name of the branch that goes live.`;
    throw new Stop('missing-branch', text, 'Nothing was changed.', advice);
  }

  /** The branches are a restore point now, and older ones may go. */
  async keep(): Promise<void> {
    this.#created.clear();
    const { branches, isComplete } = this.start;
    // Branches of other runs can have later times in their names, and sort after these.
    const own = Object.values(this.names).map((name: string) => ({ name, protected: true }));
    const points = groupBy(isComplete ? outdated([...branches, ...own]) : [], ({ id }) => id);
    await Promise.all(
      [...points.values()].map(async (pair) => {
        // One branch of a restore point is of no use.
        for (const { name } of pair) if (!(await this.#remove('old restore point', name))) return;
      }),
    );
  }

  /** Deletes branches that runs left behind which were killed. A publication may be running beside a trial. */
  async #removeLeftBehind(): Promise<void> {
    const { branches, isComplete } = this.start;
    const isTrial = this.context.inputs.mode === 'check';
    // The other branch of a restore point may be there, but not listed.
    const left = isComplete ? leftBehind(branches).filter(({ kind }) => !isTrial || kind === 'check') : [];
    // One that can't be deleted holds up no other.
    await Promise.all(left.map(({ name }) => this.#remove('branch', name, ' of an earlier run')));
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
    const work = async (): Promise<boolean> =>
      withinMinute(this.context, (late) => removeBranch(api, name, late)).then(() => true);
    return (await optional(`Deleting the ${what} ${name}${which}`, work)) ?? false;
  }
}
