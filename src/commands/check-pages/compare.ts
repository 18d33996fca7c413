/** Compares a state of the project with live and the files of a pull request: pages and links. Pure. */
import type { ChangedFile } from '../../hosts/host.js';
import { exactAddressOf, folderAddressOf, isPartial, nameOf } from '../../pages/address.js';
import type { Outline } from '../../pages/headings.js';
import { findLostImport, findLostPart, findTarget, isNowhere, type Target } from '../../pages/link-targets.js';
import { placeOf } from '../../pages/place.js';
import type { Reference } from '../../pages/reference.js';
import { pathBelow } from './code-links.js';
import { isNamed } from './navigation-rules.js';
import type { State } from './state.js';
import type { Finding } from './verdicts.js';

interface Comparison {
  readonly live: State;
  readonly tested: State;
  /** The files of the pull request; undefined if they are not known completely. */
  readonly files: readonly ChangedFile[] | undefined;
  /** The branch of the service that is looked at, which nothing has merged with live. */
  readonly branch: string | undefined;
}

/** The usual name of the page in which push-content keeps what it pushed, which needn't be read to be known. */
const MANIFEST = 'docs-ci-manifest';

/**
 * Whether the files of the pull request remove a page; undefined if they are not known.
 * @param to folder of the project that the files go to
 */
export function removalTest(files: Comparison['files'], to: string): (address: string) => boolean | undefined {
  const lost = files?.flatMap(({ path, change, previousPath }) => (change === 'removed' ? path : (previousPath ?? [])));
  const lostPlaces = lost?.map((path) => `/${exactAddressOf(path)}`);
  const folder = folderAddressOf(to);
  // The folder of the documentation in the repository is unknown, so the end of a path counts.
  return (address) => {
    const own = `/${address}`.slice(folder === '' ? 0 : folder.length + 1);
    const ends = own === '' ? ['/index'] : [own, `${own}/index`];
    return lostPlaces?.some((place) => ends.some((end) => place.endsWith(end)));
  };
}

/**
 * The pages of live that the tested state doesn't have and doesn't redirect.
 * @param to folder of the project that the files go to
 */
export function findVanished(comparison: Comparison, to = '.'): Finding[] {
  const { live, tested, files, branch } = comparison;
  const isRemoved = removalTest(files, to);
  const gone = live.pages.addresses.filter((address) => {
    const isRedirected = typeof tested.redirects?.find(address) === 'object';
    const isPart = isPartial(live.pages.pathOf(address) ?? address) || nameOf(address) === MANIFEST;
    const isForReaders = address !== '' && !isPart;
    return isForReaders && !tested.pages.has(address) && !isRedirected;
  });
  return gone.map((address): Finding => {
    const doubts: readonly (readonly [isOpen: boolean, why: string])[] = [
      [!tested.redirects, 'the redirects are not known'],
      [!tested.isComplete, 'the list of the branch is not complete'],
      [!isNowhere(address, tested), 'another page or redirect may have this path'],
      [!files && branch !== undefined, 'the branch may be older than live'],
      [isRemoved(address) === false, 'the pull request does not remove it'],
      [!isNamed(address, live), NOT_LISTED],
    ];
    const [, why] = doubts.find(([isOpen]) => isOpen) ?? [];
    const finding = {
      rule: 'vanished-pages',
      page: placeOf(live.pages.pathOf(address) ?? address),
      target: address,
    } as const;
    if (why === undefined) return { ...finding, message: `/${address} disappears without a redirect` };
    return { ...finding, message: `/${address} isn't there, but ${why}`, level: 'unknown' };
  });
}

/** Readers may not have found the page, but links to it are broken now. */
const NOT_LISTED = 'the live navigation does not list it';

/** The published addresses that a change surely takes away. */
export interface Removed {
  /** As written: pages and redirects, some of which are patterns. */
  readonly sources: ReadonlySet<string>;
  /** True also for an address that one of the patterns redirected. */
  readonly has: (address: string) => boolean;
}

/** @param gone pages, also those outside of the navigation, and redirects */
export function findRemoved(gone: readonly Finding[], { redirects, pages }: State): Removed {
  const isSure = ({ level, message }: Finding): boolean => level === undefined || message.endsWith(NOT_LISTED);
  const sources = new Set(gone.filter(isSure).flatMap(({ target = '' }) => target));
  const isByPattern = (address: string): boolean => {
    const redirect = redirects?.find(address);
    const isGone = typeof redirect === 'object' && sources.has(exactAddressOf(redirect.source));
    return isGone && redirects?.leadsOn(address, pages) === true;
  };
  return { sources, has: (address) => sources.has(address) || isByPattern(address) };
}

/** A page that was read and parsed. */
export interface Page {
  /** Path in the project. */
  readonly path: string;
  /** Relative to the workspace; undefined for a page of the service. */
  readonly file: string | undefined;
  readonly references: readonly (Pick<Reference, 'url' | 'isEmbedded' | 'lacksAlt'> & { readonly line: number })[];
  readonly imports?: readonly Inclusion[];
  readonly parts?: readonly Inclusion[];
  readonly outline: Outline | undefined;
  readonly isHidden: boolean;
}

