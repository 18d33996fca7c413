/** Takes permissions for files away, from root as well. */
import { chmodSync, statSync } from 'node:fs';

const ORDINARY_USER = 65_534;

/**
 * Runs work without permission for a file or a folder, which gets its own permissions back: an ordinary user couldn't
 * remove the folder at the end of the test. Root may do everything, so it becomes another user for the time of the work,
 * who may only read the workspace.
 */
export async function withoutPermission<T>(workspace: string, path: string, work: () => Promise<T>): Promise<T> {
  const { mode } = statSync(path);
  chmodSync(workspace, 0o755);
  chmodSync(path, 0);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(ORDINARY_USER);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(path, mode);
  }
}
