/**
 * The API as one object: requests with the key, paced by what the service says of its limits, tried again where that
 * is safe, read by a schema. Endpoint functions take an `Api` and nothing else. Knows no host, no command, no process.
 */
import { setMaxListeners } from 'node:events';
import type { Clock } from '../clock.js';
import { ConnectionError, type Role, TimeoutError } from './errors.js';
import { attempt, type Failed, type Told, type Tried } from './attempt.js';
import { type FormFile, Http, type HttpResponse, type ProxySettings } from './http.js';
import { answered, blocked, type Bucket, type Charge, type Pace, startAtMs, started } from './rate-limit.js';
import { type Decision, decideRetry, type Failure, type Repeat } from './retry.js';
import type { Schema } from './schema.js';

/** One request as an endpoint function describes it. */
export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template below the base URL; `{id}` is filled from `params`, a slash in a value stays one. */
  readonly path: string;
  readonly role: Role;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  readonly form?: { readonly field: string; readonly files: readonly FormFile[] };
  readonly answer: Schema<T>;
  readonly repeat: Repeat;
  /** Limit of its own that the request counts against. */
  readonly charge?: Charge;
  /** An answer with a bad status is a full answer all the same if it has the shape of one. */
  readonly anyStatus?: boolean;
  /** False hands a 429 to the caller at once and waits for no limit but the key's. */
  readonly waitForLimit?: boolean;
  /** Milliseconds that the service may take; the default is for answers that come from a database. */
  readonly answerTimeoutMs?: number;
  /**
   * For writes that must not be done twice: finds what an attempt whose answer was lost has started, if it did.
   * `sinceMs` is when the first attempt left, by the local clock: only the look itself may tell the service's time.
   */
  readonly lookUp?: (sinceMs: number) => Promise<T | undefined>;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** One exchange, for debug lines. */
export interface AttemptInfo {
  readonly method: string;
  readonly path: string;
  /** Status, or the code of the error that came instead. */
  readonly ended: number | string;
  readonly ms: number;
  readonly attempt: number;
  /** Requests left in the window the answer spoke of. */
  readonly remaining?: number;
}

/** Why nothing is sent at the moment. */
export interface Wait {
  readonly why: 'limit' | 'retry';
  /** Which limit; undefined for a retry. */
  readonly limit?: Bucket;
  readonly ms: number;
  readonly error?: Error;
}

export interface ApiOptions {
  /** Ends in the version, without a slash. */
  readonly baseUrl: URL;
  readonly key: string;
  readonly userAgent: string;
  /** Requests at once. */
  readonly connections: number;
  readonly proxies?: ProxySettings;
  readonly clock: Clock;
  readonly random: () => number;
  /** Epoch milliseconds; no attempt starts after it. */
  readonly deadlineMs: number;
  /** Aborts with a CancelledError or a TimeoutError as its reason. */
  readonly signal: AbortSignal;
  /** Blots secrets out of what the service says. */
  readonly redact: (text: string) => string;
  readonly onAttempt: (exchange: AttemptInfo) => void;
  readonly onWait: (wait: Wait) => void;
}

export interface Api {
  call<T>(call: Call<T>): Promise<Answer<T>>;
  /** GET of an address outside the API, without the key; redirects are not followed, nothing is tried again. */
  fetchPlain(url: URL, headers?: Readonly<Record<string, string>>): Promise<HttpResponse>;
  /** A local time by the service's clock (its Date header), epoch milliseconds. */
  toServerMs(localMs: number): number;
  readonly stats: ApiStats;
  /** Requests under way. */
  readonly active: number;
  close(): Promise<void>;
}

export interface ApiStats {
  /** HTTP requests sent to the API. */
  readonly requests: number;
  /** Answers with status 429. */
  readonly limited: number;
  /** Requests sent again. */
  readonly retried: number;
}

/**
 * Pauses before the looks for what a lost write may have started: a gateway gives up while the service behind it goes
 * on working, so what was started may show only seconds later.
 */
const LOOKS_AFTER_MS = [500, 1_500, 4_000];
/** After this long, the attempt's own time included, one look is enough. */
const SHOWS_WITHIN_MS = 6_000;

