import { describe, expect, test } from 'vitest';
import { withoutHelp } from '../../../support/runs.js';
import { filesOf, HOUR, startFixture, startSynced, startWith } from '../fixture.js';

const MANAGED = ['--prune', 'managed'];
const ALL = ['--prune', 'all'];
const ADMIN = { admin: true };

describe('prune: none', () => {
  test('deletes nothing with prune: none, and a later prune still knows the managed files', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    fixture.put({ 'media/b.txt': undefined });
    await fixture.sync();
    expect(Object.keys(fixture.library())).toHaveLength(2);
    await fixture.expectSync({ deleted: '1', complete: 'true' }, MANAGED, ADMIN);
    expect(fixture.library()).toEqual({ 'a.txt': 'one' });
    expect(Object.keys(fixture.lock().files)).toEqual(['a.txt']);
  });
});

describe('prune: managed', () => {
  test('keeps files that others put into the library with prune: managed', async () => {
    await using fixture = await startFixture();
    fixture.emulator.state.addMedia('theirs.txt', Buffer.from('theirs'), { createdAt: fixture.clock.now() - HOUR });
    fixture.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await fixture.sync(MANAGED, ADMIN);
    fixture.put({ 'media/b.txt': undefined });
    await fixture.sync(MANAGED, ADMIN);
    expect(fixture.library()).toEqual({ 'a.txt': 'one', 'theirs.txt': 'theirs' });
  });

  test('never deletes a library file that a local path shares', async () => {
    await using fixture = await startWith({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    await fixture.sync(MANAGED, ADMIN);
    fixture.put({ 'media/a.txt': undefined });
    await fixture.expectNoWrites({ outcome: 'done' }, MANAGED, ADMIN);
    expect(fixture.library()).toEqual({ 'a.txt': 'same' });
    fixture.put({ 'media/b.txt': undefined, 'media/c.txt': 'three' });
    await fixture.sync(MANAGED, ADMIN);
    expect(fixture.library()).toEqual({ 'c.txt': 'three' });
  });

  test('prunes last, and not at all if something failed', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    fixture.put({ 'media/b.txt': undefined, 'media/bad.json': '{bad' });
    const { result } = await fixture.expectSync({ exitCode: 1 }, MANAGED, ADMIN);
    expect(result.message).toContain('Nothing was deleted');
    expect(Object.keys(fixture.library()).sort()).toEqual(['a.txt', 'b.txt']);
    fixture.put({ 'media/bad.json': '{}' });
    fixture.forgetRequests();
    await fixture.sync(MANAGED, ADMIN);
    expect(fixture.writes().at(-1)?.route).toBe('POST /media/bulk-delete');
    expect(Object.keys(fixture.library()).sort()).toEqual(['a.txt', 'bad.json']);
  });

  test('says that nothing is deleted if the lock file of earlier runs is missing', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    fixture.put({ 'media/b.txt': undefined, '.docs-media.lock.json': undefined });
    const { result } = await fixture.sync(MANAGED, ADMIN);
    expect(Object.keys(fixture.library()).sort()).toEqual(['a.txt', 'b.txt']);
    const told = 'prune managed: nothing is deleted, because the lock file names no file';
    expect(result.annotations.map(({ message }) => message)).toContainEqual(expect.stringContaining(told));
  });

  test('tells deletions apart from changes', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    fixture.put({ 'media/b.txt': undefined });
    const planned = await fixture.sync([...MANAGED, '--dry-run'], ADMIN);
    expect(planned.summary).toContain('## 📝 Plan: 1 file would be deleted, nothing was changed\n');
    expect(planned.result.message).toBe('Dry run: 1 file would be deleted. Nothing was changed.');
    expect((await fixture.sync(MANAGED, ADMIN)).summary).toContain('## ✅ 1 media file deleted\n');
    fixture.put({ 'media/a.txt': undefined, 'media/c.txt': 'three' });
    expect((await fixture.sync(MANAGED, ADMIN)).summary).toContain('## ✅ 1 media file changed, 1 deleted\n');
  });

  test('rejects prune: managed without a lock file', async () => {
    await using fixture = await startFixture();
    await fixture.expectRejected(/^--prune: "managed" needs a lock file/, [...MANAGED, '--lock-file', 'none'], ADMIN);
  });
});

