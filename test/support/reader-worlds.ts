/**
 * Simulates the readers of a documentation site with known changes, so that a report's claims can be counted as true or
 * false. Readers read pages again, retype searches, and weeks vary by themselves. The same seed gives the same readers.
 */
import { buildReport } from '../../src/commands/analytics-report/analysis/build-report.js';
import { sumOf } from '../../src/commands/analytics-report/metrics.js';
import { addDays, type DateRange, planPeriod } from '../../src/commands/analytics-report/period.js';
import type { Collected } from '../../src/commands/analytics-report/read/collect.js';
import type { Report } from '../../src/commands/analytics-report/report-schema.js';
import { seededRandom } from '../faults/seeded-random.js';

export interface World {
  readonly readersPerWeek: number;
  /** How much weeks vary by themselves, as a share. */
  readonly weekVariation: number;
  readonly days: number;
  readonly seed: number;
  /** What changes in the last period. */
  readonly change?: Change;
  /** What was different in the period before. */
  readonly before?: Change;
}

export interface Change {
  /** A factor of all readers. */
  readonly traffic?: number;
  /** Factors of the readers of pages, by index; the most popular page has the index 0. */
  readonly pages?: Readonly<Record<number, number>>;
  readonly failureRate?: number;
  readonly clickRate?: number;
  readonly likeRate?: number;
  /** The share of sessions that vote. */
  readonly voteShare?: number;
  /** The number of days at the end without records. */
  readonly lostDays?: number;
  readonly lost?: readonly ('traffic' | 'search')[];
}

const END = '2026-11-15';
const PAGES = 60;
/** The page that has no readers unless a world changes that. */
export const NEW_PAGE = PAGES - 1;
const SERIES_DAYS = 90;
const WEEKDAYS = [0.4, 1.1, 1.25, 1.3, 1.2, 1.1, 0.65];
const VIEWS_PER_SESSION = 2.8;
const REREAD_SHARE = 0.25;
const SEARCH_SHARE = 0.25;
const SEARCHES_PER_SESSION = 1.5;
const QUESTION_SHARE = 0.08;
const QUESTIONS_PER_SESSION = 1.3;
const USUAL = {
  failureRate: 0.149,
  clickRate: 0.548,
  likeRate: 0.61,
  voteShare: 0.07,
  lowShare: 0.3,
  scoredShare: 0.85,
};

export const pathOf = (page: number): string => `/page-${page}`;

/** Returns the report of a world, as the command builds it from the service's responses. */
export function reportOfWorld(world: World): Report {
  const nowMs = Date.parse(addDays(END, 1)) + 8 * 3_600_000;
  const startDate = addDays(END, 1 - world.days);
  const period = planPeriod({ period: 'last-7-days', startDate, endDate: END }, nowMs);
  if ('problem' in period || !period.previous) throw new Error('the world has no period');
  const readers = new Readers(world, [period, period.previous]);
  const collected = readers.collect(period, period.previous);
  return buildReport(collected, { period, quoteReaders: true }, { redactText: (text) => text, thresholds: [], nowMs });
}

interface Session {
  readonly pages: readonly number[];
  readonly searches: number;
  readonly query: number;
  readonly isFailed: boolean;
  readonly isClicked: boolean;
  readonly questions: number;
  readonly scored: number;
  readonly low: number;
  readonly vote: 'like' | 'dislike' | undefined;
}

class Readers {
  readonly #random: Random;
  readonly #weeks = new Map<number, number>();
  readonly #sessions = new Map<string, Session[]>();

  constructor(
    private readonly world: World,
    [period, previous]: readonly [DateRange, DateRange],
  ) {
    // Neighboring seeds would start alike.
    this.#random = seededRandom(Math.imul(world.seed + 1, 0x9e3779b1));
    for (let day = SERIES_DAYS; day > 0; day -= 1) {
      const date = addDays(END, 1 - day);
      const change = isWithin(date, period) ? world.change : isWithin(date, previous) ? world.before : undefined;
      const isCompared = isWithin(date, period) || isWithin(date, previous);
      this.#sessions.set(date, this.#day(date, change ?? {}, isCompared));
    }
  }

