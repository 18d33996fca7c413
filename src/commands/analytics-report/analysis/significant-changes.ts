/** Finds counts that changed significantly from the previous period. Pure. */
import { isCountBeyondChance } from '../chance.js';
import { changePercent } from '../metrics.js';

/** Large counts have little noise and always change a little. */
const MIN_CHANGE_PERCENT = 15;

export interface Count {
  readonly key: string;
  readonly value: number;
}

export interface CountChange extends Count {
  readonly previous: number;
  /** True if the previous list was truncated without this key, so that `previous` is the most it can have been. */
  readonly previousIsUpperBound: boolean;
  readonly changePercent: number | null;
}

/**
 * Returns the significant changes, the largest first.
 * @param limit lists with this many rows are truncated: any missing key has at most as many as the last row
 */
export function significantChanges(
  current: readonly Count[],
  previous: readonly Count[],
  limit: number,
  top: number,
): CountChange[] {
  const upperBounds = { current: missingUpperBound(current, limit), previous: missingUpperBound(previous, limit) };
  const previousByKey = new Map(previous.map(({ key, value }) => [key, value]));
  const currentByKey = new Map(current.map(({ key, value }) => [key, value]));
  const keys = new Set([...currentByKey.keys(), ...previousByKey.keys()]);
  return [...keys]
    .flatMap((key): CountChange[] => {
      // A key missing from a truncated list has an unknown value.
      if (!currentByKey.has(key) && upperBounds.current > 0) return [];
      const value = currentByKey.get(key) ?? 0;
      const before = previousByKey.get(key) ?? upperBounds.previous;
      const previousIsUpperBound = !previousByKey.has(key) && upperBounds.previous > 0;
      return [{ key, value, previous: before, previousIsUpperBound, changePercent: changePercent(value, before) }];
    })
    .filter(isSignificant)
    .sort((a, b) => Math.abs(b.value - b.previous) - Math.abs(a.value - a.previous) || (a.key < b.key ? -1 : 1))
    .slice(0, top);
}

function missingUpperBound(counts: readonly Count[], limit: number): number {
  return counts.length >= limit ? Math.min(...counts.map(({ value }) => value)) : 0;
}

function isSignificant({ value, previous, previousIsUpperBound, changePercent: percent }: CountChange): boolean {
  if (previousIsUpperBound && value <= previous) return false;
  const isLargeShare = percent === null || Math.abs(percent) >= MIN_CHANGE_PERCENT;
  return isCountBeyondChance(value, previous) && isLargeShare;
}
