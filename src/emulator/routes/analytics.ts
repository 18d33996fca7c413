import { z } from 'zod';
import * as counts from '../state/analytics-counts.js';
import { badRequest } from '../http-error.js';
import { fraction, integer, text, truth } from './query-params.js';
import { DAY_MS, type Session } from '../state/visits.js';
import { dateOf, type DayRange } from '../state/readers.js';
import { route, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';
import { timestamp } from '../state/context.js';

/** Contract: at most 90 days; pages of at most 100, of AI questions 50. */
const MAX_DAYS = 90;
const MAX_PAGE = 100;
const MAX_QUESTIONS = 50;
const DEFAULT_PAGE = 20;

/** Contract: by default today and the six days before. */
const DEFAULT_DAYS_BEFORE = 6;
const SNIPPET_LENGTH = 120;

const DATE = z
  .string({ error: 'Must be given once' })
  .regex(/^\d{4}-\d\d-\d\d$/, { error: 'Must be a date YYYY-MM-DD', abort: true })
  .refine(
    (date) => !Number.isNaN(Date.parse(date)) && dateOf(Date.parse(date)) === date,
    'Must be a day of the calendar',
  );

const TOP = { limit: integer(1, MAX_PAGE).optional() };
const PAGED = { ...TOP, offset: integer(0).optional() };
const FEEDBACK = {
  ...PAGED,
  pathContains: text().optional(),
  sortBy: z.enum(['totalFeedback', 'likes', 'dislikes', 'comments', 'satisfactionRate']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};
const QUESTIONS = {
  limit: integer(1, MAX_QUESTIONS).optional(),
  offset: integer(0).optional(),
  sessionId: text().optional(),
  maxConfidence: fraction().optional(),
};

/** What an endpoint counts from. */
interface Asked<Query> {
  readonly query: Query;
  readonly range: DayRange;
  readonly sessions: readonly Session[];
  readonly state: EmulatorState;
}

/** What readers did. */
export const ANALYTICS_ROUTES: readonly Route[] = [
  report('overview', {}, ({ sessions }) => counts.overview(sessions)),
  report('traffic', {}, ({ sessions, range }) => ({ series: counts.traffic(sessions, range) })),
  report('pages', TOP, ({ query, sessions, state }) => ({
    pages: counts.pages(sessions, state.readers).slice(0, query.limit ?? DEFAULT_PAGE),
  })),
  report('referrers', TOP, ({ query, sessions }) => ({
    referrers: counts.referrers(sessions).slice(0, query.limit ?? DEFAULT_PAGE),
  })),
  report('feedback', FEEDBACK, ({ query, sessions, state }) => {
    const wanted = query.pathContains?.toLowerCase() ?? '';
    const by = query.sortBy ?? 'totalFeedback';
    const sign = query.sortOrder === 'asc' ? 1 : -1;
    const rows = counts
      .feedbackPages(sessions, state.readers)
      .filter(({ pagePath }) => pagePath.toLowerCase().includes(wanted))
      .sort((a, b) => sign * (a[by] - b[by]));
    const all = sessions.flatMap(({ feedback }) => feedback);
    return { ...cut('pages', rows, query), summary: counts.feedbackSummary(all) };
  }),
  report('feedback/comments', { ...PAGED, pagePath: text() }, ({ query, sessions }) => {
    const comments = counts
      .commentsOn(query.pagePath, sessions)
      .map(({ id, type, text, sessionId, at }) => ({ id, type, text, sessionId, submittedAt: timestamp(at) }));
    return { pagePath: query.pagePath, ...cut('comments', comments, query) };
  }),
  report('ai/questions', QUESTIONS, ({ query, sessions }) => {
    const { sessionId, maxConfidence } = query;
    if (sessionId !== undefined && maxConfidence !== undefined) {
      throw badRequest([{ field: 'maxConfidence', message: 'Cannot be combined with sessionId' }]);
    }
    const questions = counts
      .questions(sessions)
      .filter((one) => sessionId === undefined || one.sessionId === sessionId)
      // Contract: strictly below, unscored left out.
      .filter(({ confidence }) => maxConfidence === undefined || (confidence ?? Infinity) < maxConfidence)
      .map((one) => ({
        question: one.question,
        answer: one.answer,
        pagePath: one.path,
        sessionId: one.sessionId,
        confidenceScore: one.confidence,
        askedAt: timestamp(one.at),
      }));
    return cut('questions', questions, query);
  }),
  report('ai/answer-feedback', PAGED, ({ query, sessions }) => {
    const judged = counts.questions(sessions).flatMap((one) => (one.verdict ? [{ ...one, verdict: one.verdict }] : []));
    const entries = judged.map((one) => ({
      questionId: one.id,
      question: one.question,
      answerSnippet: one.answer.slice(0, SNIPPET_LENGTH),
      type: one.verdict,
      pagePath: one.path,
      sessionId: one.sessionId,
      submittedAt: timestamp(one.at),
    }));
    return { ...cut('entries', entries, query), summary: counts.verdictSummary(judged.map(({ verdict }) => verdict)) };
  }),
  report('ai/volume', {}, ({ sessions, range }) => ({ series: counts.questionVolume(sessions, range) })),
  report('search', {}, ({ sessions }) => counts.searchOverview(sessions)),
  report('search/volume', {}, ({ sessions, range }) => ({ series: counts.searchVolume(sessions, range) })),
  report('search/queries', { ...PAGED, noResultsOnly: truth().optional() }, ({ query, sessions, state }) => {
    const rows = counts
      .searchQueries(sessions)
      .filter(({ noResults, count }) => query.noResultsOnly !== true || noResults === count)
      .map((row) =>
        state.world.settings.noResultsAs === 'count' ? row : { ...row, noResults: row.noResults === row.count },
      );
    return cut('queries', rows, query);
  }),
  report('search/results', TOP, ({ query, sessions, state }) => {
    const rows = counts.searchPages(sessions, state.readers);
    return { pages: rows.slice(0, query.limit ?? DEFAULT_PAGE), total: rows.length };
  }),
];

/** An analytics endpoint: viewer, a range of days, and the range echoed in the answer. */
function report<Shape extends z.ZodRawShape>(
  name: string,
  more: Shape,
  count: (asked: Asked<z.output<z.ZodObject<Shape>>>) => object,
): Route {
  type Query = z.output<z.ZodObject<Shape>>;
  return route({
    name: `GET /analytics/${name}`,
    role: 'viewer',
    dialect: 'statusCode',
    query: z.strictObject({ startDate: DATE.optional(), endDate: DATE.optional(), ...more }),
    answer: ({ state, query }) => {
      const range = rangeOf(query as { startDate?: string; endDate?: string }, state.world.now());
      const sessions = state.readers.during(range);
      return { body: { ...range, ...count({ query: query as unknown as Query, range, sessions, state }) } };
    },
  });
}

function rangeOf(query: { readonly startDate?: string; readonly endDate?: string }, now: number): DayRange {
  const { endDate = dateOf(now) } = query;
  const startDate = query.startDate ?? dateOf(Date.parse(endDate) - DEFAULT_DAYS_BEFORE * DAY_MS);
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  if (days < 1) throw badRequest([{ field: 'endDate', message: 'Must not be before startDate' }]);
  if (days > MAX_DAYS)
    throw badRequest([{ field: 'startDate', message: `The range has ${days} days, at most ${MAX_DAYS}` }]);
  return { startDate, endDate };
}

function cut<Name extends string>(
  name: Name,
  rows: readonly object[],
  { limit = DEFAULT_PAGE, offset = 0 }: { readonly limit?: number | undefined; readonly offset?: number | undefined },
): Record<Name | 'total', unknown> {
  return { [name]: rows.slice(offset, offset + limit), total: rows.length } as Record<Name | 'total', unknown>;
}
