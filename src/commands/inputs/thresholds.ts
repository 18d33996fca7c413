/** Parses and evaluates thresholds, which are lines of metric, operator and number. Each command has its own metrics. Pure. */
import { nearestName } from '../../text/nearest-name.js';
import { quoted } from '../../text/sentences.js';
import type { Problem } from '../command.js';
import { invalid, tryInput } from './kinds.js';

export const OPERATOR_NAMES = ['<', '<=', '>', '>=', '=='] as const;
export type Operator = (typeof OPERATOR_NAMES)[number];

const OPERATORS: Readonly<Record<Operator, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '==': (value, limit) => value === limit,
};

/** What the thresholds of a command can be about. */
export interface ThresholdMetrics<Name extends string> {
  /** The metrics by name. `percent` is 0–100, `fraction` is 0–1. */
  readonly metrics: Readonly<Record<Name, { readonly scale: 'count' | 'percent' | 'fraction' }>>;
  /** A valid line, for messages. */
  readonly example: string;
}

export interface Threshold<Name extends string> {
  /** The line as in the input, with single spaces. */
  readonly line: string;
  readonly metric: Name;
  readonly operator: Operator;
  /** The limit on the metric's scale. */
  readonly limit: number;
}

type ThresholdResult<Name extends string> = Threshold<Name> & { readonly value: number | null; readonly met: boolean };

/** Throws InvalidValueError. */
export function parseThreshold<Name extends string>(line: string, known: ThresholdMetrics<Name>): Threshold<Name> {
  const [, name = '', symbol = '', right = ''] = /^([^\s<>=!≤≥≠]+)\s*([<>=!≤≥≠]+)\s*(\S.*)$/.exec(line) ?? [];
  if (name === '')
    return invalid(`isn't a valid threshold. Write metric, operator and number, such as ${known.example}.`);
  if (/[<>=≤≥]/.test(right)) return invalid('has more than one condition. Write one on each line.');
  const metric = metricNames(known).find((one) => one === name) ?? invalid(describeUnknownMetric(name, known));
  const operator =
    OPERATOR_NAMES.find((one) => one === symbol) ??
    invalid(
      `has an unknown operator ${quoted(symbol)}. ${MEANT[symbol] ?? `Use one of ${OPERATOR_NAMES.join(', ')}.`}`,
    );
  const { limit, text } = parseLimit(metric, right, known);
  return { line: `${name} ${operator} ${text}`, metric, operator, limit };
}

/** What people write for an operator. */
const MEANT: Readonly<Record<string, string>> = {
  '=>': 'Use >=.',
  '=<': 'Use <=.',
  '≥': 'Use >=.',
  '≤': 'Use <=.',
  '=': 'Use ==.',
};

function metricNames<Name extends string>({ metrics }: ThresholdMetrics<Name>): Name[] {
  return Object.keys(metrics) as Name[];
}

/** Returns the limit on the metric's scale, and as it was written. */
function parseLimit<Name extends string>(
  metric: Name,
  right: string,
  { metrics }: ThresholdMetrics<Name>,
): { readonly limit: number; readonly text: string } {
  // Messages show the minus sign, so a limit that was copied from one has it, too.
  const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*(%)?$/.exec(right.replace(/^−/, '-')) ?? [];
  const { scale } = metrics[metric];
  if (number === undefined) return invalid(describeBadLimit(right, scale));
  const problem = limitProblem(metric, scale, { number, unit });
  if (problem !== undefined) return invalid(problem);
  const isPercentOfFraction = unit === '%' && scale === 'fraction';
  return { limit: isPercentOfFraction ? hundredth(number) : Number(number), text: number + unit };
}

/** Says what to write for a number with commas, or with words after it. */
function describeBadLimit(right: string, scale: Scale): string {
  if (/[,;]$/.test(right)) return `ends in ${quoted(right.slice(-1))}. Remove it, and write one threshold per line.`;
  const { number, rest } = readLimit(right, scale);
  const isUnit = rest === '' || (scale === 'count' ? /^[a-z]{4,}$/i : /^(?:%|per ?cent|pct)$/i).test(rest);
  if (number === undefined || !isUnit) return "doesn't end in a valid number. Use a number such as 100 or 30%.";
  const separator = scale === 'count' ? 'a separator of thousands' : 'a comma in the number';
  const problem = right.startsWith(number) ? `${quoted(rest)} after the number` : separator;
  return `has ${problem}. Use ${number}${scale === 'count' || rest === '' ? '' : '%'}.`;
}

