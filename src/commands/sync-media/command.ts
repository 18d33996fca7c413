/** Defines the command sync-media, which syncs a folder to the media library. */
import { posix } from 'node:path';
import type { Api } from '../../api/api.js';
import { getStorage } from '../../api/endpoints/media.js';
import { type Permission, probePermission } from '../../api/endpoints/permissions.js';
import { mayHaveWritten } from '../../api/errors.js';
import { workspacePath } from '../../disk/paths.js';
import { listPaths } from '../../text/list-items.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { type Command, type Context, type Ending, failed, type Outcome } from '../command.js';
import { describeTooMany, MAX_DELETES_ADVICE } from '../max-deletes.js';
import { applyPlan } from './apply/apply.js';
import { prune } from './apply/prune.js';
import type { ApplyContext } from './apply/results.js';
import { plannedFiles } from './changed-files.js';
import { adviceFor, needsStorage } from './failure-advice.js';
import { readFiles } from './folder/read-files.js';
import { checkValues, inputs, outputs, type Values } from './inputs.js';
import { compareFiles } from './library/compare.js';
import { type Library, readLibrary } from './library/library.js';
import { isForeign } from './library/lock.js';
import type { LockFile } from './library/lock-file.js';
import { resumeAltTexts, resumeUploads } from './library/resume.js';
import { emptySelectionAdvice, emptySelectionReason, type LocalInputs, readLocalInputs } from './local-inputs.js';
import { findConvertedFiles } from './plan/line-ends.js';
import { planSync } from './plan/plan.js';
import type { Plan } from './plan/steps.js';
import { Progress } from './progress.js';
import { countResults, createRecord, type PruneBlock, type SyncRecord } from './record.js';
import { writeMediaMap, writePlan } from './result-files.js';
import { rewritePages } from './rewrite-pages.js';
import { endingOf, summarizeSync } from './summary.js';

type SyncContext = Context<Values, SyncRecord>;

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
  const local = await readLocalInputs(context);
  if (local.selection.files.length === 0 && values.prune !== 'none') return failEmpty(context);
  const progress = new Progress(clock, log);
  const applyContext = createApplyContext(context, local.lock, progress);
  const { plan, library } = await progress.during(() => readAndPlan(context, local, applyContext));
  record.plan = plan;
  await writePlan(context, plan);
  logPlan(context, plan);
  warnAboutLineEnds(context, await findConvertedFiles(plan, local.lock.state, library));
  if (values.requireAlt && plan.missingAltTexts.length > 0) return failMissingAltTexts(context, plan);
  if (values.dryRun) return finishDryRun(context, plan);
  const block = (record.pruneBlock = await pruneBlockBefore(context, plan));
  if (block?.stopsRun) return failed(block.reason, block.topic);
  try {
    await progress.during(() => applyPlan(plan, library, record, applyContext));
    await rewrite(context, plan);
    record.pruneBlock ??= pruneBlockAfter(plan, library, record);
    return await finish(context, plan, applyContext);
  } catch (error) {
    record.isUncertain ||= mayHaveWritten(error);
    throw error;
  } finally {
    // An interrupted run saves what it has done, so that the next run doesn't repeat it.
    await local.lock.save();
    record.isLockSaved = true;
    await writeMediaMap(context, plan);
  }
}

function failEmpty({ inputs: values, host, record }: SyncContext): Ending {
  const reason = emptySelectionReason(values, workspacePath(host.workspace, values.path));
  const deleted = values.prune === 'all' ? 'the whole library' : 'every file in the lock file';
  const message = `${reason} With prune: ${values.prune}, docs-ci would delete ${deleted}, so nothing was changed. ${emptySelectionAdvice(values)}, and that the repository is checked out.`;
  const headline = 'Nothing was changed: there are no files to sync';
  record.pruneBlock = { headline, reason: message, topic: 'no-files', stopsRun: true };
  return failed(message, 'no-files');
}

