/** Shows what a plan would change: nothing is sent, and no page is written. */
import { type Ended, join, learn } from '../../command.js';
import { tooManyDeletes } from '../apply/prune-block.js';
import { rewritePages } from '../apply/rewrite-pages.js';
import type { Plan } from '../plan/steps.js';
import { createApplyFacts, type ModeFacts, type PruneBlock, type SyncRun } from '../record.js';
import { writeMediaMap } from '../report/result-files.js';

/** @param block why the next run would delete nothing, if that is known */
export async function showPlan(
  run: SyncRun,
  plan: Plan,
  block: PruneBlock | undefined,
): Promise<Ended<ModeFacts, void>> {
  const known: ModeFacts = createApplyFacts();
  return learn(run, known, (facts) => show(run, plan, block, facts));
}

async function show(run: SyncRun, plan: Plan, block: PruneBlock | undefined, facts: ModeFacts): Promise<void> {
  const { libraryFiles } = facts;
  for (const step of plan.files) if (step.action === 'unchanged') libraryFiles.set(step.file.path, step.media);
  facts.unchanged = libraryFiles.size;
  for (const { key, reason } of plan.conflicts) run.log.warning(`${key}: ${reason}`);
  join(facts, await rewritePages(run, plan, libraryFiles));
  facts.mapPath = await writeMediaMap(run, plan, libraryFiles);
  facts.end = 'planned';
  facts.pruneBlock = block ?? tooManyDeletes(run, plan);
}
