import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MediaItem } from '../../../emulator/state/media/media-item.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { withoutPermission } from '../../support/without-permission.js';
import { type Fixture, startSynced, startWith } from './fixture.js';

const ADMIN = { admin: true };
const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n';

/** A file of the folder that the first run synced, and what leaves it out of the second. */
interface LeftOut {
  readonly path?: string;
  readonly content?: string;
  readonly firstFlags?: readonly string[];
  readonly change?: (fixture: Fixture, file: string) => void;
  readonly flags?: readonly string[];
}

function move(fixture: Fixture, file: string, to: string): void {
  const target = join(fixture.folder, 'media', to);
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(file, target);
}

function replaceByLink(file: string, target: string): void {
  rmSync(file, { recursive: true });
  symlinkSync(target, file);
}

const leftOut: Readonly<Record<string, LeftOut>> = {
  'exclude matches it': { flags: ['--exclude', 'kept.txt'] },
  'exclude matches its folder': { path: 'drafts/kept.txt', flags: ['--exclude', 'drafts'] },
  'include no longer selects it': { flags: ['--include', 'other.txt'] },
  'rewrite selects it as a page': { path: 'kept.md', flags: ['--rewrite', 'media/*.md'] },
  'it is a broken symlink': { change: (_, file) => replaceByLink(file, 'nowhere') },
  'it is a symlink that leads out': {
    change: ({ folder }, file) => {
      writeFileSync(join(folder, 'outside.txt'), 'kept');
      replaceByLink(file, join(folder, 'outside.txt'));
    },
  },
  'its folder is a symlink that leads out': {
    path: 'assets/kept.txt',
    change: ({ folder }, file) => {
      renameSync(join(file, '..'), join(folder, 'elsewhere'));
      symlinkSync(join(folder, 'elsewhere'), join(file, '..'));
    },
  },
  'it is hidden': { change: (fixture, file) => move(fixture, file, '.hidden/kept.txt') },
  'it is hidden by its own name': { change: (fixture, file) => move(fixture, file, '.kept.txt') },
  'it is hidden by its own name and edited': {
    change: (fixture, file) => {
      writeFileSync(file, 'edited');
      move(fixture, file, '.kept.txt');
    },
  },
  'it has a second ending now and is edited': {
    change: (fixture, file) => {
      writeFileSync(file, 'edited');
      move(fixture, file, 'kept.txt.bak');
    },
  },
  'it is moved to an excluded folder': {
    path: 'old/kept.txt',
    change: (fixture, file) => move(fixture, file, 'new/kept.txt'),
    flags: ['--exclude', 'new'],
  },
  'it is moved to an excluded folder and edited': {
    path: 'old/kept.txt',
    change: (fixture, file) => {
      writeFileSync(file, 'edited');
      move(fixture, file, 'new/kept.txt');
    },
    flags: ['--exclude', 'new'],
  },
  'it is renamed and excluded, with its content': {
    change: (fixture, file) => move(fixture, file, 'renamed.txt'),
    flags: ['--exclude', 'renamed.txt'],
  },
  'it is renamed in nothing but case and excluded': {
    change: (fixture, file) => {
      writeFileSync(file, 'edited');
      move(fixture, file, 'KEPT.txt');
    },
    flags: ['--exclude', 'KEPT.txt'],
  },
  'it is renamed to another Unicode form and excluded': {
    path: 'caf\u00e9.txt',
    change: (fixture, file) => {
      writeFileSync(file, 'edited');
      move(fixture, file, 'cafe\u0301.txt');
    },
    flags: ['--exclude', 'caf*'],
  },
  'it is excluded, and the input naming changed': {
    path: 'guide/kept.txt',
    change: (fixture, file) => {
      writeFileSync(file, 'edited');
      move(fixture, file, 'old/guide/kept.txt');
    },
    flags: ['--naming', 'path', '--exclude', 'old'],
  },
  'it is an excluded Git LFS pointer': {
    change: (_, file) => writeFileSync(file, LFS_POINTER),
    flags: ['--exclude', 'kept.txt'],
  },
  'it is below node_modules': { change: (fixture, file) => move(fixture, file, 'node_modules/kept.txt') },
  'its type is not one of the default types': { change: (fixture, file) => move(fixture, file, 'kept.bak') },
  'it is a pipe': {
    change: (_, file) => {
      rmSync(file);
      execFileSync('mkfifo', [file]);
    },
  },
};

