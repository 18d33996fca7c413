/**
 * Simulates the readers of a documentation site with known changes, so that a report's claims can be counted as true or
 * false. Readers read several pages, retype searches and vote more than once, and weeks vary by themselves. Numbers of
 * days are drawn instead of single readers, so that sites of 30,000 readers take no longer. The same seed gives the same
 * world.
 */
import { buildReport } from '../../src/commands/analytics-report/analysis/build-report.js';
import { sumOf } from '../../src/commands/analytics-report/numbers/metrics.js';
import { addDays, type DateRange, planPeriod } from '../../src/commands/analytics-report/numbers/period.js';
import type { Collected } from '../../src/commands/analytics-report/read/collect.js';
import type { Report } from '../../src/commands/analytics-report/numbers/report-schema.js';
import { seededRandom } from '../faults/seeded-random.js';

export interface World {
  readonly readersPerWeek: number;
  readonly days: number;
  readonly seed: number;
  /** How much weeks vary by themselves, as a share; 5% if it isn't set. */
  readonly weekVariation?: number;
  /** The correlation of neighboring weeks. */
  readonly correlation?: number;
  /** The growth per week, as a share. */
  readonly growth?: number;
  /** How much the readers of single pages vary from week to week, as a share. */
  readonly pageVariation?: number;
  /** How many questions, votes and searches come per session that has any. */
  readonly questionsPerSession?: number;
  readonly votesPerSession?: number;
  readonly searchesPerSession?: number;
  /** A session of a machine that searches so often, in 40% of the weeks. */
  readonly machineSearches?: number;
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
  readonly lowRate?: number;
  /** The share of sessions that vote. */
  readonly voteShare?: number;
  /** The share of the readers who come on one working day. */
  readonly holiday?: number;
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
const SEARCH_SHARE = 0.25;
const QUESTION_SHARE = 0.08;
const MACHINE_SHARE = 0.4;
const USUAL = { failureRate: 0.149, clickRate: 0.548, likeRate: 0.61, voteShare: 0.07, lowRate: 0.26 };
const PER_SESSION = { questionsPerSession: 1.3, votesPerSession: 1.2, searchesPerSession: 1.5 };

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

/** What the readers of one day do. */
interface Day {
  readonly date: string;
  readonly sessions: number;
  readonly pageViews: number;
  readonly searchSessions: number;
  readonly searches: number;
  readonly failed: number;
  readonly clicked: number;
  readonly askSessions: number;
  readonly questions: number;
  readonly low: number;
  readonly likes: number;
  readonly dislikes: number;
}

class Readers {
  readonly #random: Random;
  readonly #factors = new Map<number, number>();
  readonly #pageFactors = new Map<number, readonly number[]>();
  readonly #days: readonly Day[];
  #lastDeviate = 0;

  constructor(
    private readonly world: World,
    private readonly compared: readonly [DateRange, DateRange],
  ) {
    // Neighboring seeds would start alike.
    this.#random = seededRandom(Math.imul(world.seed + 1, 0x9e3779b1));
    this.#days = Array.from({ length: SERIES_DAYS }, (_, index) => this.#day(addDays(END, 1 + index - SERIES_DAYS)));
  }

  #changeOn(date: string): Change {
    const [period, previous] = this.compared;
    if (isWithin(date, period)) return this.world.change ?? {};
    return isWithin(date, previous) ? (this.world.before ?? {}) : {};
  }

