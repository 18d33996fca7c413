/** Finds the redirects of live that a change takes away, for the rule vanished-pages: each is an address that was published. Pure. */
import { addressOf, exactAddressOf } from '../../../pages/address.js';
import { type Fate, fateOf } from '../../../pages/redirects/redirect-ends.js';
import { isPlainSource, type Redirect, type Redirects, redirectsAnything } from '../../../pages/redirects/redirects.js';
import type { State } from '../state.js';
import type { Found } from './rule.js';

interface Comparison {
  readonly live: State;
  readonly tested: State;
  /** Why it isn't certain that the change takes a redirect away, as a clause. */
  readonly doubt: string | undefined;
}

interface Gone {
  readonly findings: readonly Found[];
  /** Redirects that led nowhere before. */
  readonly old: number;
}

export function findVanishedRedirects({ live, tested, doubt }: Comparison): Gone {
  const redirects = live.config ? live.redirects : undefined;
  if (!redirects || !tested.redirects) return { findings: [], old: 0 };
  const seen = new Set<string>();
  const findings: Found[] = [];
  let old = 0;
  for (const redirect of redirects.all.filter(redirectsAnything)) {
    const place = exactAddressOf(redirect.source);
    if (seen.has(place)) continue;
    seen.add(place);
    const certain = fateOf(redirect, live, tested);
    const fate = certain === 'gone' && doubt !== undefined ? { doubt } : certain;
    if (fate === 'old') old += 1;
    else if (fate !== 'kept') findings.push(findingOf(redirect, place, successorOf(redirect, redirects, tested), fate));
  }
  return { findings, old };
}

function findingOf({ source }: Redirect, page: string, proposal: string | undefined, fate: Fate): Found {
  const target = isPlainSource(source) ? addressOf(source) : page;
  const finding = { kind: 'redirect', page, target } as const;
  if (typeof fate === 'object')
    return { ...finding, message: `/${page} isn't redirected any more, but ${fate.doubt}`, level: 'unknown' };
  return { ...finding, message: `/${page} disappears with its redirect`, ...(proposal !== undefined && { proposal }) };
}

/** The page that a redirect led to, if it is still there. */
function successorOf({ source }: Redirect, redirects: Redirects, { pages }: State): string | undefined {
  const end = isPlainSource(source) ? redirects.follow(addressOf(source), pages) : undefined;
  return end?.kind === 'page' ? end.address : undefined;
}
