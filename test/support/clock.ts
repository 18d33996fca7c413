import type { Clock } from '../../src/clock.js';

interface Sleeper {
  readonly atMs: number;
  /** Somebody waits for that moment; everybody else only wants to be told if it comes before they are done. */
  readonly isPause: boolean;
  wake(): void;
}

/** 2026-09-07T08:00:00Z: a Monday, so that weeks in tests come out the same every day. */
export const START_MS = Date.UTC(2026, 8, 7, 8);

/**
 * Turns of the event loop that must pass without anybody being busy before time jumps: bytes that left one socket and
 * have not reached the other yet are nobody's work.
 */
const IDLE_TURNS = 6;
/**
 * A turn counts as no more quiet than this, in milliseconds: where the machine is busy the whole process is put to sleep,
 * those at work with it, and the time that goes by meanwhile says nothing.
 */
const QUIET_OF_A_TURN_MS = 1;

/**
 * Time that stands still while somebody works and jumps to whoever sleeps shortest once nobody does. Real sockets go on
 * in real time; only waiting costs nothing.
 */
export class VirtualClock implements Clock {
  readonly #isBusy: (() => boolean)[];
  #sleepers: Sleeper[] = [];
  #nowMs: number;
  #pumping = false;
  /**
   * Real milliseconds of quiet before time may leap so far, where work may go on that nobody can see: a leap that comes
   * too early costs the more the longer it is, and a leap to a deadline more than one to the end of a pause.
   */
  quietMsBefore: (leapMs: number, isPause: boolean) => number = () => 0;

  /** @param isBusy true while a request is under way: `() => emulator.active > 0`, `() => api.active > 0` */
  constructor(isBusy: readonly (() => boolean)[] = [], startMs = START_MS) {
    this.#isBusy = [...isBusy];
    this.#nowMs = startMs;
  }

  /** Somebody else whose work must not be jumped over. */
  watch(isBusy: () => boolean): void {
    this.#isBusy.push(isBusy);
  }

  now(): number {
    return this.#nowMs;
  }

  /** Turns time on by hand, for what tests let happen without anybody sleeping. */
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

  /** Calls back when it is time; call the result to have it not do so. */
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
    for (let idleTurns = 0; this.#sleepers.length > 0;) {
      await new Promise((resolve) => setImmediate(resolve));
      idleTurns = this.#isBusy.some((isBusy) => isBusy()) ? 0 : idleTurns + 1;
      const beforeMs = turnMs;
      turnMs = performance.now();
      quietMs = idleTurns > 1 ? quietMs + Math.min(QUIET_OF_A_TURN_MS, turnMs - beforeMs) : 0;
      // The last of them may have been told off meanwhile.
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
