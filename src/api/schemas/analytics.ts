/** Describes the responses of the analytics endpoints about views and searches. */
import * as z from 'zod';
import { count, optionalTotal, perDay, promised, range, rate, text } from './shared-fields.js';

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
