/** Finds out which rows of the service are about one page. Pure. */
import { groupBy } from '../../../text/group-by.js';

/**
 * Returns the path that all spellings of a page share: without a query, a fragment and a slash at the end, and decoded.
 * Bytes that are no text, and characters that mean something in a URL, stay encoded.
 */
export function pageKey(path: string): string {
  const plain = decode(path.replace(/[?#].*$/s, ''));
  return plain.replace(/(?<!\/)\/+$/, '') || '/';
}

function decode(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    return path;
  }
}

interface ServicePage {
  readonly pagePath: string;
  readonly pageTitle: string | null;
}

/** The rows of one page. */
export interface PageRows<Row> {
  readonly path: string;
  readonly title: string | null;
  readonly rows: readonly Row[];
}

/** Returns the rows by page, in the order of their first rows. */
export function groupByPage<Row extends ServicePage>(rows: readonly Row[]): PageRows<Row>[] {
  return [...groupBy(rows, ({ pagePath }) => pageKey(pagePath))].map(([path, group]) => {
    return { path, title: titleOf(path, group), rows: group };
  });
}

/** An address that a reader typed has a title of its own, or is one. */
function titleOf(path: string, rows: readonly ServicePage[]): string | null {
  const exact = rows.filter(({ pagePath }) => pagePath === path);
  const known = [...exact, ...rows].find(({ pagePath, pageTitle }) => pageTitle !== null && pageTitle !== pagePath);
  return known?.pageTitle ?? null;
}
