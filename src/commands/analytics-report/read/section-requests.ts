/** Makes the requests of each section, for the period and the previous one: at most 40. */
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
import { getFeedback, getQuestions, getQuestionVolume, type PageFeedback } from '../../../api/endpoints/feedback.js';
import { type DateRange, isLong, type Period, trendRanges } from '../period.js';
import { poorPages } from '../analysis/poor-pages.js';
import {
  hasMore,
  MAX_DISLIKED_REQUESTS,
  MAX_QUESTION_REQUESTS,
  MAX_VOTE_REQUESTS,
  MIN_DISLIKES,
  type PartialList,
  QUESTIONS_PER_REQUEST,
  readAnswerVotes,
  readComments,
  readDislikedPages,
  readFurther,
  readQuestions,
} from './paged-lists.js';

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

interface SectionContext {
  readonly api: Api;
  readonly query: ReportQuery;
  readonly readPart: ReadPart;
  /** Reserves requests, as many as the report may still send. */
  readonly reserve: (requests: number) => number;
}

/** A report sends at most this many requests, without retries. */
export const MAX_REQUESTS = 40;
const MAX_PAGES_WITH_COMMENTS = 5;

/** The parts without which a report isn't incomplete. */
export const OPTIONAL_PARTS: ReadonlySet<string> = new Set([
  'top referrers',
  'trends of pages',
  'comments on pages with poor feedback',
]);

export async function readSections(context: SectionContext) {
  const [visits, feedback, ai, search] = await Promise.all([
    readVisits(context),
    readFeedback(context),
    readAi(context),
    readSearch(context),
  ]);
  const first = { ...visits, ...feedback, ...ai, ...search };
  const lists = await readLists(context, first);
  const comments = await readPoorComments(context, first, lists.dislikedPages);
  return { ...first, ...lists, comments, trends: await readTrends(context, first.pages) };
}

/** Returns functions that read a part for the whole period, or for the previous one, if one request can do it. */
function rangeReaders({ query, readPart }: SectionContext) {
  const { previous } = query.period;
  const range = singleRange(query.period);
  const inPeriod = async <T>(section: SectionName, what: string, request: (range: DateRange) => Promise<T>) =>
    range && readPart(section, what, () => request(range));
  const before = async <T>(section: SectionName, request: (range: DateRange) => Promise<T>) =>
    previous && readPart(section, 'data of the previous period', () => request(previous));
  return { inPeriod, before };
}

async function readVisits(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, top, quoteReaders, sections } = query;
  const { inPeriod, before } = rangeReaders(context);
  // Long periods have the page views of their days only.
  const seriesSection = isLong(period) && !sections.includes('traffic') ? 'overview' : 'traffic';
  const readPages = (range: DateRange) => getTopPages(api, { ...range, limit: MAX_PAGE_SIZE });
  return resolveAll({
    overview: inPeriod('overview', 'page views and sessions', (range) => getOverview(api, range)),
    previousOverview: before('overview', (range) => getOverview(api, range)),
    traffic: readPart(seriesSection, 'daily page views', () => readSeries(period, (part) => getTraffic(api, part))),
    pages: inPeriod('pages', 'top pages', readPages),
    previousPages: before('pages', readPages),
    referrers: inPeriod('referrers', 'top referrers', (range) =>
      getTopReferrers(api, { ...range, limit: quoteReaders ? top : MAX_PAGE_SIZE }),
    ),
  });
}

/** Reads the pages with the most votes, and those with the most dislikes. */
async function readFeedback(context: SectionContext) {
  const { api, query } = context;
  const { top, pathContains } = query;
  const { inPeriod, before } = rangeReaders(context);
  return resolveAll({
    feedback: inPeriod('feedback', 'votes and comments', (range) =>
      getFeedback(api, { ...range, pathContains, limit: top, sortBy: 'totalFeedback', sortOrder: 'desc' }),
    ),
    previousFeedback: before('feedback', (range) => getFeedback(api, { ...range, limit: 1 })),
    dislikedPages: inPeriod('feedback', 'pages with poor feedback', (range) =>
      readDislikedPages(api, { ...range, pathContains }),
    ),
  });
}

/** The service leaves out unscored answers, and those with a confidence of exactly 1. */
const SCORED = 1;

/** Reads questions to the AI assistant, those with low-confidence answers, and votes on answers. */
async function readAi(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, maxConfidence, quoteReaders } = query;
  const { inPeriod, before } = rangeReaders(context);
  const countAll = async (filter: DateRange & { maxConfidence?: number }): Promise<number> =>
    (await getQuestions(api, { ...filter, limit: 1 })).total;
  const countScored = (range: DateRange) => countAll({ ...range, maxConfidence: SCORED });
  return resolveAll({
    questionVolume: readPart('ai', 'daily questions', () => readSeries(period, (part) => getQuestionVolume(api, part))),
    questionCount: inPeriod('ai', 'the number of questions', countAll),
    previousQuestionCount: before('ai', countAll),
    scoredCount: inPeriod('ai', 'the number of scored answers', countScored),
    previousScoredCount: before('ai', countScored),
    lowConfidence: inPeriod('ai', 'questions with low-confidence answers', (range) =>
      readQuestions(api, { ...range, maxConfidence }, 0, quoteReaders ? QUESTIONS_PER_REQUEST : 1),
    ),
    previousLowConfidenceCount: before('ai', (range) => countAll({ ...range, maxConfidence })),
    answerVotes: quoteReaders ? inPeriod('ai', 'disliked answers', (range) => readAnswerVotes(api, range)) : undefined,
  });
}

