/** Builds the report from the collected data. Pure. */
import { type Metric, METRIC_NAMES, type MetricName, metricOf, rateOf, sumKnown } from '../metrics.js';
import { openPeriodNote, todayNote } from '../period.js';
import { type Collected, failureNote } from '../read/collect.js';
import type { ReportQuery } from '../read/report-query.js';
import type { Both } from '../read/section-requests.js';
import type { Note, Project, Report, ToDo } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';
import { evaluateReport } from '../thresholds.js';
import { addChances, decideMetrics } from './evidence.js';
import { daysWithin, findOutages, gapNotes, joinDays, readHistory, variationsOf } from './history.js';
import { findAllMoved } from './moved.js';
import { poorPages } from './poor-pages.js';
import { failedSearches } from './failed-searches.js';
import { groupQuestions } from './questions.js';
import { type RedactText, showReaderText } from './reader-text.js';
import { tableRows } from './table-rows.js';
import { projectToDos, searchesPerSession, selectToDos, type ToDoSources } from './to-dos.js';
import { decideVerdict } from './verdict.js';

export interface ReportOptions {
  /** Undefined omits all text of readers. */
  readonly redactText: RedactText | undefined;
  /** Lines of the input. */
  readonly thresholds: readonly string[];
  readonly nowMs: number;
}

export function buildReport(collected: Collected, query: ReportQuery, options: ReportOptions): Report {
  const { redactText } = options;
  const values = buildMetrics(collected, query);
  const sources = toDoSources(collected, values);
  const project = showReaderText(buildProject(collected, query, values, sources), redactText);
  return finishReport(project, projectToDos(project, sources, redactText), options);
}

/**
 * Adds what is decided from all numbers: thresholds, the verdict and what to do first.
 * @param toDos all of them, those that help the most readers first
 */
export function finishReport(
  project: Project,
  toDos: readonly ToDo[],
  { thresholds: lines, nowMs }: Pick<ReportOptions, 'thresholds' | 'nowMs'>,
): Report {
  const thresholds = evaluateReport(lines, project.metrics);
  return {
    schemaVersion: REPORT_VERSION,
    report: 'analytics-report',
    generatedAt: new Date(nowMs).toISOString(),
    verdict: decideVerdict({ thresholds, project }),
    toDos: selectToDos(toDos, { thresholds, project }),
    thresholds,
    project,
  };
}

function buildProject(
  collected: Collected,
  query: ReportQuery,
  values: readonly Metric[],
  sources: ToDoSources,
): Project {
  const { name = null, startDate, endDate, days, leftOut = null, previous = null } = query.period;
  const history = readHistory(collected, values, previous ? [query.period, previous] : [query.period]);
  const metrics = decideMetrics(addChances(values, variationsOf(history, values, days)));
  const allDays = joinDays(collected);
  const daysBefore = previous ? daysWithin(allDays, previous) : [];
  return {
    ...collected.identity,
    period: { name, startDate, endDate, days, leftOut, previous },
    metrics,
    daily: daysWithin(allDays, query.period),
    // A series of 90 days may lack the first days of the previous period.
    dailyBefore: daysBefore[0]?.date === previous?.startDate ? daysBefore : [],
    outages: findOutages(history),
    moved: findAllMoved(collected, { values, history }),
    ...tableRows(collected, sources),
    lists: listSizes(collected),
    notes: [...buildNotes(collected, query), ...gapNotes(history)],
  };
}

function buildMetrics(collected: Collected, { period }: ReportQuery): Metric[] {
  const days = daysWithin(joinDays(collected), period);
  return METRIC_NAMES.map((name) => {
    const [value, previous] = [VALUES[name](collected, 'now'), VALUES[name](collected, 'before')];
    // If the number of questions couldn't be read, the days have it.
    const sum = name === 'ai.questions' ? sumKnown(days, (day) => day.questions) : null;
    return metricOf(name, value ?? sum, previous ?? null);
  });
}

/** How each metric is read from the responses for one of the periods. Undefined means that it wasn't read. */
const VALUES: Readonly<
  Record<MetricName, (collected: Collected, at: keyof Both<unknown>) => number | null | undefined>
> = {
  'traffic.page-views': ({ overview }, at) => overview[at]?.pageViews,
  'traffic.sessions': ({ overview }, at) => overview[at]?.sessions,
  'feedback.total': ({ feedback }, at) => feedback[at]?.summary.totalFeedback,
  'feedback.comments': ({ feedback }, at) => feedback[at]?.summary.comments,
  'feedback.satisfaction-rate': ({ feedback }, at) => {
    const votes = feedback[at]?.summary;
    return votes && rateOf(votes.satisfactionRate, votes.likes + votes.dislikes);
  },
  'search.total': ({ searches }, at) => searches[at]?.totalSearches,
  'search.sessions': ({ searches }, at) => searches[at]?.sessions,
  'search.no-result-rate': ({ searches }, at) => searchRate(searches[at], 'noResultRate'),
  'search.click-through-rate': ({ searches }, at) => searchRate(searches[at], 'clickThroughRate'),
  'ai.questions': ({ questionCount }, at) => questionCount[at],
  'ai.scored-answers': ({ scoredCount }, at) => scoredCount[at],
  'ai.low-confidence': lowCountOf,
  'ai.low-confidence-rate': (collected, at) => {
    const [low, scored] = [lowCountOf(collected, at), collected.scoredCount[at]];
    return low === undefined || scored === undefined ? null : rateOf(Math.min(1, low / scored), scored);
  },
};

function lowCountOf({ lowConfidence, previousLowConfidenceCount }: Collected, at: keyof Both<unknown>) {
  return at === 'now' ? (lowConfidence?.total ?? undefined) : previousLowConfidenceCount;
}

function searchRate(found: Collected['searches']['now'], rate: 'noResultRate' | 'clickThroughRate') {
  return found && rateOf(found[rate], found.totalSearches);
}

function toDoSources(collected: Collected, metrics: readonly Metric[]): ToDoSources {
  const { dislikedPages, feedback, pages, comments, noResultQueries, lowConfidence, answerVotes } = collected;
  const perSession = searchesPerSession(metrics);
  return {
    poorPages: poorPages(dislikedPages?.items ?? [], feedback.now?.summary, pages.now).map((page) => ({
      ...page,
      comments: comments?.get(page.path) ?? [],
    })),
    searches: failedSearches(noResultQueries?.queries ?? [], perSession),
    questions: groupQuestions(lowConfidence, answerVotes),
    asked: { read: lowConfidence?.items.length ?? 0, total: lowConfidence?.total ?? 0 },
  };
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

function buildNotes({ failures }: Collected, { period }: ReportQuery): Note[] {
  const notes: Note[] = [];
  const openNote = period.isToday ? todayNote(period) : openPeriodNote(period);
  if (openNote !== undefined) notes.push({ section: 'period', message: openNote, missing: null });
  for (const failure of failures)
    notes.push({ section: failure.section, message: failureNote(failure), missing: failure.missing });
  return notes;
}
