/**
 * Getting many things into the library in batches of ten: which answer is whose, what is sent again, what has failed.
 * Uploads and imports differ only in how a batch is sent.
 */
import type { Api } from '../../../api/api.js';
import { ApiError } from '../../../api/errors.js';
import { listMedia, type Media } from '../../../api/endpoints/media.js';
import { type FileResult, matchResults, MAX_FILES, type SentFile } from '../../../api/endpoints/uploads.js';
import type { Clock } from '../../../clock.js';
import type { RunLog } from '../../command.js';
import { inLanes } from '../concurrency.js';
import type { Lock } from '../library/lock.js';
import type { Progress } from '../progress.js';
import type { Trouble } from './circuit-breaker.js';
import { messageOf } from '../../../text/error-message.js';

/** What every step of applying a plan needs. */
export interface Work {
  readonly api: Api;
  readonly clock: Clock;
  readonly log: RunLog;
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly deadlineMs: number;
  /** Requests at once. */
  readonly concurrency: number;
  readonly lock: Lock;
  readonly progress: Progress;
  /** Path of a file of the folder, relative to the workspace. */
  readonly fileLabel: (path: string) => string;
}

/** One thing to be stored. */
export interface Parcel extends SentFile {
  /** Path or address, as people know it. */
  readonly key: string;
}

export interface Delivery<P extends Parcel> {
  /** One request. It may leave out (and report) parcels that turn out unfit: resolves with those that were sent. */
  send(batch: readonly P[]): Promise<{ readonly sent: readonly P[]; readonly results: readonly FileResult[] }>;
  /** After an error of our own making, such as a file that changed: the parcels that are still good; undefined for none of ours. */
  salvage(batch: readonly P[], error: unknown): readonly P[] | undefined;
  stored(parcel: P, media: Media, status: string): void;
  failed(parcel: P, reason: string, statusCode?: number): void;
  /** The service did not answer: it may have been stored all the same. */
  lost(parcel: P, error: Error): void;
  /** True for a library file that was there before this run. */
  isKnown(id: string): boolean;
}

/** Bytes of one request, unless a single file is larger: a batch that fails is sent again as a whole. */
const MAX_BATCH_BYTES = 16_000_000;
/**
 * While one batch of a connection is on its way the next one is made ready, so that the connection never waits for the
 * disk. No more requests are under way for it: `concurrency` is the number of connections.
 */
const LANES_A_CONNECTION = 2;
/** Where a 429 inside an entry names no time. */
const UNNAMED_WAIT_SECONDS = 15;

export async function deliver<P extends Parcel>(
  parcels: readonly P[],
  delivery: Delivery<P>,
  work: Work,
  trouble: Trouble,
): Promise<void> {
  await new Courier(delivery, work, trouble).run(parcels);
}

/** At most ten to a batch, and not too many bytes. */
export function batchesOf<P extends Pick<Parcel, 'sizeBytes'>>(parcels: readonly P[]): P[][] {
  const batches: P[][] = [];
  let bytes = Infinity;
  for (const parcel of parcels) {
    const size = parcel.sizeBytes ?? 0;
    const batch = batches.at(-1);
    if (batch && batch.length < MAX_FILES && bytes + size <= MAX_BATCH_BYTES) {
      batch.push(parcel);
      bytes += size;
    } else {
      batches.push([parcel]);
      bytes = size;
    }
  }
  return batches;
}

class Courier<P extends Parcel> {
  readonly #delivery: Delivery<P>;
  readonly #work: Work;
  readonly #trouble: Trouble;
  #queue: (readonly P[])[] = [];
  /** Nothing is sent before this time. */
  #notBeforeMs = 0;

  constructor(delivery: Delivery<P>, work: Work, trouble: Trouble) {
    this.#delivery = delivery;
    this.#work = work;
    this.#trouble = trouble;
  }

  async run(parcels: readonly P[]): Promise<void> {
    this.#queue = batchesOf(parcels);
    await inLanes(this.#queue, this.#work.concurrency * LANES_A_CONNECTION, (batch) => this.#deliver(batch));
  }

  async #deliver(batch: readonly P[]): Promise<void> {
    await this.#waitForTurn();
    let answer: Awaited<ReturnType<Delivery<P>['send']>>;
    try {
      answer = await this.#delivery.send(batch);
    } catch (error) {
      this.#recover(batch, error);
      return;
    }
    const { sent, results } = answer;
    if (sent.length === 0) return;
    this.#trouble.noteAnswer();
    await this.#sort(sent, results);
    this.#work.lock.saveSoon();
  }