export function connectApi(options: ApiOptions): Api {
  return new Client(options);
}

class Client implements Api {
  readonly #options: ApiOptions;
  readonly #http: Http;
  #pace: Pace = {};
  /** The last 429, to be named when a limit reaches beyond the deadline. */
  #limitError: Error | undefined;
  #clockOffsetMs = 0;
  /** The last exchange was answered by the service, and not with "not now". */
  #healthy = false;
  readonly stats = { requests: 0, limited: 0, retried: 0 };
  active = 0;

  constructor(options: ApiOptions) {
    this.#options = options;
    // Every request and pause of the run listens to the one signal: no leak, whatever Node thinks of ten listeners.
    setMaxListeners(0, options.signal);
    this.#http = new Http({ connections: options.connections, proxies: options.proxies, userAgent: options.userAgent });
  }

  async call<T>(call: Call<T>): Promise<Answer<T>> {
    const { clock } = this.#options;
    const state: CallState = { attempts: 0, failingMs: 0, sinceMs: clock.now(), startMs: clock.now() };
    for (;;) {
      await this.#takeTurn(call, state);
      state.attempts += 1;
      state.startMs = clock.now();
      if (state.attempts === 1) state.sinceMs = state.startMs;
      const tried = await this.#attempt(call, state);
      if ('answer' in tried) return tried.answer;
      state.lastError = tried.error;
      state.failingMs += clock.now() - state.startMs;
      const found = await this.#recover(call, tried, state);
      if (found !== undefined) return { status: tried.told?.status ?? 0, body: found };
      this.stats.retried += 1;
    }
  }

