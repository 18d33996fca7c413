/** Applies the input `max-deletes`: how much `prune` may delete, and what to say if that isn't enough. Pure. */
import { formatCount } from '../../text/pluralize.js';
import type { CountOrPercent } from './kinds.js';
import { inputName } from '../../text/input-names.js';

/** Without it, nothing is pruned, whatever the limit. */
export const NO_PRUNE = `${inputName('prune')} is none`;

/** The limit as a count. A percentage is of `total` and rounded down. */
export function limitOf(limit: CountOrPercent, total: number): number {
  // The product isn't exact: 2.8% of 2,750 would be slightly less than 77.
  return 'count' in limit ? limit.count : Math.floor(Number(((total * limit.percent) / 100).toFixed(6)));
}

/** @param what `12 files` */
export function describeTooMany(what: string, given: CountOrPercent, limit: number): string {
  return `${inputName('prune')} would delete ${what}, but ${describeLimit(given, limit)}`;
}

/** Returns `max-deletes allows 2`, and what that is a share of. @param limit the limit as a count */
export function describeLimit(given: CountOrPercent, limit: number): string {
  const share = 'count' in given ? '' : ` (${given.percent}%, rounded down)`;
  return `${inputName('max-deletes')} allows ${formatCount(limit)}${share}`;
}

export const MAX_DELETES_ADVICE = `Check ${inputName('path')} and ${inputName('include')}. If they are correct, raise ${inputName('max-deletes')} for one run.`;

/** The default of each job. */
const DEFAULT_LIMIT = 10;

/** A notice about a limit that a user set, if nothing can be deleted in this run. @param why a clause */
export function describeUnusedLimit(limit: CountOrPercent, why: string): string[] {
  const isDefault = 'count' in limit && limit.count === DEFAULT_LIMIT;
  return isDefault ? [] : [`${inputName('max-deletes')}: not used, because ${why}.`];
}
