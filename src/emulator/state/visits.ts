import { DISLIKE_COMMENTS, LIKE_COMMENTS, QUESTIONS, REFERRERS, SEARCHES } from './reader-samples.js';

/** One visit of a reader. Every number of the analytics is counted from such visits, so they all agree. */
export interface Session {
  readonly id: string;
  /** Empty for none. */
  readonly referrer: string;
  readonly views: readonly { readonly path: string; readonly at: number }[];
  readonly feedback: readonly Feedback[];
  readonly questions: readonly Question[];
  readonly searches: readonly Search[];
}

/** A like or dislike of a page, perhaps with a comment. */
export interface Feedback {
  readonly id: string;
  readonly path: string;
  readonly type: 'like' | 'dislike';
  readonly text: string | null;
  /** Epoch milliseconds, as in all events. */
  readonly at: number;
}

/** A question to the assistant. */
export interface Question {
  readonly id: string;
  readonly path: string;
  readonly question: string;
  readonly answer: string;
  /** Null or undefined for unscored: the contract has both. */
  readonly confidence: number | null | undefined;
  /** What the reader thought of the answer. */
  readonly verdict: 'like' | 'dislike' | null;
  readonly at: number;
}

/** A search, made from a page. */
interface Search {
  readonly path: string;
  readonly query: string;
  readonly hasResults: boolean;
  readonly isClicked: boolean;
  /** Went on to ask the assistant. */
  readonly isEscalated: boolean;
  readonly at: number;
}

export const DAY_MS = 24 * 60 * 60_000;

/** Visits on an average day at the epoch of the growth, and how much more each day brings. */
const VISITS_PER_DAY = 90;
const GROWTH_PER_DAY = 1.0012;
const GROWTH_START_DAY = Date.UTC(2026, 0, 1) / DAY_MS;
const MIN_VISITS = 20;
const MAX_VISITS = 400;

/** Sunday to Saturday: people read documentation at work. */
const WEEKDAY_FACTORS = [0.4, 1, 1.1, 1.15, 1.05, 0.85, 0.35];

/** Of all visits, those by someone who comes again and again, and how many of these there are. */
const RETURNING_SHARE = 0.2;
const RETURNING_READER_COUNT = 60;

const MAX_VIEWS_PER_VISIT = 6;
const MINUTE_MS = 60_000;

/**
 * Everything that happened on a day: a pure function of the day and the pages, so that the same day looks the same in
 * every emulator and in every window.
 * @param day days since 1970, UTC
 * @param paths addresses of the pages, the most read first
 */
export function visitsOn(day: number, paths: readonly string[]): Session[] {
  const chance = createRandom(day);
  const weekday = new Date(day * DAY_MS).getUTCDay();
  const trend = Math.min(MAX_VISITS, Math.max(MIN_VISITS, VISITS_PER_DAY * GROWTH_PER_DAY ** (day - GROWTH_START_DAY)));
  const count = Math.round(trend * (WEEKDAY_FACTORS[weekday] ?? 1) * (0.9 + 0.2 * chance()));
  return Array.from({ length: count }, (_, index) => createSession(day, index, paths, chance));
}

type Random = () => number;

function createSession(day: number, index: number, paths: readonly string[], chance: Random): Session {
  const isReturning = chance() < RETURNING_SHARE;
  const id = isReturning ? `ses_reader${Math.floor(chance() * RETURNING_READER_COUNT)}` : `ses_${day}x${index}`;
  // Two throws instead of one: most visits fall into the middle of the day.
  let at = day * DAY_MS + Math.floor(((chance() + chance()) / 2) * (DAY_MS - 30 * MINUTE_MS));
  const next = (): number => (at += Math.ceil(chance() * 3 * MINUTE_MS));
  const referrer = pickPopular(REFERRERS, chance);
  const views = Array.from({ length: 1 + Math.floor(chance() ** 2 * MAX_VIEWS_PER_VISIT) }, () => ({
    path: pickPopular(paths, chance),
    at: next(),
  }));
  const path = views.at(-1)?.path ?? '/';
  const name = `${day}-${index}`;
  return {
    id,
    referrer,
    views,
    searches: chance() < 0.3 ? [createSearch(path, next(), chance)] : [],
    questions: chance() < 0.1 ? [createQuestion(`q_${name}`, path, next(), chance)] : [],
    feedback: chance() < 0.07 ? [createFeedback(`f_${name}`, path, next(), chance)] : [],
  };
}

function createSearch(path: string, at: number, chance: Random): Search {
  const search = pickPopular(SEARCHES, chance);
  const isClicked = search.hasResults && chance() < 0.6;
  return { ...search, path, at, isClicked, isEscalated: !isClicked && chance() < 0.25 };
}

function createQuestion(id: string, path: string, at: number, chance: Random): Question {
  const { question, answer, confidence } = pickAny(QUESTIONS, chance);
  const scored = Math.round(Math.min(0.99, Math.max(0.01, confidence + (chance() - 0.5) / 10)) * 100) / 100;
  const kind = chance();
  const verdict = chance() < 0.3 ? (chance() < confidence ? 'like' : 'dislike') : null;
  return { id, path, at, question, answer, verdict, confidence: kind < 0.1 ? null : kind < 0.2 ? undefined : scored };
}

function createFeedback(id: string, path: string, at: number, chance: Random): Feedback {
  const type = chance() < 0.7 ? 'like' : 'dislike';
  const says = chance() < (type === 'like' ? 0.2 : 0.6);
  return {
    id,
    path,
    type,
    at,
    text: says ? pickAny(type === 'like' ? LIKE_COMMENTS : DISLIKE_COMMENTS, chance) : null,
  };
}

function pickAny<T>(values: readonly T[], chance: Random): T {
  return values[Math.floor(chance() * values.length)] as T;
}

/** Squaring favours the front of the list. */
function pickPopular<T>(values: readonly T[], chance: Random): T {
  return values[Math.floor(chance() ** 2 * values.length)] as T;
}

/** Mulberry32: small, good enough, and the same everywhere. */
function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
