/** Formats thresholds and their values, with both sides in one unit. Pure. */
import { METRICS, type MetricName, round } from '../metrics.js';
import { isLong, NOT_AVAILABLE } from '../period.js';
import type { Project, Report } from '../report-schema.js';
import { CHANGE, isMet, isPoints, type Operator } from '../thresholds.js';
import { whyMissing } from './describe-metrics.js';
import { formatChange, formatCount, formatPercent, formatPoints, NO_DATA, withRealMinus } from './format-numbers.js';

type Result = Report['thresholds'][number];
type PeriodLength = Pick<Report['period'], 'days'>;

/** More digits would be noise. */
const MAX_DIGITS = 6;

/** Formats the threshold as an input line in the unit of its value: `search.no-result-rate < 0.3` has the limit `30%`. */
export function formatThresholdLine(result: Result): string {
  const { metric, isChange, operator, limit } = result;
  const unit = { count: '', percent: '%', points: 'pp' }[unitOf(result)];
  return `${metric}${isChange ? CHANGE : ''} ${operator} ${toUnit(result, limit)}${unit}`;
}

/** Formats the value with one decimal, or with as many as show on which side of the limit it is. */
export function formatThresholdValue(result: Result, period: PeriodLength): string {
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

/** What follows the value of a rate. */
const RATE_WORDS: Readonly<Partial<Record<MetricName, string>>> = {
  'feedback.satisfaction-rate': 'of votes are likes',
  'search.no-result-rate': 'of searches find nothing',
  'search.click-through-rate': 'of searches lead to a click',
  'ai.low-confidence-rate': 'of answers are low-confidence',
};

/** Says the value and the limit in one sentence: `28.9% of searches find nothing; the limit is below 20%.` */
export function describeThreshold(result: Result, projects: readonly Project[], period: PeriodLength): string {
  return `${describeValue(result, projects, period)}; the limit is ${OPERATOR_WORDS[result.operator]} ${formatLimit(result)}.`;
}

function describeValue(result: Result, projects: readonly Project[], period: PeriodLength): string {
  const { metric, isChange } = result;
  const { label, scale } = METRICS[metric];
  const isPlural = scale === 'count';
  if (result.value === null) {
    const why = whyMissing(metric, projects, period);
    // Without a comparison, the value itself may be known.
    if (isChange && why !== "couldn't be fetched") return `${label} ${isPlural ? 'have' : 'has'} no data to compare`;
    const subject = metric === 'feedback.satisfaction-rate' ? 'Satisfaction' : label;
    if (why === "couldn't be fetched") return `${subject} ${why}`;
    return `${subject} ${isPlural ? 'have' : 'has'} no data${why === NO_DATA ? '' : `: ${why}`}`;
  }
  const value = formatThresholdValue(result, period);
  if (!isChange) return isPlural ? `${label} are ${value}` : `${value} ${RATE_WORDS[metric] ?? ''}`;
  const isRelativeRate = scale !== 'count' && !isPoints(result);
  return `${label} changed by ${value}${isRelativeRate ? ' (relative)' : ''}`;
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
