/**
 * How fast requests may go, from what the service says of its limits. Pure: a pace goes in with an event, a pace comes
 * out. All requests of a run share one pace, so a limit that one of them meets holds for all.
 *
 * The first half of a window is spent freely; the rest is spread over the time that is left, and of the key's requests a
 * small reserve stays for whoever else uses the key (a share of files would cost whole requests of ten). So a run slows
 * down before the limit and does not learn of it from a 429.
 */

/** Limits (contract: Limits): of all requests of the key, of stored files, of export starts. */
export type Bucket = 'key' | 'files' | 'exports';

/** A limit as the headers of one answer told it. */
export interface RateLimit {
  /** Requests a window. */
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the window starts anew. */
  readonly resetMs: number;
}

interface Window {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAtMs: number;
  /** Requests that were sent and are not answered yet; the service may have counted them or not. */
  readonly inFlight: number;
  /** When the last request started; what is left of the window is spread from there. */
  readonly lastStartMs: number;
  /** Not before this time, because a 429 said so. */
  readonly blockedUntilMs: number;
}

export type Pace = Readonly<Partial<Record<Bucket, Window>>>;

/** Share of a window that is spent without slowing down. */
const FREE_SHARE = 0.5;
/** Share of a window that is left to others. */
const RESERVE_SHARE = 0.02;
/** Length of a window as long as no answer has told its end (contract: limits are per minute). */
const WINDOW_MS = 60_000;
/** Two answers whose windows end within this time speak of the same window (the header has whole seconds). */
const SAME_WINDOW_MS = 1_500;

const UNKNOWN: Window = {
  limit: Infinity,
  remaining: Infinity,
  resetAtMs: 0,
  inFlight: 0,
  lastStartMs: 0,
  blockedUntilMs: 0,
};

/** What a request takes from a limit of its own, beside the one request that it takes from the key's. */
export interface Charge {
  readonly bucket: Exclude<Bucket, 'key'>;
  /** Files where files are counted, else 1. */
  readonly units: number;
}

/** When the next request with this charge may start: now or later, epoch milliseconds. */
export function startAtMs(pace: Pace, charge: Charge | undefined, nowMs: number): number {
  const starts = takesOf(charge).map(({ bucket, units }) => {
    const window = pace[bucket] ?? UNKNOWN;
    return windowStartMs(window, units, bucket === 'key' ? reserve(window.limit) : 0, nowMs);
  });
  return Math.max(...starts);
}

/** A request with this charge starts now. */
export function started(pace: Pace, charge: Charge | undefined, nowMs: number): Pace {
  return update(pace, takesOf(charge), (window, units) => {
    // Until an answer says otherwise, the window after the one that ended is as large.
    const isOver = nowMs >= window.resetAtMs && window.limit < Infinity;
    const current = isOver ? { ...window, remaining: window.limit, resetAtMs: nowMs + WINDOW_MS } : window;
    return { ...current, remaining: current.remaining - units, inFlight: current.inFlight + units, lastStartMs: nowMs };
  });
}

/** A request with this charge ended, with the limit that its answer told, if any. */
export function answered(pace: Pace, charge: Charge | undefined, told: RateLimit | undefined, nowMs: number): Pace {
  const ended = update(pace, takesOf(charge), (window, units) => ({
    ...window,
    inFlight: Math.max(0, window.inFlight - units),
  }));
  if (!told) return ended;
  return update(ended, [described(pace, charge, told)], (window) => learn(window, told, nowMs));
}

/** A 429: nothing of what this limit covers is sent before the time it named. */
export function blocked(pace: Pace, charge: Charge | undefined, told: RateLimit | undefined, untilMs: number): Pace {
  return update(pace, [described(pace, charge, told)], (window) => ({
    ...window,
    blockedUntilMs: Math.max(window.blockedUntilMs, untilMs),
  }));
}

/**
 * The headers describe the limit that is closest to being reached, without naming it. On requests with a limit of their
 * own it is the key's where the number is the key's.
 */
function described(pace: Pace, charge: Charge | undefined, told: RateLimit | undefined): Take {
  return charge && (!told || pace.key?.limit !== told.limit) ? charge : KEY;
}

interface Take {
  readonly bucket: Bucket;
  readonly units: number;
}

const KEY: Take = { bucket: 'key', units: 1 };

function takesOf(charge: Charge | undefined): readonly Take[] {
  return charge ? [KEY, charge] : [KEY];
}

function learn(window: Window, told: RateLimit, nowMs: number): Window {
  const resetAtMs = nowMs + told.resetMs;
  const same = nowMs < window.resetAtMs && Math.abs(resetAtMs - window.resetAtMs) <= SAME_WINDOW_MS;
  // Answers overtake each other, so within one window only the lower number is believed.
  const remaining = Math.min(told.remaining - window.inFlight, same ? window.remaining : Infinity);
  // What we take for the end is early by the time that a request takes to arrive and to open the window.
  return {
    ...window,
    limit: told.limit,
    remaining,
    resetAtMs: same ? Math.max(window.resetAtMs, resetAtMs) : resetAtMs,
  };
}

function windowStartMs(window: Window, units: number, kept: number, nowMs: number): number {
  return Math.max(nowMs, window.blockedUntilMs, nowMs >= window.resetAtMs ? 0 : spreadStartMs(window, units, kept));
}

function spreadStartMs({ limit, remaining, resetAtMs, lastStartMs }: Window, units: number, kept: number): number {
  if (remaining - units >= limit * FREE_SHARE) return 0;
  const left = remaining - kept;
  return left < units ? resetAtMs : lastStartMs + (Math.max(0, resetAtMs - lastStartMs) * units) / (left + 1);
}

function reserve(limit: number): number {
  return Math.floor(limit * RESERVE_SHARE);
}

function update(pace: Pace, takes: readonly Take[], change: (window: Window, units: number) => Window): Pace {
  const changed = takes.map(({ bucket, units }) => [bucket, change(pace[bucket] ?? UNKNOWN, units)] as const);
  return { ...pace, ...Object.fromEntries(changed) };
}
