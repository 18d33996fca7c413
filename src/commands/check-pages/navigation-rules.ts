/** Finds what is wrong in the navigation of a state of the project, and the pages that it doesn't list. Pure. */
import { addressOf, isPartial } from '../../pages/address.js';
import { findTarget, isNowhere } from '../../pages/link-targets.js';
import { placeOf } from '../../pages/place.js';
import type { State } from './state.js';
import type { Finding } from './verdicts.js';

/** True if the configuration names a page, or a pattern for it. */
export function isNamed(address: string, { config }: State): boolean {
  if (!config) return false;
  return config.named.has(address) || config.patterns.some((pattern) => address.startsWith(pattern));
}

/** Entries and links of the navigation that lead to no page. Undefined if the navigation is not known. */
export function findInNavigation(state: State): Finding[] | undefined {
  if (!state.config || !knowsNavigation(state)) return undefined;
  const { entries, links } = state.config;
  const missing = entries.filter(
    (entry) => isNowhere(addressOf(entry), state) || isLeftBehind(addressOf(entry), state),
  );
  const dead = links.filter((url) => findTarget({ url, isEmbedded: false }, '', state).kind === 'missing page');
  const found = [
    ...missing.map((entry) => [entry, `The navigation lists ${entry}, which isn't a page`] as const),
    ...dead.map((url) => [url, `The navigation links to ${url}, which isn't a page`] as const),
  ];
  return found.map(([entry, message]) => ({ rule: 'navigation-entries', page: placeOf(entry), message }));
}

/** True if what is wrong in the navigation can be told: it has no entries, or some that are pages. */
export function hasReadableNavigation(state: State): boolean {
  const { entries, hasAllEntries = false } = state.config ?? {};
  return (hasAllEntries && entries?.length === 0) || knowsNavigation(state);
}

/** Why it can't be told of each page that no navigation lists it. @param live undefined if all pages are looked at */
export function listingDoubt(tested: State, live?: State): string | undefined {
  if (live && !hasReadableNavigation(live)) return 'the live navigation is not known completely';
  const isWhole = tested.config?.entries.length === 0 || tested.config?.isWhole === true;
  return hasReadableNavigation(tested) && isWhole ? undefined : 'the navigation is not known completely';
}

/** True for an entry whose page is only in the other state, because it is redirected now. */
function isLeftBehind(address: string, { pages, knownPages, redirects, mayExist }: State): boolean {
  if (pages.has(address) || !knownPages.has(address)) return false;
  return typeof redirects?.find(address) === 'object' && !pages.hasAlike(address) && !mayExist(address);
}

/**
 * Pages that the navigation of live lists and that of the tested state doesn't, though their files stay. What live lists in
 * files that the service doesn't show is not known.
 */
export function pagesThatLeft(live: State, tested: State): string[] {
  if (!live.config || !hasPageEntry(live)) return [];
  const listed = new Set(live.config.entries.map(addressOf));
  const stayed = [...listed].filter((address) => live.pages.has(address) && tested.pages.has(address));
  return unlistedPages(
    stayed.filter((address) => tested.redirects?.find(address) === undefined),
    tested,
    live,
  );
}

function knowsNavigation(state: State): boolean {
  return state.config?.hasAllEntries === true && hasPageEntry(state);
}

/** Without an entry that is a page, the service writes entries in another way. */
function hasPageEntry({ config, pages }: State): boolean {
  return config?.entries.some((entry) => pages.has(addressOf(entry))) ?? false;
}

/**
 * Addresses of pages that the configuration doesn't name, before their texts are looked at.
 * @param before a state that lists the pages one by one
 */
export function unlistedPages(addresses: Iterable<string>, state: State, before?: State): string[] {
  if (!knowsNavigation(state) || !state.config?.isWhole) return [];
  return [...addresses].filter(
    (address) =>
      address !== '' &&
      !isPartial(state.pages.pathOf(address) ?? address) &&
      !state.mayExist(address) &&
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
