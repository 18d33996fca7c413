/** The requests of each section: the window, the one before it where there is a comparison, lists as far as needed. */
import {
  getOverview,
  getSearches,
  getSearchQueries,
  getSearchResults,
  getSearchVolume,
  getTopPages,
  getTopReferrers,
  getTraffic,
  MAX_PAGE_SIZE,
} from '../../../api/endpoints/analytics.js';
import {
  type AnswerFeedbackEntry,
  getFeedback,
  getFeedbackComments,
  getQuestions,
  getQuestionVolume,
  listAnswerFeedback,
  listFeedback,
  type PageFeedback,
  type Question,
} from '../../../api/endpoints/feedback.js';
import type { Api } from '../../../api/api.js';
import type { Reading, Section, Wanted } from './collect.js';
import { poorPages } from '../analysis/insights.js';
import type { Period, Window } from '../period.js';

/** Unsure answers that are read to be grouped; the newest say what readers lack now. */
const MAX_QUESTIONS = 200;
const QUESTION_PAGE = 50;
/** Pages with fewer dislikes are in no list of poor pages, so reading ends there. */
const MIN_DISLIKES = 2;
const MAX_FEEDBACK_PAGES = 1_000;
/** Pages whose comments are read, and how many of each are kept. */
const COMMENTED_PAGES = 5;
const COMMENTS_A_PAGE = 3;
const COMMENTS_READ = 20;
/** Votes on answers that are read for those against. */
const MAX_VOTES = 500;

/** Page views, sessions, daily series, pages and referrers. */
export async function readVisits({ api, wanted, part }: Reading) {
  const { period, top } = wanted;
  const one = wholeWindow(period);
  const [overview, overviewBefore, traffic, pages, pagesBefore, referrers] = await Promise.all([
    part('overview', 'page views and sessions', () => readParts(period, (window) => getOverview(api, window))),
    compared(wanted, 'overview', (window) => getOverview(api, window), part),
    part('traffic', 'page views by day', () => readParts(period, (window) => getTraffic(api, window))),
    one && part('pages', 'the most read pages', () => getTopPages(api, { ...one, limit: MAX_PAGE_SIZE })),
    compared(wanted, 'pages', (window) => getTopPages(api, { ...window, limit: MAX_PAGE_SIZE }), part),
    one &&
      part('referrers', 'where readers came from', () =>
        getTopReferrers(api, { ...one, limit: wanted.quoteReaders ? top : MAX_PAGE_SIZE }),
      ),
  ]);
  return { overview, overviewBefore, traffic: traffic?.flatMap(({ series }) => series), pages, pagesBefore, referrers };
}

/** Votes of the whole range, the pages with most votes and those with most dislikes, and comments on the poor ones. */
export async function readFeedback({ api, wanted, part }: Reading) {
  const { period, top, pathContains } = wanted;
  const one = wholeWindow(period);
  if (!one) return {};
  const filter = { ...one, pathContains };
  const [feedback, feedbackBefore, disliked] = await Promise.all([
    part('feedback', 'votes and comments', () =>
      getFeedback(api, { ...filter, limit: top, sortBy: 'totalFeedback', sortOrder: 'desc' }),
    ),
    compared(wanted, 'feedback', (window) => getFeedback(api, { ...window, limit: 1 }), part),
    part('feedback', 'disliked pages', () => readDisliked(api, filter)),
  ]);
  const paths = poorPages((disliked ?? []).map(votedPage), COMMENTED_PAGES).map(({ path }) => path);
  const comments =
    wanted.quoteReaders && paths.length > 0
      ? await part('feedback', 'comments on disliked pages', () => readComments(api, one, paths))
      : undefined;
  return { feedback, feedbackBefore, disliked, comments };
}

/** Questions to the assistant: how many, by day, those it was unsure of, and answers that readers voted down. */
export async function readAi({ api, wanted, part }: Reading) {
  const { period, maxConfidence, quoteReaders, top } = wanted;
  const one = wholeWindow(period);
  const count = async (query: Window & { maxConfidence?: number }): Promise<number> =>
    (await getQuestions(api, { ...query, limit: 1 })).total;
  const [questionVolume, questions, questionsBefore, unsure, unsureBefore, answers] = await Promise.all([
    part('ai', 'questions by day', () => readParts(period, (window) => getQuestionVolume(api, window))),
    one && part('ai', 'the number of questions', () => count(one)),
    compared(wanted, 'ai', count, part),
    one &&
      part('ai', 'questions the assistant was unsure of', () =>
        readUnsure(api, { ...one, maxConfidence }, quoteReaders ? MAX_QUESTIONS : 1),
      ),
    compared(wanted, 'ai', (window) => count({ ...window, maxConfidence }), part),
    one && quoteReaders
      ? part('ai', 'answers that readers voted down', () => readDislikedAnswers(api, one, top))
      : undefined,
  ]);
  return {
    questionVolume: questionVolume?.flatMap(({ series }) => series),
    questions,
    questionsBefore,
    unsure,
    unsureBefore,
    answers,
  };
}

