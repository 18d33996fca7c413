/** Decides what to do first: what helps the most readers. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { listItems } from '../../../text/list-items.js';
import { METRICS, metricValue, round } from '../numbers/metrics.js';
import type { Project, Report, ToDo } from '../numbers/report-schema.js';
import { type FailedSearch, groupByStart, totalOf } from './failed-searches.js';
import { RECORDED } from './history.js';
import type { PoorPage } from '../numbers/poor-pages.js';
import { type Asked, type PageQuestions, questionsByPage, quotesOf } from './questions.js';
import type { RedactText } from './reader-text.js';

const MAX_TO_DOS = 5;
const MAX_COMMENTS = 2;
const MAX_QUESTIONS = 3;
/** Words of a group that the evidence names. */
const MAX_WORDS = 5;

/** What the to-dos of one project are made from. */
export interface ToDoSources {
  readonly poorPages: readonly PoorPage[];
  readonly searches: readonly FailedSearch[];
  /** The searches that few sessions caused beyond the usual ones, for each burst of the period. */
  readonly excess: readonly number[];
  readonly asked: readonly Asked[];
  readonly questionsPerSession: number;
  /** The sessions of the period, and those that asked; null if they are unknown. */
  readonly sessions: number | null;
  readonly askingSessions: number | null;
  /** How much of the low-confidence questions was read. */
  readonly read: { readonly read: number; readonly total: number };
  /** The titles of the pages by path. */
  readonly titles: ReadonlyMap<string, string | null>;
}

/** Returns all to-dos of a project, the largest first. Without `redactText`, they quote no reader. */
export function projectToDos(project: Project, sources: ToDoSources, redactText: RedactText | undefined): ToDo[] {
  const pages = sources.poorPages.map((page) => pageToDo(page, project, redactText));
  const others = redactText
    ? [
        ...groupByStart(withoutBursts(sources)).map((group) => searchToDo(group, redactText)),
        ...questionToDos(project, sources, redactText),
      ]
    : hiddenToDos(project, sources);
  return limitReaders(sortToDos([...pages, ...others]), sources.sessions);
}

/** At equal counts, a page comes first: its URL says where to work. */
function sortToDos(toDos: readonly ToDo[]): ToDo[] {
  return [...toDos].sort((a, b) => b.count - a.count || Number(a.path === null) - Number(b.path === null));
}

