/** Reads the daily numbers of a report: how much each count varies, and what isn't recorded any more. Pure. */
import { type Metric, type MetricName, metricValue } from '../metrics.js';
import { addDays, countDays, type DateRange } from '../period.js';
import type { Collected } from '../read/collect.js';
import type { Daily, Project } from '../report-schema.js';
import { clusterOf, QUESTION_CLUSTER, type Variations } from './evidence.js';
import { findGaps, type Gap, type Series, seriesOf, variationOf } from './series.js';

/** The daily numbers of one kind of event, and the days on which they weren't recorded. */
interface Recorded {
  readonly gaps: readonly Gap[];
  readonly counts: readonly CountSeries[];
}

interface CountSeries {
  readonly field: Exclude<keyof Variations, 'days'>;
  readonly series: Series;
  /** The dispersion that the events of one reader cause. */
  readonly least: number;
  /** The metric of the same events. */
  readonly metric: MetricName;
}

export type History = Readonly<Record<'traffic' | 'search' | 'ai', Recorded>>;

type Days = readonly { readonly date: string }[];

export function readHistory(collected: Collected, metrics: readonly Metric[]): History {
  const { traffic = [], searchVolume = [], questionVolume = [] } = collected;
  const daily = <D extends Days[number]>(days: readonly D[], valueOf: (day: D) => number): Series =>
    seriesOf(days.map((day) => ({ date: day.date, value: valueOf(day) })));
  const perSession = (events: MetricName, sessions: MetricName): number =>
    clusterOf(metricValue(metrics, events), metricValue(metrics, sessions));
  const search = { field: 'searchSessions', metric: 'search.sessions', least: 1 } as const;
  return {
    traffic: recorded([
      { field: 'sessions', metric: 'traffic.sessions', least: 1, series: daily(traffic, ({ sessions }) => sessions) },
      {
        field: 'pageViews',
        metric: 'traffic.page-views',
        least: perSession('traffic.page-views', 'traffic.sessions'),
        series: daily(traffic, ({ pageViews }) => pageViews),
      },
    ]),
    search: recorded([
      { ...search, series: daily(searchVolume, ({ sessions }) => sessions) },
      {
        field: 'searches',
        metric: 'search.total',
        least: perSession('search.total', 'search.sessions'),
        series: daily(searchVolume, ({ searches }) => searches),
      },
    ]),
    ai: recorded([
      {
        field: 'questions',
        metric: 'ai.questions',
        least: QUESTION_CLUSTER,
        series: daily(questionVolume, ({ questions }) => questions),
      },
    ]),
  };
}

/** The first count decides whether something was recorded. */
function recorded(counts: readonly CountSeries[]): Recorded {
  return { counts, gaps: counts.slice(0, 1).flatMap(({ series, least }) => findGaps(series, least)) };
}

/** Returns how much each count varies. Counts with a day in a gap in one of both periods aren't comparable. */
export function variationsOf(
  history: History,
  metrics: readonly Metric[],
  { days, ranges }: { readonly days: number; readonly ranges: readonly DateRange[] },
): Variations {
  const comparable = Object.values(history).filter((kind) => findGapsIn(kind, ranges).length === 0);
  const variations = comparable.flatMap(({ counts, gaps }) =>
    counts.map(({ field, series, least, metric }) => {
      const mean = ((metricValue(metrics, metric) ?? 0) * Math.min(days, 7)) / days;
      return [field, variationOf(series, { days, least, mean, gaps })] as const;
    }),
  );
  return { ...Object.fromEntries(variations), days };
}

export function findGapsIn({ gaps }: Recorded, ranges: readonly DateRange[]): Gap[] {
  return gaps.filter((gap) => ranges.some((range) => gap.startDate <= range.endDate && gap.endDate >= range.startDate));
}

const KINDS = ['traffic', 'search', 'ai'] as const;

/** Finds what isn't recorded at the end of the period. */
export function findOutages(history: History): Project['outages'] {
  const open = (kind: (typeof KINDS)[number]): Gap | undefined => history[kind].gaps.find(({ isOpen }) => isOpen);
  return KINDS.flatMap((kind) => {
    const gap = open(kind);
    if (!gap) return [];
    const days = countDays(gap);
    const isRecorded = KINDS.find((other) => !open(other) && sumOf(history[other], gap) > 0) ?? null;
    // People know page views and searches, and fewer know sessions.
    const shown = history[kind].counts.at(-1)?.series;
    const before = { startDate: addDays(gap.startDate, -7), endDate: addDays(gap.startDate, -1) };
    return [
      {
        series: kind,
        since: gap.startDate,
        weekBefore: shown ? sumDays(shown, before) : 0,
        readersPerWeek: Math.max(1, Math.round((gap.expected / days) * 7)),
        isRecorded,
      },
    ];
  });
}

function sumOf({ counts }: Recorded, range: DateRange): number {
  return counts.slice(0, 1).reduce((sum, { series }) => sum + sumDays(series, range), 0);
}

function sumDays({ startDate, values }: Series, range: DateRange): number {
  return values.reduce((sum, value, index) => {
    const date = addDays(startDate, index);
    return date >= range.startDate && date <= range.endDate ? sum + value : sum;
  }, 0);
}

/** Puts the series of all kinds side by side. */
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
