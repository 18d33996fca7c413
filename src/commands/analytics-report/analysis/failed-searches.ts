/** Finds the searches of readers without results, the most frequent first. Pure. */
import type { SearchQuery } from '../../../api/schemas/analytics.js';
import { spellingKey } from '../../../text/words.js';
import { groupBy } from '../../../text/group-by.js';
import { sumOf } from '../numbers/metrics.js';
import type { RowOf } from '../numbers/report-schema.js';

export type FailedSearch = RowOf<'noResultSearches'>;

/** Returns one row per search. Spellings that differ only in case or spaces count as one. */
export function failedSearches(queries: readonly SearchQuery[]): FailedSearch[] {
  const rows = bySpelling(queries.filter((item) => failuresOf(item) > 0)).map((group) => {
    return {
      query: group[0]?.query ?? '',
      searches: sumOf(group, failuresOf),
      aiEscalations: sumOf(group, (item) => item.aiEscalations),
    };
  });
  return rows.sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
}

/** Returns the queries that are spelled alike together, in the order of the first ones. */
export function bySpelling(queries: readonly SearchQuery[]): SearchQuery[][] {
  return [...groupBy(queries, ({ query }) => spellingKey(query)).values()];
}

/** A shorter word begins too many others. */
const MIN_START_LENGTH = 2;

/** Groups the rows that a reader typed on the way to a longer one with it. The largest row of a group is first. */
export function groupByStart(rows: readonly FailedSearch[]): FailedSearch[][] {
  const keyed = rows.map((row) => ({ row, key: spellingKey(row.query) }));
  const used = new Set<FailedSearch>();
  const groups = keyed
    .toSorted((a, b) => b.key.length - a.key.length)
    .flatMap(({ row, key }) => {
      if (used.has(row)) return [];
      const starts = keyed.filter(
        (other) => !used.has(other.row) && key.startsWith(other.key) && isStart(other.key, key),
      );
      for (const start of starts) used.add(start.row);
      return [starts.map((start) => start.row).sort((a, b) => b.searches - a.searches)];
    });
  return groups.sort((a, b) => totalOf(b) - totalOf(a));
}

function isStart(start: string, whole: string): boolean {
  return start === whole || start.length >= MIN_START_LENGTH;
}

export function totalOf(rows: readonly FailedSearch[]): number {
  return sumOf(rows, ({ searches }) => searches);
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
