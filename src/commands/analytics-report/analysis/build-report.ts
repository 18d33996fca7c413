/** Builds the report from the collected data. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { type Metric, METRIC_NAMES, type MetricName, metricOf, rateOf, sumKnown, sumOf } from '../metrics.js';
import { SECTION_WORDS } from '../formats/names.js';
import { isLong, NOT_AVAILABLE, openPeriodNote, todayNote } from '../period.js';
import { type Collected, failureNote } from '../read/collect.js';
import type { ReportQuery } from '../read/report-query.js';
import type { Note, Project, Report, ToDo } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';
import { evaluateReport } from '../thresholds.js';
import { addChances, clusterOf, decideMetrics, MOVED_BUDGETS } from './evidence.js';
import {
  daysWithin,
  findOutages,
  type Gaps,
  gapNotes,
  gapsWithin,
  joinDays,
  readHistory,
  variationsOf,
} from './history.js';
import { type CountList, findMoved } from './moved.js';
import { poorPages } from './poor-pages.js';
import { failedSearches, groupQuestions } from './questions.js';
import { cutTables, type RedactText, showReaderText } from './reader-text.js';
import { matchesPath, tableRows } from './table-rows.js';
import { projectToDos, searchesPerSession, selectToDos, type ToDoSources } from './to-dos.js';
import { decideVerdict } from './verdict.js';

export interface ReportOptions {
  /** Undefined omits all text of readers. */
  readonly redactText: RedactText | undefined;
  /** Lines of the input. */
  readonly thresholds: readonly string[];
  /** Every table has at most this many rows. */
  readonly top: number;
  readonly nowMs: number;
}

export function buildReport(collected: Collected, query: ReportQuery, options: ReportOptions): Report {
  const { redactText } = options;
  const values = buildMetrics(collected, query);
  const sources = toDoSources(collected, values);
  const project = showReaderText(buildProject(collected, query, values, sources), redactText);
  const { period, metrics, daily } = project;
  const toDos = projectToDos(project, sources, redactText);
  return finishReport({ period, metrics, daily, notes: [], projects: [project] }, toDos, options);
}

/**
 * Adds what is decided from all numbers: thresholds, the verdict and what to do first.
 * @param toDos all of them, those that help the most readers first
 */
export function finishReport(
  numbers: Pick<Report, 'period' | 'metrics' | 'daily' | 'notes' | 'projects'>,
  toDos: readonly ToDo[],
  { thresholds: lines, top, nowMs }: ReportOptions,
): Report {
  const { period, metrics, daily, notes, projects } = numbers;
  const thresholds = evaluateReport(lines, metrics);
  return {
    schemaVersion: REPORT_VERSION,
    report: 'analytics-report',
    generatedAt: new Date(nowMs).toISOString(),
    verdict: decideVerdict({ thresholds, projects, period, metrics }),
    toDos: selectToDos(toDos, { thresholds, projects }),
    period,
    metrics,
    daily,
    thresholds,
    notes,
    projects: projects.map((project) => cutTables(project, top)),
  };
}

function buildProject(
  collected: Collected,
  query: ReportQuery,
  values: readonly Metric[],
  sources: ToDoSources,
): Project {
  const { name = null, startDate, endDate, days, leftOut = null, previous = null } = query.period;
  const history = readHistory(collected, values);
  const ranges = previous ? [query.period, previous] : [query.period];
  const gaps = gapsWithin(history, ranges);
  const metrics = decideMetrics(addChances(values, variationsOf(history, values, { days, gaps })), 1);
  const allDays = joinDays(collected);
  const daysBefore = previous ? daysWithin(allDays, previous) : [];
  return {
    name: null,
    ...collected.identity,
    sections: [...query.sections],
    period: { name, startDate, endDate, days, leftOut, previous },
    metrics,
    daily: daysWithin(allDays, query.period),
    // A series of 90 days may lack the first days of the previous period.
    dailyBefore: daysBefore[0]?.date === previous?.startDate ? daysBefore : [],
    outages: findOutages(history),
    moved: findAllMoved(collected, query, values, gaps),
    ...tableRows(collected, query, sources),
    lists: listSizes(collected),
    notes: [...buildNotes(collected, query), ...gapNotes(gaps)],
  };
}

