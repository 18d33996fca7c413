/**
 * Pushes one folder: reads a branch, plans for it, stops the run if the plan may not be written (syntax, edits, too many
 * deletions), writes, and keeps what the run learns. Only the modes know it.
 */
import { mayHaveWritten } from '../../../api/errors.js';
import type { Commit } from '../../../api/schemas/content.js';
import { type Before, rememberDeployments } from '../../../deployments/deployment-search.js';
import type { Batch } from '../../../project/batches.js';
import { readNewBranch, readUntil } from '../../../project/patiently.js';
import { readConfig } from '../../../project/read-project.js';
import { type ConfiguredChanges, withConfigFile } from '../apply/config-file.js';
import { findRaces } from '../apply/find-races.js';
import { lookAtManifest } from '../apply/numbered-manifest.js';
import type { Rounds } from '../apply/rounds.js';
import { type Look, pushBatch } from '../apply/write.js';
import { checkPages } from '../folder/check-pages.js';
import type { LocalFolder, LocalPage } from '../folder/read-pages.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { type PlannedChanges, needsNavigation, planChanges } from '../plan/plan-changes.js';
import { comparePages, guessPages } from '../project/compare-pages.js';
import type { PageStep, Plan } from '../plan/steps.js';
import { openProject, type Project, readNavigation } from '../project/open-project.js';
import { findSimilarFolders } from '../project/similar-folders.js';
import { writePlanFiles } from '../report/plan-files.js';
import { proposeEdits } from '../report/propose-edits.js';
import { type Learned, nothingLearned, type Progress, Stop, type StopReason } from '../record.js';

/** Knows for the time of a write to the target, and after it if its response is lost, that it may have been made. */
export async function inDoubt<T>(facts: { progress: Progress }, write: () => Promise<T>): Promise<T> {
  const { progress } = facts;
  facts.progress = 'in-doubt';
  try {
    const result = await write();
    facts.progress = progress;
    return result;
  } catch (error) {
    if (!mayHaveWritten(error)) facts.progress = progress;
    throw error;
  }
}

/** The name of the deployment branch. @param effect for a notice: what docs-ci doesn't do without it */
export async function readDeploymentBranch(
  run: Pick<PushRun, 'api' | 'log'>,
  effect?: string,
): Promise<string | undefined> {
  return (await readConfig(run, undefined, effect))?.branch ?? undefined;
}

export class Push {
  readonly facts: Learned = nothingLearned();
  readonly #checked = new Set<LocalPage>();
  #hasProposed = false;
  #similar: Plan['similar'];

  constructor(
    readonly run: PushRun,
    readonly folder: LocalFolder,
  ) {}

  /** The name of the base branch, if it is known so far. */
  get base(): string | undefined {
    return this.run.inputs.base ?? this.facts.deploymentBranch;
  }

  /** The name of the deployment branch. @param effect for a notice: what docs-ci doesn't do without it */
  async findDeploymentBranch(effect?: string): Promise<string | undefined> {
    return (this.facts.deploymentBranch ??= await readDeploymentBranch(this.run, effect));
  }

  /** @param rounds those of the run, if a conflict can have shown that the list of the service lacks pages */
  open(branch: string | undefined, rounds?: Rounds): Promise<Project> {
    return openProject(this.run, branch, this.folder, rounds !== undefined && rounds.number > 1);
  }

  /** Reads a branch that was created or written just now, a few times while a reading seems to be older than that. */
  openFresh(branch: string, isStale: (project: Project) => boolean, rounds?: Rounds): Promise<Project> {
    const open = (): Promise<Project> => readNewBranch(this.run, () => this.open(branch, rounds));
    return readUntil(this.run, open, (project) => !isStale(project));
  }

  /**
   * Plans for a branch that may have been created or merged just now: reads may not show it at once. Rejects with Stop.
   * @param isStale true for a reading without what the run has merged
   */
  async planNew(
    branch: string,
    rounds: Rounds,
    isStale: (project: Project) => boolean = () => false,
  ): Promise<ConfiguredChanges> {
    const project = await this.openFresh(branch, isStale, rounds);
    const planned = await this.plan(project);
    await this.pass(planned);
    return withConfigFile(this.run, planned);
  }

