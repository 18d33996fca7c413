/** Finds the pages that readers dislike more than the others, and how many readers that is. Pure. */
import type { PageFeedback } from '../../../api/endpoints/feedback.js';
import type { TopPages } from '../../../api/schemas/analytics.js';
import { round, shareOf, sumOf } from './metrics.js';
import type { RowOf } from './report-schema.js';
import { wilsonInterval } from './chance.js';
import { groupByPage } from './page-keys.js';

/** Pages with fewer votes are never rated. */
const MIN_VOTES = 5;

/** What a reader wrote about a page that this reader disliked. */
export interface Comment {
  readonly text: string;
  readonly sessionId: string | null;
}

export interface PoorPage extends Omit<RowOf<'poorFeedback'>, 'comments'> {
  /** How the service spells the path. */
  readonly servicePaths: readonly string[];
  readonly comments: readonly Comment[];
}

type Votes = Pick<PoorPage, 'likes' | 'dislikes'>;

export function sessionsByPage(visited: Pick<TopPages, 'pages'> | undefined): Map<string, number> {
  return new Map(groupByPage(visited?.pages ?? []).map(({ path, rows }) => [path, sumOf(rows, (row) => row.sessions)]));
}

/**
 * Returns the pages whose dislike rate is surely (95%) above the rate of all other pages, those with the most disappointed
 * readers first. The lower bound decides whether a page is listed, the rate how much it counts. Dislikes weigh at most as
 * much as the page has sessions, and of several comments of one session, one counts.
 * @param site the votes of all pages; undefined uses the given ones
 * @param comments by the path of the service
 */
export function poorPages(
  pages: readonly Omit<PageFeedback, 'comments' | 'totalFeedback'>[],
  site: Votes | undefined,
  sessions: ReadonlyMap<string, number>,
  comments: ReadonlyMap<string, readonly Comment[]> = new Map(),
): PoorPage[] {
  const totals = site ?? votesOf(pages);
  const counted = groupByPage(pages).map(({ path, title, rows }) => {
    const { likes, dislikes } = votesOf(rows);
    const servicePaths = rows.map(({ pagePath }) => pagePath);
    const written = servicePaths.flatMap((servicePath) => comments.get(servicePath) ?? []);
    const visits = sessions.get(path) ?? null;
    const known = dislikes - repeatsIn(written) - excessOf({ likes, dislikes }, { totals, visits, sessions });
    const count = Math.max(0, Math.min(known, visits ?? Infinity));
    return { path, title, likes, dislikes, servicePaths, comments: written, sessions: visits, count };
  });
  const repeated = sumOf(counted, ({ dislikes, count }) => dislikes - count);
  const known = { likes: totals.likes, dislikes: totals.dislikes - repeated };
  const poor = counted.flatMap(({ count, ...page }): PoorPage[] => {
    const { likes, dislikes, sessions: visits } = page;
    const otherRate = rateOfOthers(known, { likes, dislikes: count });
    const [lowerBound] = wilsonInterval({ count, total: likes + count });
    if (likes + count < MIN_VOTES || lowerBound <= otherRate) return [];
    const readers = round((count / (likes + count) - otherRate) * (visits ?? likes + count), 2);
    return [{ ...page, satisfactionRate: satisfactionOf({ likes, dislikes }), readers }];
  });
  return poor.sort((a, b) => b.readers - a.readers || (a.path < b.path ? -1 : 1));
}

/** So many times the usual votes per session come from few readers, if they are at least this many beyond the usual ones. */
const FEW_READERS_FACTOR = 5;
const MIN_EXCESS = 20;

/** Returns how many votes a page has beyond the usual ones of its sessions; 0 if few readers needn't be the reason. */
function excessOf(
  page: Votes,
  { totals, visits, sessions }: { totals: Votes; visits: number | null; sessions: ReadonlyMap<string, number> },
): number {
  const votes = page.likes + page.dislikes;
  const otherSessions = sumOf([...sessions.values()], (count) => count) - (visits ?? 0);
  if (visits === null || otherSessions <= 0) return 0;
  const usual = (Math.max(0, totals.likes + totals.dislikes - votes) / otherSessions) * visits;
  const excess = votes - usual;
  return excess >= MIN_EXCESS && votes >= FEW_READERS_FACTOR * usual ? excess : 0;
}

export function votesOf(rows: readonly Votes[]): Votes {
  return { likes: sumOf(rows, ({ likes }) => likes), dislikes: sumOf(rows, ({ dislikes }) => dislikes) };
}

/** Returns the share of likes, 0–100; null without a vote. */
export function satisfactionOf({ likes, dislikes }: Votes): number | null {
  const share = shareOf(likes, likes + dislikes);
  return share === null ? null : round(share * 100, 4);
}

function rateOfOthers(totals: Votes, { likes, dislikes }: Votes): number {
  const others = totals.likes + totals.dislikes - likes - dislikes;
  return others > 0 ? Math.max(0, totals.dislikes - dislikes) / others : 0;
}

/** Returns how many of the comments repeat the session of another one. */
export function repeatsIn(comments: readonly Comment[]): number {
  const known = comments.flatMap(({ sessionId }) => sessionId ?? []);
  return known.length - new Set(known).size;
}
