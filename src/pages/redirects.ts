/**
 * Reads the redirects of a configuration and follows them. The contract doesn't define their format or how they match:
 * what depends on it is not known. Pure.
 */
import { addressOf, type AddressSet, exactAddressOf } from './address.js';

export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** Where an address leads. `away`: to another site, to a file, or to what parameters decide. */
export type Destination =
  | { readonly kind: 'page'; readonly address: string; readonly isRedirected: boolean }
  | { readonly kind: 'away' | 'missing' | 'loop' | 'unknown' };

export interface RedirectFinding extends Redirect {
  readonly kind: 'no target' | 'loop' | 'duplicate' | 'duplicate with one end' | 'chain' | 'hides';
}

/** Fields of a redirect whose meaning is known. A condition, for example, would decide when it applies. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set(['source', 'destination', 'statusCode', 'permanent']);

/** The redirects of a configuration; undefined if it may have some in another format. */
export function readRedirects(config: Readonly<Record<string, unknown>>): readonly Redirect[] | undefined {
  const { redirects = [], ...rest } = config;
  if (!Array.isArray(redirects) || !redirects.every(isRedirect) || hasRules(rest)) return undefined;
  return redirects;
}

function isRedirect(value: unknown): value is Redirect {
  if (typeof value !== 'object' || value === null) return false;
  const { source, destination } = value as Partial<Redirect>;
  const isKnown = Object.keys(value).every((field) => KNOWN_FIELDS.has(field));
  return isKnown && typeof source === 'string' && typeof destination === 'string';
}

/** True if a field at any depth is called like a list of redirects. */
function hasRules(config: unknown): boolean {
  const open = [config];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [name, value] of Object.entries(next as object)) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(next) && /redirect|rewrite/i.test(name)) return true;
      open.push(value);
    }
  }
  return false;
}

