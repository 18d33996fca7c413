/**
 * Reads the source and the destination of a redirect as segments: `:name` is one segment, `:name*` and `*` are any number.
 * What else some service gives a meaning is not known. Pure.
 */
import { addressOf, exactAddressOf } from '../address.js';

type Part = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'one' | 'many'; readonly name: string };

/** The segments of a path. */
export type Pattern = readonly Part[];

const ONE = /^:(\w+)$/;
const MANY = /^(?::(\w+))?\*$/;
/** Signs that some service gives a meaning, but not all the same one. */
const ODD = /[*+?(){}\\|^$:]/;

/** Undefined for a path that can't be computed. @param path without a query and a fragment */
export function readPattern(path: string): Pattern | undefined {
  if (/^\/\//.test(path)) return undefined;
  const written = path.split('/').filter(Boolean);
  const hasParameters = written.some((segment) => ONE.test(segment) || MANY.test(segment));
  if (!hasParameters)
    return ODD.test(path) ? undefined : segmentsOf(addressOf(path)).map((text) => ({ kind: 'text', text }));
  const parts = written.map(partOf);
  // Which of two takes which segments is not known.
  const isComputable = parts.every((part) => part !== undefined) && parts.filter(isMany).length < 2;
  return isComputable ? parts : undefined;
}

function partOf(segment: string): Part | undefined {
  const [, name] = ONE.exec(segment) ?? [];
  if (name !== undefined) return { kind: 'one', name };
  const many = MANY.exec(segment);
  if (many) return { kind: 'many', name: many[1] ?? '*' };
  return ODD.test(segment) ? undefined : { kind: 'text', text: exactAddressOf(segment) };
}

function textOf(part: Part): string | undefined {
  return part.kind === 'text' ? part.text : undefined;
}

function isMany(part: Part | undefined): boolean {
  return part?.kind === 'many';
}

export function hasParameters(pattern: Pattern): boolean {
  return pattern.some(({ kind }) => kind !== 'text');
}

/** The segments of an address; none for the start page. */
export function segmentsOf(address: string): string[] {
  return address === '' ? [] : address.split('/');
}

/** What is before the first sign that isn't text, as part of an address. */
export function fixedPartOf(source: string): string {
  const path = source.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  const start = path.replace(/[:*+?(){}\\|^$#].*$/s, '');
  const address = exactAddressOf(start);
  return start.endsWith('/') && address !== '' ? `${address}/` : address;
}

/** What each parameter stands for; undefined if the address doesn't match. */
export function matchPattern(pattern: Pattern, segments: readonly string[]): ReadonlyMap<string, string> | undefined {
  const many = pattern.findIndex(isMany);
  const extra = segments.length - pattern.length;
  if (many < 0 ? extra !== 0 : extra < -1) return undefined;
  const values = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const start = many >= 0 && index > many ? index + extra : index;
    const value = part.kind === 'many' ? segments.slice(index, index + extra + 1).join('/') : segments[start];
    if (value === undefined || (part.kind === 'text' && part.text !== value)) return undefined;
    if (part.kind !== 'text') values.set(part.name, value);
  }
  return values;
}

/** The path that a pattern means with these values; undefined if one is missing. */
export function fillPattern(pattern: Pattern, values: ReadonlyMap<string, string>): string | undefined {
  const segments = pattern.map((part) => (part.kind === 'text' ? part.text : values.get(part.name)));
  if (segments.includes(undefined)) return undefined;
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}

/** True if each address that matches the narrow pattern also matches the wide one. */
export function coversPattern(wide: Pattern, narrow: Pattern): boolean {
  const [first, ...rest] = wide;
  if (!first) return narrow.length === 0;
  if (first.kind === 'many')
    return narrow.some((_, index) => coversPattern(rest, narrow.slice(index))) || rest.length === 0;
  const [other, ...others] = narrow;
  if (!other || other.kind === 'many') return false;
  const isCovered = first.kind === 'one' || (other.kind === 'text' && other.text === textOf(first));
  return isCovered && coversPattern(rest, others);
}

/** The pattern in lower case. */
export function foldPattern(pattern: Pattern): Pattern {
  return pattern.map((part) => (part.kind === 'text' ? { ...part, text: part.text.toLowerCase() } : part));
}

/** The source as text, without the names of its parameters: equal for two sources that match the same. */
export function shapeOf(source: string): string {
  const named = source.replace(/:\w+/g, ':');
  const path = hasParameters(readPattern(source) ?? []) ? named.replace(/:\*/g, '*') : exactAddressOf(source);
  // Whether a slash at the end counts is the service's choice.
  return `${path.replace(/(?<!\/)\/+$/, '')}${source.endsWith('/') ? '/' : ''}`;
}

/** The destination with the place of each parameter in the source, so that its name doesn't count. */
export function endOf(source: string, destination: string): string {
  const names = (readPattern(source) ?? []).flatMap((part) => (part.kind === 'text' ? [] : part.name));
  if (names.length === 0) return destination;
  return destination.replace(/:(\w+)\*?|\*/g, (_, name: string | undefined) => `:${names.indexOf(name ?? '*')}`);
}