test('deletes everything that the folder does not use with prune: all', async () => {
  await using fixture = await startFixture();
  fixture.emulator.state.addMedia('theirs.txt', Buffer.from('theirs'));
  fixture.put({ 'media/a.txt': 'one' });
  await fixture.expectSync({ added: '1', deleted: '1' }, ALL, ADMIN);
  expect(fixture.library()).toEqual({ 'a.txt': 'one' });
});

test.each([
  ['in a dry run', ['--dry-run'], "doesn't search pages for the files to delete: a page that uses one would show"],
  ['after the deletion', [], "didn't search pages for the deleted files: a page that uses one shows"],
  [
    'if too many',
    ['--max-deletes', '0'],
    "doesn't search pages for the files to delete: a page that uses one would show",
  ],
])('says that pages may use what prune: all deletes: %s', async (_, flags, text) => {
  await using fixture = await startWith({ 'media/a.txt': 'one' }, { library: { 'theirs.txt': 'theirs' } });
  const { summary, stderr } = await fixture.sync([...ALL, ...flags], ADMIN);
  expect(summary).toContain(`docs-ci ${text} it as missing.`);
  expect(stderr).toContain("docs-ci doesn't search pages for the files to delete: ");
  fixture.put({ 'media/b.txt': 'two' });
  expect((await fixture.sync([...ALL, '--max-deletes', '9'], ADMIN)).exitCode).toBe(0);
  expect((await fixture.sync(ALL, ADMIN)).summary).not.toContain('search pages');
});

describe('max-deletes', () => {
  test.each([
    ['2', 3, false],
    ['3', 3, true],
    ['0', 1, false],
    ['50%', 5, true],
    ['49%', 5, false],
    ['9.9%', 1, false],
    ['10%', 1, true],
  ])('applies max-deletes %s to %i deletes of 10 files', async (maxDeletes, deletes, isAllowed) => {
    await using fixture = await startSynced(filesOf(10));
    for (let index = 0; index < deletes; index += 1) fixture.put({ [`media/${index}.txt`]: undefined });
    fixture.put({ 'media/new.txt': 'new' });
    const { exitCode, result, stderr } = await fixture.sync([...MANAGED, '--max-deletes', maxDeletes], ADMIN);
    expect(exitCode).toBe(isAllowed ? 0 : 1);
    expect(Object.keys(fixture.library())).toHaveLength(isAllowed ? 11 - deletes : 11);
    expect(fixture.library()['new.txt']).toBe('new');
    if (isAllowed) return;
    expect(result.message).toContain(
      `--prune would delete ${deletes} ${deletes === 1 ? 'file' : 'files'}, but --max-deletes allows`,
    );
    if (maxDeletes.endsWith('%')) expect(result.message).toContain(`(${maxDeletes}, rounded down)`);
    expect(stderr).toMatch(new RegExp(`^${deletes} files? to delete: removed from the folder: 0\\.txt`, 'm'));
    expect(fixture.requestsTo('POST /media/bulk-delete')).toEqual([]);
  });

  test('says that max-deletes is exceeded although a file failed, too', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two', 'media/c.txt': 'three' });
    fixture.put({ 'media/a.txt': undefined, 'media/b.txt': undefined, 'media/bad.json': '{bad' });
    const { result } = await fixture.expectSync({ exitCode: 1 }, [...MANAGED, '--max-deletes', '1'], ADMIN);
    expect(result.message).toContain('max-deletes allows 1');
  });

  test.each(['many', '-1', '5.5', '101%', '%'])('rejects max-deletes %s', async (maxDeletes) => {
    await using fixture = await startFixture();
    await fixture.expectRejected('--max-deletes', [`--max-deletes=${maxDeletes}`]);
  });
});

