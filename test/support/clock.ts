import type { Clock } from '../../src/api/clock.js';

interface Sleeper {
  readonly atMs: number;
  /** A pause waits for this moment. Without it, the moment is a deadline that work may never reach. */
  readonly isPause: boolean;
  wake(): void;
}

/** 2026-09-07T08:00:00Z is a Monday, so that weeks in tests are the same every day. */
export const START_MS = Date.UTC(2026, 8, 7, 8);

/**
 * Counts the idle turns of the event loop before time jumps. Bytes between two sockets need them, because no side counts
 * as busy then.
 */
const IDLE_TURNS = 6;
/**
 * Limits the milliseconds of quiet that one turn counts for. A busy machine suspends the whole process, so that a long
 * turn doesn't mean that its work is done.
 */
const QUIET_OF_A_TURN_MS = 1;
/** Work that takes longer than these turns is that of a thread or a server, and mustn't share the processor with this loop. */
const BUSY_TURNS = 100;
/** Tests replace the global function. */
const realTimeout = setTimeout;

/**
 * Stands still while work is under way, and jumps to the next sleeper when none is. Sockets work in real time, so that
 * only waiting costs nothing.
 */
export class VirtualClock implements Clock {
  readonly #isBusy: (() => boolean)[];
  #sleepers: Sleeper[] = [];
  #nowMs: number;
  #pumping = false;
  /**
   * Returns the real milliseconds of quiet before a jump, because some work is invisible. A jump that comes too early
   * does more harm the longer it is, and more at a deadline than at the end of a pause.
   */
  quietMsBefore: (leapMs: number, isPause: boolean) => number = () => 0;

  /** @param isBusy true while a request is under way: `() => emulator.active > 0`, `() => api.active > 0` */
  constructor(isBusy: readonly (() => boolean)[] = [], startMs = START_MS) {
    this.#isBusy = [...isBusy];
    this.#nowMs = startMs;
  }

  /** Adds a check for work that the clock must not skip. */
  watch(isBusy: () => boolean): void {
    this.#isBusy.push(isBusy);
  }

  now(): number {
    return this.#nowMs;
  }

  /** Advances the time by hand, for events that no sleep waits for. */
  advance(ms: number): void {
    this.#nowMs += ms;
    this.#wakeDue();
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const abort = (): void => {
        this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
        reject(signal?.reason as Error);
      };
      const sleeper: Sleeper = {
        atMs: this.#nowMs + Math.max(0, ms),
        isPause: true,
        wake: () => {
          signal?.removeEventListener('abort', abort);
          resolve();
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#sleepers.push(sleeper);
      void this.#pump();
    });
  }

  /** Calls back at the given time. Call the result to cancel it. */
  schedule(ms: number, wake: () => void): () => void {
    const sleeper: Sleeper = { atMs: this.#nowMs + Math.max(0, ms), isPause: false, wake };
    this.#sleepers.push(sleeper);
    void this.#pump();
    return () => {
      this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
    };
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    let quietMs = 0;
    let turnMs = performance.now();
    let busyTurns = 0;
    for (let idleTurns = 0; this.#sleepers.length > 0;) {
      await new Promise((resolve) => (busyTurns > BUSY_TURNS ? realTimeout(resolve, 1) : setImmediate(resolve)));
      busyTurns = this.#isBusy.some((isBusy) => isBusy()) ? busyTurns + 1 : 0;
      idleTurns = busyTurns > 0 ? 0 : idleTurns + 1;
      const beforeMs = turnMs;
      turnMs = performance.now();
      quietMs = idleTurns > 1 ? quietMs + Math.min(QUIET_OF_A_TURN_MS, turnMs - beforeMs) : 0;
      // The last sleeper may have been cancelled in the meantime.
      if (idleTurns < IDLE_TURNS || this.#sleepers.length === 0) continue;
      const { atMs, isPause } = this.#sleepers.reduce((first, one) => (one.atMs < first.atMs ? one : first));
      const nextMs = Math.max(this.#nowMs, atMs);
      if (quietMs < this.quietMsBefore(nextMs - this.#nowMs, isPause)) continue;
      idleTurns = 0;
      this.#nowMs = nextMs;
      this.#wakeDue();
    }
    this.#pumping = false;
  }

  #wakeDue(): void {
    const due = this.#sleepers.filter(({ atMs }) => atMs <= this.#nowMs);
    this.#sleepers = this.#sleepers.filter(({ atMs }) => atMs > this.#nowMs);
    for (const sleeper of due) sleeper.wake();
  }
}