function buildMetrics(collected: Collected, { period, sections }: ReportQuery): Metric[] {
  const current = metricValues(collected);
  const previous = metricValues({
    overview: collected.previousOverview,
    feedback: collected.previousFeedback,
    searches: collected.previousSearches,
    questionCount: collected.previousQuestionCount,
    scoredCount: collected.previousScoredCount,
    lowConfidence: { total: collected.previousLowConfidenceCount },
  });
  const days = daysWithin(joinDays(collected), period);
  const sumOfDays = (field: 'pageViews' | 'searches' | 'questions'): number | null =>
    sumKnown(days, (day) => day[field]);
  // Long periods have only counts that add up: sessions and rates of several ranges can't be combined.
  const sums: Partial<Record<MetricName, number | null>> = {
    'ai.questions': sumOfDays('questions'),
    ...(isLong(period) && sections.includes('overview') ? { 'traffic.page-views': sumOfDays('pageViews') } : {}),
    ...(isLong(period) ? { 'search.total': sumOfDays('searches') } : {}),
  };
  return METRIC_NAMES.map((name) => metricOf(name, current[name] ?? sums[name] ?? null, previous[name] ?? null));
}

type Totals = Partial<Pick<Collected, 'overview' | 'searches' | 'feedback' | 'questionCount' | 'scoredCount'>> & {
  readonly lowConfidence?: { readonly total?: number | null };
};

function metricValues(totals: Totals): Partial<Record<MetricName, number | null>> {
  const { overview, searches, feedback, questionCount, scoredCount, lowConfidence } = totals;
  const low = lowConfidence?.total ?? undefined;
  return {
    'traffic.page-views': overview?.pageViews,
    'traffic.sessions': overview?.sessions,
    ...(feedback && feedbackValues(feedback.summary)),
    ...(searches && searchValues(searches)),
    'ai.questions': questionCount,
    'ai.scored-answers': scoredCount,
    'ai.low-confidence': low,
    'ai.low-confidence-rate':
      low === undefined || scoredCount === undefined ? null : rateOf(Math.min(1, low / scoredCount), scoredCount),
  };
}

function feedbackValues(votes: NonNullable<Totals['feedback']>['summary']): Partial<Record<MetricName, number | null>> {
  return {
    'feedback.total': votes.totalFeedback,
    'feedback.comments': votes.comments,
    'feedback.satisfaction-rate': rateOf(votes.satisfactionRate, votes.likes + votes.dislikes),
  };
}

function searchValues(searches: NonNullable<Totals['searches']>): Partial<Record<MetricName, number | null>> {
  return {
    'search.total': searches.totalSearches,
    'search.sessions': searches.sessions,
    'search.no-result-rate': rateOf(searches.noResultRate, searches.totalSearches),
    'search.click-through-rate': rateOf(searches.clickThroughRate, searches.totalSearches),
  };
}

function toDoSources(collected: Collected, metrics: readonly Metric[]): ToDoSources {
  const { dislikedPages, feedback, pages, comments, noResultQueries, lowConfidence, answerVotes } = collected;
  const perSession = searchesPerSession(metrics);
  return {
    poorPages: poorPages(dislikedPages?.items ?? [], feedback?.summary, pages).map((page) => ({
      ...page,
      comments: comments?.get(page.path) ?? [],
    })),
    searches: failedSearches(noResultQueries?.queries ?? [], perSession).map((search) => {
      const now = collected.foundNow?.get(search.query);
      return now ? { ...search, now } : search;
    }),
    questions: groupQuestions(lowConfidence, answerVotes),
    asked: { read: lowConfidence?.items.length ?? 0, total: lowConfidence?.total ?? 0 },
  };
}

