/** Reads the navigation of a documentation project, whose format belongs to the service. Pure. */
import { addressOf } from './address.js';
import { placeOf } from './place.js';
import { type JsonNode, walkJson } from './walk-json.js';

/**
 * What a navigation says about pages: `unlisted` is certain only if the whole navigation lies in the configuration. A list,
 * a group or all of it may lie in another file, or come from a template.
 */
export type Listing = 'listed' | 'unlisted' | 'unknown';

/** The only place that decides whether the navigation lists a page. */
export class ListedPages {
  readonly #places: ReadonlySet<string>;
  readonly #isWhole: boolean;
  readonly #named: NamedAddresses;

  /** The parameters are those of `findListedPages`. */
  constructor(...given: Parameters<typeof findListedPages>) {
    this.#places = findListedPages(...given);
    this.#isWhole = isWholeNavigation(given[0]);
    this.#named = namedAddresses(given[0]);
  }

  /** @param place of a page */
  of(place: string): Listing {
    if (this.#places.has(place) || this.#named.inNavigation.has(addressOf(place))) return 'listed';
    return this.#isWhole ? 'unlisted' : 'unknown';
  }

  /** True if any value of the configuration is the path of the page or file, such as that of an API description. */
  names(place: string): boolean {
    return this.#named.anywhere.has(addressOf(place));
  }
}

interface NamedAddresses {
  readonly inNavigation: ReadonlySet<string>;
  readonly anywhere: ReadonlySet<string>;
}

/** Names of fields with text for readers, or with the path of what isn't there any more. */
const TEXT_FIELD =
  /^(?:group|tab|title|label|name|description|anchor|dropdown|version|language|product|icon|tag|color|theme|source|from)$/i;
/** Names of fields that lead to a page, which a group may list besides. */
const LINK_FIELD = /^(?:href|url|link)$/i;
/** An operation that follows the path of an API description. */
const OPERATION = /\s+(?:[A-Z]{3,7}|webhook)\s.*$/s;

/**
 * The addresses of all texts that may be paths, such as `root` of a group, except the entries of lists of pages: these have
 * rules of their own.
 */
function namedAddresses(config: unknown): NamedAddresses {
  const inNavigation = new Set<string>();
  const anywhere = new Set<string>();
  const navigation = new Set<JsonNode | undefined>();
  for (const node of walkJson(config)) {
    const { name = '', value, parent } = node;
    const isInNavigation = navigation.has(parent) || LIST_FIELD.test(name);
    if (typeof value === 'object' && isInNavigation) navigation.add(node);
    if (typeof value !== 'string' || TEXT_FIELD.test(name) || isOfEntry(node) || OTHER_ENTRY.test(value)) continue;
    const address = addressOf(
      value
        .replace(OPERATION, '')
        .replace(/[?#].*$/s, '')
        .replace(/^\.\//, ''),
    );
    if (address === '' && value !== '/') continue;
    anywhere.add(address);
    if (isInNavigation && !LINK_FIELD.test(name)) inNavigation.add(address);
  }
  return { inNavigation, anywhere };
}

/** True for an entry of a list of pages, and for its path. */
function isOfEntry({ name, parent }: JsonNode): boolean {
  return isPageList(parent) || (name === 'path' && isPageList(parent?.parent));
}

function isPageList(node: JsonNode | undefined): boolean {
  return node?.name === 'pages' && Array.isArray(node.value);
}

/** A URL, or an operation of an API such as `GET /users`. */
const OTHER_ENTRY = /^(?:[a-z][a-z\d+.-]*:|[A-Z]+ \/)/;

/** Names of fields whose values name files with a part of the configuration. */
const FILE_FIELD = /^(?:\$(?:ref|include|import|extends)|include|extends)$/i;
/** A list of pages, or what contains lists. */
const LIST_FIELD =
  /^(?:pages|navigation|nav|sidebars?|groups|tabs|anchors|dropdowns|versions|languages|products|menu|items)$/i;
/** A text that names a file with a list, or stands for several pages, or for pages that only a build knows. */
const LIST_TEXT = /\.(?:jsonc?|json5|ya?ml|toml|[cm]?[jt]s)$|[*{}$]|^\.{3}/i;

/** True for a field whose value names files with a part of the configuration. */
export function isFileField(name: string): boolean {
  return FILE_FIELD.test(name);
}

/** True for a value that the field `navigation` can have: lists, or a text that names a file with them. */
export function isNavigation(value: unknown): boolean {
  return typeof value === 'string'
    ? hidesPages({ name: 'navigation', value })
    : typeof value === 'object' && value !== null;
}

/** False if pages may be listed where the configuration doesn't show them, or if it has no list at all. */
export function isWholeNavigation(config: unknown): boolean {
  let hasList = false;
  for (const node of walkJson(config)) {
    if (hidesPages(node)) return false;
    hasList ||= LIST_FIELD.test(node.name ?? '') && typeof node.value === 'object' && node.value !== null;
  }
  return hasList;
}

function hidesPages({ name = '', value, parent }: JsonNode): boolean {
  if (parent && Array.isArray(parent.value)) return isListText(parent.name ?? '', value);
  if (isFileField(name)) return namesFiles(value) && parent?.name !== 'redirects';
  return typeof value === 'string' && LIST_FIELD.test(name) && (LIST_TEXT.test(value) || value.includes('/'));
}

function isListText(list: string, value: unknown): boolean {
  return typeof value === 'string' && LIST_FIELD.test(list) && LIST_TEXT.test(value) && !OTHER_ENTRY.test(value);
}

/** A text, which may be a URL, or several. */
function namesFiles(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

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
  for (const node of walkJson(config)) {
    const path = isEntry(node, exceptGroup) ? pathOf(node.value) : undefined;
    if (path !== undefined) entries.add(path);
  }
  return [...entries];
}

/** Names of fields with links around the pages. */
const LINKS_FIELD = /^(?:navbar|topbar\w*|footer\w*|anchors)$/i;

/** The paths that navbar, footer and anchors link to, and those of the pages that are the root of a group. */
export function navigationLinks(config: unknown): { readonly links: string[]; readonly roots: string[] } {
  const [links, roots] = [new Set<string>(), new Set<string>()];
  const around = new Set<JsonNode | undefined>();
  for (const node of walkJson(config)) {
    const { name = '', value, parent } = node;
    const isAround = around.has(parent) || LINKS_FIELD.test(name);
    if (isAround && typeof value === 'object') around.add(node);
    if (typeof value !== 'string') continue;
    if (isAround && LINK_FIELD.test(name) && /^\/[^/]/.test(value)) links.add(value);
    if (isRoot(node) && !OTHER_ENTRY.test(value)) roots.add(value);
  }
  return { links: [...links], roots: [...roots] };
}

/** True for the page that a group shows itself. */
function isRoot({ name, parent }: JsonNode): boolean {
  const { pages } = (parent?.value ?? {}) as { pages?: unknown };
  return name === 'root' && Array.isArray(pages);
}

function isEntry({ parent: list }: JsonNode, exceptGroup: string | undefined): boolean {
  const group = list?.parent?.value;
  if (!isPageList(list) || Array.isArray(group)) return false;
  return !isLabeled(group as object, exceptGroup);
}

/**
 * The places of the pages that the navigation lists. An entry can name a page in another way, such as `a/`, `a%20b`, or `a`
 * for `a/index`. It then lists each page with this address.
 * @param known places of pages of the project
 * @param exceptGroup label of a group whose own entries are left out, except those that are no places of pages
 */
export function findListedPages(config: unknown, known: Iterable<string> = [], exceptGroup?: string): Set<string> {
  const listed = new Set(navigationEntries(config, exceptGroup).map(placeOf));
  const pages = new Set(known);
  const others = navigationEntries(config).filter((entry) => !pages.has(placeOf(entry)));
  const addresses = new Set(others.map(addressOf));
  for (const place of pages) if (addresses.has(addressOf(place))) listed.add(place);
  return listed;
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

/** The path of an entry: a text, or an object with `path`. Undefined for links, API descriptions and groups. */
function pathOf(entry: unknown): string | undefined {
  const { path } = typeof entry === 'string' ? { path: entry } : ((entry ?? {}) as { path?: unknown });
  return typeof path === 'string' && path !== '' && !OTHER_ENTRY.test(path) ? path : undefined;
}
