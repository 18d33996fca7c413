/** Builds the report from the collected data. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { addEvidence, type Metric, METRIC_NAMES, type MetricName, metricOf, rateOf } from '../metrics.js';
import { isLong, NOT_AVAILABLE, openPeriodNote } from '../period.js';
import { type Collected, failureNote } from '../read/collect.js';
import type { ReportQuery, SectionName } from '../read/section-requests.js';
import type { Daily, Insight, Note, Project, Report } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';
import { evaluateThresholds } from '../thresholds.js';
import { sumVotes } from '../votes.js';
import {
  highTrafficPoorFeedback,
  lowConfidenceQuestions,
  noResultSearches,
  poorFeedback,
  searchChanges,
  trafficChanges,
} from './insights.js';
import { type RedactText, showReaderText } from './reader-text.js';
import { type Count, significantChanges } from './significant-changes.js';
import { matchesPath, tableRows } from './table-rows.js';

export interface BuildOptions {
  readonly query: ReportQuery;
  /** Undefined omits all text of readers. */
  readonly redactText: RedactText | undefined;
  readonly thresholds: readonly string[];
  readonly nowMs: number;
}

export function buildReport(collected: Collected, options: BuildOptions): Report {
  const { query, redactText } = options;
  const project = showReaderText(buildProject(collected, query), redactText, query.top);
  const { period, metrics, daily } = project;
  return {
    schemaVersion: REPORT_VERSION,
    report: 'analytics-report',
    generatedAt: new Date(options.nowMs).toISOString(),
    period,
    metrics,
    daily,
    thresholds: evaluateThresholds(options.thresholds, metrics),
    notes: [],
    projects: [project],
  };
}

function buildProject(collected: Collected, query: ReportQuery): Project {
  const { name = null, startDate, endDate, days, isOpen, previous = null } = query.period;
  return {
    name: null,
    ...collected.identity,
    sections: [...query.sections],
    period: { name, startDate, endDate, days, isOpen, previous },
    metrics: buildMetrics(collected),
    daily: joinDays(collected),
    dailyBefore: joinDays({
      traffic: collected.previousTraffic?.series,
      searchVolume: collected.previousSearchVolume?.series,
      questionVolume: collected.previousQuestionVolume?.series,
    }),
    insights: findInsights(collected, query),
    ...tableRows(collected, query),
    notes: buildNotes(collected, query),
  };
}

function buildMetrics(collected: Collected): Metric[] {
  const { previousOverview, previousFeedback, previousSearches, previousQuestionCount } = collected;
  const { previousLowConfidenceCount } = collected;
  const current = metricValues(collected, collected.lowConfidence?.total);
  const previous = metricValues(
    {
      overview: previousOverview && [previousOverview],
      feedback: previousFeedback,
      searches: previousSearches && [previousSearches],
      questionCount: previousQuestionCount,
    },
    previousLowConfidenceCount,
  );
  return addEvidence(METRIC_NAMES.map((name) => metricOf(name, current[name] ?? null, previous[name] ?? null)));
}

type Totals = Partial<Pick<Collected, 'overview' | 'searches' | 'feedback' | 'questionCount' | 'questionVolume'>>;

/** Long periods have only counts that add up: sessions and rates of several ranges can't be combined. */
function metricValues(
  { overview, searches, feedback, questionCount, questionVolume }: Totals,
  lowConfidenceCount: number | undefined,
): Partial<Record<MetricName, number | null>> {
  const search = onlyItem(searches);
  const votes = feedback?.summary;
  return {
    'traffic.page-views': overview && sum(overview, (range) => range.pageViews),
    'traffic.sessions': onlyItem(overview)?.sessions,
    'feedback.total': votes?.totalFeedback,
    'feedback.comments': votes?.comments,
    'feedback.satisfaction-rate': votes && rateOf(votes.satisfactionRate, votes.likes + votes.dislikes),
    'search.total': searches && sum(searches, (range) => range.totalSearches),
    'search.sessions': search?.sessions,
    'search.no-result-rate': search && rateOf(search.noResultRate, search.totalSearches),
    'search.click-through-rate': search && rateOf(search.clickThroughRate, search.totalSearches),
    'ai.questions': questionCount ?? (questionVolume && sum(questionVolume, (day) => day.questions)),
    'ai.low-confidence': lowConfidenceCount,
  };
}