/** One reader may be counted for several pages, but all of them together are no more than there were. */
function limitReaders(toDos: readonly ToDo[], sessions: number | null): ToDo[] {
  let left = sessions ?? Infinity;
  const limited = toDos.flatMap((toDo) => {
    if (toDo.unit === 'searches') return [toDo];
    const count = Math.min(toDo.count, left);
    left -= count;
    if (count < 1) return [];
    if (count === toDo.count) return [toDo];
    return [{ ...toDo, ...(toDo.isLeast ? effectOnVoters(count) : effectOf(count, 'readers', true)) }];
  });
  return sortToDos(limited);
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

const EMPTY = { path: null, title: null, words: null, evidence: [], quotes: [] };

function outageToDos({ outages }: Project): ToDo[] {
  return outages.map(({ series, expected }) => ({
    ...EMPTY,
    count: expected,
    unit: series === 'search' ? 'searches' : 'readers',
    effect: `about ${formatCount(expected)} weren't recorded`,
    verb: `Check that ${RECORDED[series]} are recorded`,
    sources: [{ traffic: 'Page views', search: SOURCES.search, ai: SOURCES.ai }[series]],
  }));
}

/** @param all readers of the page; null if they aren't known */
function effectOf(
  number: number,
  unit: ToDo['unit'],
  isEstimate: boolean,
  all: number | null = null,
): Pick<ToDo, 'count' | 'unit' | 'effect'> {
  const count = Math.max(1, Math.round(number));
  const readers =
    all === null ? pluralize(count, 'reader') : `${formatCount(count)} of ${pluralize(Math.max(all, count), 'reader')}`;
  const what = unit === 'readers' ? readers : pluralize(count, 'search', 'searches');
  return { count, unit, effect: isEstimate ? `about ${what}` : what };
}

/** Without the sessions of the page, only those who voted are counted. */
function effectOnVoters(number: number): Pick<ToDo, 'count' | 'unit' | 'effect' | 'isLeast'> {
  const { effect, ...rest } = effectOf(number, 'readers', false);
  return { ...rest, effect: `at least ${effect}`, isLeast: true };
}

function pageToDo(page: PoorPage, project: Project, redactText: RedactText | undefined): ToDo {
  const { path, likes, dislikes, sessions, readers, comments } = page;
  const votes = `${formatCount(dislikes)} of ${pluralize(likes + dislikes, 'vote')} ${dislikes === 1 ? 'is a dislike' : 'are dislikes'}`;
  const title = project.poorFeedback?.find((row) => row.path === path)?.title ?? null;
  return {
    ...EMPTY,
    ...(sessions === null ? effectOnVoters(readers) : effectOf(readers, 'readers', true, sessions)),
    verb: 'Rewrite',
    path,
    title,
    evidence: [`${votes}.`],
    quotes: redactText
      ? quotesOf(
          comments.map(({ text }) => redactText(text)),
          MAX_COMMENTS,
        )
      : [],
    sources: [SOURCES.feedback],
  };
}

/** A search that is at least half of a burst may be the same machine, so the burst doesn't count for it. */
function withoutBursts({ searches, excess }: ToDoSources): FailedSearch[] {
  return searches
    .map((row) => {
      const burst = excess.filter((one) => row.searches >= one / 2).reduce((sum, one) => sum + one, 0);
      return burst === 0 ? row : { ...row, searches: Math.max(0, Math.round(row.searches - burst)) };
    })
    .filter(({ searches: count }) => count > 0);
}

function searchToDo(group: readonly FailedSearch[], redactText: RedactText): ToDo {
  const [largest] = group;
  const count = totalOf(group);
  const escalations = group.reduce((sum, { aiEscalations }) => sum + aiEscalations, 0);
  const each = group
    .slice(0, MAX_WORDS)
    .map(({ query, searches }) => `“${redactText(query)}” ${formatCount(searches)}`);
  const more = group.length > MAX_WORDS ? ` and ${pluralize(group.length - MAX_WORDS, 'more')}` : '';
  return {
    ...EMPTY,
    ...effectOf(count, 'searches', false),
    verb: 'Write about',
    words: redactText(largest?.query ?? ''),
    evidence: [
      `${pluralize(count, 'search', 'searches')} found nothing.`,
      ...(group.length > 1 ? [`Typed as ${listItems(each, Infinity)}${more}.`] : []),
      ...(escalations > 0 ? [`After ${formatCount(escalations)} of them, the reader asked the AI assistant.`] : []),
    ],
    sources: [SOURCES.search],
  };
}

function questionToDos(project: Project, sources: ToDoSources, redactText: RedactText): ToDo[] {
  let left = sources.askingSessions ?? Infinity;
  return questionsByPage(sources.asked).flatMap((page) => {
    const readers = Math.min(page.readers, left);
    left -= readers;
    return readers < 1 ? [] : [questionToDo({ ...page, readers }, project, { ...sources, redactText })];
  });
}

function questionToDo(
  { path, asked, readers }: PageQuestions,
  project: Project,
  { read, titles, redactText }: Pick<ToDoSources, 'read' | 'titles'> & { readonly redactText: RedactText },
): ToDo {
  const low = asked.filter(({ isLow }) => isLow);
  const disliked = asked.length - low.length;
  const known = project.pages?.find((page) => page.path === path);
  return {
    ...EMPTY,
    ...effectOf(readers, 'readers', read.read < read.total || asked.some(({ weight }) => weight > 1)),
    verb: path === null ? 'Answer these questions' : 'Answer questions on',
    path,
    title: path === null ? null : known ? known.title : (titles.get(path) ?? null),
    evidence: [
      ...(low.length > 0 ? [describeAnswers(low, read)] : []),
      ...(disliked > 0 ? [`${pluralize(disliked, 'answer was disliked', 'answers were disliked')}.`] : []),
    ],
    quotes: quotesOf(
      asked.map(({ question }) => redactText(question)),
      MAX_QUESTIONS,
    ),
    sources: [SOURCES.ai],
  };
}

function describeAnswers(low: readonly Asked[], { read, total }: ToDoSources['read']): string {
  const sample = read < total ? ` among the newest ${formatCount(read)} of ${formatCount(total)}` : '';
  const confidences = low.flatMap(({ confidence }) => confidence ?? []);
  // Rounded down, 49.6% doesn't look like 50%, which isn't a low confidence.
  const lowest = Math.floor(round(Math.min(...confidences) * 100, 8));
  const downTo = confidences.length === 0 ? '' : `, with a confidence down to ${lowest}%`;
  return `${pluralize(low.length, 'low-confidence answer')}${sample}${downTo}.`;
}

/** Reports without text of readers only have numbers. */
function hiddenToDos({ metrics }: Project, { questionsPerSession, askingSessions }: ToDoSources): ToDo[] {
  const failed = Math.round(
    (metricValue(metrics, 'search.no-result-rate') ?? 0) * (metricValue(metrics, 'search.total') ?? 0),
  );
  const low = metricValue(metrics, 'ai.low-confidence') ?? 0;
  const asking = Math.min(low / questionsPerSession, askingSessions ?? Infinity);
  const hidden = "This report leaves out readers' words; the dashboard shows them.";
  const toDos: ToDo[] = [];
  if (failed > 0)
    toDos.push({
      ...EMPTY,
      ...effectOf(failed, 'searches', false),
      verb: 'Review the searches without results',
      evidence: [`${pluralize(failed, 'search', 'searches')} found nothing.`, hidden],
      sources: [SOURCES.search],
    });
  if (low > 0)
    toDos.push({
      ...EMPTY,
      ...effectOf(asking, 'readers', true),
      verb: 'Review the questions with low-confidence answers',
      evidence: [`The AI assistant gave ${pluralize(low, 'low-confidence answer')}.`, hidden],
      sources: [SOURCES.ai],
    });
  return toDos;
}
