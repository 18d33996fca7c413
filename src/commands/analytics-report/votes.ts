/** Rates pages by the votes of their readers. Pure. */
import { wilsonLowerBound } from './chance.js';
import { round } from './metrics.js';

/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;
/** Pages have poor feedback if at least this share of all votes are very likely dislikes. */
const POOR_DISLIKE_RATE = 0.2;

export interface VotedPage {
  readonly path: string;
  readonly title: string | null;
  readonly likes: number;
  readonly dislikes: number;
  /** The range is 0–100. */
  readonly satisfactionRate: number | null;
}

export interface VoteTotals {
  readonly likes: number;
  readonly dislikes: number;
}

export function sumVotes(pages: readonly VoteTotals[]): VoteTotals {
  const sum = (votesOf: (page: VoteTotals) => number): number =>
    pages.reduce((total, page) => total + votesOf(page), 0);
  return { likes: sum(({ likes }) => likes), dislikes: sum(({ dislikes }) => dislikes) };
}

export type RatedPage<Page extends VotedPage> = Page & {
  readonly dislikeRateLowerBound: number;
  /** The dislike rate of all other pages, 0–1; 0 if they have no votes. */
  readonly otherDislikeRate: number;
};

/**
 * Rates each page that has enough votes, and compares it with the other pages of the site. A page that isn't worse than
 * they are needs no attention before them.
 */
export function rateDislikes<Page extends VotedPage>(pages: readonly Page[], site: VoteTotals): RatedPage<Page>[] {
  return pages
    .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
    .map((page) => {
      const votes = page.likes + page.dislikes;
      const otherVotes = site.likes + site.dislikes - votes;
      return {
        ...page,
        dislikeRateLowerBound: wilsonLowerBound(page.dislikes, votes),
        otherDislikeRate: otherVotes > 0 ? Math.max(0, site.dislikes - page.dislikes) / otherVotes : 0,
      };
    })
    .filter((page) => page.dislikeRateLowerBound > page.otherDislikeRate);
}

/** Returns the pages with poor feedback, the most certain first. */
export function poorPages<Page extends VotedPage>(
  pages: readonly Page[],
  site: VoteTotals,
  top: number,
): RatedPage<Page>[] {
  return rateDislikes(pages, site)
    .map((page) => ({ ...page, dislikeRateLowerBound: round(page.dislikeRateLowerBound, 4) }))
    .filter((page) => page.dislikeRateLowerBound >= POOR_DISLIKE_RATE)
    .sort((a, b) => b.dislikeRateLowerBound - a.dislikeRateLowerBound || comparePaths(a, b))
    .slice(0, top);
}

export function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
