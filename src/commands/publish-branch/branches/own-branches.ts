/** Creates the branches of a round, and deletes those that no run needs any more. */
import { createBranch } from '../../../api/endpoints/content.js';
import { hasStatus, mayHaveWritten } from '../../../api/errors.js';
import { withinMinute } from '../../../project/tidying.js';
import { findCreated, removeBranch } from '../../../project/work-branch.js';
import { ConflictError, writeOnce } from '../../../project/write-once.js';
import { groupBy } from '../../../text/group-by.js';
import { leftBehind, outdated, type OwnNames, withMark } from '../names.js';
import { type PublishRun, Stop } from '../record.js';
import type { Start } from './start.js';
import { inputName } from '../../../text/input-names.js';

/** The branches that a round has created, or may have. */
export class OwnBranches {
  readonly #created = new Set<string>();

  constructor(
    readonly run: PublishRun,
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
    const { names } = this;
    if (marked) this.names = { ...names, before: withMark(names.before, marked.deploymentId) };
    await this.create(this.names.before);
  }

  /** Creates a branch of base. Rejects with ConflictError if the name is taken. */
  async create(branchName: string): Promise<string | undefined> {
    const { api } = this.run;
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
    throw new Stop('invalid-input', text, 'Nothing was changed.', advice);
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
    const isTrial = this.run.inputs.mode === 'check';
    // The other branch of a restore point may be there, but not listed.
    const left = isComplete ? leftBehind(branches).filter(({ kind }) => !isTrial || kind === 'check') : [];
    // One that can't be deleted holds up no other.
    await Promise.all(left.map(({ name }) => this.#remove('branch', name, ' of an earlier run')));
  }

  /**
   * Deletes what this round has created, if base has nothing of it. A cancelled run sends no further request: the next run
   * clears up.
   */
  async removeAll(): Promise<void> {
    if (this.run.signal.aborted) return;
    for (const name of [...this.#created].reverse()) {
      await this.#remove('branch', name, ' of this run');
      this.#created.delete(name);
    }
  }

  /** False if the service refuses it. */
  async #remove(what: string, name: string, which = ''): Promise<boolean> {
    const { api, optional } = this.run;
    const work = async (): Promise<boolean> =>
      withinMinute(this.run, (late) => removeBranch(api, name, late)).then(() => true);
    return (await optional(`Deleting the ${what} ${name}${which}`, work)) ?? false;
  }
}
