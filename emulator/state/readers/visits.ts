/** Simulates the visits of readers, the same in every emulator. */
import type { ReaderSamples } from './reader-samples.js';

/** A visit of a reader. All analytics are counted from visits, so they are consistent. */
export interface Session {
  readonly id: string;
  /** An empty string means no referrer. */
  readonly referrer: string;
  readonly views: readonly { readonly path: string; readonly at: number }[];
  readonly feedback: readonly Feedback[];
  readonly questions: readonly Question[];
  readonly searches: readonly Search[];
}

/** A like or dislike of a page, with an optional comment. */
export interface Feedback {
  readonly id: string;
  readonly path: string;
  readonly type: 'like' | 'dislike';
  readonly text: string | null;
  /** Epoch milliseconds, as in every event. */
  readonly at: number;
}

/** A question to the AI assistant. */
export interface Question {
  readonly id: string;
  readonly path: string;
  readonly question: string;
  readonly answer: string;
  /** Null and undefined both mean unscored, because the contract has both. */
  readonly confidence: number | null | undefined;
  /** The rating that the reader gave the answer. */
  readonly verdict: 'like' | 'dislike' | null;
  readonly at: number;
}

/** A search from a page. */
interface Search {
  readonly path: string;
  readonly query: string;
  readonly hasResults: boolean;
  readonly isClicked: boolean;
  /** True if the reader asked the AI assistant after the search. */
  readonly isEscalated: boolean;
  readonly at: number;
}

export const DAY_MS = 24 * 60 * 60_000;

/** The visits of an average day at the start of the growth, and the factor per day. */
const VISITS_PER_DAY = 90;
const GROWTH_PER_DAY = 1.0012;
const GROWTH_START_DAY = Date.UTC(2026, 0, 1) / DAY_MS;
const MIN_VISITS = 20;
const MAX_VISITS = 400;

/** The factors of Sunday to Saturday, because readers visit documentation at work. */
const WEEKDAY_FACTORS = [0.4, 1, 1.1, 1.15, 1.05, 0.85, 0.35];

/** The share of visits by returning readers, and the number of these readers. */
const RETURNING_SHARE = 0.2;
const RETURNING_READER_COUNT = 60;

const MAX_VIEWS_PER_VISIT = 6;

/** A featured page has this many times its usual readers. */
const FEATURED_FACTOR = 3;

/** What readers do on a page without habits of its own. */
const USUAL_VOTE_SHARE = 0.07;
const USUAL_DISLIKE_SHARE = 0.12;

const MINUTE_MS = 60_000;

/**
 * Returns the visits of a day. They only depend on the day and the pages, so every emulator and range agrees.
 * @param day the days since 1970, UTC
 * @param paths the paths of the pages on the site
 */
export function visitsOn(day: number, paths: readonly string[], samples: ReaderSamples): Session[] {
  const random = createRandom(day);
  const weekday = new Date(day * DAY_MS).getUTCDay();
  const trend = Math.min(MAX_VISITS, Math.max(MIN_VISITS, VISITS_PER_DAY * GROWTH_PER_DAY ** (day - GROWTH_START_DAY)));
  const count = Math.round(trend * (WEEKDAY_FACTORS[weekday] ?? 1) * (0.9 + 0.2 * random()));
  const pages = weighPages(day, paths, samples);
  return Array.from({ length: count }, (_, index) => createSession(index, { day, pages, samples, random }));
}

function weighPages(day: number, paths: readonly string[], { habits, featured }: ReaderSamples): WeightedPage[] {
  // The first Monday was on day 4.
  const week = Math.floor((day + 3) / 7);
  const current = featured[week % featured.length];
  return paths.map((path) => ({
    path,
    weight: (habits[path]?.weight ?? 1) * (path === current ? FEATURED_FACTOR : 1),
  }));
}

type Random = () => number;

interface WeightedPage {
  readonly path: string;
  readonly weight: number;
}

interface Day {
  readonly day: number;
  readonly pages: readonly WeightedPage[];
  readonly samples: ReaderSamples;
  readonly random: Random;
}

function createSession(index: number, { day, pages, samples, random }: Day): Session {
  const isReturning = random() < RETURNING_SHARE;
  const id = isReturning ? `ses_reader${Math.floor(random() * RETURNING_READER_COUNT)}` : `ses_${day}x${index}`;
  // The mean of two random numbers puts most visits into the middle of the day.
  let at = day * DAY_MS + Math.floor(((random() + random()) / 2) * (DAY_MS - 30 * MINUTE_MS));
  const next = (): number => (at += Math.ceil(random() * 3 * MINUTE_MS));
  const { referrer } = pickWeighted(samples.referrers, random);
  const views = Array.from({ length: 1 + Math.floor(random() ** 2 * MAX_VIEWS_PER_VISIT) }, () => ({
    path: pickWeighted(pages, random).path,
    at: next(),
  }));
  const path = views.at(-1)?.path ?? '/';
  const name = `${day}-${index}`;
  return {
    id,
    referrer,
    views,
    searches: random() < 0.3 ? [createSearch(path, next(), samples, random)] : [],
    questions: random() < 0.1 ? [createQuestion(`q_${name}`, path, next(), samples, random)] : [],
    feedback:
      random() < (samples.habits[path]?.voteShare ?? USUAL_VOTE_SHARE)
        ? [createFeedback(`f_${name}`, path, next(), samples, random)]
        : [],
  };
}

function createSearch(path: string, at: number, { searches }: ReaderSamples, random: Random): Search {
  const { query, hasResults } = pickWeighted(searches, random);
  const isClicked = hasResults && random() < 0.6;
  return { query, hasResults, path, at, isClicked, isEscalated: !isClicked && random() < 0.25 };
}

function createQuestion(id: string, path: string, at: number, { questions }: ReaderSamples, random: Random): Question {
  const { question, answer, confidence } = pickWeighted(questions, random);
  const scored = Math.round(Math.min(0.99, Math.max(0.01, confidence + (random() - 0.5) / 10)) * 100) / 100;
  const draw = random();
  const verdict = random() < 0.3 ? (random() < confidence ? 'like' : 'dislike') : null;
  const confidenceOrNone = draw < 0.1 ? null : draw < 0.2 ? undefined : scored;
  return { id, path, at, question, answer, verdict, confidence: confidenceOrNone };
}

function createFeedback(id: string, path: string, at: number, samples: ReaderSamples, random: Random): Feedback {
  const habits = samples.habits[path];
  const isDislike = random() < (habits?.dislikeShare ?? USUAL_DISLIKE_SHARE);
  // Readers who miss something write more often.
  const [own, general, share] = isDislike
    ? ([habits?.dislikeComments, samples.dislikeComments, 0.6] as const)
    : ([habits?.likeComments, samples.likeComments, 0.2] as const);
  const text = random() < share ? pickAny([...(own ?? []), ...general], random) : null;
  return { id, path, type: isDislike ? 'dislike' : 'like', at, text };
}

function pickAny<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

function pickWeighted<T extends { readonly weight: number }>(values: readonly T[], random: Random): T {
  let rest = random() * values.reduce((sum, { weight }) => sum + weight, 0);
  return values.find(({ weight }) => (rest -= weight) < 0) ?? (values.at(-1) as T);
}

/** Creates a Mulberry32 generator, which is small and the same on every platform. */
function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
