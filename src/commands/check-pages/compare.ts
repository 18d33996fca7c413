/** Compares a state of the project with live, and finds what is wrong with each of its pages. Pure. */
import { addressOf, exactAddressOf, isPartial } from '../../pages/address.js';
import { findAnchor, type Outline } from '../../pages/headings.js';
import { findTarget, hasKnownFolder, isNowhere, type Site, type Target } from '../../pages/link-targets.js';
import { placeOf } from '../../pages/place.js';
import type { Reference } from '../../pages/reference.js';
import { findRedirectProblems, type RedirectFinding } from '../../pages/redirects.js';
import { pathBelow } from './code-links.js';
import type { ConfigFacts, State } from './state.js';
import type { Finding } from './verdicts.js';

export interface Comparison {
  readonly live: State;
  readonly tested: State;
  /** The tested state, as links see it. */
  readonly site: Site;
  /**
   * Paths in the repository that the pull request removes or renames; undefined if they are not known completely. A
   * branch may be older than live, and lack pages for that reason.
   */
  readonly removed: readonly string[] | undefined;
  /** True if a branch of the service is looked at, which nothing has merged with live. */
  readonly isBranch: boolean;
}

/** The pages of live that the tested state doesn't have and doesn't redirect. */
export function findVanished(comparison: Comparison): Finding[] {
  const { live, tested, site } = comparison;
  const addresses = [...live.pages.addresses].filter((address) => {
    const redirect = tested.config?.redirects?.find(address);
    const isRedirected = redirect !== undefined && redirect !== 'unknown';
    return address !== '' && !tested.pages.has(address) && !isRedirected && !isPartial(address);
  });
  return addresses.map((address) => {
    const page = placeOf(live.pages.pathOf(address) ?? address);
    const doubt = doubtAbout(address, page, comparison, site);
    const message = `/${address} disappears without a redirect`;
    const finding = { rule: 'vanished-pages', page, target: address } as const;
    if (doubt === undefined) return { ...finding, message };
    return { ...finding, message: `/${address} isn't there, but ${doubt}`, level: 'unknown' };
  });
}

/** Why it is not known whether readers lose a page. */
function doubtAbout(
  address: string,
  page: string,
  { live, tested, removed, isBranch }: Comparison,
  site: Site,
): string | undefined {
  const doubts: readonly (readonly [boolean, string])[] = [
    [!tested.config?.redirects, 'the redirects are not known'],
    [!tested.isComplete, 'the list of the branch is not complete'],
    [!isNowhere(address, site), 'another page or redirect may have this path'],
    [!isNamed(address, live.config), 'the live navigation does not list it'],
    [removed === undefined && isBranch, 'the branch may be older than live'],
    [removed !== undefined && !isRemoved(page, removed), 'the pull request does not remove it'],
  ];
  return doubts.find(([isOpen]) => isOpen)?.[1];
}

/** The folder of the documentation in the repository is unknown, so the end of a path counts. */
function isRemoved(page: string, removed: readonly string[]): boolean {
  return removed.some((path) => `/${placeOf(path)}`.endsWith(`/${page}`));
}

/** True if the configuration names a page, a folder above it, or a pattern for it. */
function isNamed(address: string, config: ConfigFacts | undefined): boolean {
  if (!config) return false;
  return config.named.has(address) || config.patterns.some((pattern) => address.startsWith(pattern));
}

const REDIRECT_MESSAGES: Readonly<Record<RedirectFinding['kind'], (one: RedirectFinding) => string>> = {
  'no target': ({ destination }) => `the redirect leads to ${destination}, which isn't a page`,
  loop: () => 'the redirect leads back to itself',
  duplicate: () => 'another redirect has the same source and another destination',
  'duplicate with one end': () => 'another redirect is the same',
  chain: ({ destination }) => `the redirect leads to ${destination}, which is redirected again`,
  hides: () => 'a page has the same path, so one of them is never shown',
};

const MILD_KINDS: ReadonlySet<RedirectFinding['kind']> = new Set(['duplicate with one end', 'chain', 'hides']);

/** Undefined if the redirects are not known. */
export function findInRedirects({ config }: State, site: Site): Finding[] | undefined {
  if (!config?.redirects) return undefined;
  const mayBeMissing = (address: string): boolean => isNowhere(address, site) && hasKnownFolder(address, site);
  return findRedirectProblems(config.redirects, site.pages, mayBeMissing).map((found) => ({
    rule: 'redirects',
    kind: found.kind,
    page: exactAddressOf(found.source),
    target: found.destination,
    message: `${found.source}: ${REDIRECT_MESSAGES[found.kind](found)}`,
    ...(MILD_KINDS.has(found.kind) && { level: 'mild' }),
  }));
}

/** Entries of the navigation that are no page. Undefined if the navigation is not known. */
export function findInNavigation({ config, pages }: State, site: Site): Finding[] | undefined {
  const entries = config?.entries;
  if (!entries?.some((entry) => pages.has(addressOf(entry)))) return undefined;
  const missing = entries.filter((entry) => isNowhere(addressOf(entry), site));
  return missing.map((entry) => ({
    rule: 'navigation-entries',
    page: placeOf(entry),
    message: `the navigation lists ${entry}, which isn't a page`,
  }));
}

/** Addresses of pages that the configuration doesn't name, before their texts are looked at. */
export function unlistedPages(addresses: Iterable<string>, { config, pages }: State, site: Site): string[] {
  const { entries } = config ?? {};
  if (!config || !entries?.some((entry) => pages.has(addressOf(entry)))) return [];
  return [...addresses].filter(
    (address) =>
      address !== '' &&
      !isPartial(address) &&
      !site.mayExist(address) &&
      !isNamed(address, config) &&
      !isBelowNamedFolder(address, config, pages),
  );
}

