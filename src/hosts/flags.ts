/** Command-line flags as inputs: `--x v`, `--x=v`, a bare boolean, `--no-x`, lists by repetition. */
import { parseArgs } from 'node:util';

/** Flags that `main` and the terminal read; they are no inputs. */
const TERMINAL_FLAGS: ReadonlySet<string> = new Set(['json', 'verbose', 'help', 'version']);

export interface Flags {
  /** Name → raw text; a flag given several times has one line for each. */
  readonly values: ReadonlyMap<string, string>;
  /** Flags that lack their value. */
  readonly bare: readonly { readonly name: string; readonly typed: string; readonly next?: string }[];
  /** Words that belong to no flag. */
  readonly strays: readonly string[];
}

/** @param booleans names of the inputs that are true or false and so need no value */
export function parseFlags(args: readonly string[], booleans: ReadonlySet<string>): Flags {
  const { tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true });
  const isBoolean = (name: string): boolean => booleans.has(name) || TERMINAL_FLAGS.has(name);
  const values = new Map<string, string>();
  const bare: { name: string; typed: string; next?: string }[] = [];
  const strays: string[] = [];
  let taken = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'positional' && index !== taken) strays.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: typed } = token;
    const next = tokens[index + 1];
    const word = next?.kind === 'positional' ? next.value : undefined;
    const take = (): string | undefined => {
      taken = index + 1;
      return word;
    };
    if (isBoolean(name)) {
      values.set(name, token.value ?? (word === 'true' || word === 'false' ? take() : undefined) ?? 'true');
    } else if (name.startsWith('no-') && isBoolean(name.slice(3)) && token.value === undefined) {
      values.set(name.slice(3), 'false');
    } else {
      const value = token.value ?? (word === undefined ? undefined : take());
      const before = values.get(name);
      if (value === undefined) bare.push({ name, typed, next: args[token.index + 1] });
      else values.set(name, before === undefined ? value : `${before}\n${value}`);
    }
  }
  return { values, bare, strays };
}

/** What is wrong with these flags, one sentence each. */
export function flagProblems({ values, bare, strays }: Flags, known: readonly string[]): string[] {
  const isKnown = (name: string): boolean => known.includes(name) || TERMINAL_FLAGS.has(name);
  const unknown = new Set([...values.keys(), ...bare.map(({ name }) => name)].filter((name) => !isKnown(name)));
  return [
    ...[...unknown].map((name) => {
      const nearest = nearestName(name, known);
      const typed = name.length === 1 ? `-${name}` : `--${name}`;
      return `${typed} is not known.${nearest === undefined ? '' : ` Did you mean --${nearest}?`}`;
    }),
    ...bare.filter(({ name }) => isKnown(name)).map(withoutValue),
    ...strays.map((word) => `"${word}" belongs to no flag.`),
  ];
}

function withoutValue({ typed, next }: Flags['bare'][number]): string {
  const hint = next !== undefined && /^-[^-]/.test(next) ? ` Write ${typed}=${next} if that is its value.` : '';
  return `${typed} has no value.${hint}`;
}

/** The known name that is at most a third of its letters away. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** Letters to change, add or drop to make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
