/** Says in one sentence what a report means. The first rule that holds decides. Pure. */
import type { Sign } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import { type Direction, directionOf, lowConfidenceShare } from '../analysis/key-numbers.js';
import { findMetric, type MetricName } from '../metrics.js';
import type { Report } from '../report-schema.js';
import { formatDays, periodNoun } from './format-dates.js';
import { formatChange } from './format-numbers.js';
import { isEmpty, NO_READERS } from './explain-report.js';
import { hasFewVotes } from './key-cards.js';

export interface Verdict {
  /** The whole sentence: `A steady week: nothing changed beyond chance.` */
  readonly text: string;
  /** A clause that follows a name and a colon: `a steady week`. */
  readonly clause: string;
  /** Very few words: `steady`. */
  readonly words: string;
  readonly sign: Sign;
}

export function describeVerdict(report: Report): Verdict {
  const { metrics, thresholds, period } = report;
  const unmet = thresholds.filter(({ met }) => !met).length;
  if (unmet > 0) return describeUnmet(unmet, thresholds.length);
  if (isEmpty(report)) return verdict(NO_READERS, 'no readers', 'neutral');
  const changes = rateChanges(report);
  const decisive =
    changes.find(({ direction }) => direction === 'worse') ?? changes.find(({ direction }) => direction === 'better');
  if (decisive) {
    const isBetter = decisive.direction === 'better';
    const [text, words] = isBetter ? decisive.better : decisive.worse;
    return verdict(`${text} than before`, words, isBetter ? 'good' : 'warning');
  }
  const views = findMetric(metrics, 'traffic.page-views');
  const traffic = views ? directionOf(views) : null;
  if (views && (traffic === 'up' || traffic === 'down')) {
    const amount =
      views.changePercent === null ? '' : ` by ${formatChange(Math.abs(views.changePercent)).replace('+', '')}`;
    const words = `traffic ${traffic === 'up' ? 'grew' : 'fell'}`;
    return verdict(`Traffic ${traffic === 'up' ? 'grew' : 'fell'}${amount}`, words, 'neutral');
  }
  if (metrics.some((metric) => directionOf(metric) !== null)) {
    const clause = `a steady ${periodNoun(period)}`;
    const text = `A steady ${periodNoun(period)}: nothing changed beyond chance.`;
    return { text, clause, words: 'steady', sign: 'good' };
  }
  const days = formatDays(period.days);
  if (views?.value == null) return verdict(`What readers did in ${days}`, 'no comparison', 'good');
  const count = pluralize(views.value, 'page view');
  return verdict(`${count} in ${days}`, count, 'good');
}

/** `3 of 4 thresholds aren't met.` */
export function describeUnmet(unmet: number, count: number): Verdict {
  const plural = `${unmet} of ${count} thresholds ${unmet === 1 ? "isn't" : "aren't"} met`;
  const words = count === 1 ? 'threshold not met' : 'thresholds not met';
  return verdict(count === 1 ? "The threshold isn't met" : plural, words, 'warning');
}

function verdict(sentence: string, words: string, sign: Sign): Verdict {
  const clause = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return { text: `${sentence}.`, clause, words, sign };
}

interface RateChange {
  readonly direction: Direction | null;
  /** A sentence without its end, and very few words. */
  readonly better: readonly [string, string];
  readonly worse: readonly [string, string];
}

/** The change that matters most comes first. */
function rateChanges({ metrics }: Report): RateChange[] {
  const of = (name: MetricName): Direction | null => {
    const metric = findMetric(metrics, name);
    return metric ? directionOf(metric) : null;
  };
  return [
    {
      direction: hasFewVotes(metrics) ? null : of('feedback.satisfaction-rate'),
      better: ['Readers are more satisfied', 'more satisfied'],
      worse: ['Readers are less satisfied', 'less satisfied'],
    },
    {
      direction: of('search.no-result-rate'),
      better: ['Searches find more', 'searches find more'],
      worse: ['Searches find less', 'searches find less'],
    },
    {
      direction: lowConfidenceShare(metrics).direction,
      better: ['The AI assistant is more confident', 'AI more confident'],
      worse: ['The AI assistant is less confident', 'AI less confident'],
    },
  ];
}
