/**
 * Same or changed, although the service knows no hashes. A ladder: each rung is asked only where those above it could
 * not tell, and each says here why its answer can be relied on.
 */
import { createHash } from 'node:crypto';
import type { Api } from '../../../api/api.js';
import type { Clock } from '../../../clock.js';
import { hashFile, WHOLE_BELOW_BYTES } from '../../../disk/hash.js';
import type { LocalFile } from '../folder/select-files.js';
import { inLanes } from '../concurrency.js';
import { type Library, type LibraryFile, libraryOf } from './library.js';
import { entryOf, type LockEntry, type LockState, type Unfinished } from './lock.js';

/** What a local file is compared with, and what came of it. */
export interface Counterpart {
  readonly media: LibraryFile;
  /** `unknown`: nothing could tell, and what cannot be compared is replaced. `ask`: its address has to be asked. */
  readonly verdict: 'same' | 'different' | 'unknown' | 'ask';
  /** For people: what told it. */
  readonly reason: string;
}

export type Known = Pick<LockState, 'files'>;

/**
 * Rung 1 of the ladder, for a library file and what the lock recorded of it. Safe because every change of a file at the
 * service changes its updatedAt, so size and updatedAt as recorded mean the bytes that we hashed when we recorded them.
 */
export function isAsRecorded(media: LibraryFile, recorded: LockEntry): boolean {
  return media.sizeBytes === recorded.size && media.updatedAt === recorded.updatedAt;
}

/** SHA-256 of the library's files, as far as rung 1 vouches for them. */
export function knownHashes(lock: Known, library: Library): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const recorded of lock.files.values()) {
    const media = library.byId.get(recorded.id);
    if (media && recorded.sha256 !== undefined && isAsRecorded(media, recorded)) hashes.set(media.id, recorded.sha256);
  }
  return hashes;
}

/**
 * The library file that is to hold what a local file holds: the one of the lock, else the one of the same name. The
 * rungs that need no request. Pure; undefined where there is none, so that the file is new.
 */
export function findCounterpart(
  file: LocalFile,
  lock: Known,
  library: Library,
  hashes: ReadonlyMap<string, string>,
): Counterpart | undefined {
  const recorded = lock.files.get(file.path);
  const own = recorded && library.byId.get(recorded.id);
  if (own && recorded.found !== true) return judge(file, own, hashes, 'its content has changed since the last sync');
  // A library file that was there before us, under another name, is ours to use as long as it is the same, no longer.
  if (own && hashes.get(own.id) === file.sha256)
    return { media: own, verdict: 'same', reason: 'as recorded in the lock' };
  const named = library.byName.get(file.name);
  return named && judge(file, named, hashes, 'the library file of this name has other content');
}

function judge(file: LocalFile, media: LibraryFile, hashes: ReadonlyMap<string, string>, changed: string): Counterpart {
  const recorded = hashes.get(media.id);
  if (recorded !== undefined) {
    return recorded === file.sha256
      ? { media, verdict: 'same', reason: 'as recorded in the lock' }
      : { media, verdict: 'different', reason: changed };
  }
  // Rung 2: files of different sizes are different. Equal sizes say nothing: a typo fix keeps its size.
  if (media.sizeBytes !== file.sizeBytes) return { media, verdict: 'different', reason: changed };
  return { media, verdict: 'ask', reason: 'the lock does not know its content' };
}

/** After a replace the public address may go on serving the old bytes for up to a minute (contract [S]); twice that. */
const SETTLED_AFTER_MS = 120_000;

/** Whether what the public address serves can count: old enough, by the service's own clock, for no CDN to serve older bytes. */
export function isSettled(media: LibraryFile, serverNowMs: number): boolean {
  return serverNowMs - Date.parse(media.updatedAt) > SETTLED_AFTER_MS;
}

export interface Asker {
  readonly api: Api;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Requests at once. */
  readonly concurrency: number;
  readonly onAsked: () => void;
}

