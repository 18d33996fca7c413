/** Defines the command sync-media, which syncs a folder to the media library. */
import { getStorage } from '../../api/endpoints/media.js';
import { mayHaveWritten } from '../../api/errors.js';
import { workspacePath } from '../../disk/paths.js';
import { removeResultsFiles } from '../../disk/results-file.js';
import { listPaths } from '../../text/list-items.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { type Command, type Ending, failed, type Outcome } from '../command.js';
import { applyPlan } from './apply/apply.js';
import { prune } from './apply/prune.js';
import { plannedFiles } from './changed-files.js';
import { adviceFor, needsStorage } from './failure-advice.js';
import { readFiles } from './folder/read-files.js';
import { checkValues, inputs, outputs, type Values } from './inputs.js';
import { compareFiles } from './library/compare.js';
import { type Library, readLibrary } from './library/library.js';
import { isForeign } from './library/lock.js';
import { resumeAltTexts, resumeUploads } from './library/resume.js';
import { type LocalInputs, readLocalInputs } from './local-inputs.js';
import { findConvertedFiles } from './plan/line-ends.js';
import { planSync } from './plan/plan.js';
import type { Plan } from './plan/steps.js';
import { Progress } from './progress.js';
import { blockAfterChanges, emptyFolderBlock, rightsBlock, tooManyDeletes } from './prune-block.js';
import {
  createRecord,
  fileOf,
  folderOf,
  type PruneBlock,
  type SyncContext,
  type SyncRecord,
  type SyncRun,
} from './record.js';
import { writeMediaMap, writePlan } from './result-files.js';
import { rewritePages } from './rewrite-pages.js';
import { endingOf, summarizeSync } from './summary.js';

export const syncMedia: Command<typeof inputs, SyncRecord> = {
  name: 'sync-media',
  summary: 'Sync a folder to the media library',
  branding: { icon: 'image', color: 'blue' },
  inputs,
  inputGroups: {
    Files: ['path', 'include', 'exclude', 'naming', 'rewrite'],
    Library: ['lockFile', 'prune', 'maxDeletes', 'altText', 'requireAlt', 'imports'],
    Limits: ['concurrency', 'failOn'],
  },
  keyRole: 'editor (admin for `prune`)',
  examples: [
    'sync-media --dry-run',
    'sync-media --path media --alt-text alt-texts.yaml',
    'sync-media --prune managed --max-deletes 5%',
  ],
  outputs,
  sampleInputs: { path: 'examples' },
  connections: ({ concurrency }) => concurrency,
  createRecord,
  check: checkValues,
  run: runSync,
  onInterrupted: describeInterrupted,
  summarize: summarizeSync,
};

async function runSync(context: SyncContext): Promise<Ending> {
  const { inputs: values, clock, log, record } = context;
  await removeResultsFiles(context, ['plan.json', 'media-map.json']);
  const local = await readLocalInputs(context);
  if (local.selection.files.length === 0 && values.prune !== 'none') return stop(context, emptyFolderBlock(context));
  const run: SyncRun = { ...context, lock: local.lock, progress: new Progress(clock, log) };
  const { plan, library } = await run.progress.during(() => readAndPlan(run, local));
  record.plan = plan;
  await writePlan(context, plan);
  logPlan(context, plan);
  warnAboutLineEnds(context, await findConvertedFiles(plan, local.lock.state, library));
  if (values.requireAlt && plan.missingAltTexts.length > 0) return failMissingAltTexts(context, plan);
  if (values.dryRun) return finishDryRun(context, plan);
  record.pruneBlock = tooManyDeletes(context, plan);
  const block = record.pruneBlock ? undefined : await rightsBlock(context, plan);
  return block ? stop(context, block) : apply(run, plan, library);
}

async function apply(run: SyncRun, plan: Plan, library: Library): Promise<Ending> {
  const { record, lock, progress } = run;
  try {
    await progress.during(() => applyPlan(plan, library, run));
    await rewrite(run, plan);
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

/** Lists the library while the files are hashed, compares them, and plans. */
async function readAndPlan(
  run: SyncRun,
  { altTexts, imports, selection }: LocalInputs,
): Promise<{ plan: Plan; library: Library }> {
  const { api, clock, inputs, lock, log, progress } = run;
  progress.start('Reading', selection.files.length);
  const [{ files, unreadable }, listed] = await Promise.all([
    readFiles(selection.files, (sizeBytes) => progress.add(1, sizeBytes)),
    readLibrary(api, lock.state.files.values()),
  ]);
  progress.add(unreadable.length);
  if (!listed.isComplete)
    log.warning(
      'The media library changed while docs-ci was listing it, so docs-ci may have missed some library files.',
    );
  if (isForeign(lock.state, listed)) {
    log.warning(
      `The lock file matches no file in this library (${pluralize(listed.byId.size, 'file')}), so docs-ci ignores it. It probably belongs to another project. Give each project its own lock-file.`,
      { topic: 'lock-file' },
    );
    lock.forget();
  }
  progress.start('Comparing', files.length);
  const library = resumeAltTexts(lock, listed, api.toServerMs(clock.now()));
  await resumeUploads(files, library, run);
  const counterparts = await compareFiles(files, library, run);
  const state = { files, unreadable, library, lock: lock.state, counterparts };
  return { plan: planSync({ ...inputs, ...state, altTexts, imports }), library };
}

function logPlan({ log }: SyncContext, plan: Plan): void {
  const countOf = (action: string): number => plan.files.filter((step) => step.action === action).length;
  const alts = plan.alts.length;
  const counts: (readonly [number, string])[] = [
    [countOf('add'), 'to add'],
    [countOf('replace'), 'to replace'],
    [plan.imports.length, 'to import'],
    [alts, alts === 1 ? 'alt text to set' : 'alt texts to set'],
    [plan.deletes.length, 'to delete'],
    [plan.conflicts.length, 'in conflict'],
    [countOf('unchanged'), 'unchanged'],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, label]) => `${formatCount(count)} ${label}`);
  log.info(`Plan: ${shown.length === 0 ? 'nothing to sync' : shown.join(', ')}.`);
}

