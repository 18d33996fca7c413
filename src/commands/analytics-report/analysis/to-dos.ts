/** Decides what to do first: what helps the most readers. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { sharesTopic, wordKeys } from '../../../text/words.js';
import { type Metric, METRICS, metricValue, round, sumOf } from '../metrics.js';
import type { Project, Report, RowOf, ToDo } from '../report-schema.js';
import type { RedactText } from './reader-text.js';
import type { FailedSearch } from './failed-searches.js';
import type { QuestionGroup } from './questions.js';

const MAX_TO_DOS = 5;
const MAX_QUOTES = 2;
const DAYS_PER_WEEK = 7;

/** What the to-dos of one project are made from. */
export interface ToDoSources {
  readonly poorPages: readonly RowOf<'poorFeedback'>[];
  readonly searches: readonly FailedSearch[];
  readonly questions: readonly QuestionGroup[];
  /** How much of the low-confidence questions was read. */
  readonly asked: { readonly read: number; readonly total: number };
}

/** Returns all to-dos of a project, those that help the most readers first. Without `redactText`, they quote no reader. */
export function projectToDos(project: Project, sources: ToDoSources, redactText: RedactText | undefined): ToDo[] {
  const { days } = project.period;
  const pages = sources.poorPages.map((page) => pageToDo(page, days, redactText));
  const topics = redactText
    ? mergeTopics(topicsOf(sources)).map((topic) => topicToDo(topic, days, redactText, sources.asked))
    : hiddenToDos(project);
  return sortToDos([...pages, ...topics]);
}

function sortToDos(toDos: readonly ToDo[]): ToDo[] {
  return [...toDos].sort((a, b) => b.readersPerWeek - a.readersPerWeek);
}

/** The sections of metrics, as to-dos name their sources. */
const SOURCES = { feedback: 'Feedback', search: 'Search', ai: 'AI assistant' } as const;

/**
 * Returns at most five to-dos. If the verdict is about a threshold, the largest one of the same section leads. An outage
 * is the only other thing to do, since the other numbers depend on it.
 */
export function selectToDos(
  toDos: readonly ToDo[],
  { thresholds, project }: Pick<Report, 'thresholds' | 'project'>,
): ToDo[] {
  const unmet = thresholds.find(({ met }) => !met);
  const section = unmet && METRICS[unmet.metric].section;
  const source = section !== undefined && section in SOURCES ? SOURCES[section as keyof typeof SOURCES] : undefined;
  const outages = outageToDos(project);
  const first = sortToDos([...outages, ...toDos]).find(
    ({ sources }) => source !== undefined && sources.includes(source),
  );
  const others = sortToDos(outages.length > 0 ? outages : toDos).filter((toDo) => toDo !== first);
  return [...(first ? [first] : []), ...others].slice(0, MAX_TO_DOS);
}

export const RECORDED = { traffic: 'page views', search: 'searches', ai: 'questions' } as const;

function outageToDos({ outages }: Project): ToDo[] {
  return outages.map(({ series, readersPerWeek }) => ({
    ...EMPTY,
    ...effectOf(readersPerWeek, DAYS_PER_WEEK),
    verb: `Check that ${RECORDED[series]} are recorded`,
    sources: [{ traffic: 'Page views', search: SOURCES.search, ai: SOURCES.ai }[series]],
  }));
}

const EMPTY = { path: null, title: null, words: null, evidence: [], quotes: [] };

/** @param readers the readers in `days` */
function effectOf(readers: number, days: number): Pick<ToDo, 'readersPerWeek' | 'effect'> {
  const readersPerWeek = Math.max(1, Math.round((readers * DAYS_PER_WEEK) / days));
  const effect =
    days < DAYS_PER_WEEK
      ? `about ${pluralize(Math.max(1, Math.round(readers)), 'reader')} in ${pluralize(days, 'day')}`
      : `about ${pluralize(readersPerWeek, 'reader')} a week`;
  return { readersPerWeek, effect };
}

function pageToDo(page: RowOf<'poorFeedback'>, days: number, redactText: RedactText | undefined): ToDo {
  const { path, title, likes, dislikes, sessions, readers, comments } = page;
  const votes = `${formatCount(dislikes)} of ${pluralize(likes + dislikes, 'vote')} ${dislikes === 1 ? 'is a dislike' : 'are dislikes'}`;
  return {
    ...EMPTY,
    ...effectOf(readers, days),
    verb: 'Rewrite',
    path,
    title,
    evidence: [sessions === null ? `${votes}.` : `${votes}, at ${pluralize(sessions, 'session')}.`],
    quotes: redactText ? comments.slice(0, MAX_QUOTES).map(redactText) : [],
    sources: [SOURCES.feedback],
  };
}

