/** Renders changes with a sign, a number and a word, so that no color is needed to read them. Pure. */
import { Html, markup } from '../../../text/html.js';
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

/** @param amount the formatted change, such as `+4.4%` */
export function changeText(amount: string, direction: Direction | null): Html {
  if (direction === null) return markup`<span class="muted">nothing to compare</span>`;
  const isUp = !amount.startsWith('−');
  const sign = direction === 'same' ? '=' : isUp ? '▲' : '▼';
  const tone = direction === 'better' ? 'good' : direction === 'worse' ? 'bad' : 'muted';
  const number = amount === NO_CHANGE ? '' : `${amount} `;
  return markup`<span class="${direction === 'up' || direction === 'down' ? 'ink' : tone}"><span aria-hidden="true">${sign}</span> ${number}${WORDS[direction]}</span>`;
}

export function metricChange(metric: Metric): Html {
  return changeText(formatMetricChange(metric), directionOf(metric));
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
export const FAILED_PART = /^Couldn't fetch (.*) \(([^()]*)\)\.$/s;

function isNotFetched({ message }: Note): boolean {
  return FAILED_PART.test(message);
}

function isNotAllowed({ message }: Note): boolean {
  return FAILED_PART.exec(message)?.[2]?.startsWith('HTTP 403') ?? false;
}
