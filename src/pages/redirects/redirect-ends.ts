/** Decides where redirects end, and whether a change takes one away. Pure. */
import { addressOf, knownFolderOf } from '../address.js';
import { kindOfTarget } from '../link-kinds.js';
import { isNowhere, type Site } from '../link-targets.js';
import { fillPattern, foldPattern, matchPattern, type Pattern, readPattern, segmentsOf } from './redirect-pattern.js';
import { isPlainSource, type Redirect } from './redirects.js';

/** `old`: it led nowhere before, so nothing goes. `doubt`: why it isn't certain, as a clause. */
export type Fate = 'kept' | 'old' | 'gone' | { readonly doubt: string };

/** What a change makes of a redirect. */
export function fateOf(redirect: Redirect, live: Site, tested: Site): Fate {
  const { source } = redirect;
  const isPlain = isPlainSource(source);
  const address = addressOf(source);
  // A page of live is judged as a page.
  if (isPlain && (live.pages.has(address) || tested.pages.has(address) || address === '404')) return 'kept';
  const kept = isPlain ? keepsAddress(address, tested) : keepsPattern(redirect, tested);
  if (kept === true) return 'kept';
  const end = isPlain ? endOf(address, live) : endOfPattern(redirect, live);
  if (end === 'dead') return 'old';
  if (kept === 'unknown') return { doubt: 'another page or redirect may have this path' };
  if (end === 'unknown' || end === 'open') return { doubt: 'it may have led nowhere before' };
  return 'gone';
}

function keepsAddress(address: string, { redirects, pages, mayExist }: Site): boolean | 'unknown' {
  const found = redirects?.find(address);
  if (typeof found === 'object') return true;
  return found === 'unknown' || pages.hasAlike(address) || mayExist(address) ? 'unknown' : false;
}

function keepsPattern(redirect: Redirect, { redirects, isGenerated }: Site): boolean | 'unknown' {
  const kept = redirects?.covers(redirect) ?? true;
  // Without the redirect, readers may see the pages that it hid.
  return kept === false && isGenerated(exampleOf(readPattern(redirect.source) ?? [])) ? 'unknown' : kept;
}

/** Says where a redirect of live led. docs-ci can't look at another site or at a file, and takes them for alive. */
function endOf(address: string, live: Site): 'alive' | 'dead' | 'unknown' {
  const { kind = 'unknown', address: end = '' } = live.redirects?.follow(address, live.pages) ?? {};
  if (kind === 'page' || kind === 'away') return 'alive';
  if (kind === 'loop' || (kind === 'missing' && isMissing(end, live))) return 'dead';
  return 'unknown';
}

/** No page has this name, and no redirect has it as its source. */
const ANY_NAME = 'docs-ci-any-page';

/** Where a pattern leads, whatever its parameters stand for: `dead` if no page is there, `open` if another site may have one. */
export function endOfPattern({ source, destination }: Redirect, state: Site): 'alive' | 'dead' | 'open' | 'unknown' {
  if (!readPattern(source)) return 'unknown';
  const [path = ''] = destination.split(/[?#]/, 1);
  if (!path.startsWith('/')) return 'alive';
  const pattern = readPattern(path);
  if (!pattern) return 'unknown';
  if (hasMatch(foldPattern(pattern), state)) return 'alive';
  const example = exampleOf(pattern);
  if (kindOfTarget(example, false) !== 'page') return 'unknown';
  const start = pattern.findIndex((part) => part.kind !== 'text');
  const folder = start < 0 ? knownFolderOf(example) : segmentsOf(example).slice(0, Math.min(start, 2)).join('/');
  if (!isNowhere(example, state)) return 'unknown';
  return state.knownPages.hasFolder(folder) ? 'dead' : 'open';
}

/** An address that matches the pattern, and that nothing else has. */
function exampleOf(pattern: Pattern): string {
  const names = new Map(pattern.map((part) => [part.kind === 'text' ? '' : part.name, ANY_NAME]));
  return addressOf(fillPattern(pattern, names) ?? '');
}

/** @param pattern in lower case, because whether case counts is not known */
function hasMatch(pattern: Pattern, { pages }: Site): boolean {
  return pages.addresses.some((address) => matchPattern(pattern, segmentsOf(address.toLowerCase())) !== undefined);
}

export function isMissing(address: string, state: Site): boolean {
  return isNowhere(address, state) && state.knownPages.hasFolder(knownFolderOf(address));
}

/** True for an address without a page of this project, unless it is known why: another site may have it. */
export function mayBeMissing(address: string, { pages, mayExist }: Site): boolean {
  return address !== '' && !pages.has(address) && !mayExist(address);
}
