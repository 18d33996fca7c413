/** Reads lists page by page, as far as the report's requests allow: questions, votes on answers, disliked pages, and their comments. */
import type { Api } from '../../../api/api.js';
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { getAnswerFeedback, getFeedback, getFeedbackComments, getQuestions } from '../../../api/endpoints/feedback.js';
import type { DateRange } from '../numbers/period.js';
import type { Comment } from '../numbers/poor-pages.js';
import { LOW_CONFIDENCE, type ReportQuery, type SectionName } from './report-query.js';
import { sameDays } from './same-days.js';

/** A list as far as it was read. */
export interface PartialList<T> {
  readonly items: readonly T[];
  /** The length of the whole list; null if the service doesn't tell. */
  readonly total: number | null;
}

/** A list of a section, and how far it is read at most. */
export interface PagedList<T> {
  readonly section: SectionName;
  /** What is missing if it can't be read. */
  readonly what: string;
  readonly maxRequests: number;
  readonly readPage: (offset: number) => Promise<PartialList<T>>;
  /** Two items with the same identity are one: a list that grows while it is read repeats items. */
  readonly identityOf: (item: T) => string;
  /** True if no item after this one matters. */
  readonly isEnd?: (last: T) => boolean;
}

/** The most that the service returns (contract [S]: Limits, page sizes). */
const QUESTIONS_PER_REQUEST = 50;
/** Pages with fewer dislikes never have poor feedback, so the sorted list isn't read further. */
const MIN_DISLIKES = 2;

/** Describes the lists of a period. Without text of readers, one question is enough to know how many there are. */
export function pagedLists(api: Api, { quoteReaders }: ReportQuery, range: DateRange) {
  const limit = quoteReaders ? QUESTIONS_PER_REQUEST : 1;
  return {
    lowConfidence: listOf({
      section: 'ai',
      what: 'questions with low-confidence answers',
      // The newest questions show what readers miss now.
      maxRequests: quoteReaders ? 4 : 1,
      readPage: async (offset) => {
        const request = { ...range, maxConfidence: LOW_CONFIDENCE, limit, offset };
        const { questions, total } = sameDays(await getQuestions(api, request), range);
        return { items: questions, total };
      },
      identityOf: ({ sessionId, askedAt, question }) => JSON.stringify([sessionId, askedAt, question]),
    }),
    answerVotes: listOf({
      section: 'ai',
      what: 'disliked answers',
      // Dislikes may be rare among the votes on answers, so reading ends here.
      maxRequests: 5,
      readPage: async (offset) => {
        const response = await getAnswerFeedback(api, { ...range, limit: MAX_PAGE_SIZE, offset });
        const { entries, total } = sameDays(response, range);
        return { items: entries, total: total ?? null };
      },
      identityOf: ({ questionId, sessionId, submittedAt }) => JSON.stringify([questionId, sessionId, submittedAt]),
    }),
    dislikedPages: listOf({
      section: 'feedback',
      what: 'pages with poor feedback',
      maxRequests: 10,
      readPage: async (offset) => {
        const sorted = { sortBy: 'dislikes', sortOrder: 'desc', limit: MAX_PAGE_SIZE, offset } as const;
        const { pages, total } = sameDays(await getFeedback(api, { ...range, ...sorted }), range);
        return { items: pages, total };
      },
      identityOf: ({ pagePath }) => pagePath,
      isEnd: ({ dislikes }) => dislikes < MIN_DISLIKES,
    }),
  };
}

/** Infers the type of the items. */
function listOf<T>(list: PagedList<T>): PagedList<T> {
  return list;
}

/** Reads the rest of a list, one page after the other, with at most `maxRequests` requests. */
export async function readFurther<T>(
  list: PagedList<T>,
  first: PartialList<T>,
  maxRequests: number,
): Promise<PartialList<T>> {
  let { items, total } = first;
  for (let request = 0; request < maxRequests && hasMore(list, { items, total }); request += 1) {
    const page = await list.readPage(items.length);
    if (page.items.length === 0) break;
    items = [...items, ...page.items];
    total = page.total;
  }
  return { items: [...new Map(items.map((item) => [list.identityOf(item), item])).values()], total };
}

export function hasMore<T>({ isEnd }: PagedList<T>, { items, total }: PartialList<T>): boolean {
  const last = items.at(-1);
  return last !== undefined && !isEnd?.(last) && (total === null || items.length < total);
}

/** Reads the newest comments of readers who disliked the pages. */
export async function readComments(
  api: Api,
  range: DateRange,
  paths: readonly string[],
): Promise<Map<string, Comment[]>> {
  const entries = paths.map(async (pagePath): Promise<[string, Comment[]]> => {
    const response = await getFeedbackComments(api, { ...range, pagePath, limit: MAX_PAGE_SIZE });
    const { comments } = sameDays(response, range);
    const critical = comments.filter(({ type }) => type === 'dislike');
    return [pagePath, critical.map(({ text, sessionId }) => ({ text, sessionId }))];
  });
  return new Map(await Promise.all(entries));
}
