/** Lists items in a sentence: `a, b and c`. */
import { formatCount } from './pluralize.js';

/** The items that a sentence lists; it counts the others. */
const MAX_LISTED = 5;

/** Paths as part of a sentence. A path with line breaks or other control characters is quoted. */
export function listPaths(paths: readonly string[], limit = MAX_LISTED): string {
  return listItems(
    paths.map((path) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path)),
    limit,
  );
}

/** Returns `a`, `a and b`, `a, b and c`, and for more items than the limit `a, b, c, d, e and 7 more`. */
export function listItems(items: readonly string[], limit = MAX_LISTED): string {
  const rest = items.length - limit;
  const listed = rest > 0 ? [...items.slice(0, limit), `${formatCount(rest)} more`] : items;
  return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
}
