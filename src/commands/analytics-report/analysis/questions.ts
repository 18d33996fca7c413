/** Groups similar questions to the AI assistant whose answers didn't help. Pure. */
import type { AnswerFeedbackEntry, Question } from '../../../api/endpoints/feedback.js';
import { groupBy } from '../../group-by.js';
import { round } from '../metrics.js';
import type { PartialList } from '../read/paged-lists.js';
import { unicodeForm } from '../../../text/unicode-form.js';

/** Similar questions, and whom a better answer would help. */
export interface QuestionGroup {
  /** The most frequent wording. */
  readonly question: string;
  /** The low-confidence answers among those that were read. */
  readonly lowCount: number;
  readonly dislikedCount: number;
  /** The sessions that asked, scaled to the whole lists. */
  readonly readers: number;
  readonly lowestConfidence: number | null;
  readonly paths: readonly string[];
  /** The time of the newest question with a low-confidence answer, ISO 8601; empty if there is none. */
  readonly lastAskedAt: string;
  readonly newestDislike: Pick<Entry, 'answer' | 'path' | 'at'> | undefined;
}

interface Entry {
  readonly question: string;
  readonly path: string | null;
  readonly at: string;
  readonly sessionId: string | null;
  readonly isLow: boolean;
  readonly confidence: number | null;
  readonly answer: string | null;
}

const MAX_PATHS = 3;

/** Returns the groups of both lists, those with the most readers first. */
export function groupQuestions(
  low: PartialList<Question> | undefined,
  votes: PartialList<AnswerFeedbackEntry> | undefined,
): QuestionGroup[] {
  const entries: Entry[] = [
    ...(low?.items ?? []).map(({ question, pagePath, confidenceScore, askedAt, sessionId }) => {
      const confidence = confidenceScore ?? null;
      return { question, path: pagePath, at: askedAt, sessionId, isLow: true, confidence, answer: null };
    }),
    ...(votes?.items ?? [])
      .filter(({ type }) => type === 'dislike')
      .map(({ question, pagePath, submittedAt, sessionId, answerSnippet }) => {
        const entry = { question, path: pagePath, at: submittedAt, sessionId };
        return { ...entry, isLow: false, confidence: null, answer: answerSnippet ?? '' };
      }),
  ];
  const scales = { low: scaleOf(low), votes: scaleOf(votes) };
  return groupSimilar(entries, ({ question }) => question)
    .map((group) => describeGroup(group, scales))
    .sort((a, b) => b.readers - a.readers || (a.question < b.question ? -1 : 1));
}

/** Returns how many times as long a list is as the part that was read. */
function scaleOf(list: PartialList<unknown> | undefined): number {
  const read = list?.items.length ?? 0;
  return read === 0 ? 1 : Math.max(1, (list?.total ?? read) / read);
}

function describeGroup(group: readonly Entry[], scales: { low: number; votes: number }): QuestionGroup {
  const low = group.filter(({ isLow }) => isLow);
  const disliked = group.filter(({ isLow }) => !isLow).sort((a, b) => (a.at < b.at ? 1 : -1));
  const asked = sessionsOf(low);
  const others = sessionsOf(disliked).filter((id) => id === null || !asked.includes(id));
  const confidences = low.flatMap(({ confidence }) => confidence ?? []);
  return {
    question: mostFrequent(group.map(({ question }) => question)),
    lowCount: low.length,
    dislikedCount: disliked.length,
    readers: round(asked.length * scales.low + others.length * scales.votes, 2),
    lowestConfidence: confidences.length === 0 ? null : Math.min(...confidences),
    paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, MAX_PATHS),
    lastAskedAt: low.map(({ at }) => at).reduce((a, b) => (a > b ? a : b), ''),
    newestDislike: disliked[0],
  };
}

/** Returns each session once; a question without a session is one of its own. */
function sessionsOf(entries: readonly Entry[]): (string | null)[] {
  const ids = entries.map(({ sessionId }) => sessionId);
  return [...new Set(ids.filter((id) => id !== null)), ...ids.filter((id) => id === null)];
}

function mostFrequent(texts: readonly string[]): string {
  const groups = [...groupBy(texts, (text) => text).values()].sort((a, b) => b.length - a.length);
  return groups[0]?.[0] ?? '';
}

/** These words say nothing about the subject of a question. */
const STOP_WORDS = new Set(
  `a an and any are be can could do does for from get have how i if in into is it its me my of on or our please should that
  the there this to use using want we what when where which who why will with would you your`.split(/\s+/),
);

/** The subject of a question is in its first words. Readers also paste whole files, whose words would take minutes. */
const MAX_COMPARED_LENGTH = 2_000;

/** Texts are similar if they share at least this part of all their words. */
const MIN_SIMILARITY = 0.5;

let segmenter: Intl.Segmenter | undefined;

/** Texts that are similar to the first one. */
interface SimilarTexts<T> {
  readonly position: number;
  readonly words: ReadonlySet<string>;
  readonly items: T[];
}

/** Returns groups in the order of their first texts; a text joins the group with the most similar first text. */
export function groupSimilar<T>(items: readonly T[], textOf: (item: T) => string): T[][] {
  const groups: SimilarTexts<T>[] = [];
  /** The groups whose first text has the word. A text is only compared with groups that share a word. */
  const groupsByWord = new Map<string, SimilarTexts<T>[]>();
  for (const item of items) {
    const words = contentWords(textOf(item));
    const best = mostSimilar(words, groupsByWord);
    if (best) {
      best.items.push(item);
      continue;
    }
    const group = { position: groups.length, words, items: [item] };
    groups.push(group);
    for (const word of words) {
      const others = groupsByWord.get(word);
      if (others) others.push(group);
      else groupsByWord.set(word, [group]);
    }
  }
  return groups.map((group) => group.items);
}

function mostSimilar<T>(
  words: ReadonlySet<string>,
  groupsByWord: ReadonlyMap<string, readonly SimilarTexts<T>[]>,
): SimilarTexts<T> | undefined {
  const sharedWords = new Map<SimilarTexts<T>, number>();
  for (const word of words)
    for (const group of groupsByWord.get(word) ?? []) sharedWords.set(group, (sharedWords.get(group) ?? 0) + 1);
  const candidates = [...sharedWords]
    // The Jaccard index, 0–1.
    .map(([group, shared]) => ({ group, similarity: shared / (group.words.size + words.size - shared) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity || a.group.position - b.group.position);
  return candidates[0]?.group;
}

/** Returns the words without stop words, or all words if there are only stop words. Texts without words are similar. */
function contentWords(text: string): ReadonlySet<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words = [...segmenter.segment(unicodeForm(text.slice(0, MAX_COMPARED_LENGTH), 'NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => toSingular(segment));
  const content = words.filter((word) => !STOP_WORDS.has(word));
  return new Set([content, words].find(({ length }) => length > 0) ?? ['']);
}

/** This rule is good enough for English, and harmless in other languages. */
function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
