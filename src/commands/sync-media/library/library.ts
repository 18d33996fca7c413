/** Reads the media library and finds its files by ID and by name. */
import type { Api } from '../../../api/api.js';
import { listMedia, MAX_PAGE_SIZE, type Media } from '../../../api/endpoints/media.js';
import { type RequestInfo, UnexpectedResponseError } from '../../../api/errors.js';
import { toInstant } from '../../../text/instant.js';
import { unicodeForm } from '../../../text/unicode-form.js';

/** A library file, reduced to the fields that sync-media uses, because there may be very many. */
export interface LibraryFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly url: string;
  /** Empty if it has none. */
  readonly altText: string;
  readonly updatedAt: string;
  /** True if it hasn't changed since it was created. */
  readonly isUntouched: boolean;
}

export interface Library {
  readonly byId: ReadonlyMap<string, LibraryFile>;
  /** By name in NFC; the newest of several with the same name. */
  readonly byName: ReadonlyMap<string, LibraryFile>;
  /** False if the library changed while it was listed, so that files may be missing here. */
  readonly isComplete: boolean;
}

type KnownFile = Pick<LibraryFile, 'id' | 'name' | 'url' | 'updatedAt'>;

/** What reading a library takes of the context of a run. */
interface LibraryContext {
  readonly api: Api;
  readonly hasSecret: HasSecret;
}

type HasSecret = (text: string) => boolean;

/** Lists the whole library. @param known what the lock knows of it, so that equal strings exist only once */
export async function readLibrary(
  { api, hasSecret }: LibraryContext,
  known: Iterable<KnownFile> = [],
): Promise<Library> {
  const knownById = new Map<string, KnownFile>();
  for (const file of known) knownById.set(file.id, file);
  const files: LibraryFile[] = [];
  let total: number | undefined;
  const onTotal = (count: number): void => {
    if (total === undefined) api.announce('key', Math.ceil(count / MAX_PAGE_SIZE) - 1);
    total = count;
  };
  for await (const media of listMedia(api, onTotal))
    files.push(shareStrings(toLibraryFile(media, hasSecret), knownById.get(media.id)));
  // A listing that keeps changing ends incomplete (api/pagination.ts).
  return createLibrary(files, files.length === total);
}

function shareStrings(file: LibraryFile, known: KnownFile | undefined): LibraryFile {
  if (!known) return file;
  return {
    ...file,
    id: known.id,
    name: known.name === file.name ? known.name : file.name,
    url: known.url === file.url ? known.url : file.url,
    updatedAt: known.updatedAt === file.updatedAt ? known.updatedAt : file.updatedAt,
  };
}

/** @param files newest first */
export function createLibrary(files: readonly LibraryFile[], isComplete: boolean): Library {
  const byId = new Map(files.map((file) => [file.id, file]));
  const byName = new Map<string, LibraryFile>();
  for (const file of files) {
    const name = unicodeForm(file.name, 'NFC');
    if (!byName.has(name)) byName.set(name, file);
  }
  return { byId, byName, isComplete };
}

const ABOUT_A_FILE: RequestInfo = { method: 'GET', path: '/media', role: 'viewer', goal: 'read the media library' };

/**
 * Throws if the service shows a secret of the run where a library file is named: ID, name, URL and time are written to the lock
 * file, the media map and pages.
 */
export function toLibraryFile(media: Media, hasSecret: HasSecret): LibraryFile {
  const { id, name, sizeBytes, url, altText, createdAt, updatedAt } = media;
  if (hasSecret([id, name, url, updatedAt].join('\n')))
    throw new UnexpectedResponseError(ABOUT_A_FILE, 'the ID, name, URL or time of a file', 'has a secret of this run');
  const changed = toInstant(updatedAt);
  const isUntouched = toInstant(createdAt) === changed;
  return { id, name, sizeBytes, url, altText: altText ?? '', updatedAt: changed, isUntouched };
}
