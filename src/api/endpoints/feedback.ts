/**
 * Reads votes, comments and questions to the assistant. Viewers may read everything here [S]. Strangers typed the
 * questions, answers, comments and titles: escape them before showing them.
 *
 * Scales differ [P]: `satisfactionRate` is 0–100, `confidenceScore` is 0–1. Errors are the same as in analytics.ts.
 */
import type { Api } from '../api.js';
import { type DateRange, type PageQuery, readAnalytics } from './analytics.js';
import { schemasOf } from './read.js';

export type { AnswerFeedbackEntry, PageFeedback, Question } from '../schemas/feedback.js';

const schema = schemasOf(() => import(/* webpackChunkName: 'schemas' */ '../schemas/feedback.js'));

interface FeedbackQuery extends PageQuery {
  /** Part of the path, at least one character. Case doesn't matter [S]. */
  readonly pathContains?: string;
  readonly sortBy?: 'totalFeedback' | 'likes' | 'dislikes' | 'comments' | 'satisfactionRate';
  readonly sortOrder?: 'asc' | 'desc';
}

/**
 * `GET /analytics/feedback` [S]: one page of the pages with votes or comments. `summary` covers the whole range,
 * whatever the page. `satisfactionRate` is 0–100. `total` counts pages with feedback.
 */
export const getFeedback = (api: Api, query: FeedbackQuery) =>
  readAnalytics(api, '/analytics/feedback', query, schema('feedback'));

interface CommentQuery extends PageQuery {
  /** Exactly the path that `getFeedback` returns. */
  readonly pagePath: string;
}

/** `GET /analytics/feedback/comments` [P]: one page of readers' comments on one page. */
export const getFeedbackComments = (api: Api, query: CommentQuery) =>
  readAnalytics(api, '/analytics/feedback/comments', query, schema('feedbackComments'));

interface QuestionQuery extends PageQuery {
  /** 0–1. Selects answers with a score strictly below; answers without a score are left out [S]. */
  readonly maxConfidence?: number;
}

/** `GET /analytics/ai/questions` [S]: one page of readers' questions to the assistant, newest first. */
export const getQuestions = (api: Api, query: QuestionQuery) =>
  readAnalytics(api, '/analytics/ai/questions', query, schema('questions'));

/** `GET /analytics/ai/answer-feedback` [P]: one page of votes on the assistant's answers. */
export const getAnswerFeedback = (api: Api, query: PageQuery) =>
  readAnalytics(api, '/analytics/ai/answer-feedback', query, schema('answerFeedback'));

/** `GET /analytics/ai/volume` [P]: one row per day, days without questions included. */
export const getQuestionVolume = (api: Api, query: DateRange) =>
  readAnalytics(api, '/analytics/ai/volume', query, schema('questionVolume'));
