/** Describes the responses of the analytics endpoints about votes, comments and questions to the assistant. */
import * as z from 'zod';
import { optionalTotal, perDay, range, rate } from './analytics.js';
import { orNull, promised, timestamp } from './shared-fields.js';

const count = z.number();
const votes = { likes: count, dislikes: count, totalFeedback: count, comments: count, satisfactionRate: rate };

export const feedback = z.object({
  ...range,
  pages: z.array(z.object({ pagePath: z.string(), pageTitle: promised(z.string()), ...votes })),
  summary: z.object(votes),
  total: count,
});
export type PageFeedback = z.infer<typeof feedback>['pages'][number];

export const feedbackComments = z.object({
  ...range,
  pagePath: z.string(),
  comments: z.array(
    z.object({
      id: z.string(),
      /** `like` or `dislike` [P]. */
      type: z.string(),
      text: z.string(),
      sessionId: promised(z.string()),
      submittedAt: timestamp,
    }),
  ),
  total: optionalTotal,
});

export const questions = z.object({
  ...range,
  questions: z.array(
    z.object({
      question: z.string(),
      answer: promised(z.string()),
      pagePath: promised(z.string()),
      sessionId: promised(z.string()),
      /** The score is 0–1, or null if the answer was not scored. */
      confidenceScore: orNull(z.number()),
      askedAt: timestamp,
    }),
  ),
  total: count,
});
export type Question = z.infer<typeof questions>['questions'][number];

export const answerFeedback = z.object({
  ...range,
  entries: z.array(
    z.object({
      questionId: z.string(),
      question: z.string(),
      answerSnippet: promised(z.string()),
      type: z.string(),
      pagePath: promised(z.string()),
      sessionId: promised(z.string()),
      submittedAt: timestamp,
    }),
  ),
  /** The contract doesn't define its shape. */
  summary: promised(z.unknown()),
  total: optionalTotal,
});
export type AnswerFeedbackEntry = z.infer<typeof answerFeedback>['entries'][number];

export const questionVolume = perDay({ questions: count });
