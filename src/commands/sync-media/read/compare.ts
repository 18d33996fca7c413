/**
 * Decides whether local files and library files have the same content, although the service knows no hashes. Sizes and
 * the lock come first; if they can't decide, the public URL of the library file does.
 */
import { createHash } from 'node:crypto';
import { codingOf, type HttpResponse } from '../../../api/http-response.js';
import { hashFile } from '../../../disk/hash.js';
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import type { LocalFile } from '../folder/read-files.js';
import type { Counterpart } from '../plan/steps.js';
import type { SyncRun } from '../record.js';
import type { Library, LibraryFile } from '../library/library.js';
import { currentHashes, isRecorded, type LockState } from '../library/lock.js';
import type { LockEntry } from '../library/lock-schema.js';
import { timeOf } from '../../../text/instant.js';

type Comparing = Pick<SyncRun, 'api' | 'signal'>;

/** Compares all files. @returns by path; new files have no counterpart */
export async function compareFiles(
  files: readonly LocalFile[],
  library: Library,
  run: Comparing & Pick<SyncRun, 'clock' | 'lock' | 'progress'>,
): Promise<Map<string, Counterpart>> {
  const { api, clock, progress } = run;
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
  await forEachConcurrently(undecided, REQUESTS_AT_ONCE, async ({ file, media }) => {
    const content = { sha256: file.sha256, size: file.sizeBytes };
    const isTrusted = hasTrustedUrl(media, serverNowMs);
    const result = isTrusted ? await compareWithUrl(content, file, media, run) : CHANGED_RECENTLY;
    counterparts.set(file.path, { media, ...result });
    progress.add(1);
  });
  return counterparts;
}

/**
 * Finds the library file of a local file by the lock, else by name, and decides as far as no request is needed. Pure.
 * Undefined if the local file is new.
 */
export function findCounterpart(
  file: LocalFile,
  lock: LockState,
  library: Library,
  hashes: ReadonlyMap<string, string>,
): Counterpart | undefined {
  const entry = lock.files.get(file.path);
  const recorded = entry && library.byId.get(entry.id);
  // The service may store files that differ as one.
  if (recorded && isRecorded(lock, file, recorded))
    return { media: recorded, verdict: 'same', reason: 'matches the lock file' };
  if (recorded && entry.found !== true) {
    const changed = entry.sha256 === file.sha256 ? 'the library file' : 'content';
    return decide(file, recorded, hashes, `${changed} changed since the last sync`);
  }
  // A file that others put into the library is used only while its content is the same; then the name decides again.
  if (recorded && hashes.get(recorded.id) === file.sha256)
    return { media: recorded, verdict: 'same', reason: 'matches the lock file' };
  const named = library.named(file.name);
  return named && decide(file, named, hashes, 'differs from the library file');
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

/**
 * True if the last change is old enough, by the service's clock, that no CDN serves the content before it. The URL of an
 * untouched file, such as the upload of a run that was killed, never served anything else.
 */
export function hasTrustedUrl(media: LibraryFile, serverNowMs: number): boolean {
  return media.isUntouched || serverNowMs - timeOf(media.updatedAt) > SETTLED_AFTER_MS;
}

type ContentResult = Omit<Counterpart, 'media'>;
type ExpectedContent = Pick<LockEntry, 'size'> & Pick<LocalFile, 'sha256'>;

const UNREADABLE: ContentResult = {
  verdict: 'unknown',
  reason: "the library file couldn't be downloaded to compare it",
};

const OTHER_SIZE: ContentResult = {
  verdict: 'unknown',
  reason: 'the library URL serves another number of bytes than the library says',
};

/**
 * Requests the URL of a library file once, without the key, unless its ETag is the MD5 of the expected content. Compares
 * what the URL serves.
 * @param copy a local file with the expected content, if there is one, to compute the MD5
 */
export async function compareWithUrl(
  expected: ExpectedContent,
  copy: LocalFile | undefined,
  media: LibraryFile,
  { api, signal }: Comparing,
): Promise<ContentResult> {
  try {
    const md5 = copy && (await md5Of(copy));
    const response = await api.fetchPlain(new URL(media.url), md5 === undefined ? {} : { 'if-none-match': `"${md5}"` });
    if (md5 !== undefined && isProvenByEtag(response, md5)) {
      response.body.destroy();
      return { verdict: 'same', reason: 'the ETag of the library URL matches the local file' };
    }
    return await compareBody(expected, response);
  } catch {
    signal.throwIfAborted();
    return UNREADABLE;
  }
}

/**
 * An ETag can't be the MD5 of the content by chance, and only the author of the local file could forge its MD5. A
 * different ETag proves nothing, because services choose ETags freely.
 */
function isProvenByEtag({ status, headers }: HttpResponse, md5: string): boolean {
  const [, etag] = /^(?:W\/)?"([0-9a-f]{32})"$/i.exec(headers['etag'] ?? '') ?? [];
  return status === 304 || (status === 200 && etag?.toLowerCase() === md5);
}

async function compareBody(
  { sha256, size }: ExpectedContent,
  { status, headers, body }: HttpResponse,
): Promise<ContentResult> {
  const isReadable = status === 200 && codingOf({ headers }) === undefined;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of isReadable ? body : []) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
    if (sizeBytes > size) break;
  }
  body.destroy();
  if (!isReadable) return UNREADABLE;
  // The library says that the file has this size, so another size is the content of something else.
  if (sizeBytes !== size) return OTHER_SIZE;
  return hash.digest('hex') === sha256
    ? { verdict: 'same', reason: 'the library URL serves the same content' }
    : { verdict: 'different', reason: 'the library URL serves different content' };
}

/** Undefined if this Node has no MD5 (FIPS) or the file has changed; then only the content can tell. */
async function md5Of(file: LocalFile): Promise<string | undefined> {
  try {
    const { hex, stamp } = await hashFile(file.diskPath, 'md5');
    return stamp === file.stamp ? hex : undefined;
  } catch {
    return undefined;
  }
}
