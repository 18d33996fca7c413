/** Joins the daily numbers of traffic, search and assistant, and finds what each kind of event says: variations, gaps and outages. Pure. */
import { type Metric, type MetricName, metricValue } from '../metrics.js';
import { addDays, countDays, type DateRange } from '../period.js';
import type { Collected } from '../read/collect.js';
import type { Daily, Note, Project } from '../report-schema.js';
import { clusterOf, type Variations } from './evidence.js';
import { findGaps, type Gap, type Series, seriesOf, variationOf } from './series.js';
import { gapNote } from './verdict.js';

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
  /** Those with a day in a compared period. */
  readonly comparedGaps: readonly Gap[];
  readonly counts: readonly [CountSeries, ...CountSeries[]];
}

const KINDS = ['traffic', 'search', 'ai'] as const;
type Kind = (typeof KINDS)[number];
export type History = Readonly<Record<Kind, Recorded>>;

/** @param compared the period, and the previous one if there is a comparison */
export function readHistory(
  { traffic = [], searchVolume = [], questionVolume = [] }: Collected,
  metrics: readonly Metric[],
  compared: readonly [DateRange, ...DateRange[]],
): History {
  const [{ endDate }] = compared;
  const count = <Day extends { readonly date: string }>(
    metric: MetricName,
    days: readonly Day[],
    valueOf: (day: Day) => number,
  ): CountSeries => ({ metric, series: seriesOf(days, valueOf, endDate), least: clusterOf(metric, metrics) });
  const recorded = (...counts: Recorded['counts']): Recorded => {
    const gaps = findGaps(counts[0].series, counts[0].least);
    const isCompared = (gap: Gap): boolean =>
      compared.some((range) => gap.startDate <= range.endDate && gap.endDate >= range.startDate);
    return { counts, gaps, comparedGaps: gaps.filter(isCompared) };
  };
  return {
    traffic: recorded(
      count('traffic.sessions', traffic, ({ sessions }) => sessions),
      count('traffic.page-views', traffic, ({ pageViews }) => pageViews),
    ),
    search: recorded(
      count('search.sessions', searchVolume, ({ sessions }) => sessions),
      count('search.total', searchVolume, ({ searches }) => searches),
    ),
    ai: recorded(count('ai.questions', questionVolume, ({ questions }) => questions)),
  };
}

/** Returns how much each count varies. Counts with a day in a gap in one of both periods aren't comparable. */
export function variationsOf(history: History, metrics: readonly Metric[], days: number): Variations {
  const comparable = Object.values(history).filter(({ comparedGaps }) => comparedGaps.length === 0);
  const counts = comparable.flatMap((recorded) =>
    recorded.counts.map(({ series, least, metric }) => {
      const mean = ((metricValue(metrics, metric) ?? 0) * Math.min(days, 7)) / days;
      return [metric, variationOf(series, { days, least, mean, gaps: recorded.gaps })] as const;
    }),
  );
  return { counts: Object.fromEntries(counts), days };
}

/** Days without records that ended are a note; those at the end are an outage. */
export function gapNotes(history: History): Note[] {
  return KINDS.flatMap((kind) =>
    history[kind].comparedGaps
      .filter(({ isOpen }) => !isOpen)
      .map((gap) => ({ section: 'period', message: gapNote(kind, gap), missing: null })),
  );
}

/** Finds what isn't recorded at the end of the period. */
export function findOutages(history: History): Project['outages'] {
  const open = (kind: Kind): Gap | undefined => history[kind].gaps.find(({ isOpen }) => isOpen);
  return KINDS.flatMap((kind) => {
    const gap = open(kind);
    if (!gap) return [];
    const days = countDays(gap);
    const isRecorded = KINDS.find((other) => !open(other) && sumDays(history[other].counts[0].series, gap) > 0) ?? null;
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
