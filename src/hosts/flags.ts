/** Parses command-line flags as inputs: `--x v`, `--x=v`, `--no-x`, lists by repetition. Finds mistyped flags and variables. */
import { nearestName } from '../text/nearest-name.js';
import { pluralize } from '../text/pluralize.js';
import { inputVariable } from './environment.js';
import type { Environment } from './host.js';

/** The type of each flag by its kebab-case name. Booleans need no value. */
export type FlagTypes = ReadonlyMap<string, 'boolean' | 'text'>;

/** The hosts read these flags themselves. */
const TERMINAL_FLAGS: FlagTypes = new Map([
  ['json', 'boolean'],
  ['verbose', 'boolean'],
]);

/** Only these words are shown in a problem. Any other word can be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;

export interface Flags {
  /** Raw text by name; a repeated flag has one line per value. */
  readonly values: ReadonlyMap<string, string>;
  /** Names of the flags that lack their value. */
  readonly withoutValue: readonly string[];
  /** Arguments that aren't the value of a flag. */
  readonly strays: readonly Stray[];
}

interface Stray {
  readonly word: string;
  /** The flag before the argument that takes no other value than true and false. */
  readonly boolean?: string;
}

/**
 * Parses the words behind a command. `parseArgs` of node:util doesn't fit: it takes a known flag for the value of the
 * flag before it, and shows the value of an unknown flag as a word of its own.
 */
export function parseFlags(words: readonly string[], inputTypes: FlagTypes): Flags {
  const types: FlagTypes = new Map([...inputTypes, ...TERMINAL_FLAGS]);
  const values = new Map<string, string>();
  const withoutValue: string[] = [];
  const strays: Stray[] = [];
  let boolean: string | undefined;
  const remaining = [...words];
  const takeValue = (): string | undefined => (isFlag(remaining[0], types) ? undefined : remaining.shift());
  const takeBoolean = (): string =>
    (/^(true|false)$/.test(remaining[0] ?? '') ? remaining.shift() : undefined) ?? 'true';
  for (let word = remaining.shift(); word !== undefined; word = remaining.shift()) {
    const { name, inline } = splitFlag(word, types);
    const before = boolean;
    boolean = name !== undefined && inline === undefined && types.get(name) === 'boolean' ? name : undefined;
    if (word === '--') strays.push(...remaining.splice(0).map((one) => ({ word: one })));
    else if (name === undefined) strays.push({ word, boolean: word.startsWith('-') ? undefined : before });
    else if (types.get(name) === 'boolean') values.set(name, inline ?? takeBoolean());
    else {
      const value = inline ?? takeValue();
      const others = values.get(name);
      if (value === undefined) withoutValue.push(name);
      else values.set(name, others === undefined ? value : `${others}\n${value}`);
    }
  }
  return { values, withoutValue, strays };
}

/** `--x=v` is flag x with the value v, `--no-x` is flag x with the value false. */
function splitFlag(word: string, types: FlagTypes): { readonly name?: string; readonly inline?: string } {
  const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
  const positive = name?.replace(/^no-/, '') ?? '';
  const isNegated = positive !== name && inline === undefined && types.get(positive) === 'boolean';
  return isNegated ? { name: positive, inline: 'false' } : { name, inline };
}

function isFlag(word: string | undefined, types: FlagTypes): boolean {
  return word === undefined || word === '--' || types.has(splitFlag(word, types).name ?? '');
}

/** Returns the problems of the flags, one sentence each, without any value. */
export function flagProblems({ values, withoutValue, strays }: Flags, inputTypes: FlagTypes): string[] {
  const names = [...inputTypes.keys()];
  const isKnown = (name: string): boolean => inputTypes.has(name) || TERMINAL_FLAGS.has(name);
  const isBoolean = (value: string | undefined): boolean => [undefined, 'true', 'false'].includes(value);
  const unknown = new Set([...values.keys(), ...withoutValue].filter((name) => !isKnown(name)));
  const invalid = [...TERMINAL_FLAGS.keys()].filter((name) => !isBoolean(values.get(name)));
  return [
    ...[...unknown].map((name) => describeUnknownFlag(name, nearestName(name, names))),
    ...withoutValue.filter(isKnown).map((name) => `--${name} needs a value.`),
    ...invalid.map((name) => `--${name} must be true or false.`),
    ...strayProblems(strays, inputTypes.has('for')),
  ];
}

/** These variables aren't inputs. */
const OTHER_VARIABLES = ['DOCS_CI_CLI', 'DOCS_CI_GITLAB_TOKEN', 'DOCS_CI_HOST', 'DOCS_CI_VERBOSE'];

/**
 * Returns a sentence for each variable whose name is nearly that of an input, without any value.
 * @param inputs the inputs of all commands, because the jobs of a pipeline share its variables
 */
export function mistypedVariables(env: Environment, inputs: readonly string[]): string[] {
  const known = inputs.map(inputVariable);
  const isUnknown = (name: string): boolean =>
    name.startsWith('DOCS_CI_') && ![...known, ...OTHER_VARIABLES].includes(name);
  return Object.keys(env)
    .filter(isUnknown)
    .flatMap((name) => {
      const nearest = nearestName(
        name.slice('DOCS_CI_'.length),
        known.map((one) => one.slice('DOCS_CI_'.length)),
      );
      return nearest === undefined ? [] : [`${name} has no effect. Did you mean DOCS_CI_${nearest}?`];
    });
}

function describeUnknownFlag(name: string, nearest: string | undefined): string {
  if (nearest !== undefined) return `Unknown option --${name}. Did you mean --${nearest}?`;
  return SHOWABLE.test(name)
    ? `Unknown option --${name}. Use --help for a list.`
    : 'Unknown option (not shown, because it may contain a secret). Use --help for a list.';
}

/** The names of the jobs have a hyphen, and check takes them with an option. */
const JOB_NAME = /^[a-z]+(?:-[a-z]+)+$/;

function strayAdvice({ word, boolean }: Stray, takesJobs: boolean): string {
  if (boolean !== undefined) return `Use --${boolean} alone, or --no-${boolean}.`;
  return takesJobs && JOB_NAME.test(word) ? `Use --for ${word}.` : 'Remove it.';
}

function strayProblems(strays: readonly Stray[], takesJobs: boolean): string[] {
  const shown = strays.filter(({ word }) => SHOWABLE.test(word));
  const hiddenCount = strays.length - shown.length;
  return [
    ...shown.map((stray) => `Unexpected argument "${stray.word}". ${strayAdvice(stray, takesJobs)}`),
    ...(hiddenCount === 0
      ? []
      : [
          `${pluralize(hiddenCount, 'unexpected argument')} (not shown, because ${hiddenCount === 1 ? 'it' : 'they'} may contain a secret). Remove ${hiddenCount === 1 ? 'it' : 'them'}.`,
        ]),
  ];
}
