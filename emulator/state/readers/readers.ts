/** Records the visits of readers, with the texts that they typed. */
import { FRIENDLY_READERS, type ReaderSamples } from './reader-samples.js';
import { DAY_MS, visitsOn, type Session } from './visits.js';

/** A range of days. Both ends are included. */
export interface DayRange {
  /** `YYYY-MM-DD`, UTC. */
  readonly startDate: string;
  readonly endDate: string;
}

interface Page {
  /** The path on the site, such as `/guides/install`. */
  readonly path: string;
  readonly title: string;
}

/** The readers of the site. Their sessions end at the current time of the emulator's clock. */
export class Readers {
  private pages: readonly Page[] = [];
  private samples: ReaderSamples = FRIENDLY_READERS;
  private readonly added: Session[] = [];
  private readonly days = new Map<number, Session[]>();

  constructor(private readonly now: () => number) {}

  /** Sets the pages that sample readers visit every day, and what they type. */
  setPages(pages: readonly Page[], samples: ReaderSamples): void {
    this.pages = pages;
    this.samples = samples;
    this.days.clear();
  }

  /** Adds a visit with the texts that a test needs. */
  addVisit(visit: Partial<Session>): void {
    const id = `ses_added${this.added.length}`;
    this.added.push({ id, referrer: '', views: [], feedback: [], questions: [], searches: [], ...visit });
  }

  /** Returns the sessions of a range, with only the events of the range up to now. */
  sessionsDuring({ startDate, endDate }: DayRange): Session[] {
    const from = Date.parse(startDate);
    const until = Math.min(Date.parse(endDate) + DAY_MS, this.now() + 1);
    const isInRange = ({ at }: { readonly at: number }): boolean => at >= from && at < until;
    const cut = (session: Session): Session => ({
      ...session,
      views: session.views.filter(isInRange),
      feedback: session.feedback.filter(isInRange),
      questions: session.questions.filter(isInRange),
      searches: session.searches.filter(isInRange),
    });
    // The events of a sample visit are on one day. Only the current day has some that are still to come.
    const visits = daysBetween(from, until).flatMap((day) => {
      const ofDay = this.visitsOnDay(day);
      return (day + 1) * DAY_MS <= until ? ofDay : ofDay.map(cut);
    });
    return [...visits, ...this.added.map(cut)];
  }

  titleOf(path: string): string {
    return this.pages.find((page) => page.path === path)?.title ?? path;
  }

  private visitsOnDay(day: number): Session[] {
    if (this.pages.length === 0) return [];
    const paths = this.pages.map(({ path }) => path);
    const visits = this.days.get(day) ?? visitsOn(day, paths, this.samples);
    this.days.set(day, visits);
    return visits;
  }
}

/** Returns every day of a range. */
export function datesOf({ startDate, endDate }: DayRange): string[] {
  return daysBetween(Date.parse(startDate), Date.parse(endDate) + DAY_MS).map((day) => dateOf(day * DAY_MS));
}

/** Returns the days since 1970 that begin in a time, whose start is the start of a day. */
function daysBetween(from: number, until: number): number[] {
  const first = from / DAY_MS;
  return Array.from({ length: Math.max(0, Math.ceil(until / DAY_MS) - first) }, (_, index) => first + index);
}

/** Returns the UTC day of a time. */
export function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
