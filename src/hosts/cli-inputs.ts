/** Reads inputs from flags, then from environment variables: in a terminal, and in a GitLab job. */
import { inputVariable, isVerbose } from './environment.js';
import { flagProblems, type FlagTypes, parseFlags } from './flags.js';
import type { Environment, Host } from './host.js';

export interface CliOptions {
  /** The words behind the command's name. */
  readonly flags: readonly string[];
  /** The flags of all commands that run. */
  readonly flagTypes: FlagTypes;
  readonly env: Environment;
}

interface CliInputs extends Pick<Host, 'input' | 'inputProblems'> {
  /** `--verbose`, or the variable DOCS_CI_VERBOSE. */
  readonly verbose: boolean;
  /** `--json`: stdout has nothing but result.json. */
  readonly json: boolean;
}

/** Other tools of the service read this variable, so it is often set already. */
export const SHARED_VARIABLES = { 'api-key': 'DOCS_API_KEY' };

/** @param otherVariables input → a second variable that can hold it */
export function readCliInputs(
  { flags: words, flagTypes, env }: CliOptions,
  otherVariables: Readonly<Record<string, string>>,
): CliInputs {
  const flags = parseFlags(words, flagTypes);
  const { values } = flags;
  return {
    // A blank variable counts as not set.
    input: (name) =>
      values.get(name) ??
      [inputVariable(name), otherVariables[name] ?? ''].map((one) => env[one]).find((one) => one?.trim()),
    inputProblems: () => flagProblems(flags, flagTypes),
    verbose: values.get('verbose') === 'true' || isVerbose(env),
    json: values.get('json') === 'true',
  };
}
