import {
  type Charge,
  onLimited,
  onRequest,
  onResponse,
  type RateLimiterState,
  startAtMs,
} from '../../src/api/rate-limit.js';

interface World {
  /** Requests a minute. */
  readonly limit: number;
  readonly latencyMs: number;
  /** Windows begin at full minutes, instead of with the first request. */
  readonly aligned: boolean;
  readonly requests: number;
  /** Requests at a time. */
  readonly concurrency: number;
  /** Somebody else sends one this often; 0 for nobody. */
  readonly othersEveryMs: number;
  /** Files that each request stores: then the limit is of files, and the key has none. */
  readonly files?: number;
}

const MINUTE_MS = 60_000;
const NO_KEY_LIMIT = { limit: 1_000_000, remaining: 999_999, resetMs: MINUTE_MS };
const GOLDEN_RATIO = 0.618034;

/** A run that sends its requests as the state allows, and what became of it. No sockets: events on a line. */
export function simulate(world: World): { limited: number; othersLimited: number; endMs: number } {
  const service = new Service(world);
  const { files } = world;
  const charge: Charge | undefined = files === undefined ? undefined : { bucket: 'files', units: files };
  let state: RateLimiterState = files === undefined ? {} : onResponse({}, undefined, NO_KEY_LIMIT, 0);
  let limited = 0;
  let othersLimited = 0;
  let left = world.requests;
  let nowMs = 0;
  const line: { atMs: number; what: () => void }[] = [];
  const at = (atMs: number, what: () => void): void => void line.push({ atMs, what });

  const send = (): void => {
    const startMs = startAtMs(state, charge, nowMs);
    if (startMs > nowMs) {
      at(startMs, send);
      return;
    }
    if (left === 0) return;
    left -= 1;
    state = onRequest(state, charge, nowMs);
    // No two take the same time: between a quarter and three quarters of the latency each way.
    const wayMs = world.latencyMs * (0.25 + ((left * GOLDEN_RATIO) % 1) / 2);
    at(nowMs + wayMs, () => {
      const { reported, retryAfterMs } = service.take(nowMs, files);
      at(nowMs + wayMs, () => {
        state = onResponse(state, charge, reported, nowMs);
        if (retryAfterMs !== undefined) {
          limited += 1;
          left += 1;
          state = onLimited(state, charge, reported, nowMs + retryAfterMs);
        }
        send();
      });
    });
  };
  const other = (): void => {
    if (left === 0) return;
    if (service.take(nowMs).retryAfterMs !== undefined) othersLimited += 1;
    at(nowMs + world.othersEveryMs, other);
  };

  for (let lane = 0; lane < world.concurrency; lane += 1) at(0, send);
  if (world.othersEveryMs > 0) at(0, other);
  for (;;) {
    line.sort((a, b) => a.atMs - b.atMs);
    const next = line.shift();
    if (!next) return { limited, othersLimited, endMs: nowMs };
    nowMs = next.atMs;
    next.what();
  }
}

class Service {
  #openedMs = -Infinity;
  #used = 0;

  constructor(readonly world: World) {}

  take(
    nowMs: number,
    units = 1,
  ): {
    reported: { limit: number; remaining: number; resetMs: number };
    retryAfterMs: number | undefined;
  } {
    const { limit, aligned } = this.world;
    if (nowMs >= this.#openedMs + MINUTE_MS) {
      this.#openedMs = aligned ? Math.floor(nowMs / MINUTE_MS) * MINUTE_MS : nowMs;
      this.#used = 0;
    }
    const isFull = this.#used + units > limit;
    this.#used = Math.min(limit, this.#used + units);
    const seconds = Math.max(1, Math.ceil((this.#openedMs + MINUTE_MS - nowMs) / 1000));
    const reported = { limit, remaining: limit - this.#used, resetMs: seconds * 1000 };
    return { reported, retryAfterMs: isFull ? seconds * 1000 : undefined };
  }
}