  async fetchPlain(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<HttpResponse> {
    this.active += 1;
    try {
      return await this.#http.send({ method: 'GET', url, headers, signal: this.#options.signal });
    } finally {
      this.active -= 1;
    }
  }

  toServerMs(localMs: number): number {
    return localMs + this.#clockOffsetMs;
  }

  async close(): Promise<void> {
    await this.#http.close();
  }

  /** Waits until the limits let this request start, and counts it. */
  async #takeTurn(call: Call<unknown>, { lastError }: CallState): Promise<void> {
    const { clock, signal, deadlineMs, onWait } = this.#options;
    for (;;) {
      signal.throwIfAborted();
      const nowMs = clock.now();
      const startMs = startAtMs(this.#pace, call.waitForLimit === false ? undefined : call.charge, nowMs);
      if (Math.max(nowMs, startMs) >= deadlineMs) throw this.#limitError ?? this.#deadlineError(call, lastError);
      if (startMs <= nowMs) break;
      const limit = startAtMs(this.#pace, undefined, nowMs) < startMs && call.charge ? call.charge.bucket : 'key';
      onWait({ why: 'limit', limit, ms: startMs - nowMs, error: this.#limitError });
      await clock.sleep(startMs - nowMs, signal);
    }
    this.#pace = started(this.#pace, call.charge, clock.now());
  }

  async #attempt<T>(call: Call<T>, { attempts, lastError }: CallState): Promise<Tried<T>> {
    const { clock, baseUrl, key, redact, signal, onAttempt: onExchange } = this.#options;
    const startMs = clock.now();
    let told: Told | undefined;
    let ended: number | string = 'aborted';
    this.stats.requests += 1;
    this.active += 1;
    try {
      const nowMs = (): number => this.toServerMs(clock.now());
      const tried = await attempt({ http: this.#http, baseUrl, key, redact, signal, nowMs }, call);
      told = tried.told;
      ended =
        told?.status ?? ('error' in tried && tried.error instanceof ConnectionError ? tried.error.code : 'refused');
      this.#learn(tried);
      return tried;
    } catch (error) {
      throw signal.reason instanceof TimeoutError ? this.#deadlineError(call, lastError) : error;
    } finally {
      this.active -= 1;
      this.#pace = answered(this.#pace, call.charge, told?.limit, clock.now());
      const { method, path } = call;
      onExchange({
        method,
        path,
        ended,
        ms: clock.now() - startMs,
        attempt: attempts,
        remaining: told?.limit?.remaining,
      });
    }
  }

  #learn({ told, ...tried }: Tried<unknown>): void {
    this.#healthy = 'answer' in tried || (told !== undefined && told.status < 500 && told.status !== 429);
    if (told?.serverMs !== undefined) this.#clockOffsetMs = told.serverMs - this.#options.clock.now();
    if (told?.status === 429) this.stats.limited += 1;
    this.#limitError = told?.status === 429 && 'error' in tried ? tried.error : undefined;
  }

  /**
   * After a failed attempt: rests as long as the decision says, and returns when it is time for the next attempt, or
   * with what the lost attempt had started. Throws the attempt's error where there is nothing more to try.
   */
  async #recover<T>(call: Call<T>, tried: Failed, state: CallState): Promise<T | undefined> {
    const { clock } = this.#options;
    const limited = tried.told?.status === 429;
    if (limited && call.waitForLimit === false) throw tried.error;
    const decision = this.#decide(tried.failure, call.repeat, state);
    if (!decision.again && decision.why === 'lost' && call.lookUp) return this.#look(call.lookUp, tried, state);
    if (!decision.again) throw tried.error;
    if (decision.limited) {
      // A limit holds for every request of the run, so all wait for their turn.
      this.#pace = blocked(this.#pace, call.charge, tried.told?.limit, clock.now() + decision.afterMs);
    } else {
      await this.#rest(decision.afterMs, tried, state);
    }
    return undefined;
  }

  /** After a look that finds nothing, sending it again is as safe as a read. The look is worth it even as the last act. */
  async #look<T>(
    lookUp: (sinceMs: number) => Promise<T | undefined>,
    tried: Failed,
    state: CallState,
  ): Promise<T | undefined> {
    for (const [index, pauseMs] of LOOKS_AFTER_MS.entries()) {
      const isLate = this.#options.clock.now() + pauseMs >= this.#options.deadlineMs;
      // One look is worth it even as the last act.
      if (isLate && index > 0) throw tried.error;
      if (!isLate) await this.#rest(pauseMs, tried, state);
      const found = await this.#tryToLook(lookUp, tried, state);
      if (found !== undefined) return found;
      if (this.#options.clock.now() - state.startMs >= SHOWS_WITHIN_MS) break;
    }
    if (!this.#decide(tried.failure, 'safe', state).again) throw tried.error;
    return undefined;
  }

  /** A look that fails leaves the question open: it is the lost write that people have to hear of. */
  async #tryToLook<T>(
    lookUp: (sinceMs: number) => Promise<T | undefined>,
    tried: Failed,
    state: CallState,
  ): Promise<T | undefined> {
    try {
      return await lookUp(state.sinceMs);
    } catch {
      this.#options.signal.throwIfAborted();
      throw tried.error;
    }
  }

  async #rest(ms: number, tried: Failed, state: CallState): Promise<void> {
    const { clock, signal, onWait } = this.#options;
    state.failingMs += ms;
    onWait({ why: 'retry', ms, error: tried.error });
    await clock.sleep(ms, signal);
  }

  #decide(failure: Failure, repeat: Repeat, { attempts, failingMs }: CallState): Decision {
    const { clock, random, deadlineMs } = this.#options;
    const remainingMs = deadlineMs - clock.now();
    return decideRetry({ failure, repeat, attempts, failingMs, remainingMs, random: random() });
  }

  /** The deadline passed: ours if the service was answering, the service's trouble if it has only failed. */
  #deadlineError({ method, path, role }: Call<unknown>, lastError: Error | undefined): Error {
    if (lastError) return lastError;
    if (this.#healthy) return new TimeoutError('the timeout was reached');
    return new ConnectionError({ method, path, role }, 'no answer within the timeout', false);
  }
}

interface CallState {
  attempts: number;
  /** Milliseconds spent in failed attempts and in pauses after them, without waiting for limits. */
  failingMs: number;
  /** Local time at which the first attempt left. */
  sinceMs: number;
  /** Local time at which the last attempt left. */
  startMs: number;
  lastError?: Error;
}
