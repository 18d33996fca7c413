/** Decides at which rank a search has an expected page, and what all queries say together. Pure. */
import type { SearchHits } from '../../api/schemas/content.js';
import { type AddressSet, addressOf, nameOf } from '../../pages/address.js';
import { nearestName } from '../../text/nearest-name.js';
import { evaluateThresholds, type ThresholdMetrics } from '../inputs/thresholds.js';

export interface Query {
  readonly query: string;
  /** The line of the entry in the file. */
  readonly line: number;
  /** Pages, as written. Any of them will do. */
  readonly expect: readonly string[];
  readonly maxRank: number;
}

export type Answer = ReturnType<typeof judge>;
export type Result = ReturnType<typeof resultOf>;

/** The number of results that a search asks for. */
export const MAX_RANK = 20;

export const METRICS = {
  metrics: { 'hit-rate': { scale: 'fraction' }, 'no-results': { scale: 'count' } },
  example: 'hit-rate >= 90%',
} as const satisfies ThresholdMetrics<string>;

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** The place of a page, without what only URLs have. Undefined if nothing is left, such as of a fragment. */
export function pageAddressOf(text: string): string | undefined {
  const path = text.replace(ORIGIN, '/').replace(/[?#].*$/s, '');
  return path === '' ? undefined : addressOf(path);
}

export function judge(query: Query, { results }: SearchHits) {
  const paths = new Set(query.expect.map(pageAddressOf));
  const urls = new Set(query.expect.filter((text) => ORIGIN.test(text)).map(pageAddressOf));
  const found = results.map((result, index) => {
    const [path, url] = [pageAddressOf(result.path), pageAddressOf(result.url)];
    const isExpected = (path !== undefined && paths.has(path)) || (url !== undefined && urls.has(url));
    // A result without a place is a page of its own, so that no other page gets a better rank.
    return { page: path ?? url ?? index, isExpected };
  });
  const pages = [...new Set(found.map(({ page }) => page))];
  const ranks = found.flatMap(({ page, isExpected }) => (isExpected ? [pages.indexOf(page) + 1] : []));
  const rank = ranks.length === 0 ? null : Math.min(...ranks);
  const first = results[0] ? { path: results[0].path, title: results[0].title } : null;
  return {
    ...query,
    rank,
    hit: rank !== null && rank <= query.maxRank,
    /** The number of distinct pages. */
    results: pages.length,
    first,
    /** Whether the project lists an expected page; null if that isn't known. */
    isPageListed: null as boolean | null,
    /** The expected pages that the project surely doesn't list. */
    unlisted: [] as readonly string[],
    /** The page that a mistyped one probably means. */
    nearest: undefined as string | undefined,
  };
}

/** What all queries say, once each of them has an answer. */
export function resultOf(answers: readonly Answer[], thresholdLines: readonly string[]) {
  const numbers = {
    'hit-rate': Number((answers.filter(({ hit }) => hit).length / answers.length).toFixed(6)),
    'no-results': answers.filter(({ results }) => results === 0).length,
  };
  const thresholds = evaluateThresholds(thresholdLines, METRICS, ({ metric }) => numbers[metric]);
  const unmet = thresholds.flatMap(({ line, met }) => (met ? [] : [line]));
  return { answers, misses: answers.filter(({ hit }) => !hit), numbers, thresholds, unmet };
}

/** The page of the project that a mistyped one probably means: a near name in its folder, or the same in a folder less. */
export function nearestPage(expected: string, pages: AddressSet): string | undefined {
  const wanted = (pageAddressOf(expected) ?? '').toLowerCase();
  const folder = wanted.slice(0, -nameOf(wanted).length);
  const folded = new Map(pages.addresses.map((address) => [address.toLowerCase(), address]));
  const siblings = [...folded.keys()].filter((address) => address === folder + nameOf(address));
  const name = nearestName(nameOf(wanted), siblings.map(nameOf));
  const nearest =
    name === undefined ? [...folded.keys()].find((one) => one !== '' && wanted.endsWith(`/${one}`)) : folder + name;
  return nearest === undefined ? undefined : folded.get(nearest);
}

/** Whether the project lists one of the pages. Without a page at its path, it isn't known where a URL leads. */
export function isListed(expect: readonly string[], pages: AddressSet): boolean | null {
  if (expect.some((page) => pages.has(pageAddressOf(page) ?? ''))) return true;
  return expect.some((page) => ORIGIN.test(page)) ? null : false;
}
