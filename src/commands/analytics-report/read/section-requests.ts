/** Makes the requests of each section, for the period and the previous one. */
import type { Api } from '../../../api/api.js';
import {
  getOverview,
  getSearches,
  getSearchQueries,
  getSearchResults,
  getSearchVolume,
  getTopPages,
  getTopReferrers,
  getTraffic,
  MAX_PAGE_SIZE,
} from '../../../api/endpoints/analytics.js';
import { getFeedback, getQuestions, getQuestionVolume } from '../../../api/endpoints/feedback.js';
import { type DateRange, type Period, trendRanges } from '../period.js';
import { poorPages, sumVotes } from '../votes.js';
import { readComments, readDislikedAnswers, readDislikedPages, readLowConfidence } from './paged-lists.js';

export const SECTION_NAMES = ['overview', 'traffic', 'pages', 'referrers', 'feedback', 'ai', 'search'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export interface ReportQuery {
  readonly sections: readonly SectionName[];
  readonly period: Period;
  /** Every table has at most this many rows. */
  readonly top: number;
  readonly pathContains?: string;
  readonly maxConfidence: number;
  /** False skips the requests that return only text of readers. */
  readonly quoteReaders: boolean;
}

/** Resolves to undefined if the report doesn't have the section, or if the request fails. */
export type ReadPart = <T>(section: SectionName, what: string, request: () => Promise<T>) => Promise<T | undefined>;

export interface SectionContext {
  readonly api: Api;
  readonly query: ReportQuery;
  readonly readPart: ReadPart;
}

/** The newest low-confidence questions show what readers currently miss. */
const MAX_QUESTIONS = 200;
const MAX_PAGES_WITH_COMMENTS = 5;

export async function readVisits(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, top, quoteReaders } = query;
  const range = singleRange(period);
  const readPages = (pageRange: DateRange) => getTopPages(api, { ...pageRange, limit: MAX_PAGE_SIZE });
  const visits = await resolveAll({
    overview: readPart('overview', 'page views and sessions', () =>
      readRanges(period, (part) => getOverview(api, part)),
    ),
    previousOverview: readPrevious(context, 'overview', (previous) => getOverview(api, previous)),
    traffic: readPart('traffic', 'daily page views', () => readSeries(period, (part) => getTraffic(api, part))),
    previousTraffic: readPrevious(context, 'traffic', (previous) => withDates(getTraffic(api, previous))),
    pages: range && readPart('pages', 'top pages', () => readPages(range)),
    previousPages: readPrevious(context, 'pages', readPages),
    referrers:
      range &&
      readPart('referrers', 'top referrers', () =>
        getTopReferrers(api, { ...range, limit: quoteReaders ? top : MAX_PAGE_SIZE }),
      ),
  });
  const parts = trendRanges(period);
  const trends =
    parts.length > 0 && (visits.pages?.pages.length ?? 0) > 0
      ? await readPart('pages', 'trends of pages', () => Promise.all(parts.map(readPages)))
      : undefined;
  return { ...visits, trends };
}

/** Reads the pages with the most votes, those with the most dislikes, and comments on pages with poor feedback. */
export async function readFeedback(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, top, pathContains, quoteReaders } = query;
  const range = singleRange(period);
  const filter = range && { ...range, pathContains };
  const votes = await resolveAll({
    feedback:
      filter &&
      readPart('feedback', 'votes and comments', () =>
        getFeedback(api, { ...filter, limit: top, sortBy: 'totalFeedback', sortOrder: 'desc' }),
      ),
    previousFeedback: readPrevious(context, 'feedback', (previous) => getFeedback(api, { ...previous, limit: 1 })),
    dislikedPages: filter && readPart('feedback', 'pages with poor feedback', () => readDislikedPages(api, filter)),
  });
  const disliked = votes.dislikedPages ?? [];
  const poor = poorPages(disliked, votes.feedback?.summary ?? sumVotes(disliked), MAX_PAGES_WITH_COMMENTS);
  const paths = poor.map(({ path }) => path);
  const comments =
    range && quoteReaders && paths.length > 0
      ? await readPart('feedback', 'comments on pages with poor feedback', () => readComments(api, range, paths))
      : undefined;
  return { ...votes, comments };
}

