/** Numbers for people. Pure; the same whatever the machine's language. */
import type { Scale } from '../metrics.js';
import { isLong, NOT_OVER_90 } from '../period.js';

export const NO_DATA = 'no data';

const COUNTS = new Intl.NumberFormat('en-US');
const PERCENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12,345` */
export function formatCount(value: number | null): string {
  return value === null ? NO_DATA : COUNTS.format(value);
}

/** 0–100 as `59.6 %`. */
export function formatPercent(value: number | null): string {
  return value === null ? NO_DATA : `${PERCENTS.format(value)} %`;
}

/** 0–1 as `59.6 %`. */
export function formatFraction(value: number | null): string {
  return formatPercent(value === null ? null : value * 100);
}

/** `+12.3 %`, `-4.0 %`; a dash where there is nothing to compare with. */
export function formatChange(value: number | null): string {
  if (value === null) return '–';
  return `${value > 0 ? '+' : ''}${PERCENTS.format(value)} %`;
}

/** A metric's value on its scale. Of a long period, what is missing is missing for that reason. */
export function formatMetric(value: number | null, scale: Scale, period: { readonly days: number }): string {
  if (value === null && isLong(period)) return NOT_OVER_90;
  if (scale === 'count') return formatCount(value);
  return scale === 'percent' ? formatPercent(value) : formatFraction(value);
}
