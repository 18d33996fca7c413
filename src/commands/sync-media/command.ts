/** sync-media: a folder in Git is the truth for the media library. */
import { join, posix } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { getStorage } from '../../api/endpoints/media.js';
import { createResultsDir, writeAtomically } from '../../disk/write.js';
import type { Command, Context, Ending } from '../command.js';
import { applyPlan } from './apply/apply.js';
import { adoptTexts, adoptUnfinished, compare } from './library/compare.js';
import { checkValues, inputs, outputs, type Values } from './inputs.js';
import type { Work } from './apply/send-batches.js';
import { readContents } from './folder/select-files.js';
import { type Library, readLibrary } from './library/library.js';
import type { Lock } from './library/lock.js';
import { type OwnFiles, readOwnFiles } from './workspace.js';
import { isForeign, type Plan, planSync } from './plan/plan.js';
import { formatCount, Progress } from './progress.js';
import { mayDelete, prune } from './apply/prune.js';
import { beginRecord, countOf, type SyncRecord } from './record.js';
import { adviceOn, renderMap, renderPlan, reportSync } from './summary.js';
import { workspacePath } from '../../disk/paths.js';
import { rewritePages } from './rewrite-pages.js';

type SyncContext = Context<Values, SyncRecord>;

export const syncMedia: Command<typeof inputs, SyncRecord> = {
  name: 'sync-media',
  summary: 'Make the media library hold what a folder in Git holds',
  branding: { icon: 'image', color: 'blue' },
  inputs,
  outputs,
  sampleInputs: { path: 'examples/media' },
  connections: ({ concurrency }) => concurrency,
  createRecord: beginRecord,
  check: checkValues,
  run: runSync,
  onInterrupted: aftermath,
  summarize: (record, values, ending) => reportSync(record, values, ending),
};

/**
 * How much V8 lets its heap grow beyond what is in use, in percent (its own choice is several times that), and by what
 * factor the part for new objects: hashing very many files makes much garbage, and little that stays. The optimizing
 * compiler of WebAssembly takes 40 MB for the HTTP parser alone, which is fast enough without it.
 */
const LOW_MEMORY_FLAGS = ['--heap-growing-percent=20', '--semi-space-growth-factor=1', '--liftoff-only'];
/** V8's own choice. Up to so many files memory is no matter and time is: the other costs a fiftieth of it. */
const DEFAULT_MEMORY_FLAGS = ['--heap-growing-percent=0', '--semi-space-growth-factor=2', '--no-liftoff-only'];
const LOW_MEMORY_MIN_FILES = 5_000;

async function runSync(context: SyncContext): Promise<Ending> {
  const { inputs: values, clock, log, record } = context;
  // From the start: what has grown never shrinks, and how many files there are only the reading tells.
  for (const flag of LOW_MEMORY_FLAGS) setFlagsFromString(flag);
  const own = await readOwnFiles(context);
  if (own.selection.chosen.length <= LOW_MEMORY_MIN_FILES)
    for (const flag of DEFAULT_MEMORY_FLAGS) setFlagsFromString(flag);
  if (own.selection.chosen.length === 0 && values.prune !== 'none') return refuseEmpty(context);
  const progress = new Progress(clock, log);
  const work = workOf(context, own.lock, progress);
  const { plan, library } = await progress.during(() => readAndPlan(context, own, work));
  record.plan = plan;
  record.planPath = await writeResult(context, 'plan.json', renderPlan(plan));
  announcePlan(context, plan);
  if (values.requireAlt && plan.withoutAlt.length > 0) return missingAlt(context, plan);
  if (values.dryRun) return foresee(context, plan);
  const problem = await whyNotPrune(context, plan);
  if (problem?.stops) return { outcome: 'failed', message: problem.message };
  try {
    await progress.during(() => applyPlan(plan, library, record, work));
    await rewrite(context, plan);
    return await finish(context, plan, library, work, problem?.message);
  } finally {
    // Also of a run that is cut short: what it has done is known to the next one.
    await own.lock.save();
    await writeMap(context, plan);
  }
}

function refuseEmpty({ inputs: values, host }: SyncContext): Ending {
  const folder = workspacePath(host.workspace, values.path);
  return {
    outcome: 'failed',
    message: `No file in ${folder} is to be synced, and with prune: ${values.prune} that would mean to delete everything. Nothing was done: check path, include and the checkout, or delete the files in the dashboard.`,
  };
}

function workOf({ inputs: values, host, ...context }: SyncContext, lock: Lock, progress: Progress): Work {
  const folder = workspacePath(host.workspace, values.path);
  const fileLabel = (path: string): string => posix.join(folder, path);
  return { ...context, concurrency: values.concurrency, lock, progress, fileLabel };
}

