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
    return [...this.visitsBetween(from, until), ...this.added].map((session) => ({
      ...session,
      views: session.views.filter(isInRange),
      feedback: session.feedback.filter(isInRange),
      questions: session.questions.filter(isInRange),
      searches: session.searches.filter(isInRange),
    }));
  }

  titleOf(path: string): string {
    return this.pages.find((page) => page.path === path)?.title ?? path;
  }

  private visitsBetween(from: number, until: number): Session[] {
    if (this.pages.length === 0) return [];
    const visits: Session[] = [];
    for (let day = Math.floor(from / DAY_MS); day * DAY_MS < until; day += 1) visits.push(...this.visitsOnDay(day));
    return visits;
  }

  private visitsOnDay(day: number): Session[] {
    const paths = this.pages.map(({ path }) => path);
    const visits = this.days.get(day) ?? visitsOn(day, paths, this.samples);
    this.days.set(day, visits);
    return visits;
  }
}

/** Returns every day of a range. */
export function datesOf({ startDate, endDate }: DayRange): string[] {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, index) => dateOf(Date.parse(startDate) + index * DAY_MS));
}

/** Returns the UTC day of a time. */
export function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
