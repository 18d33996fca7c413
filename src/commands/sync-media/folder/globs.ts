/** Options for micromatch: a line break is a character of a name as any other, which its patterns leave out by default. */
export const ANY_NAME: object = { flags: 's' };

/**
 * Paths that globs choose, as fast-glob reads them: one that begins with an exclamation mark takes away, wherever in the
 * list it stands, and what is taken away may be a folder with all that lies below it.
 */
export async function matching(
  paths: readonly string[],
  globs: readonly string[],
  exclude: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const { default: micromatch } = await import('micromatch');
  const negative = globs.filter((glob) => /^!(?!\()/.test(glob));
  const away = [...exclude, ...negative.map((glob) => glob.slice(1))].map((glob) => glob.replace(/\/+$/, ''));
  const ignore = away.flatMap((glob) => [glob, `${glob}/**`]);
  const positive = globs.filter((glob) => !negative.includes(glob));
  return new Set(micromatch([...paths], positive, { ...ANY_NAME, ignore }));
}
