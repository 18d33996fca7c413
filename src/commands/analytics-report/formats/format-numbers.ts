/** Formats numbers, independent of the language of the machine. Pure. */
import { changePoints, type Metric, METRICS, type Scale } from '../metrics.js';
import { isLong, NOT_AVAILABLE } from '../period.js';

export const NO_DATA = 'no data';
/** Shown if there is nothing to compare with. */
export const NO_CHANGE = '–';

const COUNTS = new Intl.NumberFormat('en-US');

/** Formats counts like `12,345`. */
export function formatCount(value: number | null): string {
  return value === null ? NO_DATA : COUNTS.format(value);
}

/** Formats 0–100 like `59.6%`. */
export function formatPercent(value: number | null, digits = 1): string {
  return value === null ? NO_DATA : `${formatDecimal(value, digits)}%`;
}

/** Formats 0–1 like `59.6%`. */
export function formatFraction(value: number | null): string {
  return formatPercent(value === null ? null : value * 100);
}

/** Formats relative changes like `+12.3%` and `−4.0%`. */
export function formatChange(value: number | null, digits = 1): string {
  return value === null ? NO_CHANGE : `${formatDecimal(value, digits, 'exceptZero')}%`;
}

/** Formats differences of percentages, which are percentage points, like `+7.8 pp` and `−6.1 pp`. */
export function formatPoints(value: number | null, digits = 1): string {
  return value === null ? NO_CHANGE : `${formatDecimal(value, digits, 'exceptZero')} pp`;
}

/** Formats the change of a metric: rates in percentage points, counts in percent. */
export function formatMetricChange(metric: Metric): string {
  return METRICS[metric.name].scale === 'count'
    ? formatChange(metric.changePercent)
    : formatPoints(changePoints(metric));
}

/** Long periods are the reason for missing values, so the text says that instead of no data. */
export function formatMetric(value: number | null, scale: Scale, period: { readonly days: number }): string {
  if (value === null && isLong(period)) return NOT_AVAILABLE;
  if (scale === 'count') return formatCount(value);
  return scale === 'percent' ? formatPercent(value) : formatFraction(value);
}

function formatDecimal(value: number, digits: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const text = value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: digits, signDisplay });
  return withRealMinus(text);
}

/** Replaces the hyphen in front of a number by the minus sign. */
export function withRealMinus(text: string): string {
  return text.replace(/^-/, '−');
}
