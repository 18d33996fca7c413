/**
 * Reads the redirects of a configuration and follows them. The contract doesn't define their format or how they match:
 * what depends on it is not known. Pure.
 */
import { addressOf, type AddressSet, exactAddressOf } from '../address.js';
import { kindOfTarget } from '../link-kinds.js';
import {
  coversPattern,
  fillPattern,
  fixedPartOf,
  foldPattern,
  hasParameters,
  matchPattern,
  type Pattern,
  readPattern,
  segmentsOf,
  shapeOf,
} from './redirect-pattern.js';

export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** Where an address leads. `away`: to another site, to a file, or to what can't be computed. */
interface Destination {
  readonly kind: 'page' | 'away' | 'missing' | 'loop' | 'unknown';
  readonly address: string;
}

/** Fields of a redirect whose meaning is known. A condition, for example, would decide when it applies. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set(['source', 'destination', 'statusCode', 'permanent']);

/** The redirects of the field `redirects`; undefined for another format. */
export function readRedirects(field: unknown = []): readonly Redirect[] | undefined {
  return Array.isArray(field) && field.every(isRedirect) ? field : undefined;
}

function isRedirect(value: unknown): value is Redirect {
  if (typeof value !== 'object' || value === null) return false;
  const { source, destination } = value as Partial<Redirect>;
  const isKnown = Object.keys(value).every((field) => KNOWN_FIELDS.has(field));
  return isKnown && typeof source === 'string' && typeof destination === 'string';
}

