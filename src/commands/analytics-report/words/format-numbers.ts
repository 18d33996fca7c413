/** Formats numbers, independent of the language of the machine. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { type Metric, METRICS, type MetricName, round } from '../numbers/metrics.js';

export const NO_DATA = 'no data';
/** A cell shows this sign if its number, or the number to compare it with, is missing. */
export const NONE = '–';

/** Formats 0–100 like `59.6%`. */
export function formatPercent(value: number, digits = 1): string {
  return `${formatDecimal(value, digits)}%`;
}

/** Formats 0–1 like `59.6%`. In memory, 100 × 0.0295 is a little less than 2.95. */
export function formatFraction(value: number): string {
  return formatPercent(round(value * 100, 8));
}

/** Formats relative changes like `+12.3%` and `−4.0%`. */
export function formatChange(value: number): string {
  return `${formatDecimal(value, 1, 'exceptZero')}%`;
}

/** Formats differences of percentages, which are percentage points, like `+7.8 pp` and `−6.1 pp`, each in one line. */
function formatPoints(value: number): string {
  return `${formatDecimal(value, 1, 'exceptZero')}\u00a0pp`;
}

/** Formats the change of a metric: rates in percentage points, counts in percent. */
export function formatMetricChange({ name, changePercent, changePoints }: Metric): string {
  if (METRICS[name].scale === 'count') return changePercent === null ? NONE : formatChange(changePercent);
  return changePoints === null ? NONE : formatPoints(changePoints);
}

export function formatMetric(name: MetricName, value: number): string {
  return { count: formatCount, percent: formatPercent, fraction: formatFraction }[METRICS[name].scale](value);
}

/** Formats a count with its noun: `1,854 page views`. */
export function formatWithNoun(name: MetricName, value: number): string {
  const [one, several] = METRICS[name].nouns ?? ['', ''];
  return pluralize(value, one, several);
}

function formatDecimal(value: number, digits: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: digits, signDisplay };
  // A number has a minus sign, not a hyphen.
  return value.toLocaleString('en-US', options).replace(/^-/, '−');
}
