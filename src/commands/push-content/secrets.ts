/** Finds secrets of the run in inputs that become public. */
import { InputError } from '../../api/errors.js';
import { inputName } from '../../text/input-names.js';
import { kebab } from '../inputs/kinds.js';
import type { PushRun } from './inputs.js';

/** Inputs that become public with the pages. */
const PUBLIC_INPUTS = ['to', 'commitMessage', 'source', 'base', 'branch', 'navigationGroup', 'configFile'] as const;

/** Throws InputError for each public input that has one. */
export function rejectSecrets({ inputs: values, hasSecret }: Pick<PushRun, 'inputs' | 'hasSecret'>): void {
  const problems = PUBLIC_INPUTS.filter((name) => hasSecret(values[name] ?? '')).map(
    (name) =>
      `${inputName(kebab(name))}: contains this run's API key or token, and would publish it. Remove the secret from the input.`,
  );
  if (problems.length > 0) throw new InputError(problems);
}
