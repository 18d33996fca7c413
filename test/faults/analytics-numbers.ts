/**
 * Counts the numbers that a report has to show from the visits of the service, without code of src. Each entry is a part
 * of the report that can be missing by itself.
 */
import type { Report } from '../../src/commands/analytics-report/numbers/report-schema.js';
import type { Emulator } from '../../emulator/emulator.js';
import { KEY } from './fixture.js';

type Visits = ReturnType<Emulator['state']['readers']['sessionsDuring']>;
type Project = Report['project'];
type Part = readonly [section: string, what: string];

interface Fact {
  readonly part: Part;
  /** Lists the requests that the part needs. */
  readonly route: string;
  /** Lists further requests whose failure the same note tells. */
  readonly otherRoute?: string;
  /** Lists rows in the order of the report. */
  readonly told: (project: Project) => unknown;
  readonly counted: (visits: Visits, before: Visits) => unknown;
  /** Holds the note that stands in for a missing part. */
  readonly without: unknown;
}

/** Notes and warnings call missing parts by these names. */
export const nameOf = ([section, what]: Part): string => `${section}: ${what}`;

const LOW_CONFIDENCE = 0.5;
/** Pages with fewer votes are never called poor. */
const MIN_VOTES = 5;

const metric = ({ metrics }: Project, name: string): number | null =>
  metrics.find((one) => one.name === name)?.value ?? null;
const metricBefore = ({ metrics }: Project, name: string): number | null =>
  metrics.find((one) => one.name === name)?.previous ?? null;
const views = (visits: Visits) => visits.flatMap((visit) => visit.views.map((view) => ({ ...view, visit })));
const votes = (visits: Visits) => visits.flatMap(({ feedback }) => feedback);
const questions = (visits: Visits) => visits.flatMap((visit) => visit.questions.map((one) => ({ ...one, visit })));
const searches = (visits: Visits) => visits.flatMap((visit) => visit.searches.map((one) => ({ ...one, visit })));
const readers = (events: readonly { readonly visit: { readonly id: string } }[]): number =>
  new Set(events.map(({ visit }) => visit.id)).size;
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
const shown = (typed: string): string => typed.replaceAll(KEY, '***');
const isFailed = ({ hasResults }: { readonly hasResults: boolean }): boolean => !hasResults;