/** Syncs the file with one that really leaves the folder, and leaves the file out of a second run with prune. */
async function leaveOut(name: string, prune: string) {
  const { path = 'kept.txt', content = 'kept', firstFlags, change, flags = [] } = leftOut[name] ?? {};
  const fixture = await startWith({ 'media/other.txt': 'other', 'media/gone.txt': 'gone', [`media/${path}`]: content });
  await fixture.expectSync({ added: '3' }, firstFlags);
  const before = fixture.library();
  change?.(fixture, join(fixture.folder, 'media', path));
  fixture.put({ 'media/gone.txt': undefined });
  const run = await fixture.expectSync({}, ['--prune', prune, ...flags], ADMIN);
  return { fixture, run, before };
}

/** What is in the library before the first run, what the folder has then, and what prune leaves once the folder has less. */
const histories: Readonly<Record<string, { library: Files; first: Files; second: Files; managed: Files; all: Files }>> =
  {
    'a file that was there before with the same name and content': {
      library: { 'a.txt': 'same' },
      first: { 'a.txt': 'same' },
      second: {},
      managed: { 'a.txt': 'same' },
      all: {},
    },
    'a file that was there before with the same content under another name': {
      library: { 'theirs.txt': 'same' },
      first: { 'a.txt': 'same' },
      second: {},
      managed: { 'theirs.txt': 'same' },
      all: {},
    },
    'a file that was there before, after its path moved': {
      library: { 'a.txt': 'same' },
      first: { 'a.txt': 'same' },
      second: { 'new/a.txt': 'same' },
      managed: { 'a.txt': 'same' },
      all: { 'a.txt': 'same' },
    },
    'a file that was there before and that a second path found, too': {
      library: { 'a.txt': 'same' },
      first: { 'a.txt': 'same', 'b.txt': 'same' },
      second: {},
      managed: { 'a.txt': 'same' },
      all: {},
    },
    'a file that was there before and that a run replaced': {
      library: { 'a.txt': 'theirs' },
      first: { 'a.txt': 'ours' },
      second: {},
      managed: {},
      all: {},
    },
    'a file that a run wrote and a second path reused': {
      library: {},
      first: { 'a.txt': 'same', 'b.txt': 'same' },
      second: {},
      managed: {},
      all: {},
    },
    'a file that a run wrote and that was renamed': {
      library: {},
      first: { 'a.txt': 'same' },
      second: { 'b.txt': 'same' },
      managed: { 'a.txt': 'same' },
      all: { 'a.txt': 'same' },
    },
    'a file that no file of the folder has': {
      library: { 'theirs.txt': 'theirs' },
      first: {},
      second: {},
      managed: { 'theirs.txt': 'theirs' },
      all: {},
    },
  };

type Files = Readonly<Record<string, string>>;

const below = (files: Files): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`media/${path}`, content]));

describe.each(['managed', 'all'] as const)('prune: %s knows what runs wrote', (prune) => {
  test.each(Object.keys(histories))('deletes only what runs wrote with prune: managed: %s', async (name) => {
    const { library, first, second, ...after } = histories[name] ?? neverHappens();
    await using fixture = await startWith({ 'media/stays.txt': 'stays', ...below(first) }, { library });
    await fixture.expectSync({});
    const removed = Object.fromEntries(Object.keys(below(first)).map((path) => [path, undefined]));
    fixture.put({ ...removed, ...below(second) });
    await fixture.expectSync({}, ['--prune', prune], ADMIN);
    expect(fixture.library()).toEqual({ 'stays.txt': 'stays', ...after[prune] });
    await fixture.expectNoWrites({}, ['--prune', prune], ADMIN);
  });
});

