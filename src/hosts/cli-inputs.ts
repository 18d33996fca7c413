/** Inputs where docs-ci is called by its name, in a GitLab job and in a terminal: flags, then variables. */
import { inputVariable, isVerbose } from './environment.js';
import { type FlagNames, flagProblems, parseFlags } from './flags.js';
import type { Environment, Host } from './host.js';

/** What was typed, and where it was typed. */
export interface Typed extends FlagNames {
  /** What follows the command's name, as typed. */
  readonly flags: readonly string[];
  readonly env: Environment;
}

interface TypedInputs extends Pick<Host, 'input' | 'inputProblems'> {
  /** `--verbose`, or the variable that says the same. */
  readonly verbose: boolean;
  /** `--json`: nothing but result.json on stdout. */
  readonly json: boolean;
}

/** @param otherVariables input → a second variable that may hold it */
export function typedInputs(
  { flags: args, booleans, known, env }: Typed,
  otherVariables: Readonly<Record<string, string>> = {},
): TypedInputs {
  const flags = parseFlags(args, { booleans, known });
  const { values } = flags;
  return {
    input: (name) => values.get(name) ?? (env[inputVariable(name)] || env[otherVariables[name] ?? '']),
    inputProblems: (known) => flagProblems(flags, known),
    verbose: values.get('verbose') === 'true' || isVerbose(env),
    json: values.get('json') === 'true',
  };
}
