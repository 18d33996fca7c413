/** Describes changes with a sign, a number and a word, and says why a number is missing. Pure. */
import { type Direction, directionOf } from '../analysis/key-numbers.js';
import { type Metric, type MetricName, METRICS } from '../metrics.js';
import { isLong, NOT_AVAILABLE } from '../period.js';
import type { Note, Project } from '../report-schema.js';
import { formatMetric, formatMetricChange, NO_CHANGE } from './format-numbers.js';

const WORDS: Readonly<Record<Direction, string>> = {
  better: 'better',
  worse: 'worse',
  up: 'up',
  down: 'down',
  same: 'about the same',
};

/** How a number changed, readable without color. */
export interface Change {
  readonly sign: '=' | '▲' | '▼';
  /** The formatted amount and a word: `+4.4% up`. */
  readonly text: string;
  readonly direction: Direction;
}

/**
 * @param amount the formatted change, such as `+4.4%`
 * @param direction null if there is nothing to compare
 */
export function describeChange(amount: string, direction: Direction | null): Change | undefined {
  if (direction === null) return undefined;
  const sign = direction === 'same' ? '=' : amount.startsWith('−') ? '▼' : '▲';
  const number = amount === NO_CHANGE ? '' : `${amount} `;
  return { sign, text: number + WORDS[direction], direction };
}

export function describeMetricChange(metric: Metric): Change | undefined {
  return describeChange(formatMetricChange(metric), directionOf(metric));
}

/** Formats a value, or says why there is none. */
export function metricText(metric: Metric, projects: readonly Project[], period: { readonly days: number }): string {
  return metric.value === null
    ? whyMissing(metric.name, projects, period)
    : formatMetric(metric.value, METRICS[metric.name].scale, period);
}

const NOTHING_TO_RATE: Readonly<Record<string, string>> = {
  'feedback.total': 'no votes',
  'search.total': 'no searches',
};

/** Says in a few words why a metric has no value. */
export function whyMissing(name: MetricName, projects: readonly Project[], period: { readonly days: number }): string {
  const definition = METRICS[name];
  const notes = projects.flatMap((project) => project.notes).filter(({ section }) => section === definition.section);
  if (notes.some(isNotAllowed)) return 'not in your plan';
  if (notes.some(isNotFetched)) return "couldn't be fetched";
  if (isLong(period)) return NOT_AVAILABLE;
  return ('weight' in definition ? NOTHING_TO_RATE[definition.weight] : undefined) ?? 'no data';
}

/** Matches the notes of failed requests: what is missing, and the reason. */
export const FAILED_PART = /^Couldn't fetch ([^:]*): (.*)\.$/s;

function isNotFetched({ message }: Note): boolean {
  return FAILED_PART.test(message);
}

function isNotAllowed({ message }: Note): boolean {
  return FAILED_PART.exec(message)?.[2]?.endsWith('(HTTP 403)') ?? false;
}
