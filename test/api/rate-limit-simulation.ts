import {
  type Charge,
  onLimited,
  onRequest,
  onResponse,
  type RateLimiterState,
  startAtMs,
} from '../../src/api/rate-limit.js';

interface Scenario {
  /** Requests per minute. */
  readonly limit: number;
  readonly latencyMs: number;
  /** True if windows start at full minutes instead of with the first request. */
  readonly aligned: boolean;
  readonly requests: number;
  /** Maximum number of concurrent requests. */
  readonly concurrency: number;
  /** Another user of the key sends a request this often; 0 for none. */
  readonly othersEveryMs: number;
  /** Files per request. If set, the limit counts files and the key has no limit. */
  readonly files?: number;
}

const MINUTE_MS = 60_000;
const NO_KEY_LIMIT = { limit: 1_000_000, remaining: 999_999, resetMs: MINUTE_MS };
const GOLDEN_RATIO = 0.618034;

/** Simulates a run that sends requests as the rate limiter allows. Events on a timeline replace sockets. */
export function simulate(scenario: Scenario): { limited: number; othersLimited: number; endMs: number } {
  const service = new Service(scenario);
  const { files } = scenario;
  const charge: Charge | undefined = files === undefined ? undefined : { bucket: 'files', units: files };
  let state: RateLimiterState = files === undefined ? {} : onResponse({}, undefined, NO_KEY_LIMIT, 0);
  let limited = 0;
  let othersLimited = 0;
  let left = scenario.requests;
  let nowMs = 0;
  const timeline: { atMs: number; run: () => void }[] = [];
  const at = (atMs: number, run: () => void): void => void timeline.push({ atMs, run });

  const send = (): void => {
    const startMs = startAtMs(state, charge, nowMs);
    if (startMs > nowMs) {
      at(startMs, send);
      return;
    }
    if (left === 0) return;
    left -= 1;
    state = onRequest(state, charge, nowMs);
    // Each way takes between a quarter and three quarters of the latency, so responses overtake each other.
    const tripMs = scenario.latencyMs * (0.25 + ((left * GOLDEN_RATIO) % 1) / 2);
    at(nowMs + tripMs, () => {
      const { reported, retryAfterMs } = service.take(nowMs, files);
      at(nowMs + tripMs, () => {
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
    at(nowMs + scenario.othersEveryMs, other);
  };

  for (let lane = 0; lane < scenario.concurrency; lane += 1) at(0, send);
  if (scenario.othersEveryMs > 0) at(0, other);
  for (;;) {
    timeline.sort((a, b) => a.atMs - b.atMs);
    const next = timeline.shift();
    if (!next) return { limited, othersLimited, endMs: nowMs };
    nowMs = next.atMs;
    next.run();
  }
}

class Service {
  #openedMs = -Infinity;
  #used = 0;

  constructor(readonly scenario: Scenario) {}

  take(
    nowMs: number,
    units = 1,
  ): {
    reported: { limit: number; remaining: number; resetMs: number };
    retryAfterMs: number | undefined;
  } {
    const { limit, aligned } = this.scenario;
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
