/** Measures work by the time that processors spend on it, which other programs of a busy machine hardly change. */
import { readFileSync } from 'node:fs';

/** Returns the milliseconds of CPU time that this process needed while the function ran. */
export async function cpuMsOf(work: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Measures how long a child process needs to end, without the time for which its main thread waits for a processor. */
export class EndMeter {
  readonly #startMs = performance.now();
  readonly #startWaitMs: number;
  #waitMs: number;
  readonly #timer: NodeJS.Timeout;

  constructor(pid = 0) {
    this.#startWaitMs = this.#waitMs = cpuWaitMs(pid) ?? 0;
    this.#timer = setInterval(() => (this.#waitMs = cpuWaitMs(pid) ?? this.#waitMs), 5);
  }

  /** Ends the measurement and returns milliseconds. */
  end(): number {
    clearInterval(this.#timer);
    return performance.now() - this.#startMs - (this.#waitMs - this.#startWaitMs);
  }
}

/** Undefined if the process has ended, or if the system doesn't tell. Linux does. */
function cpuWaitMs(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return undefined;
  }
}
