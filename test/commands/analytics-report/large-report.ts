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

const page = (index: number) => ({
  path: `/guides/${sentence(index, 3).replaceAll(' ', '-')}/part-${index}`,
  title: `${sentence(index, 4)} (${index})`,
});

/** Returns each number and text that the rows of the tables have, with as many digits and words as readers cause. */
function rowOf(index: number) {
  const query = `${sentence(index, 4)} ${index}`;
  const question = `${sentence(index, 14)} ${index}?`;
  const numbers = { searches: 9_000 - index * 60, pageViews: 90_000 - index * 800, sessions: 30_000 - index * 250 };
  const people = { readers: 600 - index, count: 400 - index, aiEscalations: 120, clicks: 3_000 };
  const votes = { likes: 300 - index, dislikes: 20 + index, satisfactionRate: 80 };
  const { path } = page(index);
  return { ...page(index), query, question, ...numbers, ...people, ...votes, paths: [path, `${path}/a`, `${path}/b`] };
}

/** @param rows the number of rows of every table */
export function largeProject(rows: number, days: number, fields: Partial<Project> = {}): Project {
  const list = Array.from({ length: rows }, (_, index) => rowOf(index));
  const daily = daysFrom('2026-06-09', days);
  const dailyBefore = daysFrom(new Date(Date.parse('2026-06-09') - days * DAY_MS).toISOString().slice(0, 10), days);
  const change = (row: { sessions: number }) => ({ previous: row.sessions / 2, isBound: false, p: 0.001 });
  const comments = [sentence(0, 20), sentence(1, 30), sentence(2, 12)];
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
      pages: list.map((row) => ({ ...row, ...change(row) })),
      searches: list.map((row) => ({ ...row, ...change(row) })),
      lookedAt: 200,
    },
    poorFeedback: list.map((row, index) => ({ ...row, comments: index < 5 ? comments : [] })),
    noResultSearches: list,
    lowConfidenceQuestions: list.map((row) => ({
      ...row,
      lowestConfidence: 0.12,
      lastAskedAt: '2026-09-06T10:00:00Z',
    })),
    pages: list.map((row, index) => ({
      ...row,
      previousSessions: 29_000 - index * 230,
      trend: Array.from({ length: 13 }, (_, part) => 4_000 + ((part * index * 37) % 3_000)),
    })),
    referrers: list.map(({ pageViews }, index) => ({
      referrer: `https://www.site-${index}.example/${sentence(index, 5).replaceAll(' ', '/')}?q=1`,
      pageViews,
      percentage: 12.34,
    })),
    feedback: list.map((row) => ({ ...row, comments: 7 })),
    searchQueries: list.map((row, index) => ({
      ...row,
      query: `${sentence(index + 3, 4)} ${index}`,
      noResults: index % 3 === 0,
    })),
    searchPages: list.map((row) => ({ ...row, noResultSearches: 900, noResultRate: 0.1 })),
    dislikedAnswers: list.map((row, index) => ({ ...row, answer: sentence(index, 40), date: '2026-09-06' })),
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
