/**
 * Spaces requests by the rate limits that responses report. Pure: a state and an event give the next state. All requests
 * of a run share one state, so a limit that one of them meets holds for all.
 *
 * The first half of a window is free. The rest is spread over the remaining time, and a small reserve of the key's
 * requests stays for other users of the key. So a run slows down before the limit instead of meeting a 429.
 */

/** The limits of the contract: all requests of the key, stored files, and export starts. */
export type Bucket = 'key' | 'files' | 'exports';

/** A limit as the headers of one response report it. */
export interface RateLimit {
  /** Requests per window. */
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the next window starts. */
  readonly resetMs: number;
}

interface Window {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAtMs: number;
  /** Requests without a response yet. The service may have counted them or not. */
  readonly inFlight: number;
  /** The rest of the window is spread from the start of the last request. */
  readonly lastStartMs: number;
  /** A 429 forbids requests before this time. */
  readonly blockedUntilMs: number;
}

export type RateLimiterState = Readonly<Partial<Record<Bucket, Window>>>;

/** Share of a window that is spent without slowing down. */
const FREE_SHARE = 0.5;
/** Share of a window that is left to others. A share of files would cost requests of ten, so only the key has one. */
const RESERVE_SHARE = 0.02;
/** Length of a window until a response reports its end (contract: limits are per minute). */
const WINDOW_MS = 60_000;
/** Windows that end within this time are the same window, because the header has whole seconds. */
const SAME_WINDOW_MS = 1_500;

const UNKNOWN: Window = {
  limit: Infinity,
  remaining: Infinity,
  resetAtMs: 0,
  inFlight: 0,
  lastStartMs: 0,
  blockedUntilMs: 0,
};

/** A request with a charge counts against an extra limit, besides one request of the key's limit. */
export interface Charge {
  readonly bucket: Exclude<Bucket, 'key'>;
  /** The number of files for `files`, else 1. */
  readonly units: number;
}

/**
 * Returns when the next request with this charge may start: now or later, in epoch milliseconds.
 * @param followers requests that start right after it, and that count against the limit of the key alone
 */
export function startAtMs(state: RateLimiterState, charge: Charge | undefined, nowMs: number, followers = 0): number {
  const startTimes = costsOf(charge).map(({ bucket, units: ownUnits }) => {
    const units = bucket === 'key' ? ownUnits + followers : ownUnits;
    const window = state[bucket] ?? UNKNOWN;
    const reserve = bucket === 'key' ? Math.floor(window.limit * RESERVE_SHARE) : 0;
    const spreadMs = nowMs >= window.resetAtMs ? 0 : spreadStartMs(window, units, reserve);
    return Math.max(nowMs, window.blockedUntilMs, spreadMs);
  });
  return Math.max(...startTimes);
}

/** Returns when a request may start whose place is reserved: it waits for no limit but that of a 429. */
export function reservedStartMs(state: RateLimiterState, nowMs: number): number {
  return Math.max(nowMs, state.key?.blockedUntilMs ?? 0);
}

/** Counts a request with this charge that starts now. */
export function onRequest(state: RateLimiterState, charge: Charge | undefined, nowMs: number): RateLimiterState {
  return update(state, costsOf(charge), (window, units) => {
    // Until a response says otherwise, the next window is as large as the last one.
    const isOver = nowMs >= window.resetAtMs && window.limit < Infinity;
    const current = isOver ? { ...window, remaining: window.limit, resetAtMs: nowMs + WINDOW_MS } : window;
    return { ...current, remaining: current.remaining - units, inFlight: current.inFlight + units, lastStartMs: nowMs };
  });
}

/** Counts the end of a request with this charge, and the limit that its response reports. */
export function onResponse(
  state: RateLimiterState,
  charge: Charge | undefined,
  reported: RateLimit | undefined,
  nowMs: number,
): RateLimiterState {
  const ended = update(state, costsOf(charge), (window, units) => ({
    ...window,
    inFlight: Math.max(0, window.inFlight - units),
  }));
  if (!reported) return ended;
  return update(ended, [limitedCost(state, charge, reported)], (window) => applyReported(window, reported, nowMs));
}

/** Blocks every request that the limit of a 429 covers until the given time. */
export function onLimited(
  state: RateLimiterState,
  charge: Charge | undefined,
  reported: RateLimit | undefined,
  untilMs: number,
): RateLimiterState {
  return update(state, [limitedCost(state, charge, reported)], (window) => ({
    ...window,
    blockedUntilMs: Math.max(window.blockedUntilMs, untilMs),
  }));
}

/**
 * The headers describe the limit that is closest to being reached, without naming it. For a request with a charge, it is
 * the key's limit if the number is the key's.
 */
function limitedCost(state: RateLimiterState, charge: Charge | undefined, reported: RateLimit | undefined): Cost {
  return charge && (!reported || state.key?.limit !== reported.limit) ? charge : KEY_COST;
}

interface Cost {
  readonly bucket: Bucket;
  readonly units: number;
}

const KEY_COST: Cost = { bucket: 'key', units: 1 };

function costsOf(charge: Charge | undefined): readonly Cost[] {
  return charge ? [KEY_COST, charge] : [KEY_COST];
}

function applyReported(window: Window, reported: RateLimit, nowMs: number): Window {
  const resetAtMs = nowMs + reported.resetMs;
  const isSame = nowMs < window.resetAtMs && Math.abs(resetAtMs - window.resetAtMs) <= SAME_WINDOW_MS;
  return {
    ...window,
    limit: reported.limit,
    // Responses may arrive out of order, so the lowest number of a window counts.
    remaining: Math.min(reported.remaining - window.inFlight, isSame ? window.remaining : Infinity),
    // The latest end counts: a request opens the window only when it arrives, so early estimates are too early.
    resetAtMs: isSame ? Math.max(window.resetAtMs, resetAtMs) : resetAtMs,
  };
}

function spreadStartMs({ limit, remaining, resetAtMs, lastStartMs }: Window, units: number, reserve: number): number {
  if (remaining - units >= limit * FREE_SHARE) return 0;
  const left = remaining - reserve;
  return left < units ? resetAtMs : lastStartMs + (Math.max(0, resetAtMs - lastStartMs) * units) / (left + 1);
}

function update(
  state: RateLimiterState,
  costs: readonly Cost[],
  change: (window: Window, units: number) => Window,
): RateLimiterState {
  const changed = costs.map(({ bucket, units }) => [bucket, change(state[bucket] ?? UNKNOWN, units)] as const);
  return { ...state, ...Object.fromEntries(changed) };
}