function createApplyContext(context: SyncContext, lock: LockFile, progress: Progress): ApplyContext {
  const { inputs: values, host, api, clock, log, signal, deadlineMs } = context;
  const folder = workspacePath(host.workspace, values.path);
  const workspacePathOf = (path: string): string => posix.join(folder, path);
  return { api, clock, log, signal, deadlineMs, concurrency: values.concurrency, lock, progress, workspacePathOf };
}

/** Lists the library while the files are hashed, compares them, and plans. */
async function readAndPlan(
  { inputs: { prune, maxDeletes }, log }: SyncContext,
  { lock, altTexts, imports, selection }: LocalInputs,
  context: ApplyContext,
): Promise<{ plan: Plan; library: Library }> {
  const { api, progress } = context;
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
  const library = resumeAltTexts(lock, listed, api.toServerMs(context.clock.now()));
  const compareContext = { ...context, onCompared: () => progress.add(1) };
  await resumeUploads(files, lock, library, compareContext);
  const counterparts = await compareFiles(files, lock.state, library, compareContext);
  const state = { files, unreadable, library, lock: lock.state, counterparts };
  return { plan: planSync({ ...state, altTexts, imports, prune, maxDeletes }), library };
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

function warnAboutLineEnds({ inputs: values, host, log }: SyncContext, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const folder = workspacePath(host.workspace, values.path);
  const attribute = folder === '.' ? '* -text' : `${folder}/** -text`;
  log.warning(
    `Only line endings changed in ${pluralize(paths.length, 'file')}: ${listPaths(paths)}. Git converts line endings on this system. Add the line "${attribute}" to .gitattributes, then check out the files again.`,
  );
}

function failMissingAltTexts({ inputs: values, host, log }: SyncContext, { missingAltTexts }: Plan): Ending {
  const folder = workspacePath(host.workspace, values.path);
  for (const key of missingAltTexts) {
    log.error(`${key} has no alt text.`, {
      title: 'No alt text',
      file: URL.canParse(key) ? undefined : posix.join(folder, key),
    });
  }
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

/** Decides before the first change whether files may be deleted. */
async function pruneBlockBefore(
  { api, inputs: values, log }: SyncContext,
  { deletes, maxDeletes }: Plan,
): Promise<PruneBlock | undefined> {
  if (deletes.length === 0) return undefined;
  const files = pluralize(deletes.length, 'file');
  if (deletes.length > maxDeletes) {
    for (const { media, reason } of deletes) log.info(`Would delete ${media.name}: ${reason}`);
    const event = values.dryRun ? 'Plan' : 'Nothing was deleted';
    const result = values.dryRun ? '' : ' Nothing was deleted.';
    return {
      headline: `${event}: too many files would be deleted`,
      reason: `${describeTooMany(files, maxDeletes)}.${result} ${MAX_DELETES_ADVICE}`,
      topic: 'max-deletes',
    };
  }
  if (values.dryRun) return undefined;
  const permission = await findDeletePermission(api);
  if (permission === 'executed')
    return {
      headline: "Nothing was changed: the service changed a file that doesn't exist",
      reason: `prune: the service reports that it changed a media file that doesn't exist, so docs-ci doesn't trust it with ${files} to delete. Nothing was changed. Report this to the service, or set "prune" to none.`,
      topic: 'unexpected-response',
      stopsRun: true,
    };
  // If the role isn't known, the deletion itself shows whether the key may delete.
  if (permission !== 'denied') return undefined;
  return {
    headline: 'Nothing was changed: prune needs an admin key',
    reason: `prune: ${values.prune} needs an admin key to delete ${files}, but this API key has a lower role. Nothing was changed. Use an admin key, or set "prune" to none.`,
    topic: 'role-or-plan',
    stopsRun: true,
  };
}

/** Deletes nothing: the file of these requests doesn't exist. A response that is lost leaves the role open. */
async function findDeletePermission(api: Api): Promise<Permission> {
  try {
    const edit = await probePermission(api, 'edit');
    return edit === 'granted' ? await probePermission(api, 'delete') : edit;
  } catch (error) {
    if (mayHaveWritten(error)) return 'unknown';
    throw error;
  }
}

/** Decides after all other changes whether files may be deleted. */
function pruneBlockAfter({ deletes }: Plan, library: Library, record: SyncRecord): PruneBlock | undefined {
  if (deletes.length === 0) return undefined;
  if (countResults(record, 'failed') > 0) {
    const reason = 'Nothing was deleted, because other changes failed.';
    return { headline: 'Nothing was deleted: other changes failed', reason, topic: 'failed-files', isForgivable: true };
  }
  if (library.isComplete) return undefined;
  return {
    headline: 'Nothing was deleted: the media library changed during the run',
    reason:
      'Nothing was deleted, because the media library changed while docs-ci was listing it. Run the job again when nothing else changes the library.',
    topic: 'failed-files',
  };
}

async function finishDryRun(context: SyncContext, plan: Plan): Promise<Ending> {
  const { inputs: values, log, record } = context;
  for (const step of plan.files) if (step.action === 'unchanged') record.libraryFiles.set(step.file.path, step.media);
  record.unchanged = record.libraryFiles.size;
  for (const { path, reason } of plan.conflicts) log.warning(`${path}: ${reason}`);
  await rewrite(context, plan);
  await writeMediaMap(context, plan);
  record.isFinished = true;
  const block = (record.pruneBlock = await pruneBlockBefore(context, plan));
  if (block) return failed(`Dry run: ${block.reason}`, block.topic);
  const message = `Dry run: ${pluralize(plannedFiles(plan).count, 'file')} would change. Nothing was changed.`;
  const conflicts = plan.conflicts.length;
  if (conflicts > 0 && values.failOn === 'any') {
    const files = pluralize(conflicts, 'file has a conflict', 'files have conflicts');
    return failed(`${message} ${files} and would fail.`, 'failed-files');
  }
  record.complete = conflicts === 0;
  return { outcome: 'done', message };
}

async function rewrite({ inputs: values, host, log, record, signal }: SyncContext, plan: Plan): Promise<void> {
  if (!values.rewrite) return;
  const { workspace } = host;
  const urls = new Map<string, string | undefined>();
  for (const { file } of plan.files) {
    const url = record.libraryFiles.get(file.path)?.url;
    if (url !== undefined || values.dryRun) urls.set(file.path, url);
  }
  const folder = workspacePath(workspace, values.path).normalize('NFC');
  await rewritePages({ workspace, folder, pages: values.rewrite, urls, dryRun: values.dryRun, log, signal }, record);
}

async function finish(context: SyncContext, plan: Plan, applyContext: ApplyContext): Promise<Ending> {
  const { inputs: values, record, log } = context;
  const { pruneBlock: block } = record;
  if (block === undefined && plan.deletes.length > 0)
    await applyContext.progress.during(() => prune(plan.deletes, record, applyContext));
  record.complete = countResults(record, 'failed') === 0 && block === undefined;
  await logAdvice(context);
  record.isFinished = true;
  const { ending, warnings } = endingOf(record, values.failOn);
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

function describeInterrupted(record: SyncRecord, values: Values, outcome: Outcome): string {
  if (!record.plan || values.dryRun) return 'Nothing was changed.';
  const changes = record.results.filter(({ status }) => status !== 'failed').length;
  const recorded = values.lockFile !== 'none' && record.isLockSaved ? ' and recorded in the lock file' : '';
  const made = `${pluralize(changes, 'change was made', 'changes were made')}${recorded}.`;
  const sentences = changes > 0 ? [made] : record.isUncertain ? [] : ['Nothing was changed.'];
  if (record.isUncertain) sentences.push('Changes without a response may have been made, too.');
  // The advice about an outage already says to run the job again.
  if (outcome !== 'unavailable' && (changes > 0 || record.isUncertain))
    sentences.push('Run the job again to continue.');
  return sentences.join(' ');
}
