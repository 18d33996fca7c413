/** Formats counts with their nouns: `1 file`, `2 files`, `1,967 files`. */

/** Returns `1,234`. The first number that Intl formats takes longer than reading a hundred files. */
export function formatCount(count: number): string {
  return String(count).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
