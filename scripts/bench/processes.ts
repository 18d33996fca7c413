/** Starts processes and measures their time and memory. */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Resolves to the exit code when the process ends. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
}

/** Rejects if the process fails, because an early failure would look fast. */
export async function waitForSuccess(child: ChildProcess): Promise<void> {
  const code = await waitForExit(child);
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
}

/**
 * Returns the environment of every measured process: variables of the machine, such as NODE_EXTRA_CA_CERTS, can take
 * longer than what is measured.
 */
export function cleanEnvironment(variables: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, ...variables };
}

/** Returns the milliseconds that a successful command takes, in a clean environment. */
export async function timeProcess(
  command: string,
  args: readonly string[],
  { env, ...options }: SpawnOptions = {},
): Promise<number> {
  const startMs = performance.now();
  await waitForSuccess(spawn(command, args, { stdio: 'ignore', ...options, env: cleanEnvironment(env) }));
  return performance.now() - startMs;
}

/** Runs Node successfully and returns its peak memory in MB. Returns 0 on other systems than Linux. */
export async function peakMegabytes(args: readonly string[], { env, ...options }: SpawnOptions = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    ...options,
    env: cleanEnvironment(env),
  });
  let kilobytes = 0;
  // The usage that the system reports at the end of a process includes the memory of its parent, so /proc is polled.
  const poll = async (): Promise<void> => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  };
  const timer = setInterval(() => void poll(), 20);
  try {
    await waitForSuccess(child);
  } finally {
    clearInterval(timer);
  }
  return kilobytes / 1000;
}

/** Returns the peak memory of a process that does nothing. */
export async function bareMegabytes(): Promise<number> {
  return peakMegabytes(['-e', 'setTimeout(() => {}, 300)']);
}

/** Returns the upper median; NaN without values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
