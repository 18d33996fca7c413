/** Chooses the metrics that a report shows, and says how each changed, or why its number is missing. Pure. */
import { findMetric, type Metric, type MetricName, METRICS, metricValue } from '../numbers/metrics.js';
import type { Project } from '../numbers/report-schema.js';
import { formatCount } from '../../../text/pluralize.js';
import { formatMetric, formatMetricChange, formatPercent, formatWithNoun, NO_DATA, NONE } from './format-numbers.js';

/** How a number changed, readable without color. */
export interface Change {
  readonly sign: '▲' | '▼' | '';
  /** The formatted amount and a word: `+4.4% up`. */
  readonly text: string;
  /** `ink` is a change that is neither good nor bad by itself. */
  readonly tone: 'good' | 'bad' | 'ink' | 'muted';
}

/** Returns undefined if there is nothing to compare. A change that wasn't judged has no word. */
export function describeMetricChange(metric: Metric): Change | undefined {
  const { name, value, previous, beyondChance, isFew } = metric;
  if (isFew) return { sign: '', text: 'too few to compare', tone: 'muted' };
  if (value === null || previous === null) return undefined;
  const amount = formatMetricChange(metric);
  if (beyondChance === null) return { sign: '', text: amount, tone: 'muted' };
  // A change from 0 has no amount.
  const withAmount = (word: string): string => (amount === NONE ? word : `${amount} ${word}`);
  if (!beyondChance) return { sign: '', text: amount + withinUsual(metric), tone: 'muted' };
  const { better } = METRICS[name];
  const isUp = value > previous;
  const sign = isUp ? '▲' : '▼';
  if (better === undefined) return { sign, text: withAmount(isUp ? 'up' : 'down'), tone: 'ink' };
  const isBetter = isUp === (better === 'higher');
  return { sign, text: withAmount(isBetter ? 'better' : 'worse'), tone: isBetter ? 'good' : 'bad' };
}

/** Says how large a change usually is: `, within the usual ±38.0%`. No count falls by more than 100%. */
function withinUsual({ name, usual }: Metric): string {
  if (usual === null) return '';
  if (METRICS[name].scale === 'count' && usual > 100) return ', within the usual';
  return `, within the usual ±${METRICS[name].scale === 'count' ? formatPercent(usual) : `${formatPercent(usual).slice(0, -1)}\u00a0pp`}`;
}

/** Says once for the metrics of a table why some changes are numbers without a word; undefined if each has one. */
export function unjudgedNote(
  metrics: readonly Metric[],
  { uncompared }: Pick<Project, 'uncompared'>,
): string | undefined {
  // A count that was 0 before has no number as its change.
  const unjudged = metrics.filter(
    (metric) => !metric.isFew && !metric.beyondChance && metric.usual === null && formatMetricChange(metric) !== NONE,
  );
  const reasons = new Set(unjudged.flatMap((metric) => whyUnjudged(metric, uncompared)));
  return reasons.size === 0
    ? undefined
    : `A change with only a number isn't judged, because ${[...reasons].join(', or because ')}.`;
}

/** The sessions say how much votes vary, so what is wrong with sessions is also a reason of votes. */
const SERIES_OF: Readonly<Record<string, readonly string[]>> = {
  overview: ['traffic'],
  feedback: ['feedback', 'traffic'],
};

function whyUnjudged({ name, beyondChance, oddDay }: Metric, uncompared: Project['uncompared']): string[] {
  if (oddDay !== null) return ['one day alone made it'];
  const { section } = METRICS[name];
  const known = uncompared.filter(({ series }) => (SERIES_OF[section] ?? [section]).includes(series));
  if (known.length > 0) return known.map(({ why }) => why);
  return [
    beyondChance === null
      ? 'no daily numbers say how much it usually varies'
      : 'the numbers are too small or vary too much',
  ];
}

/** What says why a number is missing. */
export type Measured = Pick<Project, 'metrics' | 'notes'>;

