/** Finds pages that the navigation doesn't list, before their texts are looked at. Pure. */
import { addressOf, isPartial } from '../../../pages/address.js';
import { hasPageEntry, hasReadableNavigation, isNamed, knowsNavigation, type State } from '../state.js';
import type { Rule } from './rule.js';

export const unlistedPages = {
  name: 'unlisted-pages',
  severity: 'warning',
  finds: "A new page isn't in the configuration, or a page leaves the navigation.",
} as const satisfies Rule;

/** Why it can't be told of each page that no navigation lists it. @param live undefined if all pages are looked at */
export function listingDoubt(tested: State, live?: State): string | undefined {
  if (live && !hasReadableNavigation(live)) return 'the live navigation is not known completely';
  const isWhole = tested.config?.entries.length === 0 || tested.config?.isWhole === true;
  return hasReadableNavigation(tested) && isWhole ? undefined : 'the navigation is not known completely';
}

/**
 * Pages that the navigation of live lists and that of the tested state doesn't, though their files stay. What live lists in
 * files that the service doesn't show is not known.
 */
export function pagesThatLeft(live: State, tested: State): string[] {
  if (!live.config || !hasPageEntry(live)) return [];
  const listed = new Set(live.config.entries.map(addressOf));
  const stayed = [...listed].filter((address) => live.pages.has(address) && tested.pages.has(address));
  return findUnlisted(
    stayed.filter((address) => tested.redirects?.find(address) === undefined),
    tested,
    live,
  );
}

/**
 * Addresses of pages that the configuration doesn't name, before their texts are looked at.
 * @param before a state that lists the pages one by one
 */
export function findUnlisted(addresses: Iterable<string>, state: State, before?: State): string[] {
  if (!knowsNavigation(state) || !state.config?.isWhole) return [];
  return [...addresses].filter(
    (address) =>
      address !== '' &&
      !isPartial(state.pages.pathOf(address) ?? address) &&
      !state.mayExist(address) &&
      !state.isAllowed(address) &&
      !isNamed(address, state) &&
      !isBelowNamedFolder(address, state, before),
  );
}

/**
 * True if the configuration names a folder above the page: the service may list what is in it. What the state before names
 * in the same way didn't do so there, such as a tab, which says where its pages begin.
 */
function isBelowNamedFolder(address: string, { config, pages }: State, before: State | undefined): boolean {
  const folders = address.split('/').map((_, end, segments) => segments.slice(0, end).join('/'));
  return folders.some((folder) => {
    const fields = folder === '' || pages.has(folder) ? undefined : config?.named.get(folder);
    const known = before?.config?.named.get(folder);
    return [...(fields ?? [])].some((field) => known?.has(field) !== true);
  });
}
