/** Selects the pages of a deployment to verify. Pure. */
import { addressOf } from '../pages/address.js';
import { navigationEntries } from '../pages/navigation.js';
import { placeProblem } from '../pages/place.js';
import { decodePath } from '../pages/reference.js';
import { publishedPath } from './page-url.js';

/** A word of the input verify-pages, or paths below the published URL. */
export type PageChoice = 'none' | 'changed' | 'sample' | 'all' | readonly string[];

export interface PageToVerify {
  /** Path below the published URL, with a leading slash. */
  readonly path: string;
  /** Its file in the repository, if it is known. */
  readonly file?: string;
  /** True for a changed page that the navigation isn't known to list: it may be hidden on purpose. */
  readonly mayBeHidden?: boolean;
}

const SAMPLE_SIZE = 20;
/** More would take hours on a slow site. */
const MAX_PAGES = 1_000;

/**
 * Returns undefined if it isn't known which pages to verify.
 * @param config the configuration; undefined if the service doesn't return it
 * @param listed paths of the list of pages; those of the changed pages for the choice `changed`
 */
export function selectPages(
  choice: PageChoice,
  config: unknown,
  listed: readonly { readonly path: string; readonly file?: string }[],
): readonly PageToVerify[] | undefined {
  if (choice === 'none') return [];
  if (typeof choice !== 'string') return unique(choice.map((path) => ({ path: decodePath(path) })));
  const entries = config === undefined ? [] : navigationEntries(config).map(addressOf);
  const pages = listed.filter(({ path }) => path === '/' || placeProblem(path.replace(/^\/+/, '')) === undefined);
  const byAddress = new Map(pages.map((page) => [addressOf(page.path), { ...page, path: publishedPath(page.path) }]));
  if (choice === 'changed') {
    const inNavigation = new Set(entries);
    const changed = [...byAddress].map(([address, page]) => ({ ...page, mayBeHidden: !inNavigation.has(address) }));
    return spread(changed, MAX_PAGES);
  }
  const known = unique(entries.flatMap((entry) => byAddress.get(entry) ?? []));
  return known.length === 0 ? undefined : spread(known, choice === 'sample' ? SAMPLE_SIZE : MAX_PAGES);
}

function unique(pages: readonly PageToVerify[]): PageToVerify[] {
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** Returns at most so many items, at equal distances, the first one included. */
function spread<T>(items: readonly T[], max: number): readonly T[] {
  return items.filter((_, index) => (index * max) % items.length < max);
}
