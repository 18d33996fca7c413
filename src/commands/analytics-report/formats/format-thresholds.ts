/** Formats thresholds and their values, with both sides in one unit. Pure. */
import { METRICS, round } from '../metrics.js';
import { isLong, NOT_AVAILABLE } from '../period.js';
import type { Report, ReportPeriod } from '../report-schema.js';
import { CHANGE, isMet, isPoints, type Operator } from '../thresholds.js';
import { formatChange, formatCount, formatPercent, formatPoints, NO_DATA, withRealMinus } from './format-numbers.js';

type Result = Report['thresholds'][number];

/** More digits would be noise. */
const MAX_DIGITS = 6;

/** Formats the threshold as an input line in the unit of its value: `search.no-result-rate < 0.3` has the limit `30%`. */
export function formatThresholdLine(result: Result): string {
  const { metric, isChange, operator, limit } = result;
  const unit = { count: '', percent: '%', points: 'pp' }[unitOf(result)];
  return `${metric}${isChange ? CHANGE : ''} ${operator} ${toUnit(result, limit)}${unit}`;
}

/** Formats the value with one decimal, or with as many as show on which side of the limit it is. */
export function formatThresholdValue(result: Result, period: ReportPeriod): string {
  const { isChange, value, operator, limit, met } = result;
  if (value === null) return !isChange && isLong(period) ? NOT_AVAILABLE : NO_DATA;
  const unit = unitOf(result);
  if (unit === 'count') return formatCount(value);
  const shown = toUnit(result, value);
  let digits = 1;
  while (digits < MAX_DIGITS && isMet(operator, round(shown, digits), toUnit(result, limit)) !== met) digits += 1;
  if (unit === 'points') return formatPoints(shown, digits);
  return isChange ? formatChange(shown, digits) : formatPercent(shown, digits);
}

const OPERATOR_WORDS: Readonly<Record<Operator, string>> = {
  '<': 'below',
  '<=': 'at most',
  '>': 'above',
  '>=': 'at least',
  '==': 'exactly',
};

/** Says the value and the limit in one sentence: `No-result rate is 41.2%; the threshold is below 30%.` */
export function describeThreshold(result: Result, period: ReportPeriod): string {
  const { label, scale } = METRICS[result.metric];
  const isPlural = scale === 'count';
  const value = formatThresholdValue(result, period);
  let finding = `${isPlural ? 'are' : 'is'} ${value}`;
  if (value === NO_DATA) finding = `${isPlural ? 'have' : 'has'} no data${result.isChange ? ' to compare' : ''}`;
  else if (result.isChange) {
    const isRelativeRate = scale !== 'count' && !isPoints(result);
    finding = `changed by ${value}${isRelativeRate ? ' (relative)' : ''}`;
  }
  return `${label} ${finding}; the threshold is ${OPERATOR_WORDS[result.operator]} ${formatLimit(result)}.`;
}

function formatLimit(result: Result): string {
  const limit = toUnit(result, result.limit).toLocaleString('en-US', { maximumFractionDigits: MAX_DIGITS });
  return withRealMinus(limit) + { count: '', percent: '%', points: ' pp' }[unitOf(result)];
}

function unitOf(result: Result): 'count' | 'percent' | 'points' {
  if (result.isChange) return isPoints(result) ? 'points' : 'percent';
  return METRICS[result.metric].scale === 'count' ? 'count' : 'percent';
}

/** Turns fractions into percentages; other numbers have their unit already. */
function toUnit({ metric, isChange }: Result, value: number): number {
  return !isChange && METRICS[metric].scale === 'fraction' ? round(value * 100, 8) : value;
}
