/** Starts scripts of dist as users do: as a child process with its own environment. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Emulator } from '../../emulator/emulator.js';
import { EndMeter } from './cpu-time.js';
import { temporaryVariables } from './folder.js';

const DIST = resolve(import.meta.dirname, '../../dist');

export interface EndedProcess {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Counts milliseconds from the signal of `kill` to the end, without waits for a processor; undefined without a signal. */
  readonly stopMs?: number;
}

export interface ProcessOptions {
  /** `cli.js`, `trigger-deploy.js` */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Sends the signal as soon as `when` is true. */
  readonly kill?: { readonly signal: NodeJS.Signals; readonly when: () => boolean };
  /** Names another Node than the one that runs the tests. */
  readonly node?: string;
  /** Runs as this user. */
  readonly uid?: number;
}

type Role = keyof Emulator['keys'];

/** Returns the variables that lead the command line to an emulator. */
export function serviceVariables({ baseUrl, keys }: Emulator, role: Role = 'editor'): Record<string, string> {
  return { DOCS_CI_BASE_URL: baseUrl, DOCS_CI_API_KEY: keys[role] };
}

/** Returns the inputs that lead an action to an emulator. */
export function serviceInputs({ baseUrl, keys }: Emulator, role: Role = 'editor'): Record<string, string> {
  return { 'base-url': baseUrl, 'api-key': keys[role] };
}

/** Runs a script of dist to its end. From this process's environment, it only inherits PATH. */
export function runDist({
  script,
  args = [],
  env = {},
  cwd,
  kill,
  node = process.execPath,
  uid,
}: ProcessOptions): Promise<EndedProcess> {
  return new Promise((done, failed) => {
    const child = spawn(node, [join(DIST, script), ...args], {
      cwd,
      env: { PATH: process.env.PATH, ...temporaryVariables(cwd), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid }),
    });
    const out = { stdout: '', stderr: '' };
    let stopping: EndMeter | undefined;
    child.stdout.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (out.stderr += chunk.toString()));
    const watch =
      kill &&
      setInterval(() => {
        if (stopping || !kill.when()) return;
        stopping = new EndMeter(child.pid);
        child.kill(kill.signal);
      }, 5);
    child.on('error', failed);
    child.on('close', (exitCode) => {
      clearInterval(watch);
      done({ exitCode, ...out, stopMs: stopping?.end() });
    });
  });
}

/** Creates the files that a GitHub runner makes for a step, and returns their variables. */
export async function runnerFiles(
  folder: string,
): Promise<{ env: Record<string, string>; read(name: string): Promise<string> }> {
  const runner = join(folder, '.runner');
  await mkdir(runner, { recursive: true });
  const names = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_STATE', 'GITHUB_PATH'];
  for (const name of names) await writeFile(join(runner, name), '');
  return {
    env: Object.fromEntries(names.map((name) => [name, join(runner, name)])),
    read: (name) => readFile(join(runner, name), 'utf8'),
  };
}
