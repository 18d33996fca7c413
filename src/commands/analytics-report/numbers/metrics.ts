/** Defines the metrics of a report, and how they change. Pure. */

interface MetricDefinition {
  /** The label of a count is a plural, that of a rate a singular. */
  readonly label: string;
  /** Only counts have nouns: what one and several are called beside the number. */
  readonly nouns?: readonly [one: string, several: string];
  /** The API's scale: `percent` is 0–100, `fraction` is 0–1. */
  readonly scale: 'count' | 'percent' | 'fraction';
  readonly section: string;
  /** Only rates have a weight: the name of the metric that they are rates of. */
  readonly weight?: 'feedback.total' | 'search.total' | 'ai.questions';
  /** Missing if neither a rise nor a fall is good by itself. */
  readonly better?: 'higher' | 'lower';
}

function count(section: string, label: string, one: string, several = `${one}s`): MetricDefinition {
  return { label, nouns: [one, several], scale: 'count', section };
}

type Weight = NonNullable<MetricDefinition['weight']>;

function rate(section: string, label: string, weight: Weight, better: 'higher' | 'lower'): MetricDefinition {
  return { label, scale: 'fraction', section, weight, better };
}

const DEFINITIONS = {
  'traffic.page-views': count('overview', 'Page views', 'page view'),
  'traffic.sessions': count('overview', 'Sessions', 'session'),
  'feedback.total': count('feedback', 'Votes', 'vote'),
  'feedback.comments': count('feedback', 'Comments', 'comment'),
  'feedback.satisfaction-rate': {
    ...rate('feedback', 'Satisfaction rate', 'feedback.total', 'higher'),
    scale: 'percent',
  },
  'search.total': count('search', 'Searches', 'search', 'searches'),
  'search.sessions': count('search', 'Sessions with a search', 'session'),
  'search.no-result-rate': rate('search', 'No-result rate', 'search.total', 'lower'),
  'search.click-through-rate': rate('search', 'Search click-through rate', 'search.total', 'higher'),
  'ai.questions': count('ai', 'Questions to the AI assistant', 'question'),
  'ai.low-confidence': count('ai', 'Low-confidence answers', 'low-confidence answer'),
  'ai.low-confidence-rate': rate('ai', 'Low-confidence rate', 'ai.questions', 'lower'),
} satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricName = keyof typeof DEFINITIONS;

export const METRICS: Readonly<Record<MetricName, MetricDefinition>> = DEFINITIONS;
export const METRIC_NAMES = Object.keys(METRICS) as readonly MetricName[];

export interface Metric {
  readonly name: MetricName;
  /** The value has the API's scale; null means no data. */
  readonly value: number | null;
  /** The value of the previous period. */
  readonly previous: number | null;
  /** The change is null without a previous value, or if that was 0. */
  readonly changePercent: number | null;
  /** The change of a rate in percentage points; null for counts. */
  readonly changePoints: number | null;
  /** True if the change is too large for chance; null if there is nothing to compare. `judgeMetrics` decides. */
  readonly beyondChance: boolean | null;
  /** How often chance alone gives a change at least this large; null if there is nothing to compare. */
  readonly p: number | null;
  /** True for a rate of too few events to compare. */
  readonly isFew: boolean;
  /** True for a rate that is on the wrong side of 50%, beyond chance, whatever it was before. */
  readonly isBad: boolean;
  /**
   * How large a change of this direction usually is, in the unit of the change (percent, or points of a rate). Null if the
   * change is larger, or if nothing is known about it.
   */
  readonly usual: number | null;
  /** The day without which an unusual change would be a usual one: `beyondChance` is false then. Otherwise null. */
  readonly oddDay: OddDay | null;
}

/** A day of the period, and the day of the previous period that it is compared with. */
interface OddDay {
  readonly date: string;
  readonly value: number;
  readonly previousDate: string;
  readonly previous: number;
}

/** Returns a metric without evidence. */
export function metricOf(name: MetricName, value: number | null, previous: number | null): Metric {
  const changes = { changePercent: changePercent(value, previous), changePoints: changePoints(name, value, previous) };
  const unjudged = { beyondChance: null, p: null, isFew: false, isBad: false, usual: null, oddDay: null };
  return { name, value, previous, ...changes, ...unjudged };
}

/** Returns the value of a metric in the period or in the previous one; null means no data. */
export function metricValue(
  metrics: readonly Metric[],
  name: MetricName,
  period: 'value' | 'previous' = 'value',
): number | null {
  return findMetric(metrics, name)?.[period] ?? null;
}

export function findMetric(metrics: readonly Metric[], name: MetricName): Metric | undefined {
  return metrics.find((metric) => metric.name === name);
}

/** The least change of a page among the largest changes, as a share of its readers before. Texts name it. */
export const MIN_CHANGE_SHARE = 0.2;

/** As many as thresholds show. With fewer, a change could seem to reach a limit, and texts would round it a second time. */
const CHANGE_DIGITS = 6;

/** Returns the change in percent; null if it has no meaning. */
export function changePercent(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null;
  return round(((value - previous) / previous) * 100, CHANGE_DIGITS);
}

function changePoints(name: MetricName, value: number | null, previous: number | null): number | null {
  const { scale } = METRICS[name];
  if (scale === 'count' || value === null || previous === null) return null;
  return round((value - previous) * (scale === 'fraction' ? 100 : 1), CHANGE_DIGITS);
}

/** Returns the rate of a response, or null without anything to rate: 0 of 0 means no data, not 0%. */
export function rateOf(rate: number | null, total: number): number | null {
  return total > 0 ? rate : null;
}

/** With fewer digits, texts would round it a second time: 3 of 17 are 17.6%, and not 17.7%. */
const SHARE_DIGITS = 6;

/** Returns a share, 0–1; null without a total, or if the counts contradict each other. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? withinScale(round(part / whole, SHARE_DIGITS), 1) : null;
}

/** Returns a rate that its scale allows; null for any other one, which says nothing. */
export function withinScale(rate: number | null, most: number): number | null {
  return rate !== null && rate >= 0 && rate <= most ? rate : null;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

export function sumOf<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}

/** Returns the sum of the known values; null if none is known. */
export function sumKnown<T>(items: readonly T[], valueOf: (item: T) => number | null): number | null {
  const known = items.map(valueOf).filter((value) => value !== null);
  return known.length === 0 ? null : sumOf(known, (value) => value);
}
