/** Joins the daily numbers of traffic, search and assistant, and finds what each kind of event says: variations, gaps and outages. Pure. */
import { beforeThat, formatLongDay, formatRange, formatShortDay } from '../words/format-dates.js';
import { listItems } from '../../../text/list-items.js';
import { formatCount } from '../../../text/pluralize.js';
import { type Metric, type MetricName, METRICS, metricValue, sumOf } from '../numbers/metrics.js';
import { addDays, type DateRange, type Period } from '../numbers/period.js';
import type { Collected } from '../read/collect.js';
import type { Daily, Project } from '../numbers/report-schema.js';
import { type Burst, findBursts } from './bursts.js';
import { eventsOf, type PerSession } from './few-sessions.js';
import { clusterOf, type Variations } from './evidence.js';
import { dayPairs, findGaps, type Gap, type Series, seriesOf, variationOf } from '../numbers/series.js';

interface CountSeries {
  /** The metric of the same events. */
  readonly metric: MetricName;
  readonly series: Series;
  /** The dispersion that the events of one reader cause. */
  readonly least: number;
}

/** The daily numbers of one kind of event. */
interface Recorded {
  /** The days on which the events weren't recorded, as the first count shows. */
  readonly gaps: readonly Gap[];
  /** The days on which few sessions caused most events. */
  readonly bursts: readonly Burst[];
  /** Those in a compared period. */
  readonly comparedBursts: readonly Burst[];
  readonly counts: readonly [CountSeries, ...CountSeries[]];
  /** Why the events of both periods can't be compared: clauses. */
  readonly uncompared: readonly string[];
}

const KINDS = ['traffic', 'search', 'ai'] as const;
type Kind = (typeof KINDS)[number];
export type History = Readonly<Record<Kind, Recorded>>;

export const RECORDED = { traffic: 'page views', search: 'searches', ai: 'questions' } as const;

/** @param metrics the numbers of both periods, which nothing has judged yet */
export function readHistory(
  { traffic = [], searchVolume = [], questionVolume = [] }: Collected,
  { metrics, period, perSession }: { metrics: readonly Metric[]; period: Period; perSession: PerSession },
): History {
  const { endDate } = period;
  const count = <Day extends { readonly date: string }>(
    metric: MetricName,
    days: readonly Day[],
    valueOf: (day: Day) => number,
  ): CountSeries => ({
    metric,
    series: seriesOf(days, valueOf, endDate),
    least: clusterOf(metric, metrics, perSession),
  });
  const recorded = (kind: Kind, bursts: readonly Burst[], counts: Recorded['counts']): Recorded =>
    recordedOf(kind, { bursts, counts, period });
  const sessions = count('traffic.sessions', traffic, (day) => day.sessions);
  const pageViews = count('traffic.page-views', traffic, (day) => day.pageViews);
  const searching = count('search.sessions', searchVolume, (day) => day.sessions);
  const searches = count('search.total', searchVolume, (day) => day.searches);
  const questions = count('ai.questions', questionVolume, (day) => day.questions);
  const searchBursts = findBursts(searchVolume, (day) => day.searches);
  const questionBursts = findBursts(questionVolume, (day) => day.questions);
  return {
    traffic: recorded('traffic', [], [sessions, pageViews]),
    search: recorded('search', searchBursts, [searching, searches]),
    ai: recorded('ai', questionBursts, [questions]),
  };
}

function recordedOf(kind: Kind, { bursts, counts, period }: Omit<Days, 'gaps'>): Recorded {
  const gaps = findGaps(counts[0].series, counts[0].least);
  const comparedBursts = bursts.filter((burst) => isCompared(burst, period));
  const uncompared = uncomparedOf(kind, { gaps, bursts: comparedBursts, counts, period });
  return { gaps, bursts, comparedBursts, counts, uncompared };
}

interface Days {
  readonly gaps: readonly Gap[];
  readonly bursts: readonly Burst[];
  readonly counts: Recorded['counts'];
  readonly period: Period;
}

function uncomparedOf(kind: Kind, { gaps, bursts, counts, period }: Days): string[] {
  const ended = gaps.filter((gap) => !gap.isOpen && isCompared(gap, period));
  return [
    ...firstDay(kind, counts[0].series, period),
    ...ended.map((gap) => `no ${RECORDED[kind]} were recorded on ${formatRange(gap)}`),
    ...burstReasons(kind, bursts),
  ];
}

/** More days than these are counted. */
const MAX_NAMED_DAYS = 3;

function burstReasons(kind: Kind, bursts: readonly Burst[]): string[] {
  const dayOf = ({ startDate }: Burst): string => formatLongDay(startDate);
  const few = bursts.filter(({ isOfFew }) => isOfFew);
  const others = bursts.filter(({ isOfFew }) => !isOfFew);
  const daysOf = (all: readonly Burst[]): string =>
    all.length > MAX_NAMED_DAYS ? `${all.length} days` : listItems(all.map(dayOf));
  const fewText = (events: number, days: string): string =>
    `${formatCount(events)} ${RECORDED[kind]} on ${days} came from few sessions`;
  return [
    ...(few.length > MAX_NAMED_DAYS
      ? [
          fewText(
            sumOf(few, ({ events }) => events),
            daysOf(few),
          ),
        ]
      : few.map((burst) => fewText(burst.events, dayOf(burst)))),
    ...(others.length > 0 ? [`sessions had unusually many ${RECORDED[kind]} on ${daysOf(others)}`] : []),
  ];
}

