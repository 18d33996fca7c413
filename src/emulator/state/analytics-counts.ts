import type { Feedback, Question, Session } from './visits.js';
import { dateOf, datesOf, type DayRange, type Readers } from './readers.js';

type Sessions = readonly Session[];
type Titles = Pick<Readers, 'titleOf'>;

/** Sessions are distinct over the whole range (contract): the daily ones do not add up to it. */
export function overview(sessions: Sessions): { pageViews: number; sessions: number } {
  return { pageViews: total(sessions, ({ views }) => views.length), sessions: distinct(having('views', sessions)) };
}

/** Page views and sessions of every day. */
export function traffic(sessions: Sessions, range: DayRange): object[] {
  return byDay('views', 'pageViews', sessions, range);
}

/** Questions to the assistant of every day. */
export function questionVolume(sessions: Sessions, range: DayRange): object[] {
  return byDay('questions', 'questions', sessions, range);
}

/** Searches of every day. */
export function searchVolume(sessions: Sessions, range: DayRange): object[] {
  return byDay('searches', 'searches', sessions, range);
}

/** Pages by views, highest first. */
export function pages(sessions: Sessions, readers: Titles): object[] {
  const views = sessions.flatMap(({ id, views }) => views.map(({ path }) => ({ path, id })));
  return ranked(grouped(views, ({ path }) => path)).map(([pagePath, seen]) => ({
    pagePath,
    pageTitle: readers.titleOf(pagePath),
    pageViews: seen.length,
    sessions: distinct(seen),
  }));
}

/** Where the page views came from; `percentage` is 0–100 of all of them. */
export function referrers(sessions: Sessions): object[] {
  const views = sessions.flatMap(({ referrer, views }) => views.map(() => referrer || '(direct)'));
  return ranked(grouped(views, (referrer) => referrer)).map(([referrer, { length }]) => ({
    referrer,
    pageViews: length,
    percentage: percent(length, views.length),
  }));
}

/** Likes and dislikes with their rate, which is 0–100. */
export function feedbackSummary(all: readonly Feedback[]): Record<FeedbackNumber, number> {
  const { totalFeedback, likes, dislikes, satisfactionRate } = verdictSummary(all.map(({ type }) => type));
  return { likes, dislikes, totalFeedback, comments: all.filter(({ text }) => text !== null).length, satisfactionRate };
}

type FeedbackNumber = 'likes' | 'dislikes' | 'totalFeedback' | 'comments' | 'satisfactionRate';

/** Pages with feedback. */
export function feedbackPages(
  sessions: Sessions,
  readers: Titles,
): ({ pagePath: string; pageTitle: string } & Record<FeedbackNumber, number>)[] {
  const all = sessions.flatMap(({ feedback }) => feedback);
  return ranked(grouped(all, ({ path }) => path)).map(([pagePath, some]) => ({
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
export function verdictSummary(
  verdicts: readonly ('like' | 'dislike')[],
): Record<'totalFeedback' | 'likes' | 'dislikes' | 'satisfactionRate', number> {
  const likes = verdicts.filter((verdict) => verdict === 'like').length;
  const totalFeedback = verdicts.length;
  return { totalFeedback, likes, dislikes: totalFeedback - likes, satisfactionRate: percent(likes, totalFeedback) };
}

/** Unlike the other rates, those of searches are 0–1 (contract). */
export function searchOverview(sessions: Sessions): object {
  const all = sessions.flatMap(({ searches }) => searches);
  return {
    totalSearches: all.length,
    sessions: distinct(having('searches', sessions)),
    noResultRate: share(all.filter(({ hasResults }) => !hasResults).length, all.length),
    clickThroughRate: share(all.filter(({ isClicked }) => isClicked).length, all.length),
  };
}

/** Queries, most popular first; `noResults` is how often nothing was found. */
export function searchQueries(
  sessions: Sessions,
): { query: string; count: number; noResults: number; clicks: number; aiEscalations: number }[] {
  const all = sessions.flatMap(({ searches }) => searches);
  return ranked(grouped(all, ({ query }) => query)).map(([query, some]) => ({
    query,
    count: some.length,
    noResults: some.filter(({ hasResults }) => !hasResults).length,
    clicks: some.filter(({ isClicked }) => isClicked).length,
    aiEscalations: some.filter(({ isEscalated }) => isEscalated).length,
  }));
}

/** Pages by the searches made from them. */
export function searchPages(sessions: Sessions, readers: Titles): object[] {
  const all = sessions.flatMap(({ searches }) => searches);
  return ranked(grouped(all, ({ path }) => path)).map(([pagePath, some]) => {
    const noResultSearches = some.filter(({ hasResults }) => !hasResults).length;
    return {
      pagePath,
      pageTitle: readers.titleOf(pagePath),
      totalSearches: some.length,
      noResultSearches,
      noResultRate: share(noResultSearches, some.length),
    };
  });
}

type Events = 'views' | 'questions' | 'searches';

/** Zero-filled: a day without events is there all the same (contract). */
function byDay(events: Events, name: string, sessions: Sessions, range: DayRange): object[] {
  const all = sessions.flatMap((session) => session[events].map(({ at }) => ({ id: session.id, date: dateOf(at) })));
  const days = grouped(all, ({ date }) => date);
  return datesOf(range).map((date) => {
    const some = days.get(date) ?? [];
    return { date, [name]: some.length, sessions: distinct(some) };
  });
}

function having(events: Events, sessions: Sessions): Sessions {
  return sessions.filter((session) => session[events].length > 0);
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
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
function ranked<T>(groups: ReadonlyMap<string, readonly T[]>): (readonly [string, readonly T[]])[] {
  return [...groups].sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
}

function total<T>(values: readonly T[], count: (value: T) => number): number {
  return values.reduce((sum, value) => sum + count(value), 0);
}

function distinct(values: readonly { readonly id: string }[]): number {
  return new Set(values.map(({ id }) => id)).size;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}
