/** Modes publish and check: merges a branch into a branch of this run, looks at the changes, and merges that one once. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { type Ended, join, learn } from '../../command.js';
import { limitOf } from '../../inputs/max-deletes.js';
import { type BranchState, compareBranches, type Difference, readList, readState } from '../branches/branch-state.js';
import { finishMerge, finishWithout } from './finish.js';
import { isExact, labelOf, type PublishInputs } from '../inputs.js';
import { mergeIntoWork } from '../branches/merge.js';
import { restorePoints, takesBack } from '../names.js';
import type { OwnBranches } from '../branches/own-branches.js';
import { planChanges, writePlan } from '../plan/plan.js';
import { createRecord, type PublishRun, type Result, type RoundFacts, Stop } from '../record.js';
import { risksOf } from '../report/ending.js';
import { inRounds } from './rounds.js';
import type { Start } from '../branches/start.js';
import { inputName, setting } from '../../../text/input-names.js';

/** Only reads in a dry run, and in mode check without `trial`. */
export async function publish(run: PublishRun, start: Start, from: string): Promise<Ended<RoundFacts, Result>> {
  const { host, inputs } = run;
  const warnings = [...start.warnings, ...lackOf(start, from)];
  const known = { ...createRecord(), source: from, warnings };
  const kind = inputs.mode === 'check' ? 'check' : 'publish';
  return inRounds(run, { start, known, name: [kind, labelOf(inputs, host.runContext)] }, async (own, before) =>
    learn(run, { ...before }, (facts) =>
      isExact(inputs) ? publishOnce(own, from, facts) : compareOnly(own, from, facts),
    ),
  );
}

/** What Git doesn't publish again. */
function lackOf({ branches }: Start, from: string): string[] {
  const [newest] = restorePoints(branches);
  if (!newest || !takesBack(newest)) return [];
  return [
    `A restore took the last publication back, so only what is new on ${from} is published. To publish all of it again, first run the job with ${setting('restore-point', newest.name)} and ${setting('mode', 'restore')}.`,
  ];
}

async function compareOnly(own: OwnBranches, from: string, facts: RoundFacts): Promise<Result> {
  const { run } = own;
  const base = await readBase(own);
  const head = await readState(run, from);
  await planRound(own, [base, head], await compareBranches(run, [base, head]), facts);
  return { kind: 'planned' };
}

async function publishOnce(own: OwnBranches, from: string, facts: RoundFacts): Promise<Result> {
  const { run, start, round } = own;
  const { mode } = run.inputs;
  // In a later round, another run may have changed the configuration, too.
  const seen = await (round === 1 ? readBase(own) : readState(run, start.base));
  const { changed, hasConflict, conflict, warnings } = await mergeIntoWork(own, seen, from);
  facts.hasConflict = hasConflict;
  facts.warnings = [...facts.warnings, ...warnings];
  if (conflict) throw conflict;
  if (!changed && mode === 'publish') return join(facts, await finishWithout(own, facts));
  if (!changed) {
    facts.steps = [];
    facts.files = await writePlan(run, [], []);
    return { kind: 'planned' };
  }
  const { work, difference } = changed;
  await planRound(own, [seen, work], difference, facts);
  requireFewDeletes(run.inputs, difference, seen);
  if (mode === 'check') return { kind: 'planned' };
  const config = difference.hasConfigChange ? work.config : undefined;
  const target = { seen, changes: difference.changes, config, planned: facts };
  return join(facts, await finishMerge(own, `Publish ${from}`, target));
}

/** Plans what the branches change, and writes the plan. */
async function planRound(
  { run }: OwnBranches,
  states: readonly [BranchState, BranchState],
  difference: Difference,
  facts: RoundFacts,
): Promise<void> {
  const { warnings, ...plan } = planChanges(run.inputs, states, difference);
  Object.assign(facts, plan, { warnings: [...facts.warnings, ...warnings] });
  facts.files = await writePlan(run, plan.steps, difference.changes);
  for (const risk of risksOf(plan)) run.log.info(risk);
}

async function readBase({ run, start: { base, baseConfig } }: OwnBranches): Promise<BranchState> {
  return { ...(await readList(run, base)), config: baseConfig };
}

/** Rejects with Stop if more pages of base are deleted than the user allows. */
function requireFewDeletes({ maxDeletes }: PublishInputs, { changes }: Difference, base: BranchState): void {
  const limit = limitOf(maxDeletes, base.pages.size);
  const deletes = changes.filter(({ action }) => action === 'delete').length;
  if (deletes > limit)
    throw new Stop(
      'max-deletes',
      `Nothing was published: ${pluralize(deletes, 'page')} would be deleted, but ${inputName('max-deletes')} allows ${formatCount(limit)}`,
      `Check the branch. If the deletions are right, raise ${inputName('max-deletes')} for one run.`,
    );
}
