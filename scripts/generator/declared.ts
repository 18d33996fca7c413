/** What the commands declare, with public names and in one shape, for everything that is written from it. */
import type { AnyCommand } from '../../src/commands/every.js';
import { commands } from '../../src/commands/index.js';
import { type Input, kebab } from '../../src/inputs.js';

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

const EVERY_OUTPUT: readonly DeclaredOutput[] = [
  {
    name: 'outcome',
    description: 'How it ended: done, skipped, failed, refused, gate, timed-out, unavailable or cancelled',
  },
  { name: 'result', description: 'Path of result.json, relative to the workspace' },
];

/** All commands of the registry, in its order. */
export async function declaredCommands(): Promise<DeclaredCommand[]> {
  return Promise.all(Object.values(commands).map(async (load) => declaredCommand(await load())));
}

export function declaredCommand({ name, summary, branding, inputs, outputs }: AnyCommand): DeclaredCommand {
  return {
    name,
    summary,
    branding,
    inputs: Object.entries(inputs).map(([inputName, input]) => declaredInput(kebab(inputName), input)),
    outputs: [
      ...EVERY_OUTPUT,
      ...Object.entries(outputs).map(([output, description]) => ({ name: output, description })),
    ],
  };
}

function declaredInput(name: string, input: Input<unknown>): DeclaredInput {
  const { kind, description, choices, fallback, fallbackText, required = false } = input;
  return { name, kind, description, choices, fallback, fallbackText, required };
}

/** The description with what a form for inputs does not show by itself. */
export function describeInput({ description, choices, fallbackText }: DeclaredInput): string {
  return [
    description,
    ...(choices ? [`One of ${choices.join(', ')}.`] : []),
    ...(fallbackText === undefined ? [] : [`Default: ${fallbackText}.`]),
  ].join(' ');
}