/** The library is listed while the files are hashed; both take their time, and neither needs the other. */
async function readAndPlan(
  { inputs: values, log }: SyncContext,
  { lock, altTexts, imports, selection }: OwnFiles,
  work: Work,
): Promise<{ plan: Plan; library: Library }> {
  const { api, progress } = work;
  progress.begin('Reading', selection.chosen.length);
  const [contents, listed] = await Promise.all([
    readContents(selection.chosen, (sizeBytes) => progress.add(1, sizeBytes)),
    readLibrary(api, lock.state.files.values()),
  ]);
  if (!listed.isComplete)
    log.warning('The library changed while it was being listed, so some of its files may be unknown here.');
  if (isForeign(lock.state, listed)) {
    log.warning(
      `The lock file knows none of the ${formatCount(listed.byId.size)} files of this library: it belongs to another project, and is not believed. Give each project a lock-file of its own.`,
    );
    lock.forget();
  }
  progress.begin('Comparing', contents.files.length);
  const library = adoptTexts(lock.state, listed, api.toServerMs(work.clock.now()));
  const asker = { ...work, onAsked: () => progress.add(1) };
  await adoptUnfinished(contents.files, lock.state, library, asker);
  const counterparts = await compare(contents.files, lock.state, library, asker);
  const plan = planSync({
    ...contents,
    library,
    lock: lock.state,
    counterparts,
    altTexts,
    imports,
    prune: values.prune,
    maxDeletes: values.maxDeletes,
  });
  return { plan, library };
}

function announcePlan({ log }: SyncContext, plan: Plan): void {
  const of = (action: string): number => plan.files.filter((step) => step.action === action).length;
  const counts: (readonly [number, string])[] = [
    [of('add'), 'to add'],
    [of('replace'), 'to replace'],
    [plan.imports.length, 'to import'],
    [plan.alts.length, 'alt texts to set'],
    [plan.deletes.length, 'to delete'],
    [plan.conflicts.length, 'in conflict'],
    [of('unchanged'), 'unchanged'],
  ];
  const shown = counts.filter(([count, what]) => count > 0 || what === 'unchanged');
  log.info(`Plan: ${shown.map(([count, what]) => `${formatCount(count)} ${what}`).join(', ')}.`);
}

function missingAlt({ inputs: values, host, log }: SyncContext, { withoutAlt }: Plan): Ending {
  const folder = workspacePath(host.workspace, values.path);
  for (const key of withoutAlt) {
    log.error(`${key} has no alt text.`, {
      title: 'No alt text',
      file: URL.canParse(key) ? undefined : posix.join(folder, key),
    });
  }
  const where =
    values.altText === undefined ? 'a file named by alt-text' : workspacePath(host.workspace, values.altText);
  return {
    outcome: 'gate',
    message: `${formatCount(withoutAlt.length)} images have no alt text: add a glob and a text for them to ${where} ("" for an image that is mere decoration). Nothing was written.`,
  };
}

/** Why nothing may be deleted; `stops` where the run had better not begin. */
async function whyNotPrune(
  { api, inputs: values, log }: SyncContext,
  plan: Plan,
): Promise<{ message: string; stops: boolean } | undefined> {
  if (plan.deletes.length === 0) return undefined;
  if (plan.deletes.length > plan.mostDeletes) {
    for (const { media, reason } of plan.deletes) log.info(`Would be deleted: ${media.name} (${reason})`);
    return { message: tooManyDeletes(plan), stops: false };
  }
  if (values.dryRun || (await mayDelete(api))) return undefined;
  const message = `prune: ${values.prune} needs a key with the role admin, and this key has another; ${formatCount(plan.deletes.length)} files would have to be deleted. Nothing was changed: use a key with the role admin, or prune: none.`;
  return { message, stops: true };
}

function tooManyDeletes({ deletes, mostDeletes }: Plan): string {
  return `Nothing was deleted: ${formatCount(deletes.length)} files would be, and max-deletes allows ${formatCount(mostDeletes)}. Check that path and include are right; if they are, raise max-deletes for one run.`;
}

async function foresee(context: SyncContext, plan: Plan): Promise<Ending> {
  const { inputs: values, log, record } = context;
  for (const step of plan.files) if (step.action === 'unchanged') record.placed.set(step.file.path, step.media);
  record.unchanged = record.placed.size;
  for (const { path, reason } of plan.conflicts) {
    log.warning(`${path}: ${reason}`);
  }
  await rewrite(context, plan);
  await writeMap(context, plan);
  const problem = await whyNotPrune(context, plan);
  if (problem) return { outcome: 'failed', message: `Dry run: ${problem.message}` };
  const steps = plan.files.length - record.unchanged + plan.imports.length + plan.alts.length + plan.deletes.length;
  const message = `Dry run: ${formatCount(steps)} changes are planned, and nothing was changed.`;
  if (plan.conflicts.length > 0 && values.failOn === 'any') {
    return {
      outcome: 'failed',
      message: `${message} ${formatCount(plan.conflicts.length)} files are in conflict and would fail.`,
    };
  }
  record.complete = plan.conflicts.length === 0;
  return { outcome: 'done', message };
}

