/**
 * Spaces requests by the rate limits that responses report. Pure: a state and an event give the next state. All requests
 * of a run share one state, so a limit that one of them meets holds for all.
 *
 * What still fits into a window is sent at once. What doesn't fit ends as early with pauses as without them: so the first
 * half of the window is free, and the rest is spread over the remaining time, where other users of the key find room.
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

/** Requests that the service has counted. */
interface Spent {
  readonly units: number;
  /** When the service forgets them. */
  readonly freeAtMs: number;
}

interface Window {
  readonly limit: number;
  readonly spent: readonly Spent[];
  /** The end of the window that a response reported; 0 if none did. */
  readonly resetAtMs: number;
  /** Requests without a response yet. The service may have counted them or not. */
  readonly inFlight: number;
  /** Requests that the run has announced and not sent yet. */
  readonly announced: number;
  /** True once a window was too small for the run, so that the number of requests to come isn't known. */
  readonly isScarce: boolean;
  /** The rest of the window is spread from the start of the last request. */
  readonly lastStartMs: number;
  /** A 429 forbids requests before this time. */
  readonly blockedUntilMs: number;
}

export type RateLimiterState = Readonly<Partial<Record<Bucket, Window>>>;

/** Share of a window that is spent without slowing down, if the rest of the run doesn't fit into it. */
const FREE_SHARE = 0.5;
/** Share of a window that is left to others. A share of files would cost requests of ten, so only the key has one. */
const RESERVE_SHARE = 0.02;
/** Length of a window until a response reports its end (contract: limits are per minute). */
const WINDOW_MS = 60_000;
/** Windows that end within this time are the same window, because the header has whole seconds. */
const SAME_WINDOW_MS = 1_500;
/** The longest wait for the response that tells what the next window has. */
const PROBE_MS = 5_000;
/** The contract fixes this limit, and headers describe only the limit that is closest to being reached. */
const FILES_PER_MINUTE = 120;

const UNKNOWN: Window = {
  limit: Infinity,
  spent: [],
  resetAtMs: 0,
  inFlight: 0,
  announced: 0,
  isScarce: false,
  lastStartMs: 0,
  blockedUntilMs: 0,
};

const INITIAL: Readonly<Record<Bucket, Window>> = {
  key: UNKNOWN,
  files: { ...UNKNOWN, limit: FILES_PER_MINUTE },
  exports: UNKNOWN,
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
  const startTimes = costsOf(charge).map(({ bucket, units }) => {
    const window = windowOf(state, bucket);
    const isKey = bucket === 'key';
    return Math.max(window.blockedUntilMs, roomAtMs(window, isKey ? units + followers : units, nowMs, isKey));
  });
  return Math.max(nowMs, ...startTimes);
}

/** Returns when a request may start whose place is reserved: it waits for no limit but that of a 429. */
export function reservedStartMs(state: RateLimiterState, nowMs: number): number {
  return Math.max(nowMs, windowOf(state, 'key').blockedUntilMs);
}

/** Says how many requests or files the run is going to send, so that they are spaced only if they don't fit. */
export function onAnnounced(state: RateLimiterState, bucket: Bucket, units: number): RateLimiterState {
  return update(state, [{ bucket, units }], (window) => ({ ...window, announced: units }));
}

/** Counts a request with this charge that starts now. */
export function onRequest(state: RateLimiterState, charge: Charge | undefined, nowMs: number): RateLimiterState {
  return update(state, costsOf(charge), (window, units) => ({
    ...window,
    announced: Math.max(0, window.announced - units),
    inFlight: window.inFlight + units,
    lastStartMs: nowMs,
  }));
}

