/** Turns responses into the rows of a report's tables. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { rateOf } from '../metrics.js';
import type { Collected } from '../read/collect.js';
import type { ReportQuery } from '../read/report-query.js';
import type { Project } from '../report-schema.js';
import type { TableName } from '../report-version.js';
import { isTyped, isWithoutResults } from './failed-searches.js';
import type { ToDoSources } from './to-dos.js';

type Tables = Pick<Project, TableName>;

/** Returns tables of any length; a table is null if it wasn't collected. */
export function tableRows(collected: Collected, { pathContains }: ReportQuery, sources: ToDoSources): Tables {
  const { lowConfidence, answerVotes } = collected;
  return {
    pages: pageRows(collected, pathContains),
    referrers: collected.referrers?.referrers ?? null,
    feedback: feedbackRows(collected),
    poorFeedback: collected.dislikedPages ? [...sources.poorPages] : null,
    searchQueries: queryRows(collected),
    noResultSearches: collected.noResultQueries ? [...sources.searches] : null,
    searchPages: searchPageRows(collected, pathContains),
    lowConfidenceQuestions: lowConfidence ? questionRows(sources) : null,
    dislikedAnswers: answerVotes ? answerRows(sources) : null,
  };
}

/** Filters as the API filters votes, for the lists that the API can't filter. */
export function matchesPath(path: string, pathContains: string | undefined): boolean {
  return pathContains === undefined || path.toLowerCase().includes(pathContains.toLowerCase());
}

function pageRows({ pages: { now, before }, trends }: Collected, pathContains?: string): Tables['pages'] {
  if (!now) return null;
  type Row = (typeof now)['pages'][number];
  const countsOf = (list: typeof now, countOf: (row: Row) => number) => {
    const counts = new Map(list.pages.map((page) => [page.pagePath, countOf(page)]));
    // A page that is missing in a truncated list has an unknown count.
    const missing = list.pages.length < MAX_PAGE_SIZE ? 0 : null;
    return (path: string): number | null => counts.get(path) ?? missing;
  };
  const previousSessions = before && countsOf(before, ({ sessions }) => sessions);
  const trendViews = trends?.map((list) => countsOf(list, ({ pageViews }) => pageViews));
  return now.pages
    .filter(({ pagePath }) => matchesPath(pagePath, pathContains))
    .map((page) => ({
      ...nameOf(page),
      pageViews: page.pageViews,
      sessions: page.sessions,
      previousSessions: previousSessions?.(page.pagePath) ?? null,
      trend: allKnown(trendViews?.map((views) => views(page.pagePath))),
    }));
}

/** Returns null if a value is unknown: a trend without it would show a fall that isn't one. */
function allKnown(values: readonly (number | null)[] = [null]): number[] | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? known : null;
}

function nameOf({ pagePath, pageTitle }: { readonly pagePath: string; readonly pageTitle: string | null }) {
  return { path: pagePath, title: pageTitle };
}

function feedbackRows({ feedback: { now } }: Collected): Tables['feedback'] {
  if (!now) return null;
  return now.pages.map((page) => {
    const { likes, dislikes, comments } = page;
    const satisfactionRate = rateOf(page.satisfactionRate, likes + dislikes);
    return { ...nameOf(page), likes, dislikes, comments, satisfactionRate };
  });
}

function queryRows({ searchQueries: { now } }: Collected): Tables['searchQueries'] {
  if (!now) return null;
  return now.queries.filter(isTyped).map((item) => {
    const { query, count, clicks, aiEscalations } = item;
    return { query, searches: count, noResults: isWithoutResults(item), clicks, aiEscalations };
  });
}

function searchPageRows({ searchPages }: Collected, pathContains: string | undefined): Tables['searchPages'] {
  if (!searchPages) return null;
  return searchPages.pages
    .filter(({ pagePath }) => matchesPath(pagePath, pathContains))
    .map((page) => {
      const { totalSearches: searches, noResultSearches, noResultRate } = page;
      return { ...nameOf(page), searches, noResultSearches, noResultRate: rateOf(noResultRate, searches) };
    });
}

function questionRows({ questions }: ToDoSources): NonNullable<Tables['lowConfidenceQuestions']> {
  return questions
    .filter(({ lowCount }) => lowCount > 0)
    .map(({ question, lowCount, readers, lowestConfidence, paths, lastAskedAt }) => {
      return { question, count: lowCount, readers, lowestConfidence, paths: [...paths], lastAskedAt };
    })
    .sort((a, b) => b.count - a.count);
}

function answerRows({ questions }: ToDoSources): NonNullable<Tables['dislikedAnswers']> {
  return questions
    .flatMap(({ question, newestDislike, dislikedCount, readers }) => {
      if (!newestDislike) return [];
      const { answer, path, at } = newestDislike;
      return [{ question, answer, count: dislikedCount, readers, path, date: at.slice(0, 10) }];
    })
    .sort((a, b) => b.count - a.count);
}
