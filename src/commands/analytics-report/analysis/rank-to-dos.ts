/** Ranks what to do first by the readers whom it would help, from the insights of a report. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { metricValue } from '../metrics.js';
import type { Insight, InsightOf, Project, Report } from '../report-schema.js';

export interface PageName {
  readonly path: string;
  readonly title: string | null;
}

export interface ToDo {
  /** An imperative that the page, the reader's words or nothing follow. */
  readonly verb: string;
  readonly page?: PageName;
  readonly words?: string;
  /** What readers did, one sentence each. */
  readonly evidence: readonly string[];
  /** What readers wrote. */
  readonly quotes: readonly string[];
  /** The number that ranks the item, and what it counts. */
  readonly readers: number;
  readonly unit: string;
  readonly source: string;
  /** The project of a report of several. */
  readonly project: Project;
}

interface Candidate extends ToDo {
  /** Items with a common key are one item. */
  readonly keys: ReadonlySet<string>;
  readonly rank: number;
}

const MAX_TO_DOS = 5;
const MAX_QUOTES = 2;
/** Who no longer reads a page may have found what they needed elsewhere. */
const LOST_VIEWS_WEIGHT = 0.25;

/** Returns at most five items, the most important first. */
export function rankToDos({ projects }: Pick<Report, 'projects'>): ToDo[] {
  const candidates = projects.flatMap((project) =>
    mergeSimilar(project.insights.flatMap((insight) => candidatesOf(insight, project))),
  );
  return candidates.sort((a, b) => b.rank - a.rank).slice(0, MAX_TO_DOS);
}

function candidatesOf(insight: Insight, project: Project): Candidate[] {
  switch (insight.kind) {
    case 'high-traffic-poor-feedback':
      return insight.items.map((item) => popularPage(item, project));
    case 'poor-feedback':
      return insight.items.map((item) => poorPage(item, project));
    case 'no-result-searches':
      return insight.items.length > 0
        ? insight.items.map((item) => missingPage(item, project))
        : hiddenSearches(project);
    case 'low-confidence-questions':
      return insight.items.length > 0
        ? insight.items.map((item) => openQuestion(item, project))
        : hiddenQuestions(project);
    case 'traffic-changes':
      return insight.items.filter(({ value, previous }) => value < previous).map((item) => lostPage(item, project));
    case 'search-changes':
      return [];
  }
}

type Item<Kind extends Insight['kind']> = InsightOf<Kind>['items'][number];

function votesAgainst({ likes, dislikes }: { readonly likes: number; readonly dislikes: number }): string {
  return `${dislikes} of ${pluralize(likes + dislikes, 'vote')} ${dislikes === 1 ? 'is a dislike' : 'are dislikes'}`;
}

function popularPage(item: Item<'high-traffic-poor-feedback'>, project: Project): Candidate {
  const { path, title, pageViews, dissatisfiedViews } = item;
  return {
    verb: 'Rewrite',
    page: { path, title },
    evidence: [`${votesAgainst(item)}, at ${pluralize(pageViews, 'page view')}.`],
    quotes: commentsOn(path, project),
    readers: dissatisfiedViews,
    unit:
      dissatisfiedViews === 1
        ? 'more dissatisfied view than on other pages'
        : 'more dissatisfied views than on other pages',
    source: 'Feedback',
    project,
    keys: new Set([`path ${path}`]),
    rank: dissatisfiedViews,
  };
}

function poorPage(item: Item<'poor-feedback'>, project: Project): Candidate {
  const { path, title, dislikes } = item;
  return {
    verb: 'Rewrite',
    page: { path, title },
    evidence: [`${votesAgainst(item)}.`],
    quotes: commentsOn(path, project),
    readers: dislikes,
    unit: dislikes === 1 ? 'dislike' : 'dislikes',
    source: 'Feedback',
    project,
    keys: new Set([`path ${path}`]),
    rank: dislikes,
  };
}

function missingPage({ query, searches, aiEscalations }: Item<'no-result-searches'>, project: Project): Candidate {
  const asked = aiEscalations > 0 ? [`Then ${pluralize(aiEscalations, 'reader')} asked the AI assistant.`] : [];
  return {
    verb: 'Write about',
    words: query,
    evidence: [`${pluralize(searches, 'search', 'searches')} returned no results.`, ...asked],
    quotes: [],
    readers: searches + aiEscalations,
    unit: aiEscalations > 0 ? 'failed searches and questions' : searches === 1 ? 'failed search' : 'failed searches',
    source: 'Search',
    project,
    keys: wordKeys(query),
    rank: searches + aiEscalations,
  };
}

