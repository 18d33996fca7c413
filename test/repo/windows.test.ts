/** Tests that Windows can check out the repository, and that tests which Windows can't run say so. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.js';
import { IS_WINDOWS, type Need, NEEDS, skipUnless } from '../support/tools.js';
import { isWindowsPath } from '../support/windows-path.js';
import { repositoryFiles, ROOT } from './files.js';

test('has only files whose names Windows can have, and no two that differ in case alone', () => {
  const paths = repositoryFiles(/^/);
  expect(paths.filter((path) => !isWindowsPath(path))).toEqual([]);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});

test('checks out the committed bytes of every file in a clone with core.autocrlf=true', ({ skip }) => {
  skipUnless(NEEDS.git, { skip });
  const clone = temporaryFolder();
  const git = (args: readonly string[], input?: string): string[] =>
    execFileSync('git', args, { cwd: clone, input, encoding: 'utf8' })
      .split(/[\0\n]/)
      .filter(Boolean);
  git(['clone', '-q', '-c', 'core.autocrlf=true', ROOT, '.']);
  const committed = git(['ls-tree', '-r', '-z', '--format=%(objectname) %(path)', 'HEAD']);
  const paths = committed.map((line) => line.slice(line.indexOf(' ') + 1));
  const hashes = git(['hash-object', '--no-filters', '--stdin-paths'], paths.join('\n'));
  expect(paths.length).toBeGreaterThan(500);
  expect(hashes.map((hash, index) => `${hash} ${paths[index]}`)).toEqual(committed);
});

test.for<readonly [string, (folder: string) => unknown, Need]>([
  ['a name', (folder) => writeFileSync(join(folder, 'a '), ''), NEEDS.posixNames],
  ['a device', (folder) => writeFileSync(join(folder, 'NUL.md'), ''), NEEDS.posixNames],
  ['a folder', (folder) => mkdirSync(join(folder, 'a:b')), NEEDS.posixNames],
  ['a symlink', (folder) => symlinkSync('a', join(folder, 'b')), NEEDS.symlinks],
])('refuses %s that Windows refuses, until the test says that it needs it', ([, create, need], { skip }) => {
  const folder = temporaryFolder();
  if (!IS_WINDOWS) expect(() => create(folder)).toThrow('Call skipUnless first.');
  skipUnless(need, { skip });
  expect(() => create(folder)).not.toThrow();
});
