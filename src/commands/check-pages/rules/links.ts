/** Finds links that lead to no page. Pure. */
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
  // Whether it leads anywhere needn't be known of a link that is permitted.
  if (target.kind === 'unknown' && target.addresses?.some(isAllowed)) return undefined;
  if (target.kind === 'unknown') return { ...place, level: 'unknown', message: `${url} is not known` };
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

export function schemeFinding(place: Link['place']): Found {
  const { url } = place;
  const message = `${url} has no scheme, so browsers look for a page of this name: write https://${url}`;
  return { kind: 'no scheme', ...place, target: url, message };
}