function onlyItem<T>(items: readonly T[] | undefined): T | undefined {
  return items?.length === 1 ? items[0] : undefined;
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

type Series = Pick<Collected, 'traffic' | 'searchVolume' | 'questionVolume'>;

function joinDays({ traffic, searchVolume, questionVolume }: Series): Daily[] {
  const days = new Map<string, Daily>();
  const put = (date: string, values: Partial<Daily>): void => {
    const day = days.get(date) ?? { date, pageViews: null, sessions: null, searches: null, questions: null };
    days.set(date, { ...day, ...values });
  };
  for (const { date, pageViews, sessions } of traffic ?? []) put(date, { pageViews, sessions });
  for (const { date, searches } of searchVolume ?? []) put(date, { searches });
  for (const { date, questions } of questionVolume ?? []) put(date, { questions });
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The insights that affect most readers come first, changes come last. */
function findInsights(collected: Collected, query: ReportQuery): Insight[] {
  const { dislikedPages = [], pages, comments = new Map<string, string[]>(), noResultQueries } = collected;
  const { top } = query;
  const site = collected.feedback?.summary ?? sumVotes(dislikedPages);
  const views = (pages?.pages ?? []).map(({ pagePath, pageViews }) => ({ path: pagePath, pageViews }));
  const queries = (noResultQueries?.queries ?? []).map(({ query: text, count, noResults, aiEscalations }) => ({
    query: text,
    searches: typeof noResults === 'number' ? noResults : count,
    noResults: Boolean(noResults),
    aiEscalations,
  }));
  const insights = [
    highTrafficPoorFeedback(views, dislikedPages, site, top),
    poorFeedback(dislikedPages, site, comments, top),
    noResultSearches(queries, noResultQueries?.total ?? queries.length, top),
    findLowConfidence(collected, top),
    findTrafficChanges(collected, query),
    findSearchChanges(collected, top),
  ];
  return insights.filter((insight) => insight !== undefined);
}

function findLowConfidence({ lowConfidence }: Collected, top: number): Insight | undefined {
  const questions = (lowConfidence?.questions ?? []).map(({ question, pagePath, confidenceScore, askedAt }) => {
    return { question, path: pagePath, confidence: confidenceScore, askedAt };
  });
  return lowConfidenceQuestions(questions, lowConfidence?.total ?? 0, top);
}

function findTrafficChanges({ pages, previousPages }: Collected, { top, pathContains }: ReportQuery) {
  if (!pages || !previousPages) return undefined;
  const counts = (list: typeof pages): Count[] =>
    list.pages.map(({ pagePath, pageViews }) => ({ key: pagePath, value: pageViews }));
  const titles = new Map(
    [...previousPages.pages, ...pages.pages].map(({ pagePath, pageTitle }) => [pagePath, pageTitle]),
  );
  const changes = significantChanges(counts(pages), counts(previousPages), MAX_PAGE_SIZE, MAX_PAGE_SIZE);
  const matching = changes.filter(({ key }) => matchesPath(key, pathContains)).slice(0, top);
  return trafficChanges(matching, (path) => titles.get(path) ?? null);
}

function findSearchChanges({ searchQueries, previousSearchQueries }: Collected, top: number) {
  if (!searchQueries || !previousSearchQueries) return undefined;
  const counts = (list: typeof searchQueries): Count[] =>
    list.queries.map(({ query, count }) => ({ key: query, value: count }));
  return searchChanges(significantChanges(counts(searchQueries), counts(previousSearchQueries), MAX_PAGE_SIZE, top));
}

/** Names what each section lacks in a long period; the text continues with "not available". */
const MISSING_IN_LONG_PERIODS: Readonly<Record<SectionName, string | undefined>> = {
  overview: 'Sessions',
  traffic: undefined,
  pages: 'Top pages',
  referrers: 'Top referrers',
  feedback: 'Votes and comments',
  ai: 'Questions with low-confidence answers',
  search: 'Search rates, sessions and queries',
};

function buildNotes({ failures }: Collected, { period, sections, pathContains }: ReportQuery): Note[] {
  const notes: Note[] = [];
  const add = (section: string, message: string): void => void notes.push({ section, message });
  if (period.isOpen) add('period', openPeriodNote(period));
  if (isLong(period)) {
    for (const section of sections) {
      const missing = MISSING_IN_LONG_PERIODS[section];
      if (missing) add(section, `${missing}: ${NOT_AVAILABLE}.`);
    }
    add('period', `Comparison with the previous period: ${NOT_AVAILABLE}.`);
  }
  if (pathContains !== undefined)
    add('pages', 'Tables of pages only list paths that match path-contains. Totals cover the whole site.');
  for (const failure of failures) add(failure.section, failureNote(failure));
  return notes;
}
