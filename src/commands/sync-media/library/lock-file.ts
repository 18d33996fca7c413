/** Keeps the lock file up to date with the state of the lock during a run. */
import { InputError } from '../../../api/errors.js';
import { resolveRealPath } from '../../../disk/paths.js';
import { readErrorReason, readIfThere } from '../../../disk/read.js';
import {
  isDiskFull,
  isLedOutside,
  requireWritable,
  type WorkspaceFile,
  writeAtomically,
  writeErrorReason,
} from '../../../disk/write.js';
import {
  emptyLock,
  type LockParts,
  type LockState,
  type MutableLockState,
  parseLock,
  renderEntry,
  renderLock,
  secondKey,
} from './lock.js';
import type { LockEntry } from './lock-schema.js';
import { inputName } from '../../../text/input-names.js';

/** A background save waits this many times the duration of the last write, so writing takes a tenth of the time. */
const PAUSE_FACTOR = 9;

/** The lock of a run and the file that it is saved in. */
export class LockFile {
  #state: MutableLockState;
  /** Number of changes of the state; the file holds the state of `#savedRevision`. */
  #revision: number;
  #savedRevision = 0;
  /** The latest save; the next one starts after it. */
  #lastSave: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** The error of a background save. */
  #failure: Error | undefined;
  /** Duration and end of the last write, in real time, because they are about the disk. */
  #writeMs = 0;
  #writtenAtMs = 0;

  /**
   * @param file undefined if the run keeps no lock file
   * @param folder the synced folder, relative to the workspace
   * @param isSaved false if the file doesn't hold this state yet
   */
  constructor(
    readonly file: WorkspaceFile | undefined,
    readonly folder: string,
    state: MutableLockState = emptyLock(),
    isSaved = true,
  ) {
    this.#state = state;
    this.#revision = isSaved ? 0 : 1;
  }

  get state(): LockState {
    return this.#state;
  }

  /** Forgets everything that the lock says. The file stays as it is until the run has something to record. */
  forget(): void {
    this.#state = emptyLock();
    this.#savedRevision = this.#revision;
  }

  set<Part extends keyof LockParts>(part: Part, key: string, entry: LockParts[Part]): void {
    const entries: Map<string, LockParts[Part]> = this.#state[part];
    const before = entries.get(key);
    if (before && renderEntry(before) === renderEntry(entry)) return;
    entries.set(key, entry);
    this.#revision += 1;
  }

  /** Sets the entry of a path. The file that it used before stays in the lock: an interrupted run can't delete it. */
  setFile(path: string, entry: LockEntry): void {
    const former = this.#state.files.get(path);
    if (former && former.id !== entry.id && former.found !== true) this.set('files', secondKey(former, path), former);
    this.set('files', path, entry);
  }

  delete(part: keyof LockParts, key: string): void {
    if (this.#state[part].delete(key)) this.#revision += 1;
  }

  /** Resolves when the file holds the present state. Rejects if it can't be written. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const write = (): Promise<void> => this.#write();
    this.#lastSave = this.#lastSave.then(write, write);
    return this.#lastSave;
  }

  /**
   * Saves even what the file holds already, so that a file that can't be written is known. Without entries, it only checks
   * this: a run that can't upload anything must not leave an empty file, nor empty the file of another library.
   */
  async saveAgain(): Promise<void> {
    const { files, imports } = this.#state;
    if (files.size + imports.size > 0) this.#savedRevision = -1;
    else if (this.file !== undefined) await this.#explained(requireWritable(this.file));
    return this.save();
  }

  /**
   * Saves in the background: immediately if the lock is small, otherwise after a pause. Throws if the last background
   * save failed.
   */
  saveSoon(): void {
    if (this.#failure) throw this.#failure;
    const dueMs = this.#writtenAtMs + PAUSE_FACTOR * this.#writeMs - performance.now();
    this.#timer ??= setTimeout(
      () => void this.save().catch((error: unknown) => (this.#failure = error as Error)),
      Math.max(0, dueMs),
    );
  }

  async #write(): Promise<void> {
    const revision = this.#revision;
    if (this.file === undefined || revision === this.#savedRevision) return;
    const startMs = performance.now();
    await this.#explained(writeAtomically(this.file, renderLock(this.#state, this.folder)));
    this.#savedRevision = revision;
    this.#writtenAtMs = performance.now();
    this.#writeMs = this.#writtenAtMs - startMs;
  }

  async #explained(write: Promise<void>): Promise<void> {
    try {
      await write;
    } catch (error) {
      const ownAdvice = isLedOutside(error) ? 'Remove the symlink' : 'Make the file writable';
      const advice = isDiskFull(error) ? 'Free some space' : ownAdvice;
      throw new Error(
        `The lock file couldn't be written: ${writeErrorReason(error)}. ${advice}, or set ${inputName('lock-file')} to none.`,
        { cause: error },
      );
    }
  }
}

/**
 * Reads the lock file, if there is one. Rejects with InputError if it can't be used.
 * @param label the input and the path, as messages show them
 * @param folder the synced folder, relative to the workspace. The lock of another one would make prune delete its files.
 */
export async function openLockFile(file: WorkspaceFile | undefined, label: string, folder: string): Promise<LockFile> {
  if (file === undefined) return new LockFile(file, folder);
  const bytes = await readIfThere(file.path).catch((error: unknown) => {
    throw new InputError([
      `${label} couldn't be read: ${readErrorReason(error)}. Set the path of a file that the job can read.`,
    ]);
  });
  if (bytes === undefined) return new LockFile(file, folder);
  const { state, isRepaired, folder: recorded } = await parseLock(bytes.toString('utf8'), label);
  if (recorded === undefined) forgetWhatWasWritten(state);
  else if (recorded !== folder) throw ofOtherFolder(label, recorded, folder);
  // A symlink to the lock file stays one: others read its target.
  return new LockFile({ ...file, path: resolveRealPath(file.path) }, folder, state, !isRepaired && recorded === folder);
}

/** A lock that doesn't say its folder may be that of another one, whose files prune must not delete. */
function forgetWhatWasWritten({ files, imports }: MutableLockState): void {
  for (const entries of [files, imports])
    for (const [key, entry] of entries) entries.set(key, { ...entry, found: true });
}

function ofOtherFolder(label: string, recorded: string, folder: string): InputError {
  const [theirs, ours] = [JSON.stringify(recorded), JSON.stringify(folder)];
  return new InputError(
    [
      `${label} belongs to the folder ${theirs}, but this run syncs ${ours}. Give each folder its own ${inputName('lock-file')}. If you renamed the folder, change "folder" in the lock file to ${ours}, or delete the cache that keeps it.`,
    ],
    'lock-file',
  );
}
