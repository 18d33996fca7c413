/** Provides repeatable random numbers. Tests print the seed, and `DOCS_CI_SEED` sets it. */
const seed = Number(process.env.DOCS_CI_SEED ?? NaN);

export const SEED = Number.isInteger(seed) ? seed : Math.floor(Math.random() * 2 ** 31);

/** Returns numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
