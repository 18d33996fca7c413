/** Reads lists of feedback over as many pages as a report needs. */
import type { Api } from '../../../api/api.js';
import {
  type AnswerFeedbackEntry,
  getFeedbackComments,
  getQuestions,
  listAnswerFeedback,
  listFeedback,
  type Question,
} from '../../../api/endpoints/feedback.js';
import type { DateRange } from '../period.js';
import type { VotedPage } from '../votes.js';

const QUESTIONS_PER_REQUEST = 50;
/** Pages with fewer dislikes never have poor feedback, so the sorted list isn't read further. */
const MIN_DISLIKES = 2;
const MAX_FEEDBACK_PAGES = 1_000;
const COMMENTS_PER_PAGE = 3;
const COMMENTS_PER_REQUEST = 20;
/** Dislikes may be rare among the votes on answers, so reading ends here. */
const MAX_ANSWER_VOTES = 500;

export async function readDislikedPages(api: Api, filter: DateRange & { pathContains?: string }): Promise<VotedPage[]> {
  const pages: VotedPage[] = [];
  for await (const page of listFeedback(api, { ...filter, sortBy: 'dislikes', sortOrder: 'desc' })) {
    const { pagePath, pageTitle, likes, dislikes, satisfactionRate } = page;
    if (dislikes < MIN_DISLIKES || pages.length === MAX_FEEDBACK_PAGES) break;
    pages.push({ path: pagePath, title: pageTitle, likes, dislikes, satisfactionRate });
  }
  return pages;
}

/** Reads the newest comments of readers who disliked the pages. */
export async function readComments(
  api: Api,
  range: DateRange,
  paths: readonly string[],
): Promise<Map<string, string[]>> {
  const entries = paths.map(async (pagePath): Promise<[string, string[]]> => {
    const { comments } = await getFeedbackComments(api, { ...range, pagePath, limit: COMMENTS_PER_REQUEST });
    const critical = comments.filter(({ type }) => type === 'dislike').map(({ text }) => text);
    return [pagePath, critical.slice(0, COMMENTS_PER_PAGE)];
  });
  return new Map(await Promise.all(entries));
}

/** Reads the newest low-confidence questions, at most `max`; `total` counts all of them. */
export async function readLowConfidence(
  api: Api,
  filter: DateRange & { maxConfidence: number },
  max: number,
): Promise<{ questions: Question[]; total: number }> {
  const questions: Question[] = [];
  for (;;) {
    const limit = Math.min(QUESTIONS_PER_REQUEST, max - questions.length);
    const page = await getQuestions(api, { ...filter, limit, offset: questions.length });
    questions.push(...page.questions);
    if (page.questions.length === 0 || questions.length >= Math.min(page.total, max))
      return { questions, total: page.total };
  }
}

/** Reads the newest disliked answers, at most `max`. */
export async function readDislikedAnswers(api: Api, range: DateRange, max: number): Promise<AnswerFeedbackEntry[]> {
  const disliked: AnswerFeedbackEntry[] = [];
  let votesRead = 0;
  for await (const vote of listAnswerFeedback(api, range)) {
    votesRead += 1;
    if (vote.type === 'dislike') disliked.push(vote);
    if (disliked.length === max || votesRead === MAX_ANSWER_VOTES) break;
  }
  return disliked;
}
