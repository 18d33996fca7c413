import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPartialFile } from '../../src/disk/partial-file.js';
import { temporaryFolder } from '../support/folder.js';

test('rejects a name that is too long before any chunk arrives', async () => {
  const folder = temporaryFolder();
  await expect(openPartialFile({ workspace: folder, path: join(folder, 'x'.repeat(256)) })).rejects.toThrow(
    "couldn't be written",
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('writes and hashes only the chunks since the last restart', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'docs.pdf');
  const file = await openPartialFile({ workspace: folder, path });
  await file.append(Buffer.from('a longer first attempt'));
  await file.restart();
  for (const chunk of ['first', ' ', 'second']) await file.append(Buffer.from(chunk));
  expect([file.sizeBytes, Buffer.from(file.lastBytes).toString()]).toEqual([12, 'first second']);
  expect(readdirSync(folder)).not.toContain('docs.pdf');
  await expect(file.commit()).resolves.toBe(createHash('sha256').update('first second').digest('hex'));
  await file.discard();
  expect(readdirSync(folder)).toEqual(['docs.pdf']);
  expect(readFileSync(path, 'utf8')).toBe('first second');
});

test('removes the temporary file of a discarded download', async () => {
  const folder = temporaryFolder();
  const file = await openPartialFile({ workspace: folder, path: join(folder, 'docs.pdf') });
  await file.append(Buffer.from('partial'));
  await file.discard();
  expect(readdirSync(folder)).toEqual([]);
});
