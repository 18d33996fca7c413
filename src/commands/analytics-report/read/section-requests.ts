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
import { timeOf } from '../../../text/instant.js';
import { type Comment, poorPages, sessionsByPage } from '../numbers/poor-pages.js';
import type { DateRange, Period } from '../numbers/period.js';
import { hasMore, type PagedList, pagedLists, type PartialList, readComments, readFurther } from './paged-lists.js';
import { LOW_CONFIDENCE, type ReportQuery, type SectionName } from './report-query.js';
import { sameDays } from './same-days.js';

/** Resolves to undefined if the request fails. */
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
export const OPTIONAL_PARTS: ReadonlySet<string> = new Set(['top referrers', 'comments on pages with poor feedback']);

export async function readSections(context: SectionContext) {
  const reader = createReader(context);
  const [visits, feedback, ai, search] = await Promise.all([
    readVisits(reader),
    readFeedback(reader),
    readAi(reader),
    readSearch(reader),
  ]);
  const first = { ...visits, ...feedback, ...ai, ...search };
  const lists = await readLists(reader, first);
  const comments = await readPoorComments(reader, first, lists.dislikedPages);
  return { ...first, ...lists, comments };
}

/** A part of the period and of the previous one. */
export interface Both<T> {
  readonly now?: T;
  readonly before?: T;
}

const NOTHING: Both<never> = {};

type Reader = ReturnType<typeof createReader>;
type Request<T> = (range: DateRange) => Promise<T>;

/** Adds what reads a part for the whole period, or for the previous one if there is a comparison. */
function createReader(context: SectionContext) {
  const { api, query, readPart } = context;
  const { startDate, endDate, previous } = query.period;
  const range = { startDate, endDate };
  const inPeriod = async <T>(section: SectionName, what: string, request: Request<T>) =>
    readPart(section, what, async () => sameDays(await request(range), range));
  const before = async <T>(section: SectionName, request: Request<T>) =>
    previous &&
    readPart(section, 'data of the previous period', async () => sameDays(await request(previous), previous));
  return {
    ...context,
    range,
    lists: pagedLists(api, query, range),
    inPeriod,
    before,
    both: <T>(section: SectionName, what: string, request: Request<T>, requestBefore = request): Promise<Both<T>> =>
      resolveAll({ now: inPeriod(section, what, request), before: before(section, requestBefore) }),
    firstPage: async <T>(list: PagedList<T>) => readPart(list.section, list.what, () => list.readPage(0)),
  };
}

async function readVisits({ api, query, readPart, inPeriod, both }: Reader) {
  const { period } = query;
  return resolveAll({
    overview: both('overview', 'page views and sessions', (range) => getOverview(api, range)),
    traffic: readPart('traffic', 'daily page views', () => readSeries(period, (part) => getTraffic(api, part))),
    pages: both('pages', 'top pages', (range) => getTopPages(api, { ...range, limit: MAX_PAGE_SIZE })),
    referrers: inPeriod('referrers', 'top referrers', (range) =>
      getTopReferrers(api, { ...range, limit: MAX_PAGE_SIZE }),
    ),
  });
}

/** Reads the pages with the most votes, and those with the most dislikes. */
async function readFeedback({ api, lists, both, firstPage }: Reader) {
  return resolveAll({
    feedback: both(
      'feedback',
      'votes and comments',
      (range) => getFeedback(api, { ...range, limit: MAX_PAGE_SIZE, sortBy: 'totalFeedback', sortOrder: 'desc' }),
      (range) => getFeedback(api, { ...range, limit: 1 }),
    ),
    dislikedPages: firstPage(lists.dislikedPages),
  });
}

