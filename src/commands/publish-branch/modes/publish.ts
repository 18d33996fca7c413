/** Modes publish and check: merges a branch into a branch of this run, looks at the changes, and merges that one once. */
import { pluralize } from '../../../text/pluralize.js';
import { type Ended, join, learn } from '../../command.js';
import { describeLimit, limitOf } from '../../inputs/max-deletes.js';
import { type BranchState, compareBranches, type Difference, readList, readState } from '../branches/branch-state.js';
import { finishMerge, finishWithout, wayBackOf } from './finish.js';
import { isExact, labelOf, type PublishInputs } from '../inputs.js';
import { mergeIntoWork } from '../branches/merge.js';
import { type OwnBranch, restorePoints, sourceMark, standingRestores, takesBack } from '../names.js';
import type { OwnBranches } from '../branches/own-branches.js';
import { planChanges, writePlan } from '../plan/plan.js';
import { createRecord, type PublishRun, type Result, type RoundFacts, Stop } from '../record.js';
import { listSettings } from '../report/ending.js';
import { inRounds } from './rounds.js';
import type { Start } from '../branches/start.js';
import { inputName } from '../../../text/input-names.js';

/** Only reads in a dry run, and in mode check without `trial`. */
export async function publish(run: PublishRun, start: Start, from: string): Promise<Ended<RoundFacts, Result>> {
  const { host, inputs } = run;
  const points = restorePoints(start.branches);
  const warnings = lackOf(run, points, from);
  const mayBeMerged = !isExact(inputs) && standingRestores(points).length > 0;
  const known = { ...createRecord(), source: from, warnings, mayBeMerged };
  const kind = inputs.mode === 'check' ? 'check' : 'publish';
  const name = { kind, label: labelOf(inputs, host.runContext), source: sourceMark(from) } as const;
  return inRounds(run, { start, known, name }, async (own, before) =>
    learn(run, { ...before }, (facts) =>
      isExact(inputs) ? publishOnce(own, from, facts) : compareOnly(own, from, facts),
    ),
  );
}

/** What Git doesn't publish again. To take a restore back makes its publication live, so it must be one of `from`. */
function lackOf(run: Pick<PublishRun, 'host' | 'inputs'>, points: readonly OwnBranch[], from: string): string[] {
  const isOpen = (point?: OwnBranch): point is OwnBranch => point !== undefined && takesBack(point);
  const newestOfFrom = points.find(({ source }) => source === sourceMark(from));
  if (isOpen(newestOfFrom)) {
    const { inputs } = wayBackOf(run, newestOfFrom.name, true);
    return [
      `A restore took the publication ${newestOfFrom.label} of ${from} back, so only what is new on ${from} is published. To publish all of it again, first run the job with ${listSettings(inputs)}.`,
    ];
  }
  const [newest] = points;
  return isOpen(newest) && newest.source === undefined
    ? [
        `A restore took the publication ${newest.label} back. If it was of ${from}, only what is new on ${from} is published.`,
      ]
    : [];
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
  const { warnings, ...plan } = planChanges(run.inputs, states, difference, facts.mayBeMerged);
  Object.assign(facts, plan, { warnings: [...facts.warnings, ...warnings] });
  facts.files = await writePlan(run, plan.steps, difference.changes);
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
      `Nothing was published: ${pluralize(deletes, 'page')} would be deleted, but ${describeLimit(maxDeletes, limit)}`,
      `Check the branch. If the deletions are right, raise ${inputName('max-deletes')} for one run.`,
    );
}
