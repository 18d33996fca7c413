/** When to try a request again. Pure: what happened goes in, a decision comes out. */

/** What may happen to a request if it is sent twice. */
export type Repeat =
  /** A read, or a write whose second execution changes nothing: upload, replace, import, alt text, delete. */
  | 'safe'
  /** A write that would be done twice: once it may have arrived, it is not sent again unasked. */
  | 'once';

export type Failure =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number }
  | { readonly kind: 'connection'; readonly code: string; readonly beforeSent: boolean }
  /** A good status with a body that is no JSON: empty, cut short, or somebody's HTML. */
  | { readonly kind: 'garbled' }
  /** Nothing that another attempt could change. */
  | { readonly kind: 'final' };

export interface Situation {
  readonly failure: Failure;
  readonly repeat: Repeat;
  /** Attempts made so far, from 1. */
  readonly attempts: number;
  /** Milliseconds this request has been failing, without the time that a rate limit made it wait. */
  readonly failingMs: number;
  /** Milliseconds until the command's deadline. */
  readonly remainingMs: number;
  /** In [0, 1). */
  readonly random: number;
}

export type Decision =
  | { readonly again: true; readonly afterMs: number; readonly limited: boolean }
  /** `lost`: the answer is unknown and the write may have been done; look before sending it again. */
  | { readonly again: false; readonly why: 'final' | 'lost' | 'spent' | 'beyond-deadline' };

/**
 * One request is retried for at most this long (then the run ends as unavailable). Waiting for a rate limit does not
 * count, and neither does the first attempt: an upload may take longer than this to be given up, and is tried again.
 */
export const RETRY_BUDGET_MS = 20_000;

/** Statuses that say "not now" rather than "no". 429 is apart: the request was not carried out, whatever its method. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504]);

/** Errors of a connection that was there and went away, of a name server that did not answer, of a proxy in trouble. */
const PASSING_CODES: ReadonlySet<string> = new Set([
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
const LIMIT_JITTER_MS = 250;
/** Limits are told in whole seconds, so a 429 that asks for none is answered with one. */
const MIN_LIMIT_MS = 1_000;

/** True where an identical request may succeed a moment later. */
export function isPassing(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status === 429 || PASSING_STATUSES.has(failure.status);
  return failure.kind === 'garbled' || (failure.kind === 'connection' && PASSING_CODES.has(failure.code));
}

export function decideRetry(situation: Situation): Decision {
  const { failure, repeat, attempts, remainingMs, failingMs } = situation;
  if (!isPassing(failure)) return { again: false, why: 'final' };
  const limited = failure.kind === 'status' && failure.status === 429;
  const carriedOut = !limited && !(failure.kind === 'connection' && failure.beforeSent);
  if (repeat === 'once' && carriedOut) return { again: false, why: 'lost' };

  const afterMs = delayMs(situation, limited);
  const retryingMs = attempts > 1 ? failingMs : 0;
  if (!limited && retryingMs + afterMs > RETRY_BUDGET_MS) return { again: false, why: 'spent' };
  if (afterMs >= remainingMs) return { again: false, why: 'beyond-deadline' };
  return { again: true, afterMs, limited };
}

/** What the service asked for and a little more; else doubling steps, of which half is chance. */
function delayMs({ failure, attempts, random }: Situation, limited: boolean): number {
  const askedMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
  if (limited && askedMs !== undefined) return Math.max(askedMs, MIN_LIMIT_MS) + random * LIMIT_JITTER_MS;
  const step = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)) * (limited ? 4 : 1);
  return Math.max(askedMs ?? 0, step / 2 + (random * step) / 2);
}
