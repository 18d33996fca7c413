/** Measures how work grows with a text: without a limit in seconds, which a busy machine would break. */
import { cpuMsOf } from './cpu-time.js';

/** The longest text of the measurements, in UTF-16 units. */
export const LONGEST = 300_000;

const FACTOR = 4;
/** Less time is mostly that of the compiler and of the collector. */
const MEASURABLE_MS = 100;
/** Linear work takes 4 times as long for a text that is 4 times as long, and quadratic work 16 times. */
const TOO_STEEP = 10;
const REPETITIONS = 5;

type Work = (text: string) => unknown;

/** Makes a text of that many units. */
export type TextMaker = (length: number) => string;

export function repeated(unit: string, start = '', end = ''): TextMaker {
  return (length) => start + unit.repeat(Math.ceil(length / unit.length)) + end;
}

/**
 * Returns how often longer the work takes for a text that is 4 times as long, if that is more than linear work does, even in the best
 * of several measurements. Undefined for linear work.
 */
export async function steepGrowth(work: Work, make: TextMaker): Promise<string | undefined> {
  let before = Infinity;
  for (let length = Math.round(LONGEST / FACTOR ** 4); length <= LONGEST; length *= FACTOR) {
    let ms = await leastMs(work, make(length), 1);
    if (ms > MEASURABLE_MS && ms > TOO_STEEP * before) {
      ms = Math.min(ms, await leastMs(work, make(length), ms > 1_000 ? 1 : REPETITIONS));
      before = Math.min(before, Math.max(await leastMs(work, make(length / FACTOR), REPETITIONS), 1));
      if (ms > MEASURABLE_MS && ms > TOO_STEEP * before)
        return `${length} units take ${Math.round(ms / before)} times as long as ${Math.round(length / FACTOR)}`;
    }
    before = Math.max(ms, 1);
  }
  return undefined;
}

async function leastMs(work: Work, text: string, repetitions: number): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < repetitions; count += 1)
    least = Math.min(
      least,
      await cpuMsOf(async () => {
        await work(text);
      }),
    );
  return least;
}
