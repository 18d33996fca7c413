/**
 * What readers said: votes, comments, questions to the assistant. All for viewers [S]. Everything in questions, answers,
 * comments and titles was typed by strangers: escape it wherever it is shown.
 *
 * Scales differ [P]: `satisfactionRate` is 0–100, `confidenceScore` is 0–1. Errors as in analytics.ts.
 */
import {
  type DateRange,
  MAX_PAGE_SIZE,
  type PageQuery,
  perhapsTotal,
  range,
  rate,
  readAnalytics,
} from './analytics.js';
import type { Api } from '../client.js';
import { orNull, timestamp } from '../fields.js';
import { listByOffset } from '../pagination.js';
import type { Shape, Zod } from '../schema.js';

/** Largest `limit` of AI questions (contract [S]: Limits, page sizes). */
const MAX_QUESTION_PAGE_SIZE = 50;

const count = (z: Zod) => z.number();
const text = (z: Zod) => orNull(z.string());
const votes = (z: Zod) => ({
  likes: count(z),
  dislikes: count(z),
  totalFeedback: count(z),
  comments: count(z),
  satisfactionRate: rate(z),
});
const feedback = (z: Zod) =>
  z.object({
    ...range(z),
    pages: z.array(z.object({ pagePath: z.string(), pageTitle: text(z), ...votes(z) })),
    summary: z.object(votes(z)),
    total: z.number(),
  });
export type Feedback = Shape<typeof feedback>;
export type PageFeedback = Feedback['pages'][number];

export interface FeedbackQuery extends DateRange {
  /** Part of the path, at least one character, in any case [S]. */
  readonly pathContains?: string;
  readonly sortBy?: 'totalFeedback' | 'likes' | 'dislikes' | 'comments' | 'satisfactionRate';
  readonly sortOrder?: 'asc' | 'desc';
}

/**
 * `GET /analytics/feedback` [S]: one page of the pages with votes or comments. `summary` is of the whole range,
 * whatever the page; `satisfactionRate` is 0–100; `total` counts pages with feedback.
 */
export async function getFeedback(api: Api, query: FeedbackQuery & PageQuery = {}): Promise<Feedback> {
  return readAnalytics(api, '/analytics/feedback', query, feedback);
}

/** All pages with feedback, requests made as they are read. */
export function listFeedback(api: Api, query: FeedbackQuery = {}): AsyncGenerator<PageFeedback, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { pages, total } = await getFeedback(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: pages, total };
    },
    (one) => one.pagePath,
  );
}

const feedbackComments = (z: Zod) =>
  z.object({
    ...range(z),
    pagePath: z.string(),
    comments: z.array(
      z.object({
        id: z.string(),
        /** `like` or `dislike` [P]. */
        type: z.string(),
        text: z.string(),
        sessionId: text(z),
        submittedAt: timestamp(z),
      }),
    ),
    total: perhapsTotal(z),
  });
export type FeedbackComments = Shape<typeof feedbackComments>;
export type FeedbackComment = FeedbackComments['comments'][number];

export interface CommentQuery extends DateRange {
  /** Exactly as `getFeedback` gives it. */
  readonly pagePath: string;
}

/** `GET /analytics/feedback/comments` [P]: one page of what readers wrote about one page. */
export async function getFeedbackComments(api: Api, query: CommentQuery & PageQuery): Promise<FeedbackComments> {
  return readAnalytics(api, '/analytics/feedback/comments', query, feedbackComments);
}

/** All comments on one page, requests made as they are read. */
export function listFeedbackComments(api: Api, query: CommentQuery): AsyncGenerator<FeedbackComment, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { comments, total } = await getFeedbackComments(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: comments, total };
    },
    (one) => one.id,
  );
}

const questions = (z: Zod) =>
  z.object({
    ...range(z),
    questions: z.array(
      z.object({
        question: z.string(),
        answer: text(z),
        pagePath: text(z),
        sessionId: text(z),
        /** 0–1; null where the answer was not scored. */
        confidenceScore: rate(z),
        askedAt: timestamp(z),
      }),
    ),
    total: z.number(),
  });
export type Questions = Shape<typeof questions>;
export type Question = Questions['questions'][number];

/** `sessionId` and `maxConfidence` exclude each other (400) [S]. */
export interface QuestionQuery extends DateRange {
  readonly sessionId?: string;
  /** 0–1: only answers scored strictly below; answers without a score are left out [S]. */
  readonly maxConfidence?: number;
}

/** `GET /analytics/ai/questions` [S]: one page of what readers asked the assistant, newest first. */
export async function getQuestions(api: Api, query: QuestionQuery & PageQuery = {}): Promise<Questions> {
  return readAnalytics(api, '/analytics/ai/questions', query, questions);
}

/** All questions, newest first, requests made as they are read. */
export function listQuestions(api: Api, query: QuestionQuery = {}): AsyncGenerator<Question, void, undefined> {
  return listByOffset(
    async (offset) => {
      const page = await getQuestions(api, { ...query, limit: MAX_QUESTION_PAGE_SIZE, offset });
      return { items: page.questions, total: page.total };
    },
    // Questions have no id; nobody asks the same twice in a session at the same instant.
    (one) => JSON.stringify([one.askedAt, one.sessionId, one.question]),
  );
}

const answerFeedback = (z: Zod) =>
  z.object({
    ...range(z),
    entries: z.array(
      z.object({
        questionId: z.string(),
        question: z.string(),
        answerSnippet: text(z),
        type: z.string(),
        pagePath: text(z),
        sessionId: text(z),
        submittedAt: timestamp(z),
      }),
    ),
    /** Its shape is not agreed. */
    summary: z.unknown().optional(),
    total: perhapsTotal(z),
  });
export type AnswerFeedback = Shape<typeof answerFeedback>;
export type AnswerFeedbackEntry = AnswerFeedback['entries'][number];

/** `GET /analytics/ai/answer-feedback` [P]: one page of votes on the assistant's answers. */
export async function getAnswerFeedback(api: Api, query: PageQuery = {}): Promise<AnswerFeedback> {
  return readAnalytics(api, '/analytics/ai/answer-feedback', query, answerFeedback);
}

/** All votes on the assistant's answers, requests made as they are read. */
export function listAnswerFeedback(
  api: Api,
  query: DateRange = {},
): AsyncGenerator<AnswerFeedbackEntry, void, undefined> {
  return listByOffset(
    async (offset) => {
      const { entries, total } = await getAnswerFeedback(api, { ...query, limit: MAX_PAGE_SIZE, offset });
      return { items: entries, total };
    },
    (one) => JSON.stringify([one.questionId, one.sessionId, one.type, one.submittedAt]),
  );
}

const questionVolume = (z: Zod) =>
  z.object({
    ...range(z),
    series: z.array(z.object({ date: z.string(), questions: count(z), sessions: count(z) })),
  });
export type QuestionVolume = Shape<typeof questionVolume>;

/** `GET /analytics/ai/volume` [P]: one row a day, days without questions included. */
export async function getQuestionVolume(api: Api, query: DateRange = {}): Promise<QuestionVolume> {
  return readAnalytics(api, '/analytics/ai/volume', query, questionVolume);
}
