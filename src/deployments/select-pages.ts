/** Selects the pages of a deployment to verify. Pure. */
import { addressOf, isPartial } from '../pages/address.js';
import { navigationEntries } from '../pages/navigation.js';
import { placeProblem } from '../pages/place.js';
import { decodePath } from '../pages/reference.js';
import { publishedPath } from './page-url.js';

export interface PageToVerify {
  /** Path below the published URL, with a leading slash. */
  readonly path: string;
  /** Its file in the repository, if it is known. */
  readonly file?: string;
  /** True for a changed page that the navigation isn't known to list: it may be hidden on purpose. */
  readonly mayBeHidden?: boolean;
  /** True for a path that a person wrote. */
  readonly isNamed?: boolean;
}

const SAMPLE_SIZE = 20;
/** More would take hours on a slow site. */
const MAX_PAGES = 1_000;

/**
 * Returns undefined if it isn't known which pages to verify.
 * @param choice paths below the published URL, or how to choose
 * @param config the configuration; undefined if the service doesn't return it
 * @param listed the pages of the service, in any form; for `changed` only those
 */
export function selectPages(
  choice: 'changed' | 'sample' | 'all' | readonly string[],
  config: unknown,
  listed: readonly PageToVerify[],
): readonly PageToVerify[] | undefined {
  if (typeof choice !== 'string') return [...new Set(choice.map(decodePath))].map((path) => ({ path, isNamed: true }));
  const entries = new Set(navigationEntries(config).map(addressOf));
  const plain = listed.filter(({ path }) => path === '/' || placeProblem(path.replace(/^\/+/, '')) === undefined);
  const byAddress = new Map(plain.map((page) => [addressOf(page.path), { ...page, path: publishedPath(page.path) }]));
  if (choice === 'changed') {
    const parts = new Set(plain.filter(({ path }) => isPartial(path)).map(({ path }) => addressOf(path)));
    const forReaders = [...byAddress].flatMap(([address, page]) => {
      const mayBeHidden = !entries.has(address);
      return mayBeHidden && parts.has(address) ? [] : [{ ...page, mayBeHidden }];
    });
    return spread(forReaders, MAX_PAGES);
  }
  const pages = [...entries].flatMap((entry) => byAddress.get(entry) ?? []);
  return pages.length === 0 ? undefined : spread(pages, choice === 'sample' ? SAMPLE_SIZE : MAX_PAGES);
}

/** Returns at most so many items, at equal distances, the first one included. */
function spread<T>(items: readonly T[], max: number): readonly T[] {
  return items.filter((_, index) => (index * max) % items.length < max);
}
