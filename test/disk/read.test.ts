/** Tests how files are read. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashFile, openForSending } from '../../src/disk/hash.js';
import { readErrorReason, readIfThere, readSmallFile } from '../../src/disk/read.js';
import { temporaryFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';

function reasonOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return readErrorReason(error);
  }
  return 'no error';
}

test('reads files into one buffer, up to its size', () => {
  const folder = temporaryFolder();
  const buffer = Buffer.alloc(4, 'x');
  for (const content of ['full', '', 'ab']) {
    writeFileSync(join(folder, 'file'), content);
    expect(readSmallFile(join(folder, 'file'), buffer).toString()).toBe(content);
  }
  writeFileSync(join(folder, 'file'), 'large');
  expect(() => readSmallFile(join(folder, 'file'), buffer)).toThrow(RangeError);
});

test('says that a folder is no file', () => {
  expect(reasonOf(() => readSmallFile(temporaryFolder(), Buffer.alloc(4)))).toBe('it is a folder, not a file');
});

test('never waits for a pipe or a device', async ({ skip }) => {
  skipUnless(NEEDS.linuxNames, { skip });
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const path of [pipe, '/dev/zero']) {
    expect(reasonOf(() => readSmallFile(path, Buffer.alloc(4)))).toBe('it is a pipe or a device, not a file');
    const stamp = { stamp: '', sizeBytes: 1 };
    const reads = [readIfThere(path), hashFile(path, 'md5'), openForSending(path, stamp)];
    await Promise.all(reads.map((read) => expect(read).rejects.toThrow('it is a pipe or a device, not a file')));
  }
  const large = { stamp: '', sizeBytes: 1e6 };
  await expect(openForSending(pipe, large)).rejects.toThrow('changed while docs-ci was reading it');
});