function isCompared(days: DateRange, { previous, ...period }: Period): boolean {
  const compared = previous ? [period, previous] : [period];
  return compared.some((range) => days.startDate <= range.endDate && days.endDate >= range.startDate);
}

/** The first day of a rarely used search isn't known. */
const MIN_EVENTS_OF_START = 20;

/** Says when a series begins that has nothing before the end of the previous period. */
function firstDay(kind: Kind, { startDate, values }: Series, { previous, seriesRange }: Period): string[] {
  if (!previous || startDate <= previous.startDate || seriesRange.startDate > previous.startDate) return [];
  const events = values.reduce((sum, value) => sum + value, 0);
  if (kind !== 'traffic' && events < MIN_EVENTS_OF_START) return [];
  const who = kind === 'traffic' ? 'readers' : RECORDED[kind];
  return startDate === '' ? [] : [`the first ${who} were recorded on ${formatShortDay(startDate)}`];
}

/** Returns how much each count varies. Counts with a day in a gap or a burst in one of both periods aren't comparable. */
export function variationsOf(
  history: History,
  { metrics, days, perSession }: { metrics: readonly Metric[]; days: number; perSession: PerSession },
): Variations {
  const isOpen = ({ gaps }: Recorded): boolean => gaps.some((gap) => gap.isOpen);
  const comparable = Object.values(history).filter((kind) => kind.uncompared.length === 0 && !isOpen(kind));
  const counts = comparable.flatMap((recorded) =>
    recorded.counts.map(({ series, least, metric }) => {
      const mean = ((metricValue(metrics, metric) ?? 0) * Math.min(days, 7)) / days;
      const variation = variationOf(series, { days, least, mean, gaps: [...recorded.gaps, ...recorded.bursts] });
      return [metric, { ...variation, pairs: dayPairs(series, days) }] as const;
    }),
  );
  // A burst isn't a sample of what readers do, so its rates say nothing either.
  const uncompared = KINDS.filter((kind) => history[kind].comparedBursts.length > 0);
  return { counts: Object.fromEntries(counts), days, perSession, uncompared };
}

/** Lists what keeps the numbers of both periods from being compared. */
export function listUncompared(history: History): Project['uncompared'] {
  return KINDS.flatMap((series) => history[series].uncompared.map((why) => ({ series, why })));
}

/** Says of which events few readers may have caused a change that would be beyond chance otherwise. */
export function listOfFew(
  names: readonly MetricName[],
  metrics: readonly Metric[],
  period: Period,
): Project['uncompared'] {
  const kinds = new Set(names.flatMap((name) => eventsOf(name) ?? []));
  return [...kinds].map((kind) => {
    const [value, previous] = (['value', 'previous'] as const).map((at) =>
      formatCount(metricValue(metrics, kind, at) ?? 0),
    );
    const [, what = ''] = METRICS[kind].nouns ?? [];
    const series = ({ 'search.total': 'search', 'ai.questions': 'ai', 'feedback.total': 'feedback' } as const)[kind];
    const why = `few readers may have caused the change of ${what}: ${value}, ${previous} ${beforeThat(period)}`;
    return { series, why };
  });
}

/** Finds what isn't recorded at the end of the period. */
export function findOutages(history: History): Project['outages'] {
  const open = (kind: Kind): Gap | undefined => history[kind].gaps.find(({ isOpen }) => isOpen);
  return KINDS.flatMap((kind) => {
    const gap = open(kind);
    if (!gap) return [];
    const isRecorded = KINDS.find((other) => !open(other) && sumDays(history[other].counts[0].series, gap) > 0) ?? null;
    // People know page views and searches, and fewer know sessions.
    const shown = history[kind].counts.at(-1)?.series;
    const before = { startDate: addDays(gap.startDate, -7), endDate: addDays(gap.startDate, -1) };
    return [
      {
        series: kind,
        since: gap.startDate,
        weekBefore: shown ? sumDays(shown, before) : 0,
        expected: Math.max(1, Math.round(gap.expected)),
        isRecorded,
      },
    ];
  });
}

function sumDays({ startDate, values }: Series, range: DateRange): number {
  return values.reduce((sum, value, index) => {
    const date = addDays(startDate, index);
    return date >= range.startDate && date <= range.endDate ? sum + value : sum;
  }, 0);
}

export function joinDays({ traffic, searchVolume, questionVolume }: Collected): Daily[] {
  const days = new Map<string, Daily>();
  const put = (date: string, values: Partial<Daily>): void => {
    const day = days.get(date) ?? { date, pageViews: null, sessions: null, searches: null, questions: null };
    days.set(date, { ...day, ...values });
  };
  for (const { date, pageViews, sessions } of traffic ?? []) put(date, { pageViews, sessions });
  for (const { date, searches } of searchVolume ?? []) put(date, { searches });
  for (const { date, questions } of questionVolume ?? []) put(date, { questions });
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export function daysWithin(days: readonly Daily[], { startDate, endDate }: DateRange): Daily[] {
  return days.filter(({ date }) => date >= startDate && date <= endDate);
}