  #day(date: string, change: Change, isCompared: boolean): Session[] {
    const time = Date.parse(date) / 86_400_000;
    // Weeks end with the period, since the period is what a world changes.
    const week = Math.floor((time - Date.parse(END) / 86_400_000 - 1) / 7);
    const factor = this.#weeks.get(week) ?? Math.exp(this.world.weekVariation * normal(this.#random));
    this.#weeks.set(week, factor);
    const weekday = WEEKDAYS[new Date(Date.parse(date)).getUTCDay()] ?? 1;
    const mean = (this.world.readersPerWeek / 7) * weekday * factor;
    const weights = Array.from({ length: PAGES }, (_, page) =>
      page === NEW_PAGE ? (change.pages?.[page] ?? 0) / 10 : (change.pages?.[page] ?? 1) / (page + 4),
    );
    const usual = weights.reduce((sum, weight) => sum + weight, 0);
    const plain = Array.from({ length: NEW_PAGE }, (_, page) => 1 / (page + 4)).reduce((sum, one) => sum + one, 0);
    // A page's own readers come in addition to the others'.
    const count = poisson(mean * (change.traffic ?? 1) * (usual / plain), this.#random);
    // Nothing asks which pages were read on the days before.
    const sums = isCompared
      ? weights.map((_, page) => weights.slice(0, page + 1).reduce((sum, one) => sum + one, 0))
      : [];
    return Array.from({ length: count }, () => this.#session(sums, change));
  }

  #session(sums: readonly number[], change: Change): Session {
    const random = this.#random;
    const { failureRate, clickRate, likeRate, voteShare } = { ...USUAL, ...change };
    const pages: number[] = [];
    for (let view = geometric(VIEWS_PER_SESSION, random); view > 0; view -= 1) {
      const again = pages.length > 0 && random() < REREAD_SHARE ? pages.at(-1) : undefined;
      pages.push(again ?? pick(sums, random));
    }
    const questions = random() < QUESTION_SHARE ? geometric(QUESTIONS_PER_SESSION, random) : 0;
    const isScored = random() < USUAL.scoredShare;
    const isLow = random() < USUAL.lowShare;
    return {
      pages,
      searches: random() < SEARCH_SHARE ? geometric(SEARCHES_PER_SESSION, random) : 0,
      query: Math.floor(random() ** 2 * 40),
      // What a reader retypes has the same result.
      isFailed: random() < failureRate,
      isClicked: random() < clickRate,
      questions,
      scored: isScored ? questions : 0,
      low: isScored && isLow ? questions : 0,
      vote: random() < voteShare ? (random() < likeRate ? 'like' : 'dislike') : undefined,
    };
  }

  #within(range: DateRange): Session[] {
    return [...this.#sessions].flatMap(([date, sessions]) => (isWithin(date, range) ? sessions : []));
  }

