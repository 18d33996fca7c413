/** The numbers of a report: their names, what they mean, and how they change. Pure. */

export const METRICS = {
  'traffic.page-views': { label: 'Page views', scale: 'count', section: 'overview' },
  'traffic.sessions': { label: 'Sessions', scale: 'count', section: 'overview' },
  'feedback.total': { label: 'Votes', scale: 'count', section: 'feedback' },
  'feedback.comments': { label: 'Comments', scale: 'count', section: 'feedback' },
  'feedback.satisfaction-rate': {
    label: 'Satisfaction',
    scale: 'percent',
    section: 'feedback',
    weight: 'feedback.total',
  },
  'search.total': { label: 'Searches', scale: 'count', section: 'search' },
  'search.sessions': { label: 'Sessions with a search', scale: 'count', section: 'search' },
  'search.no-result-rate': {
    label: 'Searches that found nothing',
    scale: 'fraction',
    section: 'search',
    weight: 'search.total',
  },
  'search.click-through-rate': {
    label: 'Searches with a click',
    scale: 'fraction',
    section: 'search',
    weight: 'search.total',
  },
  'ai.questions': { label: 'Questions to the assistant', scale: 'count', section: 'ai' },
  'ai.low-confidence': { label: 'Answers it was unsure of', scale: 'count', section: 'ai' },
} as const;

export type MetricName = keyof typeof METRICS;
/** `percent` is 0–100, `fraction` 0–1, as the service gives them. */
export type Scale = (typeof METRICS)[MetricName]['scale'];

export const METRIC_NAMES = Object.keys(METRICS) as readonly MetricName[];

export interface Metric {
  readonly name: MetricName;
  /** On the service's scale; null for no data. */
  readonly value: number | null;
  /** Of the window before. */
  readonly previous: number | null;
  /** Percent against the window before; null without one, or where it was 0. */
  readonly changePercent: number | null;
}

export function metricOf(name: MetricName, value: number | null, previous: number | null): Metric {
  return { name, value, previous, changePercent: changePercent(value, previous) };
}

/** Percent by which a number changed; null where that means nothing. */
export function changePercent(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null;
  return round(((value - previous) / previous) * 100, 2);
}

/** The rate that an answer gave, or null where there was nothing to rate: 0 of 0 is no data, not 0 %. */
export function rateOf(rate: number | null, outOf: number): number | null {
  return outOf > 0 ? rate : null;
}

/**
 * One metric of several projects: counts add up (sessions of different projects are different sessions), rates are
 * weighted by what they are rates of. Projects without data count for nothing.
 */
export function combine(name: MetricName, projects: readonly (readonly Metric[])[]): Metric {
  const of = (when: 'value' | 'previous'): number | null => combined(name, projects, when);
  const { weight = name } = { weight: undefined, ...METRICS[name] };
  const complete = projects.every((metrics) => isComparable(find(metrics, weight)));
  return metricOf(name, of('value'), complete ? of('previous') : null);
}

/** A value that lacks its counterpart would make one window the total of fewer projects than the other. */
function isComparable(metric: Metric | undefined): boolean {
  return metric === undefined || (metric.value === null) === (metric.previous === null);
}

function combined(
  name: MetricName,
  projects: readonly (readonly Metric[])[],
  when: 'value' | 'previous',
): number | null {
  const { weight } = { weight: undefined, ...METRICS[name] };
  let total = 0;
  let weights = 0;
  for (const metrics of projects) {
    const value = find(metrics, name)?.[when] ?? null;
    const weighs = weight === undefined ? 1 : (find(metrics, weight)?.[when] ?? 0);
    if (value === null) continue;
    total += value * weighs;
    weights += weighs;
  }
  if (weights === 0) return null;
  return weight === undefined ? total : round(total / weights, 6);
}

function find(metrics: readonly Metric[], name: MetricName): Metric | undefined {
  return metrics.find((metric) => metric.name === name);
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
