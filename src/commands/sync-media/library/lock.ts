/**
 * Holds the state of the lock file: what docs-ci has put into the library, by path. It saves comparing the content of
 * files, and says which library files are managed. The text has one line per entry, sorted by path, and neither counts
 * nor times of its own, so that branches merge.
 */
import { InputError } from '../../../api/errors.js';
import { parseMergedJson } from '../../../text/merged-json.js';
import { renderLines } from '../../../text/render-lines.js';
import type { LocalFile } from '../folder/read-files.js';
import type { Library, LibraryFile } from './library.js';
import type { LockEntry } from './lock-schema.js';

const VERSION = 1;

/** The parts of a lock and the type of their entries. Entries are never changed in place. */
export interface LockParts {
  /**
   * By path. Paths that have left the folder stay as long as their files are in the library: prune needs them. By
   * `secondKey`: files that a path used before.
   */
  files: LockEntry;
  /** By URL of the import. */
  imports: LockEntry;
}

export type LockState = { readonly [Part in keyof LockParts]: ReadonlyMap<string, LockParts[Part]> };
export type MutableLockState = { readonly [Part in keyof LockParts]: Map<string, LockParts[Part]> };

export function emptyLock(): MutableLockState {
  return { files: new Map(), imports: new Map() };
}

/** What an entry records of the local file. */
type LocalContent = Pick<LocalFile, 'sha256' | 'sizeBytes'>;

/**
 * The entry of a library file: what the service says about it, which can have stored other bytes than it got.
 * @param local undefined for an import
 * @param found see `LockEntry`
 */
export function toLockEntry(media: LibraryFile, local: LocalContent | undefined, found = false): LockEntry {
  const { id, name, sizeBytes: size, updatedAt, url } = media;
  const isRewritten = local !== undefined && local.sizeBytes !== size;
  const localSize = isRewritten ? local.sizeBytes : undefined;
  return { id, name, sha256: local?.sha256, size, localSize, updatedAt, url, found: found || undefined };
}

/** The key of a second entry of a path, the library file that the path used before: prune needs it. */
export function secondKey({ id }: Pick<LibraryFile, 'id'>, path: string): string {
  return `${id}/${path}`;
}

/** The path that an entry of `files` is about, whichever of both keys it has. */
export function pathOfKey(file: Pick<LibraryFile, 'id'>, key: string): string {
  const prefix = secondKey(file, '');
  return key.startsWith(prefix) ? key.slice(prefix.length) : key;
}

/**
 * True if the library file still has the content that the entry records. Every change by a user changes updatedAt. Another
 * size alone is the service's own work, such as a picture that it makes smaller after its response.
 */
function isCurrent(entry: LockEntry, media: LibraryFile): boolean {
  return media.updatedAt === entry.updatedAt;
}

/** IDs of the library files that are as docs-ci wrote them. Another lock file may be of what the others have now. */
export function unchangedIds({ files, imports }: LockState, { byId }: Library): ReadonlySet<string> {
  const entries = [...files.values(), ...imports.values()];
  const current = entries.filter((entry) => {
    const media = byId.get(entry.id);
    return media !== undefined && isCurrent(entry, media);
  });
  return new Set(current.map(({ id }) => id));
}

/** True if the lock says about a path exactly what is the case. */
export function isRecorded(lock: LockState, file: { path: string; sha256: string }, media: LibraryFile): boolean {
  const entry = lock.files.get(file.path);
  return entry?.id === media.id && entry.sha256 === file.sha256 && isCurrent(entry, media);
}

/** Library id → path or URL, for everything that runs have written into the library. */
export function managedKeys({ files, imports }: LockState): Map<string, string> {
  const managed = new Map<string, string>();
  for (const entries of [files, imports]) for (const [key, { id, found }] of entries) if (!found) managed.set(id, key);
  return managed;
}

/** SHA-256 by id, for the library files whose entries are current. */
export function currentHashes(lock: LockState, library: Library): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const entry of lock.files.values()) {
    const media = library.byId.get(entry.id);
    if (media && entry.sha256 !== undefined && isCurrent(entry, media)) hashes.set(media.id, entry.sha256);
  }
  return hashes;
}

