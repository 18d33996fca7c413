/** Deletes the library files that nothing uses, as the last step. */
import { type BulkDeletion, deleteManyMedia, MAX_DELETIONS } from '../../../api/endpoints/media.js';
import type { LibraryContext } from '../library/library-list.js';
import { readLibrary } from '../library/read-library.js';
import type { LockFile } from '../library/lock-file.js';
import type { DeleteStep } from '../plan/steps.js';
import type { Results } from './results.js';

/** Deletes files and records the result of each. A file that couldn't be deleted stays in the lock for the next run. */
export async function prune(steps: readonly DeleteStep[], results: Results): Promise<void> {
  const { api, lock, progress } = results.run;
  const idsInUse = new Set([...results.libraryFiles.values()].map(({ id }) => id));
  // The response to an upload may have been a file that the plan deletes.
  const unused = steps.filter(({ media }) => !idsInUse.has(media.id));
  progress.start('Deleting', unused.length);
  for (let first = 0; first < unused.length; first += MAX_DELETIONS) {
    const batch = unused.slice(first, first + MAX_DELETIONS);
    const ids = batch.map(({ media }) => media.id);
    const failures = await findFailures(batch, await deleteManyMedia(api, ids), results.run);
    for (const step of batch) settleDelete(step, failures.get(step.media.id), results);
    progress.add(batch.length - failures.size);
    progress.addFailed(failures.size);
    await lock.save();
  }
}

/**
 * Id → reason, for the files that still exist. An id that isn't in the response may have been deleted by a first attempt
 * whose response was lost, so the library decides.
 */
async function findFailures(
  batch: readonly DeleteStep[],
  { deleted, failed }: BulkDeletion,
  context: LibraryContext,
): Promise<Map<string, string>> {
  const undeleted = batch.filter(({ media }) => !deleted.includes(media.id));
  if (undeleted.length === 0) return new Map();
  const { byId } = await readLibrary(context);
  return new Map(
    undeleted
      .filter(({ media }) => byId.has(media.id))
      .map(({ media: { id, name } }) => {
        const failure = failed.find(({ source }) => source === id || source === name);
        return [id, failure?.error ?? 'the service gave no reason'];
      }),
  );
}

function settleDelete({ key, media, reason }: DeleteStep, failure: string | undefined, results: Results): void {
  const { lock, log } = results.run;
  if (failure === undefined) {
    removeFromLock(media.id, lock);
    results.add({ key, status: 'deleted', reason });
  } else {
    const reason = `couldn't be deleted: ${failure}`;
    results.add({ key, status: 'failed', reason, url: media.url, failedPart: 'deletion' });
    log.error(`${key} couldn't be deleted: ${failure}`, { title: 'Not deleted' });
  }
}

function removeFromLock(id: string, lock: LockFile): void {
  for (const part of ['files', 'imports'] as const) {
    for (const [key, entry] of lock.state[part]) if (entry.id === id) lock.delete(part, key);
  }
}
