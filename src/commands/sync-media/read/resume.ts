/** Resumes the uploads and alt texts of an interrupted run, so that nothing is sent twice. */
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../concurrency.js';
import type { LocalFile } from '../folder/read-files.js';
import { compareWithUrl, isSettled } from './compare.js';
import { createLibrary, type Library, type LibraryFile } from '../library/library.js';
import { managedKeys, pathOfKey, toLockEntry } from '../library/lock.js';
import type { LockFile } from '../library/lock-file.js';
import type { UnfinishedUpload } from '../library/lock-schema.js';
import type { SyncRun } from '../record.js';

/**
 * Records uploads that reached the library although the last run ended before it could record them. Their names were
 * free then, so a library file with the name and the size is the upload if its URL serves the content. The URL of an
 * untouched file never served anything else, whatever its age is. The lock then knows the file as usual, even if the
 * local file has been edited, renamed or deleted since. An upload that can't be compared stays unfinished for the next run,
 * beside a replace of it (`secondKey`) that may have been interrupted, too.
 */
export async function resumeUploads(files: readonly LocalFile[], library: Library, run: SyncRun): Promise<void> {
  const { api, clock, lock } = run;
  const { unfinished } = lock.state;
  if (unfinished.size === 0) return;
  // A path that was found to have the content of the upload doesn't manage its library file.
  const managed = managedKeys(lock.state);
  const localFiles = new Map(files.map((file) => [file.path, file]));
  const serverNowMs = api.toServerMs(clock.now());
  await forEachConcurrently([...unfinished], REQUESTS_AT_ONCE, async ([key, upload]) => {
    const media = library.byName.get(upload.name);
    if (!media && !library.isComplete) return;
    if (media?.sizeBytes === upload.size && !managed.has(media.id)) {
      const path = pathOfKey(media, key);
      const isComparable = media.isUntouched || isSettled(media, serverNowMs);
      const verdict = isComparable ? await compareUpload(upload, media, localFiles.get(path), run) : 'unknown';
      if (verdict === 'unknown') return;
      if (verdict === 'same') lock.setFile(path, toLockEntry(media, { sha256: upload.sha256, sizeBytes: upload.size }));
    }
    lock.delete('unfinished', key);
  });
}

async function compareUpload(upload: UnfinishedUpload, media: LibraryFile, local: LocalFile | undefined, run: SyncRun) {
  const copy = local?.sha256 === upload.sha256 ? local : undefined;
  return (await compareWithUrl(upload, copy, media, run)).verdict;
}

/**
 * The library, with files as they were before the last run changed their alt texts, if it ended before it could record
 * the change. Such a file has the new text and the recorded size, and changed too recently to trust its URL. Without
 * this, the file would be sent again.
 *
 * This proves nothing: another user may have replaced the content by other content of the same size. The lock therefore
 * keeps its entry. A run two minutes later compares the content, as it does for any file that the lock doesn't know.
 *
 * A replace whose response was lost isn't resumed, because nothing could tell it from a change of the text by another
 * user. Sending it again does no harm: it is the same library file with the same content and URL.
 */
export function resumeAltTexts(lock: LockFile, library: Library, serverNowMs: number): Library {
  const { files, unfinishedTexts } = lock.state;
  if (unfinishedTexts.size === 0) return library;
  const recorded = new Set<string>();
  for (const { id, sha256, size, updatedAt } of files.values()) {
    if (sha256 !== undefined) recorded.add(`${id} ${size} ${updatedAt}`);
  }
  const resumed = new Map<string, LibraryFile>();
  for (const [id, { alt, updatedAt }] of unfinishedTexts) {
    const media = library.byId.get(id);
    const isResumable =
      media?.altText === alt &&
      media.updatedAt !== updatedAt &&
      recorded.has(`${id} ${media.sizeBytes} ${updatedAt}`) &&
      !isSettled(media, serverNowMs);
    if (isResumable) resumed.set(id, { ...media, updatedAt });
    else lock.delete('unfinishedTexts', id);
  }
  const media = [...library.byId.values()].map((file) => resumed.get(file.id) ?? file);
  return createLibrary(media, library.isComplete);
}
