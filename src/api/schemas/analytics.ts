/** Describes the responses of the analytics endpoints about views and searches. */
import * as z from 'zod';
import { promised, text } from './shared-fields.js';

/** Every response repeats the period it covers [S]. */
export const range = { startDate: text, endDate: text };
const count = z.number();
export const rate = promised(z.number());
/** The number of rows in all. Only [P] promises it; a list without it is read until a page is empty. */
export const optionalTotal = promised(z.number());

/** One row per day, with these counts and the sessions. */
export function perDay<Counts extends Readonly<Record<string, z.ZodNumber>>>(counts: Counts) {
  return z.object({ ...range, series: z.array(z.object({ date: text, ...counts, sessions: count })) });
}

export const overview = z.object({ ...range, pageViews: count, sessions: count });

export const traffic = perDay({ pageViews: count });

export const topPages = z.object({
  ...range,
  pages: z.array(z.object({ pagePath: text, pageTitle: promised(text), pageViews: count, sessions: count })),
});
export type TopPages = z.infer<typeof topPages>;

export const topReferrers = z.object({
  ...range,
  /** `percentage` is 0–100. */
  referrers: z.array(z.object({ referrer: text, pageViews: count, percentage: rate })),
});

export const searches = z.object({
  ...range,
  totalSearches: count,
  sessions: count,
  noResultRate: rate,
  clickThroughRate: rate,
});

export const searchVolume = perDay({ searches: count });

export const searchQueries = z.object({
  ...range,
  queries: z.array(
    z.object({
      query: text,
      count,
      /** The contract leaves open whether this is a flag or a number of searches [?]. */
      noResults: z.union([z.boolean(), z.number()]),
      clicks: count,
      aiEscalations: count,
    }),
  ),
  total: optionalTotal,
});
export type SearchQuery = z.infer<typeof searchQueries>['queries'][number];

export const searchResults = z.object({
  ...range,
  pages: z.array(
    z.object({
      pagePath: text,
      pageTitle: promised(text),
      totalSearches: count,
      noResultSearches: count,
      /** The rate is 0–1. */
      noResultRate: rate,
    }),
  ),
  total: count,
});
