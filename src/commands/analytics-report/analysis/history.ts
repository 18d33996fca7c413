/** Reads the daily numbers of a report: how much each count varies, and what isn't recorded any more. Pure. */
import { type Metric, type MetricName, metricValue } from '../metrics.js';
import { addDays, countDays, type DateRange } from '../period.js';
import type { Collected } from '../read/collect.js';
import type { Daily, Note, Project } from '../report-schema.js';
import { CLUSTER, clusterOf, type Variations } from './evidence.js';
import { findGaps, type Gap, type Series, seriesOf, variationOf } from './series.js';
import { gapNote } from './verdict.js';

/** The daily numbers of one kind of event, and the days on which they weren't recorded. */
interface Recorded {
  readonly gaps: readonly Gap[];
  readonly counts: readonly CountSeries[];
}

interface CountSeries {
  /** The metric of the same events. */
  readonly metric: MetricName;
  readonly series: Series;
  /** The dispersion that the events of one reader cause. */
  readonly least: number;
}

const KINDS = ['traffic', 'search', 'ai'] as const;
export type Kind = (typeof KINDS)[number];
type History = Readonly<Record<Kind, Recorded>>;

export function readHistory(
  { traffic = [], searchVolume = [], questionVolume = [] }: Collected,
  metrics: readonly Metric[],
): History {
  const perSession = (events: MetricName, sessions: MetricName): number =>
    clusterOf(metricValue(metrics, events), metricValue(metrics, sessions));
  return {
    traffic: recorded([
      { metric: 'traffic.sessions', least: 1, series: seriesOf(traffic, ({ sessions }) => sessions) },
      {
        metric: 'traffic.page-views',
        least: perSession('traffic.page-views', 'traffic.sessions'),
        series: seriesOf(traffic, ({ pageViews }) => pageViews),
      },
    ]),
    search: recorded([
      { metric: 'search.sessions', least: 1, series: seriesOf(searchVolume, ({ sessions }) => sessions) },
      {
        metric: 'search.total',
        least: perSession('search.total', 'search.sessions'),
        series: seriesOf(searchVolume, ({ searches }) => searches),
      },
    ]),
    ai: recorded([
      {
        metric: 'ai.questions',
        least: CLUSTER.questions,
        series: seriesOf(questionVolume, ({ questions }) => questions),
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
  { days, gaps }: { readonly days: number; readonly gaps: Gaps },
): Variations {
  const counts = KINDS.filter((kind) => gaps[kind].length === 0).flatMap((kind) =>
    history[kind].counts.map(({ series, least, metric }) => {
      const mean = ((metricValue(metrics, metric) ?? 0) * Math.min(days, 7)) / days;
      return [metric, variationOf(series, { days, least, mean, gaps: history[kind].gaps })] as const;
    }),
  );
  return { counts: Object.fromEntries(counts), days };
}

/** The gaps of each kind that have a day in the compared periods. */
export type Gaps = Readonly<Record<Kind, readonly Gap[]>>;

export function gapsWithin({ traffic, search, ai }: History, ranges: readonly DateRange[]): Gaps {
  const within = ({ gaps }: Recorded): Gap[] =>
    gaps.filter((gap) => ranges.some((range) => gap.startDate <= range.endDate && gap.endDate >= range.startDate));
  return { traffic: within(traffic), search: within(search), ai: within(ai) };
}

/** Days without records that ended are a note; those at the end are an outage. */
export function gapNotes(gaps: Gaps): Note[] {
  return KINDS.flatMap((kind) =>
    gaps[kind]
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
