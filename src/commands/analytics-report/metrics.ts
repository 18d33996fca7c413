/** Defines the metrics of a report, how they change, and how those of several projects combine. Pure. */

interface MetricDefinition {
  readonly label: string;
  /** The API's scale: `percent` is 0–100, `fraction` is 0–1. */
  readonly scale: 'count' | 'percent' | 'fraction';
  readonly section: string;
  /** Only rates have a weight: the name of the metric that they are rates of. */
  readonly weight?: string;
}

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
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricName = keyof typeof METRICS;
export type Scale = MetricDefinition['scale'];

export const METRIC_NAMES = Object.keys(METRICS) as readonly MetricName[];

export interface Metric {
  readonly name: MetricName;
  /** The value has the API's scale; null means no data. */
  readonly value: number | null;
  /** The value of the previous period. */
  readonly previous: number | null;
  /** The change is null without a previous value, or if that was 0. */
  readonly changePercent: number | null;
}

export function metricOf(name: MetricName, value: number | null, previous: number | null): Metric {
  return { name, value, previous, changePercent: changePercent(value, previous) };
}

/** Returns the value of a metric; null means no data. */
export function metricValue(metrics: readonly Metric[], name: MetricName): number | null {
  return findMetric(metrics, name)?.value ?? null;
}

export function findMetric(metrics: readonly Metric[], name: MetricName): Metric | undefined {
  return metrics.find((metric) => metric.name === name);
}

/** Returns the change in percent; null if it has no meaning. */
export function changePercent(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null;
  return round(((value - previous) / previous) * 100, 2);
}

/** Returns the rate of a response, or null without anything to rate: 0 of 0 means no data, not 0 %. */
export function rateOf(rate: number | null, total: number): number | null {
  return total > 0 ? rate : null;
}

/**
 * Combines one metric of several projects. Counts add up, sessions too, because projects share no session. Rates are
 * weighted by what they are rates of. Projects without data count for nothing.
 */
export function combineMetric(name: MetricName, projects: readonly (readonly Metric[])[]): Metric {
  const isComparable = projects.every((metrics) => isKnownInBothPeriods(findMetric(metrics, weightOf(name) ?? name)));
  const previous = isComparable ? combineValues(name, projects, 'previous') : null;
  return metricOf(name, combineValues(name, projects, 'value'), previous);
}

/** A value without its counterpart would make one period the total of fewer projects than the other. */
function isKnownInBothPeriods(metric: Metric | undefined): boolean {
  return metric === undefined || (metric.value === null) === (metric.previous === null);
}

function combineValues(
  name: MetricName,
  projects: readonly (readonly Metric[])[],
  period: 'value' | 'previous',
): number | null {
  const weightName = weightOf(name);
  let total = 0;
  let totalWeight = 0;
  for (const metrics of projects) {
    const value = findMetric(metrics, name)?.[period] ?? null;
    if (value === null) continue;
    const weight = weightName === undefined ? 1 : (findMetric(metrics, weightName)?.[period] ?? 0);
    total += value * weight;
    totalWeight += weight;
  }
  if (totalWeight === 0) return null;
  return weightName === undefined ? total : round(total / totalWeight, 6);
}

function weightOf(name: MetricName): MetricName | undefined {
  const metric = METRICS[name];
  return 'weight' in metric ? metric.weight : undefined;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
