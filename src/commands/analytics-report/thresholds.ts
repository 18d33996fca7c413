/** Thresholds: lines of `metric op number`, what must hold. Pure. */
import type { Problem } from '../command.js';
import { type Metric, METRIC_NAMES, METRICS, type MetricName } from './metrics.js';

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
  /** As it was written, blanks evened. */
  readonly line: string;
  readonly metric: MetricName;
  /** It speaks of the change against the window before, in percent. */
  readonly ofChange: boolean;
  readonly operator: Operator;
  readonly limit: number;
}

export interface Verdict extends Threshold {
  /** Null for no data, which meets nothing. */
  readonly value: number | null;
  readonly met: boolean;
}

/** A threshold, or the end of a sentence that says what is wrong with the line. */
export function parseThreshold(line: string): Threshold | { readonly problem: string } {
  const [, name = '', symbol = '', number = ''] = /^([^\s<>=]+)\s*([<>=]+)\s*(\S+)$/.exec(line) ?? [];
  if (name === '')
    return { problem: 'is not of the form metric op number; write one like search.no-result-rate < 0.3' };
  const ofChange = name.endsWith(CHANGE);
  const metric = METRIC_NAMES.find((known) => known === (ofChange ? name.slice(0, -CHANGE.length) : name));
  if (metric === undefined) {
    return { problem: `names no metric; there are ${METRIC_NAMES.join(', ')}, each also with ${CHANGE}` };
  }
  const operator = OPERATOR_NAMES.find((known) => known === symbol);
  if (operator === undefined)
    return { problem: `has the operator ${symbol}; write one of ${OPERATOR_NAMES.join(' ')}` };
  const limit = /^-?\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
  if (Number.isNaN(limit)) return { problem: 'does not end in a plain number' };
  const range = ofChange ? undefined : rangeProblem(metric, limit);
  return range === undefined
    ? { line: `${name} ${operator} ${number}`, metric, ofChange, operator, limit }
    : { problem: range };
}

/** A limit on the wrong scale would always hold, or never. */
function rangeProblem(metric: MetricName, limit: number): string | undefined {
  const { scale } = METRICS[metric];
  const most = { count: Infinity, percent: 100, fraction: 1 }[scale];
  if (limit >= 0 && limit <= most) return undefined;
  return most === Infinity ? 'has a limit below 0' : `has a limit that is not on the scale of ${metric}: 0 to ${most}`;
}

/** Finds the problems of all lines. `sections` are those that will be collected. */
export function thresholdProblems(lines: readonly string[], sections: readonly string[]): Problem<'thresholds'>[] {
  return lines.flatMap((line) => {
    const parsed = parseThreshold(line);
    const input = 'thresholds' as const;
    const subject = JSON.stringify(line);
    if ('problem' in parsed) return [{ input, subject, problem: parsed.problem }];
    const { section } = METRICS[parsed.metric];
    return sections.includes(section)
      ? []
      : [{ input, subject, problem: `needs the section ${section}; add it to sections` }];
  });
}

/** The verdict on each line, in their order. Lines that cannot be read were refused before. */
export function judge(lines: readonly string[], metrics: readonly Metric[]): Verdict[] {
  return lines.flatMap((line): Verdict[] => {
    const threshold = parseThreshold(line);
    if ('problem' in threshold) return [];
    const metric = metrics.find(({ name }) => name === threshold.metric);
    const value = (threshold.ofChange ? metric?.changePercent : metric?.value) ?? null;
    return [{ ...threshold, value, met: value !== null && OPERATORS[threshold.operator](value, threshold.limit) }];
  });
}
