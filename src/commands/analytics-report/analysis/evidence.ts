/** Decides which changes are beyond chance, within one error budget per report. Pure. */
import { findMetric, type Metric, type MetricName, METRICS, metricValue, round } from '../numbers/metrics.js';
import { compareShares, holm, type Share, wilsonInterval } from '../numbers/chance.js';
import { compareCounts, type DayPair, findOddDay, type Variation } from '../numbers/series.js';
import {
  type EventCounts,
  eventsOf,
  excessOf,
  type PerSession,
  type SessionsOfEvents,
  withoutExcess,
} from './few-sessions.js';

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
  { budget: 0.02, names: RATES },
];

type Period = 'value' | 'previous';

/** Used if the service doesn't tell. */
const USUAL_PER_SESSION = { 'feedback.total': 2, 'ai.questions': 1.5 } as const;

const SESSIONS_OF: Readonly<Partial<Record<MetricName, MetricName>>> = {
  'traffic.page-views': 'traffic.sessions',
  'search.total': 'search.sessions',
};

/**
 * Returns the factor by which the variance of a count is larger because events of one reader happen together. If they
 * come m per session, their number is geometric, with a variance of 2m − 1 times the mean.
 */
export function clusterOf(
  name: MetricName,
  metrics: readonly Metric[],
  perSession: PerSession,
  period: Period = 'value',
): number {
  const sessions = SESSIONS_OF[name] && metricValue(metrics, SESSIONS_OF[name], period);
  const events = metricValue(metrics, name, period);
  const known = sessions && events !== null ? events / sessions : undefined;
  const kind = name === 'feedback.comments' ? 'feedback.total' : name;
  const usual = kind in USUAL_PER_SESSION ? USUAL_PER_SESSION[kind as keyof typeof USUAL_PER_SESSION] : 1;
  return Math.max(1, 2 * (known ?? perSession[kind as keyof PerSession] ?? usual) - 1);
}

/** What says how much each number usually varies. */
export interface Variations {
  /** A count that is missing can't be compared, because days are missing. */
  readonly counts: Readonly<Partial<Record<MetricName, Variation>>>;
  readonly days: number;
  readonly perSession?: PerSession;
  /** The sections whose numbers aren't compared. */
  readonly uncompared?: readonly string[];
  /** The sessions that asked, and how many of them got a low-confidence answer; missing if they are unknown. */
  readonly asking?: Share;
  /** Missing if they are unknown. */
  readonly sessions?: SessionsOfEvents;
}

/** A number of both periods. */
type Compared = Metric & { readonly value: number; readonly previous: number };

function isCompared(metric: Metric): metric is Compared {
  return metric.value !== null && metric.previous !== null;
}

/** A comparison of one number. */
interface Test {
  readonly metric: Compared;
  /** Returns how often chance alone gives a value at least so far from the previous one. */
  readonly pOf: (value: number) => number;
  readonly p: number;
  /** The same without the events that few sessions may have caused. */
  readonly pOfOthers: number;
  /** The day that alone makes the change. */
  readonly oddDay?: DayPair;
  /** The scale ends here; a count has no end above. */
  readonly most: number;
}

/** Returns the metrics with the decision about each change, and names those whose change few sessions may have caused. */
export function judgeMetrics(
  metrics: readonly Metric[],
  variations: Variations,
): { readonly metrics: Metric[]; readonly ofFew: MetricName[] } {
  const few = new Set(metrics.filter((metric) => isFewOf(metric, metrics, variations)).map(({ name }) => name));
  const tests = metrics.flatMap((metric) => (few.has(metric.name) ? [] : testOf(metric, metrics, variations)));
  const judged = new Map(
    FAMILIES.flatMap(({ names, budget }) =>
      judgeFamily(
        tests.filter(({ metric }) => names.includes(metric.name)),
        budget,
      ),
    ),
  );
  const all = metrics.map((metric) => {
    const { isOfFew = false, ...judgment } = judged.get(metric.name) ?? {};
    const level = badLevelOf(metric, metrics, variations);
    const judgedMetric = { ...metric, ...judgment, isFew: few.has(metric.name), isBad: level === 'bad' };
    return { metric: judgedMetric, isOfFew: isOfFew || level === 'of few' };
  });
  return {
    metrics: all.map(({ metric }) => metric),
    ofFew: all.flatMap(({ metric: { name }, isOfFew }) => (isOfFew ? [name] : [])),
  };
}

type Judgment = Pick<Metric, 'p' | 'beyondChance' | 'usual' | 'oddDay'> & { readonly isOfFew: boolean };

