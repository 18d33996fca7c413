/** What the commands declare, with public names and in one shape, for everything that is written from it. */
import type { AnyCommand } from '../../src/commands/common-inputs.js';
import { commands } from '../../src/commands/index.js';
import { type Input, kebab } from '../../src/commands/input-kinds.js';
import { OUTCOMES } from '../../src/run/outcome.js';

export interface DeclaredInput extends Pick<
  Input<unknown>,
  'kind' | 'description' | 'choices' | 'fallback' | 'fallbackText'
> {
  readonly name: string;
  readonly required: boolean;
}

export interface DeclaredOutput {
  readonly name: string;
  readonly description: string;
}

export interface DeclaredCommand extends Pick<AnyCommand, 'name' | 'summary' | 'branding'> {
  readonly inputs: readonly DeclaredInput[];
  readonly outputs: readonly DeclaredOutput[];
}

const OUTCOME_NAMES = Object.keys(OUTCOMES);

const COMMON_OUTPUTS: readonly DeclaredOutput[] = [
  {
    name: 'outcome',
    description: `How it ended: ${OUTCOME_NAMES.slice(0, -1).join(', ')} or ${OUTCOME_NAMES.at(-1) ?? ''}`,
  },
  { name: 'result', description: 'Path of result.json, relative to the workspace' },
];

/** All commands of the registry, in its order. */
export async function declaredCommands(): Promise<DeclaredCommand[]> {
  return Promise.all(Object.values(commands).map(async (load) => declaredCommand(await load())));
}

export function declaredCommand(command: AnyCommand): DeclaredCommand {
  const { name, summary, branding, inputs, outputs } = command;
  return {
    name,
    summary,
    branding,
    inputs: Object.entries(inputs).map(([inputName, input]) => declaredInput(kebab(inputName), input, command)),
    outputs: [
      ...COMMON_OUTPUTS,
      ...Object.entries(outputs).map(([output, description]) => ({ name: output, description })),
    ],
  };
}

function declaredInput(name: string, input: Input<unknown>, command: Pick<AnyCommand, 'needsService'>): DeclaredInput {
  const { kind, description, choices, fallback, fallbackText } = input;
  // A platform would demand it of every run, also of those that need no service.
  const isConditional = input.required === true && command.needsService !== undefined;
  return {
    name,
    kind,
    description,
    choices,
    fallback,
    fallbackText: isConditional ? 'required where the service is asked' : fallbackText,
    required: input.required === true && !isConditional,
  };
}

/** The description with what a form for inputs does not show by itself. */
export function describeInput({ description, choices, fallbackText }: DeclaredInput): string {
  return [
    description,
    ...(choices ? [`One of ${choices.join(', ')}.`] : []),
    ...(fallbackText === undefined ? [] : [`Default: ${fallbackText}.`]),
  ].join(' ');
}