  #isLost(date: string, kind: 'traffic' | 'search'): boolean {
    const { lostDays = 0, lost = ['traffic', 'search'] } = this.world.change ?? {};
    return lost.includes(kind) && date > addDays(END, -lostDays);
  }

  /** Returns the sessions without what was lost. */
  #recorded(range: DateRange, kind: 'traffic' | 'search'): Session[] {
    return [...this.#sessions].flatMap(([date, sessions]) =>
      isWithin(date, range) && !this.#isLost(date, kind) ? sessions : [],
    );
  }

  collect(period: DateRange, previous: DateRange): Collected {
    const series = <T>(kind: 'traffic' | 'search', valueOf: (sessions: readonly Session[]) => T) =>
      [...this.#sessions].map(([date, sessions]) => ({ date, ...valueOf(this.#isLost(date, kind) ? [] : sessions) }));
    const [visits, visitsBefore] = [this.#recorded(period, 'traffic'), this.#recorded(previous, 'traffic')];
    const [found, foundBefore] = [this.#recorded(period, 'search'), this.#recorded(previous, 'search')];
    const [all, allBefore] = [this.#within(period), this.#within(previous)];
    const both = (count: (sessions: readonly Session[]) => number) => ({ now: count(all), before: count(allBefore) });
    return {
      overview: { now: { ...period, ...overview(visits) }, before: { ...previous, ...overview(visitsBefore) } },
      traffic: series('traffic', overview),
      pages: { now: { ...period, pages: pages(visits) }, before: { ...previous, pages: pages(visitsBefore) } },
      referrers: undefined,
      comments: undefined,
      feedback: {
        now: { ...period, pages: [], summary: votes(all), total: 0 },
        before: { ...previous, pages: [], summary: votes(allBefore), total: 0 },
      },
      dislikedPages: { items: [], total: 0 },
      questionVolume: series('traffic', (sessions) => ({
        questions: sumOf(sessions, ({ questions }) => questions),
        sessions: sumOf(sessions, ({ questions }) => Math.min(1, questions)),
      })),
      questionCount: both((sessions) => sumOf(sessions, ({ questions }) => questions)),
      scoredCount: both((sessions) => sumOf(sessions, ({ scored }) => scored)),
      lowConfidence: { items: [], total: sumOf(all, ({ low }) => low) },
      previousLowConfidenceCount: sumOf(allBefore, ({ low }) => low),
      answerVotes: { items: [], total: 0 },
      searches: { now: { ...period, ...searchTotals(found) }, before: { ...previous, ...searchTotals(foundBefore) } },
      searchVolume: series('search', (sessions) => {
        const { totalSearches, sessions: searching } = searchTotals(sessions);
        return { searches: totalSearches, sessions: searching };
      }),
      searchQueries: { now: { ...period, ...queries(found) }, before: { ...previous, ...queries(foundBefore) } },
      noResultQueries: { ...period, queries: [], total: 0 },
      searchPages: { ...period, pages: [], total: 0 },
      failures: [],
      identity: { title: 'World', site: null },
    };
  }
}

function isWithin(date: string, { startDate, endDate }: DateRange): boolean {
  return date >= startDate && date <= endDate;
}

function overview(sessions: readonly Session[]) {
  return { pageViews: sumOf(sessions, ({ pages: seen }) => seen.length), sessions: sessions.length };
}

function pages(sessions: readonly Session[]) {
  const rows = Array.from({ length: PAGES }, (_, page) => {
    return { pagePath: pathOf(page), pageTitle: `Page ${page}`, pageViews: 0, sessions: 0 };
  });
  for (const { pages: seen } of sessions) {
    for (const page of seen) (rows[page] as (typeof rows)[number]).pageViews += 1;
    for (const page of new Set(seen)) (rows[page] as (typeof rows)[number]).sessions += 1;
  }
  return rows.filter(({ pageViews }) => pageViews > 0).sort((a, b) => b.pageViews - a.pageViews);
}

function votes(sessions: readonly Session[]) {
  const likes = sumOf(sessions, ({ vote }) => Number(vote === 'like'));
  const dislikes = sumOf(sessions, ({ vote }) => Number(vote === 'dislike'));
  const totalFeedback = likes + dislikes;
  const rate = totalFeedback === 0 ? 0 : Math.round((likes / totalFeedback) * 10_000) / 100;
  return { likes, dislikes, totalFeedback, comments: Math.round(dislikes / 2), satisfactionRate: rate };
}

function searchTotals(sessions: readonly Session[]) {
  const searching = sessions.filter(({ searches }) => searches > 0);
  const totalSearches = sumOf(searching, ({ searches }) => searches);
  const share = (isCounted: (session: Session) => boolean): number =>
    totalSearches === 0 ? 0 : sumOf(searching.filter(isCounted), ({ searches }) => searches) / totalSearches;
  return {
    totalSearches,
    sessions: searching.length,
    noResultRate: share(({ isFailed }) => isFailed),
    clickThroughRate: share(({ isClicked }) => isClicked),
  };
}

function queries(sessions: readonly Session[]) {
  const counts = new Map<number, number>();
  for (const { query, searches } of sessions) if (searches > 0) counts.set(query, (counts.get(query) ?? 0) + searches);
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([query, count]) => ({ query: `query ${query}`, count, noResults: false, clicks: 0, aiEscalations: 0 }));
  return { queries: rows.slice(0, 100), total: rows.length };
}

type Random = () => number;

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function poisson(mean: number, random: Random): number {
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** Returns at least 1. */
function geometric(mean: number, random: Random): number {
  return 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - 1 / mean));
}

/** @param sums the sums of the weights up to each index */
function pick(sums: readonly number[], random: Random): number {
  const at = random() * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
