/** Says in one sentence what a report means. The first rule that holds decides. Pure. */
import { type Direction, directionOf, lowConfidenceShare } from '../analysis/key-numbers.js';
import { findMetric, type MetricName } from '../metrics.js';
import type { Report } from '../report-schema.js';
import { formatDays, periodNoun } from './format-dates.js';
import { formatChange, formatCount } from './format-numbers.js';

export interface Verdict {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'neutral';
}

export function describeVerdict(report: Report): Verdict {
  const { metrics, thresholds, period } = report;
  const unmet = thresholds.filter(({ met }) => !met).length;
  if (unmet > 0) return { text: describeUnmet(unmet, thresholds.length), tone: 'bad' };
  const changes = describeChanges(report);
  const decisive =
    changes.find(({ direction }) => direction === 'worse') ?? changes.find(({ direction }) => direction === 'better');
  if (decisive) return { text: decisive.text, tone: decisive.direction === 'better' ? 'good' : 'bad' };
  const views = findMetric(metrics, 'traffic.page-views');
  const traffic = views ? directionOf(views) : null;
  if (views && (traffic === 'up' || traffic === 'down')) {
    const amount =
      views.changePercent === null ? '' : ` by ${formatChange(Math.abs(views.changePercent)).replace('+', '')}`;
    return { text: `Traffic ${traffic === 'up' ? 'grew' : 'fell'}${amount}.`, tone: 'neutral' };
  }
  if (metrics.some((metric) => directionOf(metric) !== null))
    return { text: `A steady ${periodNoun(period)}: nothing changed beyond chance.`, tone: 'neutral' };
  const days = formatDays(period.days);
  return {
    text: views?.value == null ? `What readers did in ${days}.` : `${formatCount(views.value)} page views in ${days}.`,
    tone: 'neutral',
  };
}

/** `3 of 4 thresholds aren't met.` */
export function describeUnmet(unmet: number, count: number): string {
  if (count === 1) return "The threshold isn't met.";
  return `${unmet} of ${count} thresholds ${unmet === 1 ? "isn't" : "aren't"} met.`;
}

interface Change {
  readonly direction: Direction | null;
  readonly text: string;
}

function describeChanges({ metrics }: Report): Change[] {
  const change = (direction: Direction | null, better: string, worse: string): Change => {
    return { direction, text: direction === 'better' ? better : worse };
  };
  const of = (name: MetricName): Direction | null => {
    const metric = findMetric(metrics, name);
    return metric ? directionOf(metric) : null;
  };
  return [
    change(
      of('feedback.satisfaction-rate'),
      'Readers are more satisfied than before.',
      'Readers are less satisfied than before.',
    ),
    change(of('search.no-result-rate'), 'Searches find more than before.', 'Searches find less than before.'),
    change(
      lowConfidenceShare(metrics).direction,
      'The AI assistant is more confident than before.',
      'The AI assistant is less confident than before.',
    ),
  ];
}
