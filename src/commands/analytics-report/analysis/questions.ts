/** Groups the questions to the AI assistant whose answers didn't help: equal ones, and those asked on one page. Pure. */
import type { AnswerFeedbackEntry, Question } from '../../../api/endpoints/feedback.js';
import { spellingKey } from '../../../text/words.js';
import { groupBy } from '../../../text/group-by.js';
import { round, sumOf, withinScale } from '../numbers/metrics.js';
import type { PartialList } from '../read/paged-lists.js';
import type { Quote } from '../numbers/report-schema.js';
import { pageKey } from '../numbers/page-keys.js';

/** A question of one session, with a low-confidence or a disliked answer. */
export interface Asked {
  readonly question: string;
  /** Null if the question was asked on no page. */
  readonly path: string | null;
  /** ISO 8601 */
  readonly at: string;
  readonly sessionId: string | null;
  readonly isLow: boolean;
  readonly confidence: number | null;
  readonly answer: string | null;
  /** How many sessions this one stands for, because the service's list wasn't read to its end. */
  readonly weight: number;
}

export function joinQuestions(
  low: PartialList<Question> | undefined,
  votes: PartialList<AnswerFeedbackEntry> | undefined,
): Asked[] {
  const pathOf = (path: string | null): string | null => (path === null ? null : pageKey(path));
  const [weightOfLow, weightOfVote] = [weigh(low), weigh(votes)];
  const asked = (low?.items ?? []).map(({ question, pagePath, confidenceScore, askedAt: at, sessionId }) => {
    const confidence = withinScale(confidenceScore ?? null, 1);
    return {
      question,
      path: pathOf(pagePath),
      at,
      sessionId,
      isLow: true,
      confidence,
      answer: null,
      weight: weightOfLow(sessionId),
    };
  });
  const disliked = (votes?.items ?? [])
    .filter(({ type }) => type === 'dislike')
    .map(({ question, pagePath, submittedAt: at, sessionId, answerSnippet }) => {
      const entry = { question, path: pathOf(pagePath), at, sessionId, isLow: false, confidence: null };
      return { ...entry, answer: answerSnippet ?? '', weight: weightOfVote(sessionId) };
    });
  return [...asked, ...disliked];
}

/**
 * Returns how many sessions an entry of a list stands for. As many new sessions are to be expected in the rest of a list as
 * there are entries whose session has no other one in the part that was read (Good and Turing): the rest of a session with
 * many entries is likely to be its own.
 */
function weigh(list: PartialList<{ readonly sessionId: string | null }> | undefined): (id: string | null) => number {
  const items = list?.items ?? [];
  const scale = items.length === 0 ? 1 : Math.max(1, (list?.total ?? items.length) / items.length);
  const bySession = groupBy(items, ({ sessionId }) => sessionId);
  return (id) => (id === null || bySession.get(id)?.length === 1 ? scale : 1);
}

/** Returns the questions that are spelled alike together. */
export function equalQuestions(asked: readonly Asked[]): Asked[][] {
  return [...groupBy(asked, ({ question }) => spellingKey(question)).values()];
}

/** The questions that were asked on one page. */
export interface PageQuestions {
  readonly path: string | null;
  readonly asked: readonly Asked[];
  /** The sessions that asked, scaled to the whole lists. A session counts for one page only. */
  readonly readers: number;
}

/** Returns the pages with the most readers first. */
export function questionsByPage(asked: readonly Asked[]): PageQuestions[] {
  const pages = [...groupBy(asked, ({ path }) => path)].sort(([, a], [, b]) => readersOf(b) - readersOf(a));
  const counted = new Set<string>();
  return pages
    .map(([path, group]) => {
      const others = group.filter(({ sessionId }) => sessionId === null || !counted.has(sessionId));
      for (const { sessionId } of group) if (sessionId !== null) counted.add(sessionId);
      return { path, asked: group, readers: readersOf(others) };
    })
    .sort((a, b) => b.readers - a.readers);
}

/** Counts each session once; a question without a session is one of its own. */
export function readersOf(asked: readonly Asked[]): number {
  const sessions = groupBy(
    asked.filter(({ sessionId }) => sessionId !== null),
    ({ sessionId }) => sessionId,
  );
  const weights = [...sessions.values()].map((group) => Math.max(...group.map(({ weight }) => weight)));
  const alone = asked.filter(({ sessionId }) => sessionId === null).map(({ weight }) => weight);
  return round(
    sumOf([...weights, ...alone], (weight) => weight),
    2,
  );
}

/** Returns texts that are spelled alike as one quote, the most frequent first. */
export function quotesOf(texts: readonly string[], most: number): Quote[] {
  return [...groupBy(texts, spellingKey).values()]
    .map((group) => ({ text: group[0] ?? '', count: group.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}
