/** Tests reading, repairing and writing the lock file. */
import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { pluralize } from '../../../../src/text/pluralize.js';
import { type Fixture, HOUR, startFixture, startSynced, startWith } from '../fixture.js';

const LOCK = '.docs-media.lock.json';

describe('the lock file', () => {
  test('writes a lock file with one sorted line per entry', async () => {
    await using fixture = await startWith({ 'media/b.txt': 'two', 'media/a.txt': 'one', 'media/é.txt': 'three' });
    await fixture.sync();
    const lines = fixture.read('.docs-media.lock.json').split('\n');
    expect(lines.slice(0, 4)).toEqual(['{', '  "version": 1,', '  "folder": "media",', '  "files": {']);
    expect(lines.slice(4, 7).map((line) => /^ {4}"(.*?)": \{"id":/.exec(line)?.[1])).toEqual([
      'a.txt',
      'b.txt',
      'é.txt',
    ]);
    expect(lines.slice(7)).toEqual(['  },', '  "imports": {}', '}', '']);
  });

  test.each([
    ['{"version": 1, "files": {', "it isn't valid JSON"],
    ['{"version": 1}', 'files has an unexpected value'],
    ['{"version": 1, "files": {"a.txt": {"id": 7}}}', 'files.a.txt.id has an unexpected value'],
    ['{\n<<<<<<< ours\n"version": 1\n=======\n>>>>>>> theirs\n}', 'merge conflict'],
  ])('rejects a damaged lock file (%s) with the cure, before any request', async (text, problem) => {
    await using fixture = await startWith({ '.docs-media.lock.json': text, 'media/a.txt': 'one' });
    const { result } = await fixture.expectRejected(problem);
    expect(result.message).toContain(
      'If you commit the file, restore it from Git, or delete it, and the next run rebuilds it. If a cache keeps the file, delete the cache.',
    );
    expect(fixture.read('.docs-media.lock.json')).toBe(text);
  });

  test.each(['lock-file', 'alt-text', 'imports'])('rejects a folder in place of the file for %s', async (input) => {
    await using fixture = await startWith({ 'media/a.txt': 'one', 'state/own/x': '' });
    await fixture.expectRejected(
      new RegExp(
        `--${input}: "state/own" couldn't be read: it is a folder, not a file\\. Set the path of a file that the job can read\\.`,
      ),
      [`--${input}`, 'state/own'],
    );
  });

  test('reads a lock file that was merged by taking the lines of both branches', async ({ skip }) => {
    skipUnless(NEEDS.git, { skip });
    await using fixture = await startSynced({
      'media/b.txt': 'base',
      'media/c.txt': 'taken off',
      'media/f.txt': 'also',
    });
    const base = fixture.read(LOCK);
    fixture.put({ 'media/z.txt': 'ours' });
    await fixture.sync();
    const ours = fixture.read(LOCK);
    fixture.put({ 'media/z.txt': undefined, 'media/f.txt': undefined, [LOCK]: base });
    fixture.put({ 'media/g.txt': 'theirs', 'media/y.txt': 'theirs too' });
    await fixture.sync();
    fixture.put({ base, ours, theirs: `\ufeff${fixture.read(LOCK)}`, 'media/z.txt': 'ours' });
    const flags = { cwd: fixture.folder, encoding: 'utf8' } as const;
    const merged = execFileSync('git', ['merge-file', '-p', '--union', 'ours', 'base', 'theirs'], flags);
    expect(() => JSON.parse(merged.replace(/^\ufeff/, '')) as unknown).toThrow();
    fixture.put({ [LOCK]: merged });
    await fixture.expectNoWrites({ unchanged: '5', added: '0', replaced: '0' });
    expect(() => JSON.parse(fixture.read(LOCK)) as unknown).not.toThrow();
  });

  test('writes a lock file behind a symlink to its target', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using fixture = await startWith({ 'media/a.txt': 'one', 'state/lock.json': '{"version": 1, "files": {}}' });
    symlinkSync('state/lock.json', join(fixture.folder, LOCK));
    await fixture.sync();
    expect(lstatSync(join(fixture.folder, LOCK)).isSymbolicLink()).toBe(true);
    expect(fixture.read('state/lock.json')).toContain('a.txt');
  });

  test('rejects a lock file of a newer version', async () => {
    await using fixture = await startWith({
      '.docs-media.lock.json': '{"version": 2, "files": []}',
      'media/a.txt': 'one',
    });
    const { result } = await fixture.expectRejected('newer docs-ci');
    expect(result.message).toContain('#the-lock-file-cant-be-used');
  });

  test('ignores a lock file of another project, and deletes nothing because of it', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    const foreign = fixture.read('.docs-media.lock.json');
    await using other = await startFixture();
    other.emulator.state.addMedia('b.txt', Buffer.from('theirs'), { createdAt: other.clock.now() - HOUR });
    other.put({ '.docs-media.lock.json': foreign, 'media/a.txt': 'one' });
    const { stderr } = await other.expectSync({ added: '1', deleted: '0' }, ['--prune', 'managed'], { admin: true });
    const files = pluralize(other.emulator.state.media.newestFirst().length - 1, 'file');
    expect(stderr).toContain(`The lock file matches no file in this library (${files}), so docs-ci ignores it.`);
    expect(stderr).toContain('It belongs to another project, or its files were deleted in the library.');
    expect(stderr).toContain('Give each project its own --lock-file, or each run replaces that of the other.');
    expect(other.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'theirs' });
  });

  /** A project at another base URL, with the lock file of the first one and a file of somebody else. */
  async function withLockOfOther(files: Record<string, string>): Promise<{ other: Fixture; lock: string }> {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    const lock = fixture.read(LOCK);
    const other = await startFixture();
    for (const [name, content] of Object.entries(files)) other.emulator.state.addMedia(name, Buffer.from(content));
    other.put({ [LOCK]: lock, 'media/a.txt': 'one' });
    return { other, lock };
  }

  test.each<[string, Record<string, string>, readonly string[], number, Record<string, string>]>([
    ['prune: none', { 'b.txt': 'theirs' }, [], 0, { 'a.txt': 'one', 'b.txt': 'theirs' }],
    ['prune: managed', { 'b.txt': 'two' }, ['--prune', 'managed'], 0, { 'a.txt': 'one', 'b.txt': 'two' }],
    ['prune: all', { 'b.txt': 'theirs' }, ['--prune', 'all'], 1, { 'b.txt': 'theirs' }],
    [
      'prune: all and equal files',
      { 'a.txt': 'one', 'b.txt': 'two' },
      ['--prune', 'all'],
      1,
      { 'a.txt': 'one', 'b.txt': 'two' },
    ],
    ['prune: all in a dry run', { 'b.txt': 'theirs' }, ['--prune', 'all', '--dry-run'], 1, { 'b.txt': 'theirs' }],
    ['prune: all and nothing to delete', { 'a.txt': 'one' }, ['--prune', 'all'], 0, { 'a.txt': 'one' }],
    ['prune: all and an empty library', {}, ['--prune', 'all'], 0, { 'a.txt': 'one' }],
  ])(
    'takes nothing from a library at another base URL with the lock file of this one: %s',
    async (_, files, flags, exitCode, after) => {
      const { other: opened, lock } = await withLockOfOther(files);
      await using other = opened;
      const { result } = await other.expectSync({ exitCode }, ['--max-deletes', '100%', ...flags], { admin: true });
      expect(other.library()).toEqual(after);
      if (exitCode === 0) return;
      expect(other.read(LOCK)).toBe(lock);
      expect(result.message).toMatch(
        /^(?:Dry run: )?--prune all would delete 1 file, but the lock file is of another library, so nothing was changed\. Check --base-url and the API key/,
      );
    },
  );

  test('deletes with prune: all what the lock of another library kept, once that lock file is deleted', async () => {
    const { other: opened } = await withLockOfOther({ 'b.txt': 'theirs' });
    await using other = opened;
    other.put({ [LOCK]: undefined });
    await other.expectSync({ deleted: '1' }, ['--prune', 'all', '--max-deletes', '100%'], { admin: true });
    expect(other.library()).toEqual({ 'a.txt': 'one' });
  });

  test.each(['upload', 'replacement'])('fails before any %s if the lock file cannot be written', async (what) => {
    await using fixture = await startWith({ 'media/a.txt': 'one', 'in-the-way': 'a file' });
    if (what === 'replacement') fixture.emulator.state.addMedia('a.txt', Buffer.from('other'));
    const { result } = await fixture.expectSync({ exitCode: 1 }, ['--lock-file', 'in-the-way/lock.json']);
    expect(result.message).toMatch(/The lock file couldn't be written: .*\(E[A-Z]+\)\..*lock-file to none/);
    expect(fixture.writes()).toEqual([]);
  });

  test('writes no lock file and no other file into the repository if the key may not write', async () => {
    await using fixture = await startWith({ 'media/a.txt': 'one' });
    const viewer = { key: fixture.emulator.keys.viewer };
    await fixture.expectSync({ exitCode: 1, added: '0' }, [], viewer);
    expect(readdirSync(fixture.folder).sort()).toEqual(['docs-ci', 'media']);
    // What is left to record is recorded: the library has the content already.
    await fixture.expectSync({ added: '1' });
    const lock = fixture.read('.docs-media.lock.json');
    fixture.put({ 'media/b.txt': 'two' });
    await fixture.expectSync({ exitCode: 1, added: '0' }, [], viewer);
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
  });

  test('leaves the lock file of another library as it is until something is recorded', async () => {
    await using theirs = await startWith({ 'media/a.txt': 'one' });
    await theirs.sync();
    const lock = theirs.read('.docs-media.lock.json');
    await using ours = await startWith({ 'media/a.txt': 'one', '.docs-media.lock.json': lock });
    await ours.expectSync({ exitCode: 1 }, [], { key: ours.emulator.keys.viewer });
    expect(ours.read('.docs-media.lock.json')).toBe(lock);
    await ours.expectSync({ added: '1' });
    expect(ours.read('.docs-media.lock.json')).not.toBe(lock);
  });

  test('compares with the library and writes no lock file with lock-file: none', async () => {
    await using fixture = await startWith({ 'media/a.txt': 'one' });
    await fixture.sync(['--lock-file', 'none']);
    expect(fixture.has('.docs-media.lock.json')).toBe(false);
    fixture.clock.advance(HOUR);
    await fixture.expectNoWrites({ unchanged: '1' }, ['--lock-file', 'none']);
  });

  test('rebuilds a lost lock file by comparing content, and no longer knows which files it wrote', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    const lock = fixture.lock();
    fixture.put({ '.docs-media.lock.json': undefined });
    fixture.clock.advance(HOUR);
    await fixture.expectNoWrites({ outcome: 'done' });
    const found = Object.entries(lock.files).map(([path, entry]) => [path, { ...entry, found: true }]);
    expect(fixture.lock()).toEqual({ ...lock, files: Object.fromEntries(found) as unknown });
  });

  const SECOND = ['--path', 'images'];

  test.each<[string, readonly string[]]>([
    ['without prune', []],
    ['with prune: managed', ['--prune', 'managed']],
    ['with prune: all', ['--prune', 'all']],
    ['in a dry run', ['--dry-run']],
  ])('refuses the lock file of another folder before any request, %s', async (_, flags) => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'images/b.txt': 'two' });
    const [library, lock] = [fixture.library(), fixture.read('.docs-media.lock.json')];
    fixture.forgetRequests();
    await fixture.expectRejected(
      /^--lock-file: ".docs-media.lock.json" belongs to the folder "media", but this run syncs "images"\. Give each folder its own --lock-file\./,
      [...SECOND, ...flags],
      { admin: true },
    );
    expect(fixture.library()).toEqual(library);
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
  });

  test('two folders with a lock file each keep their files with prune: managed', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'images/b.txt': 'two' });
    for (const flags of [[], [...SECOND, '--lock-file', 'images.lock.json']]) {
      await fixture.expectSync({ deleted: '0' }, ['--prune', 'managed', ...flags], { admin: true });
    }
    expect(fixture.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two' });
  });

  test('accepts the lock file of a renamed folder once its line names the new folder, and changes nothing', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one' });
    fixture.put({ media: undefined, 'images/a.txt': 'one' });
    fixture.forgetRequests();
    await fixture.expectRejected(
      /If you renamed the folder, change "folder" in the lock file to "images", or delete the cache that keeps it\./,
      SECOND,
    );
    const lock = fixture.read('.docs-media.lock.json');
    fixture.put({ '.docs-media.lock.json': lock.replace('"folder": "media"', '"folder": "images"') });
    await fixture.expectNoWrites({ unchanged: '1' }, [...SECOND, '--prune', 'managed'], { admin: true });
  });

  test.each(['./media/', 'x/../media'])('takes the folder for the same if path is %j', async (path) => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'x/y.txt': 'y' });
    await fixture.expectNoWrites({ unchanged: '1' }, ['--path', path]);
  });

  test('accepts a lock file that does not say its folder, records the folder, and deletes nothing that it lists', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    const lock = fixture.read('.docs-media.lock.json');
    fixture.put({ '.docs-media.lock.json': lock.replace('  "folder": "media",\n', ''), 'media/b.txt': undefined });
    await fixture.expectNoWrites({ unchanged: '1', deleted: '0' }, ['--prune', 'managed'], { admin: true });
    expect(fixture.lock()).toMatchObject({ folder: 'media', files: { 'a.txt': { found: true } } });
    fixture.put({ 'media/a.txt': 'edited' });
    await fixture.expectSync({ deleted: '0' }, ['--prune', 'managed'], { admin: true });
    expect(fixture.library()).toEqual({ 'a.txt': 'edited', 'b.txt': 'two' });
  });

  test.each(['"version": 0', '"version": "1"', '"versions": 1'])(
    'refuses a lock file with %s before any request',
    async (version) => {
      await using fixture = await startSynced({ 'media/a.txt': 'one' });
      const lock = fixture.read('.docs-media.lock.json');
      fixture.put({ '.docs-media.lock.json': lock.replace('"version": 1', version), 'media/a.txt': undefined });
      fixture.put({ 'media/b.txt': 'two' });
      fixture.forgetRequests();
      await fixture.expectRejected('version has an unexpected value', ['--prune', 'managed'], { admin: true });
      expect(fixture.library()).toEqual({ 'a.txt': 'one' });
    },
  );
});
