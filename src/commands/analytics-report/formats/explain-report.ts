/** Explains reports that have less than a usual one: no readers, or a long period. Pure. */
import { pluralize } from '../../../text/pluralize.js';
import { findMetric, metricValue } from '../metrics.js';
import type { Report } from '../report-schema.js';
import { periodNoun } from './format-dates.js';

export const LONG_PERIOD =
  'A period of more than 90 days has page views, searches, questions and daily numbers only, and no comparison.';

/** Returns true if the service recorded no readers at all. */
export function isEmpty({ metrics, daily, projects }: Report): boolean {
  const views = metricValue(metrics, 'traffic.page-views');
  const days = daily.flatMap(({ pageViews, searches, questions }) => [pageViews, searches, questions]);
  const values = [...metrics.map(({ value }) => value), ...days];
  const rows = projects.flatMap(({ pages, feedback, referrers }) =>
    [pages, feedback, referrers].map((table) => table?.length ?? 0),
  );
  return (
    (views === 0 || daily.some(({ pageViews }) => pageViews === 0)) &&
    values.every((value) => value === null || value === 0) &&
    rows.every((count) => count === 0)
  );
}

export const NO_READERS = 'No readers were recorded';

export interface Advice {
  readonly start: string;
  /** A question, and how to answer it. */
  readonly steps: readonly (readonly [string, string])[];
  /** The previous period, if it is known. */
  readonly comparison?: string;
}

/** Says what to check if the service recorded no readers. */
export function emptyReportAdvice({ period, metrics }: Report): Advice {
  const before = findMetric(metrics, 'traffic.page-views')?.previous ?? null;
  const noun = periodNoun(period);
  const count = before === null || before === 0 ? undefined : pluralize(before, 'page view');
  const none = before === 0 ? `There were none the ${noun} before, either.` : undefined;
  return {
    start:
      'In this period, the service recorded no page views, searches, votes and questions. If you expected some, check in this order:',
    steps: [
      ['Is the site live?', 'Open its URL.'],
      [
        'Is it the right project?',
        'An API key belongs to one project. Compare the numbers in the dashboard for the same dates.',
      ],
      ['Are analytics on?', 'They can be off in the settings of the project, and content blockers hide readers.'],
    ],
    comparison: count === undefined ? none : `There ${before === 1 ? 'was' : 'were'} ${count} the ${noun} before.`,
  };
}