async function readAi({ api, query, lists, readPart, before, both, firstPage }: Reader) {
  const { period, quoteReaders } = query;
  const countAll = async (filter: DateRange & { maxConfidence?: number }): Promise<number> => {
    return sameDays(await getQuestions(api, { ...filter, limit: 1 }), filter).total;
  };
  return resolveAll({
    questionVolume: readPart('ai', 'daily questions', () => readSeries(period, (part) => getQuestionVolume(api, part))),
    questionCount: both('ai', 'the number of questions', countAll),
    lowConfidence: firstPage(lists.lowConfidence),
    previousLowConfidenceCount: before('ai', (range) => countAll({ ...range, maxConfidence: LOW_CONFIDENCE })),
    answerVotes: quoteReaders ? firstPage(lists.answerVotes) : undefined,
  });
}

async function readSearch({ api, query, readPart, inPeriod, both }: Reader) {
  const { period, quoteReaders } = query;
  const readQueries = (range: DateRange) => getSearchQueries(api, { ...range, limit: MAX_PAGE_SIZE });
  const readFailed = (range: DateRange) =>
    getSearchQueries(api, { ...range, noResultsOnly: true, limit: MAX_PAGE_SIZE });
  return resolveAll({
    searches: both('search', 'search totals', (range) => getSearches(api, range)),
    searchVolume: readPart('search', 'daily searches', () => readSeries(period, (part) => getSearchVolume(api, part))),
    searchQueries: quoteReaders ? both('search', 'top searches', readQueries) : NOTHING,
    noResultQueries: quoteReaders ? inPeriod('search', 'searches without results', readFailed) : undefined,
    searchPages: inPeriod('search', 'searches by page', (range) =>
      getSearchResults(api, { ...range, limit: MAX_PAGE_SIZE }),
    ),
  });
}

type Visits = Awaited<ReturnType<typeof readVisits>>;
type Lists = Awaited<ReturnType<typeof readFeedback>> & Awaited<ReturnType<typeof readAi>>;

/** Reads the lists to their end, as far as the requests allow: questions first, then votes, then pages. */
async function readLists({ lists, readPart, reserve }: Reader, first: Lists) {
  const further = async <T>(list: PagedList<T>, read: PartialList<T> | undefined) => {
    if (!read || !hasMore(list, read)) return read;
    const pages = read.total === null ? list.maxRequests : Math.ceil(read.total / read.items.length);
    const requests = reserve(Math.min(list.maxRequests, pages) - 1);
    if (requests === 0) return read;
    // The first page stays if the rest fails.
    return (await readPart(list.section, list.what, () => readFurther(list, read, requests))) ?? read;
  };
  return resolveAll({
    lowConfidence: further(lists.lowConfidence, first.lowConfidence),
    answerVotes: further(lists.answerVotes, first.answerVotes),
    dislikedPages: further(lists.dislikedPages, first.dislikedPages),
  });
}

async function readPoorComments(
  { api, query, range, readPart, reserve }: Reader,
  { feedback, pages }: Pick<Lists, 'feedback'> & Pick<Visits, 'pages'>,
  disliked: PartialList<PageFeedback> | undefined,
): Promise<Map<string, Comment[]> | undefined> {
  const poor = poorPages(disliked?.items ?? [], feedback.now?.summary, sessionsByPage(pages.now));
  const wanted = poor.flatMap(({ servicePaths }) => servicePaths).slice(0, MAX_PAGES_WITH_COMMENTS);
  if (!query.quoteReaders || wanted.length === 0) return undefined;
  const paths = wanted.slice(0, reserve(wanted.length));
  return readPart('feedback', 'comments on pages with poor feedback', () => readComments(api, range, paths));
}

/** Awaits all values of an object at once. */
async function resolveAll<T extends Record<string, unknown>>(
  values: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof T]: Awaited<T[Name]> };
}

async function readSeries<Day extends { readonly date: string }>(
  { seriesRange }: Period,
  request: (range: DateRange) => Promise<{ readonly series: readonly Day[] }>,
): Promise<Day[]> {
  const days = [...(await request(seriesRange)).series];
  // A report with a day without a date can't be rendered.
  const invalid = days.findIndex(({ date }) => !/^[1-9]\d{3}-/.test(date) || Number.isNaN(timeOf(date)));
  if (invalid >= 0) throw new Error(`series[${invalid}].date isn't a valid date`);
  return days;
}
