/** Shows the progress of a run: files, bytes, rate and time left. */
import type { Clock } from '../../api/clock.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { RunLog } from '../command.js';

const REFRESH_MS = 2_000;
const MIN_INTERVAL_MS = 100;

export class Progress {
  readonly #clock: Clock;
  readonly #log: RunLog;
  #activity = '';
  #totalFiles = 0;
  #totalBytes = 0;
  #files = 0;
  #bytes = 0;
  #failed = 0;
  #startMs = 0;
  /** The time of the last finished file, once all are finished: the activity may wait for something else. */
  #completedMs: number | undefined;
  /** Real time, not the run's clock: progress is for users who watch. */
  #shownMs = -Infinity;

  constructor(clock: Clock, log: RunLog) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Starts a new activity, and ends the one before. */
  start(activity: string, totalFiles: number, totalBytes = 0): void {
    this.#end();
    if (totalFiles === 0) return;
    this.#activity = activity;
    this.#totalFiles = totalFiles;
    this.#totalBytes = totalBytes;
    this.#files = 0;
    this.#bytes = 0;
    this.#failed = 0;
    this.#startMs = this.#clock.now();
    this.#completedMs = undefined;
    this.#shownMs = -Infinity;
    this.#log.startProgress(this.#line);
  }

  /** Adds finished files and bytes. */
  add(files: number, bytes = 0): void {
    this.#files += files;
    this.#bytes += bytes;
    this.#advance();
  }

  /** Counts files apart that failed: they aren't uploaded, replaced or deleted. */
  addFailed(files: number): void {
    if (files === 0) return;
    this.#failed += files;
    this.#advance();
  }

  #advance(): void {
    if (this.#files + this.#failed === this.#totalFiles) this.#completedMs = this.#clock.now();
    this.#show();
  }

  /** Refreshes the progress regularly while the work continues, even if nothing is added. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => this.#show(), REFRESH_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(timer);
      this.#end();
    }
  }

  #end(): void {
    if (this.#activity !== '') this.#log.endProgress();
    this.#activity = '';
  }

  #show(): void {
    // With many thousand small files, a line for each would cost more time than the files.
    if (this.#activity === '' || performance.now() - this.#shownMs < MIN_INTERVAL_MS) return;
    this.#shownMs = performance.now();
    this.#log.progress(this.#line);
  }

  /** @param waitMs the rest of the wait that the log shows beside the progress */
  readonly #line = (waitMs: number): string => {
    const elapsedMs = (this.#completedMs ?? this.#clock.now()) - this.#startMs;
    const seconds = elapsedMs / 1000;
    const total = pluralize(this.#totalFiles, 'file');
    const ended = this.#files + this.#failed;
    // A line that stays in a log must not look as if the work got stuck at 0.
    if (ended === 0) {
      return `${this.#activity}: ${total}${this.#totalBytes > 0 ? `, ${formatBytes(this.#totalBytes)}` : ''}`;
    }
    const parts = [`${this.#activity}: ${formatCount(this.#files)} of ${total}`];
    if (this.#failed > 0) parts.push(`${formatCount(this.#failed)} failed`);
    if (this.#totalBytes > 0) parts.push(`${formatBytes(this.#bytes)} of ${formatBytes(this.#totalBytes)}`);
    if (this.#bytes > 0 && seconds >= 1) parts.push(`${formatBytes(this.#bytes / seconds)}/s`);
    if (ended < this.#totalFiles && (seconds >= 1 || waitMs > 0)) {
      const leftMs = (elapsedMs / ended) * (this.#totalFiles - ended) + waitMs;
      parts.push(`about ${formatDuration(Math.max(1000, leftMs))} left`);
    }
    return parts.join(', ');
  };
}
