/** The media library as this command sees it: what is in it, by id and by name. */
import type { Api } from '../../../api/api.js';
import { listMedia, type Media } from '../../../api/endpoints/media.js';
import type { LockEntry } from './lock.js';

/** A file of the library: the part of it that this command works with, since there may be very many. */
export interface LibraryFile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly sizeBytes: number;
  readonly url: string;
  /** Empty where it has none. */
  readonly altText: string;
  readonly updatedAt: string;
  /** Nothing has been changed about it since it was created. */
  readonly isUntouched: boolean;
}

export interface Library {
  readonly byId: ReadonlyMap<string, LibraryFile>;
  /** By name in NFC; of several with one name the newest. */
  readonly byName: ReadonlyMap<string, LibraryFile>;
  /** False where the list changed while it was read, so that files may be missing here. */
  readonly isComplete: boolean;
}

/** Reads all of it. @param recorded entries of the lock, which says most of it already */
export async function readLibrary(api: Api, recorded: Iterable<LockEntry> = []): Promise<Library> {
  const entries = new Map<string, LockEntry>();
  for (const entry of recorded) entries.set(entry.id, entry);
  const files: LibraryFile[] = [];
  let total: number | undefined;
  const noteTotal = (told: number): void => void (total = told);
  for await (const media of listMedia(api, {}, noteTotal))
    files.push(sharing(libraryFile(media), entries.get(media.id)));
  // pages.ts reads a list that shifts again, and gives up when it never holds still.
  return libraryOf(files, files.length === total);
}

/** The same file with the lock's own strings where they are equal: of very many files, one copy is enough. */
function sharing(file: LibraryFile, entry: LockEntry | undefined): LibraryFile {
  if (!entry) return file;
  return {
    ...file,
    id: entry.id,
    name: entry.name === file.name ? entry.name : file.name,
    url: entry.url === file.url ? entry.url : file.url,
    updatedAt: entry.updatedAt === file.updatedAt ? entry.updatedAt : file.updatedAt,
  };
}

/** @param files newest first */
export function libraryOf(files: readonly LibraryFile[], isComplete: boolean): Library {
  const byId = new Map(files.map((file) => [file.id, file]));
  const byName = new Map<string, LibraryFile>();
  for (const file of files) {
    const name = file.name.normalize('NFC');
    if (!byName.has(name)) byName.set(name, file);
  }
  return { byId, byName, isComplete };
}

export function libraryFile({ id, name, kind, sizeBytes, url, altText, createdAt, updatedAt }: Media): LibraryFile {
  return { id, name, kind, sizeBytes, url, altText: altText ?? '', updatedAt, isUntouched: createdAt === updatedAt };
}
