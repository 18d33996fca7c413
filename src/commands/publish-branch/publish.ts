/** Modes publish and check: merges a branch into a branch of this run, looks at the changes, and merges that one once. */
import { formatCount, pluralize } from '../../text/pluralize.js';
import { limitOf } from '../max-deletes.js';
import { type BranchState, compareBranches, type Difference, readList, readState } from './branches.js';
import { finishMerge, finishWithout } from './finish.js';
import { labelOf } from './inputs.js';
import { mergeIntoWork } from './merge.js';
import { restorePoints, takesBack } from './names.js';
import { inRounds, type OwnBranches } from './own-branches.js';
import { planChanges } from './plan.js';
import { type PublishContext, type Result, Stop, warn } from './record.js';
import type { Start } from './start.js';

/** Only reads in a dry run, and in mode check without `trial`. */
export async function publish(context: PublishContext, start: Start, from: string): Promise<Result> {
  const { host, inputs, record } = context;
  const { dryRun, mode, trial } = inputs;
  record.source = from;
  warnAfterRestore(context, start, from);
  if (mode === 'check' || dryRun) warnIfProtected(context, start);
  const label = labelOf(inputs, host.runContext);
  record.isExact = !dryRun && (mode === 'publish' || trial);
  return inRounds(context, start, [mode === 'check' ? 'check' : 'publish', label], async (own) =>
    record.isExact ? publishOnce(context, own, from) : compareOnly(context, start, from),
  );
}

/** Git counts what was restored as merged, until the restore itself is taken back. */
function warnAfterRestore(context: PublishContext, { branches }: Start, from: string): void {
  const [newest] = restorePoints(branches);
  if (!newest || !takesBack(newest)) return;
  warn(
    context,
    `A restore took the last publication back, so only what is new on ${from} is published. To publish all of it again, restore ${newest.name} first.`,
  );
}

export function warnIfProtected(context: PublishContext, { branches, base }: Start): void {
  const branch = branches.find(({ name }) => name === base);
  if (branch?.protected) warn(context, `${base} is protected, so the service may reject the merge.`);
}

async function compareOnly(context: PublishContext, start: Start, from: string): Promise<Result> {
  const base = await readBase(context, start);
  const head = await readState(context, from);
  await planChanges(context, head, await compareBranches(context, [base, head]));
  return { kind: 'planned' };
}

async function publishOnce(context: PublishContext, own: OwnBranches, from: string): Promise<Result> {
  const { inputs, record } = context;
  const { start, round } = own;
  // In a later round, another run may have changed the configuration, too.
  const seen = await (round === 1 ? readBase(context, start) : readState(context, start.base));
  const merged = await mergeIntoWork(context, own, seen, from);
  if (!merged && inputs.mode === 'publish') return finishWithout(context, own);
  if (!merged) {
    record.steps = [];
    return { kind: 'planned' };
  }
  const { work, difference } = merged;
  await planChanges(context, work, difference);
  requireFewDeletes(context, difference, seen);
  if (inputs.mode === 'check') return { kind: 'planned' };
  const config = difference.hasConfigChange ? work.config : undefined;
  return finishMerge(context, own, `Publish ${from}`, { seen, changes: difference.changes, config });
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
      `Nothing was published: ${pluralize(deletes, 'page')} would be deleted, but max-deletes allows ${formatCount(limit)}`,
      'Check the branch. If the deletions are right, raise max-deletes for one run.',
    );
}
