const MINUTE_MS = 60_000;

/** What a limit looks like from outside: the three rate-limit headers. */
interface LimitView {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window resets; at least 1 while it is open. */
  readonly resetSeconds: number;
}

/** A fixed window: it opens with the first thing that is counted, and all of it is free again when it closes. */
export class Window {
  private openedAt = 0;
  private used = 0;

  constructor(
    private readonly limit: () => number,
    private readonly lengthMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts one; false when the window is full, which counts nothing. */
  take(): boolean {
    this.roll();
    if (this.used >= this.limit()) return false;
    if (this.used === 0) this.openedAt = this.now();
    this.used += 1;
    return true;
  }

  get isFull(): boolean {
    return this.view().remaining === 0;
  }

  view(): LimitView {
    this.roll();
    const leftMs = this.used === 0 ? this.lengthMs : this.openedAt + this.lengthMs - this.now();
    const limit = this.limit();
    return { limit, remaining: Math.max(0, limit - this.used), resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
  }

  private roll(): void {
    if (this.used > 0 && this.now() >= this.openedAt + this.lengthMs) this.used = 0;
  }
}

/** The limit closest to being reached: fewest left, and of those the one that takes longest to reset. */
export function closestToReached(windows: readonly Window[]): LimitView | undefined {
  return windows
    .map((window) => window.view())
    .sort((a, b) => a.remaining - b.remaining || b.resetSeconds - a.resetSeconds)[0];
}

/** What "no limit" says in the headers: the contract wants them on every response. */
const UNLIMITED = 1_000_000;

/** Export starts: 10 requests a minute for a key, and for the project 1 in 5 minutes and 10 in 24 hours (contract). */
const EXPORT_REQUESTS_PER_MINUTE = 10;
const EXPORT_SPACING_MS = 5 * MINUTE_MS;
const EXPORTS_PER_DAY = 10;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Every limit of the contract, each in its own scope: keys, the project, the organization. */
export class Limits {
  private readonly keys = new Map<string, { requests: Window; exports: Window }>();
  /** Files stored a minute, for the organization. */
  readonly files: Window;
  /** Export starts of the project: both must have room. */
  readonly exportStarts: readonly Window[];

  constructor(
    private readonly settings: { keyLimitPerMinute: number | null; filesPerMinute: number | null },
    private readonly now: () => number,
  ) {
    this.files = this.window(() => settings.filesPerMinute ?? UNLIMITED);
    this.exportStarts = [this.window(() => 1, EXPORT_SPACING_MS), this.window(() => EXPORTS_PER_DAY, DAY_MS)];
  }

  /** All requests of a key, all endpoints together. */
  requestsOf(key: string): Window {
    return this.ofKey(key).requests;
  }

  /** `POST /exports/pdf` of a key. */
  exportsOf(key: string): Window {
    return this.ofKey(key).exports;
  }

  /** What an answer to nobody in particular describes: an untouched key. */
  untouched(): Window {
    return this.window(() => this.settings.keyLimitPerMinute ?? UNLIMITED);
  }

  private ofKey(key: string): { requests: Window; exports: Window } {
    const known = this.keys.get(key) ?? {
      requests: this.untouched(),
      exports: this.window(() => EXPORT_REQUESTS_PER_MINUTE),
    };
    this.keys.set(key, known);
    return known;
  }

  private window(limit: () => number, lengthMs = MINUTE_MS): Window {
    return new Window(limit, lengthMs, this.now);
  }
}