/** What readers search for and ask about. */
interface Topic {
  readonly verb: string;
  readonly words: string;
  /** Texts with a common word are about one topic. */
  readonly keys: ReadonlySet<string>;
  readonly searches: FailedSearch[];
  readonly questions: QuestionGroup[];
}

function topicsOf({ searches, questions }: ToDoSources): Topic[] {
  return [
    ...searches.map((search) => ({ verb: 'Write about', words: search.query, searches: [search], questions: [] })),
    ...questions.map((group) => ({ verb: 'Answer', words: group.question, searches: [], questions: [group] })),
  ].map((topic) => ({ ...topic, keys: wordKeys(topic.words) }));
}

/** Escalations are readers who searched and then asked, so they count once. */
function readersOf({ searches, questions }: Topic): number {
  const searching = sumOf(searches, ({ readers }) => readers);
  const asking = sumOf(questions, ({ readers }) => readers);
  return Math.max(searching, asking, searching + asking - sumOf(searches, ({ aiEscalations }) => aiEscalations));
}

/** Adds up the searches and questions about one topic, under the words of the largest. */
function mergeTopics(topics: readonly Topic[]): Topic[] {
  const merged: Topic[] = [];
  for (const topic of [...topics].sort((a, b) => readersOf(b) - readersOf(a))) {
    const larger = merged.find(({ keys }) => sharesTopic(keys, topic.keys));
    larger?.searches.push(...topic.searches);
    larger?.questions.push(...topic.questions);
    if (!larger) merged.push(topic);
  }
  return merged;
}

function topicToDo(topic: Topic, days: number, redactText: RedactText, asked: ToDoSources['asked']): ToDo {
  const { words, questions } = topic;
  const searches = sumOf(topic.searches, (search) => search.searches);
  const escalations = sumOf(topic.searches, ({ aiEscalations }) => aiEscalations);
  const lowCount = sumOf(questions, (group) => group.lowCount);
  const dislikedCount = sumOf(questions, (group) => group.dislikedCount);
  const sources = [...(searches > 0 ? [SOURCES.search] : []), ...(lowCount + dislikedCount > 0 ? [SOURCES.ai] : [])];
  const evidence = [
    ...(searches > 0 ? [`${pluralize(searches, 'search', 'searches')} returned no results.`] : []),
    ...(escalations > 0 ? [`Then ${pluralize(escalations, 'reader')} asked the AI assistant.`] : []),
    ...(lowCount > 0 ? [describeAnswers(lowCount, questions, asked)] : []),
    ...(dislikedCount > 0 ? [`${pluralize(dislikedCount, 'answer was disliked', 'answers were disliked')}.`] : []),
  ];
  const effect = effectOf(readersOf(topic), days);
  return { ...EMPTY, ...effect, verb: topic.verb, words: redactText(words), evidence, sources };
}

function describeAnswers(
  count: number,
  questions: readonly QuestionGroup[],
  { read, total }: ToDoSources['asked'],
): string {
  const sample = read < total ? ` among the newest ${formatCount(read)} of ${formatCount(total)}` : '';
  const confidences = questions.flatMap(({ lowestConfidence }) => lowestConfidence ?? []);
  // Rounded down, 49.6% doesn't look like 50%, which isn't a low confidence.
  const lowest = Math.floor(round(Math.min(...confidences) * 100, 8));
  const downTo = confidences.length === 0 ? '' : `, with a confidence down to ${lowest}%`;
  return `${pluralize(count, 'low-confidence answer')}${sample}${downTo}.`;
}

/** Reports without text of readers only have numbers. */
function hiddenToDos({ metrics, period }: Project): ToDo[] {
  const failed = Math.round(
    (metricValue(metrics, 'search.no-result-rate') ?? 0) * (metricValue(metrics, 'search.total') ?? 0),
  );
  const low = metricValue(metrics, 'ai.low-confidence') ?? 0;
  const toDos = [
    {
      count: failed,
      readers: failed / searchesPerSession(metrics),
      verb: 'Review the searches without results',
      evidence: `${pluralize(failed, 'search', 'searches')} returned no results.`,
      sources: [SOURCES.search],
    },
    {
      count: low,
      readers: low,
      verb: 'Review the questions with low-confidence answers',
      evidence: `The AI assistant gave ${pluralize(low, 'low-confidence answer')}.`,
      sources: [SOURCES.ai],
    },
  ];
  return toDos
    .filter(({ count }) => count > 0)
    .map(({ verb, readers, evidence, sources }) => ({
      ...EMPTY,
      ...effectOf(readers, period.days),
      verb,
      evidence: [evidence, "This report leaves out readers' words; the dashboard shows them."],
      sources,
    }));
}

/** Returns how many times a reader searches in a session, at least 1. */
export function searchesPerSession(metrics: readonly Metric[]): number {
  const searches = metricValue(metrics, 'search.total') ?? 0;
  return Math.max(1, searches / (metricValue(metrics, 'search.sessions') || searches || 1));
}
