/** Keeps the results of the steps, and tells them to the lock and to the log. */
import { listMedia, type Media } from '../../../api/endpoints/media.js';
import {
  ApiError,
  ConnectionError,
  InvalidResponseError,
  mayHaveWritten,
  reasonOf,
  RequestError,
  requestOf,
} from '../../../api/errors.js';
import { FileChangedError } from '../../../disk/hash.js';
import { messageOf } from '../../../text/error-message.js';
import { endSentence } from '../../../text/sentences.js';
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import { groupBy } from '../../../text/group-by.js';
import { type LocalFile, readFailure } from '../folder/read-files.js';
import { type Library, type LibraryFile, toLibraryFile } from '../library/library.js';
import { managedKeys, toLockEntry } from '../library/lock.js';
import type { LockEntry } from '../library/lock-schema.js';
import { type Plan, replacementsOf } from '../plan/steps.js';
import { type ApplyFacts, createApplyFacts, fileOf, type Result, type SyncRun } from '../record.js';
import { unicodeForm } from '../../../text/unicode-form.js';

/** Statuses that are about one file; others are about the key or the service. */
const FILE_STATUSES: readonly number[] = [400, 404, 409, 413, 415, 422, 507];

export class Results {
  /** What the run has done so far, also during a step. */
  readonly facts: ApplyFacts = createApplyFacts();
  /** Ids of the library files that this run or an earlier one wrote. The others were found with equal content. */
  readonly #written: Set<string>;
  /** By library id: entries of the lock whose paths have left the folder. */
  readonly #formerPaths: FormerEntries;
  /** By library id: entries of the lock whose URLs have left the list of imports. */
  readonly #formerImports: FormerEntries;
  readonly #failed = new Set<string>();
  /** By library id: the path or URL that has still to replace the content. */
  readonly #replacing: Map<string, string>;

  constructor(
    plan: Plan,
    readonly library: Library,
    readonly run: SyncRun,
  ) {
    const { files, imports } = run.lock.state;
    this.#formerPaths = formerEntries(files, plan.files);
    this.#formerImports = formerEntries(imports, [...plan.finishedImports, ...plan.imports]);
    this.#written = new Set(managedKeys(run.lock.state).keys());
    this.#replacing = new Map(replacementsOf(plan).map(({ key, media }) => [media.id, key]));
    // A path that changes during this run replaces its library file in the next one.
    for (const { key, failedPart } of plan.conflicts) {
      const entry = failedPart ? undefined : files.get(key);
      if (entry) this.#replacing.set(entry.id, key);
    }
  }

  /** By path or URL of an import. */
  get libraryFiles(): ReadonlyMap<string, LibraryFile> {
    return this.facts.libraryFiles;
  }

  /** Records that the library has a path or an import. */
  setKnown(key: string, media: LibraryFile): void {
    this.facts.libraryFiles.set(key, media);
  }

  setUnchanged(path: string, media: LibraryFile): void {
    this.setKnown(path, media);
    this.facts.unchanged += 1;
  }

  /** Does one request per item of a step, and shows the progress. */
  async forEach<T extends { readonly key: string }>(
    activity: string,
    items: readonly T[],
    work: (item: T) => Promise<void>,
    sizeOf: (item: T) => number = () => 0,
  ): Promise<void> {
    if (items.length === 0) return;
    const { progress, lock } = this.run;
    progress.start(activity, items.length, sumOf(items, sizeOf));
    await forEachConcurrently(items, REQUESTS_AT_ONCE, async (item) => {
      await work(item);
      this.showSettled(item.key, sizeOf(item));
      lock.saveSoon();
    });
  }

