/** The text of a host → the typed values of a command, with every problem at once. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import {
  type Input,
  type Inputs,
  type InputValues,
  InvalidValueError,
  kebab,
  quoted,
} from '../commands/input-kinds.js';

export interface ParsedInputs<I extends Inputs> {
  /** All that are good; complete where there is no problem. */
  readonly values: Partial<InputValues<I>>;
  /** One sentence a problem. */
  readonly problems: readonly string[];
  /** One sentence for each required input that was not given. */
  readonly missing: readonly string[];
}

export interface InputSource {
  /** Raw text by kebab-case name. */
  input(name: string): string | undefined;
  /** How people name that input where they are. */
  label(name: string): string;
  readonly workspace: string;
}

/** All inputs of a command at once: every problem is found, not only the first. */
export function parseInputs<I extends Inputs>(inputs: I, source: InputSource): ParsedInputs<I> {
  const problems: string[] = [];
  const missing: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const given = readText(source, kebab(name)) ?? input.fallback;
    if (given === undefined) {
      // A missing key may also mean that the run is to be skipped: run.ts decides.
      if (input.required && input.kind !== 'secret')
        missing.push(`${source.label(kebab(name))} is required: ${input.description}`);
      continue;
    }
    const { value, problem = pathProblem(input, given, source) } = tryInput(input, given);
    if (problem) problems.push(`${source.label(kebab(name))}: ${shown(input, given)} ${problem}.`);
    else values[name] = isPath(input, given) ? resolve(source.workspace, given) : value;
  }
  return { values: values as Partial<InputValues<I>>, problems, missing };
}

/** One input by itself: its value, or the end of a sentence that starts with name and value. */
export function tryInput<T>({ read }: Input<T>, given: string): { readonly value?: T; readonly problem?: string } {
  try {
    return { value: read(given) };
  } catch (error) {
    if (error instanceof InvalidValueError) return { problem: error.message };
    throw error;
  }
}

/** The text of an input, trimmed; undefined where nothing was given. */
export function readText(source: InputSource, name: string): string | undefined {
  const given = source.input(name)?.trim();
  return given === '' ? undefined : given;
}

/** The value of a secret; undefined where it is missing or is a reference that the platform left as it stood. */
export function presentSecret(given: string | undefined): string | undefined {
  return given === undefined || given === '' || given.startsWith('$') ? undefined : given;
}

function isPath({ kind, word }: Input<unknown>, given: string): boolean {
  return kind === 'path' && given !== word;
}

function pathProblem(input: Input<unknown>, given: string, { workspace }: InputSource): string | undefined {
  if (!isPath(input, given)) return undefined;
  const below = relative(workspace, resolve(workspace, given));
  const outside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return outside ? 'lies outside the workspace; write a path below it' : undefined;
}

function shown(input: Input<unknown>, given: string): string {
  if (input.kind === 'secret') return 'its value';
  return quoted(given);
}
