/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */
import { addressOf } from './address.js';
import { placeOf } from './place.js';

/** The fields that name a group of the navigation. */
export const LABEL_FIELDS = ['group', 'tab', 'title', 'label'] as const;

/**
 * The paths of the pages that the navigation lists, as written, each once: entries of arrays that are called `pages`, at any
 * depth.
 * @param config the configuration, as JSON
 * @param exceptGroup label of a group whose own entries are left out
 */
export function navigationEntries(config: unknown, exceptGroup?: string): string[] {
  const entries = new Set<string>();
  // A stack of its own, because a hostile configuration could be nested more deeply than calls can be.
  const open: Part[] = [{ value: config, isEntry: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const path = next.isEntry ? pathOf(next.value) : undefined;
    if (path !== undefined) entries.add(path);
    // A call takes fewer arguments than a hostile list has entries.
    for (const part of partsOf(next.value, exceptGroup).reverse()) open.push(part);
  }
  return [...entries];
}

interface Part {
  readonly value: unknown;
  readonly isEntry: boolean;
}

function partsOf(value: unknown, exceptGroup: string | undefined): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const hasEntries = !Array.isArray(value) && !isLabeled(value, exceptGroup);
  return Object.entries(value).flatMap(([name, child]: [string, unknown]): Part[] => {
    if (hasEntries && name === 'pages' && Array.isArray(child))
      return (child as unknown[]).map((entry) => ({ value: entry, isEntry: true }));
    return typeof child === 'object' ? [{ value: child, isEntry: false }] : [];
  });
}

/** The places of the pages that the navigation lists. The parameters are those of navigationEntries. */
export function findListedPages(config: unknown, exceptGroup?: string): Set<string> {
  return new Set(navigationEntries(config, exceptGroup).map(placeOf));
}

/** The places that the navigation doesn't list. */
export function findUnlisted(places: Iterable<string>, config: unknown): string[] {
  const listed = findListedPages(config);
  return [...places].filter((place) => !listed.has(place));
}

/**
 * Returns the entries that no page has. They are compared by place, and `index` at the end doesn't count.
 * Undefined if no entry has a page, because then the service writes paths in another way.
 */
export function entriesWithoutPage(entries: readonly string[], pages: readonly string[]): string[] | undefined {
  const known = new Set(pages.map(addressOf));
  const missing = entries.filter((entry) => !known.has(addressOf(entry)));
  return missing.length === entries.length ? undefined : missing;
}

function isLabeled(value: object, label: string | undefined): boolean {
  return label !== undefined && LABEL_FIELDS.some((field) => (value as Record<string, unknown>)[field] === label);
}

/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;

/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry: unknown): string | undefined {
  const { path } = typeof entry === 'string' ? { path: entry } : ((entry ?? {}) as { path?: unknown });
  return typeof path === 'string' && path !== '' && !OTHER_ENTRY.test(path) ? path : undefined;
}