/** A comma separates thousands in a count, and decimals in a rate. */
function readLimit(right: string, scale: Scale): { readonly number: string | undefined; readonly rest: string } {
  const [, digits = '', rest = ''] = /^([\d.,]*\d)\s*(.*)$/.exec(right) ?? [];
  const isPlain = /^\d+(?:\.\d+)?$/.test(digits);
  if (scale === 'count' && SEPARATED.test(digits)) return { number: withoutSeparators(digits), rest };
  if (scale !== 'count' && /^\d+,\d+$/.test(digits)) return { number: digits.replace(',', '.'), rest };
  return { number: isPlain ? digits : undefined, rest };
}

/** The exponent in the text is exact; a division could round. */
function hundredth(number: string): number {
  return Number(`${number}e-2`);
}

function describeUnknownMetric<Name extends string>(name: string, known: ThresholdMetrics<Name>): string {
  const names = metricNames(known);
  const nearest = nearestName(name, names);
  return nearest === undefined
    ? `has an unknown metric. Use one of ${names.join(', ')}.`
    : `has an unknown metric. Did you mean ${nearest}?`;
}

type Scale = ThresholdMetrics<string>['metrics'][string]['scale'];

/** A limit outside of the metric's scale would always be met, or never. */
function limitProblem(
  metric: string,
  scale: Scale,
  { number, unit }: { readonly number: string; readonly unit: string },
): string | undefined {
  const limit = Number(number);
  if (scale === 'count') return countProblem(metric, { number, unit });
  if (scale === 'percent' && unit === '' && looksLikeFraction(limit))
    return `has a limit below 1%. Use ${Number(`${number}e2`)}%, or ${number}% if you mean that.`;
  const isPercentage = unit === '%' || scale === 'percent';
  if (limit >= 0 && limit <= (isPercentage ? 100 : 1)) return undefined;
  return limit < 0 || limit > 100
    ? `has a limit that ${metric} can't have. Use a number from ${isPercentage ? '0% to 100%' : '0 to 1'}.`
    : `has a limit above 1. Use ${number}% or ${hundredth(number)}.`;
}

const SEPARATED = /^\d{1,3}(?:[,.]\d{3})+$/;

function countProblem(
  metric: string,
  { number, unit }: { readonly number: string; readonly unit: string },
): string | undefined {
  if (unit === '%') return `has a percentage, but ${metric} is a count. Remove the percent sign.`;
  if (SEPARATED.test(number)) return `has a separator of thousands. Use ${withoutSeparators(number)}.`;
  return Number(number) >= 0 ? undefined : 'has a negative limit. Use 0 or more.';
}

function withoutSeparators(number: string): string {
  return number.replace(/[,.]/g, '');
}

/** People take a rate of 0–100 for one of 0–1. */
function looksLikeFraction(limit: number): boolean {
  return limit > 0 && limit < 1;
}

export function isMet(operator: Operator, value: number, limit: number): boolean {
  return OPERATORS[operator](value, limit);
}

/** Finds the problems of all lines. */
export function thresholdProblems<Name extends string>(
  lines: readonly string[],
  known: ThresholdMetrics<Name>,
): Problem<'thresholds'>[] {
  return lines.flatMap((line) => {
    const { problem } = tryInput({ parse: (raw) => parseThreshold(raw, known) }, line);
    return problem === undefined ? [] : [{ input: 'thresholds' as const, subject: quoted(line), problem }];
  });
}

/**
 * Returns the result of each line, in their order. Invalid lines have been rejected before.
 * @param valueOf returns null if there is no data, which meets no threshold
 */
export function evaluateThresholds<Name extends string>(
  lines: readonly string[],
  known: ThresholdMetrics<Name>,
  valueOf: (threshold: Threshold<Name>) => number | null,
): ThresholdResult<Name>[] {
  return lines.map((line) => {
    const threshold = parseThreshold(line, known);
    const value = valueOf(threshold);
    return { ...threshold, value, met: value !== null && isMet(threshold.operator, value, threshold.limit) };
  });
}
