/** Describes the numbers that a report is judged by, each with its change in words. Pure. */
import { pluralize } from '../../../text/pluralize.js';
import { lowConfidenceShare } from '../analysis/key-numbers.js';
import { findMetric, type MetricName, METRICS, metricValue } from '../metrics.js';
import { isLong } from '../period.js';
import type { Report } from '../report-schema.js';
import { type Change, describeChange, describeMetricChange, metricText, whyMissing } from './describe-changes.js';
import { formatMetric, formatPercent, formatPoints } from './format-numbers.js';

export interface Card {
  readonly label: string;
  readonly value: string;
  /** True if the value is a reason instead of a number. */
  readonly isMissing: boolean;
  /** What a rate is a rate of, such as `97 votes`. */
  readonly total?: string;
  /** The value of the previous period. */
  readonly before?: string;
  readonly change?: Change;
  /** True if the value says nothing, because there were too few votes. */
  readonly isFew: boolean;
}

/** With fewer votes, a rate says nothing. */
const MIN_VOTES = 5;
export const FEW_VOTES = 'too few votes to say more';

export function hasFewVotes(metrics: Report['metrics']): boolean {
  const votes = metricValue(metrics, 'feedback.total');
  return votes !== null && votes > 0 && votes < MIN_VOTES;
}

export function keyCards(report: Report): Card[] {
  const cards = [
    card(report, 'traffic.page-views'),
    card(report, 'feedback.satisfaction-rate', (votes) => pluralize(votes, 'vote')),
    card(report, 'search.no-result-rate', (searches) => pluralize(searches, 'search', 'searches')),
    confidenceCard(report),
  ];
  return cards.filter((one) => one !== undefined);
}

/** Sections that nobody asked for, and numbers that long periods can't have, get no card. */
function hasCard({ projects, period }: Report, name: MetricName, value: number | null): boolean {
  return (
    projects.some(({ sections }) => sections.includes(METRICS[name].section)) && (value !== null || !isLong(period))
  );
}

function card(report: Report, name: MetricName, describeTotal?: (total: number) => string): Card | undefined {
  const { metrics, projects, period } = report;
  const metric = findMetric(metrics, name);
  if (!metric || !hasCard(report, name, metric.value)) return undefined;
  const { value, previous } = metric;
  const definition = METRICS[name];
  const total = 'weight' in definition ? metricValue(metrics, definition.weight) : null;
  const isFew = name === 'feedback.satisfaction-rate' && hasFewVotes(metrics);
  return {
    label: definition.label,
    value: metricText(metric, projects, period),
    isMissing: value === null,
    total: value === null || total === null ? undefined : describeTotal?.(total),
    before: previous === null ? undefined : formatMetric(previous, definition.scale, period),
    change: isFew || value === null || previous === null ? undefined : describeMetricChange(metric),
    isFew,
  };
}

function confidenceCard(report: Report): Card | undefined {
  const { metrics, projects, period } = report;
  const { value, previous, total, changePoints, direction } = lowConfidenceShare(metrics);
  if (!hasCard(report, 'ai.low-confidence', value)) return undefined;
  const why = total === 0 ? 'no questions' : whyMissing('ai.low-confidence', projects, period);
  return {
    label: METRICS['ai.low-confidence'].label,
    value: value === null ? why : formatPercent(value),
    isMissing: value === null,
    total: value === null ? undefined : pluralize(total ?? 0, 'question'),
    before: previous === null ? undefined : formatPercent(previous),
    change: describeChange(formatPoints(changePoints), direction),
    isFew: false,
  };
}
