/**
 * Applies a plan: runs its steps in order, reuses content, and removes obsolete entries of the lock. Replacements, including
 * those by imports, come before uploads: while a library file still has its old content, the service would respond to an
 * upload of the same content with that file.
 */
import type { Api } from '../../../api/api.js';
import { MAX_FILES } from '../../../api/endpoints/uploads.js';
import type { SkippedFile } from '../folder/select-files.js';
import { extensionOf } from '../folder/library-names.js';
import { isRecorded, secondKey } from '../library/lock.js';
import type { LockEntry } from '../library/lock-schema.js';
import { type AddStep, changesOf, type Plan } from '../plan/steps.js';
import { setAltTexts } from './alt-texts.js';
import { importNewFiles, importOverExisting } from './import.js';
import type { Results } from './results.js';
import { replaceFiles, toUploadItems, uploadFiles } from './upload.js';

/** @param leftOut files of the folder that aren't synced */
export async function applyPlan(plan: Plan, results: Results, leftOut: readonly SkippedFile[]): Promise<void> {
  const { lock, api } = results.run;
  const replaces = plan.files.filter((step) => step.action === 'replace');
  const adds = plan.files.filter((step) => step.action === 'add');
  const uploads = toUploadItems(adds);
  settleUnchanged(plan, results);
  // A lock file that can't be written fails the run before anything is sent.
  await (changesOf(plan).length > 0 ? lock.saveAgain() : lock.save());
  announceRequests(plan, uploads.length, api);

  await replaceFiles(replaces, results);
  await importOverExisting(plan.imports, results);
  await uploadFiles(uploads, results);
  reuseContent(adds, results);
  await lock.save();
  await importNewFiles(plan.imports, results);
  await setAltTexts(plan, results);
  for (const { key, reason, failedPart } of plan.conflicts) results.fail(key, reason, { failedPart });

  removeObsoleteEntries(plan, results, leftOut);
  await lock.save();
}

/** Deletes aren't counted, because they may be blocked in the end. */
function announceRequests({ files, imports, alts }: Plan, uploads: number, api: Api): void {
  const replaces = files.filter(({ action }) => action === 'replace').length;
  const replacing = imports.filter(({ media }) => media !== undefined).length;
  const batches = Math.ceil(uploads / MAX_FILES) + Math.ceil((imports.length - replacing) / MAX_FILES);
  api.announce('key', replaces + replacing + batches + alts.length);
  api.announce('files', replaces + uploads + imports.length);
}

function settleUnchanged(plan: Plan, results: Results): void {
  const { lock } = results.run;
  for (const step of plan.files) {
    if (step.action !== 'unchanged') continue;
    const { file, media } = step;
    const isFound = lock.state.files.get(file.path)?.found === true;
    if (!isRecorded(lock.state, file, media) || isFound !== results.isFound(media)) results.setFile(file, media);
    results.setUnchanged(file.path, media);
  }
  for (const { key, media } of plan.finishedImports) results.setKnown(key, media);
}

/** Settles the paths whose content is in the library by now, because of another path or an earlier run. */
function reuseContent(adds: readonly AddStep[], results: Results): void {
  const { libraryFiles } = results;
  for (const { file, from, reason } of adds) {
    if (from.kind === 'upload') continue;
    const media = from.kind === 'library' ? from.media : libraryFiles.get(from.path);
    if (!media) {
      const path = from.kind === 'path' ? from.path : '';
      const advice = `Follow the advice for ${path}, and run the job again.`;
      results.fail(file.path, `same content as ${path}, which failed. ${advice}`);
      continue;
    }
    results.setFile(file, media);
    results.add({ key: file.path, status: 'reused', reason, url: media.url });
  }
}

/**
 * Removes entries of files that have left both the folder and the library, and of former paths whose library file another
 * path uses now. An entry of a file that is still in the library stays, because prune needs it.
 */
function removeObsoleteEntries(
  plan: Plan,
  { library, libraryFiles, run: { lock } }: Results,
  leftOut: readonly SkippedFile[],
): void {
  const { files, imports } = lock.state;
  const paths = new Set([
    ...[...plan.files, ...plan.conflicts].map(({ key }) => key),
    ...leftOut.map(({ path }) => path),
  ]);
  const isGone = ({ id }: LockEntry): boolean => library.lacks(id);
  for (const [url, entry] of imports) if (!libraryFiles.has(url) && isGone(entry)) lock.delete('imports', url);
  const former = [...files.keys()].filter((path) => !paths.has(path));
  // Only former paths need the tables of the current ones, which are large.
  if (former.length === 0) return;
  const isUsed = usedBy([...files].filter(([path]) => paths.has(path)));
  for (const path of former) {
    const entry = files.get(path);
    if (entry && (isUsed(path, entry) || isGone(entry))) lock.delete('files', path);
  }
}

/** True for an entry whose library file one of the current entries uses. */
function usedBy(current: readonly (readonly [path: string, entry: LockEntry])[]) {
  // The order of the lock must not decide, so every path that shares the library file counts.
  const usageOf = (path: string, { id }: LockEntry): string => `${id} ${extensionOf(path)}`;
  const inUse = new Set(current.map(([path, entry]) => usageOf(path, entry)));
  const usedIds = new Set(current.map(([, { id }]) => id));
  return (path: string, entry: LockEntry): boolean =>
    path.startsWith(secondKey(entry, '')) ? usedIds.has(entry.id) : inUse.has(usageOf(path, entry));
}