const OWN_LOCK = ['--lock-file', 'docs-ci/lock.json'];

/** Syncs as a user who may not read a file. */
function syncWithout(fixture: Fixture, path: string, flags: readonly string[]): ReturnType<Fixture['sync']> {
  // The job writes its results as an ordinary user.
  for (const folder of ['docs-ci', 'docs-ci/sync-media']) chmodSync(join(fixture.folder, folder), 0o777);
  return withoutPermission(fixture.folder, join(fixture.folder, path), () =>
    fixture.sync([...flags, ...OWN_LOCK], ADMIN),
  );
}

/** A file of the folder that the second run leaves out, and what takes its place. */
const replacements: Readonly<
  Record<string, { readonly files: Files; readonly flags: readonly string[]; readonly after: Files }>
> = {
  'a file in another folder has its name': {
    files: { 'media/new/kept.txt': 'new' },
    flags: ['--exclude', 'old'],
    after: { 'kept.txt': 'kept', 'kept-2.txt': 'new' },
  },
  'a file that shared its library file has changed': {
    files: { 'media/same.txt': 'changed' },
    flags: ['--exclude', 'old'],
    after: { 'kept.txt': 'kept', 'same.txt': 'changed' },
  },
};

describe.each(['none', 'managed', 'all'])('prune: %s and what takes a name', (prune) => {
  test.each(Object.keys(replacements))('keeps the content of a file that is left out: %s', async (name) => {
    const { files, flags, after } = replacements[name] ?? neverHappens();
    await using fixture = await startWith({ 'media/old/kept.txt': 'kept', 'media/same.txt': 'kept' });
    await fixture.expectSync({ added: '1', reused: '1' });
    fixture.put({ 'media/same.txt': undefined, ...files });
    await fixture.expectSync({}, ['--prune', prune, ...flags], ADMIN);
    expect(fixture.library()).toEqual(after);
    await fixture.expectNoWrites({}, ['--prune', prune, ...flags], ADMIN);
  });
});

/** What somebody else does to a library file that an earlier run wrote, before its file leaves the folder. */
const changesByOthers: Readonly<Record<string, (item: MediaItem) => void>> = {
  'replaces its content': (item) => void (item.bytes = Buffer.from('theirs, longer')),
  'replaces its content by one of the same size': (item) => void (item.bytes = Buffer.from('gune')),
  'gives it an alt text': (item) => void (item.altText = 'Theirs'),
};

test.each(Object.keys(changesByOthers))('deletes no managed file that somebody else has changed: %s', async (name) => {
  await using fixture = await startSynced({ 'media/other.txt': 'o', 'media/gone.txt': 'gone', 'media/b.txt': 'b' });
  const item = fixture.emulator.state.media.findByName('gone.txt') ?? neverHappens();
  (changesByOthers[name] ?? neverHappens)(item);
  item.updatedAt += 60_000;
  const bytes = item.bytes.toString();
  fixture.put({ 'media/gone.txt': undefined, 'media/b.txt': undefined });
  const run = await fixture.expectSync({ deleted: '1' }, ['--prune', 'managed'], ADMIN);
  expect(run.stdout + run.stderr).toContain(
    '1 file kept in the library: changed since the last sync, perhaps by other people: gone.txt.',
  );
  expect(fixture.library()).toEqual({ 'other.txt': 'o', 'gone.txt': bytes });
  await fixture.expectNoWrites({ deleted: '0' }, ['--prune', 'managed'], ADMIN);
  await fixture.expectSync({ deleted: '1' }, ['--prune', 'all'], ADMIN);
  expect(fixture.library()).toEqual({ 'other.txt': 'o' });
});

/** A file that a run would sync, but can't. */
interface Unsyncable {
  readonly change: (fixture: Fixture, file: string) => void;
  readonly exitCode: number;
  readonly said: RegExp;
}

