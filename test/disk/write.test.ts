import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPartialFile } from '../../src/disk/partial-file.js';
import {
  describeResultsError,
  FileError,
  temporaryPath,
  type WorkspaceFile,
  writeAtomically,
  writeResultFile,
} from '../../src/disk/write.js';
import { temporaryFolder } from '../support/folder.js';
import { IS_WINDOWS, NEEDS, skipUnless } from '../support/tools.js';
import { withoutPermission } from '../support/without-permission.js';
import { inputName } from '../../src/text/input-names.js';

const fileOf = (path: string): WorkspaceFile => ({ workspace: dirname(path), path });

/** Both write to a temporary file first. */
const WRITERS: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  writeAtomically: (path) => writeAtomically(fileOf(path), 'new'),
  PartialFile: async (path) => {
    const file = await openPartialFile(fileOf(path));
    await file.append(Buffer.from('new'));
    await file.commit();
  },
};

describe.each(Object.entries(WRITERS))('%s', (_, write) => {
  function createFolders(): { folder: string; outside: string } {
    const root = temporaryFolder();
    const folder = join(root, 'workspace');
    mkdirSync(folder);
    const outside = join(root, 'profile');
    writeFileSync(outside, 'unrelated');
    return { folder, outside };
  }

  test.for(['report.json', `.report.json.${process.pid}.tmp`])(
    'replaces a symlink at %s instead of following it',
    async (name, { skip }) => {
      skipUnless(NEEDS.symlinks, { skip });
      const { folder, outside } = createFolders();
      symlinkSync(outside, join(folder, name));
      await write(join(folder, 'report.json'));
      expect(readFileSync(outside, 'utf8')).toBe('unrelated');
      expect(readdirSync(folder, { withFileTypes: true }).map((entry) => [entry.name, entry.isFile()])).toEqual([
        ['report.json', true],
      ]);
      expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('new');
    },
  );

  test('replaces the temporary file of a killed process with the same number', async () => {
    const { folder } = createFolders();
    writeFileSync(join(folder, `.report.json.${process.pid}.tmp`), 'half of something longer');
    await write(join(folder, 'report.json'));
    expect(readdirSync(folder)).toEqual(['report.json']);
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('new');
  });
});

test('shows a reader the old or the new content while a file is replaced, never a part', async () => {
  const path = join(temporaryFolder(), 'report.json');
  await writeAtomically(fileOf(path), 'old');
  const parts = function* (): Iterable<string> {
    for (const part of ['n', 'e', 'w']) {
      expect(readFileSync(path, 'utf8')).toBe('old');
      yield part;
    }
  };
  await writeAtomically(fileOf(path), parts());
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test.each(Object.entries(WRITERS))('accepts a name of the maximum length (%s)', async (_, write) => {
  const folder = temporaryFolder();
  // Windows counts UTF-16 units, other systems count bytes.
  const name = IS_WINDOWS ? `${'x'.repeat(250)}.json` : `${'é'.repeat(125)}.json`;
  expect(Buffer.byteLength(name)).toBe(255);
  await write(join(folder, name));
  expect(readdirSync(folder)).toEqual([name]);
});

test.each([
  ['win32', `${'é'.repeat(200)}.pdf`, true],
  ['win32', `${'é'.repeat(250)}.pdf`, false],
  ['linux', `${'é'.repeat(110)}.pdf`, true],
  ['linux', `${'é'.repeat(125)}.pdf`, false],
] as const)('names the temporary file on %s after %s if the name is short enough', (platform, name, isShort) => {
  expect(temporaryPath(name, platform).includes(name)).toBe(isShort);
});

test.each([
  ['ENOSPC', 'the disk is full (ENOSPC). Free some space.'],
  ['EISDIR', `there is a folder with this name. Set ${inputName('results-dir')} to another folder.`],
])('advises after %s what helps', async (code, advice) => {
  expect(await describeResultsError(temporaryFolder(), Object.assign(new Error('open'), { code }))).toBe(advice);
});

test('says that it may not write into the folder of a result, and leaves no temporary file', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  const workspace = temporaryFolder();
  const folder = join(workspace, 'results');
  mkdirSync(folder);
  const written = withoutPermission(workspace, folder, () =>
    writeResultFile(fileOf(join(folder, 'result.json')), '{}'),
  );
  await expect(written).rejects.toThrow(
    new FileError("result.json couldn't be written: the folder isn't writable (EACCES)"),
  );
  expect(readdirSync(folder)).toEqual([]);
});
