/**
 * Implements the API: adds the key, respects rate limits, retries what is safe to repeat and looks up lost writes.
 * Knows no host, no command and no process.
 */
import { setMaxListeners } from 'node:events';
import type { Clock } from './clock.js';
import type { Api, ApiResponse, Call, Guard } from './api.js';
import { attempt, requestInfoOf, type ResponseInfo } from './attempt.js';
import { NO_RESPONSE_IN_TIME } from '../text/connection-codes.js';
import { ConnectionError, RequestError, TimeoutError } from './errors.js';
import { Http } from './http.js';
import type { ProxySettings } from './connection/proxies.js';
import type { HttpResponse } from './http-response.js';
import {
  type Bucket,
  onAnnounced,
  onLimited,
  onRequest,
  onResponse,
  type RateLimiterState,
  reservedStartMs,
  startAtMs,
} from './rate-limit.js';
import { type Decision, decideRetry, LOOK_DELAYS_MS } from './retry.js';

/** Describes one attempt for the debug log. */
export interface AttemptInfo {
  readonly method: string;
  readonly path: string;
  /** The status of the response, or the code of the error. */
  readonly result: number | string;
  readonly ms: number;
  readonly attempt: number;
  /** Requests left in the window that the response describes. */
  readonly remaining?: number;
}

/** Describes a pause before the next request. */
export interface Wait {
  /** `look`: for a write whose response was lost, which the service may have done. */
  readonly reason: 'limit' | 'retry' | 'look';
  /** The limit that causes the wait; undefined for another reason. */
  readonly limit?: Bucket;
  /** For a look, all pauses until the last one of the attempt. */
  readonly ms: number;
  /** How long the request has been failing, with this pause. */
  readonly failingMs?: number;
  readonly error?: Error;
}

export interface ApiOptions {
  /** Ends in the version, without a slash. */
  readonly baseUrl: URL;
  readonly key: string;
  readonly userAgent: string;
  /** Maximum number of concurrent requests. */
  readonly connections: number;
  readonly proxies?: ProxySettings;
  readonly clock: Clock;
  readonly random: () => number;
  /** Epoch milliseconds. No attempt starts after it. */
  readonly deadlineMs: number;
  /** Aborts with a CancelledError or a TimeoutError as its reason. */
  readonly signal: AbortSignal;
  /** Redacts secrets in texts of the service. */
  readonly redact: (text: string) => string;
  readonly onAttempt: (attempt: AttemptInfo) => void;
  readonly onWait: (wait: Wait) => void;
}

/** A single look-up is enough this long after the attempt started. */
const VISIBLE_AFTER_MS = 6_000;

export function connectApi(options: ApiOptions): Api {
  return new Client(options);
}

class Client implements Api {
  readonly #options: ApiOptions;
  readonly #http: Http;
  #limiter: RateLimiterState = {};
  /** Keeps the last 429, which is the error to throw if a limit lasts beyond the deadline. */
  #limitError: Error | undefined;
  /** True if the last attempt got a response other than 429 or a server error. */
  #healthy = false;
  readonly stats = { requests: 0, limited: 0, retried: 0 };
  readonly observed: { requestsPerMinute?: number; clockOffsetMs?: number } = {};
  active = 0;
  lastPauseMs = 0;
  /** Aborts when a response tells more of the limits, so that what waits for them decides again. */
  #news = new AbortController();
  /** Requests of a look and its write that the limit has room for, so they don't wait for each other. */
  #reserved = 0;

  constructor(options: ApiOptions) {
    this.#options = options;
    // Every request and pause of a run listens to the one signal, so more than ten listeners are not a leak.
    setMaxListeners(0, options.signal);
    this.#http = new Http({ connections: options.connections, proxies: options.proxies, userAgent: options.userAgent });
  }

  async call<T>(call: Call<T>): Promise<ApiResponse<T>> {
    const nowMs = this.#options.clock.now();
    const state: CallState = {
      signal: this.#signalOf(call.signal),
      attempts: 0,
      failingMs: 0,
      firstStartMs: nowMs,
      lastStartMs: nowMs,
      mayBeExecuted: false,
    };
    try {
      return await this.#callUntilDone(call, state);
    } catch (error) {
      // The end of a call says less than what its last attempt failed with.
      const cause = call.signal?.aborted && error === call.signal.reason ? (state.lastError ?? error) : error;
      // A refusal says nothing about an earlier attempt whose response was lost.
      if (cause instanceof RequestError && call.method !== 'GET') cause.mayHaveWritten ||= state.mayBeExecuted;
      // The time may end in the look before a later attempt.
      throw call.guard && cause instanceof TimeoutError && state.mayBeExecuted
        ? new TimeoutError(cause.message, true)
        : cause;
    }
  }

