/** Builds reports with as many rows as inputs allow, and with texts as long as readers type them. */
import { METRIC_NAMES, METRICS, metricOf } from '../../../src/commands/analytics-report/metrics.js';
import type { Daily, Project, ToDo } from '../../../src/commands/analytics-report/report-schema.js';
import { projectOf } from './report-fixtures.js';

const DAY_MS = 86_400_000;
const WORDS =
  'how do I rotate the key of a webhook behind a proxy when the provider returns error e1042 after migration'.split(
    ' ',
  );

function daysFrom(startDate: string, count: number): Daily[] {
  return Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.parse(startDate) + index * DAY_MS);
    const isWeekend = time.getUTCDay() % 6 === 0;
    const views = (isWeekend ? 9_000 : 31_000) + ((index * 7_919) % 6_000);
    return {
      date: time.toISOString().slice(0, 10),
      pageViews: views,
      sessions: Math.round(views / 3),
      searches: Math.round(views / 9),
      questions: Math.round(views / 40),
    };
  });
}

const sentence = (index: number, length: number): string =>
  Array.from({ length }, (_, word) => WORDS[(index * 5 + word * 3) % WORDS.length]).join(' ');

/** @param rows the number of rows of every table */
export function largeProject(rows: number, days: number, fields: Partial<Project> = {}): Project {
  const list = Array.from({ length: rows }, (_, index) => index);
  const page = (index: number) => ({
    path: `/guides/${sentence(index, 3).replaceAll(' ', '-')}/part-${index}`,
    title: `${sentence(index, 4)} (${index})`,
  });
  const daily = daysFrom('2026-06-09', days);
  const dailyBefore = daysFrom(new Date(Date.parse('2026-06-09') - days * DAY_MS).toISOString().slice(0, 10), days);
  const change = (index: number) => ({ previous: 2_000 + index * 11, isBound: false, p: 0.001 });
  return projectOf({
    title: 'Example Docs',
    site: 'https://docs.example.com/',
    period: {
      name: null,
      startDate: daily[0]?.date ?? '',
      endDate: daily.at(-1)?.date ?? '',
      days,
      leftOut: null,
      previous: { startDate: dailyBefore[0]?.date ?? '', endDate: dailyBefore.at(-1)?.date ?? '' },
    },
    metrics: METRIC_NAMES.map((name, index) => {
      const { scale } = METRICS[name];
      const [value, before] = scale === 'percent' ? [78.4, 81.2] : [0.31, 0.27];
      const metric =
        scale === 'count'
          ? metricOf(name, 2_345_678 - index * 170_000, 2_245_678 - index * 160_000)
          : metricOf(name, value, before);
      return { ...metric, p: 0.0001, beyondChance: true };
    }),
    daily,
    dailyBefore,
    moved: {
      pages: list.map((index) => ({ ...page(index), sessions: 4_000 - index * 30, ...change(index) })),
      searches: list.map((index) => ({ query: sentence(index, 4), searches: 4_000 - index * 30, ...change(index) })),
      lookedAt: 200,
    },
    poorFeedback: list.map((index) => ({
      ...page(index),
      likes: 10,
      dislikes: 40,
      satisfactionRate: 20,
      sessions: 900,
      readers: 600 - index,
      comments: index < 5 ? [sentence(index, 20), sentence(index + 1, 30), sentence(index + 2, 12)] : [],
    })),
    noResultSearches: list.map((index) => ({
      query: `${sentence(index, 4)} ${index}`,
      searches: 900 - index,
      readers: 700,
      aiEscalations: 40,
    })),
    lowConfidenceQuestions: list.map((index) => ({
      question: `${sentence(index, 14)} ${index}?`,
      count: 400 - index,
      readers: 300,
      lowestConfidence: 0.12,
      paths: [page(index).path, page(index + 1).path, page(index + 2).path],
      lastAskedAt: '2026-09-06T10:00:00Z',
    })),
    pages: list.map((index) => ({
      ...page(index),
      pageViews: 90_000 - index * 800,
      sessions: 30_000 - index * 250,
      previousSessions: 29_000 - index * 230,
      trend: Array.from({ length: 13 }, (_, part) => 4_000 + ((part * index * 37) % 3_000)),
    })),
    referrers: list.map((index) => ({
      referrer: `https://www.site-${index}.example/${sentence(index, 5).replaceAll(' ', '/')}?q=1`,
      pageViews: 9_000 - index * 70,
      percentage: 12.34,
    })),
    feedback: list.map((index) => ({
      ...page(index),
      likes: 300 - index,
      dislikes: 20 + index,
      comments: 7,
      satisfactionRate: 80,
    })),
    searchQueries: list.map((index) => ({
      query: `${sentence(index + 3, 4)} ${index}`,
      searches: 9_000 - index * 60,
      noResults: index % 3 === 0,
      clicks: 3_000,
      aiEscalations: 120,
    })),
    searchPages: list.map((index) => ({
      ...page(index),
      searches: 9_000 - index,
      noResultSearches: 900,
      noResultRate: 0.1,
    })),
    dislikedAnswers: list.map((index) => ({
      question: `${sentence(index, 14)} ${index}?`,
      answer: sentence(index, 40),
      count: 3,
      readers: 3,
      path: page(index).path,
      date: '2026-09-06',
    })),
    ...fields,
  });
}

/** Returns as many to-dos as a report has. */
export function largeToDos(project: string | null = null): ToDo[] {
  return [0, 1, 2, 3, 4].map((index) => ({
    verb: index % 2 === 0 ? 'Rewrite' : 'Write about',
    path: index % 2 === 0 ? `/guides/part-${index}` : null,
    title: index % 2 === 0 ? sentence(index, 4) : null,
    words: index % 2 === 0 ? null : sentence(index, 4),
    readersPerWeek: 900 - index,
    effect: `about ${900 - index} readers a week`,
    evidence: ['40 of 50 votes are dislikes, at 900 sessions.'],
    quotes: index % 2 === 0 ? [sentence(index, 20)] : [],
    sources: [index % 2 === 0 ? 'Feedback' : 'Search'],
    project,
  }));
}
