/** Collects what @actions/core prints, since it writes to the stdout of the process. Runs at once don't mix. */
import { AsyncLocalStorage } from 'node:async_hooks';

type Collect = (text: string) => void;

/** Belongs to a run that started while none was under way. It needs no storage, which slows down every promise. */
let first: Collect | undefined;
let underWay = 0;
const others = new AsyncLocalStorage<Collect>();
const write = process.stdout.write.bind(process.stdout) as (...args: unknown[]) => boolean;

process.stdout.write = (text: string | Uint8Array, ...rest: unknown[]): boolean => {
  const collect = others.getStore() ?? first;
  if (!collect) return write(text, ...rest);
  collect(String(text));
  return true;
};

/** Passes to `collect` what the work prints, also later, until no other run is under way and a new one starts. */
export async function collectStdout<T>(collect: Collect, work: () => T | Promise<T>): Promise<T> {
  const isAlone = underWay === 0;
  underWay += 1;
  try {
    if (!isAlone) return await others.run(collect, work);
    first = collect;
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) others.disable();
  }
}