  async #callUntilDone<T>(call: Call<T>, state: CallState): Promise<ApiResponse<T>> {
    const { clock } = this.#options;
    for (;;) {
      await this.#waitForLimits(call, state);
      if (call.guard) await this.#look(call.guard, call, state);
      const { mayBeExecuted } = state;
      state.mayBeExecuted = true;
      const result = await this.#attempt(call, state);
      if (!(result instanceof RequestError)) return result;
      state.lastError = result;
      state.mayBeExecuted = mayBeExecuted || result.mayHaveWritten;
      state.failingMs += clock.now() - state.lastStartMs;
      const created = await this.#recover(call, result, state);
      if (created !== undefined) return { status: state.info?.status ?? 0, body: created };
      this.stats.retried += 1;
    }
  }

  async fetchPlain(
    url: URL,
    headers: Readonly<Record<string, string>> = {},
    limit?: AbortSignal,
  ): Promise<HttpResponse> {
    const signal = this.#signalOf(limit);
    signal.throwIfAborted();
    this.active += 1;
    try {
      return await this.#http.send({ method: 'GET', url, headers, signal });
    } finally {
      this.active -= 1;
    }
  }

  announce(bucket: Bucket, units: number): void {
    this.#limiter = onAnnounced(this.#limiter, bucket, units);
  }

  toServerMs(localMs: number): number {
    return localMs + (this.observed.clockOffsetMs ?? 0);
  }

  async close(): Promise<void> {
    await this.#http.close();
  }

  /** Looks at what a write overwrites, without any wait of its requests, and counts the attempt that starts then. */
  async #look({ look, requests }: Guard, call: Call<unknown>, state: CallState): Promise<void> {
    this.#reserved = requests;
    try {
      await look();
    } finally {
      this.#reserved = 0;
    }
    this.#start(call, state);
  }

  /** Waits until the limits let the next attempt start, and counts it unless a look comes first. */
  async #waitForLimits(call: Call<unknown>, state: CallState): Promise<void> {
    const { clock, deadlineMs, onWait } = this.#options;
    for (let saidMs = 0; ;) {
      state.signal.throwIfAborted();
      const nowMs = clock.now();
      const startMs = this.#startAtMs(call, nowMs);
      if (Math.max(nowMs, startMs) >= deadlineMs)
        throw state.lastError ?? this.#limitError ?? this.#deadlineError(call, state);
      if (startMs <= nowMs) {
        if (!call.guard) this.#start(call, state);
        return;
      }
      const limit = startAtMs(this.#limiter, undefined, nowMs) < startMs && call.charge ? call.charge.bucket : 'key';
      if (startMs > saidMs) onWait({ reason: 'limit', limit, ms: startMs - nowMs, error: this.#limitError });
      saidMs = Math.max(saidMs, startMs);
      await this.#sleepForLimit(startMs - nowMs, state);
    }
  }

  async #sleepForLimit(ms: number, state: CallState): Promise<void> {
    const { clock } = this.#options;
    const news = this.#news.signal;
    try {
      await clock.sleep(ms, AbortSignal.any([state.signal, news]));
    } catch (error) {
      state.signal.throwIfAborted();
      if (!news.aborted) throw error;
    }
    this.lastPauseMs = clock.now();
  }

  #startAtMs({ charge, guard, waitForLimit }: Call<unknown>, nowMs: number): number {
    if (this.#reserved > 0) return reservedStartMs(this.#limiter, nowMs);
    return startAtMs(this.#limiter, waitForLimit === false ? undefined : charge, nowMs, guard?.requests);
  }

  /** Counts an attempt that starts now. */
  #start(call: Call<unknown>, state: CallState): void {
    const { clock } = this.#options;
    if (this.#reserved > 0) this.#reserved -= 1;
    this.#limiter = onRequest(this.#limiter, call.charge, clock.now());
    state.attempts += 1;
    state.lastStartMs = clock.now();
    if (state.attempts === 1) state.firstStartMs = state.lastStartMs;
    state.info = undefined;
  }

  /** Resolves with the error of an attempt that failed. Rejects if the run or the call ends. */
  async #attempt<T>(call: Call<T>, state: CallState): Promise<ApiResponse<T> | RequestError> {
    const { clock, baseUrl, key, redact, onAttempt } = this.#options;
    const { method, path } = call;
    const { signal } = state;
    const startMs = clock.now();
    let result: number | string = 'aborted';
    this.stats.requests += 1;
    this.active += 1;
    try {
      const connection = {
        ...{ http: this.#http, baseUrl, key, redact, signal },
        nowMs: () => this.toServerMs(clock.now()),
        onResponse: (info: ResponseInfo) => this.#countResponse(call, (state.info = info)),
      };
      const response = await attempt(connection, call);
      result = response.status;
      this.#healthy = true;
      this.#limitError = undefined;
      return response;
    } catch (error) {
      if (!(error instanceof RequestError) || error === signal.reason)
        throw signal.reason instanceof TimeoutError ? (state.lastError ?? this.#deadlineError(call, state)) : error;
      result = this.#countFailure(error, state.info);
      return error;
    } finally {
      this.active -= 1;
      if (!state.info) this.#limiter = onResponse(this.#limiter, call.charge, undefined, clock.now());
      const ms = clock.now() - startMs;
      onAttempt({ method, path, result, ms, attempt: state.attempts, remaining: state.info?.limit?.remaining });
    }
  }

  /** Returns the status, or what there is instead of a response. */
  #countFailure(error: RequestError, { status }: Partial<ResponseInfo> = {}): number | string {
    this.#healthy = status !== undefined && status < 500 && status !== 429;
    this.#limitError = status === 429 ? error : undefined;
    return status ?? (error instanceof ConnectionError ? error.code : 'unusable response');
  }

  #countResponse({ charge }: Call<unknown>, { status, limit, serverMs }: ResponseInfo): void {
    const nowMs = this.#options.clock.now();
    this.#limiter = onResponse(this.#limiter, charge, limit, nowMs);
    this.#news.abort();
    this.#news = new AbortController();
    if (status === 429) this.stats.limited += 1;
    if (serverMs !== undefined) this.observed.clockOffsetMs = serverMs - nowMs;
    if (limit && !charge) this.observed.requestsPerMinute = limit.limit;
  }

  /**
   * Waits after a failed attempt until the next one may start. Resolves with what the lost attempt created, if a look-up
   * finds it. Throws the attempt's error if nothing is left to try.
   */
  async #recover<T>(call: Call<T>, error: RequestError, state: CallState): Promise<T | undefined> {
    const { info } = state;
    if (info?.status === 429 && call.waitForLimit === false) throw error;
    const decision = this.#decide(error, call.idempotent, state);
    if (!decision.retry && decision.reason === 'response-lost' && call.lookUp)
      return this.#lookUp(call.lookUp, error, state);
    if (!decision.retry) throw error;
    if (decision.limited) {
      // A limit holds for every request of the run, so all of them wait in #waitForLimits.
      this.#limiter = onLimited(this.#limiter, call.charge, info?.limit, this.#options.clock.now() + decision.afterMs);
    } else {
      await this.#pause(decision.afterMs, error, state);
    }
    return undefined;
  }

  /** Looks for what a lost write created. If nothing shows up, sending it again is as safe as a read. */
  async #lookUp<T>(
    lookUp: NonNullable<Call<T>['lookUp']>,
    error: RequestError,
    state: CallState,
  ): Promise<T | undefined> {
    const { clock, deadlineMs } = this.#options;
    for (const [index, pauseMs] of LOOK_DELAYS_MS.entries()) {
      const isLate = clock.now() + pauseMs >= deadlineMs;
      // The first look-up is worth it even if nothing else fits before the deadline.
      if (isLate && index > 0) throw error;
      const restMs = LOOK_DELAYS_MS.slice(index).reduce((sum, ms) => sum + ms, 0);
      if (!isLate) await this.#pause(pauseMs, error, state, { reason: 'look', ms: restMs });
      const created = await lookUp(state.firstStartMs).catch(() => {
        state.signal.throwIfAborted();
        // A failed look-up leaves the question open, so the user has to hear about the lost write.
        throw error;
      });
      if (created !== undefined) return created;
      if (clock.now() - state.lastStartMs >= VISIBLE_AFTER_MS) break;
    }
    if (!this.#decide(error, true, state).retry) throw error;
    return undefined;
  }

  #signalOf(signal: AbortSignal | undefined): AbortSignal {
    return signal ? AbortSignal.any([this.#options.signal, signal]) : this.#options.signal;
  }

  /** @param told what a listener hears of the pause */
  async #pause(
    ms: number,
    error: Error,
    state: CallState,
    told: Pick<Wait, 'reason' | 'ms'> = { reason: 'retry', ms },
  ): Promise<void> {
    state.failingMs += ms;
    this.#options.onWait({ ...told, failingMs: state.failingMs, error });
    await this.#sleep(ms, state);
  }

  async #sleep(ms: number, { signal }: CallState): Promise<void> {
    const { clock } = this.#options;
    await clock.sleep(ms, signal);
    this.lastPauseMs = clock.now();
  }

  #decide(error: RequestError, idempotent: boolean, { attempts, failingMs }: CallState): Decision {
    const { clock, random, deadlineMs } = this.#options;
    const remainingMs = deadlineMs - clock.now();
    return decideRetry({ error, idempotent, attempts, failingMs, remainingMs, random: random() });
  }

  /** Blames the timeout if the service was responding, and the service if it has only failed. */
  #deadlineError(call: Call<unknown>, { mayBeExecuted }: CallState): Error {
    if (this.#healthy) return new TimeoutError('The timeout was reached.', mayBeExecuted && call.method !== 'GET');
    return new ConnectionError(requestInfoOf(call), NO_RESPONSE_IN_TIME, !mayBeExecuted);
  }
}

interface CallState {
  /** Aborts when the run is cancelled or the call is ended. */
  readonly signal: AbortSignal;
  /** The response of the last attempt, if it had one. */
  info?: ResponseInfo;
  attempts: number;
  /** Milliseconds spent in failed attempts and in pauses after them, without waiting for limits. */
  failingMs: number;
  /** Local time at which the first attempt started. */
  firstStartMs: number;
  /** Local time at which the last attempt started. */
  lastStartMs: number;
  /** True if the service may have executed an attempt. */
  mayBeExecuted: boolean;
  lastError?: Error;
}
