/**
 * Reads the redirects of a configuration and follows them. The contract doesn't define their format or how they match:
 * what depends on it is not known. Pure.
 */
import { addressOf, type AddressSet, exactAddressOf } from './address.js';
import { kindOfTarget } from './link-kinds.js';

export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** Where an address leads. `away`: to another site, to a file, or to what parameters decide. */
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

/** Signs that some service gives a meaning in a source, what isn't a whole parameter, and what isn't a path. */
const PATTERN = /[*+?(){}\\|^$#]|[^/]:|:(?!\w+(?:\/|$))|^\/\//;
const PARAMETER = /(?:^|\/):/;

/** No one follows longer chains, and a hostile configuration could have very long ones. */
const MAX_STEPS = 8;

/** Each address is compared with each source that has parameters. Whether more of them match is not known. */
const MAX_WITH_PARAMETERS = 20;

interface Candidate {
  readonly redirect: Redirect;
  /** Place in the list. */
  readonly index: number;
  /** The address of the source. */
  readonly source: string;
  /** Its segments in lower case. */
  readonly folded: readonly string[];
}

export class Redirects {
  /** By the source in lower case. */
  readonly #exact = new Map<string, Candidate>();
  readonly #withParameters: Candidate[] = [];
  readonly #fixedParts = new Set<string>();

  constructor(readonly all: readonly Redirect[]) {
    for (const [index, redirect] of all.entries()) {
      const source = addressOf(redirect.source);
      const folded = source.toLowerCase();
      const candidate = { redirect, index, source, folded: folded.split('/') };
      const hasParameters = PARAMETER.test(redirect.source);
      if (PATTERN.test(redirect.source) || (hasParameters && this.#withParameters.length >= MAX_WITH_PARAMETERS))
        this.#fixedParts.add(addressOf(pathOf(redirect.source).replace(/[:*+?(){}\\|^$#].*$/s, '')));
      else if (hasParameters) this.#withParameters.push(candidate);
      else if (!this.#exact.has(folded)) this.#exact.set(folded, candidate);
    }
  }

  /** The redirect of an address, the first one of the list; `unknown` if one may match. */
  find(address: string): Redirect | 'unknown' | undefined {
    for (let end = 0; this.#fixedParts.size > 0 && end <= address.length; end += 1)
      if (this.#fixedParts.has(address.slice(0, end))) return 'unknown';
    const exact = this.#exact.get(address.toLowerCase());
    const segments = address.toLowerCase().split('/');
    const other = this.#withParameters.find(({ folded }) => matches(folded, segments));
    const first = exact && other ? (exact.index < other.index ? exact : other) : (exact ?? other);
    return first && (matches(first.source.split('/'), address.split('/')) ? first.redirect : 'unknown');
  }

  /** Follows an address. Where both a page and a redirect are, the page counts: the contract doesn't say which is first. */
  follow(start: string, pages: AddressSet): Destination {
    const seen = new Set<string>();
    for (let address = start; seen.size < MAX_STEPS;) {
      if (pages.has(address)) return { kind: 'page', address };
      if (seen.has(address)) return { kind: 'loop', address };
      seen.add(address);
      const found = this.find(address);
      if (found === undefined || found === 'unknown') return { kind: found ?? 'missing', address };
      const next = pathIn(found.destination);
      if (next === undefined) return { kind: 'away', address };
      address = addressOf(next);
    }
    return { kind: 'unknown', address: start };
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

/** True if the segments of an address are those of a source. A parameter is any segment. */
function matches(parts: readonly string[], segments: readonly string[]): boolean {
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]);
}

function pathOf(url: string): string {
  return url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
}

/** True for a source that can be compared as text: a path without a pattern or a parameter. */
export function isPlainSource(source: string): boolean {
  return !PATTERN.test(source) && !PARAMETER.test(source);
}

/** The path of a destination in the project; undefined for one that is elsewhere, a file, or not known. */
export function pathIn(destination: string): string | undefined {
  const [path = ''] = destination.split(/[?#]/, 1);
  return path.startsWith('/') && isPlainSource(path) && kindOfTarget(path, false) === 'page' ? path : undefined;
}
