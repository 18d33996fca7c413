/**
 * Decides where the links of a page lead. A link can be read in several ways: it is broken only if it is broken in each of
 * them, and not known if one of them depends on what the contract leaves open. Pure.
 */
import { posix } from 'node:path';
import { addressOf, type AddressSet, knownFolderOf, nameOf } from './address.js';
import { isFilePath, type Redirects } from './redirects.js';
import type { Reference } from './reference.js';

/** One state of a documentation project. */
export interface Site {
  readonly pages: AddressSet;
  /** Undefined if they are not known. */
  readonly redirects: Redirects | undefined;
  /** The pages of this state and of the one that it is compared with. */
  readonly knownPages: AddressSet;
  /** True for an address that may have a page that neither list nor folder shows, such as a generated one. */
  readonly mayExist: (address: string) => boolean;
  /** The files of the folder that is looked at; undefined if there is none. */
  readonly files: FileSet | undefined;
}

/** Where a link leads. Anchors are only known in the pages of `addresses`. */
export type Target =
  | { readonly kind: 'elsewhere' | 'there' | 'unknown' }
  | { readonly kind: 'page'; readonly addresses: readonly string[]; readonly anchor: string }
  | { readonly kind: 'missing page' | 'missing file'; readonly address: string };

/** Files of a folder by their paths in the project, in NFC. */
export class FileSet {
  readonly #paths = new Set<string>();
  readonly #foldedByName = new Map<string, string[]>();
  readonly #folders = new Set<string>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) this.#add(path.normalize('NFC'));
  }

  #add(path: string): void {
    this.#paths.add(path);
    this.#folders.add(knownFolderOf(path));
    const folded = path.toLowerCase();
    const sameName = this.#foldedByName.get(nameOf(folded));
    if (sameName) sameName.push(folded);
    else this.#foldedByName.set(nameOf(folded), [folded]);
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  hasKnownFolder(path: string): boolean {
    return this.#folders.has(knownFolderOf(path));
  }

  /** True if a file is there in another case, or if the site may serve one from another root. */
  mayHave(path: string): boolean {
    const folded = `/${path.toLowerCase()}`;
    const sameName = this.#foldedByName.get(nameOf(folded)) ?? [];
    return sameName.some((other) => folded.endsWith(`/${other}`) || `/${other}`.endsWith(folded));
  }
}

const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** A template, a placeholder or a variable. */
const TEMPLATE = /[{}<>]|\$\(|\[\[/;

/**
 * @param page path of the page in the project, with its ending
 * @param reference its URL is relative, or begins with a slash at the root of the site
 */
export function findTarget(
  { url, isEmbedded }: Pick<Reference, 'url' | 'isEmbedded'>,
  page: string,
  site: Site,
): Target {
  if (url === '' || OTHER_SITE.test(url) || TEMPLATE.test(url)) return { kind: 'elsewhere' };
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(url) ?? [];
  if (path === '') return { kind: 'page', addresses: [addressOf(page)], anchor };
  const readings = readingsOf(path, page);
  // It leads out of the project, where nothing is known.
  if (readings.length === 0) return { kind: 'unknown' };
  return findPages(readings, anchor, site) ?? findElse(path, readings, isEmbedded, site);
}

/** Where a path leads that no reading has a page for. */
function findElse(path: string, readings: readonly string[], isEmbedded: boolean, site: Site): Target {
  // A hit from the root.
  if (site.pages.has(addressOf(posix.join('/', path)))) return { kind: 'unknown' };
  if (isEmbedded || isFilePath(path)) return findFile(readings, path, isEmbedded, site);
  const addresses = readings.map(addressOf);
  const [address = ''] = addresses;
  return isMissing(addresses, site) ? { kind: 'missing page', address } : { kind: 'unknown' };
}

/** The paths that a link may mean, the likeliest one first; empty if that one leads out of the project. */
function readingsOf(path: string, page: string): string[] {
  const decoded = decode(path).normalize('NFC');
  if (decoded.startsWith('/')) return [posix.normalize(decoded).replace(/^\/+/, '')];
  const address = addressOf(page);
  const bases = new Set([posix.dirname(page), posix.dirname(address), address === '' ? '.' : address]);
  const paths = [...bases].map((base) => posix.join(base, decoded));
  const isOutside = (one: string): boolean => /^\.\.(?:\/|$)/.test(one);
  return paths[0] === undefined || isOutside(paths[0]) ? [] : paths.filter((one) => !isOutside(one));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The pages that any reading leads to, or that a redirect leads somewhere; undefined if there are none. */
function findPages(paths: readonly string[], anchor: string, { pages, redirects }: Site): Target | undefined {
  const addresses = paths.map(addressOf).filter((address) => pages.has(address));
  if (addresses.length > 0) return { kind: 'page', addresses, anchor };
  const ends = paths.map((path) => redirects?.follow(addressOf(path), pages).kind);
  if (ends.some((kind) => kind === 'page' || kind === 'away')) return { kind: 'there' };
  // What is wrong with the redirect itself is another finding.
  return ends.some((kind) => kind === 'unknown' || kind === 'loop') ? { kind: 'unknown' } : undefined;
}

/** True if no reading can be a page. The likeliest reading must be in a folder that has pages. */
function isMissing(addresses: readonly string[], site: Site): boolean {
  const [first = ''] = addresses;
  return hasKnownFolder(first, site) && addresses.every((address) => isNowhere(address, site));
}

/** True for an address that has no page, where no page may be in a form that the contract leaves open. */
export function isNowhere(address: string, { pages, redirects, mayExist }: Site): boolean {
  return (
    address !== '' &&
    redirects !== undefined &&
    redirects.find(address) === undefined &&
    !pages.has(address) &&
    !pages.hasInOtherCase(address) &&
    !pages.hasFolder(address) &&
    !mayExist(address)
  );
}

/** True if the first two folders of an address have a page: other folders may be another site, or generated. */
export function hasKnownFolder(address: string, { knownPages }: Pick<Site, 'knownPages'>): boolean {
  return knownPages.hasFolder(knownFolderOf(address));
}

/** Names of what services generate, and endings of web pages, which may be routes. */
const NO_FILE = /^llms.*\.txt$|sitemap.*\.xml$|^robots\.txt$|rss|feed|atom|\.(?:html?|php|aspx?)$/i;

function findFile(paths: readonly string[], written: string, isEmbedded: boolean, site: Site): Target {
  const { files } = site;
  const [address = ''] = paths;
  if (!files || !isFilePath(written) || NO_FILE.test(nameOf(address))) return { kind: 'unknown' };
  if (paths.some((path) => files.has(path))) return { kind: 'there' };
  const isOpen = paths.some((path) => files.mayHave(path) || site.mayExist(addressOf(path)));
  const isKnown = isEmbedded || (address.includes('/') && files.hasKnownFolder(address));
  return isOpen || !isKnown ? { kind: 'unknown' } : { kind: 'missing file', address };
}
