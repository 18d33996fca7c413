/** Finds the events that few sessions may have caused, because sessions have more of them than in the other period. Pure. */
import { type MetricName, METRICS, type Metric, metricValue, sumOf } from '../numbers/metrics.js';
import type { DateRange } from '../numbers/period.js';
import { repeatsIn } from '../numbers/poor-pages.js';
import type { Collected } from '../read/collect.js';
import type { Share } from '../numbers/chance.js';

type Period = 'value' | 'previous';

/** What has such events: the sections whose rates are compared. */
type Events = 'search.total' | 'ai.questions' | 'feedback.total';

/** How many sessions had events of a kind, in the period and in the previous one. */
export type SessionsOfEvents = Readonly<Partial<Record<Events, Readonly<Record<Period, number>>>>>;

/** Comments come with votes. */
const EVENTS_OF: Readonly<Partial<Record<MetricName, Events>>> = {
  'feedback.comments': 'feedback.total',
  'feedback.total': 'feedback.total',
  'search.total': 'search.total',
  'ai.questions': 'ai.questions',
};

/** Returns the events that a count counts, or a rate is about; undefined if nothing tells whether few sessions caused them. */
export function eventsOf(name: MetricName): Events | undefined {
  return EVENTS_OF[METRICS[name].weight ?? name];
}

/** Searches and questions come with their sessions. Nothing tells who votes, so all readers count as voters. */
export function sessionsOfEvents(
  metrics: readonly Metric[],
  asking: Readonly<Record<Period, number>> | undefined,
): SessionsOfEvents {
  const bothOf = (name: MetricName) => {
    const [value, previous] = [metricValue(metrics, name), metricValue(metrics, name, 'previous')];
    return value === null || previous === null ? undefined : { value, previous };
  };
  return {
    'search.total': bothOf('search.sessions'),
    'ai.questions': asking,
    'feedback.total': bothOf('traffic.sessions'),
  };
}

/** The events of a kind in both periods, and the factor by which their variance is larger than that of single events. */
export interface EventCounts {
  readonly events: Readonly<Record<Period, number>>;
  readonly sessions: Readonly<Record<Period, number>>;
  readonly cluster: number;
}

/**
 * Returns how many events a period has beyond those that as many sessions had in the other period. Fewer than one standard
 * deviation are none, since a change of so few events is within chance anyway.
 */
export function excessOf({ events, sessions, cluster }: EventCounts, period: Period): number {
  const other = period === 'value' ? 'previous' : 'value';
  if (sessions[other] === 0) return 0;
  const expected = (events[other] / sessions[other]) * sessions[period];
  const excess = events[period] - expected;
  return excess > Math.sqrt(cluster * (events[period] + expected)) ? excess : 0;
}

/** Returns a share without that many events, which all are or all aren't what the share counts. */
export function withoutExcess({ count, total }: Share, excess: number, isCounted: boolean): Share {
  const left = Math.max(0, total - excess);
  const counted = isCounted ? count - excess : count;
  return { count: Math.min(left, Math.max(0, counted)), total: left };
}

type ReportedDays = DateRange & { readonly previous?: DateRange };

/** How many events of a kind one session has, if it has any. */
export type PerSession = Readonly<Partial<Record<'feedback.total' | 'ai.questions', number>>>;

/** Returns how many questions and votes a session has, as far as the service tells. */
export function perSessionOf(
  { questionVolume, comments }: Pick<Collected, 'questionVolume' | 'comments'>,
  { startDate, endDate, previous }: ReportedDays,
): PerSession {
  const days = (questionVolume ?? []).filter(
    ({ date }) => date >= (previous?.startDate ?? startDate) && date <= endDate,
  );
  const sessions = sumOf(days, (day) => day.sessions);
  const written = [...(comments?.values() ?? [])].flat();
  const authors = written.length - repeatsIn(written);
  return {
    ...(sessions > 0 && { 'ai.questions': sumOf(days, ({ questions }) => questions) / sessions }),
    ...(authors > 0 && { 'feedback.total': Math.max(USUAL_VOTES_PER_SESSION, written.length / authors) }),
  };
}

/** Voters often vote on several pages, but the service doesn't tell on how many. */
const USUAL_VOTES_PER_SESSION = 2;
