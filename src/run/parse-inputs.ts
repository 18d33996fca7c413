/** Parses the inputs of a host: masks secrets, finds every problem at once, and decides on a missing key. */
import { resolve } from 'node:path';
import type { HelpTopic } from '../api/help-topics.js';
import type { Problem, Input, Inputs, InputValues } from '../commands/command.js';
import type { AnyCommand, CommonInputs } from '../commands/inputs/common-inputs.js';
import { invalid, isGitHubExpression, isReference, kebab, tryInput } from '../commands/inputs/kinds.js';
import { pathProblem as diskProblem } from '../disk/names.js';
import { isFolder, isWithin, leadsOutside, spellAsOnDisk } from '../disk/paths.js';
import type { Host } from '../hosts/host.js';
import { inputName } from '../text/input-names.js';
import { formatCount } from '../text/pluralize.js';
import { Secrets } from '../text/redact-secrets.js';
import { endSentence, quoted } from '../text/sentences.js';
import { readSecret, type SecretText } from '../disk/secret-file.js';
import {
  describeMissingKey,
  describeMissingUrl,
  describeMissingWorkspace,
  describeUnsetVariable,
} from './platform-advice.js';

export interface RunInputs {
  /** The valid values; complete if there is no problem. */
  readonly values: Partial<InputValues<CommonInputs>>;
  /** One sentence per problem. */
  readonly problems: readonly string[];
  /** The section of the troubleshooting page that says more about the problems. */
  readonly topic?: HelpTopic;
  /** Says that the key is missing, if the user wants to skip such a run and no value is wrong by itself. */
  readonly skipReason?: string;
  /** What to do about a skipped run that could get the key. */
  readonly skipWarning?: string;
}

/** Parses and checks all inputs of a run, on the disk too. */
export function readInputs(command: AnyCommand, host: Host): RunInputs {
  if (!isFolder(host.workspace)) return { values: {}, problems: [describeMissingWorkspace(host)] };
  const { values: typedValues, problems, missing } = parseInputs(command.inputs, host);
  const values = spellPathsAsOnDisk(command, typedValues, host);
  const pathProblems = findPathProblems(command, values, host);
  const unset = findUnsetVariables(command.inputs, host);
  const others = [...missing, ...problems, ...pathProblems].filter(({ input }) => !unset.has(input));
  const found = [...unset.values(), ...others.map((problem) => explainUnset(problem, host))];
  const invalid = new Set(found.map(({ input }) => input));
  const combined = command.check?.(withoutInvalid(values, found), host.runContext) ?? [];
  // The check takes an input for missing, or for its default, whose value isn't valid.
  const needsInvalid = ({ problem }: Problem): boolean =>
    [...invalid].some((name) => problem.includes(inputName(kebab(name))));
  found.push(...combined.filter((one) => !invalid.has(one.input) && !needsInvalid(one)));
  const flagProblems = host.inputProblems();
  const isWithheld = values.apiKey === undefined && host.runContext.secrets === 'withheld';
  // The problem of the missing key says what a fork doesn't get.
  const told = isWithheld ? found.filter(({ input }) => !unset.has(input) && !isUnset(input, host)) : found;
  const inputs = {
    values: withoutInvalid(values, found),
    problems: [...flagProblems, ...told.map(describeProblem)],
  };
  if (values.apiKey !== undefined || found.some(({ input }) => input === 'apiKey')) return inputs;
  const setProblems = [...found, ...pathProblems].filter(({ input }) => !unset.has(input) && !isUnset(input, host));
  return withoutKey(inputs, flagProblems.length + setProblems.length === 0, host);
}

function withoutKey(inputs: RunInputs, isOtherwiseValid: boolean, host: Host): RunInputs {
  const { problem, advice, warning } = describeMissingKey(host);
  if (inputs.values.onMissingKey === 'skip')
    return isOtherwiseValid ? { ...inputs, skipReason: `Skipped: ${problem}`, skipWarning: warning } : inputs;
  return { ...inputs, problems: [`${problem} ${advice}`, ...inputs.problems], topic: 'missing-key' };
}

/** The inputs that refer to a variable that GitLab doesn't know. The key and the URL have sentences of their own. */
function findUnsetVariables(inputs: Inputs, host: Host): ReadonlyMap<string, Problem> {
  const problems = Object.entries(inputs).flatMap(([input, { kind, isLiteral }]): [string, Problem][] => {
    const problem =
      kind === 'secret' || kind === 'url' || isLiteral ? undefined : describeUnsetVariable(host, kebab(input));
    return problem === undefined ? [] : [[input, { input, ...problem }]];
  });
  return new Map(problems);
}

/** A URL that is empty or an unexpanded reference is a variable that the project doesn't have yet. */
function explainUnset(found: Problem, host: Host): Problem {
  const { input } = found;
  return input === 'baseUrl' && isUnset(input, host) ? { input, problem: describeMissingUrl(host) } : found;
}

/** A run that gets no secrets gets no variables either, so what they would set is empty or an unexpanded reference. */
function isUnset(input: string, host: Host): boolean {
  const text = readText(host, kebab(input));
  return text === undefined || isReference(text);
}

