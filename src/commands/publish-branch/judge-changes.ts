/** Finds what readers notice of changes: URLs that end, and pages that no navigation lists. Pure. */
import { addressOf } from '../../pages/address.js';
import { findListedPages } from '../../pages/navigation.js';
import { redirectFinder } from '../../project/redirects.js';
import type { Difference, PageChange } from './compare-branches.js';
import type { PublishRecord, Step } from './record.js';

type Judged = Pick<PublishRecord, 'steps' | 'withoutRedirect' | 'unlisted'> & {
  /** Paths of deleted pages that the navigation still lists. */
  readonly staleEntries: readonly string[];
};

/**
 * @param config of the branch after the changes; undefined if it isn't known
 * @param isExact false if only a merge tells which pages are deleted
 */
export function judgeChanges({ changes }: Pick<Difference, 'changes'>, config: unknown, isExact = true): Judged {
  const created = changes.filter(({ action }) => action === 'create');
  const deleted = changes.filter(({ action }) => action === 'delete');
  const hasRedirect = redirectFinder(config);
  const listed = findListedPages(config);
  const isKnown = config !== undefined;
  const addresses = new Set(created.map(({ path }) => addressOf(path)));
  const ends = ({ path }: PageChange): boolean => !addresses.has(addressOf(path)) && !hasRedirect(addressOf(path));
  const movedTo = ({ before = '' }: PageChange): string | undefined =>
    before === '' ? undefined : created.find(({ after }) => after === before)?.path;
  const toStep = (change: PageChange): Step => {
    const { action, path } = change;
    if (action !== 'delete') return { action, path };
    if (!isExact) return { action, path, reason: 'only the other branch has it, so it may stay' };
    const target = movedTo(change);
    const moved = target === undefined ? [] : [`moved to ${target}`];
    const redirect = isKnown && ends(change) ? ['add a redirect'] : [];
    const reason = [...moved, ...redirect].join(', ');
    return { action, path, ...(reason !== '' && { reason }) };
  };
  return {
    steps: changes.map(toStep),
    withoutRedirect: isKnown && isExact ? deleted.filter(ends).map(toStep) : [],
    unlisted: isKnown ? created.filter(({ place }) => !listed.has(place)).map(({ path }) => path) : [],
    staleEntries: isKnown && isExact ? deleted.filter(({ place }) => listed.has(place)).map(({ path }) => path) : [],
  };
}
