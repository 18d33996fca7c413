import type { Feedback, Question, Session } from './visits.js';
import { dateOf, datesOf, type DayRange, type Readers } from './readers.js';

type Sessions = readonly Session[];
type PageTitles = Pick<Readers, 'titleOf'>;

/** Sessions are distinct over the whole range (contract): the daily ones do not add up to it. */
export function overview(sessions: Sessions): { pageViews: number; sessions: number } {
  return {
    pageViews: total(sessions, ({ views }) => views.length),
    sessions: countSessions(sessionsWith('views', sessions)),
  };
}

/** Page views and sessions of every day. */
export function traffic(sessions: Sessions, range: DayRange): object[] {
  return countByDay('views', 'pageViews', sessions, range);
}

/** Questions to the assistant of every day. */
export function questionVolume(sessions: Sessions, range: DayRange): object[] {
  return countByDay('questions', 'questions', sessions, range);
}

/** Searches of every day. */
export function searchVolume(sessions: Sessions, range: DayRange): object[] {
  return countByDay('searches', 'searches', sessions, range);
}

/** Pages by views, highest first. */
export function pages(sessions: Sessions, readers: PageTitles): object[] {
  const views = sessions.flatMap(({ id, views }) => views.map(({ path }) => ({ path, id })));
  return largestFirst(groupBy(views, ({ path }) => path)).map(([pagePath, seen]) => ({
    pagePath,
    pageTitle: readers.titleOf(pagePath),
    pageViews: seen.length,
    sessions: countSessions(seen),
  }));
}

/** Where the page views came from; `percentage` is 0–100 of all of them. */
export function referrers(sessions: Sessions): object[] {
  const views = sessions.flatMap(({ referrer, views }) => views.map(() => referrer || '(direct)'));
  return largestFirst(groupBy(views, (referrer) => referrer)).map(([referrer, { length }]) => ({
    referrer,
    pageViews: length,
    percentage: percentage(length, views.length),
  }));
}

/** Likes and dislikes with their rate, which is 0–100. */
export function feedbackSummary(all: readonly Feedback[]): Record<FeedbackCount, number> {
  const { totalFeedback, likes, dislikes, satisfactionRate } = ratingSummary(all.map(({ type }) => type));
  return { likes, dislikes, totalFeedback, comments: all.filter(({ text }) => text !== null).length, satisfactionRate };
}

type FeedbackCount = 'likes' | 'dislikes' | 'totalFeedback' | 'comments' | 'satisfactionRate';

/** Pages with feedback. */
export function feedbackPages(
  sessions: Sessions,
  readers: PageTitles,
): ({ pagePath: string; pageTitle: string } & Record<FeedbackCount, number>)[] {
  const all = sessions.flatMap(({ feedback }) => feedback);
  return largestFirst(groupBy(all, ({ path }) => path)).map(([pagePath, some]) => ({
    pagePath,
    pageTitle: readers.titleOf(pagePath),
    ...feedbackSummary(some),
  }));
}

/** Comments on exactly this page, newest first. */
export function commentsOn(pagePath: string, sessions: Sessions): (Feedback & { sessionId: string })[] {
  return sessions
    .flatMap(({ id, feedback }) => feedback.map((one) => ({ ...one, sessionId: id })))
    .filter(({ path, text }) => path === pagePath && text !== null)
    .sort((a, b) => b.at - a.at);
}

/** Questions, newest first. */
export function questions(sessions: Sessions): (Question & { sessionId: string })[] {
  return sessions
    .flatMap(({ id, questions }) => questions.map((one) => ({ ...one, sessionId: id })))
    .sort((a, b) => b.at - a.at);
}

/** Likes among verdicts; the rate is 0–100. */
export function ratingSummary(
  verdicts: readonly ('like' | 'dislike')[],
): Record<'totalFeedback' | 'likes' | 'dislikes' | 'satisfactionRate', number> {
  const likes = verdicts.filter((verdict) => verdict === 'like').length;
  const totalFeedback = verdicts.length;
  return { totalFeedback, likes, dislikes: totalFeedback - likes, satisfactionRate: percentage(likes, totalFeedback) };
}

/** Unlike the other rates, those of searches are 0–1 (contract). */
export function searchOverview(sessions: Sessions): object {
  const all = sessions.flatMap(({ searches }) => searches);
  return {
    totalSearches: all.length,
    sessions: countSessions(sessionsWith('searches', sessions)),
    noResultRate: ratio(all.filter(({ hasResults }) => !hasResults).length, all.length),
    clickThroughRate: ratio(all.filter(({ isClicked }) => isClicked).length, all.length),
  };
}

/** Queries, most popular first; `noResults` is how often nothing was found. */
export function searchQueries(
  sessions: Sessions,
): { query: string; count: number; noResults: number; clicks: number; aiEscalations: number }[] {
  const all = sessions.flatMap(({ searches }) => searches);
  return largestFirst(groupBy(all, ({ query }) => query)).map(([query, some]) => ({
    query,
    count: some.length,
    noResults: some.filter(({ hasResults }) => !hasResults).length,
    clicks: some.filter(({ isClicked }) => isClicked).length,
    aiEscalations: some.filter(({ isEscalated }) => isEscalated).length,
  }));
}

/** Pages by the searches made from them. */
export function searchPages(sessions: Sessions, readers: PageTitles): object[] {
  const all = sessions.flatMap(({ searches }) => searches);
  return largestFirst(groupBy(all, ({ path }) => path)).map(([pagePath, some]) => {
    const noResultSearches = some.filter(({ hasResults }) => !hasResults).length;
    return {
      pagePath,
      pageTitle: readers.titleOf(pagePath),
      totalSearches: some.length,
      noResultSearches,
      noResultRate: ratio(noResultSearches, some.length),
    };
  });
}

type EventKind = 'views' | 'questions' | 'searches';

/** Zero-filled: a day without events is there all the same (contract). */
function countByDay(events: EventKind, name: string, sessions: Sessions, range: DayRange): object[] {
  const all = sessions.flatMap((session) => session[events].map(({ at }) => ({ id: session.id, date: dateOf(at) })));
  const days = groupBy(all, ({ date }) => date);
  return datesOf(range).map((date) => {
    const some = days.get(date) ?? [];
    return { date, [name]: some.length, sessions: countSessions(some) };
  });
}

function sessionsWith(events: EventKind, sessions: Sessions): Sessions {
  return sessions.filter((session) => session[events].length > 0);
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Largest group first; equal ones by name, so that pages of a list do not shift. */
function largestFirst<T>(groups: ReadonlyMap<string, readonly T[]>): (readonly [string, readonly T[]])[] {
  return [...groups].sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
}

function total<T>(values: readonly T[], count: (value: T) => number): number {
  return values.reduce((sum, value) => sum + count(value), 0);
}

function countSessions(values: readonly { readonly id: string }[]): number {
  return new Set(values.map(({ id }) => id)).size;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}
