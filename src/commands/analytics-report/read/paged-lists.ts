/** Reads lists further than their first page, as far as the report's requests allow. */
import type { Api } from '../../../api/api.js';
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import { getAnswerFeedback, getFeedback, getFeedbackComments, getQuestions } from '../../../api/endpoints/feedback.js';
import type { DateRange } from '../period.js';

/** A list as far as it was read. */
export interface PartialList<T> {
  readonly items: readonly T[];
  /** The length of the whole list; null if the service doesn't tell. */
  readonly total: number | null;
}

/** The most that the service returns (contract [S]: Limits, page sizes). */
export const QUESTIONS_PER_REQUEST = 50;
/** The newest questions show what readers miss now. */
export const MAX_QUESTION_REQUESTS = 4;
/** Dislikes may be rare among the votes on answers, so reading ends here. */
export const MAX_VOTE_REQUESTS = 5;
export const MAX_DISLIKED_REQUESTS = 10;
/** Pages with fewer dislikes never have poor feedback, so the sorted list isn't read further. */
export const MIN_DISLIKES = 2;
const COMMENTS_PER_PAGE = 3;
const COMMENTS_PER_REQUEST = 20;

type Filter = DateRange & { readonly maxConfidence: number };

/** @param limit one item is enough to know the total */
export async function readQuestions(api: Api, filter: Filter, offset = 0, limit = QUESTIONS_PER_REQUEST) {
  const { questions, total } = await getQuestions(api, { ...filter, limit, offset });
  return { items: questions, total };
}

export async function readAnswerVotes(api: Api, range: DateRange, offset = 0) {
  const { entries, total } = await getAnswerFeedback(api, { ...range, limit: MAX_PAGE_SIZE, offset });
  return { items: entries, total: total ?? null };
}

/** Reads the pages with the most dislikes first. */
export async function readDislikedPages(api: Api, filter: DateRange & { pathContains?: string }, offset = 0) {
  const sorted = { ...filter, sortBy: 'dislikes', sortOrder: 'desc', limit: MAX_PAGE_SIZE, offset } as const;
  const { pages, total } = await getFeedback(api, sorted);
  return { items: pages, total };
}

/** Reads the rest of a list, one page after the other, with at most `maxRequests` requests. */
export async function readFurther<T>(
  first: PartialList<T>,
  maxRequests: number,
  readPage: (offset: number) => Promise<PartialList<T>>,
  isEnd: (last: T) => boolean = () => false,
): Promise<PartialList<T>> {
  let { items, total } = first;
  for (let request = 0; request < maxRequests && hasMore({ items, total }, isEnd); request += 1) {
    const page = await readPage(items.length);
    if (page.items.length === 0) break;
    items = [...items, ...page.items];
    total = page.total;
  }
  return { items, total };
}

export function hasMore<T>({ items, total }: PartialList<T>, isEnd: (last: T) => boolean = () => false): boolean {
  const last = items.at(-1);
  return last !== undefined && !isEnd(last) && (total === null || items.length < total);
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