/** Counts the end of a request with this charge, and the limit that its response reports. */
export function onResponse(
  state: RateLimiterState,
  charge: Charge | undefined,
  reported: RateLimit | undefined,
  nowMs: number,
): RateLimiterState {
  const described = reported && limitedCost(state, charge, reported).bucket;
  const ended = costsOf(charge).map(({ bucket, units }) => {
    const window = windowOf(state, bucket);
    const landed = { ...window, inFlight: Math.max(0, window.inFlight - units) };
    const next =
      reported && bucket === described ? applyReported(landed, reported, nowMs) : addSpent(landed, units, nowMs);
    return [bucket, next] as const;
  });
  return { ...state, ...Object.fromEntries(ended) };
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
    isScarce: true,
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

/** Without a report, the service may have counted the request just now. So it is forgotten a whole window later. */
function addSpent(window: Window, units: number, nowMs: number): Window {
  const freeAtMs = nowMs < window.resetAtMs ? window.resetAtMs : nowMs + WINDOW_MS;
  const spent = [...window.spent.filter((one) => one.freeAtMs > nowMs), { units, freeAtMs }];
  return window.limit === Infinity ? window : { ...window, spent };
}

function applyReported(window: Window, reported: RateLimit, nowMs: number): Window {
  const resetAtMs = nowMs + reported.resetMs;
  const isSame = nowMs < window.resetAtMs && Math.abs(resetAtMs - window.resetAtMs) <= SAME_WINDOW_MS;
  const { limit, remaining } = reported;
  // Responses may arrive out of order, so the lowest number of a window counts.
  const units = Math.max(limit - remaining, isSame ? spentAt(window, nowMs) : 0);
  // The latest end counts: a request opens the window only when it arrives, so early estimates are too early.
  const freeAtMs = isSame ? Math.max(window.resetAtMs, resetAtMs) : resetAtMs;
  const isScarce = window.isScarce || remaining - window.inFlight <= 0;
  return { ...window, limit, isScarce, spent: [{ units, freeAtMs }], resetAtMs: freeAtMs };
}

/** Returns when the window has room for these units, without and with the time to spread them. 0 if it has room now. */
function roomAtMs(window: Window, units: number, nowMs: number, isKey: boolean): number {
  const { limit, resetAtMs, lastStartMs, announced, isScarce } = window;
  if (limit === Infinity) return 0;
  const left = limit - spentAt(window, nowMs) - inFlightAt(window, nowMs);
  // A limit may be smaller than a batch.
  if (left < Math.min(units, limit)) return freeAtMs(window, units - left, nowMs);
  if (nowMs >= resetAtMs) return probedAtMs(window, nowMs);
  const rest = announced > 0 ? Math.max(units, announced) : isScarce ? Infinity : units;
  if (rest <= left) return 0;
  if (left - units >= limit * FREE_SHARE) return 0;
  const usable = left - (isKey ? reserveOf(limit, left, rest) : 0);
  // The last batch keeps away from the end of the window, which is known to a second: the next window would count it.
  return usable < units ? resetAtMs : lastStartMs + (Math.max(0, resetAtMs - lastStartMs) * units) / (usable + units);
}

/**
 * Only a reported window has an end to spread to. After it, the first response tells how much the service has forgotten: all
 * of a window, or only the oldest part of a minute. A run that needs all of it waits for that response.
 */
function probedAtMs({ isScarce, resetAtMs, lastStartMs, inFlight }: Window, nowMs: number): number {
  const isAsking = isScarce && resetAtMs > 0 && lastStartMs >= resetAtMs && inFlight > 0;
  return isAsking && nowMs < lastStartMs + PROBE_MS ? lastStartMs + PROBE_MS : 0;
}

/** The requests of a window that are left to others, unless the run then takes a window more. */
function reserveOf(limit: number, left: number, rest: number): number {
  const reserve = Math.floor(limit * RESERVE_SHARE);
  const windows = Math.ceil((rest - left) / limit);
  return rest < Infinity && Math.ceil((rest - left + reserve) / (limit - reserve)) > windows ? 0 : reserve;
}

/** Returns when the service has forgotten so many units. */
function freeAtMs({ spent, resetAtMs, lastStartMs }: Window, units: number, nowMs: number): number {
  let missing = units;
  for (const one of spent.filter(({ freeAtMs }) => freeAtMs > nowMs).sort((a, b) => a.freeAtMs - b.freeAtMs)) {
    missing -= one.units;
    if (missing <= 0) return one.freeAtMs;
  }
  // The others are in flight.
  return nowMs < resetAtMs ? resetAtMs : lastStartMs + WINDOW_MS;
}

function spentAt({ spent }: Window, nowMs: number): number {
  return spent.reduce((sum, { units, freeAtMs }) => sum + (freeAtMs > nowMs ? units : 0), 0);
}

/** A request that takes longer than a window doesn't stop the others. */
function inFlightAt({ inFlight, lastStartMs }: Window, nowMs: number): number {
  return nowMs < lastStartMs + WINDOW_MS ? inFlight : 0;
}

function windowOf(state: RateLimiterState, bucket: Bucket): Window {
  return state[bucket] ?? INITIAL[bucket];
}

function update(
  state: RateLimiterState,
  costs: readonly Cost[],
  change: (window: Window, units: number) => Window,
): RateLimiterState {
  const changed = costs.map(({ bucket, units }) => [bucket, change(windowOf(state, bucket), units)] as const);
  return { ...state, ...Object.fromEntries(changed) };
}
