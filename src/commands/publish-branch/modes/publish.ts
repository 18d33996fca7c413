/** Modes publish and check: merges a branch into a branch of this run, looks at the changes, and merges that one once. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { limitOf } from '../../inputs/max-deletes.js';
import { type BranchState, compareBranches, type Difference, readList, readState } from '../branches/branch-state.js';
import { finishMerge, finishWithout } from './finish.js';
import { isExact, labelOf } from '../inputs.js';
import { mergeIntoWork } from '../branches/merge.js';
import { restorePoints, takesBack } from '../names.js';
import { inRounds, type OwnBranches } from '../branches/own-branches.js';
import { planChanges, writePlan } from '../plan/plan.js';
import { type PublishContext, type Result, Stop, warn } from '../record.js';
import type { Start } from '../branches/start.js';
import { inputName } from '../../../text/input-names.js';

/** Only reads in a dry run, and in mode check without `trial`. */
export async function publish(context: PublishContext, start: Start, from: string): Promise<Result> {
  const { host, inputs, record } = context;
  record.source = from;
  const [newest] = restorePoints(start.branches);
  if (newest && takesBack(newest))
    warn(
      context,
      `A restore took the last publication back, so only what is new on ${from} is published. To publish all of it again, restore ${newest.name} first.`,
    );
  const kind = inputs.mode === 'check' ? 'check' : 'publish';
  return inRounds(context, start, [kind, labelOf(inputs, host.runContext)], async (own) =>
    isExact(inputs) ? publishOnce(own, from) : compareOnly(context, start, from),
  );
}

async function compareOnly(context: PublishContext, start: Start, from: string): Promise<Result> {
  const base = await readBase(context, start);
  const head = await readState(context, from);
  await planChanges(context, [base, head], await compareBranches(context, [base, head]));
  return { kind: 'planned' };
}

async function publishOnce(own: OwnBranches, from: string): Promise<Result> {
  const { context, start, round } = own;
  const { mode } = context.inputs;
  // In a later round, another run may have changed the configuration, too.
  const seen = await (round === 1 ? readBase(context, start) : readState(context, start.base));
  const merged = await mergeIntoWork(own, seen, from);
  if (!merged && mode === 'publish') return finishWithout(own);
  if (!merged) {
    await writePlan(context, [], []);
    return { kind: 'planned' };
  }
  const { work, difference } = merged;
  await planChanges(context, [seen, work], difference);
  requireFewDeletes(context, difference, seen);
  if (mode === 'check') return { kind: 'planned' };
  const config = difference.hasConfigChange ? work.config : undefined;
  return finishMerge(own, `Publish ${from}`, { seen, changes: difference.changes, config });
}

async function readBase(context: PublishContext, { base, baseConfig }: Start): Promise<BranchState> {
  return { ...(await readList(context, base)), config: baseConfig };
}

/** Rejects with Stop if more pages of base are deleted than the user allows. */
function requireFewDeletes({ inputs }: PublishContext, { changes }: Difference, base: BranchState): void {
  const limit = limitOf(inputs.maxDeletes, base.pages.size);
  const deletes = changes.filter(({ action }) => action === 'delete').length;
  if (deletes > limit)
    throw new Stop(
      'max-deletes',
      `Nothing was published: ${pluralize(deletes, 'page')} would be deleted, but ${inputName('max-deletes')} allows ${formatCount(limit)}`,
      `Check the branch. If the deletions are right, raise ${inputName('max-deletes')} for one run.`,
    );
}
