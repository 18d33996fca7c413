/**
 * Finds out whether a configuration in any format redirects a URL. The contract doesn't define redirects [?], so this
 * reads them leniently, and only warnings depend on it; `redirects.ts` is strict. Pure.
 */
import { addressOf } from '../address.js';
import { walkJson } from '../walk-json.js';

/** Returns true for an address that some redirect begins at: `:name` stands for one segment, and `*` for all that follows. */
export function redirectFinder(config: unknown): (address: string) => boolean {
  const exact = new Set<string>();
  const patterns: string[][] = [];
  for (const source of redirectSources(config)) {
    if (/[:*]/.test(source)) patterns.push(source.replace(/^\/+/, '').split('/'));
    else exact.add(addressOf(source));
  }
  return (address) => exact.has(address) || patterns.some((pattern) => matches(pattern, address.split('/')));
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const star = pattern.findIndex((part) => part.includes('*'));
  const fixed = star < 0 ? pattern : pattern.slice(0, star);
  if (star < 0 ? segments.length !== fixed.length : segments.length < fixed.length) return false;
  const [start = ''] = star < 0 ? [] : (pattern[star] ?? '').split(/[:*(]/, 1);
  return (
    fixed.every((part, index) => part.startsWith(':') || addressOf(part) === segments[index]) &&
    (start === '' || segments[fixed.length]?.startsWith(start) === true)
  );
}

/** The sources of all arrays that are called `redirects`, at any depth. */
function redirectSources(config: unknown): string[] {
  const lists = [...walkJson(config)].filter(({ name, value }) => name === 'redirects' && Array.isArray(value));
  return lists.flatMap(({ value }) => (value as unknown[]).flatMap(sourceOf));
}

function sourceOf(entry: unknown): string[] {
  const { source, from } = (entry ?? {}) as { source?: unknown; from?: unknown };
  return [source, from].filter((one) => typeof one === 'string').slice(0, 1);
}
