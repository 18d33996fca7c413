/** Describes the responses of the analytics endpoints about votes, comments and questions to the assistant. */
import * as z from 'zod';
import { optionalTotal, orNull, perDay, promised, range, rate, text, timestamp } from './shared-fields.js';

const count = z.number();
const votes = { likes: count, dislikes: count, totalFeedback: count, comments: count, satisfactionRate: rate };

export const feedback = z.object({
  ...range,
  pages: z.array(z.object({ pagePath: text, pageTitle: promised(text), ...votes })),
  summary: z.object(votes),
  total: count,
});
export type PageFeedback = z.infer<typeof feedback>['pages'][number];

export const feedbackComments = z.object({
  ...range,
  pagePath: text,
  comments: z.array(
    z.object({
      id: text,
      /** `like` or `dislike` [P]. */
      type: text,
      text: text,
      sessionId: promised(text),
      submittedAt: timestamp,
    }),
  ),
  total: optionalTotal,
});

export const questions = z.object({
  ...range,
  questions: z.array(
    z.object({
      question: text,
      answer: promised(text),
      pagePath: promised(text),
      sessionId: promised(text),
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
      questionId: text,
      question: text,
      answerSnippet: promised(text),
      type: text,
      pagePath: promised(text),
      sessionId: promised(text),
      submittedAt: timestamp,
    }),
  ),
  /** The contract doesn't define its shape. */
  summary: promised(z.unknown()),
  total: optionalTotal,
});
export type AnswerFeedbackEntry = z.infer<typeof answerFeedback>['entries'][number];

export const questionVolume = perDay({ questions: count });
