/** Reads the arguments of the scripts that run a Windows node.exe. */
import { VERSION } from '../nodes/versions.js';

/** The version that GitHub runs actions with. */
const DEFAULT_VERSION = '24';

/** Splits a version, which can only be the first word, from the words after it. */
export function splitVersion(words: readonly string[]): { readonly version: string; readonly rest: readonly string[] } {
  const [first, ...rest] = words;
  if (first !== undefined && VERSION.test(first)) return { version: first, rest };
  return { version: DEFAULT_VERSION, rest: words };
}

/** Returns the arguments of vitest. Without a choice of their own, they choose the quick tests. */
export function vitestArguments(words: readonly string[]): string[] {
  const isChosen = words.some((word) => word === '--project' || word.startsWith('--project='));
  return ['run', ...(isChosen ? [] : ['--project', 'unit']), ...words];
}