function judgeFamily(tests: readonly Test[], budget: number): [MetricName, Judgment][] {
  const passedBy = (kind: 'p' | 'pOfOthers'): boolean[] =>
    holm(
      tests.map((test) => test[kind]),
      budget,
    );
  const [passed, passedByOthers] = [passedBy('p'), passedBy('pOfOthers')];
  // The first test that doesn't pass is held against this share of the budget, and the others against more than theirs.
  const limit = budget / Math.max(1, passed.filter((isPassed) => !isPassed).length);
  return tests.map((test, index) => {
    const isUnusual = passed[index] ?? false;
    const oddDay = isUnusual ? (test.oddDay ?? null) : null;
    const isOfFew = isUnusual && oddDay === null && passedByOthers[index] !== true;
    const usual = isUnusual ? null : usualChange(test, limit);
    const beyondChance = isUnusual && oddDay === null && !isOfFew;
    return [test.metric.name, { p: test.p, beyondChance, usual, oddDay, isOfFew }];
  });
}

const STEPS = 50;

/** Returns the smaller one of the largest usual rise and fall if this change is within it, otherwise that of its direction. */
function usualChange(test: Test, limit: number): number | null {
  const { value, previous } = test.metric;
  const change = Math.abs(value - previous);
  const [rise, fall] = [usualIn('rise', test, limit), usualIn('fall', test, limit)];
  const both = rise === null || fall === null ? null : Math.min(rise, fall);
  const usual = both !== null && change <= both ? both : value < previous ? fall : rise;
  if (usual === null || (METRICS[test.metric.name].scale === 'count' && previous === 0)) return null;
  const scale = { count: 100 / previous, percent: 1, fraction: 100 }[METRICS[test.metric.name].scale];
  return round(usual * scale, 6);
}

/** Returns the largest change in a direction that wouldn't pass the limit; null if no change does. */
function usualIn(direction: 'rise' | 'fall', { metric, pOf, most }: Test, limit: number): number | null {
  const { value, previous } = metric;
  const isFall = direction === 'fall';
  let [inside, outside] = [previous, isFall ? 0 : Math.min(most, Math.max(2 * previous, 2 * value, 1))];
  while (!isFall && outside < most && pOf(outside) > limit) outside = Math.min(most, outside * 2);
  if (pOf(outside) > limit) return null;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (pOf(middle) > limit) inside = middle;
    else outside = middle;
  }
  return Math.abs(inside - previous);
}

/** No site has more events. */
const MOST_EVENTS = 1e12;

function testOf(metric: Metric, metrics: readonly Metric[], variations: Variations): Test[] {
  const { name } = metric;
  if (!isCompared(metric) || variations.uncompared?.includes(METRICS[name].section)) return [];
  const { weight, scale } = METRICS[name];
  if (weight !== undefined) {
    const [current, before] = sharesOf(metric, metrics, variations.perSession);
    if (!current || !before) return [];
    const most = scale === 'percent' ? 100 : 1;
    const pOf = (value: number): number => compareShares({ ...current, count: (value / most) * current.total }, before);
    const pOfOthers = chanceOfOthers(metric, [current, before], eventCounts(name, metrics, variations));
    return [{ metric, pOf, p: pOf(metric.value), pOfOthers, most }];
  }
  const variation = variationOfCount(metric, metrics, variations);
  if (!variation) return [];
  const pOf = (value: number, previous = metric.previous): number => compareCounts(value, previous, variation);
  const p = pOf(metric.value);
  const counts = eventCounts(name, metrics, variations);
  const shareOfOthers = (at: Period): number => (counts ? 1 - excessOf(counts, at) / counts.events[at] : 1);
  const others = pOf(metric.value * shareOfOthers('value'), metric.previous * shareOfOthers('previous'));
  const oddDay = findOddDay(metric.value, metric.previous, variation);
  return [{ metric, pOf, p, pOfOthers: Math.max(p, others), oddDay, most: MOST_EVENTS }];
}

/** Returns the events that a metric is about; undefined if some of them, or their sessions, are unknown. */
function eventCounts(
  name: MetricName,
  metrics: readonly Metric[],
  { perSession = {}, sessions = {} }: Variations,
): EventCounts | undefined {
  const kind = eventsOf(name);
  const [value, previous] = (['value', 'previous'] as const).map((at) => kind && metricValue(metrics, kind, at));
  const known = kind && sessions[kind];
  if (!kind || !value || !previous || !known) return undefined;
  return { events: { value, previous }, sessions: known, cluster: clusterOf(kind, metrics, perSession, 'previous') };
}

/** Returns how often chance changes a rate as much, if few sessions caused all that they may have caused of the change. */
function chanceOfOthers(
  { value, previous }: Compared,
  [current, before]: readonly [Share, Share],
  counts: EventCounts | undefined,
): number {
  if (!counts) return 0;
  const isUp = value > previous;
  const [excess, excessBefore] = (['value', 'previous'] as const).map((at) => excessOf(counts, at) / counts.events[at]);
  const now = withoutExcess(current, (excess ?? 0) * current.total, isUp);
  const then = withoutExcess(before, (excessBefore ?? 0) * before.total, !isUp);
  return Math.sign(now.count * then.total - then.count * now.total) === (isUp ? 1 : -1)
    ? Math.max(compareShares(current, before), compareShares(now, then))
    : 1;
}

