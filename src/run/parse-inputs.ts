/** Turns the text of a host into typed values: masks secrets, finds every problem at once, and decides on a missing key. */
import { resolve } from 'node:path';
import type { Problem } from '../commands/command.js';
import type { AnyCommand, CommonInputs } from '../commands/common-inputs.js';
import {
  type Input,
  type Inputs,
  type InputValues,
  InvalidValueError,
  isReference,
  kebab,
  quoted,
} from '../commands/input-kinds.js';
import { isWithin, leadsOutside, spellAsOnDisk } from '../disk/paths.js';
import type { Host } from '../hosts/host.js';
import { Secrets } from '../text/redact-secrets.js';
import { endSentence } from './outcome.js';

export interface RunInputs {
  /** The valid values; complete if there is no problem. */
  readonly values: Partial<InputValues<CommonInputs>>;
  /** One sentence per problem. */
  readonly problems: readonly string[];
  readonly needsService: boolean;
  /** Says that the key is missing, if the user wants such a run skipped and there is no problem. */
  readonly skipReason?: string;
}

/** Parses and checks all inputs of a run, on the disk too. */
export async function readInputs(command: AnyCommand, host: Host): Promise<RunInputs> {
  const { values: typedValues, problems, missing } = parseInputs(command.inputs, host);
  const values = await spellPathsAsOnDisk(command, typedValues, host);
  const needsService = command.needsService?.(values) ?? true;
  const found = [...(needsService ? missing : []), ...problems, ...(await findPathProblems(command, values, host))];
  found.push(...(command.check?.(withoutInvalid(values, found), host.runContext) ?? []));
  const inputs = {
    values: withoutInvalid(values, found),
    problems: [...host.inputProblems(), ...found.map((problem) => describeProblem(problem, host))],
    needsService,
  };
  if (!needsService || values.apiKey !== undefined) return inputs;
  const keyProblem = describeMissingKey(host);
  if (inputs.problems.length === 0 && values.onMissingKey === 'skip')
    return { ...inputs, skipReason: `Skipped: ${keyProblem}` };
  const advice = `With ${host.label('on-missing-key')} skip the job ends green without it.`;
  return { ...inputs, problems: [`${keyProblem} ${advice}`, ...inputs.problems] };
}

function withoutInvalid<V extends object>(values: V, problems: readonly Problem[]): Partial<V> {
  const invalid = new Set(problems.map(({ input }) => input));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !invalid.has(name))) as Partial<V>;
}

/** Paths are compared with each other and with the folder's files, so they need the names of the disk. */
async function spellPathsAsOnDisk<V extends object>(command: AnyCommand, values: V, { workspace }: Host): Promise<V> {
  const spelled: Record<string, string> = {};
  for (const [input, path] of pathValues(command, values)) spelled[input] = await spellAsOnDisk(workspace, path);
  return { ...values, ...spelled };
}

/** A path that is inside the workspace by its text can lead outside by a symlink. */
async function findPathProblems(command: AnyCommand, values: object, { workspace }: Host): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [input, value] of pathValues(command, values)) {
    if (input === 'resultsDir' && value === workspace)
      problems.push({ input, problem: 'is the workspace itself; name a folder below it' });
    else if (await leadsOutside(workspace, value))
      problems.push({ input, problem: 'leads out of the workspace by a link; name a folder inside' });
  }
  return problems;
}

function pathValues({ inputs }: AnyCommand, values: object): [input: string, path: string][] {
  return Object.entries(values).filter((entry): entry is [string, string] => {
    const [input, value] = entry as [string, unknown];
    const declared = inputs[input];
    return declared?.kind === 'path' && typeof value === 'string' && value !== declared.keyword;
  });
}

function describeMissingKey(host: Host): string {
  const [, reference] = /^\$\{?(\w+)\}?$/.exec(readText(host, 'api-key') ?? '') ?? [];
  let advice = 'set it from a secret of the repository';
  if (host.name === 'terminal') advice = 'set the environment variable DOCS_CI_API_KEY';
  if (reference)
    advice = `the variable ${reference} it refers to is not set here; a protected variable exists on protected branches and tags only`;
  if (host.runContext.fromFork) advice = 'this run comes from a fork, which gets no secrets';
  return `${host.label('api-key')} is missing: ${advice}.`;
}

type InputSource = Pick<Host, 'input' | 'workspace'>;

/** Parses all inputs of a command. `missing` are required inputs without a value, except secrets. */
export function parseInputs<I extends Inputs>(
  inputs: I,
  source: InputSource,
): { values: Partial<InputValues<I>>; problems: readonly Problem[]; missing: readonly Problem[] } {
  const problems: Problem[] = [];
  const missing: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const text = readText(source, kebab(name)) ?? input.default;
    if (text === undefined) {
      // A missing key can also mean that the run is skipped, so `readInputs` decides on it.
      if (input.required && input.kind !== 'secret')
        missing.push({ input: name, problem: `is required: ${input.description}` });
      continue;
    }
    const { value, problem = pathProblem(input, text, source) } = tryInput(input, text);
    const subject = input.kind === 'secret' ? 'its value' : quoted(text);
    if (problem) problems.push({ input: name, subject, problem });
    else values[name] = isPath(input, text) ? resolve(source.workspace, text) : value;
  }
  return { values: values as Partial<InputValues<I>>, problems, missing };
}

/** Parses one input. The problem is the end of a sentence that starts with name and value. */
export function tryInput(
  { parse: read }: Input<unknown>,
  text: string,
): { readonly value?: unknown; readonly problem?: string } {
  try {
    return { value: read(text) };
  } catch (error) {
    if (error instanceof InvalidValueError) return { problem: error.message };
    throw error;
  }
}

/** The text of an input, trimmed; undefined if it is missing or empty. */
export function readText(source: Pick<Host, 'input'>, name: string): string | undefined {
  return source.input(name)?.trim() || undefined;
}

function isPath({ kind, keyword: word }: Input<unknown>, text: string): boolean {
  return kind === 'path' && text !== word;
}

function pathProblem(input: Input<unknown>, text: string, { workspace }: InputSource): string | undefined {
  if (!isPath(input, text)) return undefined;
  return isWithin(workspace, resolve(workspace, text))
    ? undefined
    : 'lies outside the workspace; write a path below it';
}

/** The problem as a sentence that names the input as users of the platform know it. */
export function describeProblem({ input, subject, problem }: Problem, { label }: Pick<Host, 'label'>): string {
  const name = label(kebab(input));
  return endSentence(`${subject === undefined ? name : `${name}: ${subject}`} ${problem}`);
}

/** Collects and masks all secrets before anything is logged, so that not even a problem can show one. */
export function maskSecrets(inputs: Inputs, host: Host): Secrets {
  const secrets = new Secrets();
  for (const token of host.tokens) secrets.add(token);
  for (const [name, input] of Object.entries(inputs)) {
    const text = readText(host, kebab(name)) ?? '';
    if (input.kind === 'url') secrets.add(/\/\/([^/@]*)@/.exec(text)?.[1] ?? '');
    if (input.kind !== 'secret' || text === '' || isReference(text)) continue;
    secrets.add(text);
    host.mask(text);
  }
  return secrets;
}
