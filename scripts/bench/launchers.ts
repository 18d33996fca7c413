/** Starts both sides of the start-up benchmarks: plain Node.js and an action, in the same environment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { CommandName } from '../../src/commands/index.js';
import type { Emulator } from '../../emulator/emulator.js';
import { DIST } from './loaded-files.js';
import { cleanEnvironment } from './processes.js';

export interface Place {
  readonly emulator: Pick<Emulator, 'baseUrl' | 'keys'>;
  /** The workspace. */
  readonly folder: string;
}

/** Runs a script. An empty one is the fastest thing that Node.js can do. */
export function launchPlainNode(place: Place, script = '', env?: NodeJS.ProcessEnv): ChildProcess {
  return launch(place, [...(script === '' ? [] : ['--input-type=module']), '-e', script], env);
}

/** Inputs of the actions that don't run without. */
const REQUIRED_INPUTS: Partial<Record<CommandName, NodeJS.ProcessEnv>> = {
  'publish-branch': { INPUT_FROM: 'new-guide' },
  'push-content': { INPUT_TO: 'reference' },
};

/** Starts an action as the runner does, but without tokens, so that it uploads nothing to the platform. */
export function launchAction(place: Place, name: CommandName, env?: NodeJS.ProcessEnv): ChildProcess {
  const inputs = REQUIRED_INPUTS[name] ?? {};
  return launch(place, [join(DIST, `${name}.js`)], { ...inputs, ...env });
}

function launch({ emulator, folder }: Place, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess {
  const common = { 'INPUT_BASE-URL': emulator.baseUrl, 'INPUT_API-KEY': emulator.keys.editor };
  const inputs = { ...common, INPUT_WAIT: 'false' };
  return spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: cleanEnvironment({ GITHUB_WORKSPACE: folder, ...inputs, ...env }),
  });
}