/** Searches: how many, by day, the most frequent ones, those that found nothing, and the pages they were made from. */
export async function readSearch({ api, wanted, part }: Reading) {
  const { period, top, pathContains } = wanted;
  const one = wholeWindow(period);
  const rows = period.previous ? MAX_PAGE_SIZE : top;
  const queries = (window: Window) => getSearchQueries(api, { ...window, limit: rows });
  const [searches, searchesBefore, searchVolume, searchQueries, searchQueriesBefore, failedQueries, searchPages] =
    await Promise.all([
      part('search', 'the number of searches', () => readParts(period, (window) => getSearches(api, window))),
      compared(wanted, 'search', (window) => getSearches(api, window), part),
      part('search', 'searches by day', () => readParts(period, (window) => getSearchVolume(api, window))),
      one && wanted.quoteReaders ? part('search', 'what was searched for', () => queries(one)) : undefined,
      wanted.quoteReaders ? compared(wanted, 'search', queries, part) : undefined,
      one &&
        part('search', 'searches that found nothing', () =>
          getSearchQueries(api, { ...one, noResultsOnly: true, limit: MAX_PAGE_SIZE }),
        ),
      one &&
        part('search', 'pages that were searched from', () =>
          getSearchResults(api, { ...one, limit: pathContains ? MAX_PAGE_SIZE : top }),
        ),
    ]);
  return {
    searches,
    searchesBefore,
    searchVolume: searchVolume?.flatMap(({ series }) => series),
    searchQueries,
    searchQueriesBefore,
    failedQueries,
    searchPages,
  };
}

/** The window, where the service answers for all of it at once. */
function wholeWindow({ parts }: Period): Window | undefined {
  return parts.length === 1 ? parts[0] : undefined;
}

async function readParts<T>({ parts }: Period, read: (window: Window) => Promise<T>): Promise<T[]> {
  return Promise.all(parts.map(read));
}

async function compared<T>(
  { period: { previous } }: Wanted,
  section: Section,
  read: (window: Window) => Promise<T>,
  part: Reading['part'],
): Promise<T | undefined> {
  return previous && part(section, 'the comparison with the window before', () => read(previous));
}

/** Pages by dislikes, as far as any could be poor. */
async function readDisliked(api: Api, filter: Window & { pathContains?: string }): Promise<PageFeedback[]> {
  const pages: PageFeedback[] = [];
  for await (const page of listFeedback(api, { ...filter, sortBy: 'dislikes', sortOrder: 'desc' })) {
    if (page.dislikes < MIN_DISLIKES || pages.length === MAX_FEEDBACK_PAGES) break;
    pages.push(page);
  }
  return pages;
}

/** The newest comments of those who disliked the page. */
async function readComments(api: Api, window: Window, paths: readonly string[]): Promise<Map<string, string[]>> {
  const read = paths.map(async (pagePath): Promise<[string, string[]]> => {
    const { comments } = await getFeedbackComments(api, { ...window, pagePath, limit: COMMENTS_READ });
    const critical = comments.filter(({ type }) => type === 'dislike').map(({ text }) => text);
    return [pagePath, critical.slice(0, COMMENTS_A_PAGE)];
  });
  return new Map(await Promise.all(read));
}

/** The newest unsure questions, at most so many, and how many there are. */
async function readUnsure(
  api: Api,
  query: Window & { maxConfidence: number },
  most: number,
): Promise<{ questions: Question[]; total: number }> {
  const questions: Question[] = [];
  for (;;) {
    const limit = Math.min(QUESTION_PAGE, most - questions.length);
    const page = await getQuestions(api, { ...query, limit, offset: questions.length });
    questions.push(...page.questions);
    if (page.questions.length === 0 || questions.length >= Math.min(page.total, most))
      return { questions, total: page.total };
  }
}

/** The newest votes against answers, at most `top`, as far as they are among so many votes. */
async function readDislikedAnswers(api: Api, window: Window, top: number): Promise<AnswerFeedbackEntry[]> {
  const disliked: AnswerFeedbackEntry[] = [];
  let read = 0;
  for await (const vote of listAnswerFeedback(api, window)) {
    read += 1;
    if (vote.type === 'dislike') disliked.push(vote);
    if (disliked.length === top || read === MAX_VOTES) break;
  }
  return disliked;
}

/** A page's votes in the form that insights take. */
export function votedPage({ pagePath, pageTitle, likes, dislikes, satisfactionRate }: PageFeedback) {
  return { path: pagePath, title: pageTitle, likes, dislikes, satisfactionRate };
}
