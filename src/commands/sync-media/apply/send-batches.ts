/**
 * Sends uploads and imports in batches: finds the result of each item, and sends items again alone or after the rate
 * limit if needed.
 */
import { listMedia, type Media } from '../../../api/endpoints/media.js';
import { type FileResult, matchResults, MAX_FILES, type SentFile } from '../../../api/endpoints/uploads.js';
import { ApiError, mayHaveWritten } from '../../../api/errors.js';
import { messageOf } from '../../../text/error-message.js';
import { pluralize } from '../../../text/pluralize.js';
import { formatDuration } from '../../../text/units.js';
import { endSentence } from '../../../text/sentences.js';
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import type { Results } from './results.js';
import { unicodeForm } from '../../../text/unicode-form.js';

export interface BatchItem extends SentFile {
  /** Path or URL, as messages show it. */
  readonly key: string;
}

interface BatchHandlers<T extends BatchItem> {
  /** Sends one request. Items that can't be sent are settled by this function and missing in `sent`. */
  send(batch: readonly T[]): Promise<{ readonly sent: readonly T[]; readonly results: readonly FileResult[] }>;
  /**
   * After an error that isn't the service's, such as a file that changed: settles the items that caused it, and returns
   * the others. Undefined if no item caused it.
   */
  retryable?(batch: readonly T[], error: unknown): readonly T[] | undefined;
  /** Finds the library file that has the content of an item, if the service says only that there is one. */
  findEqual?(item: T): Promise<Media | undefined>;
  /** Records an item that the library has now. */
  store(item: T, media: Media, isReused: boolean): void;
}

/** Bytes per request, unless a single file is larger: a failed batch is sent again as a whole. */
const MAX_BATCH_BYTES = 16_000_000;
/** While a connection sends one batch, the next one is prepared, so that the connection never waits for the disk. */
const BATCHES_PER_CONNECTION = 2;
/** The wait if the error of a 429 names no time. */
const DEFAULT_WAIT_SECONDS = 15;

/** The batches of one step. */
export class BatchQueue<T extends BatchItem> {
  #queue: (readonly T[])[] = [];
  /** Epoch milliseconds; nothing is sent earlier. */
  #notBeforeMs = 0;

  constructor(
    readonly results: Results,
    readonly handlers: BatchHandlers<T>,
  ) {}

  async run(items: readonly T[]): Promise<void> {
    this.#queue = toBatches(items);
    await forEachConcurrently(this.#queue, REQUESTS_AT_ONCE * BATCHES_PER_CONNECTION, (batch) =>
      this.#sendBatch(batch),
    );
  }

