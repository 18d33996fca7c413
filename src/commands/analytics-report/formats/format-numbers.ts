/** Formats numbers for people, independent of the language of the machine. Pure. */
import type { Scale } from '../metrics.js';
import { isLong, NOT_AVAILABLE } from '../period.js';

export const NO_DATA = 'no data';

const COUNTS = new Intl.NumberFormat('en-US');
const PERCENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats counts like `12,345`. */
export function formatCount(value: number | null): string {
  return value === null ? NO_DATA : COUNTS.format(value);
}

/** Formats 0–100 like `59.6 %`. */
export function formatPercent(value: number | null): string {
  return value === null ? NO_DATA : `${PERCENTS.format(value)} %`;
}

/** Formats 0–1 like `59.6 %`. */
export function formatFraction(value: number | null): string {
  return formatPercent(value === null ? null : value * 100);
}

/** Formats changes like `+12.3 %` and `-4.0 %`; a dash means that there is nothing to compare. */
export function formatChange(value: number | null): string {
  if (value === null) return '–';
  return `${value > 0 ? '+' : ''}${PERCENTS.format(value)} %`;
}

/** Long periods are the reason for missing values, so the text says that instead of no data. */
export function formatMetric(value: number | null, scale: Scale, period: { readonly days: number }): string {
  if (value === null && isLong(period)) return NOT_AVAILABLE;
  if (scale === 'count') return formatCount(value);
  return scale === 'percent' ? formatPercent(value) : formatFraction(value);
}
