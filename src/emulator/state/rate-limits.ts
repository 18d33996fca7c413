const MINUTE_MS = 60_000;

/** What a limit looks like from outside: the three rate-limit headers. */
interface RateLimitStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window resets; at least 1 while it is open. */
  readonly resetSeconds: number;
}

/** A fixed window: it opens with the first thing that is counted, and all of it is free again when it closes. */
export class RateLimit {
  private openedAt = 0;
  private used = 0;

  constructor(
    private readonly limit: () => number,
    private readonly lengthMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts one; false when the window is full, which counts nothing. */
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

/** The limit closest to being reached: fewest left, and of those the one that takes longest to reset. */
export function findTightestLimit(windows: readonly RateLimit[]): RateLimitStatus | undefined {
  return windows
    .map((window) => window.status())
    .sort((a, b) => a.remaining - b.remaining || b.resetSeconds - a.resetSeconds)[0];
}

/** What "no limit" says in the headers: the contract wants them on every response. */
const UNLIMITED_HEADER_VALUE = 1_000_000;

/** Export starts: 10 requests a minute for a key, and for the project 1 in 5 minutes and 10 in 24 hours (contract). */
const MAX_EXPORT_REQUESTS_PER_MINUTE = 10;
const MIN_EXPORT_INTERVAL_MS = 5 * MINUTE_MS;
const MAX_EXPORTS_PER_DAY = 10;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Every limit of the contract, each in its own scope: keys, the project, the organization. */
export class RateLimits {
  private readonly keys = new Map<string, { requests: RateLimit; exports: RateLimit }>();
  /** Files stored a minute, for the organization. */
  readonly storedFiles: RateLimit;
  /** Export starts of the project: both must have room. */
  readonly exportStarts: readonly RateLimit[];

  constructor(
    private readonly settings: { keyLimitPerMinute: number | null; filesPerMinute: number | null },
    private readonly now: () => number,
  ) {
    this.storedFiles = this.createLimit(() => settings.filesPerMinute ?? UNLIMITED_HEADER_VALUE);
    this.exportStarts = [
      this.createLimit(() => 1, MIN_EXPORT_INTERVAL_MS),
      this.createLimit(() => MAX_EXPORTS_PER_DAY, DAY_MS),
    ];
  }

  /** All requests of a key, all endpoints together. */
  requestsOfKey(key: string): RateLimit {
    return this.limitsOfKey(key).requests;
  }

  /** `POST /exports/pdf` of a key. */
  exportsOfKey(key: string): RateLimit {
    return this.limitsOfKey(key).exports;
  }

  /** What an answer to nobody in particular describes: an untouched key. */
  createRequestLimit(): RateLimit {
    return this.createLimit(() => this.settings.keyLimitPerMinute ?? UNLIMITED_HEADER_VALUE);
  }

  private limitsOfKey(key: string): { requests: RateLimit; exports: RateLimit } {
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
