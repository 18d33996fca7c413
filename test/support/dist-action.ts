/** Starts actions of dist as the GitHub runner does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandName } from '../../src/commands/index.js';
import { type EndedProcess, type ProcessOptions, runDist, runnerFiles } from './processes.js';
import { commandsIn, readCommandFile } from './runner-commands.js';
import { actionInputs } from './runs.js';

export interface ActionRun extends EndedProcess {
  readonly outputs: Record<string, string>;
  /** The job summary. */
  readonly summary: string;
  /** The workflow commands in the log. */
  readonly commands: ReturnType<typeof commandsIn>;
}

/** @param folder is the workspace */
export async function runDistAction(
  command: CommandName,
  folder: string,
  inputs: Readonly<Record<string, string>>,
  { env, kill }: Pick<ProcessOptions, 'env' | 'kill'> = {},
): Promise<ActionRun> {
  const files = await runnerFiles(folder);
  const runner = {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_RUN_ID: '99',
  };
  const ended = await runDist({
    script: `${command}.js`,
    cwd: folder,
    kill,
    env: { ...actionInputs(inputs), ...files.env, ...runner, ...env },
  });
  return {
    ...ended,
    outputs: readCommandFile(await files.read('GITHUB_OUTPUT')),
    summary: await files.read('GITHUB_STEP_SUMMARY'),
    commands: commandsIn(ended.stdout),
  };
}

/** All that a run wrote, to look for secrets. */
export function textsBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}