function variationOfCount(
  { name, value, previous }: Compared,
  metrics: readonly Metric[],
  { counts, days, perSession = {} }: Variations,
): Variation | undefined {
  const sessions = counts['traffic.sessions'];
  if (METRICS[name].section !== 'feedback' || !sessions) return counts[name];
  // Votes have no series: they vary as the sessions do, and a little by themselves.
  const mean = ((value + previous) / 2) * (Math.min(days, 7) / days);
  const share = sessions.mean > 0 ? (sessions.dispersion - 1) / sessions.mean : 0;
  return { ...sessions, dispersion: clusterOf(name, metrics, perSession) + mean * share };
}

/** Rates of fewer independent events say nothing. */
const MIN_EVENTS = 10;

/** Returns true for a rate of something of which both periods have a number, and one of them too small a number. */
function isFewOf(metric: Metric, metrics: readonly Metric[], { perSession, uncompared }: Variations): boolean {
  if (METRICS[metric.name].weight === undefined || metric.value === null) return false;
  if (uncompared?.includes(METRICS[metric.name].section)) return false;
  const [current, before] = sharesOf(metric, metrics, perSession);
  return current !== undefined && before !== undefined && Math.min(current.total, before.total) < MIN_EVENTS;
}

function sharesOf(rate: Metric, metrics: readonly Metric[], perSession: PerSession = {}) {
  return (['value', 'previous'] as const).map((period) => shareOf(rate, metrics, perSession, period));
}

/** Returns a rate as a share of independent events: what one reader does counts once. An unknown rate has no events. */
function shareOf(rate: Metric, metrics: readonly Metric[], perSession: PerSession, period: Period): Share | undefined {
  const { weight, scale } = METRICS[rate.name];
  const events = weight === undefined ? null : metricValue(metrics, weight, period);
  if (events === null || weight === undefined) return undefined;
  const value = rate[period];
  if (value === null) return { count: 0, total: 0 };
  const total = events / clusterOf(weight, metrics, perSession, period);
  return { count: (scale === 'percent' ? value / 100 : value) * total, total };
}

const MIN_EVENTS_OF_LEVEL = 30;

const LEVEL_NAMES = ['feedback.satisfaction-rate', 'search.no-result-rate', 'ai.low-confidence-rate'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/**
 * Tells whether a rate is on the wrong side of 50% in this period alone (95% confidence), also among sessions, or only
 * because of events that few sessions may have caused.
 */
function badLevelOf(metric: Metric, metrics: readonly Metric[], variations: Variations): 'bad' | 'of few' | undefined {
  const { perSession = {}, uncompared } = variations;
  const { section, better } = METRICS[metric.name];
  if (!isLevelName(metric.name) || uncompared?.includes(section)) return undefined;
  const isBad = (share: Share | undefined): boolean => {
    if (!share || share.total < MIN_EVENTS_OF_LEVEL) return false;
    const [lower, upper] = wilsonInterval(share);
    return better === 'higher' ? upper < 0.5 : lower > 0.5;
  };
  const share = shareOf(metric, metrics, perSession, 'value');
  if (!isBad(share) || !share || !sessionsOf(metric.name, metrics, variations).every(isBad)) return undefined;
  const counts = eventCounts(metric.name, metrics, variations);
  const excess = counts ? excessOf(counts, 'value') / counts.events.value : 0;
  return isBad(withoutExcess(share, excess * share.total, better === 'lower')) ? 'bad' : 'of few';
}

/** Returns how many sessions a rate is surely about: one machine isn't most readers. Nothing tells the sessions of votes. */
function sessionsOf(
  name: LevelName,
  metrics: readonly Metric[],
  { asking }: Variations,
): readonly (Share | undefined)[] {
  if (name === 'feedback.satisfaction-rate') return [];
  if (name === 'ai.low-confidence-rate') return [asking];
  const [rate, searches, total] = (['search.no-result-rate', 'search.total', 'search.sessions'] as const).map((one) =>
    metricValue(metrics, one),
  );
  if (typeof rate !== 'number' || typeof searches !== 'number' || typeof total !== 'number') return [undefined];
  // Each search with results may be of another session. The rest of the sessions found nothing.
  return [{ count: Math.max(0, total - searches * (1 - rate)), total }];
}

function isLevelName(name: MetricName): name is LevelName {
  return LEVEL_NAMES.some((one) => one === name);
}

/** Returns the rates that are bad by themselves. */
export function badLevels(metrics: readonly Metric[]): (Metric & { name: LevelName; value: number })[] {
  return metrics.flatMap((metric) => {
    const { name, value, isBad } = metric;
    return isBad && isLevelName(name) && value !== null ? [{ ...metric, name, value }] : [];
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

/** Returns the counts that only one day changed beyond chance, sessions first. */
export function oddCounts(metrics: readonly Metric[]): { readonly name: MetricName; readonly oddDay: DayPair }[] {
  return (['traffic.sessions', ...COUNTS] as const).flatMap((name) => {
    const oddDay = findMetric(metrics, name)?.oddDay;
    return oddDay ? [{ name, oddDay }] : [];
  });
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
