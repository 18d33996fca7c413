/** Finds entries and links of the navigation that lead to no page. Pure. */
import { addressOf } from '../../../pages/address.js';
import { findTarget, isNowhere } from '../../../pages/link-targets.js';
import { placeOf } from '../../../pages/place.js';
import { inputName } from '../../../text/input-names.js';
import { hasReadableNavigation, knowsNavigation, type State } from '../state.js';
import type { Found, Rule } from './rule.js';

export const navigationEntries = {
  name: 'navigation-entries',
  severity: 'problem',
  finds: "An entry of the navigation, or a link of navbar, footer or anchors, isn't a page.",
  inConfig: {
    find: findInNavigation,
    isComparable: hasReadableNavigation,
    doubt: 'the navigation is not known',
  },
} as const satisfies Rule;

/** Entries and links of the navigation that lead to no page. Undefined if the navigation is not known. */
export function findInNavigation(state: State): Found[] | undefined {
  if (!state.config || !knowsNavigation(state)) return undefined;
  const { entries, links } = state.config;
  const missing = entries.filter((entry) => {
    const address = addressOf(entry);
    return !state.isAllowed(address) && (isNowhere(address, state) || isLeftBehind(address, state));
  });
  const dead = links.filter((url) => {
    const target = findTarget({ url, isEmbedded: false }, '', state);
    return target.kind === 'missing page' && !state.isAllowed(target.address);
  });
  // The change may correct the configuration elsewhere.
  const [live, end] = state.hasLiveConfig
    ? ['live ', ` of the folder; if the change corrects it, set ${inputName('config-file')}`]
    : ['', ''];
  const found = [
    ...missing.map((entry) => [entry, `The ${live}navigation lists ${entry}, which isn't a page${end}`] as const),
    ...dead.map((url) => [url, `The ${live}navigation links to ${url}, which isn't a page${end}`] as const),
  ];
  return found.map(([entry, message]) => ({ page: placeOf(entry), message }));
}

/** True for an entry whose page is only in the other state, because it is redirected now. */
function isLeftBehind(address: string, { pages, knownPages, redirects, mayExist }: State): boolean {
  if (pages.has(address) || !knownPages.has(address)) return false;
  return typeof redirects?.find(address) === 'object' && !pages.hasAlike(address) && !mayExist(address);
}
