/** Reads a branch, plans for it, and stops the run if the plan may not be written: syntax, edits, too many deletions. */
import { readNewBranch, readUntil } from '../../../project/patiently.js';
import { type ConfiguredChanges, withConfigFile } from '../apply/config-file.js';
import type { Rounds } from '../apply/rounds.js';
import { checkPages } from '../folder/check-pages.js';
import type { LocalFolder, LocalPage } from '../folder/read-pages.js';
import { type PlannedChanges, needsNavigation, planChanges } from '../plan/plan-changes.js';
import { comparePages, guessPages } from '../project/compare-pages.js';
import { openProject, type Project, readNavigation } from '../project/open-project.js';
import { writePlanFiles } from '../report/plan-files.js';
import { proposeEdits } from '../report/propose-edits.js';
import { type PushContext, Stop, type StopReason } from '../record.js';

/** Plans for the branches of one run. */
export class Planner {
  readonly #checked = new Set<LocalPage>();
  #hasProposed = false;

  constructor(
    readonly context: PushContext,
    readonly folder: LocalFolder,
  ) {}

  /** @param rounds those of the run, if a conflict can have shown that the list of the service lacks pages */
  open(branch: string | undefined, rounds?: Rounds): Promise<Project> {
    return openProject(this.context, branch, this.folder, rounds !== undefined && rounds.number > 1);
  }

  /** Reads a branch that was created or written just now, a few times while a reading seems to be older than that. */
  openFresh(branch: string, isStale: (project: Project) => boolean, rounds?: Rounds): Promise<Project> {
    const open = (): Promise<Project> => readNewBranch(this.context, () => this.open(branch, rounds));
    return readUntil(this.context, open, (project) => !isStale(project));
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
    return withConfigFile(this.context, planned);
  }

  /** @param isGuess true if the changes are certain to need a work branch, whose pages are read instead */
  async plan(project: Project, isGuess = false): Promise<PlannedChanges> {
    const { context } = this;
    const { inputs, record } = context;
    const { pages } = this.folder;
    const needsName = isGuess && inputs.base === undefined;
    const needsConfig = needsName || needsNavigation(inputs, project, pages);
    const config = needsConfig ? await readNavigation(context, project.branch) : undefined;
    if (project.branch === undefined) record.deploymentBranch ??= config?.branch ?? undefined;
    const compared = isGuess ? guessPages(project) : await comparePages(context, project, pages);
    return planChanges(context, { project, pages, compared, config });
  }

  /**
   * Records a plan. Rejects with Stop if nothing may be written.
   * @param isGuess true if no page was read: then the files are written with the plan that follows, unless the run stops
   */
  async pass(planned: PlannedChanges, isGuess = false): Promise<void> {
    const { context } = this;
    context.record.plan = planned.plan;
    const reason = await this.#findReason(planned);
    if (reason || !isGuess) await writePlanFiles(context, planned);
    // A later plan has the same edits, unless people edit pages during the run. The next run proposes those.
    if (!isGuess && !this.#hasProposed) {
      this.#hasProposed = true;
      await proposeEdits(context, planned);
    }
    if (reason) throw new Stop(reason);
  }

  async #findReason({ plan, changes }: PlannedChanges): Promise<StopReason | undefined> {
    const { host, inputs, log, record, signal } = this.context;
    const deletes = plan.steps.filter(({ action }) => action === 'delete');
    if (deletes.length > plan.maxDeletes) return { kind: 'too-many-deletes', deletes, limit: plan.maxDeletes };
    const written = changes.flatMap(({ step }) => step?.page ?? []).filter((page) => !this.#checked.has(page));
    const rules = { workspace: host.workspace, syntax: inputs.syntax, log, signal };
    record.problems = [...record.problems, ...(await checkPages(written, rules))];
    for (const page of written) this.#checked.add(page);
    const problems = record.problems.filter(({ kind }) => kind === 'syntax');
    if (problems.length > 0) return { kind: 'syntax', problems };
    return plan.gated.length > 0 ? { kind: 'edited', steps: plan.gated } : undefined;
  }
}