  /** Weeks end with the period, since the period is what a world changes. */
  #weekOf(date: string): number {
    return Math.floor((Date.parse(date) - Date.parse(END) - 86_400_000) / (7 * 86_400_000));
  }

  #weekFactor(week: number): number {
    const known = this.#factors.get(week);
    if (known !== undefined) return known;
    const { weekVariation = 0.05, correlation = 0, growth = 0 } = this.world;
    this.#lastDeviate = correlation * this.#lastDeviate + Math.sqrt(1 - correlation ** 2) * normal(this.#random);
    const factor = Math.exp(weekVariation * this.#lastDeviate) * (1 + growth) ** week;
    this.#factors.set(week, factor);
    return factor;
  }

  /** The weights of the pages in a week; the sum of the usual ones is 1. */
  #weightsOf(week: number, { pages = {} }: Change): number[] {
    const { pageVariation = 0 } = this.world;
    const factors =
      this.#pageFactors.get(week) ?? PAGE_WEIGHTS.map(() => Math.exp(pageVariation * normal(this.#random)));
    this.#pageFactors.set(week, factors);
    return PAGE_WEIGHTS.map((weight, page) => {
      const change = page === NEW_PAGE ? (pages[page] ?? 0) : (pages[page] ?? 1);
      return weight * change * (factors[page] ?? 1);
    });
  }

  #day(date: string): Day {
    const random = this.#random;
    const change = this.#changeOn(date);
    const week = this.#weekOf(date);
    const weekday = new Date(Date.parse(date)).getUTCDay();
    const isHoliday = weekday === 3 && this.#weekOf(addDays(date, 7)) >= this.#weekOf(END);
    const weights = sumOf(this.#weightsOf(week, change), (weight) => weight);
    const mean = (this.world.readersPerWeek / 7) * (WEEKDAYS[weekday] ?? 1) * this.#weekFactor(week) * weights;
    const sessions = poisson(mean * (change.traffic ?? 1) * (isHoliday ? (change.holiday ?? 1) : 1), random);
    const { questionsPerSession, votesPerSession, searchesPerSession } = { ...PER_SESSION, ...this.world };
    const { failureRate, clickRate, likeRate, voteShare, lowRate } = { ...USUAL, ...change };
    // What a reader retypes has the same result, and who votes twice votes alike.
    const [failing, others] = split(binomial(sessions, SEARCH_SHARE, random), failureRate, random);
    const [clicking, passing] = split(others, Math.min(1, clickRate / (1 - failureRate)), random);
    const [failed = 0, clicked = 0, passed = 0] = [failing, clicking, passing].map((readers) =>
      eventsOf(readers, searchesPerSession, random),
    );
    const [low, sure] = split(binomial(sessions, QUESTION_SHARE, random), lowRate, random);
    const [liking, disliking] = split(binomial(sessions, voteShare, random), likeRate, random);
    const lowQuestions = eventsOf(low, questionsPerSession, random);
    const machine = this.#machineOn(date);
    return {
      date,
      sessions: sessions + Math.min(1, machine),
      pageViews: eventsOf(sessions, VIEWS_PER_SESSION, random),
      searchSessions: failing + others + Math.min(1, machine),
      searches: failed + clicked + passed + machine,
      failed: failed + machine,
      clicked,
      askSessions: low + sure,
      questions: lowQuestions + eventsOf(sure, questionsPerSession, random),
      low: lowQuestions,
      likes: eventsOf(liking, votesPerSession, random),
      dislikes: eventsOf(disliking, votesPerSession, random),
    };
  }

  /** A machine searches in vain on one day of some weeks. */
  #machineOn(date: string): number {
    const { machineSearches = 0 } = this.world;
    const isDay = new Date(Date.parse(date)).getUTCDay() === 1;
    return machineSearches > 0 && isDay && this.#random() < MACHINE_SHARE ? machineSearches : 0;
  }

  #isLost(date: string, kind: 'traffic' | 'search'): boolean {
    const { lostDays = 0, lost = ['traffic', 'search'] } = this.world.change ?? {};
    return lostDays > 0 && lost.includes(kind) && date > addDays(END, -lostDays);
  }

  /** Returns the days without what was lost. */
  #recorded(range: DateRange, kind: 'traffic' | 'search'): Day[] {
    return this.#days.filter(({ date }) => isWithin(date, range) && !this.#isLost(date, kind));
  }

  #pages(range: DateRange) {
    const days = this.#recorded(range, 'traffic').map(({ date, sessions }) => {
      const weights = this.#weightsOf(this.#weekOf(date), this.#changeOn(date));
      return { sessions, weights, total: sumOf(weights, (weight) => weight) };
    });
    const rows = PAGE_WEIGHTS.map((_, page) => {
      const mean = sumOf(days, ({ sessions, weights, total }) => (sessions * 2 * (weights[page] ?? 0)) / total);
      const sessions = poisson(mean, this.#random);
      return { pagePath: pathOf(page), pageTitle: `Page ${page}`, pageViews: Math.round(sessions * 1.4), sessions };
    });
    return rows.filter(({ sessions }) => sessions > 0).sort((a, b) => b.pageViews - a.pageViews);
  }

  collect(period: DateRange, previous: DateRange): Collected {
    const both = <T>(of: (range: DateRange) => T) => ({ now: of(period), before: of(previous) });
    const total = (range: DateRange, kind: 'traffic' | 'search', of: (day: Day) => number): number =>
      sumOf(this.#recorded(range, kind), of);
    const within = (range: DateRange, of: (day: Day) => number): number =>
      sumOf(
        this.#days.filter(({ date }) => isWithin(date, range)),
        of,
      );
    const series = <T>(kind: 'traffic' | 'search', of: (day: Day) => T) =>
      this.#days.map((day) => ({ date: day.date, ...of(this.#isLost(day.date, kind) ? NOTHING : day) }));
    return {
      overview: both((range) => ({
        ...range,
        pageViews: total(range, 'traffic', ({ pageViews }) => pageViews),
        sessions: total(range, 'traffic', ({ sessions }) => sessions),
      })),
      traffic: series('traffic', ({ pageViews, sessions }) => ({ pageViews, sessions })),
      pages: both((range) => ({ ...range, pages: this.#pages(range) })),
      referrers: undefined,
      comments: undefined,
      feedback: both((range) => ({
        ...{ ...range, pages: [], total: 0 },
        summary: votes(
          within(range, ({ likes }) => likes),
          within(range, ({ dislikes }) => dislikes),
        ),
      })),
      dislikedPages: { items: [], total: 0 },
      questionVolume: series('traffic', ({ questions, askSessions }) => ({ questions, sessions: askSessions })),
      questionCount: both((range) => within(range, ({ questions }) => questions)),
      lowConfidence: { items: [], total: within(period, ({ low }) => low) },
      previousLowConfidenceCount: within(previous, ({ low }) => low),
      answerVotes: { items: [], total: 0 },
      searches: both((range) => {
        const totalSearches = total(range, 'search', ({ searches }) => searches);
        return {
          ...range,
          totalSearches,
          sessions: total(range, 'search', ({ searchSessions }) => searchSessions),
          noResultRate: rate(
            total(range, 'search', ({ failed }) => failed),
            totalSearches,
          ),
          clickThroughRate: rate(
            total(range, 'search', ({ clicked }) => clicked),
            totalSearches,
          ),
        };
      }),
      searchVolume: series('search', ({ searches, searchSessions }) => ({ searches, sessions: searchSessions })),
      searchQueries: both((range) => ({ ...range, queries: [], total: 0 })),
      noResultQueries: { ...period, queries: [], total: 0 },
      searchPages: { ...period, pages: [], total: 0 },
      failures: [],
      identity: { title: 'World', site: null },
    };
  }
}

const USUAL_WEIGHTS = Array.from({ length: PAGES }, (_, page) => 1 / (page + 4));
const USUAL_SUM = sumOf(USUAL_WEIGHTS.slice(0, NEW_PAGE), (weight) => weight);
/** A new page is as popular as the seventh. */
const PAGE_WEIGHTS = USUAL_WEIGHTS.map((weight, page) => (page === NEW_PAGE ? 0.1 : weight) / USUAL_SUM);

const NOTHING: Day = {
  ...{ date: '', sessions: 0, pageViews: 0, searchSessions: 0, searches: 0, failed: 0, clicked: 0 },
  ...{ askSessions: 0, questions: 0, low: 0, likes: 0, dislikes: 0 },
};

function isWithin(date: string, { startDate, endDate }: DateRange): boolean {
  return date >= startDate && date <= endDate;
}

function votes(likes: number, dislikes: number) {
  const totalFeedback = likes + dislikes;
  const satisfactionRate = totalFeedback === 0 ? 0 : Math.round((likes / totalFeedback) * 10_000) / 100;
  return { likes, dislikes, totalFeedback, comments: Math.round(dislikes / 2), satisfactionRate };
}

function rate(count: number, total: number): number {
  return total === 0 ? 0 : count / total;
}

type Random = () => number;

/** Above this, a sum of independent events is drawn as a normal one. */
const MANY = 60;

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function poisson(mean: number, random: Random): number {
  if (mean > MANY) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

function binomial(count: number, share: number, random: Random): number {
  if (count > MANY) {
    const drawn = Math.round(count * share + Math.sqrt(count * share * (1 - share)) * normal(random));
    return Math.min(count, Math.max(0, drawn));
  }
  return sumOf(Array.from({ length: count }), () => Number(random() < share));
}

function split(count: number, share: number, random: Random): [number, number] {
  const first = binomial(count, share, random);
  return [first, count - first];
}

/** Returns the events of sessions that each have at least one, geometric with this mean. */
function eventsOf(sessions: number, perSession: number, random: Random): number {
  if (perSession <= 1) return sessions;
  if (sessions > MANY) {
    const deviation = Math.sqrt(sessions * perSession * (perSession - 1));
    return Math.max(sessions, Math.round(sessions * perSession + deviation * normal(random)));
  }
  const more = (): number => 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - 1 / perSession));
  return sumOf(Array.from({ length: sessions }), more);
}
