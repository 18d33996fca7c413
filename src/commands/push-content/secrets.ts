/** Finds secrets of the run in what would become public: inputs here, pages when they are read. */
import { InputError } from '../../api/errors.js';
import { kebab } from '../input-kinds.js';
import type { PushRun } from './inputs.js';

/** A shorter text could be a word of any page. */
const MIN_SECRET_LENGTH = 8;

/** Inputs that become public with the pages. */
const PUBLIC_INPUTS = ['to', 'commitMessage', 'source', 'base', 'branch', 'navigationGroup', 'configFile'] as const;

export function secretsOf({ inputs: { apiKey, token }, host }: PushRun): readonly string[] {
  return [apiKey ?? '', token ?? '', ...host.tokens];
}

/** True if a text that becomes public has a secret of this run. */
export function containsSecret(text: Buffer, secrets: readonly string[]): boolean {
  const known = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= MIN_SECRET_LENGTH);
  return known.some((secret) => text.includes(secret));
}

/** Throws InputError for each public input that has one. */
export function rejectSecrets(context: PushRun): void {
  const { host, inputs: values } = context;
  const isPublished = (name: (typeof PUBLIC_INPUTS)[number]): boolean =>
    containsSecret(Buffer.from(values[name] ?? ''), secretsOf(context));
  const problems = PUBLIC_INPUTS.filter(isPublished).map(
    (name) =>
      `${host.label(kebab(name))}: contains this run's API key or token, and would publish it. Remove the secret from the input.`,
  );
  if (problems.length > 0) throw new InputError(problems);
}
