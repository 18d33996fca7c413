/** Lists and reads the files of the repository as Git would commit them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Returns paths relative to the root, including new files and excluding ignored files. */
export function repositoryFiles(matching: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT });
  const paths = listed.toString().split('\0');
  return [...new Set(paths)]
    .filter((path) => path !== '' && matching.test(path) && existsSync(join(ROOT, path)))
    .sort();
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
