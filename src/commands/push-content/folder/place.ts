/** Maps paths of pages to their places in the documentation project. */

/** A page is known by its place: the path without a slash at the start and without `.md` or `.mdx`. */
export function placeOf(path: string): string {
  return path.replace(/^\/+/, '').replace(/\.mdx?$/i, '');
}