const unsyncable: Readonly<Record<string, Unsyncable>> = {
  'it is too large for the service': {
    change: ({ emulator }, file) => {
      emulator.configure({ limitsBytes: { data: 10 } });
      writeFileSync(file, 'x'.repeat(20));
    },
    exitCode: 1,
    said: /kept\.txt/,
  },
  'it is a Git LFS pointer': {
    change: (_, file) => writeFileSync(file, LFS_POINTER),
    exitCode: 2,
    said: /Git LFS pointer without content/,
  },
  'its name is not accepted': {
    change: (fixture, file) => move(fixture, file, 'ke"pt.txt'),
    exitCode: 2,
    said: /quotation marks/,
  },
};

test.each(['none', 'managed', 'all'])('sends an empty file as it is, with prune: %s', async (prune) => {
  await using fixture = await startSynced({ 'media/other.txt': 'o', 'media/kept.txt': 'k' });
  fixture.put({ 'media/kept.txt': '' });
  await fixture.sync(['--prune', prune], ADMIN);
  expect(Object.keys(fixture.library()).sort()).toEqual(['kept.txt', 'other.txt']);
});

interface UnreadLink {
  readonly target: string;
  readonly path?: string;
  /** Content of the file outside of the folder. */
  readonly outside?: string;
}

const unreadLinks: Readonly<Record<string, UnreadLink>> = {
  'a broken one': { target: 'nowhere' },
  'a broken one with a second ending': { target: 'nowhere', path: 'new.txt.bak' },
  'a broken one in capitals': { target: 'nowhere', path: 'NEW.TXT' },
  'a broken one in a hidden folder': { target: 'nowhere', path: '.new.txt' },
  'one that leads to itself': { target: 'new.txt' },
  'one that leads out to a file of its size': { target: '../outside', outside: 'kept' },
};

function neverHappens(): never {
  throw new Error('The test has no such history');
}

test.each(['managed', 'all'])('imports stay with prune: %s if the run has no list of imports', async (prune) => {
  await using fixture = await startWith({ 'media/a.txt': 'a', 'imports.yaml': '- url: https://example.com/b.txt\n' });
  fixture.emulator.state.imports.set('https://example.com/b.txt', { bytes: Buffer.from('b') });
  await fixture.expectSync({ imported: '1' }, ['--imports', 'imports.yaml']);
  await fixture.expectNoWrites({ deleted: '0' }, ['--prune', prune], ADMIN);
  fixture.put({ 'imports.yaml': '' });
  await fixture.expectSync({ deleted: '1' }, ['--prune', prune, '--imports', 'imports.yaml'], ADMIN);
});

