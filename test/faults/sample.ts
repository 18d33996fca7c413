/** Chooses what `npm run test:rest` tries of the exhaustive tests. `npm run test:all` tries everything. */

/** `npm run test:all` sets this variable. */
export const IS_EXHAUSTIVE = process.env.DOCS_CI_EXHAUSTIVE !== undefined;

/** One of so many is tried. */
export const SAMPLE_OF = 8;

/** Returns every eighth element, beginning at another one for each number, or all elements if everything is tried. */
export function sample<T>(all: readonly T[], number: number): readonly T[] {
  if (IS_EXHAUSTIVE) return all;
  return all.filter((_, index) => (index + number) % SAMPLE_OF === 0);
}
