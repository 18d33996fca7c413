/**
 * Inputs as data: each says how its text becomes a value, what it is for, its default as users would type it, and the
 * sentence for a bad value. `npm run generate` writes every YAML file, table and help text from these declarations.
 */
import { isLoopback } from '../api/loopback.js';

/** What people are told about an input. */
export interface InputText {
  readonly description: string;
  /** The default, as text; empty inputs count as not given. */
  readonly default?: string;
  /** Words for a default that the run finds out, for example `the branch being built`. */
  readonly defaultText?: string;
  readonly required?: boolean;
  /** What the action declares in place of the default. */
  readonly github?: { readonly default: string };
  /** What the component declares in place of the default, and the pattern that GitLab checks. */
  readonly gitlab?: { readonly default?: string; readonly regex?: string };
}

export interface Input<T> extends InputText {
  readonly kind:
    | 'flag'
    | 'choice'
    | 'text'
    | 'lines'
    | 'quota'
    | 'date'
    | 'secret'
    | 'duration'
    | 'url'
    | 'path'
    | 'number'
    | 'percentage';
  /** Trimmed text → value. Throws an InvalidValueError for a bad text. */
  readonly read: (given: string) => T;
  readonly choices?: readonly string[];
  /** Of a path: a word that stands for itself and names no file. */
  readonly word?: string;
}

/** camelCase names; `kebab()` gives the public one. */
export type Inputs = Readonly<Record<string, Input<unknown>>>;

/** The typed values of declared inputs: undefined where one has neither a value nor a default. */
export type InputValues<I extends Inputs> = {
  readonly [Name in keyof I]: I[Name] extends Input<infer T>
    ? I[Name] extends { default: string } | { required: true }
      ? T
      : T | undefined
    : never;
};

/** `apiKey` → `api-key`: the one place where names change their form. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The inputs of one or more commands as command-line flags, by their public names. */
export function flagTypes(commands: readonly { readonly inputs: Inputs }[]): ReadonlyMap<string, 'boolean' | 'text'> {
  const inputs = commands.flatMap((command) => Object.entries(command.inputs));
  return new Map(inputs.map(([name, { kind }]) => [kebab(name), kind === 'flag' ? 'boolean' : 'text']));
}

export function flag<const T extends InputText>(text: T): T & Input<boolean> {
  const read = (given: string) => {
    if (/^(true|false)$/i.test(given)) return given.toLowerCase() === 'true';
    return fault('is neither true nor false');
  };
  return { ...text, kind: 'flag', read };
}

export function choice<const C extends string, const T extends InputText>(
  choices: readonly C[],
  text: T,
): T & Input<C> {
  const read = (given: string) => {
    const chosen = choices.find((one) => one === given);
    return chosen ?? fault(`is not one of ${choices.join(', ')}`);
  };
  return { ...text, kind: 'choice', read, choices };
}

/** One line of text. */
export function text<const T extends InputText>(
  about: T,
  pattern?: { matches: RegExp; problem: string },
): T & Input<string> {
  const read = (given: string) => {
    if (/[\r\n]/.test(given)) return fault('has more than one line');
    return pattern && !pattern.matches.test(given) ? fault(pattern.problem) : given;
  };
  return { ...about, kind: 'text', read };
}

/** One entry a line, empty lines left out. */
export function lines<const T extends InputText>(about: T): T & Input<readonly string[]> {
  return { ...about, kind: 'lines', read: itemsOf };
}

/** So many of something: a count, or a share of all of them in percent. */
export type Quota = { readonly count: number } | { readonly percent: number };

/** `10` or `5%`. */
export function quota<const T extends InputText>(about: T): T & Input<Quota> {
  const read = (given: string): Quota => {
    const [, digits, percent] = /^(\d{1,15}(?:\.\d+)?)\s*(%?)$/.exec(given) ?? [];
    const value = Number(digits ?? Number.NaN);
    if (percent && value <= 100) return { percent: value };
    if (percent === '' && Number.isInteger(value)) return { count: value };
    return fault('is neither a count like 10 nor a share like 5%');
  };
  return { ...about, kind: 'quota', read };
}

/** A key or token: masked, never printed, published or stored. A reference counts as missing. */
export function secret<const T extends InputText>(about: T): T & Input<string | undefined> {
  const read = (given: string) => {
    if (isReference(given)) return undefined;
    return /^[\x21-\x7e]+$/.test(given) ? given : fault('has blanks or characters that no key has; copy it again');
  };
  return { ...about, kind: 'secret', read };
}

