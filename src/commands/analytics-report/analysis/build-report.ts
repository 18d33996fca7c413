/** What was collected → the report. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { type Collected, reasonOf, type Section, type Wanted } from '../read/collect.js';
import {
  type Counted,
  costlyPages,
  movers,
  noResultSearches,
  pageMovers,
  poorFeedback,
  searchMovers,
  unsureQuestions,
} from './insights.js';
import { type Metric, METRIC_NAMES, type MetricName, metricOf, rateOf } from '../metrics.js';
import type { Daily, Insight, Note, Project, Report } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';
import { isLong, NOT_OVER_90 } from '../period.js';
import { votedPage } from '../read/section-requests.js';
import { showReaders, type Words } from './reader-text.js';
import { matches, rowsOf } from './rows.js';
import { judge } from '../thresholds.js';

export interface BuildOptions {
  readonly wanted: Wanted;
  /** Undefined: nothing that readers typed is shown. */
  readonly words: Words | undefined;
  readonly thresholds: readonly string[];
  readonly nowMs: number;
}

export function buildReport(collected: Collected, options: BuildOptions): Report {
  const { wanted, words } = options;
  const project = showReaders(buildProject(collected, wanted), words, wanted.top);
  const { period, metrics, daily } = project;
  return {
    schemaVersion: REPORT_VERSION,
    report: 'analytics-report',
    generatedAt: new Date(options.nowMs).toISOString(),
    period,
    metrics,
    daily,
    thresholds: judge(options.thresholds, metrics),
    notes: [],
    projects: [project],
  };
}

function buildProject(collected: Collected, wanted: Wanted): Project {
  const { name, startDate, endDate, days, isOpen, previous } = wanted.period;
  return {
    name: null,
    sections: [...wanted.sections],
    period: { name: name ?? null, startDate, endDate, days, isOpen, previous: previous ?? null },
    metrics: metricsOf(collected),
    daily: dailyOf(collected),
    insights: insightsOf(collected, wanted),
    ...rowsOf(collected, wanted),
    notes: notesOf(collected, wanted),
  };
}

function metricsOf(collected: Collected): Metric[] {
  const now = valuesOf(collected);
  const { overviewBefore, feedbackBefore, searchesBefore, questionsBefore, unsureBefore } = collected;
  const before = valuesOf({
    overview: overviewBefore && [overviewBefore],
    feedback: feedbackBefore,
    searches: searchesBefore && [searchesBefore],
    questions: questionsBefore,
    unsure: unsureBefore === undefined ? undefined : { total: unsureBefore },
  });
  return METRIC_NAMES.map((name) => metricOf(name, now[name] ?? null, before[name] ?? null));
}

type Totals = Pick<Collected, 'overview' | 'searches' | 'questions'> &
  Partial<Pick<Collected, 'questionVolume'>> & {
    readonly feedback?: { readonly summary: NonNullable<Collected['feedback']>['summary'] };
    readonly unsure?: { readonly total: number };
  };

/** Of several parts only what adds up is a value: sessions and rates do not. */
function valuesOf({
  overview,
  searches,
  feedback,
  questions,
  questionVolume,
  unsure,
}: Totals): Partial<Record<MetricName, number | null>> {
  const visits = only(overview);
  const search = only(searches);
  const votes = feedback?.summary;
  const volume = questionVolume && sum(questionVolume, (day) => day.questions);
  return {
    'traffic.page-views': overview && sum(overview, (part) => part.pageViews),
    'traffic.sessions': visits?.sessions,
    'feedback.total': votes?.totalFeedback,
    'feedback.comments': votes?.comments,
    'feedback.satisfaction-rate': votes && rateOf(votes.satisfactionRate, votes.likes + votes.dislikes),
    'search.total': searches && sum(searches, (part) => part.totalSearches),
    'search.sessions': search?.sessions,
    'search.no-result-rate': search && rateOf(search.noResultRate, search.totalSearches),
    'search.click-through-rate': search && rateOf(search.clickThroughRate, search.totalSearches),
    'ai.questions': questions ?? volume,
    'ai.low-confidence': unsure?.total,
  };
}

