/** Finds the pages whose number of readers changed most: facts, without a word about chance. Pure. */
import { MAX_PAGE_SIZE } from '../../../api/endpoints/analytics.js';
import type { TopPages } from '../../../api/schemas/analytics.js';
import { MIN_CHANGE_SHARE, sumOf } from '../numbers/metrics.js';
import type { Both } from '../read/section-requests.js';
import type { LargestChange } from '../numbers/report-schema.js';
import { groupByPage } from '../numbers/page-keys.js';

const MOST = 5;
const MIN_CHANGE = 10;

/** Returns at most five changes, the largest first. A page that a list of 100 cuts off has an unknown count, so it has none. */
export function findLargestChanges({ now, before }: Both<TopPages>): LargestChange[] {
  if (!now || !before) return [];
  return joinRenamed(changesOf(now, before))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.path < b.path ? -1 : 1))
    .slice(0, MOST);
}

function changesOf(now: TopPages, before: TopPages): LargestChange[] {
  const [current, previous] = [now, before].map(
    ({ pages }) => new Map(groupByPage(pages).map((page) => [page.path, page])),
  );
  const countOf = (list: TopPages, pages: typeof current, path: string): number | undefined => {
    const rows = pages?.get(path)?.rows;
    if (rows) return sumOf(rows, ({ sessions }) => sessions);
    return list.pages.length < MAX_PAGE_SIZE ? 0 : undefined;
  };
  const paths = [...new Set([...(current?.keys() ?? []), ...(previous?.keys() ?? [])])];
  return paths.flatMap((path) => {
    const [sessions, sessionsBefore] = [countOf(now, current, path), countOf(before, previous, path)];
    if (sessions === undefined || sessionsBefore === undefined) return [];
    const title = (current?.get(path) ?? previous?.get(path))?.title ?? null;
    const change = { path, title, previousPath: null, sessions, previous: sessionsBefore };
    return sizeOf(change) >= Math.max(MIN_CHANGE, MIN_CHANGE_SHARE * sessionsBefore) ? [change] : [];
  });
}

function sizeOf({ sessions, previous }: LargestChange): number {
  return Math.abs(sessions - previous);
}

/** A path without readers and a new one are one page if they alone have a title. */
function joinRenamed(changes: readonly LargestChange[]): LargestChange[] {
  const only = (isSide: (change: LargestChange) => boolean, title: string | null): LargestChange | undefined => {
    const found = changes.filter((change) => isSide(change) && change.title === title && title !== null);
    return found.length === 1 ? found[0] : undefined;
  };
  const isGone = ({ sessions }: LargestChange): boolean => sessions === 0;
  const isNew = ({ previous }: LargestChange): boolean => previous === 0;
  return changes.flatMap((change) => {
    const [gone, added] = [only(isGone, change.title), only(isNew, change.title)];
    if (!gone || !added) return [change];
    if (change === gone) return [];
    return change === added ? [{ ...added, previousPath: gone.path, previous: gone.previous }] : [change];
  });
}
