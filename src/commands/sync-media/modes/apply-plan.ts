/** Applies a plan, rewrites pages, and deletes what nothing uses. What an interrupted run has done is in the lock file. */
import { mayHaveWritten } from '../../../api/errors.js';
import { type Ended, join, learn } from '../../command.js';
import { applyPlan } from '../apply/apply.js';
import { prune } from '../apply/prune.js';
import { blockAfterChanges } from '../apply/prune-block.js';
import { Results } from '../apply/results.js';
import { rewritePages } from '../apply/rewrite-pages.js';
import type { SkippedFile } from '../folder/select-files.js';
import type { Library } from '../library/library.js';
import type { Plan } from '../plan/steps.js';
import type { ModeFacts, PruneBlock, SyncRun } from '../record.js';
import { logAdvice } from '../report/failure-advice.js';
import { lostContents, movedFiles, uncertainContents } from '../report/changed-files.js';
import { logUrls, warnOfLost, warnOfNewUrls } from '../report/log-plan.js';
import { writeMediaMap } from '../report/result-files.js';

/** Nearly all of the time that a cancelled command has: a slow disk needs it for the lock file. */
const SAVING_GRACE_MS = 990;

interface Applied {
  readonly plan: Plan;
  readonly library: Library;
  /** Files of the folder that aren't synced. */
  readonly leftOut: readonly SkippedFile[];
  /** Why nothing may be deleted, as far as it is known before any change. */
  readonly pruneBlock: PruneBlock | undefined;
}

/** Ends with the first error that isn't about single files. */
export async function apply(run: SyncRun, applied: Applied): Promise<Ended<ModeFacts, void>> {
  const { plan, library, pruneBlock } = applied;
  const results = new Results(plan, library, run);
  // A cancelled run publishes these facts, also in the middle of a step.
  const known: ModeFacts = results.facts;
  known.pruneBlock = pruneBlock;
  return learn(
    run,
    known,
    (facts) => saved(run, { plan, results, facts }, () => change(applied, results, facts)),
    SAVING_GRACE_MS,
  );
}

/** Saves what a run has done, also an interrupted one, so that the next run doesn't repeat it. */
async function saved(
  { lock, ...run }: SyncRun,
  { plan, results, facts }: { readonly plan: Plan; readonly results: Results; readonly facts: ModeFacts },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    facts.isUncertain ||= mayHaveWritten(error);
    throw error;
  } finally {
    // An interrupted run may have replaced content, too.
    const made = { plan, results: facts.results };
    warnOfLost(run.log, { replaced: lostContents(made), uncertain: uncertainContents(made) }, run.inputs.lockFile);
    warnOfNewUrls(run.log, movedFiles({ plan, libraryFiles: results.libraryFiles }), false);
    await lock.save();
    facts.isLockSaved = true;
    facts.mapPath = await writeMediaMap(run, plan, results.libraryFiles);
  }
}

async function change({ plan, leftOut }: Applied, results: Results, facts: ModeFacts): Promise<void> {
  const { run } = results;
  const { log, progress } = run;
  await progress.during(() => applyPlan(plan, results, leftOut));
  join(facts, await rewritePages(run, plan, results.libraryFiles));
  facts.pruneBlock ??= blockAfterChanges(plan, results);
  if (!facts.pruneBlock && plan.deletes.length > 0) await progress.during(() => prune(plan.deletes, results));
  logAdvice(log, facts.results);
  logUrls(log, facts.results);
  facts.end = 'synced';
}
