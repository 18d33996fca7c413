/** Processes that are measured. */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';

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

/** Runs Node to its good end and tells the most memory that it had at once, in MB. Linux only; elsewhere 0. */
export async function peakMegabytes(args: readonly string[], { env, ...options }: SpawnOptions = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    ...options,
    env: { PATH: process.env.PATH, ...env },
  });
  let kilobytes = 0;
  // What the system says of the end of a process holds the memory of the one that started it.
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  };
  const watching = setInterval(() => void look(), 20);
  try {
    await succeeded(child);
  } finally {
    clearInterval(watching);
  }
  return kilobytes / 1000;
}

/** The same of a process that does nothing, for as long as it takes to look. */
export async function bareMegabytes(): Promise<number> {
  return peakMegabytes(['-e', 'setTimeout(() => {}, 300)']);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
