/** Finds the redirects of live that a change takes away, for the rule vanished-pages: each is an address that was published. Pure. */
import { addressOf, exactAddressOf } from '../../../pages/address.js';
import { fateOf } from '../../../pages/redirects/redirect-ends.js';
import { isPlainSource, type Redirect, type Redirects, redirectsAnything } from '../../../pages/redirects/redirects.js';
import type { State } from '../state.js';
import type { Found } from './rule.js';
import { type Loss, LOSSES } from './vanished-pages.js';

interface Comparison {
  readonly live: State;
  readonly tested: State;
  /** Why it isn't certain that the change takes a redirect away, as a clause. */
  readonly doubt: string | undefined;
  readonly loss?: Loss;
}

interface Gone {
  readonly findings: readonly Found[];
  /** Redirects that led nowhere before. */
  readonly old: number;
}

export function findVanishedRedirects({ live, tested, doubt, loss = LOSSES.sure }: Comparison): Gone {
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
    else if (fate === 'gone') {
      const proposal = successorOf(redirect, redirects, tested);
      const message = `/${place} ${loss} with its redirect`;
      findings.push({ ...placeOf(redirect, place), message, ...(proposal !== undefined && { proposal }) });
    } else if (fate !== 'kept') {
      const message = `/${place} isn't redirected any more, but ${fate.doubt}`;
      findings.push({ ...placeOf(redirect, place), message, level: 'unknown' });
    }
  }
  return { findings, old };
}

function placeOf({ source }: Redirect, page: string): Omit<Found, 'message'> {
  return { kind: 'redirect', page, target: isPlainSource(source) ? addressOf(source) : page };
}

/** The page that a redirect led to, if it is still there. */
function successorOf({ source }: Redirect, redirects: Redirects, { pages }: State): string | undefined {
  const end = isPlainSource(source) ? redirects.follow(addressOf(source), pages) : undefined;
  return end?.kind === 'page' ? end.address : undefined;
}
