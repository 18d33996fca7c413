/** Finds links that lead to no page. Pure. */
import { kindOfTarget } from '../../../pages/link-kinds.js';
import type { State } from '../state.js';
import type { Found, Link, Rule } from './rule.js';

export const links = {
  name: 'links',
  severity: 'problem',
  finds: 'A link leads to no page. A full URL is a warning.',
  inPage: ({ links: own, state }) => own.flatMap((link) => findingOf(link, state) ?? []),
  isLost: ({ target = '' }, { addresses }) => addresses.has(target),
} as const satisfies Rule;

function findingOf({ place, target, isEmbedded, isFullUrl }: Link, { isAllowed }: State): Found | undefined {
  const { url } = place;
  if (target.kind === 'unknown')
    return leadsToFile(url, isEmbedded) ? undefined : unknownFinding(place, target, isAllowed);
  if (target.kind === 'no scheme') return isEmbedded ? undefined : schemeFinding(place);
  if (target.kind !== 'missing page') return undefined;
  return {
    ...place,
    ...(isFullUrl && { level: 'mild' }),
    ...(isAllowed(target.address) && { level: 'allowed' }),
    target: target.address,
    message: `${url} leads to no page`,
  };
}

/** What a link leads to, as its name says. */
export function leadsToFile(url: string, isEmbedded: boolean): boolean {
  return kindOfTarget(url.replace(/[?#].*$/s, ''), isEmbedded) === 'file';
}

/** Whether it leads anywhere needn't be known of a link that is permitted. */
export function unknownFinding(
  place: Link['place'],
  { addresses }: { readonly addresses?: readonly string[] },
  isAllowed: State['isAllowed'],
): Found | undefined {
  return addresses?.some(isAllowed) ? undefined : { ...place, level: 'unknown', message: `${place.url} is not known` };
}

export function schemeFinding(place: Link['place']): Found {
  const { url } = place;
  const message = `${url} has no scheme, so browsers look for a page of this name: write https://${url}`;
  return { kind: 'no scheme', ...place, target: url, message };
}