/** True for the lock of another project: it knows none of the library's files. */
export function isForeign(lock: LockState, library: Library): boolean {
  const entries = [...lock.files.values(), ...lock.imports.values()];
  return entries.length > 0 && !entries.some(({ id }) => library.byId.has(id));
}

interface ParsedLock {
  readonly state: MutableLockState;
  /** The folder that the lock is of, relative to the workspace. Undefined if the file doesn't say it. */
  readonly folder: string | undefined;
  /** True if the commas of the file were wrong after a merge. */
  readonly isRepaired: boolean;
}

/**
 * Rejects with InputError if the lock file is damaged or newer than this version.
 * @param label the input and the path, as messages show them
 */
export async function parseLock(text: string, label: string): Promise<ParsedLock> {
  const json = parseMergedJson(text);
  if ('problem' in json) throw damaged(label, json.problem);
  const version = (json.value as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > VERSION) {
    throw new InputError(
      [
        `${label} was written by a newer docs-ci (lock file version ${version}; this docs-ci reads version ${VERSION}). Update docs-ci in this job.`,
      ],
      'lock-file',
    );
  }
  const { entrySchemas, lockFileSchema } = await import(/* webpackChunkName: 'schemas' */ './lock-schema.js');
  const parsed = lockFileSchema.safeParse(json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw damaged(label, `${issue?.path.join('.') || 'its content'} has an unexpected value`);
  }
  const parseEntries = <Part extends keyof LockParts>(part: Part): Map<string, LockParts[Part]> => {
    const entries = new Map<string, LockParts[Part]>();
    for (const [key, value] of Object.entries(parsed.data[part])) {
      const { error } = entrySchemas[part].safeParse(value);
      const place = [part, key, ...(error?.issues[0]?.path ?? [])].join('.');
      if (error) throw damaged(label, `${place} has an unexpected value`);
      entries.set(key, value as LockParts[Part]);
    }
    return entries;
  };
  const state = {
    files: parseEntries('files'),
    imports: parseEntries('imports'),
  };
  return { state, folder: parsed.data.folder, isRepaired: json.isRepaired };
}

function damaged(label: string, problem: string): InputError {
  return new InputError(
    [
      `${label} is damaged: ${problem}. If you commit the file, restore it from Git, or delete it, and the next run rebuilds it. If a cache keeps the file, delete the cache. A rebuilt lock file doesn't track files that have left the folder.`,
    ],
    'lock-file',
  );
}

/**
 * Renders a lock in chunks, beginning with the folder that it is of; equal states have equal texts. All parts are rendered
 * as they are at the first chunk, whatever arrives between two chunks.
 */
export function* renderLock(state: LockState, folder: string): Generator<string> {
  const parts = Object.entries(state).map(([part, entries]) => ({ part, ...sortedByKey(entries) }));
  yield `{\n  "version": ${VERSION},\n  "folder": ${JSON.stringify(folder)}`;
  for (const { part, keys, values } of parts) {
    yield `,\n  "${part}": `;
    const renderLine = (key: string, index: number): string =>
      `${JSON.stringify(key)}: ${renderEntry(values[index] as AnyEntry)}`;
    yield* renderLines('{', keys, renderLine, '}');
  }
  yield '\n}\n';
}

type AnyEntry = LockParts[keyof LockParts];

/** Two lists, because pairs would take the most memory of a large first sync, which saves its lock again and again. */
function sortedByKey(entries: ReadonlyMap<string, AnyEntry>) {
  const keys = [...entries.keys()].sort();
  return { keys, values: keys.map((key) => entries.get(key)) };
}

/** Equal entries have equal texts. */
export function renderEntry(entry: AnyEntry): string {
  const { id, name, sha256, size, localSize, updatedAt, url, found } = entry;
  return JSON.stringify({ id, name, sha256, size, localSize, updatedAt, url, found });
}
