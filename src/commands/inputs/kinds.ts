/**
 * Defines the kinds of inputs: how text becomes a value, and the sentence for an invalid value. `npm run generate`
 * writes every YAML file, table and help text from the declared inputs.
 */
import { isLoopback } from '../../api/connection/loopback.js';
import type { Input, InputDeclaration, Inputs } from '../command.js';
import { globProblem } from '../../text/globs.js';
import { listItems } from '../../text/list-items.js';
import { nearestName } from '../../text/nearest-name.js';
import { quoted } from '../../text/sentences.js';

/** The public name of an input: `apiKey` → `api-key`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The inputs of one or more commands as command-line flags, by their public names. */
export function flagTypes(commands: readonly { readonly inputs: Inputs }[]): ReadonlyMap<string, 'boolean' | 'text'> {
  const inputs = commands.flatMap((command) => Object.entries(command.inputs));
  return new Map(inputs.map(([name, { kind }]) => [kebab(name), kind === 'flag' ? 'boolean' : 'text']));
}

/** Returns a function that declares inputs whose kind needs no more than the text of the value. */
function kindOf<V>(kind: Input<V>['kind'], parse: (raw: string) => V) {
  return <const T extends InputDeclaration>(declaration: T): T & Input<V> => ({ ...declaration, kind, parse });
}

export const flag = kindOf('flag', (raw) => {
  if (/^(true|false)$/i.test(raw)) return raw.toLowerCase() === 'true';
  return invalid('must be true or false');
});

export function choice<const C extends string, const T extends InputDeclaration>(
  choices: readonly C[],
  declaration: T,
): T & Input<C> {
  const parse = (raw: string): C =>
    choices.find((choice) => choice === raw) ?? invalid(`isn't a valid value. Use ${oneOf(choices)}`);
  return { ...declaration, kind: 'choice', parse, choices };
}

/** One line of text. */
export function text<const T extends InputDeclaration>(
  declaration: T,
  pattern?: { matches: RegExp; problem: string },
): T & Input<string> {
  const parse = (raw: string): string => {
    if (/[\r\n]/.test(raw)) return invalid('must be a single line');
    return pattern && !pattern.matches.test(raw) ? invalid(pattern.problem) : raw;
  };
  return { ...declaration, kind: 'text', parse };
}

/** One entry per line, without empty lines. */
export const lines = kindOf<readonly string[]>('lines', splitLines);

/** Globs below a folder, one per line. */
export const globs = kindOf<readonly string[]>('lines', (raw) => {
  const items = splitLines(raw);
  checkLines(items, globProblem);
  return items;
});

/** Throws InvalidValueError with all lines that have a problem. */
export function checkLines(items: readonly string[], problemOf: (line: string) => string | undefined): void {
  const wrong = items.flatMap((line) => {
    const problem = problemOf(line);
    return problem === undefined ? [] : { line, problem };
  });
  const [first] = wrong;
  if (first) throw new InvalidValueError(first.problem, wrong);
}

export type CountOrPercent = { readonly count: number } | { readonly percent: number };

/** `10` or `5%`. */
export const countOrPercent = kindOf<CountOrPercent>('quota', (raw) => {
  const [, digits, sign] = /^(\d{1,15}(?:\.\d+)?)\s*(%?)$/.exec(raw) ?? [];
  const value = Number(digits ?? Number.NaN);
  if (sign && value <= 100) return { percent: value };
  if (sign === '' && Number.isInteger(value)) return { count: value };
  return invalid("isn't a valid number or percentage. Use a number such as 10, or a percentage such as 5%");
});

/** A key or token, which is masked and never published. A reference counts as missing. */
export const secret = kindOf('secret', (raw) => {
  if (isReference(raw)) return undefined;
  if (isVariableName(raw)) return invalid(AS_VARIABLE);
  if (/^bearer\s/i.test(raw)) return invalid('starts with "Bearer". Use only the key after it');
  return /^[\x21-\x7e]+$/.test(raw) ? raw : invalid('contains spaces or invalid characters. Copy the key again');
});

/** True for a reference to a variable that the platform left unexpanded, because the variable isn't set here. */
export function isReference(raw: string): boolean {
  return raw.startsWith('$') && !isGitHubExpression(raw);
}

/** True for an expression that only GitHub replaces, which never gets to a job there. */
export function isGitHubExpression(raw: string): boolean {
  return raw.startsWith('${{');
}

/** True for the name of a variable, such as `DOCS_API_KEY`, without the sign that makes it a reference. */
function isVariableName(raw: string): boolean {
  return /^[A-Z]+(?:_[A-Z]+)+$/.test(raw);
}

const AS_VARIABLE =
  'is the name of a variable, not its value. On GitLab, begin it with $. On GitHub, use an expression of secrets or vars';

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
/** CI jobs are shorter than a week, and timers of Node.js end at 24 days. */
const MAX_DURATION_MS = 7 * 24 * 3_600_000;

/** `90s`, `15m` or `2h`, in milliseconds. */
export const duration = kindOf('duration', (raw) => {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*([smh])$/.exec(raw) ?? [];
  const ms = Number(digits) * (UNIT_MS[unit ?? ''] ?? Number.NaN);
  if (Number.isNaN(ms)) return invalid("isn't a valid duration. Use a number with s, m or h, such as 90s, 15m or 2h");
  return ms > 0 && ms <= MAX_DURATION_MS ? ms : invalid('is out of range. Use a duration from 1s to 168h');
});

