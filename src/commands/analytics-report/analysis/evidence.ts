/** Decides which changes are beyond chance, within one error budget per report. Pure. */
import { findMetric, type Metric, type MetricName, METRICS, metricValue } from '../metrics.js';
import { compareShares, holm, type Share, wilsonInterval } from './chance.js';
import { compareCounts, type Variation } from './series.js';

const RATES = [
  'feedback.satisfaction-rate',
  'search.no-result-rate',
  'search.click-through-rate',
  'ai.low-confidence-rate',
] as const;
export type RateName = (typeof RATES)[number];

const COUNTS = [
  'traffic.page-views',
  'search.total',
  'search.sessions',
  'ai.questions',
  'feedback.total',
  'feedback.comments',
] as const;

/** The budget is the chance that any change of the family is marked although nothing changed. */
const FAMILIES: readonly { readonly budget: number; readonly names: readonly MetricName[] }[] = [
  { budget: 0.01, names: ['traffic.sessions'] },
  { budget: 0.01, names: COUNTS },
  { budget: 0.015, names: RATES },
];

export const MOVED_BUDGETS = { pages: 0.03, searches: 0.005 } as const;

/** Sets `beyondChance`. */
export function decideMetrics(metrics: readonly Metric[]): Metric[] {
  const marked = new Set(
    FAMILIES.flatMap(({ names, budget }) => {
      const tests = metrics.flatMap(({ name, p }) => (p !== null && names.includes(name) ? [{ name, p }] : []));
      const passed = holm(
        tests.map(({ p }) => p),
        budget,
      );
      return tests.filter((_, index) => passed[index]).map(({ name }) => name);
    }),
  );
  return metrics.map((metric) => ({ ...metric, beyondChance: metric.p === null ? null : marked.has(metric.name) }));
}

type Period = 'value' | 'previous';

const SESSIONS_OF: Readonly<Partial<Record<MetricName, MetricName>>> = {
  'traffic.page-views': 'traffic.sessions',
  'search.total': 'search.sessions',
};
const CLUSTER_OF_VOTES = 1.2;
const CLUSTERS: Readonly<Partial<Record<MetricName, number>>> = {
  'feedback.total': CLUSTER_OF_VOTES,
  'ai.questions': 1.5,
  'ai.scored-answers': 1.5,
};

/**
 * Returns the factor by which the variance of a count is larger because events of one reader happen together. If they
 * come m per session, their number is geometric, with a variance of 2m − 1 times the mean.
 */
export function clusterOf(name: MetricName, metrics: readonly Metric[], period: Period = 'value'): number {
  const sessions = SESSIONS_OF[name] && metricValue(metrics, SESSIONS_OF[name], period);
  const events = metricValue(metrics, name, period);
  return sessions && events !== null ? Math.max(1, 2 * (events / sessions) - 1) : (CLUSTERS[name] ?? 1);
}

/** How much each count usually varies. One that is missing can't be compared, because days are missing. */
export interface Variations {
  readonly counts: Readonly<Partial<Record<MetricName, Variation>>>;
  readonly days: number;
}

/** A number of both periods. */
type Compared = Metric & { readonly value: number; readonly previous: number };

function isCompared(metric: Metric): metric is Compared {
  return metric.value !== null && metric.previous !== null;
}

/** Returns the metrics with the p-value of each change. */
export function addChances(metrics: readonly Metric[], variations: Variations): Metric[] {
  return metrics.map((metric): Metric => {
    if (METRICS[metric.name].weight !== undefined) return { ...metric, ...rateChance(metric, metrics) };
    if (!isCompared(metric)) return metric;
    const variation = variationOfCount(metric, variations);
    return variation ? { ...metric, p: compareCounts(metric.value, metric.previous, variation) } : metric;
  });
}

function variationOfCount({ name, value, previous }: Compared, { counts, days }: Variations): Variation | undefined {
  const sessions = counts['traffic.sessions'];
  if (METRICS[name].section !== 'feedback' || !sessions) return counts[name];
  // Votes have no series: they vary as the sessions do, and a little by themselves.
  const mean = ((value + previous) / 2) * (Math.min(days, 7) / days);
  const share = sessions.mean > 0 ? (sessions.dispersion - 1) / sessions.mean : 0;
  return { ...sessions, dispersion: CLUSTER_OF_VOTES + mean * share };
}

/** Rates of fewer events say nothing. */
const MIN_EVENTS = 10;

function rateChance(rate: Metric, metrics: readonly Metric[]): Pick<Metric, 'p' | 'isFew'> {
  const current = shareOf(rate, metrics, 'value');
  const before = shareOf(rate, metrics, 'previous');
  if (!current || !before || rate.value === null) return { p: null, isFew: false };
  if (Math.min(current.total, before.total) < MIN_EVENTS) return { p: null, isFew: true };
  return { p: compareShares(current, before), isFew: false };
}

/** Returns a rate as a share of independent events: what one reader does counts once. An unknown rate has no events. */
function shareOf(rate: Metric, metrics: readonly Metric[], period: Period): Share | undefined {
  const { weight, scale } = METRICS[rate.name];
  const events = weight === undefined ? null : metricValue(metrics, weight, period);
  if (events === null || weight === undefined) return undefined;
  const value = rate[period];
  if (value === null) return { count: 0, total: 0 };
  const total = events / clusterOf(weight, metrics, period);
  return { count: (scale === 'percent' ? value / 100 : value) * total, total };
}

const MIN_EVENTS_OF_LEVEL = 30;

const LEVEL_NAMES = ['feedback.satisfaction-rate', 'search.no-result-rate', 'ai.low-confidence-rate'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Returns the rates that are on the wrong side of 50% in this period alone (95% confidence). */
export function badLevels(metrics: readonly Metric[]): (Metric & { name: LevelName; value: number })[] {
  return LEVEL_NAMES.flatMap((name) => {
    const metric = findMetric(metrics, name);
    const share = metric && shareOf(metric, metrics, 'value');
    if (!share || metric.value === null || share.total < MIN_EVENTS_OF_LEVEL) return [];
    const [lower, upper] = wilsonInterval(share);
    const isBad = METRICS[name].better === 'higher' ? upper < 0.5 : lower > 0.5;
    return isBad ? [{ ...metric, name, value: metric.value }] : [];
  });
}

/** Returns the rates that changed beyond chance, the worse ones first. */
export function changedRates(metrics: readonly Metric[]): (Compared & { name: RateName; isBetter: boolean })[] {
  const changed = changedOf(RATES, metrics).map((metric) => {
    const isUp = metric.value > metric.previous;
    return { ...metric, isBetter: isUp === (METRICS[metric.name].better === 'higher') };
  });
  return changed.sort((a, b) => Number(a.isBetter) - Number(b.isBetter));
}

/** Returns the counts that changed beyond chance, sessions first. */
export function changedCounts(metrics: readonly Metric[]): Compared[] {
  return changedOf(['traffic.sessions', ...COUNTS], metrics);
}

function changedOf<Name extends MetricName>(
  names: readonly Name[],
  metrics: readonly Metric[],
): (Compared & { name: Name })[] {
  return names.flatMap((name) => {
    const metric = findMetric(metrics, name);
    return metric?.beyondChance && isCompared(metric) ? [{ ...metric, name }] : [];
  });
}
