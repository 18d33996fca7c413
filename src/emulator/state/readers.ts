import { DAY_MS, visitsOn, type Session } from './visits.js';

/** Some days, both ends included, as the analytics endpoints are asked for them. */
export interface DayRange {
  /** `YYYY-MM-DD`, UTC. */
  readonly startDate: string;
  readonly endDate: string;
}

interface Page {
  /** Its address below the site, `/guides/install`. */
  readonly path: string;
  readonly title: string;
}

/** Who read the site, when, and what they said. What has not happened yet on the emulator's clock is not there. */
export class Readers {
  private pages: readonly Page[] = [];
  private readonly added: Session[] = [];
  private readonly days = new Map<number, Session[]>();

  constructor(private readonly now: () => number) {}

  /** From now on these pages have readers, every day there is. */
  setPages(pages: readonly Page[]): void {
    this.pages = pages;
    this.days.clear();
  }

  /** One more visit, with whatever a test needs readers to have typed. */
  addVisit(visit: Partial<Session>): void {
    const id = `ses_added${this.added.length}`;
    this.added.push({ id, referrer: '', views: [], feedback: [], questions: [], searches: [], ...visit });
  }

  /** The visits of some days; each holds only what happened in these days and up to now. */
  sessionsDuring({ startDate, endDate }: DayRange): Session[] {
    const from = Date.parse(startDate);
    const until = Math.min(Date.parse(endDate) + DAY_MS, this.now() + 1);
    const happened = ({ at }: { readonly at: number }): boolean => at >= from && at < until;
    return [...this.visitsBetween(from, until), ...this.added].map((session) => ({
      ...session,
      views: session.views.filter(happened),
      feedback: session.feedback.filter(happened),
      questions: session.questions.filter(happened),
      searches: session.searches.filter(happened),
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
    const known =
      this.days.get(day) ??
      visitsOn(
        day,
        this.pages.map(({ path }) => path),
      );
    this.days.set(day, known);
    return known;
  }
}

/** Every day of a range. */
export function datesOf({ startDate, endDate }: DayRange): string[] {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, index) => dateOf(Date.parse(startDate) + index * DAY_MS));
}

/** The UTC day of a time. */
export function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