async function readSearch(context: SectionContext) {
  const { api, query, readPart } = context;
  const { period, top, pathContains, quoteReaders } = query;
  const { inPeriod, before } = rangeReaders(context);
  const limit = period.previous ? MAX_PAGE_SIZE : top;
  const readQueries = (range: DateRange) => getSearchQueries(api, { ...range, limit });
  const readFailed = (range: DateRange) =>
    getSearchQueries(api, { ...range, noResultsOnly: true, limit: MAX_PAGE_SIZE });
  return resolveAll({
    searches: inPeriod('search', 'search totals', (range) => getSearches(api, range)),
    previousSearches: before('search', (range) => getSearches(api, range)),
    searchVolume: readPart('search', 'daily searches', () => readSeries(period, (part) => getSearchVolume(api, part))),
    searchQueries: quoteReaders ? inPeriod('search', 'top searches', readQueries) : undefined,
    previousSearchQueries: quoteReaders ? before('search', readQueries) : undefined,
    noResultQueries: quoteReaders ? inPeriod('search', 'searches without results', readFailed) : undefined,
    searchPages: inPeriod('search', 'searches by page', (range) =>
      getSearchResults(api, { ...range, limit: pathContains ? MAX_PAGE_SIZE : top }),
    ),
  });
}

type Visits = Awaited<ReturnType<typeof readVisits>>;
type Lists = Awaited<ReturnType<typeof readFeedback>> & Awaited<ReturnType<typeof readAi>>;

/** Reads the lists to their end, as far as the requests allow: questions first, then votes, then pages. */
async function readLists(context: SectionContext, { lowConfidence, answerVotes, dislikedPages }: Lists) {
  const { api, query, readPart, reserve } = context;
  const { period, maxConfidence, pathContains, quoteReaders } = query;
  const range = singleRange(period);
  if (!range) return { lowConfidence, answerVotes, dislikedPages };
  const further = async <T>(
    list: PartialList<T> | undefined,
    [section, what, most]: readonly [SectionName, string, number],
    readPage: (offset: number) => Promise<PartialList<T>>,
    isEnd?: (last: T) => boolean,
  ): Promise<PartialList<T> | undefined> => {
    if (!list || !hasMore(list, isEnd)) return list;
    const pages = list.total === null ? most : Math.ceil(list.total / list.items.length);
    const requests = reserve(Math.min(most, pages) - 1);
    if (requests === 0) return list;
    // The first page stays if the rest fails.
    return (await readPart(section, what, () => readFurther(list, requests, readPage, isEnd))) ?? list;
  };
  return resolveAll({
    lowConfidence: quoteReaders
      ? further(lowConfidence, ['ai', 'questions with low-confidence answers', MAX_QUESTION_REQUESTS], (offset) =>
          readQuestions(api, { ...range, maxConfidence }, offset),
        )
      : lowConfidence,
    answerVotes: further(answerVotes, ['ai', 'disliked answers', MAX_VOTE_REQUESTS], (offset) =>
      readAnswerVotes(api, range, offset),
    ),
    dislikedPages: further(
      dislikedPages,
      ['feedback', 'pages with poor feedback', MAX_DISLIKED_REQUESTS],
      (offset) => readDislikedPages(api, { ...range, pathContains }, offset),
      ({ dislikes }) => dislikes < MIN_DISLIKES,
    ),
  });
}

async function readPoorComments(
  { api, query, readPart, reserve }: SectionContext,
  { feedback, pages }: Pick<Lists, 'feedback'> & Pick<Visits, 'pages'>,
  disliked: PartialList<PageFeedback> | undefined,
): Promise<Map<string, string[]> | undefined> {
  const range = singleRange(query.period);
  const poor = poorPages(disliked?.items ?? [], feedback?.summary, pages).slice(0, MAX_PAGES_WITH_COMMENTS);
  if (!range || !query.quoteReaders || poor.length === 0) return undefined;
  const paths = poor.slice(0, reserve(poor.length)).map(({ path }) => path);
  return readPart('feedback', 'comments on pages with poor feedback', () => readComments(api, range, paths));
}

async function readTrends({ api, query, readPart, reserve }: SectionContext, pages: Visits['pages']) {
  if (!pages || pages.pages.length === 0) return undefined;
  const parts = trendRanges(query.period, reserve(MAX_REQUESTS));
  return parts.length === 0
    ? undefined
    : readPart('pages', 'trends of pages', () =>
        Promise.all(parts.map((part) => getTopPages(api, { ...part, limit: MAX_PAGE_SIZE }))),
      );
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

async function readSeries<Day extends { readonly date: string }>(
  { seriesRanges }: Period,
  request: (range: DateRange) => Promise<{ readonly series: readonly Day[] }>,
): Promise<Day[]> {
  const days = (await Promise.all(seriesRanges.map(request))).flatMap(({ series }) => series);
  // A report with a day without a date can't be rendered.
  const invalid = days.findIndex(({ date }) => Number.isNaN(Date.parse(date)));
  if (invalid >= 0) throw new Error(`series[${invalid}].date isn't a valid date`);
  return days;
}
