/** Keeps a copy of the work tree with the Windows binaries of its dependencies. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { outputOf } from '../run-program.js';
import { SHARED } from './windows-node.js';

/** Returns the folder of the copy. @param step is called before slow steps */
export async function copyWorkTree(root: string, step: (text: string) => void): Promise<string> {
  // Two work trees of the same name have two copies.
  const id = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const copy = join(SHARED, 'work-trees', `${basename(root)}-${id}`);
  await mkdir(copy, { recursive: true });
  await removeAllBut(copy, ['node_modules']);
  for (const path of await listFiles(root)) {
    await cp(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  }
  await installDependencies(copy, step);
  return copy;
}

async function removeAllBut(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(join(folder, name), { recursive: true });
  }
}

/** Lists what Git would commit, new files included. */
async function listFiles(root: string): Promise<string[]> {
  const listed = await outputOf('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    what: 'The files of the work tree could not be listed',
    advice: 'Run this in a clone of the repository, with git installed.',
  });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)));
}

async function installDependencies(copy: string, step: (text: string) => void): Promise<void> {
  const lock = await readFile(join(copy, 'package-lock.json'), 'utf8');
  const stamp = join(copy, 'node_modules/.windows-lock');
  const installed = await readFile(stamp, 'utf8').catch(() => undefined);
  if (installed === lock) return;
  step('Dependencies for Windows (again after a change of package-lock.json)');
  await outputOf('npm', ['ci', '--os=win32', '--cpu=x64'], {
    cwd: copy,
    what: 'The dependencies for Windows could not be installed',
    advice: 'Check that the registry of npm is reachable, and run this again.',
  });
  await writeFile(stamp, lock);
}