/** A percentage of fewer events looks more exact than it is. */
const MIN_EVENTS = 10;

/** Formats a value, or says why there is none. A rate of few events is written as what it counts: `2 of 3 votes`. */
export function metricText({ name, value }: Metric, project: Measured): string {
  return value === null ? whyMissing(name, project) : rateText(name, value, project.metrics, 'value');
}

/** Formats the value of the previous period; undefined if it is unknown. */
export function previousText({ name, previous }: Metric, { metrics }: Measured): string | undefined {
  return previous === null ? undefined : rateText(name, previous, metrics, 'previous');
}

function rateText(name: MetricName, value: number, metrics: readonly Metric[], period: 'value' | 'previous'): string {
  const events = fewEvents(name, metrics, period);
  if (events === undefined) return formatMetric(name, value);
  const { weight = name, scale } = METRICS[name];
  const count = Math.round((scale === 'percent' ? value / 100 : value) * events);
  return `${formatCount(count)} of ${formatWithNoun(weight, events)}`;
}

/** Returns the events of a rate if they are few. */
function fewEvents(name: MetricName, metrics: readonly Metric[], period: 'value' | 'previous'): number | undefined {
  const { weight } = METRICS[name];
  const events = weight === undefined ? null : metricValue(metrics, weight, period);
  return events !== null && events > 0 && events < MIN_EVENTS ? events : undefined;
}

/** Matches the notes of failed requests: what is missing, and the reason with what to do. */
export const FAILED_PART = /^Couldn't fetch ([^:]*): (.*)$/s;

/** Says in a few words why a metric has no value. */
export function whyMissing(name: MetricName, { metrics, notes }: Measured): string {
  const { section, weight } = METRICS[name];
  // A part of the section that couldn't be fetched isn't the reason then.
  if (weight !== undefined && metricValue(metrics, weight) === 0) return nothingOf(weight);
  const reasons = notes
    .filter((note) => note.section === section)
    .flatMap(({ message }) => FAILED_PART.exec(message)?.[2] ?? []);
  if (reasons.some((reason) => reason.includes('(HTTP 403).'))) return 'not for this key or plan';
  if (reasons.some((reason) => reason.includes('(HTTP 404).'))) return 'not in this version of the service';
  if (reasons.length > 0) return "couldn't be fetched";
  return weight === undefined ? NO_DATA : nothingOf(weight);
}

function nothingOf(name: MetricName): string {
  return `no ${METRICS[name].nouns?.[1] ?? METRICS[name].label.toLowerCase()}`;
}

const KEY_METRICS = ['traffic.sessions', 'traffic.page-views', 'search.total', 'feedback.satisfaction-rate'] as const;

/** Says why some of these numbers have no judgment; undefined if each has one. */
export function keyCardsNote(project: Project): string | undefined {
  return unjudgedNote(
    KEY_METRICS.flatMap((name) => findMetric(project.metrics, name) ?? []),
    project,
  );
}

/** Returns the numbers that a report is judged by, as texts. */
export function keyCards(project: Project) {
  const { metrics } = project;
  return KEY_METRICS.flatMap((name) => {
    const metric = findMetric(metrics, name);
    if (!metric) return [];
    const { value } = metric;
    const { label, weight } = METRICS[name];
    const events = weight === undefined ? null : metricValue(metrics, weight);
    return {
      label: name === 'traffic.sessions' ? 'Readers' : label,
      value: metricText(metric, project),
      /** True if the value is a reason instead of a number. */
      isMissing: value === null,
      /** What a rate is a rate of, such as `97 votes`. */
      total:
        value === null || weight === undefined || events === null || fewEvents(name, metrics, 'value') !== undefined
          ? undefined
          : formatWithNoun(weight, events),
      before: previousText(metric, project),
      change: value === null ? undefined : describeMetricChange(metric),
    };
  });
}
