/** Renames complete files. On Windows, waits for programs that have the old file open. */
import { rename } from 'node:fs/promises';

/** What an attempt depends on; tests hand in another system. */
interface System {
  readonly platform: NodeJS.Platform;
  readonly pause: (ms: number) => Promise<unknown>;
}

const thisSystem: System = {
  platform: process.platform,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Pauses before the next attempts: a scanner is done after milliseconds. Together about three seconds. */
const PAUSES_MS = [10, 20, 50, 100, 200, 400, 800, 1500];

/** Renames a file and replaces an older one. On Windows, tries again for about three seconds if that one is open. */
export const renameFile = (from: string, to: string) => retryWhileOpen(() => rename(from, to));

/** Repeats the work on Windows as long as another program may have the file open. Rejects with the last error. */
export async function retryWhileOpen<T>(work: () => Promise<T>, system: System = thisSystem): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isOpenElsewhere(error, system.platform)) throw error;
      await system.pause(pauseMs);
    }
  }
  return work();
}

/** True for an error of Windows that can mean that another program, such as a virus scanner or Excel, has the file open. */
export function isOpenElsewhere(error: unknown, platform: NodeJS.Platform = process.platform): boolean {
  return platform === 'win32' && /^(EPERM|EACCES|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