  /** @param isGuess true if the changes are certain to need a work branch, whose pages are read instead */
  async plan(project: Project, isGuess = false): Promise<PlannedChanges> {
    const { run, facts } = this;
    const { pages } = this.folder;
    const needsName = isGuess && run.inputs.base === undefined;
    const needsConfig = needsName || needsNavigation(run.inputs, project, pages);
    const config = needsConfig ? await readNavigation(run, project.branch) : undefined;
    if (project.branch === undefined) facts.deploymentBranch ??= config?.branch ?? undefined;
    const compared = isGuess ? guessPages(project) : await comparePages(run, project, pages);
    const planned = await planChanges(run, { project, pages, compared, config });
    // A folder without pages gets none.
    this.#similar ??= pages.length === 0 ? [] : await findSimilarFolders(run.api, project, purposeOf(run));
    return { ...planned, plan: { ...planned.plan, similar: this.#similar } };
  }

  /**
   * Keeps a plan. Rejects with Stop if nothing may be written.
   * @param isGuess true if no page was read: then the files are written with the plan that follows, unless the run stops
   */
  async pass(planned: PlannedChanges, isGuess = false): Promise<void> {
    const { run, facts } = this;
    facts.plan = planned.plan;
    const reason = await this.#findReason(planned);
    if (reason || !isGuess) ({ files: facts.files, edits: facts.edits } = await writePlanFiles(run, planned));
    // A later plan has the same edits, unless people edit pages during the run. The next run proposes those.
    if (!isGuess && !this.#hasProposed) {
      this.#hasProposed = true;
      facts.proposal = await proposeEdits(run, planned);
    }
    if (reason) throw new Stop(reason);
  }

  async #findReason({ plan, changes }: PlannedChanges): Promise<StopReason | undefined> {
    const { host, inputs, log, signal } = this.run;
    const deletes = plan.steps.filter(({ action }) => action === 'delete');
    if (deletes.length > plan.maxDeletes) return { kind: 'too-many-deletes', deletes, limit: plan.maxDeletes };
    const written = changes.flatMap(({ step }) => step?.page ?? []).filter((page) => !this.#checked.has(page));
    const rules = { workspace: host.workspace, syntax: inputs.syntax, log, signal };
    const found = [...this.facts.problems, ...(await checkPages(written, rules))];
    this.facts.problems = found;
    for (const page of written) this.#checked.add(page);
    const problems = found.filter(({ kind }) => kind === 'syntax');
    if (problems.length > 0) return { kind: 'syntax', problems };
    return plan.gated.length > 0 ? { kind: 'edited', steps: plan.gated } : undefined;
  }

  /** The deployments before a push, so that the one of the push is known to be another. Undefined if wait is false. */
  async lookBefore(): Promise<Before | undefined> {
    const { api, inputs } = this.run;
    return inputs.wait ? rememberDeployments({ api }) : undefined;
  }

  /** Does a write to the target, which may have been made if its response is lost. */
  inDoubt<T>(write: () => Promise<T>): Promise<T> {
    return inDoubt(this.facts, write);
  }

  /** Pushes one commit of a plan, and counts it. @param look at the branch; missing for a branch of this run */
  async pushBatch(planned: PlannedChanges, batch: Batch, look?: Look): Promise<Commit> {
    const commit = await pushBatch(this.run, planned, batch, look);
    const { count } = this.facts.commits;
    this.facts.commits = { count: count + 1, sha: commit.commitSha ?? undefined };
    return commit;
  }

  /** Keeps that base has the steps, and looks at what the service and others made of them. */
  async completeOn(base: string | undefined, planned: PlannedChanges, written: readonly PageStep[]): Promise<void> {
    const { run, facts } = this;
    facts.written = written;
    facts.progress = 'done';
    facts.hiddenManifest = await lookAtManifest(run, planned, base);
    facts.navigationRaces = await findRaces(run, planned, base);
  }
}