  async #waitForTurn(): Promise<void> {
    const { clock, signal, deadlineMs, log } = this.#work;
    for (let ms = this.#notBeforeMs - clock.now(); ms > 0; ms = this.#notBeforeMs - clock.now()) {
      if (this.#notBeforeMs >= deadlineMs) throw limitBeyondDeadline(ms / 1000);
      log.wait(this.#notBeforeMs, "for the organization's limit of stored files a minute");
      await clock.sleep(ms, signal);
    }
  }

  /** Gives each parcel its result. */
  async #sort(sent: readonly P[], results: readonly FileResult[]): Promise<void> {
    const matched = matchResults(sent, results).map((result) => result ?? onlyResult(sent, results));
    const limited: P[] = [];
    const unclear: P[] = [];
    for (const [index, parcel] of sent.entries()) {
      const result = matched[index];
      if (!result) unclear.push(parcel);
      else if (result.media && result.status !== 'failed') this.#store(parcel, result.media, result.status);
      else if (result.statusCode === 429) {
        limited.push(parcel);
        this.#holdBack(result.error);
      } else this.#fail(parcel, result.error ?? 'the service gave no reason', result.statusCode ?? undefined);
    }
    if (limited.length > 0) this.#queue.push(limited);
    if (unclear.length > 0) await this.#lookUp(unclear);
  }

  #store(parcel: P, media: Media, status: string): void {
    this.#trouble.noteSuccess();
    this.#delivery.stored(parcel, media, status);
  }

  #fail(parcel: P, reason: string, statusCode?: number): void {
    this.#delivery.failed(parcel, reason, statusCode);
  }

  /** All wait, not only the files that were refused: the limit is the organization's. */
  #holdBack(error: string | null): void {
    const { clock, log } = this.#work;
    const seconds = secondsIn(error ?? '') ?? UNNAMED_WAIT_SECONDS;
    const untilMs = clock.now() + seconds * 1000;
    if (untilMs <= this.#notBeforeMs) return;
    if (this.#notBeforeMs <= clock.now()) {
      log.info(
        `The organization's limit of stored files a minute is reached: waiting ${Math.ceil(seconds)} s, then sending the files that were refused.`,
      );
    }
    this.#notBeforeMs = untilMs;
  }

  /**
   * Results that name nobody: the library itself is asked. The names were free, so a file of that name and size that was
   * not there before is the one we sent. What is not found is sent alone, where there is nothing to mix up: if it did
   * arrive, the service says so and stores nothing twice.
   */
  async #lookUp(parcels: readonly P[]): Promise<void> {
    const missing = new Set(parcels);
    const named = new Map(parcels.map((parcel) => [parcel.name, parcel]));
    for await (const media of listMedia(this.#work.api)) {
      if (this.#delivery.isKnown(media.id)) break;
      const parcel = named.get(media.name.normalize('NFC'));
      if (parcel?.sizeBytes !== media.sizeBytes || !missing.delete(parcel)) continue;
      this.#store(parcel, media, 'added');
      if (missing.size === 0) break;
    }
    for (const parcel of missing) {
      if (parcels.length > 1) this.#queue.push([parcel]);
      else this.#fail(parcel, 'the answer of the service does not say what became of it; run this again');
    }
  }

  #recover(batch: readonly P[], error: unknown): void {
    const { signal, log } = this.#work;
    signal.throwIfAborted();
    const good = this.#delivery.salvage(batch, error);
    if (good) {
      if (good.length > 0) this.#queue.push(good);
      return;
    }
    const isTrouble = this.#trouble.bears(error);
    if (!isTrouble && !isAboutContent(error)) throw error;
    if (batch.length > 1) {
      log.info(`A request with ${batch.length} files failed (${messageOf(error)}): sending them one by one.`);
      this.#queue.push(...batch.map((parcel) => [parcel]));
      return;
    }
    for (const parcel of batch) {
      if (isTrouble) this.#delivery.lost(parcel, error);
      else this.#fail(parcel, messageOf(error), statusOf(error));
    }
  }
}

/** One file sent, one result: there is no other that it could belong to, if only the size fits. */
function onlyResult(sent: readonly Parcel[], results: readonly FileResult[]): FileResult | undefined {
  const [result] = results;
  if (sent.length !== 1 || results.length !== 1 || !result) return undefined;
  const size = sent[0]?.sizeBytes;
  return result.media && size !== undefined && result.media.sizeBytes !== size ? undefined : result;
}

/** The service, or a proxy before it, refused what was sent: another file may fare better. */
function isAboutContent(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 411, 413, 414, 415, 422, 431, 507].includes(error.status);
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined;
}

/** The seconds that an error names (`Try again in 34 seconds.`, `retry after 2 minutes`). */
export function secondsIn(text: string): number | undefined {
  const [, number, unit] = /(\d+(?:\.\d+)?)\s*(s|sec|seconds?|m|min|minutes?)\b/i.exec(text) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  return Number(number) * (/^m/i.test(unit) ? 60 : 1);
}

function limitBeyondDeadline(seconds: number): ApiError {
  const request = { method: 'POST', path: '/media', role: 'editor' } as const;
  const text = "the organization's limit of stored files a minute is reached, and opens after the timeout";
  return new ApiError(request, 429, text, [], Math.ceil(seconds));
}
