/** Declares the API as endpoint functions and commands see it. */
import type { ZodType } from 'zod';
import type { RequestInfo } from './errors.js';
import type { HttpResponse } from './http-response.js';
import type { Form } from './multipart.js';
import type { Bucket, Charge } from './rate-limit.js';

/** One request as an endpoint function describes it. */
export interface Call<T> extends RequestInfo {
  /** Fills the path template. A slash in a value stays a slash. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  readonly form?: Form;
  /** Loads the schema of the response body. It loads late so that zod doesn't delay the first request. */
  readonly schema: () => Promise<ZodType<T>>;
  /** False for a write that a second execution would do twice. Such a write is only sent again if it can't have arrived. */
  readonly idempotent: boolean;
  /** Names the extra limit that the request counts against. */
  readonly charge?: Charge;
  /** Accepts a response with an error status if its body fits the schema. */
  readonly acceptAnyStatus?: boolean;
  /** False passes a 429 to the caller at once and waits only for the limit of the key. */
  readonly waitForLimit?: boolean;
  /** Milliseconds until the response must begin. The default fits responses that come from a database. */
  readonly responseTimeoutMs?: number;
  /** Ends the call early, with its waits and retries. The call rejects with the error of its last attempt, or with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Finds what a write created whose response was lost, if it did. `sinceMs` is the local time of the first attempt;
   * only the responses of the look-up itself can convert it to the service's time.
   */
  readonly lookUp?: (sinceMs: number) => Promise<T | undefined>;
  readonly guard?: Guard;
}

/** A look at what a write overwrites. The service can't make a write depend on it, so each attempt has its own. */
export interface Guard {
  /**
   * Is awaited after all waits and right before each attempt. If it rejects, nothing is sent, and the call rejects with the
   * same error.
   */
  readonly look: () => Promise<void>;
  /** Number of requests of a look. The limit of the key has room for them, and for the write, before the look begins. */
  readonly requests: number;
}

export interface ApiResponse<T> {
  readonly status: number;
  readonly body: T;
}

export interface Api {
  call<T>(call: Call<T>): Promise<ApiResponse<T>>;
  /** Requests a URL outside the API with GET and without the key. It follows no redirects and never retries. */
  fetchPlain(url: URL, headers?: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<HttpResponse>;
  /**
   * Says how many requests, or files to store, the run is about to send. They are spaced only if a limit has no room for all.
   * A number that turns out to be wrong only changes the pauses.
   */
  announce(bucket: Bucket, units: number): void;
  /** Converts a local time to the service's clock (its Date header). Epoch milliseconds. */
  toServerMs(localMs: number): number;
  readonly stats: ApiStats;
  /** What the headers of the responses said so far. */
  readonly observed: ObservedHeaders;
  /** Counts the requests in flight. */
  readonly active: number;
  /** Local time at which the last pause before a request ended, for a limit or a retry; 0 before the first. */
  readonly lastPauseMs: number;
  close(): Promise<void>;
}

export interface ObservedHeaders {
  /** The rate limit of the key. */
  readonly requestsPerMinute?: number;
  /** The service's clock minus the clock of this machine. */
  readonly clockOffsetMs?: number;
}

export interface ApiStats {
  /** HTTP requests sent to the API. */
  readonly requests: number;
  /** Responses with status 429. */
  readonly limited: number;
  /** Requests sent again. */
  readonly retried: number;
}
