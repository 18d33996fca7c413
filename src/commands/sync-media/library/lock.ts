/**
 * The lock file: what of ours lies in the library, by path. It saves asking the library what is in its files, and says
 * which files are ours to delete. One line an entry, sorted by path and without any global number or time, so that two
 * branches merge as other text does.
 */
import { createHash, type Hash } from 'node:crypto';
import type { ZodType } from 'zod';
import { InputError } from '../../../api/errors.js';
import { resolveRealPath } from '../../../disk/paths.js';
import { readIfThere, readErrorReason } from '../../../disk/read.js';
import { writeAtomically } from '../../../disk/write.js';
import type { LibraryFile } from './library.js';
import type { LockFile } from './lock-schema.js';
import { renderLines } from '../render-lines.js';

const VERSION: LockFile['version'] = 1;

/** What is in the library for a path or an import. */
export interface LockEntry {
  readonly id: string;
  /** As the library has it, which need not be what we asked for. */
  readonly name: string;
  /** Of the bytes; imports have none, nobody here has seen them. */
  readonly sha256?: string;
  readonly size: number;
  readonly updatedAt: string;
  readonly url: string;
  /** It was in the library before us, under another name: it is neither replaced nor deleted as ours. */
  readonly found?: true;
}

/** An upload that has begun: enough to know it again in the library, if it did arrive. */
export interface Unfinished {
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
}

/** A change of an alt text that has begun. */
export interface UnfinishedText {
  readonly alt: string;
  /** Of the library file before the change. */
  readonly updatedAt: string;
}

/** What a lock file says. Entries are never changed in place. */
export interface LockState {
  /** Also of paths that are gone from the folder, as long as their files are in the library: prune needs them. */
  readonly files: Map<string, LockEntry>;
  /** By the address they came from. */
  readonly imports: Map<string, LockEntry>;
  /** By path: uploads that had begun and were not known to have ended. */
  readonly unfinished: Map<string, Unfinished>;
  /** By id: alt texts that were being set and were not known to have been; see `adoptTexts`. */
  readonly unfinishedTexts: Map<string, UnfinishedText>;
}

export function emptyLock(): LockState {
  return { files: new Map(), imports: new Map(), unfinished: new Map(), unfinishedTexts: new Map() };
}

/** What is recorded of a library file. @param found see LockEntry */
export function entryOf(media: LibraryFile, sha256: string | undefined, found = false): LockEntry {
  const { id, name, sizeBytes, updatedAt, url } = media;
  return { id, name, sha256, size: sizeBytes, updatedAt, url, ...(found && { found }) };
}

/** Rejects with InputError for a lock that is damaged or newer than this version. `label` is how people know the file. */
export async function parseLock(text: string, label: string): Promise<LockState> {
  if (/^(<{7}|>{7}) /m.test(text)) throw damaged(label, 'it has the marks of a merge conflict');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged(label, 'it is no JSON');
  }
  const version = (json as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > VERSION) {
    throw new InputError([
      `lock-file: ${label} was written by a newer docs-ci (lock version ${version}; this one reads ${VERSION}). Use that version here, too.`,
    ]);
  }
  const { entry, lockFile, unfinished, unfinishedText } = await import('./lock-schema.js');
  const parsed = lockFile.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw damaged(label, `${issue?.path.join('.') || 'its content'} is not as it should be`);
  }
  const check = <T>(part: keyof LockState, schema: ZodType<T>): Map<string, T> => {
    const checked = new Map<string, T>();
    for (const [key, value] of Object.entries(parsed.data[part])) {
      const { error } = schema.safeParse(value);
      const where = [part, key, ...(error?.issues[0]?.path ?? [])].join('.');
      if (error) throw damaged(label, `${where} is not as it should be`);
      checked.set(key, value as T);
    }
    return checked;
  };
  return {
    files: check('files', entry),
    imports: check('imports', entry),
    unfinished: check('unfinished', unfinished),
    unfinishedTexts: check('unfinishedTexts', unfinishedText),
  };
}

/**
 * Who takes the lines of both sides of a merge takes last lines, which have no comma, and others, which have one. No
 * text in JSON holds a line break, so what is taken for the end of a line is one. Some editors put a mark at the start.
 */
function mendMerged(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\}(?=\s*\n\s*")/g, '},')
    .replace(/,(?=\s*\n\s*\})/g, '');
}

function damaged(label: string, why: string): InputError {
  return new InputError([
    `lock-file: ${label} is damaged: ${why}. Take an undamaged version from Git; or delete it, and the next run rebuilds it by comparing the folder with the library (files that were deleted from the folder meanwhile then count as nobody's).`,
  ]);
}

/**
 * The same state is the same text, whatever happened before; in pieces, since there may be very many entries. It is the
 * state at the first piece: results that come in while the pieces are written move entries from one part to another, and
 * a file with the new state of one part and the old of another would have them in neither.
 */
export function* renderLock(state: LockState): Generator<string> {
  const [files, imports] = [snapshotOf(state.files), snapshotOf(state.imports)];
  const rest = (['unfinished', 'unfinishedTexts'] as const).map((part) => ({ part, entries: snapshotOf(state[part]) }));
  yield `{\n  "version": ${VERSION},\n  "files": `;
  yield* renderEntries(files);
  yield ',\n  "imports": ';
  yield* renderEntries(imports);
  for (const { part, entries } of rest) {
    if (entries.keys.length === 0) continue;
    yield `,\n  "${part}": `;
    yield* renderEntries(entries);
  }
  yield '\n}\n';
}

