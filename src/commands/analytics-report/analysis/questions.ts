/** Groups questions to the AI assistant whose answers didn't help, and searches without results. Pure. */
import type { AnswerFeedbackEntry, Question } from '../../../api/endpoints/feedback.js';
import type { SearchQuery } from '../../../api/schemas/analytics.js';
import { spellingKey } from '../../../text/words.js';
import { groupBy } from '../../group-by.js';
import { round, sumOf } from '../metrics.js';
import type { RowOf } from '../report-schema.js';
import type { PartialList } from '../read/paged-lists.js';
import { groupSimilar } from './group-similar-questions.js';

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
  /** The newest disliked answer. */
  readonly answer: string | null;
  /** The time of the newest question, ISO 8601. */
  readonly lastAt: string;
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
    answer: disliked[0]?.answer ?? null,
    lastAt: group.map(({ at }) => at).reduce((a, b) => (a > b ? a : b)),
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

/** How the word begins that recheck-searches asks for. */
export const PROBE = 'docscirecheck';

export const isTyped = ({ query }: { readonly query: string }): boolean => !query.startsWith(PROBE);

export type FailedSearch = RowOf<'noResultSearches'>;

/**
 * Returns the searches without results, the most frequent first. Spellings that differ only in case or spaces count as one.
 * @param perSession how many times a reader searches in a session
 */
export function failedSearches(queries: readonly SearchQuery[], perSession: number): FailedSearch[] {
  const failed = groupBy(
    queries.filter((item) => failuresOf(item) > 0 && isTyped(item)),
    ({ query }) => spellingKey(query),
  );
  const rows = [...failed.values()].map((group) => {
    const searches = sumOf(group, failuresOf);
    const aiEscalations = sumOf(group, (item) => item.aiEscalations);
    return { query: group[0]?.query ?? '', searches, aiEscalations, readers: round(searches / perSession, 2) };
  });
  return rows.sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
}

/** The contract leaves open whether `noResults` is a flag or a number of searches. */
function failuresOf({ count, noResults }: SearchQuery): number {
  return typeof noResults === 'number' ? noResults : noResults ? count : 0;
}
