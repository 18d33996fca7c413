/** Handles analytics: what readers viewed, rated, asked and searched. */
import { z } from 'zod';
import * as counts from '../state/readers/analytics-counts.js';
import { badRequest } from '../http-error.js';
import { fraction, integer, text, boolean } from './query-params.js';
import { DAY_MS, type Session } from '../state/readers/visits.js';
import { dateOf, type DayRange } from '../state/readers/readers.js';
import { defineRoute, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';
import { timestamp } from '../state/context.js';

/** Contract: a range has at most 90 days. A page has at most 100 rows, or 50 AI questions. */
const MAX_DAYS = 90;
const MAX_PAGE_SIZE = 100;
const MAX_QUESTIONS_PAGE_SIZE = 50;
const DEFAULT_PAGE_SIZE = 20;

/** Contract: the default range is today and the six days before. */
const DEFAULT_DAYS_BEFORE = 6;
const SNIPPET_LENGTH = 120;

const DATE = z
  .string({ error: 'Must be a single value' })
  .regex(/^\d{4}-\d\d-\d\d$/, { error: 'Must be a date in the format YYYY-MM-DD', abort: true })
  .refine((date) => !Number.isNaN(Date.parse(date)) && dateOf(Date.parse(date)) === date, 'Must be a valid date');

const TOP_QUERY = { limit: integer(1, MAX_PAGE_SIZE).optional() };
const PAGED_QUERY = { ...TOP_QUERY, offset: integer(0).optional() };
const SEARCHES_QUERY = { ...PAGED_QUERY, noResultsOnly: boolean().optional() };
const FEEDBACK_QUERY = {
  ...PAGED_QUERY,
  pathContains: text().optional(),
  sortBy: z.enum(['totalFeedback', 'likes', 'dislikes', 'comments', 'satisfactionRate']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};
const QUESTIONS_QUERY = {
  limit: integer(1, MAX_QUESTIONS_PAGE_SIZE).optional(),
  offset: integer(0).optional(),
  sessionId: text().optional(),
  maxConfidence: fraction().optional(),
};

/** The input of an analytics endpoint. */
interface ReportRequest<Query> {
  readonly query: Query;
  readonly range: DayRange;
  readonly sessions: readonly Session[];
  readonly state: EmulatorState;
}

export const ANALYTICS_ROUTES: readonly Route[] = [
  defineReport('overview', {}, ({ sessions }) => counts.overview(sessions)),
  defineSeries('traffic', 'views', 'pageViews'),
  defineReport('pages', TOP_QUERY, ({ query, sessions, state }) => ({
    pages: counts.pages(sessions, state.readers).slice(0, query.limit ?? DEFAULT_PAGE_SIZE),
  })),
  defineReport('referrers', TOP_QUERY, ({ query, sessions }) => ({
    referrers: counts.referrers(sessions).slice(0, query.limit ?? DEFAULT_PAGE_SIZE),
  })),
  defineReport('feedback', FEEDBACK_QUERY, ({ query, sessions, state }) => {
    const searchText = query.pathContains?.toLowerCase() ?? '';
    const sortBy = query.sortBy ?? 'totalFeedback';
    const sign = query.sortOrder === 'asc' ? 1 : -1;
    const rows = counts
      .feedbackPages(sessions, state.readers)
      .filter(({ pagePath }) => pagePath.toLowerCase().includes(searchText))
      .sort((a, b) => sign * (a[sortBy] - b[sortBy]));
    const all = sessions.flatMap(({ feedback }) => feedback);
    return { ...paginate('pages', rows, query), summary: counts.feedbackSummary(all) };
  }),
  defineReport('feedback/comments', { ...PAGED_QUERY, pagePath: text() }, ({ query, sessions }) => {
    const comments = counts
      .commentsOn(query.pagePath, sessions)
      .map(({ id, type, text, sessionId, at }) => ({ id, type, text, sessionId, submittedAt: timestamp(at) }));
    return { pagePath: query.pagePath, ...paginate('comments', comments, query) };
  }),
  defineReport('ai/questions', QUESTIONS_QUERY, ({ query, sessions }) => {
    const { sessionId, maxConfidence } = query;
    if (sessionId !== undefined && maxConfidence !== undefined) {
      throw badRequest([{ field: 'maxConfidence', message: "Can't be combined with sessionId" }]);
    }
    const questions = counts
      .questions(sessions)
      .filter((question) => sessionId === undefined || question.sessionId === sessionId)
      // Contract: the confidence is strictly below, and unscored questions are excluded.
      .filter(({ confidence }) => maxConfidence === undefined || (confidence ?? Infinity) < maxConfidence)
      .map((question) => ({
        question: question.question,
        answer: question.answer,
        pagePath: question.path,
        sessionId: question.sessionId,
        confidenceScore: question.confidence,
        askedAt: timestamp(question.at),
      }));
    return paginate('questions', questions, query);
  }),
  defineReport('ai/answer-feedback', PAGED_QUERY, ({ query, sessions }) => {
    const rated = counts.questions(sessions).flatMap(({ verdict, ...rest }) => (verdict ? [{ ...rest, verdict }] : []));
    const entries = rated.map((question) => ({
      questionId: question.id,
      question: question.question,
      answerSnippet: question.answer.slice(0, SNIPPET_LENGTH),
      type: question.verdict,
      pagePath: question.path,
      sessionId: question.sessionId,
      submittedAt: timestamp(question.at),
    }));
    const summary = counts.ratingSummary(rated.map(({ verdict }) => verdict));
    return { ...paginate('entries', entries, query), summary };
  }),
  defineSeries('ai/volume', 'questions', 'questions'),
  defineReport('search', {}, ({ sessions }) => counts.searchOverview(sessions)),
  defineSeries('search/volume', 'searches', 'searches'),
  defineReport('search/queries', SEARCHES_QUERY, ({ query, sessions, state }) => {
    const isCount = state.context.settings.noResultsAs === 'count';
    const rows = counts
      .searchQueries(sessions)
      .filter(({ noResults, count }) => query.noResultsOnly !== true || noResults === count)
      .map((row) => (isCount ? row : { ...row, noResults: row.noResults === row.count }));
    return paginate('queries', rows, query);
  }),
  defineReport('search/results', TOP_QUERY, ({ query, sessions, state }) => {
    const rows = counts.searchPages(sessions, state.readers);
    return { pages: rows.slice(0, query.limit ?? DEFAULT_PAGE_SIZE), total: rows.length };
  }),
];

/** Defines an endpoint that counts one kind of event per day. */
function defineSeries(name: string, events: counts.EventKind, field: string): Route {
  return defineReport(name, {}, ({ sessions, range }) => ({
    series: counts.countByDay(events, field, sessions, range),
  }));
}

/** Defines an analytics endpoint for viewers. The response repeats the range. */
function defineReport<Shape extends z.ZodRawShape>(
  name: string,
  more: Shape,
  count: (request: ReportRequest<z.output<z.ZodObject<Shape>>>) => object,
): Route {
  type Query = z.output<z.ZodObject<Shape>>;
  return defineRoute({
    name: `GET /analytics/${name}`,
    role: 'viewer',
    statusField: 'statusCode',
    query: z.strictObject({ startDate: DATE.optional(), endDate: DATE.optional(), ...more }),
    handle: ({ state, query }) => {
      const range = rangeOf(query as { startDate?: string; endDate?: string }, state.context.now());
      const sessions = state.readers.sessionsDuring(range);
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
    throw badRequest([{ field: 'startDate', message: `The range has ${days} days; the maximum is ${MAX_DAYS}` }]);
  return { startDate, endDate };
}

function paginate<Name extends string>(
  name: Name,
  rows: readonly object[],
  { limit = DEFAULT_PAGE_SIZE, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Record<Name | 'total', unknown> {
  return { [name]: rows.slice(offset, offset + limit), total: rows.length } as Record<Name | 'total', unknown>;
}