/** Reads questions to the AI assistant, those with low-confidence answers, and disliked answers. */
export async function readAi(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, maxConfidence, quoteReaders, top } = query;
  const range = singleRange(period);
  const countQuestions = async (filter: DateRange & { maxConfidence?: number }): Promise<number> =>
    (await getQuestions(api, { ...filter, limit: 1 })).total;
  return resolveAll({
    questionVolume: readPart('ai', 'daily questions', () => readSeries(period, (part) => getQuestionVolume(api, part))),
    previousQuestionVolume: readPrevious(context, 'ai', (previous) => withDates(getQuestionVolume(api, previous))),
    questionCount: range && readPart('ai', 'the number of questions', () => countQuestions(range)),
    previousQuestionCount: readPrevious(context, 'ai', countQuestions),
    lowConfidence:
      range &&
      readPart('ai', 'questions with low-confidence answers', () =>
        readLowConfidence(api, { ...range, maxConfidence }, quoteReaders ? MAX_QUESTIONS : 1),
      ),
    previousLowConfidenceCount: readPrevious(context, 'ai', (previous) =>
      countQuestions({ ...previous, maxConfidence }),
    ),
    dislikedAnswers:
      range && quoteReaders
        ? readPart('ai', 'disliked answers', () => readDislikedAnswers(api, range, top))
        : undefined,
  });
}

export async function readSearch(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, top, pathContains, quoteReaders } = query;
  const range = singleRange(period);
  const limit = period.previous ? MAX_PAGE_SIZE : top;
  const readQueries = (queryRange: DateRange) => getSearchQueries(api, { ...queryRange, limit });
  return resolveAll({
    searches: readPart('search', 'search totals', () => readRanges(period, (part) => getSearches(api, part))),
    previousSearches: readPrevious(context, 'search', (previous) => getSearches(api, previous)),
    searchVolume: readPart('search', 'daily searches', () => readSeries(period, (part) => getSearchVolume(api, part))),
    previousSearchVolume: readPrevious(context, 'search', (previous) => withDates(getSearchVolume(api, previous))),
    searchQueries: range && quoteReaders ? readPart('search', 'top searches', () => readQueries(range)) : undefined,
    previousSearchQueries: quoteReaders ? readPrevious(context, 'search', readQueries) : undefined,
    noResultQueries:
      range &&
      readPart('search', 'searches without results', () =>
        getSearchQueries(api, { ...range, noResultsOnly: true, limit: MAX_PAGE_SIZE }),
      ),
    searchPages:
      range &&
      readPart('search', 'searches by page', () =>
        getSearchResults(api, { ...range, limit: pathContains ? MAX_PAGE_SIZE : top }),
      ),
  });
}

/** Awaits all values of an object at once. */
async function resolveAll<T extends Record<string, unknown>>(
  values: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof T]: Awaited<T[Name]> };
}

/** Returns the range of the period if one request can cover it. */
function singleRange({ requestRanges }: Period): DateRange | undefined {
  return requestRanges.length === 1 ? requestRanges[0] : undefined;
}

async function readRanges<T>({ requestRanges }: Period, request: (range: DateRange) => Promise<T>): Promise<T[]> {
  return Promise.all(requestRanges.map(request));
}

interface Series<Day> {
  readonly series: readonly Day[];
}

async function readSeries<Day extends { readonly date: string }>(
  period: Period,
  request: (range: DateRange) => Promise<Series<Day>>,
): Promise<Day[]> {
  return (await readRanges(period, (part) => withDates(request(part)))).flatMap(({ series }) => series);
}

/** Rejects if a day has no date: a report with it can't be rendered. */
async function withDates<T extends Series<{ readonly date: string }>>(response: Promise<T>): Promise<T> {
  const { series } = await response;
  const invalid = series.findIndex(({ date }) => Number.isNaN(Date.parse(date)));
  if (invalid >= 0) throw new Error(`series[${invalid}].date isn't a valid date`);
  return response;
}

async function readPrevious<T>(
  { query, readPart }: SectionContext,
  section: SectionName,
  request: (range: DateRange) => Promise<T>,
): Promise<T | undefined> {
  const { previous } = query.period;
  return previous && readPart(section, 'data of the previous period', () => request(previous));
}