/** The path of another file, as written. */
interface Inclusion {
  readonly path: string;
  readonly line: number;
}

/** A link to an anchor. It is a finding if no page that it may lead to has the anchor. */
export interface AnchorLink {
  readonly finding: Finding;
  readonly addresses: readonly string[];
  readonly anchor: string;
}

export interface LinkRules {
  /** Public URLs of the documentation. */
  readonly siteUrls: readonly string[];
  /** Undefined if nothing is known of it. */
  readonly library: Library | undefined;
}

/** The media library: what begins with its folder is one of its files. */
interface Library {
  readonly folder: string;
  /** URLs of its files, without queries. */
  readonly files: ReadonlySet<string>;
}

/** Undefined if the files have no folder in common. */
export function libraryOf(urls: readonly string[]): Library | undefined {
  const folder = commonFolder(urls);
  return folder === undefined ? undefined : { folder, files: new Set(urls.map(withoutQuery)) };
}

export function findInPage(page: Page, state: State, { siteUrls, library }: LinkRules) {
  const { path, file, references } = page;
  const findings: Finding[] = lostInclusions(page, state);
  const anchors: AnchorLink[] = [];
  for (const { url, isEmbedded, lacksAlt, line } of references) {
    const place = { page: placeOf(path), file, line, url };
    if (lacksAlt) findings.push({ rule: 'alt-text', ...place, target: url, message: `${url} has no alternative text` });
    if (isEmbedded && library) findings.push(...libraryFinding(place, library));
    const below = pathBelow(url, siteUrls);
    // The pages that include a part give its relative links their places, and have the headings.
    if (below === undefined && isPartial(path) && isRelative(url)) {
      findings.push(...targetFinding({ kind: 'unknown' }, place, false));
      continue;
    }
    // What is below the public URL begins at the root of this project.
    const [ownUrl, from] = below === undefined ? [url, path] : [below, ''];
    const target = findTarget({ url: ownUrl, isEmbedded }, from, state);
    findings.push(...(target.kind === 'no scheme' ? [schemeFinding(place, isEmbedded)] : []));
    findings.push(...targetFinding(target, place, below !== undefined));
    if (target.kind === 'page' && target.anchor !== '') {
      const { addresses, anchor } = target;
      const message = `${url} leads to a page without this heading`;
      anchors.push({
        addresses,
        anchor,
        finding: { rule: 'anchors', ...place, target: `${addresses[0] ?? ''}#${anchor}`, message },
      });
    }
  }
  return { findings, anchors };
}

/** What the page includes, and the change takes away. */
function lostInclusions({ path, file, imports = [], parts = [] }: Page, state: State): Finding[] {
  const inclusions = [
    ...imports.map((one) => ({ ...one, target: findLostImport(one.path, path, state) })),
    ...parts.map((one) => ({ ...one, target: findLostPart(one.path, path, state) })),
  ];
  return inclusions.flatMap(({ path: url, line, target }): Finding[] => {
    const message = `${url} isn't in the folder`;
    return target === undefined ? [] : [{ rule: 'media', page: placeOf(path), file, line, url, target, message }];
  });
}

function schemeFinding(place: Place, isEmbedded: boolean): Finding {
  const { url } = place;
  const message = `${url} has no scheme, so browsers look for a page of this name: write https://${url}`;
  return { rule: isEmbedded ? 'media' : 'links', kind: 'no scheme', ...place, target: url, message };
}

function isRelative(url: string): boolean {
  return !/^\s*(?:\/|[a-z][a-z\d+.-]*:)/i.test(url);
}

type Place = Omit<Finding, 'rule' | 'message'> & { readonly url: string };

function libraryFinding(place: Place, { folder, files }: Library): Finding[] {
  const { url } = place;
  const target = withoutQuery(url);
  if (!url.startsWith(folder) || files.has(target)) return [];
  const message = `${url} isn't in the media library`;
  return [{ ...place, rule: 'media', kind: 'library', target, message, level: 'mild' }];
}

/** @param isFullUrl services may publish other pages below the public URL, too */
function targetFinding(target: Target, place: Place, isFullUrl: boolean): Finding[] {
  const { url } = place;
  if (target.kind === 'unknown') return [{ rule: 'links', ...place, level: 'unknown', message: `${url} is not known` }];
  if (target.kind === 'missing page') {
    const level = isFullUrl ? ({ level: 'mild' } as const) : {};
    return [{ rule: 'links', ...place, ...level, target: target.address, message: `${url} leads to no page` }];
  }
  if (target.kind !== 'missing file' || isFullUrl) return [];
  return [{ rule: 'media', ...place, target: target.address, message: `${url} isn't in the folder` }];
}

/** What all URLs have in common up to a slash; undefined for fewer than two URLs, or if it is only a host. */
function commonFolder(urls: readonly string[]): string | undefined {
  const [first = '', ...others] = urls;
  let prefix = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((url) => url.startsWith(prefix)))
    prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);
  return others.length > 0 && /^https?:\/\/[^/]+\//.test(prefix) ? prefix : undefined;
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
