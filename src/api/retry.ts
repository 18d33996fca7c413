/** Decides whether and when to retry a request. Its functions are pure. */
import { withoutProxy } from '../text/connection-codes.js';
import { ApiError, ConnectionError, InvalidResponseError, type RequestError } from './errors.js';

export interface RetryContext {
  /** What the last attempt failed with. */
  readonly error: RequestError;
  /** False for a write that a second execution would do twice. */
  readonly idempotent: boolean;
  /** Number of attempts so far, at least 1. */
  readonly attempts: number;
  /** Milliseconds for which this request has been failing, without waits for rate limits. */
  readonly failingMs: number;
  /** Milliseconds until the command's deadline. */
  readonly remainingMs: number;
  /** A random number in [0, 1). */
  readonly random: number;
}

export type Decision =
  | { readonly retry: true; readonly afterMs: number; readonly limited: boolean }
  /** `response-lost`: the service may have executed the write, so look it up before sending it again. */
  | { readonly retry: false; readonly reason: 'final' | 'response-lost' | 'budget-exhausted' | 'beyond-deadline' };

/**
 * Retries of one request take at most this long; then the run ends as unavailable. Waits for a rate limit don't count.
 * Neither does the first attempt: an upload may take longer than this to fail and still gets a retry.
 */
export const RETRY_BUDGET_MS = 20_000;

/**
 * Pauses between looks at a write. Reads may show the state before it for a while, and a gateway may time out while the
 * service behind it continues, so the result may appear seconds later.
 */
export const LOOK_DELAYS_MS: readonly number[] = [500, 1_500, 4_000];

/** Statuses of temporary failures. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Codes of broken connections, of name servers that don't respond and of proxies that fail. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROXY_502',
  'PROXY_503',
  'PROXY_504',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

const FIRST_DELAY_MS = 400;
const MAX_DELAY_MS = 6_000;
const MAX_LIMIT_JITTER_MS = 250;
/** Limits are given in whole seconds, so a 429 that names zero gets one second. */
const MIN_LIMIT_DELAY_MS = 1_000;

export function decideRetry(context: RetryContext): Decision {
  const { error, idempotent, attempts, remainingMs, failingMs } = context;
  if (!idempotent && error.mayHaveWritten) return { retry: false, reason: 'response-lost' };
  if (!isTransient(error)) return { retry: false, reason: 'final' };
  const limited = error instanceof ApiError && error.status === 429;

  const afterMs = delayMs(context, limited);
  const retryingMs = attempts > 1 ? failingMs : 0;
  if (!limited && retryingMs + afterMs > RETRY_BUDGET_MS) return { retry: false, reason: 'budget-exhausted' };
  if (afterMs >= remainingMs) return { retry: false, reason: 'beyond-deadline' };
  return { retry: true, afterMs, limited };
}

/** True if an identical request may succeed a moment later. */
function isTransient(error: RequestError): boolean {
  if (error instanceof ApiError) return TRANSIENT_STATUSES.has(error.status);
  return error instanceof ConnectionError ? isTransientCode(error.code) : error instanceof InvalidResponseError;
}

/** Obeys the delay that the service requests. Otherwise the delay doubles per attempt, and half of it is random. */
function delayMs({ error, attempts, random }: RetryContext, limited: boolean): number {
  const requestedMs =
    error instanceof ApiError && error.retryAfterSeconds !== undefined ? error.retryAfterSeconds * 1000 : undefined;
  if (limited && requestedMs !== undefined)
    return Math.max(requestedMs, MIN_LIMIT_DELAY_MS) + random * MAX_LIMIT_JITTER_MS;
  const step = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)) * (limited ? 4 : 1);
  return Math.max(requestedMs ?? 0, step / 2 + (random * step) / 2);
}

function isTransientCode(code: string): boolean {
  return TRANSIENT_CODES.has(code) || TRANSIENT_CODES.has(withoutProxy(code));
}
