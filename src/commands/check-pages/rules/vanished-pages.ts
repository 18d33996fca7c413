/** Finds the pages of live that a change takes away without a redirect. Pure. */
import type { ChangedFile } from '../../../hosts/host.js';
import {
  addressOf,
  AddressSet,
  exactAddressOf,
  folderAddressOf,
  isPartial,
  isWithinFolder,
  nameOf,
} from '../../../pages/address.js';
import { isNowhere } from '../../../pages/link-targets.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { inputName } from '../../../text/input-names.js';
import { upperFirst } from '../../../text/sentences.js';
import { isNamed, type State } from '../state.js';
import type { Found, Rule } from './rule.js';

export const vanishedPages = {
  name: 'vanished-pages',
  severity: 'problem',
  finds: 'A published page or redirect disappears without a redirect.',
} as const satisfies Rule;

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
 * The rest of a path of the repository below a folder; undefined for a file that isn't in it.
 * @param folder relative to the workspace, in which the repository may be a folder
 */
export function pathInFolder(folder: string): (path: string) => string | undefined {
  if (folder === '.') return (path) => path;
  const names = folder.split('/');
  const starts = [...names.keys()].map((start) => `${names.slice(start).join('/')}/`);
  return (path) => {
    const start = starts.find((one) => path.startsWith(one));
    return start === undefined ? undefined : path.slice(start.length);
  };
}

/**
 * Pages of live outside of the folder `to` that the pull request may take away: it removes or moves a file whose path ends
 * like theirs. Another project can have such a file, so none of them surely disappears.
 * @param root the folder that is looked at, relative to the workspace
 */
export function findGoneOutside({ live, tested, files = [] }: Comparison, to: string, root: string): Found[] {
  const folder = folderAddressOf(to);
  if (folder === '') return [];
  const restOf = pathInFolder(root);
  const outside = new AddressSet(live.pages.addresses.filter((address) => !isWithinFolder(address, folder)));
  return files.flatMap(({ path, change, previousPath }): Found[] => {
    const lost = change === 'removed' ? path : previousPath;
    if (lost === undefined || !isPage(lost) || restOf(lost) !== undefined) return [];
    const segments = exactAddressOf(lost).split('/');
    const ends = segments.map((_, start) => addressOf(segments.slice(start).join('/')));
    const target = ends.find((end) => end !== '' && outside.has(end));
    const isKept = change !== 'removed' && `/${addressOf(path)}`.endsWith(`/${target ?? ''}`);
    if (target === undefined || isKept || !isOwnPage(target, live)) return [];
    if (typeof tested.redirects?.find(target) === 'object') return [];
    const message = `/${target} may disappear: ${lost} does, which isn't in ${inputName('path')}`;
    return [{ page: placeOf(live.pages.pathOf(target) ?? target), target, message, level: 'unknown' }];
  });
}

/** True for what isn't a part of other pages, or a list of pages. */
export function isOwnPage(address: string, { pages }: State): boolean {
  return !isPartial(pages.pathOf(address) ?? address) && nameOf(address) !== MANIFEST;
}

/**
 * How sure it is that the change takes an address away. Without the files of the pull request, it may be newer than the folder.
 * A run with scope all compares no change.
 */
export const LOSSES = { sure: 'disappears', open: 'seems to disappear', whole: 'is missing in the folder' } as const;

export type Loss = (typeof LOSSES)[keyof typeof LOSSES];

export function lossOf(files: Comparison['files'], isWhole: boolean): Loss {
  if (isWhole) return LOSSES.whole;
  return files ? LOSSES.sure : LOSSES.open;
}

/** The message about a page whose text is at another address now: this shows that the change moves it. */
export function sureMessage(message: string): string {
  return message.replace(LOSSES.open, LOSSES.sure);
}

/** How a message says where a page is missing. */
interface Words {
  readonly loss?: Loss;
  /** Folder of the project that the files go to. */
  readonly to?: string;
  /** What the host calls a pull request. */
  readonly request?: string;
  /** The folder that is looked at, relative to the workspace; undefined for a branch. */
  readonly folder?: string | undefined;
}

/** The pages of live that the tested state doesn't have and doesn't redirect. */
export function findVanished(comparison: Comparison, words: Words = {}): Found[] {
  const { live, tested, files, branch } = comparison;
  const { loss = LOSSES.sure, to = '.', request = 'pull request', folder } = words;
  const where = folder === undefined ? `on branch ${JSON.stringify(branch)}` : `in ${JSON.stringify(folder)}`;
  const other = folder === undefined ? '' : `; else check ${inputName('path')}`;
  const isRemoved = removalTest(files, to);
  const gone = live.pages.addresses.filter((address) => {
    const isRedirected = typeof tested.redirects?.find(address) === 'object';
    return address !== '' && isOwnPage(address, live) && !tested.pages.has(address) && !isRedirected;
  });
  return gone.map((address): Found => {
    const doubts: readonly (readonly [isOpen: boolean, why: string])[] = [
      [!tested.redirects, 'the redirects are not known'],
      [!tested.isComplete, 'the list of the branch is not complete'],
      [
        isRemoved(address) === false,
        `the ${request} does not remove it: rebase the branch if the page is newer${other}`,
      ],
      [!isNowhere(address, tested), pathDoubt(address, tested)],
      [!files && branch !== undefined, 'the branch may be older than live'],
      [!isNamed(address, live), unlistedDoubt(loss, isRemoved(address))],
    ];
    const [, why] = doubts.find(([isOpen]) => isOpen) ?? [];
    const finding = { page: placeOf(live.pages.pathOf(address) ?? address), target: address };
    if (why === undefined) return { ...finding, message: `/${address} ${loss} without a redirect` };
    return {
      ...finding,
      message: `/${address} is a live page that isn't ${where}. ${upperFirst(why)}`,
      level: 'unknown',
    };
  });
}

/** Why a page may be at an address that the list doesn't have. */
function pathDoubt(address: string, { redirects, pages }: State): string {
  if (redirects?.find(address) === 'unknown') return 'a redirect with another pattern or case may match it';
  return pages.hasAlike(address) ? 'a folder or a page in another case has this path' : 'a page may be generated there';
}

/** Readers may not have found the page, but links to it are broken now. */
const NOT_LISTED = 'the live navigation does not list it';

/** What to do about such a page. @param isRemoved undefined if the files of the request aren't known */
function unlistedDoubt(loss: Loss, isRemoved: boolean | undefined): string {
  const advice = `add a redirect only if readers know the page: ${NOT_LISTED}`;
  if (isRemoved === true || loss === LOSSES.whole) return advice;
  return `it may be newer than your branch: then rebase the branch. Otherwise, ${advice}`;
}

/** The published addresses that a change surely takes away. */
export interface Removed {
  /** As written: pages and redirects, some of which are patterns. */
  readonly sources: ReadonlySet<string>;
  /** True also for an address that one of the patterns redirected. */
  readonly has: (address: string) => boolean;
}

/** @param gone pages, also those outside of the navigation, and redirects */
export function findRemoved(gone: readonly Found[], { redirects, pages }: State): Removed {
  const isSure = ({ level, message }: Found): boolean => level === undefined || message.endsWith(NOT_LISTED);
  const sources = new Set(gone.filter(isSure).flatMap(({ target = '' }) => target));
  const isByPattern = (address: string): boolean => {
    const redirect = redirects?.find(address);
    const isGone = typeof redirect === 'object' && sources.has(exactAddressOf(redirect.source));
    return isGone && redirects?.leadsOn(address, pages) === true;
  };
  return { sources, has: (address) => sources.has(address) || isByPattern(address) };
}
