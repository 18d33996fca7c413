/** Decides after planning whether anything may be written: the gates and the limit of deletions. */
import { pluralize } from '../../../text/pluralize.js';
import { keepEditsRequest } from '../apply/keep-edits-request.js';
import { checkPages } from '../folder/check-pages.js';
import type { LocalPage } from '../folder/read-pages.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { writePlanFiles } from '../report/plan-files.js';
import { type PushContext, Stop, type StopReason } from '../result.js';

/** Records a plan, and stops a run that may write nothing. */
export class Gates {
  readonly #checked = new Set<LocalPage>();
  #hasProposed = false;

  /** @param pages all pages of the folder */
  constructor(
    readonly context: PushContext,
    readonly pages: readonly LocalPage[],
  ) {}

  /**
   * Rejects with Stop.
   * @param isGuess true if no page was read: then the files are written with the plan that follows, unless the run stops
   */
  async pass(planned: PlannedChanges, isGuess = false): Promise<void> {
    this.context.record.plan = planned.plan;
    const reason = await this.#findReason(planned);
    if (reason || !isGuess) await writePlanFiles(this.context, planned);
    if (!isGuess) await this.#proposeEdits(planned);
    if (reason) throw new Stop(reason);
  }

  /** A later plan of the run has the same edits, unless people edit pages during the run. The next run proposes those. */
  async #proposeEdits(planned: PlannedChanges): Promise<void> {
    if (this.#hasProposed) return;
    this.#hasProposed = true;
    await keepEditsRequest(this.context, planned);
  }

  async #findReason({ plan, changes }: PlannedChanges): Promise<StopReason | undefined> {
    const { host, inputs, log, record, signal } = this.context;
    const deletes = plan.steps.filter(({ action }) => action === 'delete');
    if (deletes.length > plan.maxDeletes) return { kind: 'too-many-deletes', deletes, limit: plan.maxDeletes };
    const written = changes.flatMap(({ step }) => step?.page ?? []).filter((page) => !this.#checked.has(page));
    log.startProgress(() => `Checking ${pluralize(written.length, 'page')}`);
    const rules = { workspace: host.workspace, folder: inputs.path, pages: this.pages, syntax: inputs.syntax, signal };
    record.problems = [...record.problems, ...(await checkPages(written, rules))];
    log.endProgress();
    for (const page of written) this.#checked.add(page);
    const problems = record.problems.filter(({ kind }) => kind === 'syntax');
    if (problems.length > 0) return { kind: 'syntax', problems };
    return plan.gated.length > 0 ? { kind: 'edited', steps: plan.gated } : undefined;
  }
}
