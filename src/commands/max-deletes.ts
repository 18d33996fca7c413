/** Applies the input `max-deletes`: how much `prune` may delete, and what to say if that isn't enough. Pure. */
import { formatCount } from '../text/pluralize.js';
import type { CountOrPercent } from './input-kinds.js';

/** The limit as a count. A percentage is of `total` and rounded down. */
export function limitOf(limit: CountOrPercent, total: number): number {
  return 'count' in limit ? limit.count : Math.floor((total * limit.percent) / 100);
}

/** @param what `12 files` */
export function describeTooMany(what: string, limit: number): string {
  return `prune would delete ${what}, but max-deletes allows ${formatCount(limit)}`;
}

export const MAX_DELETES_ADVICE = 'Check "path" and "include". If they are correct, raise max-deletes for one run.';
