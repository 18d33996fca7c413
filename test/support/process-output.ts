/** Collects what @actions/core prints, since it writes to the stdout of the process. Runs at once don't mix. */
import { AsyncLocalStorage } from 'node:async_hooks';

const collector = new AsyncLocalStorage<(text: string) => void>();
const write = process.stdout.write.bind(process.stdout) as (...args: unknown[]) => boolean;

process.stdout.write = (text: string | Uint8Array, ...rest: unknown[]): boolean => {
  const collect = collector.getStore();
  if (!collect) return write(text, ...rest);
  collect(String(text));
  return true;
};

/** Passes to `collect` what the work prints, also later. */
export function collectStdout<T>(collect: (text: string) => void, work: () => T): T {
  return collector.run(collect, work);
}
