/** Finds the pages that readers dislike more than the others, and how many readers that is. Pure. */
import type { PageFeedback } from '../../../api/endpoints/feedback.js';
import type { TopPages } from '../../../api/schemas/analytics.js';
import { rateOf, round, sumOf } from '../metrics.js';
import type { RowOf } from '../report-schema.js';
import { wilsonInterval } from './chance.js';

/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;

/** A page without the comments on it. */
type PoorPage = Omit<RowOf<'poorFeedback'>, 'comments'>;
type Votes = Pick<PoorPage, 'likes' | 'dislikes'>;

/**
 * Returns the pages whose dislike rate is surely (95%) above the rate of all other pages, those with the most disappointed
 * readers first. The lower bound decides whether a page is listed, the rate how much it counts.
 * @param site the votes of all pages; undefined uses the given ones
 */
export function poorPages(
  pages: readonly Omit<PageFeedback, 'comments' | 'totalFeedback'>[],
  site: Votes | undefined,
  visited: Pick<TopPages, 'pages'> | undefined,
): PoorPage[] {
  const sessions = new Map(visited?.pages.map((page) => [page.pagePath, page.sessions]));
  const totals = site ?? {
    likes: sumOf(pages, ({ likes }) => likes),
    dislikes: sumOf(pages, ({ dislikes }) => dislikes),
  };
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