/** Goes up the ladder for all files. @returns by path; nothing for files that are new */
export async function compare(
  files: readonly LocalFile[],
  lock: Known,
  library: Library,
  asker: Asker,
): Promise<Map<string, Counterpart>> {
  const hashes = knownHashes(lock, library);
  const counterparts = new Map<string, Counterpart>();
  const toAsk: { file: LocalFile; media: LibraryFile }[] = [];
  for (const file of files) {
    const found = findCounterpart(file, lock, library, hashes);
    if (found) counterparts.set(file.path, found);
    if (found?.verdict === 'ask') toAsk.push({ file, media: found.media });
  }
  const serverNowMs = asker.api.toServerMs(asker.clock.now());
  const buffers = toAsk.length > 0 ? buffersFor(asker) : [];
  await inLanes(toAsk, asker.concurrency, async ({ file, media }, lane) => {
    const answer = isSettled(media, serverNowMs)
      ? await askAddress({ sha256: file.sha256, size: file.sizeBytes }, file, media, asker, buffers[lane] as Buffer)
      : TOO_FRESH;
    counterparts.set(file.path, { media, ...answer });
    asker.onAsked();
  });
  return counterparts;
}

/**
 * Takes over what the last run had uploaded when it was cut off before it could note it. The name was free then, so an
 * untouched library file of that name and size is the one we sent if its address serves our bytes; how old it is does
 * not matter, since an address that never had other bytes has none to be left over. From here on it is as if the lock
 * had known it: also where the local file has been edited, renamed or deleted since.
 */
export async function adoptUnfinished(
  files: readonly LocalFile[],
  lock: LockState,
  library: Library,
  asker: Asker,
): Promise<void> {
  if (lock.unfinished.size === 0) return;
  const known = new Set([...lock.files.values(), ...lock.imports.values()].map(({ id }) => id));
  const localOf = new Map(files.map((file) => [file.path, file]));
  const buffers = buffersFor(asker);
  await inLanes([...lock.unfinished], asker.concurrency, async ([path, sent], lane) => {
    const media = library.byName.get(sent.name);
    if (!media?.isUntouched || media.sizeBytes !== sent.size || known.has(media.id)) return;
    const local = localOf.get(path);
    const copy = local?.sha256 === sent.sha256 ? local : undefined;
    const { verdict } = await askAddress(sent, copy, media, asker, buffers[lane] as Buffer);
    if (verdict === 'same') lock.files.set(path, entryOf(media, sent.sha256));
  });
}

/**
 * The library as it is but for alt texts that the last run was setting when it was cut off. A library file that has such
 * a text now, the size that the lock records and an updatedAt too young for its address to be believed is taken, for
 * now, for what it was before: nothing but our own text need have changed. That is no proof (somebody may have put other
 * bytes of the same size there since), so the lock goes on saying what it said, and a run two minutes later asks the
 * address as of any file that the lock does not know. Without this, the file would be sent again; with it, somebody
 * else's change is noticed one run later, as it is when it comes during a run.
 *
 * There is nothing of the kind for a replace whose answer was lost. What would have to be believed there are bytes that
 * no answer has ever spoken of, and of the size of the old ones it could not be told from a text that somebody else set.
 * To send it again does no harm: same file, same bytes, same address.
 */
export function adoptTexts(lock: LockState, library: Library, serverNowMs: number): Library {
  if (lock.unfinishedTexts.size === 0) return library;
  const recorded = new Set<string>();
  for (const { id, sha256, size, updatedAt } of lock.files.values()) {
    if (sha256 !== undefined) recorded.add(`${id} ${size} ${updatedAt}`);
  }
  const before = new Map<string, LibraryFile>();
  for (const [id, { alt, updatedAt }] of lock.unfinishedTexts) {
    const media = library.byId.get(id);
    const isOurs =
      media?.altText === alt &&
      media.updatedAt !== updatedAt &&
      recorded.has(`${id} ${media.sizeBytes} ${updatedAt}`) &&
      !isSettled(media, serverNowMs);
    if (isOurs) before.set(id, { ...media, updatedAt });
    else lock.unfinishedTexts.delete(id);
  }
  const files = [...library.byId.values()].map((media) => before.get(media.id) ?? media);
  return libraryOf(files, library.isComplete);
}

