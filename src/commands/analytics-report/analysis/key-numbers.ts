/** Chooses the few numbers that a report is judged by, and says how each of them changed. Pure. */
import { isRateBeyondChance } from '../chance.js';
import { findMetric, type Metric, METRICS, metricValue, round } from '../metrics.js';

/** `up` and `down` are neither good nor bad by themselves. */
export type Direction = 'better' | 'worse' | 'up' | 'down' | 'same';

/** Smaller changes of a count aren't worth a word, even if chance doesn't explain them. */
const MIN_CHANGE_PERCENT = 5;

/** Returns null if there is nothing to compare. */
export function directionOf({ name, value, previous, changePercent, beyondChance }: Metric): Direction | null {
  if (value === null || previous === null || beyondChance === null) return null;
  const definition = METRICS[name];
  const isLarge = definition.scale !== 'count' || Math.abs(changePercent ?? Infinity) >= MIN_CHANGE_PERCENT;
  if (!beyondChance || !isLarge) return 'same';
  const isUp = value > previous;
  if (!('better' in definition)) return isUp ? 'up' : 'down';
  return isUp === (definition.better === 'higher') ? 'better' : 'worse';
}

/** A share in percent of a total, such as low-confidence answers of all questions. */
export interface RateChange {
  readonly value: number | null;
  readonly previous: number | null;
  readonly total: number | null;
  /** In percentage points. */
  readonly changePoints: number | null;
  readonly direction: Direction | null;
}

/** Returns which share of the questions got low-confidence answers. A lower share is better. */
export function lowConfidenceShare(metrics: readonly Metric[]): RateChange {
  const total = metricValue(metrics, 'ai.questions');
  const totalBefore = findMetric(metrics, 'ai.questions')?.previous ?? null;
  const value = percentOf(metricValue(metrics, 'ai.low-confidence'), total);
  const previous = percentOf(findMetric(metrics, 'ai.low-confidence')?.previous ?? null, totalBefore);
  if (value === null || previous === null) return { value, previous, total, changePoints: null, direction: null };
  const isReal = isRateBeyondChance(
    { rate: value / 100, total: total ?? 0 },
    { rate: previous / 100, total: totalBefore ?? 0 },
  );
  const direction = isReal ? (value < previous ? 'better' : 'worse') : 'same';
  return { value, previous, total, changePoints: round(value - previous, 2), direction };
}

function percentOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.min(100, (part / whole) * 100);
}
