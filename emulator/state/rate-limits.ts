/** Counts requests, exports and stored files against the rate limits of the contract. */
const MINUTE_MS = 60_000;

/** The values of the three rate-limit headers. */
interface RateLimitStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the limit resets, at least 1. */
  readonly resetSeconds: number;
}

/** A limit with a fixed window. The first counted request opens the window, and the limit resets when it ends. */
export class RateLimit {
  private openedAt = 0;
  private used = 0;

  constructor(
    private readonly limit: () => number,
    private readonly lengthMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts one request. Returns false, and counts nothing, if the limit is reached. */
  take(): boolean {
    this.resetIfOver();
    if (this.used >= this.limit()) return false;
    if (this.used === 0) this.openedAt = this.now();
    this.used += 1;
    return true;
  }

  get isFull(): boolean {
    return this.status().remaining === 0;
  }

  status(): RateLimitStatus {
    this.resetIfOver();
    const leftMs = this.used === 0 ? this.lengthMs : this.openedAt + this.lengthMs - this.now();
    const limit = this.limit();
    return { limit, remaining: Math.max(0, limit - this.used), resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
  }

  private resetIfOver(): void {
    if (this.used > 0 && this.now() >= this.openedAt + this.lengthMs) this.used = 0;
  }
}

/** Returns the limit with the fewest remaining requests, and of several the one with the latest reset. */
export function findTightestLimit(limits: readonly RateLimit[]): RateLimitStatus | undefined {
  return limits
    .map((limit) => limit.status())
    .sort((a, b) => a.remaining - b.remaining || b.resetSeconds - a.resetSeconds)[0];
}

/** The headers need a number even without a limit, because the contract sends them on every response. */
const UNLIMITED_HEADER_VALUE = 1_000_000;
/** It's lower, so that the headers of an upload describe this limit. They don't name the limit that they describe. */
const UNLIMITED_FILES_VALUE = UNLIMITED_HEADER_VALUE - 1;

/** Contract: a key may request 10 exports per minute. A project may start 1 in 5 minutes and 10 in 24 hours. */
const MAX_EXPORT_REQUESTS_PER_MINUTE = 10;
const MIN_EXPORT_INTERVAL_MS = 5 * MINUTE_MS;
const MAX_EXPORTS_PER_DAY = 10;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The rate limits of the keys, the project and the organization. */
export class RateLimits {
  private readonly keys = new Map<string, { requests: RateLimit; exports: RateLimit }>();
  /** The files that the organization stores per minute. */
  readonly storedFiles: RateLimit;
  /** The export starts of the project. A start counts against both limits. */
  readonly exportStarts: readonly RateLimit[];

  constructor(
    private readonly settings: { keyLimitPerMinute: number | null; filesPerMinute: number | null },
    private readonly now: () => number,
  ) {
    this.storedFiles = this.createLimit(() => settings.filesPerMinute ?? UNLIMITED_FILES_VALUE);
    this.exportStarts = [
      this.createLimit(() => 1, MIN_EXPORT_INTERVAL_MS),
      this.createLimit(() => MAX_EXPORTS_PER_DAY, DAY_MS),
    ];
  }

  /** Returns an unused request limit. Responses to requests without a valid key describe it. */
  createRequestLimit(): RateLimit {
    return this.createLimit(() => this.settings.keyLimitPerMinute ?? UNLIMITED_HEADER_VALUE);
  }

  /** Returns the limits of a key: for all endpoints together, and for `POST /exports/pdf`. */
  ofKey(key: string): { requests: RateLimit; exports: RateLimit } {
    const known = this.keys.get(key) ?? {
      requests: this.createRequestLimit(),
      exports: this.createLimit(() => MAX_EXPORT_REQUESTS_PER_MINUTE),
    };
    this.keys.set(key, known);
    return known;
  }

  private createLimit(limit: () => number, lengthMs = MINUTE_MS): RateLimit {
    return new RateLimit(limit, lengthMs, this.now);
  }
}
