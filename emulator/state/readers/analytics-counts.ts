/** Computes the numbers of the analytics endpoints from sessions. */
import { DAY_MS, type Feedback, type Question, type Session } from './visits.js';
import { datesOf, type DayRange, type Readers } from './readers.js';

type Sessions = readonly Session[];
type PageTitles = Pick<Readers, 'titleOf'>;

/** Counts each session once in the whole range (contract), so the daily sessions do not add up to it. */
export function overview(sessions: Sessions): { pageViews: number; sessions: number } {
  return {
    pageViews: total(sessions, ({ views }) => views.length),
    sessions: countSessions(sessionsWith('views', sessions)),
  };
}

/** Returns the pages with their views, highest first. */
export function pages(sessions: Sessions, readers: PageTitles): object[] {
  const views = sessions.flatMap(({ id, views }) => views.map(({ path }) => ({ path, id })));
  return largestFirst(groupBy(views, ({ path }) => path)).map(([pagePath, seen]) => ({
    pagePath,
    pageTitle: readers.titleOf(pagePath),
    pageViews: seen.length,
    sessions: countSessions(seen),
  }));
}

/** Returns the referrers of page views. `percentage` is 0–100 of all views. */
export function referrers(sessions: Sessions): object[] {
  const views = sessions.flatMap(({ referrer, views }) => views.map(() => referrer || '(direct)'));
  return largestFirst(groupBy(views, (referrer) => referrer)).map(([referrer, { length }]) => ({
    referrer,
    pageViews: length,
    percentage: percentage(length, views.length),
  }));
}

/** Counts likes, dislikes and comments. The rate is 0–100. */
export function feedbackSummary(all: readonly Feedback[]): Record<FeedbackCount, number> {
  const { totalFeedback, likes, dislikes, satisfactionRate } = ratingSummary(all.map(({ type }) => type));
  return { likes, dislikes, totalFeedback, comments: all.filter(({ text }) => text !== null).length, satisfactionRate };
}

type FeedbackCount = 'likes' | 'dislikes' | 'totalFeedback' | 'comments' | 'satisfactionRate';

/** Returns the pages that have feedback. */
export function feedbackPages(
  sessions: Sessions,
  readers: PageTitles,
): ({ pagePath: string; pageTitle: string } & Record<FeedbackCount, number>)[] {
  const all = sessions.flatMap(({ feedback }) => feedback);
  return largestFirst(groupBy(all, ({ path }) => path)).map(([pagePath, group]) => ({
    pagePath,
    pageTitle: readers.titleOf(pagePath),
    ...feedbackSummary(group),
  }));
}

/** Returns the comments on exactly this page, newest first. */
export function commentsOn(pagePath: string, sessions: Sessions): (Feedback & { sessionId: string })[] {
  return sessions
    .flatMap(({ id, feedback }) => feedback.map((event) => ({ ...event, sessionId: id })))
    .filter(({ path, text }) => path === pagePath && text !== null)
    .sort((a, b) => b.at - a.at);
}

/** Returns the questions, newest first. */
export function questions(sessions: Sessions): (Question & { sessionId: string })[] {
  return sessions
    .flatMap(({ id, questions }) => questions.map((event) => ({ ...event, sessionId: id })))
    .sort((a, b) => b.at - a.at);
}

/** Counts likes and dislikes. The rate is 0–100. */
export function ratingSummary(
  verdicts: readonly ('like' | 'dislike')[],
): Record<'totalFeedback' | 'likes' | 'dislikes' | 'satisfactionRate', number> {
  const likes = verdicts.filter((verdict) => verdict === 'like').length;
  const totalFeedback = verdicts.length;
  return { totalFeedback, likes, dislikes: totalFeedback - likes, satisfactionRate: percentage(likes, totalFeedback) };
}

/** Counts searches. Unlike the other rates, the rates of searches are 0–1 (contract). */
export function searchOverview(sessions: Sessions): object {
  const all = sessions.flatMap(({ searches }) => searches);
  return {
    totalSearches: all.length,
    sessions: countSessions(sessionsWith('searches', sessions)),
    noResultRate: ratio(all.filter(({ hasResults }) => !hasResults).length, all.length),
    clickThroughRate: ratio(all.filter(({ isClicked }) => isClicked).length, all.length),
  };
}

/** Returns the queries, most frequent first. `noResults` counts the searches without results. */
export function searchQueries(
  sessions: Sessions,
): { query: string; count: number; noResults: number; clicks: number; aiEscalations: number }[] {
  const all = sessions.flatMap(({ searches }) => searches);
  return largestFirst(groupBy(all, ({ query }) => query)).map(([query, group]) => ({
    query,
    count: group.length,
    noResults: group.filter(({ hasResults }) => !hasResults).length,
    clicks: group.filter(({ isClicked }) => isClicked).length,
    aiEscalations: group.filter(({ isEscalated }) => isEscalated).length,
  }));
}

/** Returns the pages with the searches made from them. */
export function searchPages(sessions: Sessions, readers: PageTitles): object[] {
  const all = sessions.flatMap(({ searches }) => searches);
  return largestFirst(groupBy(all, ({ path }) => path)).map(([pagePath, group]) => {
    const noResultSearches = group.filter(({ hasResults }) => !hasResults).length;
    return {
      pagePath,
      pageTitle: readers.titleOf(pagePath),
      totalSearches: group.length,
      noResultSearches,
      noResultRate: ratio(noResultSearches, group.length),
    };
  });
}

/** The events that are counted per day. */
export type EventKind = 'views' | 'questions' | 'searches';

/** Counts events per day. A day without events has zeros (contract). */
export function countByDay(events: EventKind, name: string, sessions: Sessions, range: DayRange): object[] {
  const all = sessions.flatMap(({ id, [events]: kind }) =>
    kind.map(({ at }) => ({ id, day: Math.floor(at / DAY_MS) })),
  );
  const days = groupBy(all, ({ day }) => day);
  return datesOf(range).map((date) => {
    const group = days.get(Date.parse(date) / DAY_MS) ?? [];
    return { date, [name]: group.length, sessions: countSessions(group) };
  });
}

function sessionsWith(events: EventKind, sessions: Sessions): Sessions {
  return sessions.filter((session) => session[events].length > 0);
}

function groupBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Sorts by size, largest first. Equal groups are sorted by name, so that pages of a list are stable. */
function largestFirst<T>(groups: ReadonlyMap<string, readonly T[]>): (readonly [string, readonly T[]])[] {
  return [...groups].sort(([a, group], [b, otherGroup]) => otherGroup.length - group.length || (a < b ? -1 : 1));
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
