/** Finds the pages that the navigation lists. Pure. */
import { placeOf } from '../folder/place.js';

/** The fields that name a group of the navigation. */
export const LABEL_FIELDS = ['group', 'tab', 'title', 'label'] as const;

/**
 * The places of all pages in the navigation: entries of arrays that are called `pages`, at any depth.
 * @param config the configuration, as JSON
 * @param exceptGroup label of a group whose own entries are left out
 */
export function findListedPages(config: unknown, exceptGroup?: string): Set<string> {
  const places = new Set<string>();
  // A stack of its own, because a hostile configuration could be nested more deeply than calls can be.
  const open: unknown[] = [config];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Object.values(value)) if (typeof child === 'object') open.push(child);
    const { pages } = value as { pages?: unknown };
    if (Array.isArray(value) || !Array.isArray(pages) || isLabeled(value, exceptGroup)) continue;
    for (const entry of pages) {
      const path = pathOf(entry);
      if (path !== undefined) places.add(placeOf(path));
    }
  }
  return places;
}

/** The places that the navigation doesn't list. */
export function findUnlisted(places: Iterable<string>, config: unknown): string[] {
  const listed = findListedPages(config);
  return [...places].filter((place) => !listed.has(place));
}

function isLabeled(value: object, label: string | undefined): boolean {
  return label !== undefined && LABEL_FIELDS.some((field) => (value as Record<string, unknown>)[field] === label);
}

/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  const { path } = (entry ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : undefined;
}
