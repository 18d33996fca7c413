/** Command-line flags as inputs: `--x v`, `--x=v`, a bare boolean, `--no-x`, lists by repetition. */

/** Flags that the hosts read; they are no inputs. */
const TERMINAL_FLAGS: ReadonlySet<string> = new Set(['json', 'verbose']);

/** What may be repeated to whoever typed it. Any other word could be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;

export interface Flags {
  /** Name → raw text; a flag given several times has one line for each. */
  readonly values: ReadonlyMap<string, string>;
  /** Names of the flags that lack their value. */
  readonly bare: readonly string[];
  /** Words that belong to no flag. */
  readonly strays: readonly string[];
}

export interface FlagNames {
  /** Inputs that are true or false and so need no value. */
  readonly booleans: ReadonlySet<string>;
  /** All inputs. A word behind a flag that names none of them is its value; without the list, one like `--x` is none. */
  readonly known?: ReadonlySet<string>;
}

export function parseFlags(args: readonly string[], { booleans, known }: FlagNames): Flags {
  const isBoolean = (name: string): boolean => booleans.has(name) || TERMINAL_FLAGS.has(name);
  const isNegated = (name: string): boolean => name.startsWith('no-') && isBoolean(name.slice(3));
  const isFlag = (word: string): boolean => {
    const name = /^--([^=]+)/.exec(word)?.[1];
    if (name === undefined) return word === '--';
    return known === undefined ? /^[a-z]/i.test(name) : known.has(name) || isBoolean(name) || isNegated(name);
  };
  const values = new Map<string, string>();
  const bare: string[] = [];
  const strays: string[] = [];
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    if (word === '--') strays.push(...words.splice(0));
    else if (name === undefined) strays.push(word);
    else if (isBoolean(name)) {
      const next = words[0] === 'true' || words[0] === 'false' ? words[0] : undefined;
      values.set(name, inline ?? (next && words.shift()) ?? 'true');
    } else if (isNegated(name) && inline === undefined) values.set(name.slice(3), 'false');
    else {
      const value = inline ?? (words[0] === undefined || isFlag(words[0]) ? undefined : words.shift());
      const before = values.get(name);
      if (value === undefined) bare.push(name);
      else values.set(name, before === undefined ? value : `${before}\n${value}`);
    }
  }
  return { values, bare, strays };
}

/** What is wrong with these flags, one sentence each. None of them shows a value. */
export function flagProblems({ values, bare, strays }: Flags, known: readonly string[]): string[] {
  const isKnown = (name: string): boolean => known.includes(name) || TERMINAL_FLAGS.has(name);
  const unknown = new Set([...values.keys(), ...bare].filter((name) => !isKnown(name)));
  const isAnswer = (value: string | undefined): boolean => [undefined, 'true', 'false'].includes(value);
  return [
    ...[...unknown].map((name) => unknownFlag(name, nearestName(name, known))),
    ...bare.filter(isKnown).map((name) => `--${name} has no value.`),
    ...[...TERMINAL_FLAGS].filter((name) => !isAnswer(values.get(name))).map((name) => `--${name} is true or false.`),
    ...strayProblems(strays),
  ];
}

function unknownFlag(name: string, nearest: string | undefined): string {
  const isShown = nearest !== undefined || SHOWABLE.test(name);
  const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`;
  return `${isShown ? `--${name}` : 'A flag that is not shown here, as it may be a secret,'} is not known.${hint}`;
}

function strayProblems(strays: readonly string[]): string[] {
  const shown = strays.filter((word) => SHOWABLE.test(word));
  const hidden = strays.length - shown.length;
  const subject = hidden === 1 ? '1 word belongs' : `${hidden} words belong`;
  return [
    ...shown.map((word) => `"${word}" belongs to no flag.`),
    ...(hidden === 0 ? [] : [`${subject} to no flag (not shown, as it may be a secret).`]),
  ];
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
