/**
 * Reads views and searches. Viewers may read everything here [S]. Strangers typed the queries, titles and referrers:
 * escape them before showing them.
 *
 * Scales differ [P]: `percentage` (like `satisfactionRate` in feedback.ts) is 0–100; `noResultRate` and
 * `clickThroughRate` are 0–1. A rate is null if there was nothing to rate. 502 means that the analytics store is
 * temporarily unreachable [S]; it is retried like every read. A range of more than 90 days gets 400 [S].
 */
import type { Api, Call } from '../api.js';
import { read, schemasOf } from './read.js';

/** Days from the first to the last, both included (contract [S]: Limits). A longer range gets 400. */
export const MAX_RANGE_DAYS = 90;
/** Maximum `limit` of the analytics lists (contract: feedback [S], pages and referrers [P]). */
export const MAX_PAGE_SIZE = 100;

/** UTC days `YYYY-MM-DD`, both included. The default is today and the six days before [S]. */
export interface DateRange {
  readonly startDate?: string;
  readonly endDate?: string;
}

interface TopQuery extends DateRange {
  /** Maximum number of rows. The response doesn't say how many rows it left out. */
  readonly limit?: number;
}

export interface PageQuery extends TopQuery {
  readonly offset?: number;
}

const schema = schemasOf(() => import(/* webpackChunkName: 'schemas' */ '../schemas/analytics.js'));

/** `GET /analytics/overview` [S]. Sessions are unique over the whole range, so never add or average them over ranges. */
export const getOverview = (api: Api, query: DateRange) =>
  readAnalytics(api, '/analytics/overview', query, schema('overview'));

/** `GET /analytics/traffic` [P]: one row per day, days without readers included. */
export const getTraffic = (api: Api, query: DateRange) =>
  readAnalytics(api, '/analytics/traffic', query, schema('traffic'));

/** `GET /analytics/pages` [S]: the pages with most views first. At most 100 [P], without a total. */
export const getTopPages = (api: Api, query: TopQuery) =>
  readAnalytics(api, '/analytics/pages', query, schema('topPages'));

/** `GET /analytics/referrers` [P]: the sources of visits, `(direct)` included. At most 100, without a total [S]. */
export const getTopReferrers = (api: Api, query: TopQuery) =>
  readAnalytics(api, '/analytics/referrers', query, schema('topReferrers'));

/** `GET /analytics/search` [S]. Both rates are 0–1. */
export const getSearches = (api: Api, query: DateRange) =>
  readAnalytics(api, '/analytics/search', query, schema('searches'));

/** `GET /analytics/search/volume` [S]: one row per day, days without searches included. */
export const getSearchVolume = (api: Api, query: DateRange) =>
  readAnalytics(api, '/analytics/search/volume', query, schema('searchVolume'));

/** `GET /analytics/search/queries`: one page of search queries, most popular first [P: rows]. */
export const getSearchQueries = (api: Api, query: PageQuery & { readonly noResultsOnly?: boolean }) =>
  readAnalytics(api, '/analytics/search/queries', query, schema('searchQueries'));

/** `GET /analytics/search/results` [S]: the pages with most search activity first. `total` also counts omitted pages. */
export const getSearchResults = (api: Api, query: TopQuery) =>
  readAnalytics(api, '/analytics/search/results', query, schema('searchResults'));

/** Makes one read below `/analytics`. */
export async function readAnalytics<T>(api: Api, path: string, query: object, schema: Call<T>['schema']): Promise<T> {
  return read(api, { path, goal: 'read the analytics', query: { ...query }, schema });
}