/** What `redirects` has besides addresses, such as `guides/setup` or `TODO`, redirects nothing. */
export function wrongFieldOf({ source, destination }: Redirect): 'source' | 'destination' | undefined {
  if (!source.startsWith('/')) return 'source';
  return /^(?:\/|[a-z][a-z\d+.-]*:\/\/[^\s/?#])/i.test(destination) ? undefined : 'destination';
}

/** False for a redirect that certainly has no effect: browsers keep what follows `#` to themselves. */
export function redirectsAnything(redirect: Redirect): boolean {
  return wrongFieldOf(redirect) === undefined && !redirect.source.includes('#');
}

/** No one follows longer chains, and a hostile configuration could have very long ones. */
const MAX_STEPS = 8;

/** Each address is compared with each pattern of its first segment. Whether more of them match is not known. */
const MAX_PATTERNS = 200;

/** What a redirect does to an address. */
export interface Step {
  readonly from: string;
  /** Undefined if it leads away, or where it leads can't be computed. */
  readonly to: string | undefined;
}

/** A redirect that can be computed. */
interface Candidate {
  readonly redirect: Redirect;
  /** Place in the list. */
  readonly index: number;
  readonly pattern: Pattern;
  /** The same in lower case. */
  readonly folded: Pattern;
}

export class Redirects {
  /** By the source in lower case. */
  readonly #exact = new Map<string, Candidate>();
  /** By the first segment in lower case; `:` for a parameter. */
  readonly #patterns = new Map<string, Candidate[]>();
  /** What begins like one of them may be redirected; with the place of the first one in the list. */
  readonly #fixedParts = new Map<string, number>();
  #shapes: ReadonlySet<string> | undefined;

  constructor(readonly all: readonly Redirect[]) {
    for (const [index, redirect] of all.entries()) if (redirectsAnything(redirect)) this.#add(redirect, index);
  }

  #add(redirect: Redirect, index: number): void {
    const pattern = readPattern(redirect.source);
    if (!pattern) {
      this.#addFixedPart(redirect, index);
      return;
    }
    const candidate = { redirect, index, pattern, folded: foldPattern(pattern) };
    const [first] = candidate.folded;
    if (!hasParameters(pattern)) {
      const address = addressOf(redirect.source).toLowerCase();
      if (!this.#exact.has(address)) this.#exact.set(address, candidate);
      return;
    }
    const key = first?.kind === 'text' ? first.text : ':';
    const others = this.#patterns.get(key) ?? [];
    if (others.length >= MAX_PATTERNS) this.#addFixedPart(redirect, index);
    else this.#patterns.set(key, [...others, candidate]);
  }

  #addFixedPart({ source }: Redirect, index: number): void {
    const fixed = fixedPartOf(source).toLowerCase();
    if (!this.#fixedParts.has(fixed)) this.#fixedParts.set(fixed, index);
  }

  /** The redirect of an address, the first one of the list; `unknown` if one may match. */
  find(address: string): Redirect | 'unknown' | undefined {
    const found = this.#findCandidate(address);
    return typeof found === 'object' ? found.redirect : found;
  }

  #findCandidate(address: string): Candidate | 'unknown' | undefined {
    const folded = address.toLowerCase();
    const segments = segmentsOf(folded);
    const found = [
      this.#exact.get(folded),
      this.#firstOf(segments[0] ?? '', segments),
      this.#firstOf(':', segments),
    ].filter((one) => one !== undefined);
    const [first] = found.sort((a, b) => a.index - b.index);
    const odd = this.#indexOfFixedPart(folded);
    if (odd !== undefined && odd < (first?.index ?? Infinity)) return 'unknown';
    return first && (matchPattern(first.pattern, segmentsOf(address)) ? first : 'unknown');
  }

  #firstOf(key: string, segments: readonly string[]): Candidate | undefined {
    return this.#patterns.get(key)?.find(({ folded }) => matchPattern(folded, segments) !== undefined);
  }

  /** Place in the list of the first redirect that begins like the address and can't be computed. */
  #indexOfFixedPart(folded: string): number | undefined {
    if (this.#fixedParts.size === 0) return undefined;
    const starts = Array.from({ length: folded.length + 2 }, (_, end) => `${folded}/`.slice(0, end));
    const found = starts.flatMap((start) => this.#fixedParts.get(start) ?? []);
    return found.length === 0 ? undefined : Math.min(...found);
  }

  /** Follows an address. Where both a page and a redirect are, the page counts: the contract doesn't say which is first. */
  follow(start: string, pages: AddressSet): Destination {
    const seen = new Set<string>();
    for (let address = start; seen.size < MAX_STEPS;) {
      if (pages.has(address)) return { kind: 'page', address };
      if (seen.has(address)) return { kind: 'loop', address };
      seen.add(address);
      const found = this.#findCandidate(address);
      if (found === undefined || found === 'unknown') return { kind: found ?? 'missing', address };
      const next = targetOf(found, address, pages);
      if (next === undefined) return { kind: 'away', address };
      address = next;
    }
    return { kind: 'unknown', address: start };
  }

  /** True for an address that is redirected to what is there, as far as docs-ci can look. */
  leadsOn(address: string, pages: AddressSet): boolean {
    const { kind } = this.follow(address, pages);
    return !pages.has(address) && (kind === 'page' || kind === 'away');
  }

  /** What each pattern does to addresses, except those of other redirects. */
  stepsByPattern(addresses: Iterable<string>): Map<Redirect, Step[]> {
    const steps = new Map<Redirect, Step[]>();
    if (this.#patterns.size === 0) return steps;
    for (const from of addresses) {
      const found = this.#findCandidate(from);
      if (typeof found !== 'object' || !hasParameters(found.pattern)) continue;
      // Whether a parameter for any number of segments also stands for none is not known.
      if (segmentsOf(from).length < found.pattern.length) continue;
      const own = steps.get(found.redirect) ?? [];
      own.push({ from, to: targetOf(found, from) });
      steps.set(found.redirect, own);
    }
    return steps;
  }

  /** True if the same redirect is there, or one for all of its addresses; `unknown` if there may be one. */
  covers({ source }: Redirect): boolean | 'unknown' {
    this.#shapes ??= new Set(this.all.filter(redirectsAnything).map((one) => shapeOf(one.source)));
    if (this.#shapes.has(shapeOf(source))) return true;
    const pattern = readPattern(source);
    const [first] = pattern ?? [];
    const keys = [':', ...(first?.kind === 'text' ? [first.text.toLowerCase()] : [])];
    const candidates = keys.flatMap((key) => this.#patterns.get(key) ?? []);
    if (pattern && candidates.some((one) => coversPattern(one.pattern, pattern))) return true;
    const isOpen = this.#indexOfFixedPart(fixedPartOf(source).toLowerCase()) !== undefined;
    return isOpen ? 'unknown' : false;
  }

  /** True if a redirect leads back to its source in the same words: `/a` to `/a/index` may be the same page. */
  leadsBack({ source }: Redirect): boolean {
    const start = exactAddressOf(source);
    let address = start;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const found = this.find(addressOf(address));
      const isSame = typeof found === 'object' && exactAddressOf(found.source) === address;
      const next = isSame ? pathIn(found.destination) : undefined;
      if (next === undefined) return false;
      address = exactAddressOf(next);
      if (address === start) return true;
    }
    return false;
  }
}

/**
 * The address that a redirect leads an address to; undefined if it is elsewhere, a file, or can't be computed.
 * @param pages what is among them is a page, whatever its name is
 */
function targetOf({ redirect, pattern }: Candidate, address: string, pages?: AddressSet): string | undefined {
  const [path = ''] = redirect.destination.split(/[?#]/, 1);
  const parts = path.startsWith('/') ? readPattern(path) : undefined;
  if (!parts) return undefined;
  const filled = hasParameters(parts)
    ? fillPattern(parts, matchPattern(pattern, segmentsOf(address)) ?? new Map())
    : path;
  return filled !== undefined && isPagePath(filled, pages) ? addressOf(filled) : undefined;
}

function isPagePath(path: string, pages?: AddressSet): boolean {
  return kindOfTarget(path, false) === 'page' || pages?.has(addressOf(path)) === true;
}

/** True for a source that can be compared as text: a path without a pattern or a parameter. */
export function isPlainSource(source: string): boolean {
  const pattern = source.includes('#') ? undefined : readPattern(source);
  return pattern !== undefined && !hasParameters(pattern);
}

/**
 * The path of a destination in the project; undefined for one that is elsewhere, a file, or not known.
 * @param pages what is among them is a page, whatever its name is
 */
export function pathIn(destination: string, pages?: AddressSet): string | undefined {
  const [path = ''] = destination.split(/[?#]/, 1);
  return path.startsWith('/') && isPlainSource(path) && isPagePath(path, pages) ? path : undefined;
}
