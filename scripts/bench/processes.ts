/** Processes that are measured. */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** Resolves at the end of the process, whatever it was. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done, failed) => child.on('close', done).on('error', failed));
}

/** Rejects where the process did not end well: what fails early would look quick. */
export async function succeeded(child: ChildProcess): Promise<void> {
  const code = await ended(child);
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
}

/** Milliseconds that a command takes to its good end. Nothing of this process's environment but PATH is passed on. */
export async function timed(
  command: string,
  args: readonly string[],
  { env, ...options }: SpawnOptions = {},
): Promise<number> {
  const startMs = performance.now();
  await succeeded(spawn(command, args, { stdio: 'ignore', ...options, env: { PATH: process.env.PATH, ...env } }));
  return performance.now() - startMs;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
