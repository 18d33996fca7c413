/** Finds the files of the media library by ID and by name, as far as a run knows them. */
import type { Media } from '../../../api/endpoints/media.js';
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

/** What a run knows of the library: all of it, or what the run asked for. */
export interface Library {
  readonly byId: ReadonlyMap<string, LibraryFile>;
  /** Returns the file with a name in NFC, and the newest of several with the same name. */
  named(name: string): LibraryFile | undefined;
  /** False if the library changed while it was listed, so that files may be missing here. */
  readonly isComplete: boolean;
  /** True if it is certain that the library had no file with this ID. Of a part, only IDs that the run asked for are. */
  lacks(id: string): boolean;
  /** True if it is certain that the file came into the library after this was read. */
  isLater(media: Pick<Media, 'id' | 'createdAt'>): boolean;
  /** Absent if this is the whole library. */
  readonly part?: LibraryPart;
}

interface LibraryPart {
  /** Names that `named` was asked for, of which this part of the library doesn't tell whether it has them. */
  readonly openNames: ReadonlySet<string>;
  readWhole(): Promise<Library>;
}

/** @param files the whole library, newest first */
export function createLibrary(files: readonly LibraryFile[], isComplete: boolean): Library {
  const byId = new Map(files.map((file) => [file.id, file]));
  const byName = newestByName(files);
  const lacks = (id: string): boolean => isComplete && !byId.has(id);
  return { byId, named: (name) => byName.get(name), isComplete, lacks, isLater: ({ id }) => lacks(id) };
}

/** Finds files by their names in NFC. @param files newest first */
export function newestByName(files: readonly LibraryFile[]): Map<string, LibraryFile> {
  const byName = new Map<string, LibraryFile>();
  for (const file of files) {
    const name = unicodeForm(file.name, 'NFC');
    if (!byName.has(name)) byName.set(name, file);
  }
  return byName;
}

const ABOUT_A_FILE: RequestInfo = { method: 'GET', path: '/media', role: 'viewer', goal: 'read the media library' };

/**
 * Throws if the service shows a secret of the run where a library file is named: ID, name, URL and time are written to the lock
 * file, the media map and pages.
 */
export function toLibraryFile(media: Media, hasSecret: (text: string) => boolean): LibraryFile {
  const { id, name, sizeBytes, url, altText, createdAt, updatedAt } = media;
  if (hasSecret([id, name, url, updatedAt].join('\n')))
    throw new UnexpectedResponseError(ABOUT_A_FILE, 'the ID, name, URL or time of a file', 'has a secret of this run');
  const changed = toInstant(updatedAt);
  const isUntouched = toInstant(createdAt) === changed;
  return { id, name, sizeBytes, url, altText: altText ?? '', updatedAt: changed, isUntouched };
}
