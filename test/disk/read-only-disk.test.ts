/** Tests that a read-only disk is called so, although Node.js says of it that the folder doesn't exist. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createResultsDir, describeResultsError, FileError, writeResultFile } from '../../src/disk/write.js';
import { temporaryFolder } from '../support/folder.js';

/** Answers like Node.js 20 to 24 on a disk that is mounted read-only: `mkdir` with `recursive` looks for the cause, and finds another. */
function mountReadOnly(): void {
  const refuse = (_path: unknown, options?: { recursive?: boolean }): Promise<never> => {
    const code = options?.recursive ? 'ENOENT' : 'EROFS';
    return Promise.reject(Object.assign(new Error(code), { code, syscall: 'mkdir' }));
  };
  const spy = vi.spyOn(fs.promises, 'mkdir').mockImplementation(refuse as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('says that the disk is read-only if the folder for the results can not be created on it', async () => {
  const workspace = temporaryFolder();
  mountReadOnly();
  const error: unknown = await createResultsDir(workspace, join(workspace, 'docs-ci/check')).catch(
    (one: unknown) => one,
  );
  expect(await describeResultsError(workspace, error)).toMatch(/^the disk is read-only \(EROFS\)/);
});

test('says that the disk is read-only if a file is to be written into a new folder of it', async () => {
  const workspace = temporaryFolder();
  mountReadOnly();
  const writing = writeResultFile({ workspace, path: join(workspace, 'new/folder/lock.json') }, '{}');
  await expect(writing).rejects.toEqual(new FileError("lock.json couldn't be written: the disk is read-only (EROFS)"));
});
