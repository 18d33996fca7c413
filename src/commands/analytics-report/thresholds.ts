/** Parses and evaluates thresholds, which are lines of `metric op number`. Pure. */
import type { Problem } from '../command.js';
import { findMetric, type Metric, METRIC_NAMES, METRICS, type MetricName } from './metrics.js';

const OPERATORS = {
  '<': (value: number, limit: number) => value < limit,
  '<=': (value: number, limit: number) => value <= limit,
  '>': (value: number, limit: number) => value > limit,
  '>=': (value: number, limit: number) => value >= limit,
  '==': (value: number, limit: number) => value === limit,
} as const;

export type Operator = keyof typeof OPERATORS;
export const OPERATOR_NAMES = Object.keys(OPERATORS) as [Operator, ...Operator[]];

const CHANGE = '.change';

export interface Threshold {
  /** The line is written as in the input, with single spaces. */
  readonly line: string;
  readonly metric: MetricName;
  /** True compares the change from the previous period, in percent, instead of the value. */
  readonly isChange: boolean;
  readonly operator: Operator;
  readonly limit: number;
}

export interface ThresholdResult extends Threshold {
  /** Null means no data, which meets no threshold. */
  readonly value: number | null;
  readonly met: boolean;
}

/** Returns the threshold, or the end of a sentence that says what is wrong with the line. */
export function parseThreshold(line: string): Threshold | { readonly problem: string } {
  const [, name = '', symbol = '', number = ''] = /^([^\s<>=]+)\s*([<>=]+)\s*(\S+)$/.exec(line) ?? [];
  if (name === '')
    return { problem: 'is not of the form metric op number; write one like search.no-result-rate < 0.3' };
  const isChange = name.endsWith(CHANGE);
  const metric = METRIC_NAMES.find((known) => known === (isChange ? name.slice(0, -CHANGE.length) : name));
  if (metric === undefined) {
    return { problem: `names no metric; there are ${METRIC_NAMES.join(', ')}, each also with ${CHANGE}` };
  }
  const operator = OPERATOR_NAMES.find((known) => known === symbol);
  if (operator === undefined)
    return { problem: `has the operator ${symbol}; write one of ${OPERATOR_NAMES.join(' ')}` };
  const limit = /^-?\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
  if (Number.isNaN(limit)) return { problem: 'does not end in a plain number' };
  const problem = isChange ? undefined : scaleProblem(metric, limit);
  return problem === undefined
    ? { line: `${name} ${operator} ${number}`, metric, isChange, operator, limit }
    : { problem };
}

/** A limit outside the metric's scale would always be met, or never. */
function scaleProblem(metric: MetricName, limit: number): string | undefined {
  const max = { count: Infinity, percent: 100, fraction: 1 }[METRICS[metric].scale];
  if (limit >= 0 && limit <= max) return undefined;
  return max === Infinity ? 'has a limit below 0' : `has a limit that is not on the scale of ${metric}: 0 to ${max}`;
}

/** Finds the problems of all lines. `sections` are those that will be collected. */
export function thresholdProblems(lines: readonly string[], sections: readonly string[]): Problem<'thresholds'>[] {
  return lines.flatMap((line) => {
    const threshold = parseThreshold(line);
    const input = 'thresholds' as const;
    const subject = JSON.stringify(line);
    if ('problem' in threshold) return [{ input, subject, problem: threshold.problem }];
    const { section } = METRICS[threshold.metric];
    return sections.includes(section)
      ? []
      : [{ input, subject, problem: `needs the section ${section}; add it to sections` }];
  });
}

/** Returns the result of each line, in their order. Invalid lines have been rejected before. */
export function evaluateThresholds(lines: readonly string[], metrics: readonly Metric[]): ThresholdResult[] {
  return lines.flatMap((line): ThresholdResult[] => {
    const threshold = parseThreshold(line);
    if ('problem' in threshold) return [];
    const metric = findMetric(metrics, threshold.metric);
    const value = (threshold.isChange ? metric?.changePercent : metric?.value) ?? null;
    return [{ ...threshold, value, met: value !== null && OPERATORS[threshold.operator](value, threshold.limit) }];
  });
}