function buffersFor({ concurrency }: Asker): Buffer[] {
  return Array.from({ length: concurrency }, () => Buffer.allocUnsafeSlow(WHOLE_BELOW_BYTES));
}

type Answer = Pick<Counterpart, 'verdict' | 'reason'>;
/** What an address is expected to serve. */
type Bytes = Pick<Unfinished, 'sha256' | 'size'>;

const TOO_FRESH: Answer = {
  verdict: 'unknown',
  reason: 'the library file of this name changed less than two minutes ago, so its address cannot be believed yet',
};
const NOT_READABLE: Answer = {
  verdict: 'unknown',
  reason: 'the library file of this name cannot be read at its address',
};

/**
 * Rungs 3 and 4 in one request, without the key and at most once a file: the address is asked for anything but the MD5
 * of our bytes.
 * @param copy a local file that holds these bytes, if there is one, to reckon its MD5
 */
async function askAddress(
  bytes: Bytes,
  copy: LocalFile | undefined,
  media: LibraryFile,
  asker: Asker,
  buffer: Buffer,
): Promise<Answer> {
  try {
    const md5 = copy && (await md5Of(copy, buffer));
    const headers: Record<string, string> = md5 === undefined ? {} : { 'if-none-match': `"${md5}"` };
    const { status, headers: told, body } = await asker.api.fetchPlain(new URL(media.url), headers);
    const etag = /^(?:W\/)?"([0-9a-f]{32})"$/i.exec(told['etag'] ?? '')?.[1]?.toLowerCase();
    // Rung 3: an ETag that is the MD5 of our bytes cannot be so by chance, and nobody but whoever wrote our file can
    // have made another of the same MD5. A differing one proves nothing: an ETag may be anything.
    if (md5 !== undefined && (status === 304 || (status === 200 && etag === md5))) {
      body.destroy();
      return { verdict: 'same', reason: 'the ETag of its address is the MD5 of the local file' };
    }
    if (status !== 200 || isEncoded(told['content-encoding'])) {
      body.destroy();
      return NOT_READABLE;
    }
    return await hashBody(bytes, body);
  } catch {
    asker.signal.throwIfAborted();
    return NOT_READABLE;
  }
}

/** Rung 4: the bytes themselves, which the caller knows to be the present ones. */
async function hashBody(
  { sha256, size }: Bytes,
  body: AsyncIterable<Uint8Array> & { destroy(): void },
): Promise<Answer> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of body) {
    hash.update(piece);
    sizeBytes += piece.byteLength;
    if (sizeBytes > size) break;
  }
  body.destroy();
  // Another size than the library's is not the file that the library speaks of.
  if (sizeBytes !== size) return NOT_READABLE;
  return hash.digest('hex') === sha256
    ? { verdict: 'same', reason: 'its address serves the bytes of the local file' }
    : { verdict: 'different', reason: 'its address serves other bytes' };
}

/** Undefined where this Node knows no MD5 (FIPS), or the file has changed: then only the bytes can tell. */
async function md5Of(file: LocalFile, buffer: Buffer): Promise<string | undefined> {
  try {
    const { hex, stamp } = await hashFile(file.file, 'md5', buffer);
    return stamp === file.stamp ? hex : undefined;
  } catch {
    return undefined;
  }
}

function isEncoded(encoding: string | undefined): boolean {
  return encoding !== undefined && encoding !== '' && encoding !== 'identity';
}
