/** Tests reading the selected files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../../../../src/commands/sync-media/folder/read-files.js';
import { temporaryFolder } from '../../../support/folder.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { withoutPermission } from '../../../support/without-permission.js';
import { startWith } from '../fixture.js';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;

test('rejects Git LFS pointers before any write, lists them, and says how to fetch their content', async () => {
  await using fixture = await startWith({ 'media/a.png': POINTER, 'media/deep/b.pdf': POINTER, 'media/c.txt': 'fine' });
  const { result } = await fixture.expectSync({ exitCode: 2 });
  expect(result.message).toMatch(
    /2 files are Git LFS pointers.*: a\.png and deep\/b\.pdf\. Run "git lfs pull".*lfs: true/,
  );
  expect(fixture.writes()).toEqual([]);
});

test('lists Git LFS pointers beside names that can not be used', async () => {
  await using fixture = await startWith({ 'media/a/x.png': POINTER, 'media/b/x.png': 'fine', 'media/y.txt': 'fine' });
  const { result } = await fixture.expectSync({ exitCode: 2 });
  expect(result.message).toMatch(
    /^--path: 1 file is a Git LFS pointer without content: a\/x\.png\. Run "git lfs pull".*#the-checkout-may-be-incomplete\nmedia\/a\/x\.png and media\/b\/x\.png map to the same library name/,
  );
});

test('leaves out what can not be read, and fails what is gone, with the reasons', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.txt'), 'one');
  // A file may become a folder or disappear between listing and reading.
  mkdirSync(join(folder, 'b.txt'));
  const selected = ['a.txt', 'b.txt', 'gone.txt'].map((path) => ({ path, diskPath: join(folder, path), name: path }));
  const read: number[] = [];
  const { files, unreadable, failed } = await readFiles(selected, (sizeBytes) => read.push(sizeBytes));
  expect(files.map(({ path }) => path)).toEqual(['a.txt']);
  expect(read).toEqual([3]);
  expect({ unreadable, failed }).toEqual({
    unreadable: [{ path: 'b.txt', reason: "couldn't be read: it is a folder, not a file" }],
    failed: [{ path: 'gone.txt', reason: 'the file was deleted while docs-ci was reading it. Run the job again.' }],
  });
});

test('leaves out a file alone that it may not read, with the reason', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  const folder = temporaryFolder();
  const selected = ['a.txt', 'b.txt'].map((path) => ({ path, diskPath: join(folder, path), name: path }));
  for (const { diskPath } of selected) writeFileSync(diskPath, 'text');
  const { files, unreadable } = await withoutPermission(folder, join(folder, 'b.txt'), () =>
    readFiles(selected, () => {}),
  );
  expect(files.map(({ path }) => path)).toEqual(['a.txt']);
  expect(unreadable).toEqual([{ path: 'b.txt', reason: "couldn't be read: permission denied (EACCES)" }]);
});

test.each([POINTER.replace('git-lfs', 'hawser'), POINTER.replaceAll('\n', '\r\n')])(
  'rejects the Git LFS pointer %j',
  async (pointer) => {
    await using fixture = await startWith({ 'media/a.png': pointer });
    await fixture.expectSync({ exitCode: 2 });
    expect(fixture.writes()).toEqual([]);
  },
);
