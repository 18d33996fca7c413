/** Turns responses into the rows of a report's tables. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { rateOf } from '../metrics.js';
import type { Collected } from '../read/collect.js';
import type { ReportQuery } from '../read/section-requests.js';
import type { Project } from '../report-schema.js';
import type { TableName } from '../report-version.js';

type Tables = Pick<Project, TableName>;

/** Returns tables of any length; a table is null if it wasn't collected. */
export function tableRows(collected: Collected, { pathContains }: ReportQuery): Tables {
  return {
    pages: pageRows(collected, pathContains),
    referrers: collected.referrers?.referrers ?? null,
    feedback: feedbackRows(collected),
    searchQueries: queryRows(collected),
    searchPages: searchPageRows(collected, pathContains),
    dislikedAnswers: answerRows(collected),
  };
}

/** Filters as the API filters votes, for the lists that the API can't filter. */
export function matchesPath(path: string, pathContains: string | undefined): boolean {
  return pathContains === undefined || path.toLowerCase().includes(pathContains.toLowerCase());
}

function pageRows({ pages, previousPages, trends }: Collected, pathContains: string | undefined): Tables['pages'] {
  if (!pages) return null;
  const viewsOf = (list: NonNullable<typeof previousPages>) => {
    const views = new Map(list.pages.map((page) => [page.pagePath, page.pageViews]));
    // A page that is missing in a truncated list has unknown views.
    const missing = list.pages.length < MAX_PAGE_SIZE ? 0 : null;
    return (path: string): number | null => views.get(path) ?? missing;
  };
  const previousViews = previousPages && viewsOf(previousPages);
  const trendViews = trends?.map(viewsOf);
  return pages.pages
    .filter(({ pagePath }) => matchesPath(pagePath, pathContains))
    .map(({ pagePath, pageTitle, pageViews, sessions }) => ({
      path: pagePath,
      title: pageTitle,
      pageViews,
      sessions,
      previous: previousViews?.(pagePath) ?? null,
      trend: trendViews?.map((views) => views(pagePath) ?? 0) ?? null,
    }));
}

function feedbackRows({ feedback }: Collected): Tables['feedback'] {
  if (!feedback) return null;
  return feedback.pages.map(({ pagePath, pageTitle, likes, dislikes, comments, satisfactionRate }) => ({
    path: pagePath,
    title: pageTitle,
    likes,
    dislikes,
    comments,
    satisfactionRate: rateOf(satisfactionRate, likes + dislikes),
  }));
}

function queryRows({ searchQueries }: Collected): Tables['searchQueries'] {
  if (!searchQueries) return null;
  return searchQueries.queries.map(({ query, count, noResults, clicks, aiEscalations }) => {
    return { query, searches: count, noResults: Boolean(noResults), clicks, aiEscalations };
  });
}

function searchPageRows({ searchPages }: Collected, pathContains: string | undefined): Tables['searchPages'] {
  if (!searchPages) return null;
  return searchPages.pages
    .filter(({ pagePath }) => matchesPath(pagePath, pathContains))
    .map(({ pagePath, pageTitle, totalSearches, noResultSearches, noResultRate }) => ({
      path: pagePath,
      title: pageTitle,
      searches: totalSearches,
      noResultSearches,
      noResultRate: rateOf(noResultRate, totalSearches),
    }));
}

function answerRows({ dislikedAnswers }: Collected): Tables['dislikedAnswers'] {
  if (!dislikedAnswers) return null;
  return dislikedAnswers.map(({ question, answerSnippet, pagePath, submittedAt }) => {
    return { question, answer: answerSnippet, path: pagePath, date: submittedAt.slice(0, 10) };
  });
}
