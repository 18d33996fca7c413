/** Finds the redirects of live that a change takes away: each is an address that was published. Pure. */
import { addressOf, exactAddressOf } from '../../pages/address.js';
import { isPlainSource, type Redirect, type Redirects, redirectsAnything } from '../../pages/redirects.js';
import { endOfPattern, isMissing } from './redirect-rules.js';
import type { State } from './state.js';
import type { Finding } from './verdicts.js';

interface Comparison {
  readonly live: State;
  readonly tested: State;
  /** Why it isn't certain that the change takes a redirect away, as a clause. */
  readonly doubt: string | undefined;
}

interface Gone {
  readonly findings: readonly Finding[];
  /** Redirects that led nowhere before. */
  readonly old: number;
}

/** What becomes of a redirect of live. `old`: it led nowhere before. */
type Fate = 'kept' | 'old' | 'gone' | { readonly doubt: string };

export function findVanishedRedirects(comparison: Comparison): Gone {
  const { live, tested } = comparison;
  const redirects = live.config ? live.redirects : undefined;
  if (!redirects || !tested.redirects) return { findings: [], old: 0 };
  const seen = new Set<string>();
  const findings: Finding[] = [];
  let old = 0;
  for (const redirect of redirects.all.filter(redirectsAnything)) {
    const place = exactAddressOf(redirect.source);
    if (seen.has(place)) continue;
    seen.add(place);
    const fate = fateOf(redirect, redirects, comparison);
    if (fate === 'old') old += 1;
    else if (fate !== 'kept') findings.push(findingOf(redirect, place, successorOf(redirect, redirects, tested), fate));
  }
  return { findings, old };
}

function findingOf({ source }: Redirect, page: string, proposal: string | undefined, fate: Fate): Finding {
  const target = isPlainSource(source) ? addressOf(source) : page;
  const finding = { rule: 'vanished-pages', kind: 'redirect', page, target } as const;
  if (typeof fate === 'object')
    return { ...finding, message: `/${page} isn't redirected any more, but ${fate.doubt}`, level: 'unknown' };
  return { ...finding, message: `/${page} disappears with its redirect`, ...(proposal !== undefined && { proposal }) };
}

/** The page that a redirect led to, if it is still there. */
function successorOf({ source }: Redirect, redirects: Redirects, { pages }: State): string | undefined {
  const end = isPlainSource(source) ? redirects.follow(addressOf(source), pages) : undefined;
  return end?.kind === 'page' ? end.address : undefined;
}

function fateOf(redirect: Redirect, own: Redirects, { live, tested, doubt }: Comparison): Fate {
  const { source } = redirect;
  const isPlain = isPlainSource(source);
  const address = addressOf(source);
  // A page of live is judged as a page.
  if (isPlain && (live.pages.has(address) || tested.pages.has(address) || address === '404')) return 'kept';
  const kept = isPlain ? keepsAddress(address, tested) : (tested.redirects?.covers(redirect) ?? true);
  if (kept === true) return 'kept';
  const end = isPlain ? endOf(address, own, live) : endOfPattern(redirect, live);
  if (end === 'dead') return 'old';
  if (kept === 'unknown') return { doubt: 'another page or redirect may have this path' };
  if (end === 'unknown') return { doubt: 'it may have led nowhere before' };
  return doubt === undefined ? 'gone' : { doubt };
}

function keepsAddress(address: string, { redirects, pages, mayExist }: State): boolean | 'unknown' {
  const found = redirects?.find(address);
  if (typeof found === 'object') return true;
  return found === 'unknown' || pages.hasAlike(address) || mayExist(address) ? 'unknown' : false;
}

/** Where a redirect of live led. Where another site or a file is can't be looked at, and somebody meant it. */
function endOf(address: string, redirects: Redirects, live: State): 'alive' | 'dead' | 'unknown' {
  const { kind, address: end } = redirects.follow(address, live.pages);
  if (kind === 'page' || kind === 'away') return 'alive';
  if (kind === 'loop' || (kind === 'missing' && isMissing(end, live))) return 'dead';
  return 'unknown';
}
