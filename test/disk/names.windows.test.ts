/** Tests names of files as only Windows has them. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashFile, openForSending } from '../../src/disk/hash.js';
import { spellAsOnDisk } from '../../src/disk/paths.js';
import { renameFile } from '../../src/disk/rename.js';
import { temporaryFolder } from '../support/folder.js';

test.each(['con.png', 'aux.svg', 'nul.txt', 'trailing.svg.', `${'long/'.repeat(60)}name.png`])(
  'sends the content of a file that is named %s',
  async (name) => {
    const folder = temporaryFolder();
    const path = `\\\\?\\${join(folder, 'x')}`.slice(0, -1) + name.replaceAll('/', '\\');
    mkdirSync(path.slice(0, path.lastIndexOf('\\')), { recursive: true });
    // Small files are read like any other.
    const large = 'content'.repeat(10_000);
    writeFileSync(path, large);
    const digest = await hashFile(path, 'sha256');
    const content = await openForSending(join(folder, 'x').slice(0, -1) + name.replaceAll('/', '\\'), digest);
    expect(content).toBeInstanceOf(Blob);
    expect(await new Response(content as Blob).text()).toBe(large);
  },
);

test('takes names as the disk has them, not as they are typed', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'media', 'Guide'), { recursive: true });
  expect(spellAsOnDisk(folder, join(folder, 'MEDIA', 'guide'))).toBe(join(folder, 'media', 'Guide'));
  expect(spellAsOnDisk(folder, join(folder, 'NEW', 'file.pdf'))).toBe(join(folder, 'NEW', 'file.pdf'));
});

test('replaces a file as soon as it may be replaced', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'report.csv');
  writeFileSync(path, 'old');
  chmodSync(path, 0o444);
  writeFileSync(join(folder, 'new'), 'new');
  setTimeout(() => chmodSync(path, 0o666), 500);
  await renameFile(join(folder, 'new'), path);
});