async function rewrite({ inputs: values, host, log, record }: SyncContext, plan: Plan): Promise<void> {
  if (!values.rewrite) return;
  const { workspace } = host;
  const addresses = new Map<string, string | undefined>();
  for (const { file } of plan.files) {
    const url = record.placed.get(file.path)?.url;
    if (url !== undefined || values.dryRun) addresses.set(file.path, url);
  }
  const folder = workspacePath(workspace, values.path);
  await rewritePages({ workspace, folder, pages: values.rewrite, addresses, dryRun: values.dryRun, log }, record);
}

async function finish(
  context: SyncContext,
  plan: Plan,
  library: Library,
  work: Work,
  problem: string | undefined,
): Promise<Ending> {
  const { inputs: values, record, log } = context;
  const reason = problem ?? (plan.deletes.length > 0 ? whyPruneWaits(record, library) : undefined);
  if (reason === undefined && plan.deletes.length > 0)
    await work.progress.during(() => prune(plan.deletes, record, work));
  const failed = countOf(record, 'failed');
  record.complete = failed === 0 && reason === undefined;
  await explainFailures(context);
  const message = summarize(record);
  if (reason !== undefined) {
    // What failed may be forgiven; that prune would delete too much is no matter of files.
    if (problem !== undefined || failed === 0 || values.failOn === 'any')
      return { outcome: 'failed', message: `${message} ${reason}` };
    log.warning(reason);
  }
  if (failed === 0) return { outcome: 'done', message };
  const failure = `${message} ${formatCount(failed)} failed; the others are done. The summary says of each what to do.`;
  if (values.failOn === 'any') return { outcome: 'failed', message: failure };
  log.warning(failure);
  return { outcome: 'done', message: failure };
}

function whyPruneWaits(record: SyncRecord, library: Library): string | undefined {
  if (countOf(record, 'failed') > 0) return 'Nothing was deleted, because not everything else succeeded.';
  if (library.isComplete) return undefined;
  return 'Nothing was deleted, because the library changed while it was being listed. Run this again when nobody else writes to it.';
}

/** What the service allows, for the advice on files that were too large or found no room. */
async function explainFailures({
  api,
  log,
  record,
  optional,
}: SyncContext & Pick<Context<Values, SyncRecord>, 'optional'>): Promise<void> {
  const failed = record.results.filter(({ status }) => status === 'failed');
  if (failed.some(({ statusCode }) => statusCode === 413 || statusCode === 507)) {
    record.storage = await optional('The limits of the plan', () => getStorage(api));
  }
  for (const result of failed) {
    const advice = adviceOn(result, record);
    if (advice !== undefined) log.info(`${result.key}: ${advice}`);
  }
}

function summarize(record: SyncRecord): string {
  const parts = (['added', 'replaced', 'reused', 'imported', 'deleted'] as const)
    .map((status) => [countOf(record, status), status] as const)
    .filter(([count]) => count > 0)
    .map(([count, status]) => `${formatCount(count)} ${status}`);
  const alts = countOf(record, 'alt-updated');
  if (alts > 0) parts.push(`${formatCount(alts)} alt texts set`);
  parts.push(`${formatCount(record.unchanged)} unchanged`);
  return `Synced: ${parts.join(', ')}.`;
}

async function writeMap(context: SyncContext, plan: Plan): Promise<void> {
  context.record.mapPath = await writeResult(context, 'media-map.json', renderMap(plan, context.record));
}

/** Path relative to the workspace; undefined where the results cannot be written, of which `publish.ts` warns. */
async function writeResult(
  { host, resultsDir }: SyncContext,
  name: string,
  text: Iterable<string>,
): Promise<string | undefined> {
  try {
    await createResultsDir(resultsDir);
    await writeAtomically(join(resultsDir, name), text);
    return workspacePath(host.workspace, join(resultsDir, name));
  } catch {
    return undefined;
  }
}

function aftermath(record: SyncRecord, values: Values): string | undefined {
  if (!record.plan || values.dryRun) return 'Nothing was changed.';
  const done = record.results.filter(({ status }) => status !== 'failed').length;
  const kept = values.lockFile === 'none' ? '' : ' and noted in the lock file';
  return `${formatCount(done)} changes are done${kept}. Run this again: it goes on from there.`;
}