describe.each(['none', 'managed', 'all'])('prune: %s and what is left out', (prune) => {
  test.for(Object.keys(leftOut))('keeps the library file of a file that is left out: %s', async (name, { skip }) => {
    if (name.includes('symlink')) skipUnless(NEEDS.symlinks, { skip });
    if (name.includes('pipe')) skipUnless(NEEDS.linuxNames, { skip });
    const { fixture, run, before } = await leaveOut(name, prune);
    await using disposable = fixture;
    expect(disposable).toBe(fixture);
    const { 'gone.txt': gone, ...kept } = before;
    expect(gone).toBe('gone');
    const isDeleted = prune !== 'none';
    expect(fixture.library()).toEqual(isDeleted ? kept : before);
    expect(run.result.outputs).toMatchObject({ deleted: isDeleted ? '1' : '0', outcome: 'done' });
    expect(fixture.plan().steps.filter(({ action }) => action === 'delete')).toEqual(
      isDeleted ? [{ action: 'delete', file: 'gone.txt', reason: 'removed from the folder' }] : [],
    );
    if (isDeleted) expect(run.summary).toContain('Skipped file');
  });

  test('skips a file that it may not read with a warning, keeps its library file, and syncs the others', async ({
    skip,
  }) => {
    skipUnless(NEEDS.permissions, { skip });
    await using fixture = await startWith({ 'media/a.txt': 'a', 'media/gone.txt': 'g', 'media/kept.txt': 'k' });
    await fixture.expectSync({ added: '3' }, OWN_LOCK);
    fixture.put({ 'media/gone.txt': undefined, 'media/a.txt': 'edited' });
    const run = await syncWithout(fixture, 'media/kept.txt', ['--prune', prune]);
    const deleted = prune === 'none' ? '0' : '1';
    expect(run.exitCode, run.result.message).toBe(0);
    expect(run.result.outputs).toMatchObject({ replaced: '1', deleted, failed: '0', skipped: '1', complete: 'false' });
    const gone = prune === 'none' ? { 'gone.txt': 'g' } : {};
    expect(fixture.library()).toEqual({ 'a.txt': 'edited', 'kept.txt': 'k', ...gone });
    expect(run.stdout + run.stderr).toContain(
      "kept.txt couldn't be read: permission denied (EACCES). The file isn't synced",
    );
    expect(run.summary).toMatch(/^## \S+ 1 media file couldn't be read\n/);
    expect(run.summary).toContain("kept.txt`: couldn't be read");
    await fixture.expectSync({ unchanged: '2', added: '0' }, OWN_LOCK);
  });

  test('keeps each library file that a renamed file may be which it may not read', async ({ skip }) => {
    skipUnless(NEEDS.permissions, { skip });
    await using fixture = await startWith({ 'media/a.txt': 'a', 'media/gone.txt': 'four', 'media/kept.txt': 'kept' });
    await fixture.expectSync({ added: '3' }, OWN_LOCK);
    const before = fixture.library();
    fixture.put({ 'media/gone.txt': undefined, 'media/kept.txt': undefined, 'media/new.txt': 'kept' });
    const run = await syncWithout(fixture, 'media/new.txt', ['--prune', prune]);
    expect([run.exitCode, fixture.library()], run.result.message).toEqual([0, before]);
    if (prune !== 'none')
      expect(run.stdout + run.stderr).toMatch(
        /kept in the library: in the folder, but not synced: .*kept\.txt \(new\.txt\)/,
      );
  });

  test.for(Object.keys(unreadLinks))(
    'keeps each library file that a renamed symlink may be whose content it does not read: %s',
    async (name, { skip }) => {
      skipUnless(NEEDS.symlinks, { skip });
      const { target, path = 'new.txt', outside = '' } = unreadLinks[name] ?? neverHappens();
      await using fixture = await startWith({
        'media/a.txt': 'a',
        'media/gone.md': 'longer',
        'media/kept.txt': 'kept',
        outside,
      });
      await fixture.expectSync({ added: '3' });
      const { 'gone.md': gone, ...kept } = fixture.library();
      fixture.put({ 'media/gone.md': undefined, 'media/kept.txt': undefined });
      symlinkSync(target, join(fixture.folder, 'media', path));
      for (const flags of [[], ['--lock-file', 'lost.json']]) {
        await fixture.expectSync({}, ['--prune', prune, ...flags], ADMIN);
        expect(fixture.library()).toEqual({ ...kept, ...(prune === 'none' && { 'gone.md': gone }) });
      }
      const run = await fixture.expectSync({}, ['--prune', prune], ADMIN);
      if (prune !== 'none')
        expect(run.stdout + run.stderr).toContain(`in the folder, but not synced: kept.txt (${path})`);
    },
  );

  test('keeps a renamed file that an older lock file takes for another, because the times of the service are coarse', async () => {
    await using fixture = await startWith({ 'media/a.txt': 'a', 'media/gone.txt': 'gone', 'media/kept.txt': 'kept' });
    await fixture.expectSync({ added: '3' });
    const lock = fixture.read('.docs-media.lock.json');
    fixture.put({ 'media/kept.txt': 'longer' });
    await fixture.expectSync({ replaced: '1' });
    fixture.put({
      'media/kept.txt': undefined,
      'media/.new.txt': 'longer',
      'media/gone.txt': undefined,
      '.docs-media.lock.json': lock,
    });
    await fixture.expectSync({}, ['--prune', prune], ADMIN);
    expect(fixture.library()).toEqual({
      'a.txt': 'a',
      'kept.txt': 'longer',
      ...(prune === 'none' && { 'gone.txt': 'gone' }),
    });
  });

  test('deletes what a renamed symlink that leads out cannot be', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using fixture = await startWith({ 'media/a.txt': 'a', 'media/gone.txt': 'gone', outside: 'longer' });
    await fixture.expectSync({ added: '2' });
    fixture.put({ 'media/gone.txt': undefined });
    symlinkSync('../outside', join(fixture.folder, 'media/new.txt'));
    await fixture.expectSync({ deleted: prune === 'none' ? '0' : '1' }, ['--prune', prune], ADMIN);
  });

  test('stops if it may read no file', async ({ skip }) => {
    skipUnless(NEEDS.permissions, { skip });
    await using fixture = await startWith({ 'media/kept.txt': 'k' });
    await fixture.expectSync({ added: '1' }, OWN_LOCK);
    const run = await syncWithout(fixture, 'media/kept.txt', ['--prune', prune]);
    expect(run.exitCode, run.result.message).toBe(2);
    expect(run.result.message).toContain('no file can be read: kept.txt');
    expect(fixture.library()).toEqual({ 'kept.txt': 'k' });
  });

  test.for(Object.keys(unsyncable))(
    'keeps the library file of a file that fails, and deletes no other: %s',
    async (name, { skip }) => {
      const { change, exitCode, said } = unsyncable[name] ?? neverHappens();
      if (name.includes('name')) skipUnless(NEEDS.posixNames, { skip });
      await using fixture = await startWith({ 'media/other.txt': 'o', 'media/gone.txt': 'g', 'media/kept.txt': 'k' });
      await fixture.expectSync({ added: '3' });
      const before = fixture.library();
      fixture.put({ 'media/gone.txt': undefined });
      change(fixture, join(fixture.folder, 'media/kept.txt'));
      const run = await fixture.sync(['--prune', prune], ADMIN);
      expect([run.exitCode, run.stdout + run.stderr]).toEqual([exitCode, expect.stringMatching(said)]);
      expect(fixture.library()).toEqual(before);
    },
  );
});

