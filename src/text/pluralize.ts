/** Counts things for people: `0 files`, `1 file`, `1,967 files`. Pure. */

const COUNTS = new Intl.NumberFormat('en-US');

/** Returns the count with its noun, or with any other words that depend on the count. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${COUNTS.format(count)} ${count === 1 ? singular : plural}`;
}
