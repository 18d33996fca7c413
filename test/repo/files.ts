/** Lists and reads the files of the repository as Git would commit them. */
import fastGlob from 'fast-glob';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NEEDS } from '../support/tools.js';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Returns paths relative to the root, including new files and excluding ignored files. */
export function repositoryFiles(matching: RegExp): string[] {
  return [...new Set(NEEDS.git.found ? listedByGit() : listedOnDisk())]
    .filter((path) => path !== '' && matching.test(path) && existsSync(join(ROOT, path)))
    .sort();
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function listedByGit(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, maxBuffer: Infinity });
  // Git refuses a checkout that belongs to another user, and says what to do.
  if (status !== 0) throw new Error(`Git couldn't list the files of the repository: ${stderr.toString().trim()}`);
  return stdout.toString().split('\0');
}

/** On a machine without Git. */
function listedOnDisk(): string[] {
  const patterns = ['.git', ...readRepositoryFile('.gitignore').split('\n').filter(Boolean)];
  const ignore = patterns.flatMap((one) => [`**/${one}`, `**/${one.replace(/\/$/, '')}/**`]);
  return fastGlob.sync('**', { cwd: ROOT, dot: true, ignore });
}
