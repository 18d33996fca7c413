/** The last step: deleting what nobody uses any more. */
import { ApiError } from '../../../api/errors.js';
import type { Api } from '../../../api/api.js';
import { type BulkDeletion, deleteManyMedia, deleteMedia, MAX_DELETIONS } from '../../../api/endpoints/media.js';
import type { Work } from './send-batches.js';
import { readLibrary } from '../library/library.js';
import type { DeleteStep } from '../plan/plan.js';
import type { SyncRecord } from '../record.js';

/** An id that no library has: no service gives it out. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Whether the key may delete, without deleting anything: a key that may not is refused before the service looks for the
 * file, which it cannot find.
 */
export async function mayDelete(api: Api): Promise<boolean> {
  try {
    await deleteMedia(api, NOBODY);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false;
    // 404 is what a key that may delete gets; 400 says that the id is none.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return true;
    throw error;
  }
}

/** Deletes, and says of each file what became of it. What could not be deleted stays in the lock for the next run. */
export async function prune(steps: readonly DeleteStep[], record: SyncRecord, work: Work): Promise<void> {
  const { api, lock, progress } = work;
  const inUse = new Set([...record.placed.values()].map(({ id }) => id));
  // What an upload was answered with in the meantime is in use, whatever the plan said of it.
  const due = steps.filter(({ media }) => !inUse.has(media.id));
  progress.begin('Deleting', due.length);
  for (let first = 0; first < due.length; first += MAX_DELETIONS) {
    const batch = due.slice(first, first + MAX_DELETIONS);
    const answer = await deleteManyMedia(
      api,
      batch.map(({ media }) => media.id),
    );
    const failures = await stillThere(batch, answer, work);
    for (const step of batch) settle(step, failures.get(step.media.id), record, work);
    progress.add(batch.length);
    await lock.save();
  }
}

/**
 * Id → why, of the files that are still there. An id that is not among the deleted ones may have been deleted all the
 * same, by a first attempt whose answer was lost: the library tells.
 */
async function stillThere(
  batch: readonly DeleteStep[],
  { deleted, failed }: BulkDeletion,
  { api }: Work,
): Promise<Map<string, string>> {
  const undeleted = batch.filter(({ media }) => !deleted.includes(media.id));
  if (undeleted.length === 0) return new Map();
  const { byId } = await readLibrary(api);
  return new Map(
    undeleted
      .filter(({ media }) => byId.has(media.id))
      .map(({ media: { id, name } }) => {
        const told = failed.find(({ source }) => source === id || source === name);
        return [id, told?.error ?? 'the service gave no reason'];
      }),
  );
}

function settle({ media, reason }: DeleteStep, failure: string | undefined, record: SyncRecord, work: Work): void {
  const key = media.name;
  if (failure !== undefined) {
    record.results.push({ key, status: 'failed', reason: `it was not deleted: ${failure}`, url: media.url });
    work.log.error(`${key} was not deleted: ${failure}`, { title: 'Not deleted' });
    return;
  }
  forgetFile(media.id, work);
  record.results.push({ key, status: 'deleted', reason });
}

function forgetFile(id: string, { lock }: Work): void {
  lock.state.unfinishedTexts.delete(id);
  for (const entries of [lock.state.files, lock.state.imports]) {
    for (const [key, recorded] of entries) if (recorded.id === id) entries.delete(key);
  }
}
