/** Collects what the commands declare, under public names, for everything that is generated from it. */
import type { AnyCommand } from '../../src/commands/common-inputs.js';
import { commands } from '../../src/commands/index.js';
import { type Input, kebab } from '../../src/commands/input-kinds.js';
import { OUTCOMES } from '../../src/run/outcome.js';

export interface InputMetadata extends Omit<Input<unknown>, 'read' | 'word'> {
  readonly name: string;
  readonly required: boolean;
}

export interface OutputMetadata {
  readonly name: string;
  readonly description: string;
}

export interface CommandMetadata extends Pick<AnyCommand, 'name' | 'summary' | 'branding' | 'gitlab' | 'sampleInputs'> {
  readonly inputs: readonly InputMetadata[];
  readonly outputs: readonly OutputMetadata[];
}

const OUTCOME_NAMES = Object.keys(OUTCOMES);

const COMMON_OUTPUTS: readonly OutputMetadata[] = [
  {
    name: 'outcome',
    description: `How it ended: ${OUTCOME_NAMES.slice(0, -1).join(', ')} or ${OUTCOME_NAMES.at(-1) ?? ''}`,
  },
  { name: 'result', description: 'Path of result.json, relative to the workspace' },
];

/** All commands of the registry, in its order. */
export async function allCommandMetadata(): Promise<CommandMetadata[]> {
  return Promise.all(Object.values(commands).map(async (load) => commandMetadata(await load())));
}

export function commandMetadata(command: AnyCommand): CommandMetadata {
  const outputs = Object.entries(command.outputs).map(([name, description]) => ({ name, description }));
  return {
    ...command,
    inputs: Object.entries(command.inputs).map(([name, input]) => inputMetadata(kebab(name), input, command)),
    outputs: [...COMMON_OUTPUTS, ...outputs],
  };
}

function inputMetadata(name: string, input: Input<unknown>, command: AnyCommand): InputMetadata {
  const { required = false, defaultText } = input;
  // A platform would require the input in every run, also in runs that need no service.
  const isConditional = required && command.needsService !== undefined;
  return {
    ...input,
    name,
    defaultText: isConditional ? 'required where the service is asked' : defaultText,
    required: required && !isConditional,
  };
}

/** The description with what a form for inputs doesn't show by itself. */
export function describeInput({ description, choices, defaultText }: InputMetadata): string {
  return [
    description,
    ...(choices ? [`One of ${choices.join(', ')}.`] : []),
    ...(defaultText === undefined ? [] : [`Default: ${defaultText}.`]),
  ].join(' ');
}
