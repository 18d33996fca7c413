/** Formats a count with its noun. */

/** Returns `1 file`, `0 files` or `1,967 files`. The plural form is the singular with an `s` unless it is given. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Formats a count with a comma between groups of three digits. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