function only<T>(parts: readonly T[] | undefined): T | undefined {
  return parts?.length === 1 ? parts[0] : undefined;
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

/** The daily series side by side. */
function dailyOf({ traffic, searchVolume, questionVolume }: Collected): Daily[] {
  const days = new Map<string, Daily>();
  const put = (date: string, values: Partial<Daily>): void => {
    const known = days.get(date) ?? { date, pageViews: null, sessions: null, searches: null, questions: null };
    days.set(date, { ...known, ...values });
  };
  for (const { date, pageViews, sessions } of traffic ?? []) put(date, { pageViews, sessions });
  for (const { date, searches } of searchVolume ?? []) put(date, { searches });
  for (const { date, questions } of questionVolume ?? []) put(date, { questions });
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Where a better page helps most comes first; what merely changed comes last. */
function insightsOf(collected: Collected, wanted: Wanted): Insight[] {
  const { disliked, pages, comments, failedQueries } = collected;
  const { top } = wanted;
  const voted = (disliked ?? []).map(votedPage);
  const views = (pages?.pages ?? []).map(({ pagePath, pageViews }) => ({ path: pagePath, pageViews }));
  const queries = (failedQueries?.queries ?? []).map(({ query, count, noResults, aiEscalations }) => ({
    query,
    searches: typeof noResults === 'number' ? noResults : count,
    noResults: Boolean(noResults),
    aiEscalations,
  }));
  const found = [
    costlyPages(views, voted, top),
    poorFeedback(voted, comments ?? new Map(), top),
    noResultSearches(queries, failedQueries?.total ?? queries.length, top),
    unsure(collected, top),
    moversOfPages(collected, wanted),
    moversOfSearches(collected, wanted),
  ];
  return found.filter((one) => one !== undefined);
}

function unsure({ unsure: found }: Collected, top: number): Insight | undefined {
  const questions = (found?.questions ?? []).map(({ question, pagePath, confidenceScore, askedAt }) => {
    return { question, path: pagePath, confidence: confidenceScore, askedAt };
  });
  return unsureQuestions(questions, found?.total ?? 0, top);
}

function moversOfPages({ pages, pagesBefore }: Collected, { top, pathContains }: Wanted) {
  if (!pages || !pagesBefore) return undefined;
  const counted = (list: typeof pages): Counted[] =>
    list.pages.map(({ pagePath, pageViews }) => ({ key: pagePath, value: pageViews }));
  const titles = new Map(
    [...pagesBefore.pages, ...pages.pages].map(({ pagePath, pageTitle }) => [pagePath, pageTitle]),
  );
  const found = movers(counted(pages), counted(pagesBefore), MAX_PAGE_SIZE, MAX_PAGE_SIZE);
  const below = found.filter(({ key }) => matches(key, pathContains)).slice(0, top);
  return pageMovers(below, (path) => titles.get(path) ?? null);
}

function moversOfSearches({ searchQueries, searchQueriesBefore }: Collected, { top }: Wanted) {
  if (!searchQueries || !searchQueriesBefore) return undefined;
  const counted = (list: typeof searchQueries): Counted[] =>
    list.queries.map(({ query, count }) => ({ key: query, value: count }));
  return searchMovers(movers(counted(searchQueries), counted(searchQueriesBefore), MAX_PAGE_SIZE, top));
}

/** What each section lacks over 90 days, as it continues with "not available". */
const LONG_RANGE: Readonly<Record<Section, string | undefined>> = {
  overview: 'Sessions',
  traffic: undefined,
  pages: 'The most read pages',
  referrers: 'Referrers',
  feedback: 'Votes and comments',
  ai: 'Questions the assistant was unsure of',
  search: 'Rates, sessions and queries of searches',
};

function notesOf({ failures }: Collected, wanted: Wanted): Note[] {
  const { period, sections, pathContains } = wanted;
  const notes: Note[] = [];
  const add = (section: string, message: string): void => void notes.push({ section, message });
  if (period.isOpen)
    add('period', `The range is still open: ${period.endDate} is not over (UTC), so its numbers will grow.`);
  if (isLong(period)) {
    for (const section of sections) if (LONG_RANGE[section]) add(section, `${LONG_RANGE[section]}: ${NOT_OVER_90}.`);
    add('period', `Comparison with the window before: ${NOT_OVER_90}.`);
  }
  if (pathContains !== undefined)
    add('pages', 'Tables of pages hold only those that match path-contains; the numbers above are of the whole site.');
  for (const { section, what, error } of failures) add(section, `Left out: ${what} (${reasonOf(error)}).`);
  return notes;
}
