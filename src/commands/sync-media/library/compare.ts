/**
 * Decides whether local files and library files have the same content, although the service knows no hashes. Sizes and
 * the lock come first; content is fetched only if they can't decide.
 */
import type { LocalFile } from '../folder/read-files.js';
import type { Counterpart } from '../plan/steps.js';
import type { SyncRun } from '../record.js';
import { forEachConcurrently } from '../../concurrency.js';
import { compareWithUrl } from './fetch-content.js';
import type { Library, LibraryFile } from './library.js';
import { currentHashes, type LockState } from './lock.js';

/** Compares all files. @returns by path; new files have no counterpart */
export async function compareFiles(
  files: readonly LocalFile[],
  library: Library,
  run: SyncRun,
): Promise<Map<string, Counterpart>> {
  const { api, clock, inputs, progress } = run;
  const lock = run.lock.state;
  const hashes = currentHashes(lock, library);
  const counterparts = new Map<string, Counterpart>();
  const undecided: { file: LocalFile; media: LibraryFile }[] = [];
  for (const file of files) {
    const counterpart = findCounterpart(file, lock, library, hashes);
    if (counterpart) counterparts.set(file.path, counterpart);
    if (counterpart?.verdict === 'fetch') undecided.push({ file, media: counterpart.media });
    else progress.add(1);
  }
  const serverNowMs = api.toServerMs(clock.now());
  await forEachConcurrently(undecided, inputs.concurrency, async ({ file, media }) => {
    const content = { sha256: file.sha256, size: file.sizeBytes };
    const result = isSettled(media, serverNowMs) ? await compareWithUrl(content, file, media, run) : CHANGED_RECENTLY;
    counterparts.set(file.path, { media, ...result });
    progress.add(1);
  });
  return counterparts;
}

/**
 * Finds the library file of a local file by the lock, else by name, and decides as far as no request is needed. Pure.
 * Undefined if the local file is new.
 */
function findCounterpart(
  file: LocalFile,
  lock: LockState,
  library: Library,
  hashes: ReadonlyMap<string, string>,
): Counterpart | undefined {
  const entry = lock.files.get(file.path);
  const recorded = entry && library.byId.get(entry.id);
  if (recorded && entry.found !== true) return decide(file, recorded, hashes, 'content changed since the last sync');
  // A file that others put into the library under another name is used only while its content is the same.
  if (recorded && hashes.get(recorded.id) === file.sha256)
    return { media: recorded, verdict: 'same', reason: 'matches the lock file' };
  const named = library.byName.get(file.name);
  return named && decide(file, named, hashes, 'content differs from the library file with this name');
}

function decide(
  file: LocalFile,
  media: LibraryFile,
  hashes: ReadonlyMap<string, string>,
  changed: string,
): Counterpart {
  const hash = hashes.get(media.id);
  if (hash === file.sha256) return { media, verdict: 'same', reason: 'matches the lock file' };
  // Different sizes prove different content. Equal sizes prove nothing: correcting a typo may keep the size.
  if (hash !== undefined || media.sizeBytes !== file.sizeBytes) return { media, verdict: 'different', reason: changed };
  return { media, verdict: 'fetch', reason: 'the lock file has no record of the content' };
}

/** After a replace, the URL may serve the old content for up to a minute (contract [S]); this is twice that. */
const SETTLED_AFTER_MS = 120_000;

const CHANGED_RECENTLY = {
  verdict: 'unknown',
  reason: 'the library file changed less than two minutes ago, so its URL may still serve old content',
} as const;

/** True if the last change is old enough, by the service's clock, that no CDN serves the content before it. */
export function isSettled(media: LibraryFile, serverNowMs: number): boolean {
  return serverNowMs - Date.parse(media.updatedAt) > SETTLED_AFTER_MS;
}
