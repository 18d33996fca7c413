/** Says the value and the limit of a threshold in words, with both in one unit. Pure. */
import { formatCount } from '../../../text/pluralize.js';
import { isMet, type Operator } from '../../inputs/thresholds.js';
import { findMetric, METRICS, type MetricName, round } from '../numbers/metrics.js';
import type { ThresholdResult } from '../numbers/thresholds.js';
import { type Measured, metricText, whyMissing } from './describe-metrics.js';
import { formatPercent, NO_DATA } from './format-numbers.js';

/** More digits would be noise. */
const MAX_DIGITS = 6;

const UNITS = { count: '', percent: '%' };

/** Formats the threshold as an input line in the unit of its value: `search.no-result-rate < 0.3` has the limit `30%`. */
export function formatThresholdLine(result: ThresholdResult): string {
  const { metric, operator, limit } = result;
  return `${metric} ${operator} ${toUnit(result, limit)}${UNITS[unitOf(result)]}`;
}

/** Formats the value with one decimal, or with as many as show on which side of the limit it is. */
function formatValue(result: ThresholdResult, value: number): string {
  const { operator, limit, met } = result;
  if (unitOf(result) === 'count') return formatCount(value);
  const shown = toUnit(result, value);
  let digits = 1;
  while (digits < MAX_DIGITS && isMet(operator, roundAsText(shown, digits), toUnit(result, limit)) !== met) digits += 1;
  return formatPercent(shown, digits);
}

/** Rounds 29.95 to 30, as texts do. `round` returns 29.9, because the number in memory is a little smaller. */
function roundAsText(value: number, digits: number): number {
  return Number(value.toLocaleString('en-US', { maximumFractionDigits: digits, useGrouping: false }));
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
export function describeThreshold(result: ThresholdResult, report: Measured): string {
  const { value, operator } = result;
  const found =
    value === null ? describeMissing(result, report) : describeValue(result, value) + fewEvents(result, report);
  return `${found}; the limit is ${OPERATOR_WORDS[operator]} ${formatLimit(result)}.`;
}

/** The line and the value: `search.no-result-rate < 20% (28.9%)`. */
export function describeBriefly(result: ThresholdResult, report: Measured): string {
  return `${formatThresholdLine(result)} (${result.value === null ? whyMissing(result.metric, report) : formatValue(result, result.value)})`;
}

/** What a rate of few events counts: ` (1 of 2 votes)`. */
function fewEvents({ metric: name }: ThresholdResult, report: Measured): string {
  const metric = findMetric(report.metrics, name);
  const text = metric && METRICS[name].weight !== undefined ? metricText(metric, report) : '';
  return text.includes(' of ') ? ` (${text})` : '';
}

function describeMissing({ metric }: ThresholdResult, report: Measured): string {
  const { label, scale } = METRICS[metric];
  const subject = metric === 'feedback.satisfaction-rate' ? 'Satisfaction' : label;
  const verb = scale === 'count' ? 'have' : 'has';
  const why = whyMissing(metric, report);
  if (why === "couldn't be fetched") return `${subject} ${why}`;
  return `${subject} ${verb} no data${why === NO_DATA ? '' : `: ${why}`}`;
}

function describeValue(result: ThresholdResult, value: number): string {
  const { metric } = result;
  const { label, scale } = METRICS[metric];
  const text = formatValue(result, value);
  return scale === 'count' ? `${label} are ${text}` : `${text} ${RATE_WORDS[metric] ?? ''}`;
}

function formatLimit(result: ThresholdResult): string {
  const limit = toUnit(result, result.limit).toLocaleString('en-US', { maximumFractionDigits: MAX_DIGITS });
  return limit + UNITS[unitOf(result)];
}

function unitOf({ metric }: ThresholdResult): keyof typeof UNITS {
  return METRICS[metric].scale === 'count' ? 'count' : 'percent';
}

/** Turns fractions into percentages; other numbers have their unit already. */
function toUnit({ metric }: ThresholdResult, value: number): number {
  return METRICS[metric].scale === 'fraction' ? round(value * 100, 8) : value;
}
