/** Finds the pages that readers dislike more than the others, and how many readers that is. Pure. */
import type { PageFeedback } from '../../../api/endpoints/feedback.js';
import type { TopPages } from '../../../api/schemas/analytics.js';
import { rateOf, round } from '../metrics.js';
import { wilsonInterval } from './chance.js';

/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;

/** The pages of the period with their sessions. */
export type Visited = Pick<TopPages, 'pages'>;

interface VoteTotals {
  readonly likes: number;
  readonly dislikes: number;
}

export interface PoorPage extends VoteTotals {
  readonly path: string;
  readonly title: string | null;
  /** The range is 0–100. */
  readonly satisfactionRate: number | null;
  /** Null if the list of pages doesn't have the page. */
  readonly sessions: number | null;
  /** The readers whom the page disappoints beyond those of other pages: an estimate. */
  readonly readers: number;
}

/**
 * Returns the pages whose dislike rate is surely (95%) above the rate of all other pages, those with the most disappointed
 * readers first. The lower bound decides whether a page is listed, the rate how much it counts.
 * @param site the votes of all pages; undefined uses the given ones
 */
export function poorPages(
  pages: readonly Omit<PageFeedback, 'comments' | 'totalFeedback'>[],
  site: VoteTotals | undefined,
  visited: Visited | undefined,
): PoorPage[] {
  const sessions = new Map(visited?.pages.map((page) => [page.pagePath, page.sessions]));
  const totals = site ?? { likes: sum(pages, ({ likes }) => likes), dislikes: sum(pages, ({ dislikes }) => dislikes) };
  const poor = pages.flatMap(({ pagePath, pageTitle, likes, dislikes, satisfactionRate }): PoorPage[] => {
    const votes = likes + dislikes;
    const otherVotes = totals.likes + totals.dislikes - votes;
    const otherRate = otherVotes > 0 ? Math.max(0, totals.dislikes - dislikes) / otherVotes : 0;
    const [lowerBound] = wilsonInterval({ count: dislikes, total: votes });
    if (votes < MIN_VOTES || lowerBound <= otherRate) return [];
    const visits = sessions.get(pagePath) ?? null;
    return [
      {
        path: pagePath,
        title: pageTitle,
        likes,
        dislikes,
        satisfactionRate: rateOf(satisfactionRate, votes),
        sessions: visits,
        readers: round((dislikes / votes - otherRate) * (visits ?? votes), 2),
      },
    ];
  });
  return poor.sort((a, b) => b.readers - a.readers || (a.path < b.path ? -1 : 1));
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