/** True if the configuration names a folder above the page: the service may list what is in it. */
function isBelowNamedFolder(address: string, { named }: ConfigFacts, pages: State['pages']): boolean {
  const segments = address.split('/');
  return segments.some((_, end) => {
    const folder = segments.slice(0, end).join('/');
    return folder !== '' && named.has(folder) && !pages.has(folder);
  });
}

const FRONT_MATTER = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** True if the front matter of a page hides it. */
export function isHidden(text: string): boolean {
  const [, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return /^["']?(?:hidden|noindex|draft|unlisted)["']?[ \t]*:[ \t]*["']?true\b/im.test(yaml);
}

/** A page that was read and parsed. */
export interface PageView {
  /** Path in the project. */
  readonly path: string;
  /** Relative to the workspace; undefined for a page of the service. */
  readonly file: string | undefined;
  readonly text: string;
  readonly references: readonly Reference[];
}

/** A link to an anchor of a page, which exists. */
export interface AnchorLink {
  readonly finding: Finding;
  readonly addresses: readonly string[];
  readonly anchor: string;
}

export interface PageFindings {
  readonly findings: readonly Finding[];
  readonly anchors: readonly AnchorLink[];
  /** Links whose target is not known. */
  readonly unknown: number;
}

/** @param siteUrls public URLs of the documentation */
export function findInPage(view: PageView, site: Site, siteUrls: readonly string[]): PageFindings {
  const findings: Finding[] = [];
  const anchors: AnchorLink[] = [];
  let unknown = 0;
  let [line, countedUpTo] = [1, 0];
  for (const reference of view.references) {
    line += view.text.slice(countedUpTo, reference.start).split('\n').length - 1;
    countedUpTo = reference.start;
    const place = { page: placeOf(view.path), file: view.file, line, url: reference.url };
    const below = pathBelow(reference.url, siteUrls);
    const target = findTarget({ ...reference, url: below ?? reference.url }, view.path, site);
    findings.push(...altFinding(reference, place), ...targetFinding(target, place, below !== undefined));
    if (target.kind === 'page' && target.anchor !== '')
      anchors.push({ ...target, finding: anchorFinding(target, place) });
    if (target.kind === 'unknown') unknown += 1;
  }
  return { findings, anchors, unknown };
}

type LinkPlace = Pick<Finding, 'page' | 'file' | 'line'> & { readonly url: string };

function altFinding({ lacksAlt, url }: Reference, place: LinkPlace): Finding[] {
  return lacksAlt ? [{ rule: 'alt-text', ...place, target: url, message: `${url} has no alternative text` }] : [];
}

/** @param isFullUrl services may publish other pages below the public URL, too */
function targetFinding(target: Target, place: LinkPlace, isFullUrl: boolean): Finding[] {
  const level = isFullUrl ? ({ level: 'mild' } as const) : {};
  if (target.kind === 'missing page')
    return [{ rule: 'links', ...place, ...level, target: target.address, message: `${place.url} leads to no page` }];
  if (target.kind !== 'missing file' || isFullUrl) return [];
  return [{ rule: 'media', ...place, target: target.address, message: `${place.url} isn't in the folder` }];
}

function anchorFinding(
  { addresses, anchor }: { addresses: readonly string[]; anchor: string },
  place: LinkPlace,
): Finding {
  const message = `${place.url} leads to a page without this heading`;
  return { rule: 'anchors', ...place, target: `${addresses[0] ?? ''}#${anchor}`, message };
}

/**
 * The links whose anchor no page has that they may lead to.
 * @param outlineOf undefined for a page that isn't read
 */
export function missingAnchors(
  anchors: readonly AnchorLink[],
  outlineOf: (address: string) => Outline | undefined,
): Finding[] {
  const isMissing = ({ addresses, anchor }: AnchorLink): boolean =>
    addresses.every((address) => {
      const outline = outlineOf(address);
      return outline !== undefined && findAnchor(anchor, outline) === 'missing';
    });
  return anchors.filter(isMissing).map(({ finding }) => finding);
}

/**
 * Files of the media library that a page embeds and the library doesn't have. Only below the longest common folder of at
 * least two of its files is a URL one of the library.
 */
export function findInMedia(view: PageView, libraryUrls: readonly string[]): Finding[] {
  const prefix = commonFolder(libraryUrls);
  if (prefix === undefined) return [];
  const known = new Set(libraryUrls.map(withoutQuery));
  const missing = view.references.filter(
    ({ url, isEmbedded }) => isEmbedded && url.startsWith(prefix) && !known.has(withoutQuery(url)),
  );
  return missing.map(({ url, start }) => ({
    rule: 'media',
    kind: 'library',
    page: placeOf(view.path),
    file: view.file,
    line: view.text.slice(0, start).split('\n').length,
    url,
    target: withoutQuery(url),
    message: `${url} isn't in the media library`,
    level: 'mild',
  }));
}

/** The URL up to the last slash that all files have in common; undefined for fewer than two, or only a host. */
function commonFolder(urls: readonly string[]): string | undefined {
  const [first, ...others] = urls;
  if (first === undefined || others.length === 0) return undefined;
  let prefix = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((url) => url.startsWith(prefix)))
    prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);
  return /^https?:\/\/[^/]+\//.test(prefix) ? prefix : undefined;
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
