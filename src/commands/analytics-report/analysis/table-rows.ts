/** Turns responses into the rows of a report's tables. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { round, shareOf, sumOf, withinScale } from '../numbers/metrics.js';
import type { Collected } from '../read/collect.js';
import type { Project } from '../numbers/report-schema.js';
import type { TableName } from '../numbers/report-version.js';
import { bySpelling, isWithoutResults } from './failed-searches.js';
import { groupByPage } from '../numbers/page-keys.js';
import { satisfactionOf, sessionsByPage, votesOf } from '../numbers/poor-pages.js';
import { type Asked, equalQuestions, quotesOf, readersOf } from './questions.js';
import type { ToDoSources } from './to-dos.js';
import { MAX_PATHS } from '../words/tables.js';

type Tables = Pick<Project, TableName>;

const MAX_COMMENTS = 3;

/** Returns tables of any length; a table is null if it wasn't collected. */
export function tableRows(collected: Collected, sources: ToDoSources): Tables {
  const { lowConfidence, answerVotes } = collected;
  return {
    pages: pageRows(collected),
    referrers: referrerRows(collected),
    feedback: feedbackRows(collected),
    poorFeedback: collected.dislikedPages ? poorRows(sources) : null,
    searchQueries: queryRows(collected),
    noResultSearches: collected.noResultQueries ? [...sources.searches] : null,
    searchPages: searchPageRows(collected),
    lowConfidenceQuestions: lowConfidence ? questionRows(sources) : null,
    dislikedAnswers: answerVotes ? answerRows(sources) : null,
  };
}

function pageRows({ pages: { now, before } }: Collected): Tables['pages'] {
  if (!now) return null;
  const counts = sessionsByPage(before);
  // A page that is missing in a truncated list has an unknown count.
  const missing = before && before.pages.length < MAX_PAGE_SIZE ? 0 : null;
  return groupByPage(now.pages)
    .map(({ path, title, rows }) => ({
      ...{ path, title },
      pageViews: sumOf(rows, ({ pageViews }) => pageViews),
      sessions: sumOf(rows, ({ sessions }) => sessions),
      previousSessions: counts.get(path) ?? missing,
    }))
    .sort((a, b) => b.pageViews - a.pageViews);
}

function feedbackRows({ feedback: { now } }: Collected): Tables['feedback'] {
  if (!now) return null;
  return groupByPage(now.pages)
    .map(({ path, title, rows }) => {
      const votes = votesOf(rows);
      const comments = sumOf(rows, (row) => row.comments);
      return { path, title, ...votes, comments, satisfactionRate: satisfactionOf(votes) };
    })
    .sort((a, b) => b.likes + b.dislikes - a.likes - a.dislikes);
}

function poorRows({ poorPages }: ToDoSources): NonNullable<Tables['poorFeedback']> {
  return poorPages.map(({ path, title, likes, dislikes, satisfactionRate, sessions, readers, comments }) => {
    return {
      ...{ path, title, likes, dislikes, satisfactionRate, sessions, readers },
      comments: quotesOf(
        comments.map(({ text }) => text),
        MAX_COMMENTS,
      ).map(({ text }) => text),
    };
  });
}

function queryRows({ searchQueries: { now } }: Collected): Tables['searchQueries'] {
  if (!now) return null;
  return bySpelling(now.queries)
    .map((group) => ({
      query: group[0]?.query ?? '',
      searches: sumOf(group, ({ count }) => count),
      noResults: group.every(isWithoutResults),
      clicks: sumOf(group, ({ clicks }) => clicks),
      aiEscalations: sumOf(group, ({ aiEscalations }) => aiEscalations),
    }))
    .sort((a, b) => b.searches - a.searches);
}

function searchPageRows({ searchPages }: Collected): Tables['searchPages'] {
  if (!searchPages) return null;
  return groupByPage(searchPages.pages)
    .map(({ path, title, rows }) => {
      const searches = sumOf(rows, ({ totalSearches }) => totalSearches);
      const failed = sumOf(rows, ({ noResultSearches }) => noResultSearches);
      return { path, title, searches, noResultSearches: failed, noResultRate: shareOf(failed, searches) };
    })
    .sort((a, b) => b.searches - a.searches);
}

/** The share comes from the counts if they are there. */
function referrerRows({ referrers, overview }: Collected): Tables['referrers'] {
  if (!referrers) return null;
  const share = ({ pageViews }: { readonly pageViews: number }): number | null => {
    const counted = shareOf(pageViews, overview.now?.pageViews ?? 0);
    return counted === null ? null : round(counted * 100, 4);
  };
  return referrers.referrers.map((row) => ({ ...row, percentage: share(row) ?? withinScale(row.percentage, 100) }));
}

/** Readers are no more than the sessions that asked. */
function askersOf(asked: readonly Asked[], { askingSessions }: ToDoSources): number {
  return Math.min(readersOf(asked), askingSessions ?? Infinity);
}

function questionRows(sources: ToDoSources): NonNullable<Tables['lowConfidenceQuestions']> {
  return equalQuestions(sources.asked)
    .flatMap((group) => {
      const low = group.filter(({ isLow }) => isLow);
      if (low.length === 0) return [];
      const confidences = low.flatMap(({ confidence }) => confidence ?? []);
      return [
        {
          question: low[0]?.question ?? '',
          count: low.length,
          readers: askersOf(low, sources),
          lowestConfidence: confidences.length === 0 ? null : Math.min(...confidences),
          paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, MAX_PATHS),
          lastAskedAt: low.map(({ at }) => at).reduce((a, b) => (a > b ? a : b), ''),
        },
      ];
    })
    .sort((a, b) => b.count - a.count || (a.question < b.question ? -1 : 1));
}

function answerRows(sources: ToDoSources): NonNullable<Tables['dislikedAnswers']> {
  return equalQuestions(sources.asked.filter(({ isLow }) => !isLow))
    .map((group) => {
      const [newest] = group.toSorted((a, b) => (a.at < b.at ? 1 : -1));
      const { question = '', answer = null, path = null, at = '' } = newest ?? {};
      return { question, answer, count: group.length, readers: askersOf(group, sources), path, date: at.slice(0, 10) };
    })
    .sort((a, b) => b.count - a.count || (a.question < b.question ? -1 : 1));
}
