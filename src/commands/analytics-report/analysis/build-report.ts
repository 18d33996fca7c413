/** Builds the report from the collected data. Pure. */
import { upperFirst } from '../../../text/sentences.js';
import {
  findMetric,
  type Metric,
  METRIC_NAMES,
  type MetricName,
  metricOf,
  METRICS,
  rateOf,
  sumKnown,
  sumOf,
  withinScale,
} from '../numbers/metrics.js';
import { type DateRange, openPeriodNote, type Period, todayNote } from '../numbers/period.js';
import { type Collected, failureNote } from '../read/collect.js';
import type { ReportQuery } from '../read/report-query.js';
import type { Both } from '../read/section-requests.js';
import type { Note, Project, Report, ToDo } from '../numbers/report-schema.js';
import { REPORT_VERSION } from '../numbers/report-version.js';
import { evaluateReport } from '../numbers/thresholds.js';
import { judgeMetrics, type Variations } from './evidence.js';
import { type PerSession, perSessionOf, sessionsOfEvents } from './few-sessions.js';
import { failedSearches } from './failed-searches.js';
import {
  daysWithin,
  findOutages,
  type History,
  joinDays,
  listOfFew,
  listUncompared,
  readHistory,
  variationsOf,
} from './history.js';
import { findLargestChanges } from './largest-changes.js';
import { satisfactionOf, poorPages, sessionsByPage } from '../numbers/poor-pages.js';
import { pageKey } from '../numbers/page-keys.js';
import { joinQuestions, readersOf } from './questions.js';
import { type RedactText, showReaderText } from './reader-text.js';
import { seesFall } from '../numbers/series.js';
import { tableRows } from './table-rows.js';
import { projectToDos, selectToDos, type ToDoSources } from './to-dos.js';
import { tellTitlesApart } from './map-rows.js';
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
  const { period } = query;
  const { metrics: values, odd } = buildMetrics(collected, query);
  const perSession = perSessionOf(collected, period);
  const history = readHistory(collected, { metrics: values, period, perSession });
  const sources = toDoSources(collected, { history, period, perSession });
  const project = tellTitlesApart(buildProject(collected, query, { values, odd, history, perSession, sources }));
  const shown = showReaderText(project, redactText);
  return finishReport(shown, projectToDos(project, sources, redactText), options);
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

interface Evidence {
  readonly values: readonly Metric[];
  /** The metrics whose rate no scale allows. */
  readonly odd: readonly MetricName[];
  readonly history: History;
  readonly perSession: PerSession;
  readonly sources: ToDoSources;
}

function buildProject(
  collected: Collected,
  query: ReportQuery,
  { values, odd, history, perSession, sources }: Evidence,
): Project {
  const { name = null, startDate, endDate, days, leftOut = null, previous = null } = query.period;
  const compared = withoutYoung(values, history, query.period);
  const variations = {
    ...variationsOf(history, { metrics: compared, days, perSession }),
    ...askingOf(sources),
    sessions: sessionsOfEvents(compared, askingSessions(collected, query.period)),
  };
  const { metrics, ofFew } = judgeMetrics(compared, variations);
  const uncompared = [...listUncompared(history), ...listOfFew(ofFew, metrics, query.period)];
  const allDays = joinDays(collected);
  const daysBefore = previous ? daysWithin(allDays, previous) : [];
  return {
    ...collected.identity,
    period: { name, startDate, endDate, days, leftOut, previous },
    metrics,
    sight: sightOf(metrics, variations),
    daily: daysWithin(allDays, query.period),
    // A series of 90 days may lack the first days of the previous period.
    dailyBefore: daysBefore[0]?.date === previous?.startDate ? daysBefore : [],
    outages: findOutages(history),
    uncompared,
    largestChanges: history.traffic.uncompared.length > 0 ? [] : findLargestChanges(collected.pages),
    ...tableRows(collected, sources),
    lists: listSizes(collected),
    notes: [
      ...buildNotes(collected, query),
      ...uncompared.map(({ why }) => ({ section: 'period', message: `${upperFirst(why)}.`, missing: null })),
      ...odd.map((metric) => oddNote(metric)),
    ],
  };
}

function askingOf({ asked, askingSessions: total }: ToDoSources): Pick<Variations, 'asking'> {
  if (total === null) return {};
  return { asking: { count: Math.min(total, readersOf(asked.filter(({ isLow }) => isLow))), total } };
}

/** Numbers aren't compared with a period before the first day. */
function withoutYoung(values: readonly Metric[], history: History, { previous }: ReportQuery['period']): Metric[] {
  const isYoung = (kind: keyof History): boolean =>
    previous !== undefined && history[kind].uncompared.some((why) => why.startsWith('the first '));
  return values.map((metric) => {
    const { section } = METRICS[metric.name];
    const isLeftOut = isYoung('traffic') || ((section === 'search' || section === 'ai') && isYoung(section));
    return isLeftOut ? metricOf(metric.name, metric.value, null) : metric;
  });
}

