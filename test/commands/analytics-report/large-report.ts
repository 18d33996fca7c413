/** Builds reports with as many rows as inputs allow, and with texts as long as readers type them. */
import { METRIC_NAMES, METRICS, metricOf } from '../../../src/commands/analytics-report/numbers/metrics.js';
import type { Daily, Project, ToDo } from '../../../src/commands/analytics-report/numbers/report-schema.js';
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
function rowOf(_: unknown, index: number) {
  const { path, title } = page(index);
  const sessions = 30_000 - index * 250;
  return {
    ...{ path, title, sessions, previousSessions: 29_000 - index * 230, pageViews: 90_000 - index * 800 },
    referrer: `https://www.site-${index}.example/${sentence(index, 5).replaceAll(' ', '/')}?q=1`,
    percentage: 12.34,
    ...{ likes: 300 - index, dislikes: 20 + index, satisfactionRate: 80, comments: 7 },
    ...{ query: `${sentence(index, 4)} ${index}`, searches: 9_000 - index * 60, noResults: index % 3 === 0 },
    ...{ aiEscalations: 120, clicks: 3_000, noResultSearches: 900, noResultRate: 0.1 },
    ...{ question: `${sentence(index, 14)} ${index}?`, answer: sentence(index, 40), count: 400 - index },
    ...{ readers: 600 - index, lowestConfidence: 0.12, paths: [path, `${path}/a`, `${path}/b`] },
    ...{ lastAskedAt: '2026-09-06T10:00:00Z', date: '2026-09-06' },
    ...{ previous: sessions / 2, previousPath: null },
  };
}

/** @param rows the number of rows of every table */
export function largeProject(rows: number, days: number, fields: Partial<Project> = {}): Project {
  const list = Array.from({ length: rows }, rowOf);
  const daily = daysFrom('2026-06-09', days);
  const dailyBefore = daysFrom(new Date(Date.parse('2026-06-09') - days * DAY_MS).toISOString().slice(0, 10), days);
  const comments = [sentence(0, 20), sentence(1, 30), sentence(2, 12)];
  const rangeOf = (dates: readonly Daily[]) => ({ startDate: dates[0]?.date ?? '', endDate: dates.at(-1)?.date ?? '' });
  return projectOf({
    title: 'Example Docs',
    site: 'https://docs.example.com/',
    period: { name: null, ...rangeOf(daily), days, leftOut: null, previous: rangeOf(dailyBefore) },
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
    largestChanges: list.slice(0, 5),
    pages: list,
    referrers: list,
    feedback: list,
    poorFeedback: list.map((row, index) => ({ ...row, comments: index < 5 ? comments : [] })),
    searchQueries: list.map((row, index) => ({ ...row, query: `${sentence(index + 3, 4)} ${index}` })),
    noResultSearches: list,
    searchPages: list,
    lowConfidenceQuestions: list,
    dislikedAnswers: list,
    ...fields,
  });
}

/** Returns as many to-dos as a report has. */
export function largeToDos(): ToDo[] {
  return [0, 1, 2, 3, 4].map((index) => ({
    verb: index % 2 === 0 ? 'Rewrite' : 'Write about',
    path: index % 2 === 0 ? `/guides/part-${index}` : null,
    title: index % 2 === 0 ? sentence(index, 4) : null,
    words: index % 2 === 0 ? null : sentence(index, 4),
    count: 900 - index,
    unit: 'readers',
    effect: `about ${900 - index} of 900 readers`,
    evidence: ['40 of 50 votes are dislikes.'],
    quotes: index % 2 === 0 ? [{ text: sentence(index, 20), count: 1 }] : [],
    sources: [index % 2 === 0 ? 'Feedback' : 'Search'],
  }));
}