function withoutInvalid<V extends object>(values: V, problems: readonly Problem[]): Partial<V> {
  const invalid = new Set(problems.map(({ input }) => input));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !invalid.has(name))) as Partial<V>;
}

/** Paths are compared with each other and with the folder's files, so they need the names of the disk. */
function spellPathsAsOnDisk<V extends object>(command: AnyCommand, values: V, { workspace }: Host): V {
  const spelled = pathValues(command, values).map(([input, path]) => [input, spellAsOnDisk(workspace, path)] as const);
  return { ...values, ...Object.fromEntries(spelled) };
}

/** A path that is inside the workspace by its text can lead outside by a symlink. */
function findPathProblems(command: AnyCommand, values: object, { workspace }: Host): Problem[] {
  return pathValues(command, values).flatMap(([input, value]) => {
    if (input === 'resultsDir' && value === workspace)
      return { input, problem: 'is the workspace itself. Use a folder inside it' };
    const problem = 'is a symlink that points outside the workspace. Use a path inside it';
    return leadsOutside(workspace, value) ? { input, problem } : [];
  });
}

function pathValues({ inputs }: AnyCommand, values: object): [input: string, path: string][] {
  return Object.entries(values).filter((entry): entry is [string, string] => {
    const [input, value] = entry as [string, unknown];
    const declared = inputs[input];
    return declared?.kind === 'path' && typeof value === 'string' && value !== declared.keyword;
  });
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
      // A run without a key may be skipped, so `readInputs` decides on it.
      if (input.required && input.kind !== 'secret')
        missing.push({ input: name, problem: `is missing. Set the ${input.description}` });
      continue;
    }
    const { value, problem = pathProblem(input, text, source), lines = [] } = parseText(input, text);
    if (lines.length > 0)
      problems.push(...lines.map(({ line, ...rest }) => ({ input: name, subject: quoted(line), ...rest })));
    else if (problem) problems.push({ input: name, ...subjectOf(input, text), problem });
    else values[name] = isPath(input, text) ? resolve(source.workspace, text) : value;
  }
  return { values: values as Partial<InputValues<I>>, problems, missing };
}

/** Several lines would be one long text with marks for line breaks. */
function subjectOf({ kind }: Input<unknown>, text: string): Pick<Problem, 'subject'> {
  if (kind === 'secret') return { subject: 'the value' };
  return /[\r\n]/.test(text) ? {} : { subject: quoted(text) };
}

/** A key or a token can be in a file. */
function parseText(input: Input<unknown>, raw: string): ReturnType<typeof tryInput<unknown>> {
  const { text, problem }: SecretText = input.kind === 'secret' ? readSecret(raw) : { text: raw };
  return problem === undefined ? tryInput(withinLimits(input), text) : { problem };
}

/** No path, key or URL is longer, and no list. What is done with longer ones takes time, and would fill a log. */
const MAX_LINE_LENGTH = 4_096;
const MAX_LINES = 1_000;

/** The input with limits: what is longer is invalid, whatever the kind of the input is. */
function withinLimits({ parse }: Input<unknown>): Pick<Input<unknown>, 'parse'> {
  return {
    parse(raw) {
      if (isGitHubExpression(raw))
        return invalid(
          'has the syntax of GitHub, which only GitHub replaces. On GitLab, write $ and the name of the variable',
        );
      const lines = raw.split(/\r\n|[\r\n]/);
      if (lines.length > MAX_LINES) return invalid(`has more than ${formatCount(MAX_LINES)} lines. Use fewer`);
      if (lines.some(({ length }) => length > MAX_LINE_LENGTH))
        return invalid(`has a line of more than ${formatCount(MAX_LINE_LENGTH)} characters. Use a shorter one`);
      return parse(raw);
    },
  };
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
  const path = resolve(workspace, text);
  return isWithin(workspace, path) ? diskProblem(path, workspace) : 'is outside the workspace. Use a path inside it';
}

/** The problem as a sentence. */
export function describeProblem({ input, subject, problem }: Problem): string {
  return endSentence(`${inputName(kebab(input))}${subject === undefined ? '' : `: ${subject}`} ${problem}`);
}

/** What must not be shown of a URL: its credentials, or a key that was set in its place. */
function secretInUrl(text: string): string {
  return /^[\w-]{16,}$/.test(text) ? text : (/\/\/([^/@]*)@/.exec(text)?.[1] ?? '');
}

/** Collects and masks all secrets before anything is logged, so that not even a problem can show one. */
export function maskSecrets(inputs: Inputs, host: Host): Secrets {
  const secrets = new Secrets();
  for (const token of host.tokens) secrets.add(token);
  for (const [name, input] of Object.entries(inputs)) {
    // Only the file of a secret may be opened here.
    if (input.kind !== 'url' && input.kind !== 'secret') continue;
    const text = readText(host, kebab(name)) ?? '';
    const secret = input.kind === 'url' ? secretInUrl(text) : readSecret(text).text;
    if (secret === '' || isReference(secret)) continue;
    secrets.add(secret);
    host.mask(secret);
  }
  return secrets;
}
