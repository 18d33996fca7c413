/** What is shown while a run works: how far it is, how fast, how long it will take. */
import type { Clock } from '../../clock.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { RunLog } from '../command.js';

const TICK_MS = 2_000;
const MIN_BETWEEN_MS = 100;

export class Progress {
  readonly #clock: Clock;
  readonly #log: RunLog;
  #what = '';
  #totalFiles = 0;
  #totalBytes = 0;
  #files = 0;
  #bytes = 0;
  #startMs = 0;
  /** Real time, as it is for people who look on. */
  #shownMs = -Infinity;

  constructor(clock: Clock, log: RunLog) {
    this.#clock = clock;
    this.#log = log;
  }

  /** A new piece of work. */
  begin(what: string, totalFiles: number, totalBytes = 0): void {
    this.#what = what;
    this.#totalFiles = totalFiles;
    this.#totalBytes = totalBytes;
    this.#files = 0;
    this.#bytes = 0;
    this.#startMs = this.#clock.now();
    this.#log.progress(this.#line);
  }

  /** So much of it is done. */
  add(files: number, bytes = 0): void {
    this.#files += files;
    this.#bytes += bytes;
    this.show();
  }

  show(): void {
    // A line for each of many thousand files would cost more than the files, and nobody could read it.
    if (this.#what === '' || performance.now() - this.#shownMs < MIN_BETWEEN_MS) return;
    this.#shownMs = performance.now();
    this.#log.progress(this.#line);
  }

  /** Shows it every other second while the work goes on, also while nothing happens. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    // Real time, not the run's clock: it is for people who look on.
    const ticking = setInterval(() => this.show(), TICK_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(ticking);
    }
  }

  readonly #line = (): string => {
    const elapsedMs = this.#clock.now() - this.#startMs;
    const seconds = elapsedMs / 1000;
    const parts = [`${this.#what}: ${formatCount(this.#files)} of ${formatCount(this.#totalFiles)} files`];
    if (this.#totalBytes > 0) parts.push(`${formatBytes(this.#bytes)} of ${formatBytes(this.#totalBytes)}`);
    if (this.#bytes > 0 && seconds >= 1) parts.push(`${formatBytes(this.#bytes / seconds)}/s`);
    if (this.#files > 0 && this.#files < this.#totalFiles && seconds >= 1) {
      const leftMs = (elapsedMs / this.#files) * (this.#totalFiles - this.#files);
      parts.push(`about ${formatDuration(Math.max(1000, leftMs))} left`);
    }
    return parts.join(', ');
  };
}

/** `1,234`; by hand, since the first number that Intl formats costs more than reading a hundred files. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
