/** Builds reports for tests: every table has a row, with reader text in every field that readers can type. */
import { decideVerdict } from '../../../src/commands/analytics-report/analysis/verdict.js';
import { METRIC_NAMES, metricOf } from '../../../src/commands/analytics-report/numbers/metrics.js';
import { addDays } from '../../../src/commands/analytics-report/numbers/period.js';
import type { Daily, Project, Report, ToDo } from '../../../src/commands/analytics-report/numbers/report-schema.js';

const PERIOD = {
  name: 'last-7-days',
  startDate: '2026-08-31',
  endDate: '2026-09-06',
  days: 7,
  leftOut: null,
  previous: { startDate: '2026-08-24', endDate: '2026-08-30' },
};

/** Returns a week in which every day has that many sessions more than the day before. */
function daysFrom(startDate: string, rise: number): Daily[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const numbers = { pageViews: day * rise * 10, sessions: day * rise, searches: day, questions: day };
    return { date: addDays(startDate, day), ...numbers };
  });
}

/**
 * @param readerText the text in every field that readers can type, also at the end of paths
 * @param title the text that the authors of the pages type
 */
export function projectOf(fields: Partial<Project> = {}, readerText = 'typed', title = 'Install'): Project {
  const page = { path: `/guides/install?q=${readerText}`, title };
  return {
    title: null,
    site: null,
    period: PERIOD,
    metrics: METRIC_NAMES.map((name, index) => metricOf(name, index / 11, null)),
    daily: daysFrom('2026-09-01', 10),
    dailyBefore: daysFrom('2026-08-24', 9),
    outages: [],
    uncompared: [],
    sight: 'clear',
    largestChanges: [{ ...page, previousPath: null, sessions: 90, previous: 30 }],
    pages: [{ ...page, pageViews: 1234, sessions: 12, previousSessions: 10 }],
    referrers: [{ referrer: readerText, pageViews: 3, percentage: 33.33 }],
    feedback: [{ ...page, likes: 1, dislikes: 2, comments: 1, satisfactionRate: 33.3 }],
    poorFeedback: [
      {
        ...page,
        likes: 1,
        dislikes: 8,
        satisfactionRate: 11.1,
        sessions: 12,
        readers: 7.5,
        comments: [readerText, readerText],
      },
    ],
    searchQueries: [{ query: readerText, searches: 3, noResults: true, clicks: 0, aiEscalations: 1 }],
    noResultSearches: [{ query: readerText, searches: 3, aiEscalations: 1 }],
    searchPages: [{ ...page, searches: 3, noResultSearches: 1, noResultRate: 0.3333 }],
    lowConfidenceQuestions: [
      {
        question: readerText,
        count: 2,
        readers: 2,
        lowestConfidence: 0.1,
        paths: [page.path],
        lastAskedAt: '2026-09-06T10:00:00Z',
      },
    ],
    dislikedAnswers: [
      { question: readerText, answer: readerText, count: 1, readers: 1, path: page.path, date: '2026-09-06' },
    ],
    lists: [{ table: 'lowConfidenceQuestions', total: 389, read: 200 }],
    notes: [],
    ...fields,
  };
}

/** Returns a to-do about what a reader typed, and one about a page. */
export function toDosOf(readerText = 'typed', title = 'Install'): ToDo[] {
  const effect = { count: 58, unit: 'readers', effect: 'about 58 readers' } as const;
  const quotes = [{ text: readerText, count: 2 }];
  const page = { path: `/guides/install?q=${readerText}`, title, words: null, quotes };
  return [
    { ...effect, ...page, verb: 'Rewrite', evidence: ['8 of 9 votes are dislikes.'], sources: ['Feedback'] },
    {
      count: 8,
      unit: 'searches',
      effect: '8 searches',
      path: null,
      title: null,
      words: readerText,
      quotes: [],
      verb: 'Write about',
      evidence: ['8 searches found nothing.', `Typed as “${readerText}” 5 and “x” 3.`],
      sources: ['Search'],
    },
  ];
}

export function reportOf(project = projectOf(), fields: Partial<Report> = {}): Report {
  const { thresholds = [] } = fields;
  return {
    schemaVersion: 3,
    report: 'analytics-report',
    generatedAt: '2026-09-07T08:00:00.000Z',
    verdict: decideVerdict({ thresholds, project }),
    toDos: toDosOf(),
    thresholds,
    project,
    ...fields,
  };
}
