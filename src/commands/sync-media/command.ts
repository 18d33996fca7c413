/** Defines the command sync-media, which syncs a folder to the media library: reads, plans, applies and reports. */
import { mayHaveWritten } from '../../api/errors.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { type Command, type Ending, failed } from '../command.js';
import { requireWholeCheckout } from '../inputs/whole-checkout.js';
import { applyPlan } from './apply/apply.js';
import { prune } from './apply/prune.js';
import {
  blockAfterChanges,
  emptyFolderBlock,
  foreignLockBlock,
  rightsBlock,
  tooManyDeletes,
} from './apply/prune-block.js';
import { rewritePages } from './apply/rewrite-pages.js';
import { checkValues, inputs, outputs } from './inputs.js';
import type { Library } from './library/library.js';
import { planSync } from './plan/plan.js';
import type { Plan } from './plan/steps.js';
import { Progress } from './progress.js';
import { keepLeftOut } from './read/keep-left-out.js';
import { readLocalInputs } from './read/local-inputs.js';
import { readState } from './read/read-state.js';
import {
  createRecord,
  type PruneBlock,
  type SyncContext,
  type SyncLocalContext,
  type SyncRecord,
  type SyncRun,
} from './record.js';
import { describeInterrupted, endingOf, endingOfPlan } from './report/ending.js';
import { logAdvice } from './report/failure-advice.js';
import { logPlan } from './report/log-plan.js';
import { writeMediaMap, writePlan } from './report/result-files.js';
import { accountOf } from './report/account.js';

export const syncMedia: Command<typeof inputs, SyncRecord> = {
  name: 'sync-media',
  summary: 'Sync a folder to the media library',
  branding: { icon: 'image', color: 'blue' },
  inputs,
  inputGroups: {
    Files: ['path', 'include', 'exclude', 'naming', 'rewrite'],
    Library: ['lockFile', 'prune', 'maxDeletes', 'altText', 'imports'],
  },
  keyRole: 'editor (viewer for `dry-run`, admin for `prune`)',
  examples: [
    'sync-media --dry-run',
    'sync-media --path media --alt-text alt-texts.yaml',
    'sync-media --prune managed --max-deletes 5%',
  ],
  outputs,
  sampleInputs: { path: 'examples' },
  createRecord,
  check: checkValues,
  checkFiles: async (context) => {
    await readFolder(context);
  },
  run: runSync,
  onInterrupted: describeInterrupted,
  account: accountOf,
};

async function runSync(context: SyncContext): Promise<Ending> {
  const { inputs: values, clock, log, record } = context;
  await removeResultsFiles(context, ['plan.json', 'media-map.json']);
  const local = await readFolder(context);
  if (local.selection.files.length === 0 && values.prune !== 'none') return stop(context, emptyFolderBlock(context));
  const run: SyncRun = { ...context, lock: local.lock, progress: new Progress(clock, log) };
  const state = await run.progress.during(() => readState(run, local.selection.files));
  const { altTexts, imports } = local;
  const planned = planSync({ ...values, altTexts, imports, hasImportList: values.imports !== undefined, ...state });
  const plan = await run.progress.during(() => keepLeftOut(planned, state.library, run));
  record.plan = plan;
  await writePlan(context, plan);
  logPlan(context, plan);
  const foreign = foreignLockBlock(context, plan);
  if (values.dryRun) return finishDryRun(context, plan, foreign);
  if (foreign) return stop(context, foreign);
  record.pruneBlock ??= tooManyDeletes(context, plan);
  const block = record.pruneBlock ? undefined : await rightsBlock(context, plan);
  return block ? stop(context, block) : apply(run, plan, state.library);
}

async function readFolder(context: SyncLocalContext): ReturnType<typeof readLocalInputs> {
  await requireWholeCheckout(context);
  return readLocalInputs(context);
}

async function apply(run: SyncRun, plan: Plan, library: Library): Promise<Ending> {
  const { record, lock, progress } = run;
  try {
    await progress.during(() => applyPlan(plan, library, run));
    await rewritePages(run, plan);
    record.pruneBlock ??= blockAfterChanges(plan, library, record);
    return await finish(run, plan);
  } catch (error) {
    record.isUncertain ||= mayHaveWritten(error);
    throw error;
  } finally {
    // An interrupted run saves what it has done, so that the next run doesn't repeat it.
    await lock.save();
    record.isLockSaved = true;
    await writeMediaMap(run, plan);
  }
}

/** Ends the run before it changes anything. */
function stop({ record }: SyncContext, block: PruneBlock): Ending {
  record.pruneBlock = block;
  record.end = 'stopped';
  return failed(block.reason, block.topic);
}

async function finishDryRun(context: SyncContext, plan: Plan, block?: PruneBlock): Promise<Ending> {
  const { log, record } = context;
  for (const step of plan.files) if (step.action === 'unchanged') record.libraryFiles.set(step.file.path, step.media);
  record.unchanged = record.libraryFiles.size;
  for (const { key, reason } of plan.conflicts) log.warning(`${key}: ${reason}`);
  await rewritePages(context, plan);
  await writeMediaMap(context, plan);
  record.end = 'planned';
  record.pruneBlock ??= block ?? tooManyDeletes(context, plan);
  return endingOfPlan(plan, record.pruneBlock);
}

async function finish(run: SyncRun, plan: Plan): Promise<Ending> {
  const { record, progress } = run;
  if (!record.pruneBlock && plan.deletes.length > 0) await progress.during(() => prune(plan.deletes, run));
  logAdvice(run);
  record.end = 'synced';
  return endingOf(record);
}
