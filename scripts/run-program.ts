/** Runs programs for the scripts, which end with a sentence instead of a stack where one fails. */
import { spawn, spawnSync, type StdioOptions } from 'node:child_process';

export class ScriptError extends Error {}

export interface Ended {
  /** Null after a signal. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** True shows the output instead of returning it. */
  readonly isShown?: boolean;
}

export function runProgram(
  program: string,
  args: readonly string[],
  { isShown = false, ...options }: ProgramOptions = {},
): Promise<Ended> {
  const stdio: StdioOptions = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio });
    const output: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
    child.stdout?.on('data', (chunk: Buffer) => output.stdout.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.stderr.push(chunk));
    child.on('error', ({ message }) =>
      reject(new ScriptError(`${program} could not be started: ${message}. Install it.`)),
    );
    child.on('close', (exitCode) => {
      resolve({
        exitCode,
        stdout: Buffer.concat(output.stdout).toString(),
        stderr: Buffer.concat(output.stderr).toString(),
      });
    });
  });
}

/** Returns what a program printed. @param what what failed, if the program fails: `node could not be installed` */
export async function outputOf(
  program: string,
  args: readonly string[],
  { what, advice, ...options }: ProgramOptions & { readonly what: string; readonly advice: string },
): Promise<string> {
  const { exitCode, stdout, stderr } = await runProgram(program, args, options);
  if (exitCode === 0) return stdout;
  const lastLine = stderr.trim().split('\n').at(-1);
  throw new ScriptError(`${what}: ${lastLine || `${program} ended with ${String(exitCode)}`}. ${advice}`);
}

/** True if the program is there and succeeds. */
export function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Runs a script and sets the exit code. An expected failure is one sentence on stderr. */
export async function runScript(script: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await script()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
