/** Decides which changes are beyond chance, within one error budget per report. Pure. */
import { findMetric, type Metric, type MetricName, METRICS, metricValue, weightOf } from '../metrics.js';
import { compareShares, holm, type Share, wilsonInterval } from './chance.js';
import { compareCounts, type Variation } from './series.js';

interface Family {
  /** The chance that any of its changes is marked although nothing changed. */
  readonly budget: number;
  readonly names: readonly MetricName[];
}

const RATES = [
  'feedback.satisfaction-rate',
  'search.no-result-rate',
  'search.click-through-rate',
  'ai.low-confidence-rate',
] as const;
export type RateName = (typeof RATES)[number];

const FAMILIES: readonly Family[] = [
  { budget: 0.01, names: ['traffic.sessions'] },
  {
    budget: 0.01,
    names: [
      'traffic.page-views',
      'search.total',
      'search.sessions',
      'ai.questions',
      'feedback.total',
      'feedback.comments',
    ],
  },
  { budget: 0.015, names: RATES },
];

/** The budgets of pages and searches that moved. */
export const MOVED_BUDGETS = { pages: 0.03, searches: 0.005 } as const;

/** Sets `beyondChance`. Projects of one report share its budget. */
export function decideMetrics(metrics: readonly Metric[], projectCount: number): Metric[] {
  const marked = new Set(FAMILIES.flatMap((family) => markedNames(family, metrics, projectCount)));
  return metrics.map((metric) => ({ ...metric, beyondChance: metric.p === null ? null : marked.has(metric.name) }));
}

function markedNames({ names, budget }: Family, metrics: readonly Metric[], projectCount: number): MetricName[] {
  const tests = names.flatMap((name) => {
    const p = findMetric(metrics, name)?.p ?? null;
    return p === null ? [] : [{ name, p }];
  });
  const passed = holm(
    tests.map(({ p }) => p),
    budget / projectCount,
  );
  return tests.flatMap(({ name }, index) => (passed[index] ? [name] : []));
}

/** The events of one reader that happen together, as a factor of the variance. */
const CLUSTER = { questions: 1.5, votes: 1.2 } as const;

/** Returns the factor of events that come `mean` per session: geometric numbers have a variance of that size. */
export function clusterOf(events: number | null, sessions: number | null): number {
  return events === null || sessions === null || sessions <= 0 ? 1 : Math.max(1, 2 * (events / sessions) - 1);
}

/** How much each kind of count usually varies. Undefined: it can't be compared, because days are missing. */
export interface Variations {
  readonly sessions?: Variation;
  readonly pageViews?: Variation;
  readonly searches?: Variation;
  readonly searchSessions?: Variation;
  readonly questions?: Variation;
  readonly days: number;
}

/** Returns the metrics with the p-value of each change. */
export function addChances(metrics: readonly Metric[], variations: Variations): Metric[] {
  return metrics.map((metric): Metric => {
    if (weightOf(metric.name) !== undefined) return { ...metric, ...rateChance(metric, metrics) };
    const { name, value, previous } = metric;
    const variation = value === null || previous === null ? undefined : countVariation(metric, variations);
    return variation && value !== null && previous !== null
      ? { ...metric, name, p: compareCounts(value, previous, variation) }
      : metric;
  });
}

function countVariation({ name, value, previous }: Metric, variations: Variations): Variation | undefined {
  const { sessions, days } = variations;
  switch (name) {
    case 'traffic.sessions':
      return sessions;
    case 'traffic.page-views':
      return variations.pageViews;
    case 'search.total':
      return variations.searches;
    case 'search.sessions':
      return variations.searchSessions;
    case 'ai.questions':
      return variations.questions;
    case 'feedback.total':
    case 'feedback.comments': {
      if (!sessions) return undefined;
      // Votes have no series: they vary as the sessions do, and a little by themselves.
      const mean = (((value ?? 0) + (previous ?? 0)) / 2) * (Math.min(days, 7) / days);
      const share = sessions.mean > 0 ? (sessions.dispersion - 1) / sessions.mean : 0;
      return { ...sessions, dispersion: CLUSTER.votes + mean * share };
    }
    default:
      return undefined;
  }
}

/** Rates of fewer events say nothing. */
const MIN_EVENTS = 10;

function rateChance({ name, value, previous }: Metric, metrics: readonly Metric[]): Pick<Metric, 'p' | 'isFew'> {
  const current = value === null ? undefined : shareOf(name, value, metrics, 'value');
  if (!current) return { p: null, isFew: false };
  const weight = weightOf(name);
  const totalBefore = weight === undefined ? null : (findMetric(metrics, weight)?.previous ?? null);
  if (totalBefore === null) return { p: null, isFew: false };
  const before = previous === null ? { count: 0, total: 0 } : shareOf(name, previous, metrics, 'previous');
  if (!before || Math.min(current.total, before.total) < MIN_EVENTS) return { p: null, isFew: true };
  return { p: compareShares(current, before), isFew: false };
}

/** Returns a rate as a share of independent events: what one reader does counts once. */
function shareOf(
  name: MetricName,
  rate: number,
  metrics: readonly Metric[],
  period: 'value' | 'previous',
): Share | undefined {
  const weight = weightOf(name);
  const events = weight === undefined ? null : (findMetric(metrics, weight)?.[period] ?? null);
  if (events === null || weight === undefined) return undefined;
  const total = events / clusterOfWeight(weight, metrics, period);
  return { count: (METRICS[name].scale === 'percent' ? rate / 100 : rate) * total, total };
}

function clusterOfWeight(weight: MetricName, metrics: readonly Metric[], period: 'value' | 'previous'): number {
  if (weight === 'feedback.total') return CLUSTER.votes;
  if (weight === 'ai.scored-answers') return CLUSTER.questions;
  const of = (name: MetricName): number | null => findMetric(metrics, name)?.[period] ?? null;
  return clusterOf(of('search.total'), of('search.sessions'));
}

export const QUESTION_CLUSTER = CLUSTER.questions;

const MIN_EVENTS_OF_LEVEL = 30;

/** Returns the rates that are on the wrong side of 50% in this period alone (95% confidence). */
export function badLevels(metrics: readonly Metric[]): RateName[] {
  return (['feedback.satisfaction-rate', 'search.no-result-rate', 'ai.low-confidence-rate'] as const).filter((name) => {
    const value = metricValue(metrics, name);
    const share = value === null ? undefined : shareOf(name, value, metrics, 'value');
    if (!share || share.total < MIN_EVENTS_OF_LEVEL) return false;
    const [lower, upper] = wilsonInterval(share);
    return METRICS[name].better === 'higher' ? upper < 0.5 : lower > 0.5;
  });
}

/** Returns the rates that changed beyond chance, the worse ones first. */
export function changedRates(metrics: readonly Metric[]): { metric: Metric & { name: RateName }; isBetter: boolean }[] {
  const changed = RATES.flatMap((name) => {
    const metric = findMetric(metrics, name);
    if (!metric?.beyondChance) return [];
    const isUp = (metric.value ?? 0) > (metric.previous ?? 0);
    return [{ metric: { ...metric, name }, isBetter: isUp === (METRICS[name].better === 'higher') }];
  });
  return changed.sort((a, b) => Number(a.isBetter) - Number(b.isBetter));
}

/** Returns the counts that changed beyond chance, sessions first. */
export function changedCounts(metrics: readonly Metric[]): Metric[] {
  return FAMILIES.flatMap(({ names }) => names).flatMap((name) => {
    const metric = findMetric(metrics, name);
    return metric?.beyondChance && weightOf(name) === undefined ? [metric] : [];
  });
}
