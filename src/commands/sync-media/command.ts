/** Defines the command sync-media, which syncs a folder to the media library: reads, plans, applies and reports. */
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { type Command, type Ending, failed, join } from '../command.js';
import { warnOfBranch, warnOfRequest } from '../account/posts.js';
import { describeFolder } from '../inputs/folder.js';
import { describeUnusedLimit, NO_PRUNE } from '../inputs/max-deletes.js';
import { requireWholeCheckout } from '../inputs/whole-checkout.js';
import { emptyFolderBlock, foreignLockBlock, rightsBlock, tooManyDeletes } from './apply/prune-block.js';
import { managedKeys } from './library/lock.js';
import { setting } from '../../text/input-names.js';
import { checkValues, inputs, outputs } from './inputs.js';
import { apply } from './modes/apply-plan.js';
import { showPlan } from './modes/dry-run.js';
import { Progress } from './progress.js';
import { keepLeftOut } from './read/keep-left-out.js';
import { readLocalInputs } from './read/local-inputs.js';
import { readState } from './read/read-state.js';
import {
  createRecord,
  folderOf,
  type LocalRun,
  type PruneBlock,
  type SyncContext,
  type SyncRecord,
  type SyncRun,
} from './record.js';
import { describeInterrupted, endingOf, endingOfPlan } from './report/ending.js';
import { logPlan, logUnused, unsearchedPages, warnOfNewUrls, warnOfUnrecorded } from './report/log-plan.js';
import { writePlan } from './report/result-files.js';
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

const SYNCS_FILES = `its files go to the library. To only plan, set ${setting('dry-run', true)}.`;
const NO_MANAGED_FILES = `${setting('prune', 'managed')}: nothing is deleted, because the lock file names no file that an earlier run wrote. Keep the lock file for the next runs.`;

/** What the inputs and the job say before anything is read. */
function tellBefore({ inputs, host, log }: Pick<LocalRun, 'inputs' | 'host' | 'log'>): void {
  const unused = inputs.prune === 'none' ? describeUnusedLimit(inputs.maxDeletes, NO_PRUNE) : [];
  for (const notice of unused) log.notice(notice);
  if (inputs.dryRun) return;
  warnOfRequest({ host, log }, SYNCS_FILES);
  warnOfBranch({ host, log }, SYNCS_FILES);
}

async function runSync({ record, ...context }: SyncContext): Promise<Ending> {
  const { inputs: values, clock, log } = context;
  tellBefore(context);
  await removeResultsFiles(context, ['plan.json', 'media-map.json']);
  const { lock, selection, lockPath, altTexts, imports } = await readFolder(context);
  Object.assign(record, { folder: describeFolder(folderOf(context)), skipped: selection.skipped, lockPath });
  if (selection.files.length === 0 && values.prune !== 'none')
    return stop(record, emptyFolderBlock(values, folderOf(context)));
  if (values.prune === 'managed' && managedKeys(lock.state).size === 0) log.notice(NO_MANAGED_FILES);
  const run: SyncRun = { ...context, lock, progress: new Progress(clock, log) };
  const wanted = { selection, altTexts, imports };
  const { library, isLockForeign, ...state } = join(record, await run.progress.during(() => readState(run, wanted)));
  const { skipped } = record;
  const plan = join(record, await run.progress.during(() => keepLeftOut(state.plan, library, { run, skipped })));
  Object.assign(record, { plan });
  Object.assign(record, { planPath: await writePlan(run, plan) });
  logPlan(log, plan);
  if (values.prune === 'all' && plan.deletes.length > 0) log.info(unsearchedPages(false));
  logUnused(log, plan);
  const foreign = foreignLockBlock(values, plan, isLockForeign);
  if (values.dryRun) {
    warnOfUnrecorded(log, plan, values.lockFile);
    warnOfNewUrls(log, plan.newUrls, true);
    join(record, await showPlan(run, plan, record.pruneBlock ?? foreign));
    return endingOfPlan(plan, record);
  }
  const pruneBlock = record.pruneBlock ?? (foreign ? undefined : tooManyDeletes(run, plan));
  const block = foreign ?? (pruneBlock ? undefined : await rightsBlock(run, plan));
  if (block) return stop(record, block);
  const leftOut = [...record.skipped, ...record.unreadable];
  join(record, await apply(run, { plan, library, leftOut, pruneBlock }));
  return endingOf(record);
}

async function readFolder(run: LocalRun): ReturnType<typeof readLocalInputs> {
  await requireWholeCheckout(run);
  return readLocalInputs(run);
}

/** Ends the run before it changes anything. */
function stop(record: SyncRecord, pruneBlock: PruneBlock): Ending {
  Object.assign(record, { pruneBlock, end: 'stopped' });
  return failed(pruneBlock.reason, pruneBlock.topic);
}