describe('a folder without files', () => {
  test.each([
    ['without prune', []],
    ['with prune', MANAGED],
    ['in a dry run', ['--dry-run']],
  ])('rejects a path that does not exist %s, before any request', async (_, flags) => {
    await using fixture = await startFixture();
    const { result } = await fixture.expectSync({ exitCode: 2 }, [...flags, '--path', 'medai'], ADMIN);
    expect(withoutHelp(result.message)).toBe(
      '--path: "medai" doesn\'t exist. Check the spelling, and that the current folder is the one of the repository.',
    );
    expect(fixture.emulator.requests).toEqual([]);
  });

  test('says that a misspelled path does not exist, although the lock file is of another folder', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one' });
    const { result } = await fixture.expectSync({ exitCode: 2 }, ['--path', 'medai']);
    expect(withoutHelp(result.message)).toContain('--path: "medai" doesn\'t exist.');
  });

  test('rejects a path that is a file, before any request', async () => {
    await using fixture = await startWith({ media: 'a file' });
    const { result } = await fixture.expectSync({ exitCode: 2 });
    expect(withoutHelp(result.message)).toBe('--path: "media" is a file. Set --path to a folder.');
    expect(fixture.emulator.requests).toEqual([]);
  });

  const DEFAULT_TYPES = 'has a default file type (image, video, document, data, archive, audio or font)';

  test.each([
    [[], `No file in media/ ${DEFAULT_TYPES}. Check --path and --include.`],
    [['--include', '*.png'], 'No file in media/ matches --include ("*.png"). Check --path and --include.'],
    [
      ['--include', '*.png', '--include', '*.exe', '--exclude', 'tool*'],
      'No file in media/ matches --include ("*.png" and "*.exe") without matching --exclude ("tool*"). Check --path, --include and --exclude.',
    ],
    [
      ['--exclude', 'tool*'],
      `No file in media/ ${DEFAULT_TYPES} without matching --exclude ("tool*"). Check --path and --exclude.`,
    ],
    [
      ['--include', 'media/*.exe'],
      '--include: "media/*.exe" matches no file in media/. Patterns here are relative to media. Try "*.exe".',
    ],
  ])(
    'warns once about a folder without matching files, naming the globs in effect or the slip: %j',
    async (flags, message) => {
      await using fixture = await startWith({ 'media/.hidden': 'x', 'media/tool.exe': 'x' });
      const { result } = await fixture.expectSync({ outcome: 'done' }, flags);
      expect(result.annotations).toEqual([expect.objectContaining({ level: 'warning', message })]);
    },
  );

  test.each([
    ['all', 'the whole library'],
    ['managed', 'every file in the lock file'],
  ])('fails for an empty folder with prune: %s, without any request', async (prune, deleted) => {
    await using fixture = await startWith({ 'media/.hidden': 'x', 'media/tool.exe': 'x' });
    const { result } = await fixture.expectSync({ exitCode: 1 }, ['--prune', prune, '--include', '*.png'], ADMIN);
    expect(withoutHelp(result.message)).toBe(
      `No file in media/ matches --include ("*.png"). With --prune ${prune}, docs-ci would delete ${deleted}, so nothing was changed. Check --path and --include.`,
    );
    expect(fixture.emulator.requests).toEqual([]);
  });
});

test('fails before any upload if the key may not delete', async () => {
  await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  fixture.put({ 'media/b.txt': undefined, 'media/c.txt': 'three' });
  fixture.forgetRequests();
  const { result } = await fixture.expectSync({ exitCode: 1 }, MANAGED);
  expect(result.message).toContain(
    '--prune managed needs an admin key to delete 1 file, but this API key has a lower role.',
  );
  expect(fixture.requestsTo('POST /media')).toEqual([]);
  expect(Object.keys(fixture.library()).sort()).toEqual(['a.txt', 'b.txt']);
});

