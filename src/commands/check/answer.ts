/** Makes requests that can't hold up a check: each has a limit, and its error is a result, which says what failed. */
import type { Api } from '../../api/api.js';
import { LIMITED, NO_RESPONSE_IN_TIME } from '../../text/connection-codes.js';
import {
  ApiError,
  CancelledError,
  ConnectionError,
  reasonOf,
  RequestError,
  type RequestInfo,
  TimeoutError,
} from '../../api/errors.js';
import type { Context } from '../command.js';

/** What a request gave. */
export type Answer<T> = { readonly value: T } | { readonly error: Error };

export function errorOf(answer: Answer<unknown> | undefined): Error | undefined {
  return answer && 'error' in answer ? answer.error : undefined;
}

export function valueOf<T>(answer: Answer<T> | undefined): T | undefined {
  return answer && 'value' in answer ? answer.value : undefined;
}

/** True if the service rejected the request. An overload, a rate limit, a redirect and the page of a proxy say nothing about the key. */
export function isRejection(error: Error | undefined): error is ApiError {
  if (!(error instanceof ApiError) || error.body !== 'json') return false;
  return error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}

/** The reason, with the status of the response if there is one. */
export function describeFailure(error: Error, reason = reasonOf(error) ?? 'no usable response'): string {
  return error instanceof ApiError ? `${reason} (HTTP ${error.status})` : reason;
}

/** The part of a command's context that limited requests need. */
export type LimitedContext = Pick<Context<unknown, unknown>, 'api' | 'clock' | 'deadlineMs' | 'signal'>;

const MAX_ANSWER_MS = 20_000;
/** The rest of the time is for publishing. */
const RESERVED_MS = 2_000;
const RESERVED_SHARE = 0.1;
/** The share of the remaining time that the first request may take, so that others still fit. */
export const FIRST_SHARE = 0.35;

const REQUEST: RequestInfo = { method: 'GET', path: '/media', role: 'viewer', goal: 'check the service' };

/**
 * Does work that makes requests through the API that it is given. After the limit, the answer is an error and the requests
 * end. Rejects if the run is cancelled.
 * @param share part of the remaining time that the work may take
 */
export async function askWithin<T>(
  context: LimitedContext,
  work: (api: Api) => Promise<T>,
  share = 1,
): Promise<Answer<T>> {
  const { api, clock, deadlineMs, signal } = context;
  const leftMs = deadlineMs - clock.now();
  const limitMs = Math.min(MAX_ANSWER_MS, leftMs * share, leftMs - Math.min(RESERVED_MS, leftMs * RESERVED_SHARE));
  const stop = new AbortController();
  const timer = setTimeout(
    () => {
      // A longer timeout doesn't help a request that had all the time that one gets.
      const code = limitMs < MAX_ANSWER_MS ? NO_RESPONSE_IN_TIME : 'ETIMEDOUT';
      stop.abort(new ConnectionError(REQUEST, api.active === 0 ? LIMITED : code, false));
    },
    Math.max(0, limitMs),
  );
  try {
    return { value: await Promise.race([work(limitedApi(api, stop.signal)), rejectAfter(stop.signal)]) };
  } catch (error) {
    if (signal.reason instanceof CancelledError || !isRequestError(error)) throw error;
    return { error };
  } finally {
    clearTimeout(timer);
  }
}

/** An error without a request is a bug, and hiding it would make it an answer of the service. */
function isRequestError(error: unknown): error is Error {
  return error instanceof RequestError || error instanceof TimeoutError;
}

function limitedApi(api: Api, signal: AbortSignal): Api {
  return {
    // Only check's own purpose makes sense to the reader of an error.
    call: (call) => api.call({ ...call, goal: REQUEST.goal, signal }),
    fetchPlain: (url, headers, limit) => api.fetchPlain(url, headers, limit),
    announce: (bucket, units) => api.announce(bucket, units),
    toServerMs: (localMs) => api.toServerMs(localMs),
    stats: api.stats,
    observed: api.observed,
    get active() {
      return api.active;
    },
    get lastPauseMs() {
      return api.lastPauseMs;
    },
    close: () => api.close(),
  };
}

/** A request that is ended rejects at once with what it failed with so far. Other work gets this long. */
const GRACE_MS = 100;

function rejectAfter(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = (): void => void setTimeout(() => reject(signal.reason as Error), GRACE_MS);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