  /** Shows that the current activity is over for a file, whether it succeeded or failed. */
  showSettled(key: string, sizeBytes?: number): void {
    const { progress } = this.run;
    if (this.#failed.has(key)) progress.addFailed(1);
    else progress.add(1, sizeBytes);
  }

  /** Records that this run wrote the library file. */
  addWritten({ id }: Pick<LibraryFile, 'id'>): void {
    this.#written.add(id);
    this.#replacing.delete(id);
  }

  /**
   * Fails a path or import if the service responds with a library file whose replacement failed: as a second user of this
   * file, it would keep the next run from replacing the content under the same URL.
   */
  failsAsUnreplaced(key: string, { id, name }: Pick<Media, 'id' | 'name'>): boolean {
    const other = this.#replacing.get(id);
    if (other === undefined) return false;
    const reason = `the library file ${name} has this content until ${other} replaces it, which failed`;
    this.fail(key, `${reason}. Follow the advice for ${other}, and run the job again.`);
    return true;
  }

  /** True if no run wrote the library file: it had equal content before. */
  isFound({ id }: LibraryFile): boolean {
    return !this.#written.has(id);
  }

  /** Records that a library file has the content of a path. */
  setFile(file: LocalFile, media: LibraryFile): void {
    const { lock } = this.run;
    lock.setFile(file.path, toLockEntry(media, file, this.isFound(media)));
    this.facts.libraryFiles.set(file.path, media);
  }

  setImport(url: string, media: LibraryFile): void {
    this.run.lock.set('imports', url, toLockEntry(media, undefined, this.isFound(media)));
    this.facts.libraryFiles.set(url, media);
  }

  /** Records that a library file has new content, also for the paths and imports that used it before. */
  setReplaced(file: LocalFile, media: LibraryFile): void {
    const { lock } = this.run;
    this.addWritten(media);
    this.setFile(file, media);
    this.forgetFormerImports(media.id);
    for (const [path] of this.#formerPaths.get(media.id) ?? []) {
      lock.set('files', path, toLockEntry(media, file));
    }
  }

  /** Imports whose content has been replaced are fetched again when they are listed again. */
  forgetFormerImports(id: string): void {
    for (const [url] of this.#formerImports.get(id) ?? []) this.run.lock.delete('imports', url);
  }

  /** Records that a library file has changed, but not its content. */
  setUpdated(key: string, media: LibraryFile): void {
    const { lock } = this.run;
    this.facts.libraryFiles.set(key, media);
    for (const part of ['files', 'imports'] as const) {
      const entry = lock.state[part].get(key);
      if (entry) lock.set(part, key, { ...entry, size: media.sizeBytes, updatedAt: media.updatedAt });
    }
  }

  /**
   * Describes a library file that an upload or import resulted in. What the service reused was written by a run only if it
   * appeared during this one: then it is from an attempt whose response was lost.
   * @param reason why it was requested; replaced, with a log line, if the library has the file under another name
   * @returns `found` if the library had the file before docs-ci, under another name
   */
  describeStored(
    key: string,
    requestedName: string,
    stored: Media,
    reused: boolean,
    reason: string,
  ): { media: LibraryFile; reason: string } {
    const media = toLibraryFile(stored, this.run.hasSecret);
    if (!reused || this.library.isLater(stored)) this.addWritten(media);
    if (unicodeForm(media.name, 'NFC') === requestedName) return { media, reason };
    const otherName = `${reused ? 'an identical file already exists in the library as' : 'stored in the library as'} ${media.name}`;
    this.run.log.notice(`${key}: ${endSentence(otherName)}`);
    return { media, reason: otherName };
  }

  add(result: Result): void {
    this.facts.results.push(result);
  }

  fail(key: string, reason: string, details: Pick<Result, 'statusCode' | 'isLost'> & FailedFile = {}): void {
    this.add({ key, status: 'failed', reason, ...details });
    this.#failed.add(key);
    const title = details.failedPart === 'alt-text' ? 'Alt text not set' : 'Not synced';
    this.run.log.error(`${key}: ${reason}`, { title, file: fileOf(this.run, key) });
  }

  /** Records that a request may have been done. */
  addUncertain(): void {
    this.facts.isUncertain = true;
  }

  /** Fails a file whose request may have been done. */
  failLost(key: string, error: Error, file: FailedFile = {}): void {
    this.addUncertain();
    const statusCode = error instanceof ApiError ? error.status : undefined;
    this.fail(key, reasonOfPart(file, reasonWithRequest(error)), { statusCode, ...file, isLost: true });
  }

  /** Fails one file if the error is about it. Throws any other error, which ends the run. */
  async failOrThrow(key: string, error: unknown, file: FailedFile = {}): Promise<void> {
    this.run.signal.throwIfAborted();
    if (mayHaveWritten(error)) this.addUncertain();
    if (error instanceof FileChangedError) this.fail(key, readFailure(error));
    else if (error instanceof ApiError && FILE_STATUSES.includes(error.status)) {
      this.fail(key, reasonOfPart(file, messageOf(error)), { statusCode: error.status, ...file });
    } else if (await this.isAboutFiles(error)) this.failLost(key, error as Error, file);
    else throw error;
  }

  /**
   * True for a request that got no proper answer although the service answers others: the sent files are the cause.
   * Rejects if the service doesn't answer at all.
   */
  async isAboutFiles(error: unknown): Promise<boolean> {
    const isUnavailable = error instanceof ApiError && error.status === 503;
    if (isUnavailable || !isServiceFailure(error)) return false;
    await listMedia(this.run.api).next();
    return true;
  }
}

/** What is known of a file that fails. */
type FailedFile = Pick<Result, 'sizeBytes' | 'failedPart'>;

function reasonOfPart({ failedPart }: FailedFile, reason: string): string {
  return failedPart === 'alt-text' ? `the file is in the library, but its alt text couldn't be set: ${reason}` : reason;
}

/** The reason of a failure of the service, with the request, which tells whom to ask. */
function reasonWithRequest(error: Error): string {
  if (!(error instanceof RequestError)) return messageOf(error);
  return `${reasonOf(error) ?? messageOf(error)} (${requestOf(error)})`;
}

/**
 * True if all retries leave open whether the request is done. A request that never reached the service (unknown host,
 * untrusted certificate) isn't about a file. Status 507 is a proper response: there is no space for this file.
 */
export function isServiceFailure(error: unknown): error is Error {
  if (error instanceof ApiError) return (error.status >= 500 && error.status !== 507) || error.status === 408;
  if (error instanceof ConnectionError) return !error.beforeSent;
  return error instanceof InvalidResponseError;
}

export function sumOf<T>(items: readonly T[], sizeOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + sizeOf(item), 0);
}

type FormerEntries = ReadonlyMap<string, readonly (readonly [key: string, entry: LockEntry])[]>;

function formerEntries(
  entries: ReadonlyMap<string, LockEntry>,
  current: readonly { readonly key: string }[],
): FormerEntries {
  const inUse = new Set(current.map(({ key }) => key));
  return groupBy(
    [...entries].filter(([key]) => !inUse.has(key)),
    ([, { id }]) => id,
  );
}