/** Nothing is compared over days on which it wasn't recorded. */
function findAllMoved(
  collected: Collected,
  query: ReportQuery,
  metrics: readonly Metric[],
  gaps: Gaps,
): Project['moved'] {
  const pages = gaps.traffic.length > 0 ? undefined : movedPages(collected, query);
  const searches = gaps.search.length > 0 ? undefined : movedSearches(collected, metrics);
  const lookedAt = [pages, searches].flatMap((list) => list?.lookedAt ?? []);
  return {
    pages: pages?.rows ?? [],
    searches: searches?.rows ?? [],
    lookedAt: lookedAt.length === 0 ? null : sumOf(lookedAt, (count) => count),
  };
}

function movedPages({ pages, previousPages }: Collected, { pathContains }: ReportQuery) {
  if (!pages || !previousPages) return undefined;
  const listOf = (list: typeof pages): CountList => ({
    counts: list.pages.map(({ pagePath, sessions }) => ({ key: pagePath, value: sessions })),
    // The list is sorted by page views, of which each session has at least one.
    bound: list.pages.length < MAX_PAGE_SIZE ? 0 : (list.pages.at(-1)?.pageViews ?? 0),
  });
  const titles = new Map(
    [...previousPages.pages, ...pages.pages].map(({ pagePath, pageTitle }) => [pagePath, pageTitle]),
  );
  const { moved, lookedAt } = findMoved(listOf(pages), listOf(previousPages), 1);
  const rows = moved
    .filter(({ key, p }) => p <= MOVED_BUDGETS.pages && matchesPath(key, pathContains))
    .map(({ key, value, ...rest }) => ({ path: key, title: titles.get(key) ?? null, sessions: value, ...rest }));
  return { rows, lookedAt };
}

function movedSearches({ searchQueries, previousSearchQueries }: Collected, metrics: readonly Metric[]) {
  if (!searchQueries || !previousSearchQueries) return undefined;
  const listOf = ({ queries }: typeof searchQueries): CountList => ({
    counts: queries.map(({ query, count }) => ({ key: query, value: count })),
    bound: queries.length < MAX_PAGE_SIZE ? 0 : (queries.at(-1)?.count ?? 0),
  });
  const least = clusterOf('search.total', metrics);
  const { moved, lookedAt } = findMoved(listOf(searchQueries), listOf(previousSearchQueries), least);
  const rows = moved
    .filter(({ p }) => p <= MOVED_BUDGETS.searches)
    .map(({ key, value, ...rest }) => ({ query: key, searches: value, ...rest }));
  return { rows, lookedAt };
}

function listSizes({ lowConfidence, answerVotes, noResultQueries }: Collected): Project['lists'] {
  const lists = [
    { table: 'lowConfidenceQuestions', list: lowConfidence },
    { table: 'dislikedAnswers', list: answerVotes },
    { table: 'noResultSearches', list: noResultQueries && { ...noResultQueries, items: noResultQueries.queries } },
  ] as const;
  return lists.flatMap(({ table, list }) =>
    list ? [{ table, total: list.total ?? list.items.length, read: list.items.length }] : [],
  );
}

function buildNotes({ failures, recheckProblem }: Collected, { period, sections, pathContains }: ReportQuery): Note[] {
  const notes: Note[] = [];
  const add = (section: string, message: string | undefined): void => {
    if (message !== undefined) notes.push({ section, message, missing: null });
  };
  add('period', period.isToday ? todayNote(period) : openPeriodNote(period));
  if (isLong(period)) {
    for (const section of sections) {
      const lost = SECTION_WORDS[section]?.missingIfLong;
      add(section, lost && `${lost}: ${NOT_AVAILABLE}.`);
    }
    add('period', `Comparison with the previous period: ${NOT_AVAILABLE}.`);
  }
  if (pathContains !== undefined)
    add('pages', 'Tables of pages only list paths that match path-contains. Totals cover the whole site.');
  add('search', recheckProblem);
  for (const failure of failures)
    notes.push({ section: failure.section, message: failureNote(failure), missing: failure.missing });
  return notes;
}