/** Says whether a fall of the readers by 40% would have been seen, also beside an odd day; null if they weren't compared. */
function sightOf(metrics: readonly Metric[], { counts }: Variations): Project['sight'] {
  const [variation, sessions] = [counts['traffic.sessions'], findMetric(metrics, 'traffic.sessions')];
  const { value = null, previous = null, oddDay = null } = sessions ?? {};
  if (!variation || value === null || previous === null) return null;
  const [count, before] = oddDay ? [value - oddDay.value, previous - oddDay.previous] : [value, previous];
  if (seesFall(count, before, variation)) return 'clear';
  // With the least variation that counts have, there would be enough readers.
  return seesFall(Math.max(count, before), before, { ...variation, dispersion: 1 }) ? 'varied' : 'few';
}

function oddNote(name: MetricName): Note {
  const { label, section } = METRICS[name];
  const message = `${label} has no data: the service's numbers contradict each other.`;
  return { section: section === 'overview' ? 'period' : section, message, missing: null };
}

function buildMetrics(collected: Collected, { period }: ReportQuery) {
  const days = daysWithin(joinDays(collected), period);
  const odd: MetricName[] = [];
  const otherScales = sectionsOfOtherScales(collected);
  const metrics = METRIC_NAMES.map((name) => {
    const [value = null, previous = null] = (['now', 'before'] as const).map((at) => {
      const rate = VALUES[name](collected, at);
      const { scale, section } = METRICS[name];
      const shown = otherScales.has(section) ? null : withinScale(rate ?? null, SCALES[scale]);
      const known = scale === 'count' ? rate : shown;
      if (typeof rate === 'number' && known === null && !odd.includes(name)) odd.push(name);
      return known ?? null;
    });
    // If the number of questions couldn't be read, the days have it.
    const sum = name === 'ai.questions' ? sumKnown(days, (day) => day.questions) : null;
    return metricOf(name, value ?? sum, previous);
  });
  return { metrics, odd };
}

const SCALES = { count: Infinity, percent: 100, fraction: 1 } as const;

/** If one rate is too large, it may be a percentage, and so may be the others beside it that look right. */
function sectionsOfOtherScales(collected: Collected): Set<string> {
  const isTooLarge = (name: MetricName): boolean =>
    (['now', 'before'] as const).some((at) => (VALUES[name](collected, at) ?? 0) > SCALES[METRICS[name].scale]);
  return new Set(METRIC_NAMES.filter(isTooLarge).map((name) => METRICS[name].section));
}

/** Returns how many sessions asked in each period; undefined if it is unknown. */
function askingSessions({ questionVolume }: Collected, { previous, ...period }: Period) {
  if (!questionVolume || !previous) return undefined;
  const during = (range: DateRange): number =>
    sumOf(daysWithinPeriod(questionVolume, range), ({ sessions }) => sessions);
  return { value: during(period), previous: during(previous) };
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
    return votes && satisfactionOf(votes);
  },
  'search.total': ({ searches }, at) => searches[at]?.totalSearches,
  'search.sessions': ({ searches }, at) => searches[at]?.sessions,
  'search.no-result-rate': ({ searches }, at) => searchRate(searches[at], 'noResultRate'),
  'search.click-through-rate': ({ searches }, at) => searchRate(searches[at], 'clickThroughRate'),
  'ai.questions': ({ questionCount }, at) => questionCount[at],
  'ai.low-confidence': lowCountOf,
  'ai.low-confidence-rate': (collected, at) => {
    const [low, all] = [lowCountOf(collected, at), collected.questionCount[at]];
    return low === undefined || all === undefined || all === 0 ? null : low / all;
  },
};

function lowCountOf({ lowConfidence, previousLowConfidenceCount }: Collected, at: keyof Both<unknown>) {
  return at === 'now' ? (lowConfidence?.total ?? undefined) : previousLowConfidenceCount;
}

function searchRate(found: Collected['searches']['now'], rate: 'noResultRate' | 'clickThroughRate') {
  return found && rateOf(found[rate], found.totalSearches);
}

function toDoSources(
  collected: Collected,
  { history, period, perSession }: Pick<Evidence, 'history' | 'perSession'> & Pick<ReportQuery, 'period'>,
): ToDoSources {
  const { dislikedPages, feedback, pages, comments, noResultQueries, overview } = collected;
  const days = daysWithinPeriod(collected.questionVolume ?? [], period);
  const asking = collected.questionVolume ? sumOf(days, ({ sessions }) => sessions) : null;
  return {
    poorPages: poorPages(dislikedPages?.items ?? [], feedback.now?.summary, sessionsByPage(pages.now), comments),
    searches: failedSearches(noResultQueries?.queries ?? []),
    excess: history.search.bursts.filter(({ startDate }) => startDate >= period.startDate).map(({ excess }) => excess),
    ...questionSources(collected),
    questionsPerSession: perSession['ai.questions'] ?? 1,
    // A session may ask without a page view.
    sessions: overview.now ? Math.max(overview.now.sessions, asking ?? 0) : null,
    askingSessions: asking,
    titles: new Map((pages.now?.pages ?? []).map((page) => [pageKey(page.pagePath), page.pageTitle])),
  };
}

function questionSources({ lowConfidence, answerVotes }: Collected): Pick<ToDoSources, 'asked' | 'read'> {
  const read = { read: lowConfidence?.items.length ?? 0, total: lowConfidence?.total ?? 0 };
  return { asked: joinQuestions(lowConfidence, answerVotes), read };
}

function daysWithinPeriod<Day extends { readonly date: string }>(days: readonly Day[], range: DateRange): Day[] {
  return days.filter(({ date }) => date >= range.startDate && date <= range.endDate);
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