/** Maps keys to counts, the largest first. The visits are made so that no two counts are equal. */
function tally(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function byDay(events: readonly { readonly at: number }[]): [string, number][] {
  const days = tally(events.map(({ at }) => new Date(at).toISOString().slice(0, 10)));
  return days.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the days with events. */
const days = ({ daily }: Project, name: 'pageViews' | 'searches' | 'questions'): [string, number][] =>
  daily.flatMap((day): [string, number][] => (day[name] ? [[day.date, day[name]]] : []));

function poorPaths(visits: Visits): string[] {
  const disliked = tally(votes(visits).flatMap(({ path, type }) => (type === 'dislike' ? [path] : [])));
  return disliked.flatMap(([path, count]) => (count >= MIN_VOTES ? [path] : []));
}

const unsure = (visits: Visits) => questions(visits).filter(({ confidence }) => (confidence ?? 1) < LOW_CONFIDENCE);

/** Returns the votes, the comments, and the percentage of likes. */
function ratings(visits: Visits): (number | null)[] {
  const all = votes(visits);
  const rate = share(all.filter(({ type }) => type === 'like').length, all.length);
  return [all.length, all.filter(({ text }) => text !== null).length, rate && Math.round(rate * 10_000) / 100];
}

const SEARCH_TOTALS = ['total', 'sessions', 'no-result-rate', 'click-through-rate'].map((name) => `search.${name}`);

function searchTotals(visits: Visits): (number | null)[] {
  const all = searches(visits);
  const clicked = all.filter(({ isClicked }) => isClicked).length;
  return [all.length, readers(all), share(all.filter(isFailed).length, all.length), share(clicked, all.length)];
}

/** The note that stands in for each part of the previous period. Several requests of a section share it. */
export const PREVIOUS = 'data of the previous period';

const byPath = ([a = null]: (string | number | null)[], [b = null]: (string | number | null)[]): number =>
  String(a) < String(b) ? -1 : 1;

export const FACTS: readonly Fact[] = [
  {
    part: ['overview', 'page views and sessions'],
    route: 'GET /analytics/overview',
    told: (project) => ['traffic.page-views', 'traffic.sessions'].map((name) => metric(project, name)),
    counted: (visits) => [views(visits).length, readers(views(visits))],
    without: [null, null],
  },
  {
    part: ['overview', PREVIOUS],
    route: 'GET /analytics/overview',
    told: (project) => ['traffic.page-views', 'traffic.sessions'].map((name) => metricBefore(project, name)),
    counted: (_, before) => [views(before).length, readers(views(before))],
    without: [null, null],
  },
  {
    part: ['traffic', 'daily page views'],
    route: 'GET /analytics/traffic',
    told: (project) => days(project, 'pageViews'),
    counted: (visits) => byDay(views(visits)),
    without: [],
  },
  {
    part: ['pages', 'top pages'],
    route: 'GET /analytics/pages',
    told: ({ pages }) => pages?.map(({ path, pageViews }) => [path, pageViews]),
    counted: (visits) => tally(views(visits).map(({ path }) => path)),
    without: undefined,
  },
  {
    part: ['referrers', 'top referrers'],
    route: 'GET /analytics/referrers',
    told: ({ referrers }) => referrers?.map(({ referrer, pageViews }) => [referrer, pageViews]),
    counted: (visits) => tally(views(visits).map(({ visit }) => visit.referrer || '(direct)')),
    without: undefined,
  },
  {
    part: ['feedback', 'votes and comments'],
    route: 'GET /analytics/feedback',
    told: (project) => [
      ...['feedback.total', 'feedback.comments', 'feedback.satisfaction-rate'].map((name) => metric(project, name)),
      project.feedback?.map(({ path, likes, dislikes }) => [path, likes + dislikes]),
    ],
    counted: (visits) => [...ratings(visits), tally(votes(visits).map(({ path }) => path))],
    without: [null, null, null, undefined],
  },
  {
    part: ['feedback', 'pages with poor feedback'],
    route: 'GET /analytics/feedback',
    told: ({ poorFeedback }) => poorFeedback?.map(({ path }) => path),
    counted: poorPaths,
    without: undefined,
  },
  {
    part: ['feedback', 'comments on pages with poor feedback'],
    route: 'GET /analytics/feedback/comments',
    told: ({ poorFeedback }) => (poorFeedback ?? []).flatMap(({ comments }) => comments),
    counted: (visits) => {
      const poor = poorPaths(visits);
      const told = votes(visits).filter(({ path, type }) => poor.includes(path) && type === 'dislike');
      return told.sort((a, b) => b.at - a.at).flatMap(({ text }) => text ?? []);
    },
    without: [],
  },
  {
    part: ['ai', 'daily questions'],
    route: 'GET /analytics/ai/volume',
    told: (project) => days(project, 'questions'),
    counted: (visits) => byDay(questions(visits)),
    without: [],
  },
  {
    part: ['ai', 'questions with low-confidence answers'],
    route: 'GET /analytics/ai/questions',
    told: (project) => [
      metric(project, 'ai.low-confidence'),
      project.lowConfidenceQuestions?.map(({ question, count }) => [question, count]),
    ],
    counted: (visits) => [unsure(visits).length, tally(unsure(visits).map(({ question }) => question))],
    without: [null, undefined],
  },
  {
    part: ['ai', 'disliked answers'],
    route: 'GET /analytics/ai/answer-feedback',
    told: ({ dislikedAnswers }) => dislikedAnswers?.map(({ question, count }) => [question, count]),
    counted: (visits) =>
      tally(questions(visits).flatMap(({ verdict, question }) => (verdict === 'dislike' ? [question] : []))),
    without: undefined,
  },
  {
    part: ['search', 'search totals'],
    route: 'GET /analytics/search',
    told: (project) => SEARCH_TOTALS.map((name) => metric(project, name)),
    counted: searchTotals,
    without: [null, null, null, null],
  },
  {
    part: ['search', 'daily searches'],
    route: 'GET /analytics/search/volume',
    told: (project) => days(project, 'searches'),
    counted: (visits) => byDay(searches(visits)),
    without: [],
  },
  {
    part: ['search', 'top searches'],
    route: 'GET /analytics/search/queries',
    told: (project) => project.searchQueries?.map(({ query, searches: count }) => [query, count]),
    counted: (visits) => tally(searches(visits).map(({ query }) => shown(query))),
    without: undefined,
  },
  {
    part: ['search', 'searches without results'],
    route: 'GET /analytics/search/queries',
    told: ({ noResultSearches }) => noResultSearches?.map(({ query, searches: count }) => [query, count]),
    counted: (visits) =>
      tally(
        searches(visits)
          .filter(isFailed)
          .map(({ query }) => shown(query)),
      ),
    without: undefined,
  },
  {
    part: ['search', 'searches by page'],
    route: 'GET /analytics/search/results',
    told: (project) => project.searchPages?.map(({ path, searches: count }) => [path, count]),
    counted: (visits) => tally(searches(visits).map(({ path }) => path)),
    without: undefined,
  },
  {
    part: ['ai', 'the number of questions'],
    route: 'GET /analytics/ai/questions',
    told: (project) => metric(project, 'ai.questions'),
    counted: (visits) => questions(visits).length,
    without: null,
  },
  {
    part: ['pages', PREVIOUS],
    route: 'GET /analytics/pages',
    told: ({ pages }) => pages?.map(({ path, previousSessions }) => [path, previousSessions]).sort(byPath),
    counted: (visits, before) => {
      const sessions = (path: string): number => readers(views(before).filter((view) => view.path === path));
      const paths = new Set(views(visits).map(({ path }) => path));
      return [...paths].map((path) => [path, sessions(path)]).sort(byPath);
    },
    without: undefined,
  },
  {
    part: ['feedback', PREVIOUS],
    route: 'GET /analytics/feedback',
    told: (project) =>
      ['total', 'comments', 'satisfaction-rate'].map((name) => metricBefore(project, `feedback.${name}`)),
    counted: (_, before) => ratings(before),
    without: [null, null, null],
  },
  {
    part: ['ai', PREVIOUS],
    route: 'GET /analytics/ai/questions',
    told: (project) => ['questions', 'low-confidence'].map((name) => metricBefore(project, `ai.${name}`)),
    counted: (_, before) => [questions(before).length, unsure(before).length],
    without: [null, null],
  },
  {
    part: ['search', PREVIOUS],
    route: 'GET /analytics/search',
    otherRoute: 'GET /analytics/search/queries',
    told: (project) => SEARCH_TOTALS.map((name) => metricBefore(project, name)),
    counted: (_, before) => searchTotals(before),
    without: SEARCH_TOTALS.map(() => null),
  },
];

/** If its own request failed, the number of questions is the sum of the days. */
export const QUESTIONS = nameOf(['ai', 'the number of questions']);
