/** Collects what the commands declare, under public names, for everything that is generated from it. */
import type { AnyCommand } from '../../src/commands/inputs/common-inputs.js';
import { commands } from '../../src/commands/index.js';
import type { Input } from '../../src/commands/command.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { OUTCOMES } from '../../src/run/outcome.js';

export interface InputMetadata extends Omit<Input<unknown>, 'read' | 'word'> {
  readonly name: string;
  /** The input is required in every run. */
  readonly required: boolean;
}

interface OutputMetadata {
  readonly name: string;
  readonly description: string;
}

export interface CommandMetadata extends Pick<
  AnyCommand,
  'name' | 'summary' | 'examples' | 'keyRole' | 'branding' | 'gitlab' | 'sampleInputs'
> {
  readonly inputs: readonly InputMetadata[];
  /** The inputs that only this command has, by the title of their group. */
  readonly inputGroups: Readonly<Record<string, readonly InputMetadata[]>>;
  /** The inputs that every command has. */
  readonly commonInputs: readonly InputMetadata[];
  readonly outputs: readonly OutputMetadata[];
}

const OUTCOME_NAMES = Object.keys(OUTCOMES);

/** The outputs that every command has. */
export const COMMON_OUTPUTS: readonly OutputMetadata[] = [
  {
    name: 'outcome',
    description: `How the run ended: ${OUTCOME_NAMES.slice(0, -1).join(', ')} or ${OUTCOME_NAMES.at(-1) ?? ''}`,
  },
  { name: 'result', description: 'Path of result.json, relative to the workspace' },
];

/** All commands of the registry, in its order. */
export async function allCommandMetadata(): Promise<CommandMetadata[]> {
  return Promise.all(Object.values(commands).map(async (load) => commandMetadata(await load())));
}

export function commandMetadata(command: AnyCommand): CommandMetadata {
  const outputs = Object.entries(command.outputs).map(([name, description]) => ({ name, description }));
  const metadataOf = (names: readonly string[]): InputMetadata[] =>
    names.map((name) => inputMetadata(kebab(name), command.inputs[name] as Input<unknown>));
  const names = Object.keys(command.inputs);
  const grouped = new Set(Object.values(command.inputGroups).flat());
  return {
    ...command,
    inputs: metadataOf(names),
    inputGroups: Object.fromEntries(
      Object.entries(command.inputGroups).map(([title, group]) => [title, metadataOf(group)]),
    ),
    commonInputs: metadataOf(names.filter((name) => !grouped.has(name))),
    outputs: [...COMMON_OUTPUTS, ...outputs],
  };
}

function inputMetadata(name: string, input: Input<unknown>): InputMetadata {
  const { required = false } = input;
  return { ...input, name, required };
}

/** The description with what a form for inputs doesn't show. */
export function describeInput(input: InputMetadata): string {
  const { defaultText } = input;
  return [
    describeWithChoices(input),
    ...(defaultText === undefined ? [] : [`Default: ${defaultText.replaceAll('`', '')}.`]),
  ].join(' ');
}

/** The description with the choices, unless the description names them all. */
export function describeWithChoices({ description, choices = [] }: InputMetadata): string {
  const isComplete = choices.every((choice) => new RegExp(`\\b${choice}\\b`).test(description));
  return isComplete ? description : `${description} One of ${choices.join(', ')}.`;
}