type AnyEntry = LockEntry | Unfinished | UnfinishedText;

/** Entries in the order of their keys. Entries themselves never change. */
interface Snapshot {
  readonly keys: readonly string[];
  readonly values: readonly AnyEntry[];
}

function snapshotOf(entries: ReadonlyMap<string, AnyEntry>): Snapshot {
  const keys = [...entries.keys()].sort();
  return { keys, values: keys.map((key) => entries.get(key) as AnyEntry) };
}

function renderEntries({ keys, values }: Snapshot): Iterable<string> {
  if (keys.length === 0) return ['{}'];
  const renderOne = (index: number): string => {
    const { id, name, sha256, size, alt, updatedAt, url, found } = values[index] as Partial<LockEntry & UnfinishedText>;
    return `${JSON.stringify(keys[index])}: ${JSON.stringify({ id, name, sha256, size, alt, updatedAt, url, found })}`;
  };
  return renderLines('{', keys.keys(), renderOne, '}');
}

/** A pause so many times as long as the write follows it. */
const PAUSE_FACTOR = 9;

/** The lock of a run, and the file it is kept in. */
export class Lock {
  #state: LockState;
  /** Hash of what the file holds now; undefined where there is none. */
  #written: string | undefined;
  #saving: Promise<void> | undefined;
  #dirty = false;
  /** A batch of results has come in since the last write. */
  #isNew = false;
  #soon: NodeJS.Timeout | undefined;
  #failure: Error | undefined;
  /** What the last write took, and when it ended: real time, for it is about the disk. */
  #writeMs = 0;
  #writtenAtMs = 0;

  /**
   * @param path undefined where no lock is kept
   * @param isWhole it is there, and needs not be written to be read by others
   */
  constructor(
    readonly path: string | undefined,
    state: LockState = emptyLock(),
    isWhole = false,
  ) {
    this.#state = state;
    // What people have written may have another form than ours, but not another meaning: then it is left alone.
    this.#written = isWhole ? hashOf(state) : undefined;
  }

  get state(): LockState {
    return this.#state;
  }

  get size(): number {
    return this.#state.files.size + this.#state.imports.size;
  }

  /** Believes nothing of what it said. */
  forget(): void {
    this.#state = emptyLock();
  }

  /** Resolves once what is known now is in the file. Saves asked for during one are one more. */
  save(): Promise<void> {
    clearTimeout(this.#soon);
    this.#isNew ||= this.#soon !== undefined;
    this.#soon = undefined;
    this.#dirty = true;
    this.#saving ??= this.#drain();
    return this.#saving;
  }

  /**
   * Saves without anybody waiting for it: after every batch, at once where the lock is small, and of a large one so
   * often that writing takes a tenth of the time at most. Throws where the save before could not be written.
   */
  saveSoon(): void {
    if (this.#failure) throw this.#failure;
    const dueMs = this.#writtenAtMs + PAUSE_FACTOR * this.#writeMs - performance.now();
    this.#soon ??= setTimeout(
      () => void this.save().catch((error: unknown) => (this.#failure = error as Error)),
      Math.max(0, dueMs),
    );
  }

  async #drain(): Promise<void> {
    // Never done before `#saving` is set.
    await Promise.resolve();
    try {
      while (this.#dirty) {
        this.#dirty = false;
        const isNew = this.#isNew;
        this.#isNew = false;
        const startMs = performance.now();
        await this.#write(isNew);
        this.#writtenAtMs = performance.now();
        this.#writeMs = this.#writtenAtMs - startMs;
      }
    } finally {
      this.#saving = undefined;
    }
  }

  /** @param isNew something has been stored since the last write, so that nothing has to be compared */
  async #write(isNew: boolean): Promise<void> {
    if (this.path === undefined) return;
    // A first run that did nothing leaves no file behind.
    if (this.#written === undefined && this.size === 0 && this.#state.unfinished.size === 0) return;
    if (!isNew && hashOf(this.#state) === this.#written) return;
    const hash = createHash('sha1');
    try {
      await writeAtomically(this.path, hashed(renderLock(this.#state), hash));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new Error(
        `The lock file could not be written (${code ?? message}). Make its folder writable, or set lock-file to none.`,
        { cause: error },
      );
    }
    this.#written = hash.digest('hex');
  }
}

/** Reads the lock, if there is one. Rejects with InputError for one that cannot be used. */
export async function openLock(path: string | undefined, label: string): Promise<Lock> {
  if (path === undefined) return new Lock(path);
  const bytes = await readIfThere(path).catch((error: unknown) => {
    throw new InputError([`lock-file: ${label} cannot be used: ${readErrorReason(error)}.`]);
  });
  if (bytes === undefined) return new Lock(path);
  const text = bytes.toString('utf8');
  const mended = mendMerged(text);
  // A link to it stays one: what it leads to is what others read.
  return new Lock(await resolveRealPath(path), await parseLock(mended, label), mended === text);
}

function hashOf(state: LockState): string {
  const hash = createHash('sha1');
  for (const piece of renderLock(state)) hash.update(piece);
  return hash.digest('hex');
}

function* hashed(pieces: Iterable<string>, hash: Hash): Generator<string> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
