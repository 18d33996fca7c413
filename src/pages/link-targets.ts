/**
 * Decides where the links of a page lead. A link can be read in several ways: it is broken only if it is broken in each of
 * them, and not known if one of them depends on what the contract leaves open. Pure.
 */
import { posix } from 'node:path';
import { addressOf, type AddressSet, isPartial, knownFolderOf } from './address.js';
import { endingOf, kindOfTarget, mayBeGenerated } from './link-kinds.js';
import type { Redirects } from './redirects/redirects.js';
import { ALIAS, decodePath, type Reference } from './reference.js';
import { unicodeForm } from '../text/unicode-form.js';

/** One state of a documentation project. */
export interface Site {
  readonly pages: AddressSet;
  /** Undefined if they are not known. */
  readonly redirects: Redirects | undefined;
  /** The pages of this state and of the one that it is compared with. */
  readonly knownPages: AddressSet;
  /** True for an address that this state, or the one that it is compared with, redirects. */
  readonly isRedirected: (address: string) => boolean;
  /** True for an address below a folder for which an API description makes the pages. */
  readonly isGenerated: (address: string) => boolean;
  /** True for an address that may have a page that neither list nor folder shows, such as a generated one. */
  readonly mayExist: (address: string) => boolean;
  /** True for an address that the navigation of one of these states lists. */
  readonly isListed: (address: string) => boolean;
  /** The files of the folder that is looked at, or had; undefined if there is none. */
  readonly files: AddressSet | undefined;
  /** The files that the pull request removes or renames. */
  readonly lostFiles: AddressSet;
  /** False if the public URL has a path: what begins with a slash may be another site then. */
  readonly isAtRoot: boolean;
}

/**
 * Where a link leads. `elsewhere`: to another site, to a file that is there, or where a redirect leads. `no scheme`: to a
 * host, which browsers take for the name of a page.
 */
export type Target =
  | { readonly kind: 'elsewhere' | 'no scheme' }
  /** With the addresses that the link may mean, if they are known. */
  | { readonly kind: 'unknown'; readonly addresses?: readonly string[] }
  | { readonly kind: 'page'; readonly addresses: readonly string[]; readonly anchor: string }
  | { readonly kind: 'missing page' | 'missing file'; readonly address: string };

