/** Finds what is wrong in the redirects of a state of the project. Pure. */
import { addressOf, exactAddressOf } from '../../../pages/address.js';
import { endOfPattern, isMissing, mayBeMissing } from '../../../pages/redirects/redirect-ends.js';
import { endOf, readPattern, shapeOf } from '../../../pages/redirects/redirect-pattern.js';
import {
  isPlainSource,
  pathIn,
  type Redirect,
  type Redirects,
  type Step,
  wrongFieldOf,
} from '../../../pages/redirects/redirects.js';
import type { State } from '../state.js';
import type { Found, Rule } from './rule.js';

export const redirects = {
  name: 'redirects',
  severity: 'problem',
  finds:
    "A redirect leads to no page or to itself, isn't a path, or has two destinations. Chains and hidden pages are warnings.",
  inConfig: {
    find: findInRedirects,
    isComparable: ({ config }) => config?.redirects !== undefined,
    doubt: 'the redirects are not known',
  },
} as const satisfies Rule;

/** Kind and message of what is wrong, and what else identifies it than the destination. */
type Fault = readonly [kind: string, message: string, target?: string];

const MILD_KINDS: ReadonlySet<string> = new Set(['duplicate with one end', 'chain', 'hides']);
/** Another site may have the page. */
const OPEN_TARGET = 'open target';

/** Undefined if the redirects are not known. */
export function findInRedirects(state: State): Found[] | undefined {
  const { redirects: all, pages, knownPages } = state;
  if (!all) return undefined;
  const earlier = new Map<string, string>();
  const hidden = all.stepsByPattern(pages.addresses);
  const moved = all.stepsByPattern(knownPages.addresses.filter((address) => !pages.has(address)));
  return all.all.flatMap((redirect): Found[] => {
    const { source, destination } = redirect;
    const wrong = addressFault(redirect);
    if (wrong) return [findingOf(redirect, wrong)];
    // What follows it never reaches the service.
    if (source.includes('#')) return [];
    const shape = shapeOf(source);
    const other = earlier.get(shape);
    const end = endOf(source, destination);
    earlier.set(shape, other ?? end);
    const isPlain = isPlainSource(source);
    const faults = [
      readPattern(source) !== undefined && duplicateFault(end, other),
      isPlain ? hidesFault(redirect, state) : patternHidesFault(hidden.get(redirect) ?? []),
      other === undefined &&
        (isPlain ? targetFault(redirect, all, state) : patternTargetFault(redirect, moved.get(redirect) ?? [], state)),
    ];
    return faults.filter((one) => one !== false).map((fault) => findingOf(redirect, fault));
  });
}

function findingOf({ source, destination }: Redirect, [kind, message, target = destination]: Fault): Found {
  return {
    kind,
    page: exactAddressOf(source),
    target,
    message: `${source === '' ? '""' : source}: ${message}`,
    ...(MILD_KINDS.has(kind) && { level: 'mild' }),
    ...(kind === OPEN_TARGET && { level: 'unknown' }),
  };
}

function addressFault(redirect: Redirect): Fault | false {
  const wrong = wrongFieldOf(redirect);
  if (wrong === undefined) return false;
  if (wrong === 'source')
    return ['no address', "the source of the redirect doesn't begin with /, so it redirects nothing"];
  const shown = JSON.stringify(redirect.destination);
  return [
    'no address',
    `the redirect leads to ${shown}, which doesn't begin with / or https://, so it redirects nothing`,
  ];
}

function duplicateFault(end: string, earlier: string | undefined): Fault | false {
  if (earlier === undefined) return false;
  if (earlier === end) return ['duplicate with one end', 'another redirect is the same'];
  return ['duplicate', 'another redirect has the same source and another destination'];
}

function hidesFault({ source, destination }: Redirect, { pages }: State): Fault | false {
  const address = addressOf(source);
  // Whether `/x` is also the page `x/index` is not known.
  const isPage = exactAddressOf(pages.pathOf(address) ?? '*') === exactAddressOf(source);
  const hides = isPage && addressOf(pathIn(destination) ?? '*') !== address;
  return hides && ['hides', 'a page has the same path, so one of them is never shown'];
}

function patternHidesFault(steps: readonly Step[]): Fault | false {
  const hidden = steps.filter(({ from, to }) => from !== to);
  const [first] = hidden;
  if (!first) return false;
  return ['hides', `the pattern also matches the page /${first.from}${moreOf(hidden)}, which it may hide`];
}

function moreOf(steps: readonly Step[]): string {
  return steps.length === 1 ? '' : ` and ${steps.length - 1} more`;
}

/** What is wrong with the target of a redirect. */
function targetFault(redirect: Redirect, redirects: Redirects, state: State): Fault | false {
  const { source, destination } = redirect;
  const path = pathIn(destination, state.knownPages);
  // The source `/404` stands for what isn't found.
  if (path === undefined || addressOf(source) === '404') return false;
  const address = addressOf(path);
  const next = redirects.find(address);
  // Whether the page or the redirect is first at its source is open.
  if (state.pages.has(addressOf(source)) || state.pages.has(address) || next === 'unknown') return false;
  if (next === undefined) {
    if (state.isAllowed(address)) return false;
    if (isMissing(address, state)) return ['no target', `the redirect leads to ${destination}, which isn't a page`];
    return mayBeMissing(address, state) && [OPEN_TARGET, `the redirect leads to ${destination}, ${NOT_A_KNOWN_PAGE}`];
  }
  if (redirects.leadsBack(redirect)) return ['loop', 'the redirect leads back to itself'];
  const isLoop = redirects.follow(address, state.pages).kind === 'loop';
  return !isLoop && ['chain', `the redirect leads to ${destination}, which is redirected again`];
}

const NOT_A_KNOWN_PAGE = "which isn't a page of the project; check that another site has it";

/** @param steps where the pattern leads the pages that moved */
function patternTargetFault(redirect: Redirect, steps: readonly Step[], state: State): Fault | false {
  const judged = steps.filter(({ to }) => to !== undefined && !state.isAllowed(to));
  const missing = judged.filter(({ to = '' }) => isMissing(to, state));
  const [first] = missing;
  if (first) {
    const message = `the redirect leads /${first.from}${moreOf(missing)} to /${first.to ?? ''}, which isn't a page`;
    return ['no target', message, `/${first.to ?? ''}`];
  }
  const open = judged.find(({ to = '' }) => mayBeMissing(to, state) && !state.redirects?.find(to));
  if (open) return [OPEN_TARGET, `the redirect leads /${open.from} to /${open.to ?? ''}, ${NOT_A_KNOWN_PAGE}`];
  if (steps.length > 0) return false;
  const end = endOfPattern(redirect, state);
  const start = `the redirect leads to ${redirect.destination}, `;
  if (end === 'open') return [OPEN_TARGET, start + NOT_A_KNOWN_PAGE];
  return end === 'dead' && ['no target', `${start}where no page is`];
}
