/** Modes publish and check: merges a branch into a branch of this run, looks at the changes, and merges that one once. */
import type { Operation } from '../../api/endpoints/content.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { limitOf } from '../max-deletes.js';
import { type BranchState, readList, readState } from './branch-state.js';
import { compareBranches, type Difference, hasOtherConfig, type PageChange } from './compare-branches.js';
import { finishMerge, finishWithout } from './finish-merge.js';
import { labelOf, NO_POINT } from './inputs.js';
import { judgeChanges } from './judge-changes.js';
import { type Kind, nameTime, namesOf, restorePoints, takesBack } from './names.js';
import { inRounds, OwnBranches, removeLeftBehind } from './own-branches.js';
import { writePlan } from './plan-files.js';
import { type PublishContext, type Result, Stop } from './record.js';
import type { Start } from './start.js';
import { risksOf } from './words.js';
import { mergeIntoWork } from './work-branch.js';

export async function publish(context: PublishContext, start: Start, from: string): Promise<Result> {
  context.record.source = from;
  warnAfterRestore(context, start, from);
  return inRounds(context, (round) => publishOnce(context, start, { from, kind: 'publish', round }));
}

/** Only reads, unless `trial` is set. */
export async function checkBranch(context: PublishContext, start: Start, from: string): Promise<Result> {
  const { inputs, record } = context;
  record.source = from;
  warnAfterRestore(context, start, from);
  warnIfProtected(context, start);
  if (inputs.mode === 'check' && inputs.trial && !inputs.dryRun)
    return inRounds(context, (round) => publishOnce(context, start, { from, kind: 'check', round }));
  record.isExact = false;
  return inRounds(context, async () => {
    const base = { ...(await readList(context, start.base)), config: start.baseConfig };
    const head = await readState(context, from);
    await plan(context, head, await compareBranches(context, base, head));
    return { kind: 'planned' };
  });
}

/** Git counts what was restored as merged, until the restore itself is taken back. */
function warnAfterRestore(context: PublishContext, { branches }: Start, from: string): void {
  const [newest] = restorePoints(branches.map(({ name }) => name));
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

export function warn({ log, record }: PublishContext, text: string): void {
  if (record.warnings.includes(text)) return;
  record.warnings = [...record.warnings, text];
  log.warning(text);
}

interface Round {
  readonly from: string;
  readonly kind: Exclude<Kind, 'restore'>;
  readonly round: number;
}

async function publishOnce(context: PublishContext, start: Start, { from, kind, round }: Round): Promise<Result> {
  const { api, clock, host, inputs, record } = context;
  const startMs = nameTime(
    api.toServerMs(clock.now()),
    start.branches.map(({ name }) => name),
  );
  const names = namesOf(startMs, kind, labelOf(inputs, host.runContext), round);
  record.names = names;
  const own = new OwnBranches(context, names);
  try {
    // Another run may have changed the configuration, too.
    const base =
      round === 1
        ? { ...(await readList(context, start.base)), config: start.baseConfig }
        : await readState(context, start.base);
    if (round === 1) await removeLeftBehind(context, start, kind === 'check');
    const merged = await mergeIntoWork(context, own, base, from);
    if (!merged && kind === 'publish') return await finishWithout(context, start, own);
    if (!merged) {
      record.steps = [];
      return { kind: 'planned' };
    }
    await plan(context, merged.work, merged.difference);
    requireFewDeletes(context, merged.difference, base);
    if (kind === 'check') return { kind: 'planned' };
    const { changes, hasConfigChange } = merged.difference;
    const configOf = async (): Promise<boolean> => !hasOtherConfig(merged.work, await readState(context, start.base));
    const operations = changes.slice(0, MAX_PROOFS).map(toOperation);
    return await finishMerge(context, start, own, {
      kind: 'published',
      seen: base,
      hasPoint: inputs.restorePoint !== NO_POINT,
      message: `Publish ${from}`,
      proof: { operations, formsOf: merged.work.formsOf, ...(hasConfigChange && { look: configOf }) },
    });
  } finally {
    await own.removeAll();
  }
}

/** Pages that are looked at to find a merge whose response was lost: one that shows speaks for all. */
export const MAX_PROOFS = 3;

export function toOperation({ action, path, after = '' }: PageChange): Operation {
  return action === 'delete' ? { type: action, path } : { type: action, path, content: after };
}

/** Records what changes, before anything is live. */
async function plan(context: PublishContext, { config }: BranchState, difference: Difference): Promise<void> {
  const { log, record } = context;
  const { steps = [], withoutRedirect, unlisted, staleEntries } = judgeChanges(difference, config, record.isExact);
  Object.assign(record, { withoutRedirect, unlisted, hasConfigChange: difference.hasConfigChange });
  record.isComplete = difference.isComplete;
  if (!difference.isComplete)
    warn(context, 'Not every page was compared, so more pages may change than the plan lists.');
  for (const path of staleEntries) warn(context, `The navigation lists ${path}, which is deleted. Remove the entry.`);
  await writePlan(context, steps, difference.changes);
  for (const risk of risksOf(record)) log.info(risk);
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
