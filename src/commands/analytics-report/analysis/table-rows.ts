/** Turns responses into the rows of a report's tables. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { rateOf } from '../metrics.js';
import type { Collected } from '../read/collect.js';
import type { Project } from '../report-schema.js';
import type { TableName } from '../report-version.js';
import { isWithoutResults } from './failed-searches.js';
import type { ToDoSources } from './to-dos.js';

type Tables = Pick<Project, TableName>;

/** Returns tables of any length; a table is null if it wasn't collected. */
export function tableRows(collected: Collected, sources: ToDoSources): Tables {
  const { lowConfidence, answerVotes } = collected;
  return {
    pages: pageRows(collected),
    referrers: collected.referrers?.referrers ?? null,
    feedback: feedbackRows(collected),
    poorFeedback: collected.dislikedPages ? [...sources.poorPages] : null,
    searchQueries: queryRows(collected),
    noResultSearches: collected.noResultQueries ? [...sources.searches] : null,
    searchPages: searchPageRows(collected),
    lowConfidenceQuestions: lowConfidence ? questionRows(sources) : null,
    dislikedAnswers: answerVotes ? answerRows(sources) : null,
  };
}

function pageRows({ pages: { now, before } }: Collected): Tables['pages'] {
  if (!now) return null;
  const counts = new Map(before?.pages.map((page) => [page.pagePath, page.sessions]));
  // A page that is missing in a truncated list has an unknown count.
  const missing = before && before.pages.length < MAX_PAGE_SIZE ? 0 : null;
  return now.pages.map((page) => ({
    ...nameOf(page),
    pageViews: page.pageViews,
    sessions: page.sessions,
    previousSessions: counts.get(page.pagePath) ?? missing,
  }));
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
  return now.queries.map((item) => {
    const { query, count, clicks, aiEscalations } = item;
    return { query, searches: count, noResults: isWithoutResults(item), clicks, aiEscalations };
  });
}

function searchPageRows({ searchPages }: Collected): Tables['searchPages'] {
  if (!searchPages) return null;
  return searchPages.pages.map((page) => {
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