function openQuestion(item: Item<'low-confidence-questions'>, project: Project): Candidate {
  const { question, count, lowestConfidence } = item;
  const confidence =
    lowestConfidence === null ? '' : `, with a confidence down to ${Math.round(lowestConfidence * 100)}%`;
  return {
    verb: 'Answer',
    words: question,
    evidence: [`Asked ${count === 1 ? 'once' : pluralize(count, 'time')}${confidence}.`],
    quotes: [],
    readers: count,
    unit: count === 1 ? 'question' : 'questions',
    source: 'AI assistant',
    project,
    keys: wordKeys(question),
    rank: count,
  };
}

function lostPage({ path, title, value, previous }: Item<'traffic-changes'>, project: Project): Candidate {
  const lost = previous - value;
  return {
    verb: 'Find out why fewer readers open',
    page: { path, title },
    evidence: [`${pluralize(value, 'page view')}, ${formatCount(previous)} before.`],
    quotes: [],
    readers: lost,
    unit: 'fewer page views',
    source: 'Pages',
    project,
    keys: new Set([`path ${path}`]),
    rank: lost * LOST_VIEWS_WEIGHT,
  };
}

/** Reports without text of readers have only the number of failed searches. */
function hiddenSearches(project: Project): Candidate[] {
  const rate = metricValue(project.metrics, 'search.no-result-rate');
  const count = Math.round((rate ?? 0) * (metricValue(project.metrics, 'search.total') ?? 0));
  return count === 0
    ? []
    : [
        hiddenWords({
          verb: 'Review the searches without results',
          evidence: `${pluralize(count, 'search', 'searches')} returned no results.`,
          readers: count,
          unit: 'failed searches',
          source: 'Search',
          project,
        }),
      ];
}

function hiddenQuestions(project: Project): Candidate[] {
  const count = metricValue(project.metrics, 'ai.low-confidence') ?? 0;
  return count === 0
    ? []
    : [
        hiddenWords({
          verb: 'Review the questions with low-confidence answers',
          evidence: `The AI assistant gave ${pluralize(count, 'low-confidence answer')}.`,
          readers: count,
          unit: 'questions',
          source: 'AI assistant',
          project,
        }),
      ];
}

function hiddenWords({
  evidence,
  ...toDo
}: Pick<ToDo, 'verb' | 'readers' | 'unit' | 'source' | 'project'> & { readonly evidence: string }): Candidate {
  return {
    ...toDo,
    evidence: [evidence, "This report leaves out readers' words; the dashboard shows them."],
    quotes: [],
    keys: new Set(),
    rank: toDo.readers,
  };
}

function commentsOn(path: string, { insights }: Project): string[] {
  const comments = insights.flatMap((insight) =>
    insight.kind === 'poor-feedback' ? insight.items.filter((item) => item.path === path) : [],
  );
  return comments.flatMap((item) => item.comments).slice(0, MAX_QUOTES);
}

/** Keeps the strongest of several items about one page or one word, with the evidence of the others. */
function mergeSimilar(candidates: readonly Candidate[]): Candidate[] {
  const merged: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.rank - a.rank)) {
    const index = merged.findIndex(({ keys }) => isSimilar(keys, candidate.keys));
    const stronger = merged[index];
    if (!stronger) merged.push(candidate);
    else if (stronger.source !== candidate.source)
      merged[index] = { ...stronger, evidence: [...stronger.evidence, describeOther(candidate)] };
  }
  return merged;
}

function describeOther({ source, words, evidence }: Candidate): string {
  return words === undefined ? evidence.join(' ') : `${source}: ${endSentence(`“${words}”`)} ${evidence.join(' ')}`;
}

/** Ends a sentence that quotes readers, whose own words may have an end. */
export function endSentence(text: string): string {
  return /[.?!]”?$/.test(text) ? text : `${text}.`;
}

/** Returns true if one text has all the words of the other. */
function isSimilar(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  return [...few].every((key) => many.has(key));
}

const COMMON_WORDS = new Set([
  ...['about', 'after', 'again', 'also', 'and', 'any', 'are', 'can', 'could', 'docs', 'does', 'for', 'from', 'get'],
  ...['have', 'how', 'into', 'need', 'not', 'set', 'should', 'that', 'the', 'their', 'them', 'then', 'there', 'this'],
  ...['use', 'using', 'via', 'was', 'what', 'when', 'where', 'which', 'who', 'why', 'will', 'with', 'work', 'would'],
  ...['you', 'your'],
]);
const MIN_WORD_LENGTH = 3;

/** Returns the stems of the words that say what a text is about; the whole text if it has none. */
function wordKeys(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words
    .filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word))
    .map((word) => word.replace(/(?:ing|ed|s)$/, ''));
  return new Set(stems.length > 0 ? stems.map((stem) => `word ${stem}`) : [`text ${text.trim().toLowerCase()}`]);
}
