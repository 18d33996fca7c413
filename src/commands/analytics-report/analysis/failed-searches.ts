/** Finds the searches of readers without results, the most frequent first. Pure. */
import type { SearchQuery } from '../../../api/schemas/analytics.js';
import { spellingKey } from '../../../text/words.js';
import { groupBy } from '../../group-by.js';
import { round, sumOf } from '../metrics.js';
import type { RowOf } from '../report-schema.js';

export type FailedSearch = RowOf<'noResultSearches'>;

/**
 * Returns one row per search. Spellings that differ only in case or spaces count as one.
 * @param perSession how many times a reader searches in a session
 */
export function failedSearches(queries: readonly SearchQuery[], perSession: number): FailedSearch[] {
  const failed = groupBy(
    queries.filter((item) => failuresOf(item) > 0),
    ({ query }) => spellingKey(query),
  );
  const rows = [...failed.values()].map((group) => {
    const searches = sumOf(group, failuresOf);
    const aiEscalations = sumOf(group, (item) => item.aiEscalations);
    return { query: group[0]?.query ?? '', searches, aiEscalations, readers: round(searches / perSession, 2) };
  });
  return rows.sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
}

/** Returns true if no search with these words had a result. */
export function isWithoutResults(item: SearchQuery): boolean {
  const failures = failuresOf(item);
  return failures > 0 && failures >= item.count;
}

/** The contract leaves open whether `noResults` is a flag or a number of searches. */
function failuresOf({ count, noResults }: SearchQuery): number {
  return typeof noResults === 'number' ? noResults : noResults ? count : 0;
}
