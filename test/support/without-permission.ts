/** Takes permissions for files away, from root as well. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, statSync } from 'node:fs';

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

/**
 * Runs work without permission for these files and folders; what isn't there is left out. Unlike `withoutPermission`, the
 * workspace belongs to the other user then, and to root no more.
 */
export async function withoutPermissions<T>(
  workspace: string,
  paths: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  // What is in a closed folder can't be closed any more.
  const inside = [...new Set(paths)].filter((path) => existsSync(path)).sort((a, b) => b.length - a.length);
  const closed = inside.map((path) => ({ path, mode: statSync(path).mode }));
  if (closed.length === 0) return work();
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', String(ORDINARY_USER), workspace]);
  for (const { path } of closed) chmodSync(path, 0);
  if (isRoot) process.seteuid?.(ORDINARY_USER);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const { path, mode } of closed.reverse()) chmodSync(path, mode);
  }
}