describe.each(['managed', 'all'])('prune: %s in later runs', (prune) => {
  test('keeps the library file of an excluded file again, and deletes it once the file is gone', async () => {
    const { fixture } = await leaveOut('exclude matches it', prune);
    await using disposable = fixture;
    expect(disposable).toBe(fixture);
    await fixture.expectNoWrites({ deleted: '0' }, ['--prune', prune, '--exclude', 'kept.txt'], ADMIN);
    fixture.put({ 'media/kept.txt': undefined });
    await fixture.expectSync({ deleted: '1' }, ['--prune', prune, '--exclude', 'kept.txt'], ADMIN);
    expect(fixture.library()).toEqual({ 'other.txt': 'other' });
  });

  test('keeps the library file of a file whose folder has results now', async () => {
    await using fixture = await startSynced({ 'media/other.txt': 'other', 'media/out/kept.txt': 'kept' });
    await fixture.sync(['--prune', prune, '--results-dir', 'media/out'], ADMIN);
    expect(fixture.library()).toEqual({ 'other.txt': 'other', 'kept.txt': 'kept' });
  });

  test('deletes nothing if a hidden folder may not be listed', async () => {
    await using fixture = await startSynced({ 'media/other.txt': 'other', 'media/kept.txt': 'kept' });
    fixture.put({ 'media/kept.txt': undefined, 'media/.hidden/kept.txt': 'kept' });
    const hidden = join(fixture.folder, 'media/.hidden');
    const run = await withoutPermission(fixture.folder, hidden, () =>
      fixture.sync(['--prune', prune, '--dry-run'], ADMIN),
    );
    expect(run.exitCode).toBe(1);
    expect(run.stdout + run.stderr).toContain('"media/.hidden" couldn\'t be listed');
    expect(Object.keys(fixture.library())).toHaveLength(2);
  });
});
