/** Finds the redirects that a publication takes away. Pure. */
import { addressOf, AddressSet } from '../../../pages/address.js';
import type { Site } from '../../../pages/link-targets.js';
import { fateOf } from '../../../pages/redirects/redirect-ends.js';
import { redirectFinder } from '../../../pages/redirects/redirect-finder.js';
import { readRedirects, Redirects, redirectsAnything } from '../../../pages/redirects/redirects.js';
import type { BranchState } from '../branches/branch-state.js';

/** The sources that led somewhere before and are neither page nor redirect after. What isn't known is left out. */
export function lostRedirects(before: BranchState, after: BranchState): string[] {
  const [live, next] = [siteOf(before, after), siteOf(after, before)];
  if (!live.redirects || !next.redirects || after.config === undefined) return [];
  const hasRedirect = redirectFinder(after.config);
  const lost = live.redirects.all.filter(
    (redirect) =>
      redirectsAnything(redirect) &&
      !hasRedirect(addressOf(redirect.source)) &&
      fateOf(redirect, live, next) === 'gone',
  );
  return [...new Set(lost.map(({ source }) => source))];
}

function siteOf({ config, pages, isComplete }: BranchState, other: BranchState): Site {
  const own = [...pages.keys()];
  const redirects = readRedirects((config as { redirects?: unknown } | undefined)?.redirects);
  return {
    pages: new AddressSet(own),
    redirects: redirects && new Redirects(redirects),
    knownPages: new AddressSet([...own, ...other.pages.keys()]),
    isRedirected: () => false,
    isGenerated: () => false,
    mayExist: () => !isComplete,
    isListed: () => false,
    files: undefined,
    lostFiles: new AddressSet([]),
    isAtRoot: true,
  };
}