const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const HOST_ALONE = /^www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[:/?#]|$)/i;
/** A template, a placeholder or a variable. */
const TEMPLATE = /[{}<>]|\$\(|\[\[/;

const MAX_URL_LENGTH = 8_000;

type Link = Pick<Reference, 'url' | 'isEmbedded'>;

/**
 * @param page path of the page in the project, with its ending
 * @param link its URL is relative, or begins with a slash at the root of the site
 */
export function findTarget(link: Link, page: string, site: Site): Target {
  // No server takes a longer one.
  if (link.url.length > MAX_URL_LENGTH) return { kind: 'unknown' };
  // As browsers do.
  const url = link.url.replace(/[\t\r\n]/g, '').trim();
  // The generator only looks up what a page has, not the rest of a full URL.
  const isAlias = page !== '' && ALIAS.test(url);
  if (url === '' || OTHER_SITE.test(url) || TEMPLATE.test(url) || isAlias) return { kind: 'elsewhere' };
  const path = url.replace(/[?#].*$/s, '');
  // What follows `:~:` is a text that browsers look for.
  const anchor = url.replace(/^[^#]*#?/, '').replace(/:~:.*$/s, '');
  if (path === '') return { kind: 'page', addresses: [addressOf(page)], anchor };
  const readings = readingsOf(path, page);
  const pages = readings.filter((address) => site.pages.has(address));
  if (pages.length > 0) return { kind: 'page', addresses: pages, anchor };
  const ends = readings.map((address) => site.redirects?.follow(address, site.pages).kind);
  if (ends.some((kind) => kind === 'page' || kind === 'away')) return { kind: 'elsewhere' };
  // What is wrong with the redirect itself is another finding.
  const unknown = { kind: 'unknown', addresses: readings } as const;
  if (ends.some((kind) => kind === 'unknown' || kind === 'loop')) return unknown;
  if (page !== '' && HOST_ALONE.test(url)) return { kind: 'no scheme' };
  const isOnlyAtRoot = site.pages.has(addressOf(posix.join('/', path)));
  return isOnlyAtRoot ? unknown : { ...unknown, ...findMissing({ ...link, path }, readings, site) };
}

/** The addresses that a path may mean, the likeliest one first; empty if that one leads out of the project. */
function readingsOf(path: string, page: string): string[] {
  const decoded = unicodeForm(decodePath(path), 'NFC');
  if (decoded.startsWith('/')) return [addressOf(posix.normalize(decoded))];
  const address = addressOf(page);
  const paths = [posix.dirname(page), posix.dirname(address), address].map((base) => posix.join(base, decoded));
  const isOutside = (one: string): boolean => /^\.\.(?:\/|$)/.test(one);
  const inside = paths.filter((one) => !isOutside(one)).map((one) => addressOf(one));
  return isOutside(paths[0] ?? '') ? [] : [...new Set(inside)];
}

/** A link that leads to no page: what it lacks, unless that is not known. */
function findMissing({ path, isEmbedded }: Link & { readonly path: string }, readings: string[], site: Site): Target {
  const [address] = readings;
  // It leads out of the project, or into a folder that isn't listed.
  if (address === undefined || /(?:^|\/)\./.test(address)) return { kind: 'unknown' };
  // A file, such as LICENSE.
  if (readings.some((one) => site.files?.has(one))) return { kind: 'elsewhere' };
  const isFromRoot = path.startsWith('/');
  const decoded = decodePath(path);
  const kind = kindOfLink(address, { path: decoded, isEmbedded }, site);
  if (kind === 'file') {
    // A frame may show a route.
    if (endingOf(decoded) === undefined) return { kind: 'unknown' };
    const isRelative = isEmbedded && !isFromRoot;
    const isKnown = isRelative || site.lostFiles.has(address) || isKnownPlace(address, isFromRoot, site.files, site);
    return findFile(address, readings, isKnown, site);
  }
  const isPlace = site.isRedirected(address) || isKnownPlace(address, isFromRoot, site.knownPages, site);
  const isKnown = kind === 'page' && isPlace;
  const isMissing = isKnown && readings.every((one) => isNowhere(one, site));
  return isMissing ? { kind: 'missing page', address } : { kind: 'unknown' };
}

/** The name of a page may have a dot: the lists of pages and the navigation show that it is one. */
function kindOfLink(
  address: string,
  { path, isEmbedded }: { readonly path: string; readonly isEmbedded: boolean },
  { knownPages, isListed }: Site,
): ReturnType<typeof kindOfTarget> {
  if (!isEmbedded && (knownPages.has(address) || isListed(address))) return 'page';
  return mayBeGenerated(path, isEmbedded) ? 'unknown' : kindOfTarget(path, isEmbedded);
}

/** The address of the file that a page imports, and that the change takes away; undefined for any other import. */
export function findLostImport(path: string, page: string, { files, lostFiles, mayExist }: Site): string | undefined {
  if (!/^[./]/.test(path) || !files) return undefined;
  const address = addressOf(path.startsWith('/') ? posix.normalize(path) : posix.join(posix.dirname(page), path));
  const isGone = lostFiles.has(address) && !files.hasEndOf(address) && !mayExist(address);
  return isGone ? address : undefined;
}

/** The same for what a component includes, whose folder is the service's choice: the end of its path counts. */
export function findLostPart(path: string, page: string, site: Site): string | undefined {
  const name = addressOf(path);
  if (/^[./]/.test(path)) return findLostImport(path, page, site);
  if (!site.files || site.files.hasEndOf(name)) return undefined;
  return site.lostFiles.addresses.find((address) => isPartial(address) && `/${address}`.endsWith(`/${name}`));
}

function findFile(address: string, readings: readonly string[], isKnown: boolean, { files, mayExist }: Site): Target {
  if (!files) return { kind: 'unknown' };
  const mayBeThere = readings.some((one) => files.hasEndOf(one) || mayExist(one));
  return isKnown && !mayBeThere ? { kind: 'missing file', address } : { kind: 'unknown' };
}

/**
 * True if only this project can have an address: it is there, or its first two folders are. Other folders may be another site, or
 * generated. A path from the root may also begin at another root, where something like it is, or where the root is.
 */
function isKnownPlace(
  address: string,
  isFromRoot: boolean,
  known: AddressSet | undefined,
  { isAtRoot }: Site,
): boolean {
  if (known?.has(address)) return true;
  const folder = knownFolderOf(address);
  if (!known?.hasFolder(folder)) return false;
  return !isFromRoot || (isAtRoot && folder !== '' && !known.hasEndOf(address));
}

/** True for an address that has no page, where no page may be in a form that the contract leaves open. */
export function isNowhere(address: string, { pages, redirects, mayExist }: Site): boolean {
  const isFound = address === '' || redirects === undefined || redirects.find(address) !== undefined;
  return !isFound && !pages.has(address) && !pages.hasAlike(address) && !mayExist(address);
}
