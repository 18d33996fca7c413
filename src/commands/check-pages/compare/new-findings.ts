/** Tells which findings live doesn't have. Pure. */
import { addressOf } from '../../../pages/address.js';
import type { States } from '../read/read-states.js';
import type { Finding } from '../rules/all-rules.js';
import { MAX_PROPOSALS } from './successors.js';

/**
 * The findings that live doesn't have. A page that moved has the findings of its predecessor, by what its links say:
 * their targets change with it.
 * @param predecessors places in live by the place of the successor
 * @param moved the same with addresses, for the targets
 */
export function newFindings(
  tested: readonly Finding[],
  live: readonly Finding[],
  predecessors: ReadonlyMap<string, readonly string[]>,
  moved: ReadonlyMap<string, readonly string[]> = new Map(),
): Finding[] {
  const known = new Set(live.flatMap((finding) => keysOf(finding, finding.page)));
  return tested.filter((finding) => {
    const pages = [finding.page, ...(predecessors.get(finding.page) ?? [])];
    const forms = [finding, ...beforeMove(finding, moved)];
    return !pages.some((page) => forms.some((form) => keysOf(form, page).some((key) => known.has(key))));
  });
}

/** A dead anchor, as it was when its page was at another address. */
function beforeMove(finding: Finding, moved: ReadonlyMap<string, readonly string[]>): Finding[] {
  const [address = '', anchor] = (finding.target ?? '').split('#', 2);
  if (finding.rule !== 'anchors' || anchor === undefined) return [];
  return (moved.get(address) ?? []).map((before) => ({ ...finding, url: undefined, target: `${before}#${anchor}` }));
}

function keysOf({ rule, kind = '', target, url }: Finding, page: string): string[] {
  const keys = [`target ${target ?? ''}`, ...(url === undefined ? [] : [`url ${url}`])];
  return keys.map((key) => [rule, kind, page, key].join('\n'));
}

/**
 * A page isn't compared with what it was if many pages move, or if the list of live may lack it: then what is wrong in it may
 * be old.
 * @param vanished the number of pages that vanish
 * @param moved places of the pages that are compared with their predecessors
 */
export function whatMayBeOld({ live }: States, vanished: number, moved: ReadonlySet<string>) {
  const hasMany = vanished > MAX_PROPOSALS;
  const why = hasMany ? `more than ${MAX_PROPOSALS} pages disappear` : 'the list of live is not complete';
  const mayBeOld = ({ rule, page, url, target }: Finding): boolean =>
    (hasMany || !live.isComplete) &&
    (url !== undefined || rule === 'unlisted-pages') &&
    !live.pages.has(addressOf(page)) &&
    !moved.has(page) &&
    // A link to what live has is new.
    (target === undefined || !live.pages.has(target));
  return { mayBeOld, why: `${why}, so findings in new pages may be old` };
}