  async #sendBatch(batch: readonly T[]): Promise<void> {
    await this.#waitForRateLimit();
    let response: Awaited<ReturnType<BatchHandlers<T>['send']>>;
    try {
      response = await this.handlers.send(batch);
    } catch (error) {
      await this.#handleError(batch, error);
      return;
    }
    const { sent, results } = response;
    if (sent.length === 0) return;
    await this.#handleResults(sent, results);
    this.results.run.lock.saveSoon();
  }

  async #waitForRateLimit(): Promise<void> {
    const { clock, signal, deadlineMs, log } = this.results.run;
    for (let ms = this.#notBeforeMs - clock.now(); ms > 0; ms = this.#notBeforeMs - clock.now()) {
      if (this.#notBeforeMs >= deadlineMs) throw limitBeyondDeadline(ms / 1000);
      log.wait(this.#notBeforeMs, "for the organization's limit of stored files per minute");
      await clock.sleep(ms, signal);
    }
  }

  async #handleResults(sent: readonly T[], results: readonly FileResult[]): Promise<void> {
    const matched = matchResults(sent, results).map((result) => result ?? singleResult(sent, results));
    const limited: T[] = [];
    const unmatched: T[] = [];
    for (const [index, item] of sent.entries()) {
      const result = matched[index];
      if (!result) unmatched.push(item);
      else if (result.media && result.status !== 'failed')
        this.#settleStored(item, result.media, result.status === 'reused');
      else if (result.statusCode === 429) {
        limited.push(item);
        this.#delayRequests(result.error);
      } else if (result.status === 'reused') await this.#settleReused(item);
      else this.#settleFailed(item, result.error ?? 'the service gave no reason', result.statusCode ?? null);
    }
    if (limited.length > 0) this.#queue.push(limited);
    if (unmatched.length > 0) await this.#lookUp(unmatched);
  }

  #settleStored(item: T, media: Media, isReused: boolean): void {
    if (!this.results.failsAsUnreplaced(item.key, media)) this.handlers.store(item, media, isReused);
    this.#settle(item);
  }

  async #settleReused(item: T): Promise<void> {
    const media = await this.handlers.findEqual?.(item);
    if (media) this.#settleStored(item, media, true);
    else this.#settleFailed(item, "the service has this file, but doesn't say which library file it is", null);
  }

  #settleFailed(item: T, reason: string, statusCode?: number | null): void {
    this.results.fail(item.key, reason, { statusCode, sizeBytes: item.sizeBytes });
    this.#settle(item);
  }

  #settle({ key, sizeBytes }: T): void {
    this.results.showSettled(key, sizeBytes);
  }

  /** Delays all requests, not only the rejected files: the limit is the organization's. */
  #delayRequests(error: string | null): void {
    const { clock, log } = this.results.run;
    const seconds = secondsIn(error ?? '') ?? DEFAULT_WAIT_SECONDS;
    const untilMs = clock.now() + seconds * 1000;
    if (untilMs <= this.#notBeforeMs) return;
    if (this.#notBeforeMs <= clock.now()) {
      log.info(
        `The organization's limit of stored files per minute is reached. Waiting ${formatDuration(seconds * 1000)}, then sending the rejected files again.`,
      );
    }
    this.#notBeforeMs = untilMs;
  }

  /**
   * Finds items without a result in the library. Their names were free, so a new file with the name and size is the one
   * that was sent. Items that aren't found are sent alone, so that the next result can't be confused with another. If
   * the file did arrive, the service stores nothing twice.
   */
  async #lookUp(items: readonly T[]): Promise<void> {
    const missing = await this.#settleFound(items);
    const reason = "the service's response doesn't include this file. Run the job again.";
    for (const item of missing) {
      if (items.length > 1) this.#queue.push([item]);
      else this.#settleFailed(item, reason);
    }
  }

  /** Settles the items that the library has, and returns the others. */
  async #settleFound(items: readonly T[]): Promise<ReadonlySet<T>> {
    const { run, library } = this.results;
    const missing = new Set(items);
    const byName = new Map(items.map((item) => [item.name, item]));
    for await (const media of listMedia(run.api)) {
      if (library.byId.has(media.id)) break;
      const item = byName.get(unicodeForm(media.name, 'NFC'));
      if (item?.sizeBytes !== media.sizeBytes || !missing.delete(item)) continue;
      this.#settleStored(item, media, false);
      if (missing.size === 0) break;
    }
    return missing;
  }

  /** Sends a failed batch again item by item, settles a single item, or throws an error that isn't about the content. */
  async #handleError(batch: readonly T[], error: unknown): Promise<void> {
    this.results.run.signal.throwIfAborted();
    const retryable = this.handlers.retryable?.(batch, error);
    if (retryable) {
      if (retryable.length > 0) this.#queue.push(retryable);
      return;
    }
    const isLost = await this.results.isAboutFiles(error);
    // A failure of the service is repeated. Any other response that says nothing about the files stays the same.
    if (!isLost && mayHaveWritten(error) && (await this.#hasArrived(batch))) return;
    if (!isLost && !isAboutContent(error)) throw error;
    this.#splitOrFail(batch, error as Error, isLost);
  }

  #splitOrFail(batch: readonly T[], error: Error, isLost: boolean): void {
    const { log } = this.results.run;
    const [item] = batch;
    if (batch.length > 1 || !item) {
      const files = pluralize(batch.length, 'file');
      log.info(
        `Sending ${files} one by one, because the request with all of them failed: ${endSentence(messageOf(error))}`,
      );
      this.#queue.push(...batch.map((one) => [one]));
    } else if (isLost) {
      this.results.failLost(item.key, error, { sizeBytes: item.sizeBytes });
      this.#settle(item);
    } else this.#settleFailed(item, messageOf(error), error instanceof ApiError ? error.status : undefined);
  }

  /** Settles the items that the library has. True if it has all of them. */
  async #hasArrived(batch: readonly T[]): Promise<boolean> {
    const missing = await this.#settleFound(batch).catch(() => new Set(batch));
    if (missing.size > 0) this.results.addUncertain();
    return missing.size === 0;
  }
}

/** Batches of at most ten items and not too many bytes. */
function toBatches<T extends BatchItem>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = item.sizeBytes ?? 0;
    const batch = batches.at(-1);
    if (batch && batch.length < MAX_FILES && bytes + size <= MAX_BATCH_BYTES) {
      batch.push(item);
      bytes += size;
    } else {
      batches.push([item]);
      bytes = size;
    }
  }
  return batches;
}

/** The only result of a single file is its own, whatever the service stored of it. */
function singleResult(sent: readonly BatchItem[], results: readonly FileResult[]): FileResult | undefined {
  return sent.length === 1 && results.length === 1 ? results[0] : undefined;
}

/** True if the service, or a proxy in front of it, rejected what was sent: another file may succeed. */
function isAboutContent(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 409, 411, 413, 414, 415, 422, 431, 507].includes(error.status);
}

/** The seconds that an error names (`Try again in 34 seconds.`, `retry after 2 minutes`). */
function secondsIn(text: string): number | undefined {
  const [, number, unit] = /(\d+(?:\.\d+)?)\s*(s|sec|seconds?|m|min|minutes?)\b/i.exec(text) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  return Number(number) * (/^m/i.test(unit) ? 60 : 1);
}

function limitBeyondDeadline(seconds: number): ApiError {
  const request = {
    method: 'POST',
    path: '/media',
    role: 'editor',
    goal: 'upload files to the media library',
  } as const;
  const text = "the organization's limit of stored files per minute resets after the timeout";
  return new ApiError(request, 429, text, [], Math.ceil(seconds));
}