/** Characters that some service gives a meaning in a source, and the start of what isn't a path. */
const PATTERN = /[*+?(){}\\|^$#]/;
const PARAMETER = /(?:^|\/):/;
const WHOLE_PARAMETERS = /^[^:]*(?:(?<=\/):\w+(?=\/|$)[^:]*)*$/;
/** Sources whose target isn't judged: with parameters, and the page for what isn't found. */
const HAS_NO_PATH = /(?:^|\/):|^\/?404\/?$/;
const WEB_URL = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i;

/** No one follows longer chains, and a hostile configuration could have very long ones. */
const MAX_STEPS = 20;

/** Each address is compared once per shape. Whether sources of more shapes match is not known. */
const MAX_SHAPES = 20;

interface Numbered {
  readonly redirect: Redirect;
  /** Place in the list. */
  readonly index: number;
}

function addFirst<Key>(map: Map<Key, Numbered>, key: Key, value: Numbered): void {
  if (!map.has(key)) map.set(key, value);
}

function shapeOf(address: string): string {
  return address.replace(/[^/]+/g, (segment) => (segment.startsWith(':') ? ':' : '*'));
}

/** The segments of an address, without those that are parameters in the shape. Empty if the shape has another length. */
function wordsOf(address: string, shape: string): string {
  const [segments, parts] = [address.split('/'), shape.split('/')];
  if (segments.length !== parts.length) return '';
  return segments.map((segment, index) => (parts[index] === ':' ? ':' : segment)).join('/');
}

export class Redirects {
  readonly #exact = new Map<string, Numbered>();
  readonly #folded = new Set<string>();
  /** By the words of the source, with a colon for each parameter. */
  readonly #withParameters = new Map<string, Numbered>();
  /** Where the sources have parameters, such as `*` + `/:`. */
  readonly #shapes = new Set<string>();
  readonly #fixedParts = new Set<string>();

  constructor(readonly all: readonly Redirect[]) {
    for (const [index, redirect] of all.entries()) this.#add({ redirect, index });
  }

  #add(numbered: Numbered): void {
    const { source } = numbered.redirect;
    const path = source.replace(WEB_URL, '');
    const address = addressOf(path);
    const shape = PARAMETER.test(path) ? shapeOf(address) : undefined;
    const isPattern = path !== source || PATTERN.test(path) || !WHOLE_PARAMETERS.test(path);
    if (isPattern || (shape !== undefined && this.#shapes.size >= MAX_SHAPES)) {
      this.#fixedParts.add(addressOf(path.replace(/[:*+?(){}\\|^$#].*$/s, '')));
    } else if (shape !== undefined) {
      this.#shapes.add(shape);
      addFirst(this.#withParameters, wordsOf(address, shape), numbered);
    } else {
      addFirst(this.#exact, address, numbered);
      this.#folded.add(address.toLowerCase());
    }
  }

  /** The redirect of an address; `unknown` if one may match. */
  find(address: string): Redirect | 'unknown' | undefined {
    if (this.#mayMatchPattern(address)) return 'unknown';
    const found = [this.#exact.get(address)];
    for (const shape of this.#shapes) found.push(this.#withParameters.get(wordsOf(address, shape)));
    const known = found.filter((one) => one !== undefined);
    // The first one of the list wins.
    const [first] = known.sort((a, b) => a.index - b.index);
    return first?.redirect ?? (this.#folded.has(address.toLowerCase()) ? 'unknown' : undefined);
  }

  #mayMatchPattern(address: string): boolean {
    if (this.#fixedParts.size === 0) return false;
    for (let end = 0; end <= address.length; end += 1) if (this.#fixedParts.has(address.slice(0, end))) return true;
    return false;
  }

  /** Follows an address. Where both a page and a redirect are, the page counts: the contract doesn't say which is first. */
  follow(start: string, pages: AddressSet): Destination {
    const seen = new Set<string>();
    for (let address = start; seen.size < MAX_STEPS;) {
      if (pages.has(address)) return { kind: 'page', address, isRedirected: address !== start };
      if (seen.has(address)) return { kind: 'loop' };
      seen.add(address);
      const found = this.find(address);
      if (found === undefined) return { kind: 'missing' };
      if (found === 'unknown') return { kind: 'unknown' };
      const next = pathIn(found.destination);
      if (next === undefined) return { kind: 'away' };
      address = addressOf(next);
    }
    return { kind: 'unknown' };
  }
}

/** A name with an ending that isn't a page's. A version such as `v1.2` has none. */
export function isFilePath(path: string): boolean {
  return /\.(?!mdx?$)[a-z][a-z\d]{1,9}$/i.test(path);
}

/** The path of a destination in the project; undefined for one that is elsewhere, a file, or not known. */
function pathIn(destination: string): string | undefined {
  const [path = ''] = destination.split(/[?#]/, 1);
  const isPath = path.startsWith('/') && !path.startsWith('//') && !PATTERN.test(path) && !PARAMETER.test(path);
  return isPath && !isFilePath(path) ? path : undefined;
}

/**
 * What is wrong with redirects, in their order.
 * @param mayBeMissing false for an address that could be something else than a page
 */
export function findRedirectProblems(
  redirects: Redirects,
  pages: AddressSet,
  mayBeMissing: (address: string) => boolean,
): RedirectFinding[] {
  const destinations = new Map<string, string>();
  return redirects.all.flatMap((redirect): RedirectFinding[] => {
    if (PATTERN.test(redirect.source) || WEB_URL.test(redirect.source)) return [];
    const source = exactAddressOf(redirect.source);
    const earlier = destinations.get(source);
    destinations.set(source, earlier ?? redirect.destination);
    const kinds = [
      duplicateKind(redirect, earlier),
      pages.pathOf(addressOf(source)) !== undefined && hides(redirect, pages) ? ('hides' as const) : undefined,
      earlier === undefined ? targetKind(redirect, redirects, pages, mayBeMissing) : undefined,
    ];
    return kinds.flatMap((kind) => (kind === undefined ? [] : { ...redirect, kind }));
  });
}

function duplicateKind({ destination }: Redirect, earlier: string | undefined): RedirectFinding['kind'] | undefined {
  if (earlier === undefined) return undefined;
  return earlier === destination ? 'duplicate with one end' : 'duplicate';
}

/** True if the page has exactly this address: whether `/x` is also the page `x/index` is not known. */
function hides({ source, destination }: Redirect, pages: AddressSet): boolean {
  const address = addressOf(source);
  const isOther = addressOf(pathIn(destination) ?? '*') !== address;
  return isOther && exactAddressOf(pages.pathOf(address) ?? '') === exactAddressOf(source);
}

function targetKind(
  { source, destination }: Redirect,
  redirects: Redirects,
  pages: AddressSet,
  mayBeMissing: (address: string) => boolean,
): RedirectFinding['kind'] | undefined {
  const path = pathIn(destination);
  if (path === undefined || HAS_NO_PATH.test(source)) return undefined;
  const address = addressOf(path);
  const next = redirects.find(address);
  // Whether the page or the redirect is first at its source is open.
  if (next === 'unknown' || pages.has(addressOf(source)) || pages.has(address)) return undefined;
  if (next === undefined) return mayBeMissing(address) ? 'no target' : undefined;
  if (leadsBack(source, redirects)) return 'loop';
  return redirects.follow(address, pages).kind === 'loop' ? undefined : 'chain';
}

/** True if a redirect leads back to its source in the same words: `/a` to `/a/index` may be the same page. */
function leadsBack(source: string, redirects: Redirects): boolean {
  const start = exactAddressOf(source);
  let address = start;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const found = redirects.find(addressOf(address));
    if (found === undefined || found === 'unknown' || exactAddressOf(found.source) !== address) return false;
    const next = pathIn(found.destination);
    if (next === undefined) return false;
    address = exactAddressOf(next);
    if (address === start) return true;
  }
  return false;
}
