/** Files are written where they are meant to be, also where somebody else put things in the way. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPartialFile } from '../../src/disk/partial-file.js';
import { writeAtomically } from '../../src/disk/write.js';
import { temporaryFolder } from '../support/folder.js';

const WRITERS: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  'at once': (path) => writeAtomically(path, 'ours'),
  'as it arrives': async (path) => {
    const file = await openPartialFile(path);
    await file.append(Buffer.from('ours'));
    await file.commit();
  },
};

describe.each(Object.entries(WRITERS))('a file that is written %s', (_, write) => {
  /** A workspace, and beside it what does not belong to it. */
  function places(): { folder: string; outside: string } {
    const root = temporaryFolder();
    const folder = join(root, 'workspace');
    mkdirSync(folder);
    const outside = join(root, 'profile');
    writeFileSync(outside, 'theirs');
    return { folder, outside };
  }

  test.each(['report.json', `.report.json.${process.pid}.tmp`])(
    'goes through no link that somebody left: %s',
    async (name) => {
      const { folder, outside } = places();
      symlinkSync(outside, join(folder, name));
      await write(join(folder, 'report.json'));
      expect(readFileSync(outside, 'utf8')).toBe('theirs');
      expect(readdirSync(folder, { withFileTypes: true }).map((one) => [one.name, one.isFile()])).toEqual([
        ['report.json', true],
      ]);
      expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('ours');
    },
  );

  test('takes the place of what a killed process of the same number left half', async () => {
    const { folder } = places();
    writeFileSync(join(folder, `.report.json.${process.pid}.tmp`), 'half of something longer');
    await write(join(folder, 'report.json'));
    expect(readdirSync(folder)).toEqual(['report.json']);
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('ours');
  });
});

test.each(Object.entries(WRITERS))('a name may be as long as names may be (%s)', async (_, write) => {
  const folder = temporaryFolder();
  const name = `${'é'.repeat(125)}.json`;
  expect(Buffer.byteLength(name)).toBe(255);
  await write(join(folder, name));
  expect(readdirSync(folder)).toEqual([name]);
});

test('a name that no file can have shows before anything has arrived', async () => {
  const folder = temporaryFolder();
  await expect(openPartialFile(join(folder, 'x'.repeat(256)))).rejects.toThrow('could not be written');
  expect(readdirSync(folder)).toEqual([]);
});
