/** The tables of a report out of the service's answers. Pure. */
import type { Collected, Wanted } from '../read/collect.js';
import { rateOf } from '../metrics.js';
import type { Project } from '../report-schema.js';

type Tables = Pick<Project, 'pages' | 'referrers' | 'feedback' | 'searchQueries' | 'searchPages' | 'dislikedAnswers'>;

/** Whole tables, as they came; null for one that was not collected. */
export function rowsOf(collected: Collected, wanted: Wanted): Tables {
  return {
    pages: pageRows(collected, wanted),
    referrers: collected.referrers?.referrers ?? null,
    feedback: feedbackRows(collected),
    searchQueries: queryRows(collected),
    searchPages: searchPageRows(collected, wanted),
    dislikedAnswers: answerRows(collected),
  };
}

function pageRows({ pages }: Collected, { pathContains }: Wanted): Tables['pages'] {
  if (!pages) return null;
  return pages.pages
    .filter(({ pagePath }) => matches(pagePath, pathContains))
    .map(({ pagePath, pageTitle, pageViews, sessions }) => ({ path: pagePath, title: pageTitle, pageViews, sessions }));
}

/** The service filters votes by path; what it cannot filter is filtered here, in the same way. */
export function matches(path: string, pathContains: string | undefined): boolean {
  return pathContains === undefined || path.toLowerCase().includes(pathContains.toLowerCase());
}

function feedbackRows({ feedback }: Collected): Tables['feedback'] {
  if (!feedback) return null;
  return feedback.pages.map(({ pagePath, pageTitle, likes, dislikes, comments, satisfactionRate }) => {
    return {
      path: pagePath,
      title: pageTitle,
      likes,
      dislikes,
      comments,
      satisfactionRate: rateOf(satisfactionRate, likes + dislikes),
    };
  });
}

function queryRows({ searchQueries }: Collected): Tables['searchQueries'] {
  if (!searchQueries) return null;
  return searchQueries.queries.map(({ query, count, noResults, clicks, aiEscalations }) => {
    return { query, searches: count, noResults: Boolean(noResults), clicks, aiEscalations };
  });
}

function searchPageRows({ searchPages }: Collected, { pathContains }: Wanted): Tables['searchPages'] {
  if (!searchPages) return null;
  return searchPages.pages
    .filter(({ pagePath }) => matches(pagePath, pathContains))
    .map(({ pagePath, pageTitle, totalSearches, noResultSearches, noResultRate }) => {
      const rate = rateOf(noResultRate, totalSearches);
      return { path: pagePath, title: pageTitle, searches: totalSearches, noResultSearches, noResultRate: rate };
    });
}

function answerRows({ answers }: Collected): Tables['dislikedAnswers'] {
  if (!answers) return null;
  return answers.map(({ question, answerSnippet, pagePath, submittedAt }) => {
    return { question, answer: answerSnippet, path: pagePath, date: submittedAt.slice(0, 10) };
  });
}
