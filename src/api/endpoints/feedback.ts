/**
 * Reads votes, comments and questions to the assistant. Viewers may read everything here [S]. Strangers typed the
 * questions, answers, comments and titles: escape them before showing them.
 *
 * Scales differ [P]: `satisfactionRate` is 0–100, `confidenceScore` is 0–1. Errors are the same as in analytics.ts.
 */
import type { Api } from '../api.js';
import { listByOffset } from '../pagination.js';
import type {
  AnswerFeedback,
  AnswerFeedbackEntry,
  Feedback,
  FeedbackComment,
  FeedbackComments,
  PageFeedback,
  Question,
  Questions,
  QuestionVolume,
} from '../schemas/feedback.js';
import { type DateRange, MAX_PAGE_SIZE, type PageQuery, readAnalytics } from './analytics.js';

export type { AnswerFeedbackEntry, PageFeedback, Question };

/** Maximum `limit` of AI questions (contract [S]: Limits, page sizes). */
const MAX_QUESTION_PAGE_SIZE = 50;

const schemas = () => import(/* webpackChunkName: 'schemas' */ '../schemas/feedback.js');

export interface FeedbackQuery extends DateRange {
  /** Part of the path, at least one character. Case doesn't matter [S]. */
  readonly pathContains?: string;
  readonly sortBy?: 'totalFeedback' | 'likes' | 'dislikes' | 'comments' | 'satisfactionRate';
  readonly sortOrder?: 'asc' | 'desc';
}

/**
 * `GET /analytics/feedback` [S]: one page of the pages with votes or comments. `summary` covers the whole range,
 * whatever the page. `satisfactionRate` is 0–100. `total` counts pages with feedback.
 */
export async function getFeedback(api: Api, query: FeedbackQuery & PageQuery = {}): Promise<Feedback> {
  return readAnalytics(api, '/analytics/feedback', query, async () => (await schemas()).feedback);
}

/** Lists all pages with feedback. It requests pages while they are read. */
export function listFeedback(api: Api, query: FeedbackQuery = {}): AsyncGenerator<PageFeedback, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { pages, total } = await getFeedback(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: pages, total };
    },
    (page) => page.pagePath,
  );
}

export interface CommentQuery extends DateRange {
  /** Exactly the path that `getFeedback` returns. */
  readonly pagePath: string;
}

/** `GET /analytics/feedback/comments` [P]: one page of readers' comments on one page. */
export async function getFeedbackComments(api: Api, query: CommentQuery & PageQuery): Promise<FeedbackComments> {
  return readAnalytics(api, '/analytics/feedback/comments', query, async () => (await schemas()).feedbackComments);
}

/** Lists all comments on one page. It requests pages while they are read. */
export function listFeedbackComments(api: Api, query: CommentQuery): AsyncGenerator<FeedbackComment, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { comments, total } = await getFeedbackComments(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: comments, total };
    },
    (comment) => comment.id,
  );
}

/** `sessionId` and `maxConfidence` exclude each other (400) [S]. */
export interface QuestionQuery extends DateRange {
  readonly sessionId?: string;
  /** 0–1. Selects answers with a score strictly below; answers without a score are left out [S]. */
  readonly maxConfidence?: number;
}

/** `GET /analytics/ai/questions` [S]: one page of readers' questions to the assistant, newest first. */
export async function getQuestions(api: Api, query: QuestionQuery & PageQuery = {}): Promise<Questions> {
  return readAnalytics(api, '/analytics/ai/questions', query, async () => (await schemas()).questions);
}

/** Lists all questions, newest first. It requests pages while they are read. */
export function listQuestions(api: Api, query: QuestionQuery = {}): AsyncGenerator<Question, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { questions, total } = await getQuestions(api, { ...query, limit: MAX_QUESTION_PAGE_SIZE, offset });
      return { items: questions, total };
    },
    // Questions have no id. A session doesn't ask the same question twice at the same instant.
    (question) => JSON.stringify([question.askedAt, question.sessionId, question.question]),
  );
}

/** `GET /analytics/ai/answer-feedback` [P]: one page of votes on the assistant's answers. */
export async function getAnswerFeedback(api: Api, query: PageQuery = {}): Promise<AnswerFeedback> {
  return readAnalytics(api, '/analytics/ai/answer-feedback', query, async () => (await schemas()).answerFeedback);
}

/** Lists all votes on the assistant's answers. It requests pages while they are read. */
export function listAnswerFeedback(
  api: Api,
  query: DateRange = {},
): AsyncGenerator<AnswerFeedbackEntry, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { entries, total } = await getAnswerFeedback(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: entries, total };
    },
    (entry) => JSON.stringify([entry.questionId, entry.sessionId, entry.type, entry.submittedAt]),
  );
}

/** `GET /analytics/ai/volume` [P]: one row per day, days without questions included. */
export async function getQuestionVolume(api: Api, query: DateRange = {}): Promise<QuestionVolume> {
  return readAnalytics(api, '/analytics/ai/volume', query, async () => (await schemas()).questionVolume);
}
