/** Finds entries of the navigation without a page. Pure. The format of the navigation belongs to the service. */

/** Returns the paths that the navigation lists, as written. Undefined if there is no navigation that can be read. */
export function navigationEntries(config: Readonly<Record<string, unknown>>): string[] | undefined {
  const entries: string[] = [];
  collect(config.navigation, false, entries, 0);
  return entries.length === 0 ? undefined : [...new Set(entries)];
}

/** No navigation is deeper. */
const MAX_DEPTH = 20;

/** Texts in a list named `pages` are paths, at any depth. */
function collect(value: unknown, isPages: boolean, entries: string[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') {
    if (isPages && isPath(value)) entries.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, isPages, entries, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, name === 'pages', entries, depth + 1);
  }
}

/** External links, and operations such as `GET /users`, have no page. */
function isPath(text: string): boolean {
  return text !== '' && !/^[a-z]+:|\s/i.test(text);
}

/**
 * Returns the entries that no page has, compared without leading slash, ending and `index`. Undefined if no entry has a
 * page, because then the service writes paths in another way.
 */
export function entriesWithoutPage(entries: readonly string[], pages: readonly string[]): string[] | undefined {
  const known = new Set(pages.map(normalize));
  const missing = entries.filter((entry) => !known.has(normalize(entry)));
  return missing.length === entries.length ? undefined : missing;
}

function normalize(path: string): string {
  return path
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.mdx?$/i, '')
    .replace(/(^|\/)index$/, '');
}
