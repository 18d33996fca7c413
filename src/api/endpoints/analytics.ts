/**
 * What readers did: views and searches. All for viewers [S]. Queries, titles and referrers were typed by strangers:
 * escape them wherever they are shown.
 *
 * Scales differ [P]: `percentage` (like `satisfactionRate` in feedback.ts) is 0–100; `noResultRate` and
 * `clickThroughRate` are 0–1. Rates are null where there was nothing to rate. 502 says that the store behind analytics
 * cannot be reached for the moment [S]; it is tried again like every read. 400 for a range of more than 90 days [S].
 */
import type { Api, Call } from '../client.js';
import { orNull } from '../fields.js';
import { listByOffset } from '../pagination.js';
import type { Schema, Shape, Zod } from '../schema.js';

/** Days from the first to the last, both included (contract [S]: Limits); more is answered with 400. */
export const MAX_RANGE_DAYS = 90;
/** Largest `limit` of the lists of analytics (contract: feedback [S], pages and referrers [P]). */
export const MAX_PAGE_SIZE = 100;

/** UTC days `YYYY-MM-DD`, both included; by default today and the six days before [S]. */
export interface DateRange {
  readonly startDate?: string;
  readonly endDate?: string;
}

export interface TopQuery extends DateRange {
  /** Rows; the list is cut there and nothing tells how long it was. */
  readonly limit?: number;
}

export interface PageQuery extends DateRange {
  readonly limit?: number;
  readonly offset?: number;
}

/** Echoed in every answer [S]. */
export const range = (z: Zod) => ({ startDate: z.string(), endDate: z.string() });
const count = (z: Zod) => z.number();
const text = (z: Zod) => orNull(z.string());
export const rate = (z: Zod) => orNull(z.number());
/** Rows in all, for lists of which only [P] says so; without it a list is read until a page is empty. */
export const perhapsTotal = (z: Zod) => z.number().optional();

const overview = (z: Zod) => z.object({ ...range(z), pageViews: count(z), sessions: count(z) });
export type Overview = Shape<typeof overview>;

/**
 * `GET /analytics/overview` [S]. Sessions are distinct over the whole range: they can neither be summed over ranges nor
 * averaged.
 */
export async function getOverview(api: Api, query: DateRange = {}): Promise<Overview> {
  return readAnalytics(api, '/analytics/overview', query, overview);
}

const traffic = (z: Zod) =>
  z.object({
    ...range(z),
    series: z.array(z.object({ date: z.string(), pageViews: count(z), sessions: count(z) })),
  });
export type Traffic = Shape<typeof traffic>;

/** `GET /analytics/traffic` [P]: one row a day, days without readers included. */
export async function getTraffic(api: Api, query: DateRange = {}): Promise<Traffic> {
  return readAnalytics(api, '/analytics/traffic', query, traffic);
}

const topPages = (z: Zod) =>
  z.object({
    ...range(z),
    pages: z.array(z.object({ pagePath: z.string(), pageTitle: text(z), pageViews: count(z), sessions: count(z) })),
  });
export type TopPages = Shape<typeof topPages>;

/** `GET /analytics/pages` [S]: the pages with most views first. At most 100 [P], without a total. */
export async function getTopPages(api: Api, query: TopQuery = {}): Promise<TopPages> {
  return readAnalytics(api, '/analytics/pages', query, topPages);
}

const topReferrers = (z: Zod) =>
  z.object({
    ...range(z),
    /** `percentage` is 0–100. */
    referrers: z.array(z.object({ referrer: z.string(), pageViews: count(z), percentage: rate(z) })),
  });
export type TopReferrers = Shape<typeof topReferrers>;

/** `GET /analytics/referrers` [P]: where readers came from, `(direct)` included. At most 100, without a total [S]. */
export async function getTopReferrers(api: Api, query: TopQuery = {}): Promise<TopReferrers> {
  return readAnalytics(api, '/analytics/referrers', query, topReferrers);
}

const searches = (z: Zod) =>
  z.object({
    ...range(z),
    totalSearches: count(z),
    sessions: count(z),
    noResultRate: rate(z),
    clickThroughRate: rate(z),
  });
export type Searches = Shape<typeof searches>;

/** `GET /analytics/search` [S]. Both rates are 0–1. */
export async function getSearches(api: Api, query: DateRange = {}): Promise<Searches> {
  return readAnalytics(api, '/analytics/search', query, searches);
}

const searchVolume = (z: Zod) =>
  z.object({
    ...range(z),
    series: z.array(z.object({ date: z.string(), searches: count(z), sessions: count(z) })),
  });
export type SearchVolume = Shape<typeof searchVolume>;

/** `GET /analytics/search/volume` [S]: one row a day, days without searches included. */
export async function getSearchVolume(api: Api, query: DateRange = {}): Promise<SearchVolume> {
  return readAnalytics(api, '/analytics/search/volume', query, searchVolume);
}

const searchQueries = (z: Zod) =>
  z.object({
    ...range(z),
    queries: z.array(
      z.object({
        query: z.string(),
        count: count(z),
        /** Whether it found nothing, or how often [?]. */
        noResults: z.union([z.boolean(), z.number()]),
        clicks: count(z),
        aiEscalations: count(z),
      }),
    ),
    total: perhapsTotal(z),
  });
export type SearchQueries = Shape<typeof searchQueries>;
export type SearchQuery = SearchQueries['queries'][number];

export interface SearchQueryFilter extends DateRange {
  readonly noResultsOnly?: boolean;
}

/** `GET /analytics/search/queries`: one page of what was searched for, most popular first [P: rows]. */
export async function getSearchQueries(api: Api, query: SearchQueryFilter & PageQuery = {}): Promise<SearchQueries> {
  return readAnalytics(api, '/analytics/search/queries', query, searchQueries);
}

/** Everything that was searched for, most popular first, requests made as it is read. */
export function listSearchQueries(
  api: Api,
  query: SearchQueryFilter = {},
): AsyncGenerator<SearchQuery, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { queries, total } = await getSearchQueries(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: queries, total };
    },
    (one) => one.query,
  );
}

const searchResults = (z: Zod) =>
  z.object({
    ...range(z),
    pages: z.array(
      z.object({
        pagePath: z.string(),
        pageTitle: text(z),
        totalSearches: count(z),
        noResultSearches: count(z),
        /** 0–1. */
        noResultRate: rate(z),
      }),
    ),
    total: z.number(),
  });
export type SearchResults = Shape<typeof searchResults>;

/** `GET /analytics/search/results` [S]: the pages with most search activity first; `total` counts those not given, too. */
export async function getSearchResults(api: Api, query: TopQuery = {}): Promise<SearchResults> {
  return readAnalytics(api, '/analytics/search/results', query, searchResults);
}

/** One read below `/analytics`. */
export async function readAnalytics<T>(api: Api, path: string, query: object, answer: Schema<T>): Promise<T> {
  const call: Call<T> = { method: 'GET', path, role: 'viewer', query: { ...query }, answer, repeat: 'safe' };
  return (await api.call(call)).body;
}
