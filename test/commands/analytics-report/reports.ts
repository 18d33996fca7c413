/** Reports for tests: every table and every insight has a row, with a reader's words wherever readers may type. */
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
 * @param words what stands wherever a reader can type, behind the path of a page included
 * @param title what stands where the authors of the pages can
 */
export function projectOf(change: Partial<Project> = {}, words = 'typed', title = 'Install'): Project {
  const mover = { value: 90, previous: 30, previousIsAtMost: false, changePercent: 200 };
  const told = { finding: 'Something was found.', action: 'Do something.' };
  const page = { path: `/guides/install?q=${words}`, title };
  return {
    name: null,
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
    insights: [
      { kind: 'costly-pages', ...told, items: [{ ...page, pageViews: 9, likes: 1, dislikes: 8, unhappyViews: 5 }] },
      {
        kind: 'poor-feedback',
        ...told,
        items: [
          { ...page, likes: 1, dislikes: 8, satisfactionRate: 11.1, dislikedByAtLeast: 0.5, comments: [words, words] },
        ],
      },
      { kind: 'no-result-searches', ...told, items: [{ query: words, searches: 3, aiEscalations: 1 }] },
      {
        kind: 'unsure-questions',
        ...told,
        items: [
          { question: words, times: 2, lowestConfidence: 0.1, paths: [page.path], lastAsked: '2026-09-06T10:00:00Z' },
        ],
      },
      { kind: 'page-movers', ...told, items: [{ ...page, ...mover }] },
      { kind: 'search-movers', ...told, items: [{ query: words, ...mover, previousIsAtMost: true }] },
    ],
    pages: [{ ...page, pageViews: 1234, sessions: 12 }],
    referrers: [{ referrer: words, pageViews: 3, percentage: 33.33 }],
    feedback: [{ ...page, likes: 1, dislikes: 2, comments: 1, satisfactionRate: 33.3 }],
    searchQueries: [{ query: words, searches: 3, noResults: true, clicks: 0, aiEscalations: 1 }],
    searchPages: [{ ...page, searches: 3, noResultSearches: 1, noResultRate: 0.3333 }],
    dislikedAnswers: [{ question: words, answer: words, path: page.path, date: '2026-09-06' }],
    notes: [],
    ...change,
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
