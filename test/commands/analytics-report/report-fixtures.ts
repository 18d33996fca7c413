/** Builds reports for tests: every table and insight has a row, with reader text in every field that readers can type. */
import { METRIC_NAMES, metricOf } from '../../../src/commands/analytics-report/metrics.js';
import type { Project, Report } from '../../../src/commands/analytics-report/report-schema.js';

const PERIOD = {
  name: 'last-7-days',
  startDate: '2026-08-31',
  endDate: '2026-09-06',
  days: 7,
  isOpen: false,
  previous: { startDate: '2026-08-24', endDate: '2026-08-30' },
};

/**
 * @param readerText the text in every field that readers can type, also at the end of paths
 * @param title the text that the authors of the pages type
 */
export function projectOf(fields: Partial<Project> = {}, readerText = 'typed', title = 'Install'): Project {
  const change = { value: 90, previous: 30, previousIsUpperBound: false, changePercent: 200 };
  const text = { finding: 'Something was found.', action: 'Do something.' };
  const page = { path: `/guides/install?q=${readerText}`, title };
  return {
    name: null,
    title: null,
    site: null,
    sections: ['overview', 'traffic', 'pages', 'referrers', 'feedback', 'ai', 'search'],
    period: PERIOD,
    metrics: METRIC_NAMES.map((name, index) => metricOf(name, index / 11, null)),
    daily: Array.from({ length: 7 }, (_, day) => ({
      date: `2026-09-0${day + 1}`,
      pageViews: day * 100,
      sessions: day * 10,
      searches: day,
      questions: day,
    })),
    dailyBefore: Array.from({ length: 7 }, (_, day) => ({
      date: `2026-08-${24 + day}`,
      pageViews: day * 90,
      sessions: day * 9,
      searches: day,
      questions: day,
    })),
    insights: [
      {
        kind: 'high-traffic-poor-feedback',
        ...text,
        items: [{ ...page, pageViews: 9, likes: 1, dislikes: 8, dissatisfiedViews: 5 }],
      },
      {
        kind: 'poor-feedback',
        ...text,
        items: [
          {
            ...page,
            likes: 1,
            dislikes: 8,
            satisfactionRate: 11.1,
            dislikeRateLowerBound: 0.5,
            comments: [readerText, readerText],
          },
        ],
      },
      { kind: 'no-result-searches', ...text, items: [{ query: readerText, searches: 3, aiEscalations: 1 }] },
      {
        kind: 'low-confidence-questions',
        ...text,
        items: [
          {
            question: readerText,
            count: 2,
            lowestConfidence: 0.1,
            paths: [page.path],
            lastAskedAt: '2026-09-06T10:00:00Z',
          },
        ],
      },
      { kind: 'traffic-changes', ...text, items: [{ ...page, ...change }] },
      { kind: 'search-changes', ...text, items: [{ query: readerText, ...change, previousIsUpperBound: true }] },
    ],
    pages: [{ ...page, pageViews: 1234, sessions: 12, previous: 1000, trend: [1, 2, 3] }],
    referrers: [{ referrer: readerText, pageViews: 3, percentage: 33.33 }],
    feedback: [{ ...page, likes: 1, dislikes: 2, comments: 1, satisfactionRate: 33.3 }],
    searchQueries: [{ query: readerText, searches: 3, noResults: true, clicks: 0, aiEscalations: 1 }],
    searchPages: [{ ...page, searches: 3, noResultSearches: 1, noResultRate: 0.3333 }],
    dislikedAnswers: [{ question: readerText, answer: readerText, path: page.path, date: '2026-09-06' }],
    notes: [],
    ...fields,
  };
}

export function reportOf(projects: Project[] = [projectOf()]): Report {
  const [first = projectOf()] = projects;
  return {
    schemaVersion: 1,
    report: 'analytics-report',
    generatedAt: '2026-09-07T08:00:00.000Z',
    period: first.period,
    metrics: first.metrics,
    daily: first.daily,
    thresholds: [],
    notes: [],
    projects,
  };
}
