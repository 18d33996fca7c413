/** Finds the file of a build log in the repository. The log may name it by its path on the machine that built. Pure. */

/**
 * Returns the path in the repository; undefined if no file fits. The longest end of the log's path wins. A name without a
 * folder fits only if the log names no folder either, because each folder may have a file of this name.
 * @param paths known paths of the repository, such as changed files; the documentation may be in any folder
 * @param isFile looks for other files of the repository
 */
export function findRepositoryPath(
  file: string,
  paths: readonly string[],
  isFile: (path: string) => boolean = () => false,
): string | undefined {
  const below = paths.find((path) => `/${path}`.endsWith(`/${file}`));
  if (below !== undefined) return below;
  const known = new Set(paths);
  return endsOf(file).find((end) => known.has(end) || isFile(end));
}

/** The ends of a path, longest first: `/opt/repo/guides/x.mdx` → `opt/repo/guides/x.mdx`, `repo/guides/x.mdx`, `guides/x.mdx`. */
function endsOf(file: string): string[] {
  const names = file
    .replace(/^[a-z]:/i, '')
    .split('/')
    .filter((name) => name !== '' && name !== '.');
  return names.slice(0, Math.max(1, names.length - 1)).map((_, index) => names.slice(index).join('/'));
}
