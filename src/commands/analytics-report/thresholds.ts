/** Parses and evaluates thresholds, which are lines of metric, operator and number. Pure. */
import { nearestName } from '../../text/nearest-name.js';
import type { Problem } from '../command.js';
import { quoted } from '../input-kinds.js';
import { findMetric, type Metric, METRIC_NAMES, METRICS, type MetricName } from './metrics.js';
import type { Report } from './report-schema.js';
import { type Operator, OPERATOR_NAMES } from './report-version.js';

const OPERATORS: Readonly<Record<Operator, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '==': (value, limit) => value === limit,
};

export const CHANGE = '.change';
const POINTS = 'pp';

export type ThresholdResult = Report['thresholds'][number];
type Threshold = Omit<ThresholdResult, 'value' | 'met'>;

interface Problematic {
  readonly problem: string;
}

/** Returns the threshold, or the end of a sentence that says what is wrong with the line. */
export function parseThreshold(line: string): Threshold | Problematic {
  const [, name = '', symbol = '', right = ''] = /^([^\s<>=!]+)\s*([<>=!]+)\s*(\S.*)$/.exec(line) ?? [];
  if (name === '')
    return {
      problem: "isn't a valid threshold. Write metric, operator and number, such as search.no-result-rate < 30%.",
    };
  const isChange = name.endsWith(CHANGE);
  const metricName = isChange ? name.slice(0, -CHANGE.length) : name;
  const metric = METRIC_NAMES.find((known) => known === metricName);
  if (metric === undefined) return { problem: describeUnknownMetric(metricName, isChange) };
  const operator = OPERATOR_NAMES.find((known) => known === symbol);
  if (operator === undefined)
    return { problem: `has an unknown operator ${quoted(symbol)}. Use one of ${OPERATOR_NAMES.join(', ')}.` };
  const parsed = parseLimit(metric, isChange, right);
  if ('problem' in parsed) return parsed;
  return { line: `${name} ${operator} ${parsed.text}`, metric, isChange, operator, limit: parsed.limit };
}

/** Returns the limit on the metric's scale, and as it was written. */
function parseLimit(
  metric: MetricName,
  isChange: boolean,
  right: string,
): { readonly limit: number; readonly text: string } | Problematic {
  // Messages show the minus sign, so a limit that was copied from one has it, too.
  const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(%|pp)?$/.exec(right.replace(/^−/, '-')) ?? [];
  if (number === undefined)
    return { problem: "doesn't end in a valid number. Use a number such as 100, 30% or -12.5." };
  const problem = limitProblem(metric, isChange, number, unit);
  if (problem !== undefined) return { problem };
  const isPercentOfFraction = unit === '%' && METRICS[metric].scale === 'fraction' && !isChange;
  return { limit: isPercentOfFraction ? hundredth(number) : Number(number), text: number + unit };
}

/** The exponent in the text is exact; a division could round. */
function hundredth(number: string): number {
  return Number(`${number}e-2`);
}

function describeUnknownMetric(name: string, isChange: boolean): string {
  const nearest = nearestName(name, METRIC_NAMES);
  return nearest === undefined
    ? `has an unknown metric. Use one of ${METRIC_NAMES.join(', ')}. Add ${CHANGE} to compare with the previous period.`
    : `has an unknown metric. Did you mean ${nearest}${isChange ? CHANGE : ''}?`;
}

/** A limit outside of the metric's scale would always be met, or never. */
function limitProblem(metric: MetricName, isChange: boolean, number: string, unit: string): string | undefined {
  const { scale } = METRICS[metric];
  if (unit === POINTS && !isChange)
    return 'has a limit in percentage points (pp), which only exist for .change. Use a percentage.';
  if (unit === POINTS && scale === 'count')
    return `has a limit in percentage points (pp), but ${metric} is a count. Use a percentage.`;
  if (isChange) return undefined;
  if (scale !== 'count') return rateProblem(metric, number, unit);
  if (unit === '%') return `has a percentage, but ${metric} is a count. Remove the percent sign.`;
  return Number(number) >= 0 ? undefined : 'has a negative limit. Use 0 or more.';
}

function rateProblem(metric: MetricName, number: string, unit: string): string | undefined {
  const limit = Number(number);
  const isPercentage = unit === '%' || METRICS[metric].scale === 'percent';
  if (limit >= 0 && limit <= (isPercentage ? 100 : 1)) return undefined;
  return limit < 0 || limit > 100
    ? `has a limit that ${metric} can't have. Use a number from ${isPercentage ? '0% to 100%' : '0 to 1'}.`
    : `has a limit above 1. Use ${number}% or ${hundredth(number)}.`;
}

/** Returns true if the threshold compares a change in percentage points. */
export function isPoints({ line, isChange }: Pick<Threshold, 'line' | 'isChange'>): boolean {
  return isChange && line.endsWith(POINTS);
}

export function isMet(operator: Operator, value: number, limit: number): boolean {
  return OPERATORS[operator](value, limit);
}

/** Finds the problems of all lines. `sections` are those that will be collected. */
export function thresholdProblems(lines: readonly string[], sections: readonly string[]): Problem<'thresholds'>[] {
  return lines.flatMap((line) => {
    const threshold = parseThreshold(line);
    const input = 'thresholds' as const;
    const subject = quoted(line);
    if ('problem' in threshold) return [{ input, subject, problem: threshold.problem }];
    const { section } = METRICS[threshold.metric];
    return sections.includes(section)
      ? []
      : [{ input, subject, problem: `needs the section ${section}. Add ${section} to sections.` }];
  });
}

/** Returns the result of each line, in their order. Invalid lines have been rejected before. */
export function evaluateThresholds(lines: readonly string[], metrics: readonly Metric[]): ThresholdResult[] {
  return lines.flatMap((line): ThresholdResult[] => {
    const threshold = parseThreshold(line);
    if ('problem' in threshold) return [];
    const metric = findMetric(metrics, threshold.metric);
    const value = metric ? thresholdValue(threshold, metric) : null;
    return [{ ...threshold, value, met: value !== null && isMet(threshold.operator, value, threshold.limit) }];
  });
}

function thresholdValue(threshold: Threshold, metric: Metric): number | null {
  if (isPoints(threshold)) return metric.changePoints;
  return threshold.isChange ? metric.changePercent : metric.value;
}
