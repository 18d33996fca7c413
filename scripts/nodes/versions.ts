/** Decides which version of Node.js a script means. */

/** What the repository promises: the oldest, the two that actions and images use, and the newest. */
export const TESTED_VERSIONS = ['20.19', '22', '24', 'latest'] as const;

export const VERSION = /^(\d+(\.\d+){0,2}|latest)$/;

/**
 * Returns what npm is asked for. Of a minor version, the oldest is the one that can lack something; of a major version,
 * the newest is what people install.
 */
export function npmVersionOf(version: string): string {
  return /^\d+\.\d+$/.test(version) ? `${version}.0` : version;
}

/** Returns the newest of the versions that `npm view --json` printed: one text, or a list in ascending order. */
export function newestOf(printed: string): string | undefined {
  if (printed.trim() === '') return undefined;
  const versions = [JSON.parse(printed) as string | readonly string[]].flat();
  return versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}