/** True for a reference to a variable that the platform left unexpanded, because the variable isn't set here. */
export function isReference(text: string): boolean {
  return text.startsWith('$');
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
/** No CI job runs longer, and timers of the platform reach no further than 24 days. */
const MAX_DURATION_MS = 7 * 24 * 3_600_000;

/** `90s`, `15m`, `2h` → milliseconds. */
export function duration<const T extends InputText>(about: T): T & Input<number> {
  const read = (given: string) => {
    const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*([smh])$/.exec(given) ?? [];
    const ms = Number(digits) * (UNIT_MS[unit ?? ''] ?? Number.NaN);
    if (Number.isNaN(ms)) return fault('is not a duration; write one like 90s, 15m or 2h');
    return ms > 0 && ms <= MAX_DURATION_MS ? ms : fault('is out of range; it must lie between 1s and 168h');
  };
  return { ...about, kind: 'duration', read };
}

/** A number within bounds, both included; a whole one unless `fractions` are allowed. */
export function number<const T extends InputText>(
  about: T,
  { min, max, fractions = false }: { min: number; max: number; fractions?: boolean },
): T & Input<number> {
  const form = fractions ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/;
  const kind = fractions ? 'number' : 'whole number';
  const read = (given: string) => {
    const value = form.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : fault(`is not a ${kind} from ${min} to ${max}`);
  };
  return { ...about, kind: 'number', read };
}

/** `50%` → 0.5; from 0% to 100%. */
export function percentage<const T extends InputText>(about: T): T & Input<number> {
  const read = (given: string) => {
    const [, digits] = /^(\d+(?:\.\d+)?)\s*%$/.exec(given) ?? [];
    const share = Number(digits) / 100;
    return share <= 1 ? share : fault('is not a percentage; write one from 0% to 100%, like 50%');
  };
  return { ...about, kind: 'percentage', read };
}

/** A day of the calendar, `YYYY-MM-DD`; stays text. */
export function date<const T extends InputText>(about: T): T & Input<string> {
  const read = (given: string) => {
    const ms = /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : Number.NaN;
    const isDay = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(given);
    return isDay ? given : fault('is not a day of the calendar; write one like 2026-09-07');
  };
  return { ...about, kind: 'date', read };
}

/** One or more of these names, one a line, or the word `all`; each once, in the order of the names. */
export function picks<const C extends string, const T extends InputText>(
  names: readonly C[],
  about: T,
): T & Input<readonly C[]> {
  const read = (given: string) => {
    const items = itemsOf(given);
    const unknown = items.filter((item) => item !== 'all' && !names.some((name) => name === item));
    if (unknown.length > 0) {
      const known = names.join(', ');
      return fault(`has ${unknown.map(quoted).join(', ')}; write all, or one a line of ${known}`);
    }
    return items.includes('all') ? names : names.filter((name) => items.includes(name));
  };
  return { ...about, kind: 'lines', read };
}

function itemsOf(given: string): string[] {
  return given
    .split(/\r\n|[\r\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The API's address: https, or http on loopback, without credentials, query or fragment; no slash at the end. */
export function baseUrl<const T extends InputText>(about: T): T & Input<URL> {
  const read = (given: string) => {
    if (!URL.canParse(given)) return fault('is not an address; write one like https://docs.example.com/api/v1');
    const url = new URL(given.replace(/\/+$/, ''));
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
      return fault('does not start with https:// (plain http is for this machine only)');
    }
    if (url.username || url.password || url.search || url.hash) {
      return fault('has a user name, a query or a fragment; write the bare address');
    }
    return url;
  };
  return { ...about, kind: 'url', read };
}

/** A path below the workspace → absolute path; its word, if it has one, stays as it is. */
export function path<const T extends InputText & { readonly word?: string }>(about: T): T & Input<string> {
  const read = (given: string) => (given.includes('\0') ? fault('has a zero byte') : given);
  return { ...about, kind: 'path', read };
}

/** As `path`, of a file. */
export function filePath<const T extends InputText>(about: T): T & Input<string> {
  const read = (given: string) => {
    if (given.includes('\0')) return fault('has a zero byte');
    return /[\\/]$/.test(given) ? fault('names a folder; write the name of a file') : given;
  };
  return { ...about, kind: 'path', read };
}

/** The text in quotes, cut at a length that a sentence can carry. */
export function quoted(given: string): string {
  return JSON.stringify(given.length > 80 ? `${given.slice(0, 80)}…` : given);
}

/** What is wrong with a text: the end of a sentence that starts with name and value. */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError';
}

function fault(problem: string): never {
  throw new InvalidValueError(problem);
}