/** A number from `min` to `max`, both included. It is an integer unless `fractions` are allowed. */
export function number<const T extends InputDeclaration>(
  declaration: T,
  { min, max, fractions = false }: { min: number; max: number; fractions?: boolean },
): T & Input<number> {
  const pattern = fractions ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/;
  const noun = fractions ? 'number' : 'whole number';
  const parse = (raw: string): number => {
    const value = pattern.test(raw) ? Number(raw) : Number.NaN;
    return value >= min && value <= max ? value : invalid(`isn't a valid number. Use a ${noun} from ${min} to ${max}`);
  };
  return { ...declaration, kind: 'number', parse };
}

/** A calendar day, `YYYY-MM-DD`, as text. */
export const date = kindOf('date', (raw) =>
  isCalendarDay(raw) ? raw : invalid("isn't a valid date. Use YYYY-MM-DD, such as 2026-09-07"),
);

/** True for a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const ms = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Date.parse takes 30 February for 2 March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** One or more names, one per line, or `all`. The value has each name once, in declared order. */
export function multipleChoice<const C extends string, const T extends InputDeclaration>(
  names: readonly C[],
  declaration: T,
): T & Input<readonly C[]> {
  const parse = (raw: string): readonly C[] => {
    const items = splitLines(raw);
    const unknown = items.filter((item) => item !== 'all' && !names.some((name) => name === item));
    if (unknown.length > 0) {
      const several = unknown.find((item) => /[,;\s]/.test(item));
      if (several !== undefined)
        return invalid(
          `has a ${separatorIn(several)}. Write one per line (in a terminal, repeat the option). Values: all, ${names.join(', ')}`,
        );
      const problem =
        items.length === 1 ? "isn't a valid value" : `has unknown values (${unknown.map(quoted).join(', ')})`;
      return invalid(`${problem}. ${meant(unknown, names) ?? `Use all, or one per line: ${names.join(', ')}`}`);
    }
    return items.includes('all') ? names : names.filter((name) => items.includes(name));
  };
  return { ...declaration, kind: 'lines', parse };
}

const SEPARATORS: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon' };

/** Names what stands between values of one line that need a line each. */
export function separatorIn(line: string): string {
  return SEPARATORS[/[,;]/.exec(line)?.[0] ?? ''] ?? 'space';
}

/** Asks for the names that were probably meant; undefined if one of the values is like no name. */
function meant(values: readonly string[], names: readonly string[]): string | undefined {
  const nearest = values.flatMap((value) => nearestName(value, names) ?? []);
  return nearest.length === values.length ? `Did you mean ${listItems(nearest, Infinity)}?` : undefined;
}

/** `a`, `a or b`, `a, b or c`. */
function oneOf(values: readonly string[]): string {
  return values.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

function splitLines(raw: string): string[] {
  const items = raw.split(/\r\n|[\r\n]/).map((item) => item.trim());
  return items.filter((item) => item !== '');
}

/** Stands in messages and descriptions. */
export const EXAMPLE_BASE_URL = 'https://api.example.com/api/v1';

/** The API's URL without a slash at the end. Plain http is allowed on loopback only. */
export const baseUrl = kindOf('url', (raw) => {
  if (isVariableName(raw)) return invalid(AS_VARIABLE);
  if (!URL.canParse(raw)) return invalid(`isn't a valid URL. Use one such as ${EXAMPLE_BASE_URL}`);
  const url = new URL(raw.replace(/(?<!\/)\/+$/, ''));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    const fix = url.protocol === 'http:' ? ` Use ${quoted(`https:${url.href.slice(url.protocol.length)}`)}.` : '';
    return invalid(`must start with https://.${fix} Only URLs of this machine can use http://`);
  }
  if (url.username || url.password || url.search || url.hash) {
    return invalid('has a user name, a query or a fragment. Use the URL without them');
  }
  return url;
});

/** Messages and outputs have a path on one line. */
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** A path inside the workspace; the run makes it absolute. A keyword stays as it is. */
export function path<const T extends InputDeclaration & { readonly keyword?: string }>(
  declaration: T,
): T & Input<string> {
  const parse = (raw: string): string => {
    if (raw.includes('\0')) return invalid('contains a null character. Remove it');
    return LINE_BREAK.test(raw) ? invalid('contains a line break. Set one path without it') : raw;
  };
  return { ...declaration, kind: 'path', parse };
}

/** A path that can't name a folder. */
export function filePath<const T extends InputDeclaration>(declaration: T): T & Input<string> {
  const anyPath = path(declaration);
  const parse = (raw: string): string =>
    /[\\/]$|(?:^|[\\/])\.$/.test(anyPath.parse(raw)) ? invalid('is a folder. Add the name of a file') : raw;
  return { ...anyPath, parse };
}

/** The message is the end of a sentence that starts with name and value of an input. */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError';

  /** @param lines the wrong lines of a value with several; the message is about the first one */
  constructor(
    problem: string,
    readonly lines?: readonly InvalidLine[],
  ) {
    super(problem);
  }
}

interface InvalidLine {
  readonly line: string;
  readonly problem: string;
}

export function invalid(problem: string): never {
  throw new InvalidValueError(problem);
}

interface TriedInput<T> {
  readonly value?: T;
  readonly problem?: string;
  readonly lines?: readonly InvalidLine[] | undefined;
}

/** Parses one value. The problem is the end of a sentence that starts with name and value. */
export function tryInput<T>({ parse }: Pick<Input<T>, 'parse'>, raw: string): TriedInput<T> {
  try {
    return { value: parse(raw) };
  } catch (error) {
    if (error instanceof InvalidValueError) return { problem: error.message, lines: error.lines };
    throw error;
  }
}
