/** Where the steps of applying a plan put down what they have done: the lock, the record, the log. */
import { ApiError, ConnectionError } from '../../../api/errors.js';
import { FileChangedError } from '../../../disk/hash.js';
import { statusOf, type Work } from './send-batches.js';
import type { LocalFile } from '../folder/select-files.js';
import type { Library, LibraryFile } from '../library/library.js';
import { entryOf } from '../library/lock.js';
import type { Plan } from '../plan/plan.js';
import type { Result, SyncRecord } from '../record.js';
import { Trouble } from './circuit-breaker.js';
import { messageOf } from '../../../text/error-message.js';

/** Statuses that are about one file; others are about the key, or the service. */
const ABOUT_ONE_FILE: readonly number[] = [400, 404, 409, 413, 415, 422, 507];

export class Shelf {
  readonly trouble = new Trouble();
  /** What nobody knows the end of, because the service did not answer. */
  readonly #lost: Result[] = [];
  /** Library files that the lock called ours when the run began. */
  readonly #ours: ReadonlySet<string>;
  /** Library file → paths of the lock that are not in the folder any more. */
  readonly #gone = new Map<string, readonly string[]>();
  /** Library file → addresses of the lock that are not on the list any more. */
  readonly #unlisted = new Map<string, readonly string[]>();

  constructor(
    plan: Plan,
    readonly library: Library,
    readonly record: SyncRecord,
    readonly work: Work,
  ) {
    const { files, imports } = work.lock.state;
    const paths = new Set(plan.files.map(({ file }) => file.path));
    for (const [path, { id }] of files) {
      if (!paths.has(path)) this.#gone.set(id, [...(this.#gone.get(id) ?? []), path]);
    }
    const listed = new Set([...plan.imported.map(({ url }) => url), ...plan.imports.map(({ wanted }) => wanted.url)]);
    for (const [url, { id }] of imports) {
      if (!listed.has(url)) this.#unlisted.set(id, [...(this.#unlisted.get(id) ?? []), url]);
    }
    this.#ours = new Set([...files.values(), ...imports.values()].filter(({ found }) => !found).map(({ id }) => id));
  }

  /** True for a library file that was there before this run, and not by us. */
  isForeign(id: string): boolean {
    return this.library.byId.has(id) && !this.#ours.has(id);
  }

  /** Path of the folder → library file that holds its bytes now. */
  keepFile(file: LocalFile, media: LibraryFile, found = false): void {
    this.work.lock.state.files.set(file.path, entryOf(media, file.sha256, found));
    this.record.placed.set(file.path, media);
  }

  keepImport(url: string, media: LibraryFile, found: boolean): void {
    this.work.lock.state.imports.set(url, entryOf(media, undefined, found));
    this.record.placed.set(url, media);
  }

  /** The library file has these bytes now, whatever paths that are gone had recorded of it. */
  keepReplaced(file: LocalFile, media: LibraryFile): void {
    this.keepFile(file, media);
    this.work.lock.state.unfinishedTexts.delete(media.id);
    this.forgetImports(media.id);
    for (const path of this.#gone.get(media.id) ?? []) {
      this.work.lock.state.files.set(path, entryOf(media, file.sha256));
    }
  }

  /** The library file has other bytes now than those addresses brought: on the list again, they are fetched again. */
  forgetImports(id: string): void {
    for (const url of this.#unlisted.get(id) ?? []) this.work.lock.state.imports.delete(url);
  }

  /** The library file has changed, but not its bytes. */
  refresh(key: string, media: LibraryFile): void {
    this.record.placed.set(key, media);
    for (const entries of [this.work.lock.state.files, this.work.lock.state.imports]) {
      const recorded = entries.get(key);
      if (recorded) entries.set(key, { ...recorded, size: media.sizeBytes, updatedAt: media.updatedAt });
    }
  }

  note(result: Result): void {
    this.record.results.push(result);
  }

  /** Says that the library has it under another name than was asked for. @returns what was said */
  tellOtherName(key: string, name: string, wasThere: boolean): string {
    const reason = `the library ${wasThere ? 'has these bytes already, as' : 'stored it as'} ${name}`;
    this.work.log.notice(`${key}: ${reason}.`);
    return reason;
  }

  fail(key: string, reason: string, more: Pick<Result, 'statusCode' | 'sizeBytes'> = {}): void {
    this.#tell({ key, status: 'failed', reason, ...more });
  }

  /** The service did not answer: it may be done all the same. Told when it is known whether the service is gone. */
  lose(key: string, error: Error, sizeBytes?: number): void {
    const [reason, statusCode] = [messageOf(error), statusOf(error)];
    this.#lost.push({ key, status: 'failed', reason, statusCode, sizeBytes });
  }

  /** Of a service that is gone they are told as one error, which ends the run, not as one each. */
  tellLost(end?: unknown): void {
    const isGone = end instanceof ConnectionError || end instanceof ApiError;
    for (const result of this.#lost.splice(0)) {
      if (isGone) this.record.results.push(result);
      else this.#tell(result);
    }
  }

  #tell(result: Result): void {
    const { key, reason } = result;
    this.record.results.push(result);
    const file = URL.canParse(key) ? undefined : this.work.fileLabel(key);
    this.work.log.error(`${key}: ${reason}`, { title: 'Not synced', file });
  }

  /** What is the matter with one file fails that file; anything else ends the run. */
  failOrThrow(key: string, error: unknown, sizeBytes?: number): void {
    this.work.signal.throwIfAborted();
    if (error instanceof FileChangedError) this.fail(key, messageOf(error));
    else if (error instanceof ApiError && ABOUT_ONE_FILE.includes(error.status)) {
      this.fail(key, messageOf(error), { statusCode: error.status, sizeBytes });
    } else if (this.trouble.bears(error)) this.lose(key, error, sizeBytes);
    else throw error;
  }
}
