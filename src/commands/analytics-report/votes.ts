/** Rates pages by the votes of their readers. Pure. */
import { round } from './metrics.js';

/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;
/** Pages have poor feedback if at least this share of all votes are very likely dislikes. */
const POOR_DISLIKE_RATE = 0.2;
/** The quantile of the normal distribution for a two-sided confidence of 95%. */
const Z = 1.96;

export interface VotedPage {
  readonly path: string;
  readonly title: string | null;
  readonly likes: number;
  readonly dislikes: number;
  /** The range is 0–100. */
  readonly satisfactionRate: number | null;
}

/** Returns the lower bound of Wilson's score interval, 0–1: few votes give a low bound. */
export function wilsonLowerBound(count: number, total: number): number {
  // Rounding would leave a tiny bound above 0.
  if (total <= 0 || count <= 0) return 0;
  const rate = count / total;
  const center = rate + Z ** 2 / (2 * total);
  const margin = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * total)) / total);
  return (center - margin) / (1 + Z ** 2 / total);
}

/** Adds the lower bound of the dislike rate to each page that has enough votes. */
export function rateDislikes<Page extends VotedPage>(
  pages: readonly Page[],
): (Page & { dislikeRateLowerBound: number })[] {
  return pages
    .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
    .map((page) => ({
      ...page,
      dislikeRateLowerBound: wilsonLowerBound(page.dislikes, page.likes + page.dislikes),
    }));
}

/** Returns the pages with poor feedback, the most certain first. */
export function poorPages<Page extends VotedPage>(
  pages: readonly Page[],
  top: number,
): (Page & { dislikeRateLowerBound: number })[] {
  return rateDislikes(pages)
    .map((page) => ({ ...page, dislikeRateLowerBound: round(page.dislikeRateLowerBound, 4) }))
    .filter((page) => page.dislikeRateLowerBound >= POOR_DISLIKE_RATE)
    .sort((a, b) => b.dislikeRateLowerBound - a.dislikeRateLowerBound || comparePaths(a, b))
    .slice(0, top);
}

export function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