test('deletes although the service checks the form of requests before roles, because the role is then not known', async () => {
  await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  fixture.put({ 'media/b.txt': undefined });
  fixture.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'status', status: 400 });
  await fixture.expectSync({ outcome: 'done' }, MANAGED, ADMIN);
  expect(fixture.requestsTo('DELETE /media/{id}')).toEqual([]);
  expect(Object.keys(fixture.library())).toEqual(['a.txt']);
});

test('changes nothing if the service reports that it changed a file that does not exist', async () => {
  await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  fixture.put({ 'media/b.txt': undefined, 'media/c.txt': 'three' });
  fixture.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'status', status: 200, body: {} });
  const { result } = await fixture.expectSync({ exitCode: 1 }, MANAGED, ADMIN);
  expect(result.message).toContain("reports that it changed a media file that doesn't exist");
  expect(result.message).toContain('docs-ci sent no other change');
  expect(result.message).not.toContain('Nothing was changed');
  expect(Object.keys(fixture.library()).sort()).toEqual(['a.txt', 'b.txt']);
});

test('reports the failed ids of a bulk delete one by one and keeps them in the lock', async () => {
  await using fixture = await startSynced(
    { 'media/a.txt': 'one', 'media/b.txt': 'two', 'media/c.txt': 'three' },
    { bulkDeletePartialStatus: 207 },
  );
  fixture.emulator.state.media.undeletable.add(fixture.emulator.state.media.findByName('b.txt')?.id ?? '');
  fixture.put({ 'media/b.txt': undefined, 'media/c.txt': undefined });
  const { result, summary, stderr } = await fixture.expectSync(
    { exitCode: 1, deleted: '1', failed: '1', complete: 'false' },
    MANAGED,
    ADMIN,
  );
  expect(summary).toContain("## ❌ 1 library file couldn't be deleted\n");
  expect(stderr).toContain('b.txt: Run the job again. If it fails again, delete the file in the dashboard.');
  expect(result.annotations).toContainEqual(
    expect.objectContaining({ message: "b.txt couldn't be deleted: This file can't be deleted" }),
  );
  expect(Object.keys(fixture.lock().files)).toEqual(['a.txt', 'b.txt']);
});

test('recognizes a finished bulk delete whose response was lost', async () => {
  await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  fixture.put({ 'media/b.txt': undefined });
  fixture.emulator.addFault({ route: 'POST /media/bulk-delete', kind: 'reset-after' });
  await fixture.expectSync({ deleted: '1', failed: '0' }, MANAGED, ADMIN);
});

test('deletes more than a hundred files in several requests', async () => {
  await using fixture = await startSynced(filesOf(131), { filesPerMinute: null });
  for (let index = 0; index < 130; index += 1) fixture.put({ [`media/${index}.txt`]: undefined });
  await fixture.expectSync({ deleted: '130' }, [...MANAGED, '--max-deletes', '100%'], ADMIN);
  expect(fixture.requestsTo('POST /media/bulk-delete')).toHaveLength(2);
});

test('deletes nothing if the listing of the library was incomplete', async () => {
  await using fixture = await startSynced(filesOf(120), { filesPerMinute: null });
  fixture.put({ 'media/0.txt': undefined });
  fixture.forgetRequests();
  // Another user deletes a file whenever a page of the listing is requested.
  const deleteDuringListing = async (): Promise<void> => {
    for (let pages = 1; pages <= 6; pages += 1) {
      await fixture.waitUntil(() => fixture.requestsTo('GET /media').length >= pages);
      fixture.emulator.state.media.delete(fixture.emulator.state.media.findByName(`${100 + pages}.txt`)?.id ?? '');
    }
  };
  void deleteDuringListing();
  fixture.emulator.configure({ latencyMs: 10 });
  const { result } = await fixture.expectSync({ exitCode: 1 }, ALL, ADMIN);
  expect(result.message).toMatch(/Nothing was deleted/);
  expect(fixture.requestsTo('POST /media/bulk-delete')).toEqual([]);
});
