/** Decides whether a difference is too large for chance, with a confidence of 95%. Pure. */

/** The quantile of the normal distribution for a two-sided confidence of 95%. */
const Z = 1.96;
/** Smaller changes of a count are ignored. */
const MIN_COUNT_CHANGE = 10;
/** The change of a count has to exceed the standard deviation of independent counts by this factor. */
const MIN_DEVIATIONS = 2;

/** The counts of independent events have a variance equal to their mean. */
export function isCountBeyondChance(value: number, previous: number): boolean {
  const change = Math.abs(value - previous);
  return change >= MIN_COUNT_CHANGE && change >= MIN_DEVIATIONS * Math.sqrt(value + previous);
}

/** The rate is 0–1; the total is the number of events that the rate is a share of. */
export interface Share {
  readonly rate: number;
  readonly total: number;
}

/** Compares two shares by the two-proportion z-test. Nothing to rate is never beyond chance. */
export function isRateBeyondChance(current: Share, previous: Share): boolean {
  if (current.total <= 0 || previous.total <= 0) return false;
  const pooled = (current.rate * current.total + previous.rate * previous.total) / (current.total + previous.total);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / current.total + 1 / previous.total));
  return error > 0 && Math.abs(current.rate - previous.rate) > Z * error;
}

/** Returns the lower bound of Wilson's score interval, 0–1: few votes give a low bound. */
export function wilsonLowerBound(count: number, total: number): number {
  // Rounding would leave a tiny bound above 0.
  if (total <= 0 || count <= 0) return 0;
  const rate = count / total;
  const center = rate + Z ** 2 / (2 * total);
  const margin = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * total)) / total);
  return (center - margin) / (1 + Z ** 2 / total);
}