function warnAboutLineEnds(context: SyncContext, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const folder = folderOf(context);
  const attribute = folder === '.' ? '* -text' : `${folder}/** -text`;
  context.log.warning(
    `Only line endings changed in ${pluralize(paths.length, 'file')}: ${listPaths(paths)}. Git converts line endings on this system. Add the line "${attribute}" to .gitattributes, then check out the files again.`,
  );
}

function failMissingAltTexts(context: SyncContext, { missingAltTexts }: Plan): Ending {
  const { inputs: values, host, log } = context;
  for (const key of missingAltTexts)
    log.error(`${key} has no alt text.`, { title: 'No alt text', file: fileOf(context, key) });
  const images = pluralize(missingAltTexts.length, 'image has', 'images have');
  const fix =
    values.altText === undefined
      ? 'Set alt-text to a file with alt texts'
      : `Add alt texts to ${workspacePath(host.workspace, values.altText)}`;
  return {
    outcome: 'gate',
    message: `${images} no alt text. ${fix}; use "" for decorative images. Nothing was uploaded.`,
    topic: 'alt-text',
  };
}

async function finishDryRun(context: SyncContext, plan: Plan): Promise<Ending> {
  const { inputs: values, log, record } = context;
  for (const step of plan.files) if (step.action === 'unchanged') record.libraryFiles.set(step.file.path, step.media);
  record.unchanged = record.libraryFiles.size;
  for (const { key, reason } of plan.conflicts) log.warning(`${key}: ${reason}`);
  await rewrite(context, plan);
  await writeMediaMap(context, plan);
  record.end = 'planned';
  const block = (record.pruneBlock = tooManyDeletes(context, plan));
  if (block) return failed(`Dry run: ${block.reason}`, block.topic);
  const message = `Dry run: ${pluralize(plannedFiles(plan).count, 'file')} would change. Nothing was changed.`;
  const conflicts = plan.conflicts.length;
  if (conflicts > 0 && values.failOn === 'any') {
    const files = pluralize(conflicts, 'file has a conflict', 'files have conflicts');
    return failed(`${message} ${files} and would fail.`, 'failed-files');
  }
  return { outcome: 'done', message };
}

async function rewrite(context: SyncContext, plan: Plan): Promise<void> {
  const { inputs: values, record } = context;
  const { dryRun, rewrite: globs } = values;
  if (!globs) return;
  const urls = new Map<string, string | undefined>();
  for (const { file } of plan.files) {
    const url = record.libraryFiles.get(file.path)?.url;
    if (url !== undefined || dryRun) urls.set(file.path, url);
  }
  await rewritePages(globs, { ...context, folder: folderOf(context).normalize('NFC'), urls });
}

async function finish(run: SyncRun, plan: Plan): Promise<Ending> {
  const { inputs, record, log, progress } = run;
  if (!record.pruneBlock && plan.deletes.length > 0) await progress.during(() => prune(plan.deletes, run));
  await logAdvice(run);
  record.end = 'synced';
  const { ending, warnings } = endingOf(record, inputs.failOn);
  for (const warning of warnings) log.warning(warning);
  return ending;
}

/** Logs what to do about failed files, with the limits of the plan if they matter. */
async function logAdvice({ api, log, record, optional }: SyncContext): Promise<void> {
  const failed = record.results.filter(({ status }) => status === 'failed');
  if (failed.some(needsStorage)) record.storage = await optional("The plan's limits", () => getStorage(api));
  for (const result of failed) {
    const advice = adviceFor(result, record);
    if (advice !== undefined) log.info(`${result.key}: ${advice}`);
  }
}

function describeInterrupted(record: SyncRecord, { dryRun, lockFile }: Values, outcome: Outcome): string {
  const { plan, results, isUncertain, isLockSaved } = record;
  const changes = results.filter(({ status }) => status !== 'failed').length;
  if (!plan || dryRun || (changes === 0 && !isUncertain)) return 'Nothing was changed.';
  const recorded = lockFile !== 'none' && isLockSaved ? ' and recorded in the lock file' : '';
  return [
    ...(changes > 0 ? [`${pluralize(changes, 'change was made', 'changes were made')}${recorded}.`] : []),
    ...(isUncertain ? ['Changes without a response may have been made, too.'] : []),
    // The advice about an outage already says to run the job again.
    ...(outcome === 'unavailable' ? [] : ['Run the job again to continue.']),
  ].join(' ');
}
