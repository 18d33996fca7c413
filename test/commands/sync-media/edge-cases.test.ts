/** Tests syncs that depend on names, shared content, rejected uploads and changing files. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { filesOf, startFixture, startSynced, startWith } from './fixture.js';

const NFC = 'Pr\u00fcfung.txt';

const NFD = 'Pru\u0308fung.txt';

describe('two paths with identical content', () => {
  test('uploads identical content once, and lets its paths share the library file', async () => {
    await using fixture = await startWith({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    await fixture.expectSync({ added: '1', reused: '1' });
    expect(fixture.library()).toEqual({ 'a.txt': 'same' });
    expect(fixture.map()['a.txt']).toBe(fixture.map()['b.txt']);
    await fixture.expectNoWrites({ unchanged: '2', changed: 'false' });
  });

  test.each([
    ['the path that gave the name', 'a.txt', { 'a.txt': 'same', 'a-2.txt': 'new' }],
    ['the other path', 'b.txt', { 'a.txt': 'same', 'b.txt': 'new' }],
  ])(
    'adds a library file when %s changes, and keeps the shared one for the other path',
    async (_, changed, library) => {
      await using fixture = await startSynced({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
      const before = fixture.map();
      fixture.forgetRequests();
      fixture.put({ [`media/${changed}`]: 'new' });
      await fixture.expectSync({ added: '1', replaced: '0', unchanged: '1' });
      const other = changed === 'a.txt' ? 'b.txt' : 'a.txt';
      expect(fixture.map()[other]).toBe(before[other]);
      expect(fixture.map()[changed]).not.toBe(before[changed]);
      expect(fixture.library()).toEqual(library);
      expect(fixture.requestsTo('POST /media/{id}/replace')).toEqual([]);
      // From then on, the paths have library files of their own.
      fixture.put({ [`media/${changed}`]: 'newer' });
      await fixture.expectSync({ added: '0', replaced: '1', unchanged: '1' });
      expect(fixture.map()[other]).toBe(before[other]);
    },
  );

  test.each<[string, readonly string[], readonly string[], string]>([
    ['that differ by their extensions', ['a.txt', 'a.md'], [], 'a.md'],
    ['that also differ by their base names', ['a.txt', 'b.md'], [], 'a.txt'],
    ['of other folders', ['x/b.txt', 'y/a.md'], [], 'b.txt'],
    ['whose extensions differ in nothing but case', ['a.txt', 'b.TXT'], [], 'a.txt'],
    ['of which two have one extension', ['a.txt', 'a.md', 'b.md'], [], 'a.md'],
    ['with naming: path', ['a/x.txt', 'b/x.md'], ['--naming', 'path'], 'a-x.txt'],
    ['without a lock file', ['a.txt', 'b.md'], ['--lock-file', 'none'], 'a.txt'],
  ])(
    'gives equal bytes under names %s one result, in the first run and in later ones',
    async (_, paths, flags, name) => {
      await using fixture = await startWith(Object.fromEntries(paths.map((path) => [`media/${path}`, 'same'])));
      await fixture.expectSync({ added: '1', reused: String(paths.length - 1), failed: '0' }, flags);
      const map = fixture.map();
      expect([fixture.library(), Object.keys(map).sort()]).toEqual([{ [name]: 'same' }, paths.toSorted()]);
      for (const lost of [false, true]) {
        if (lost && fixture.has('.docs-media.lock.json')) fixture.put({ '.docs-media.lock.json': undefined });
        await fixture.expectSync({ added: '0', replaced: '0', failed: '0', changed: 'false' }, flags);
        expect([fixture.library(), fixture.map()]).toEqual([{ [name]: 'same' }, map]);
      }
    },
  );

  test.each([
    ['managed', 'a.txt'],
    ['managed', 'b.md'],
    ['all', 'a.txt'],
    ['all', 'b.md'],
  ])('keeps equal bytes for the other extension with prune: %s if %s goes', async (prune, gone) => {
    await using fixture = await startSynced({ 'media/a.txt': 'same', 'media/b.md': 'same' });
    fixture.put({ [`media/${gone}`]: undefined });
    await fixture.expectSync({ deleted: '0' }, ['--prune', prune], { admin: true });
    expect(fixture.library()).toEqual({ 'a.txt': 'same' });
  });

  test('keeps the URL for the path that gave the name when both sharing paths change', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    const before = fixture.map();
    fixture.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await fixture.sync();
    expect(fixture.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two' });
    expect(fixture.map()['a.txt']).toBe(before['a.txt']);
  });

  test('keeps the URLs of two files that swap their content', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    const before = fixture.map();
    fixture.put({ 'media/a.txt': 'two', 'media/b.txt': 'one' });
    await fixture.sync();
    expect(fixture.library()).toEqual({ 'a.txt': 'two', 'b.txt': 'one' });
    expect(fixture.map()).toEqual(before);
  });

  test('uploads old content at a new path while its former path gets new content', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'old' });
    fixture.put({ 'media/a.txt': 'new', 'media/c.txt': 'old' });
    await fixture.sync();
    expect(fixture.library()).toEqual({ 'a.txt': 'new', 'c.txt': 'old' });
  });
});

test('keeps the library file of a renamed file without any upload', async () => {
  await using fixture = await startSynced({ 'media/old.txt': 'text' });
  const before = fixture.map();
  fixture.put({ 'media/old.txt': undefined, 'media/new.txt': 'text' });
  await fixture.expectNoWrites({ added: '0', reused: '1' });
  expect(fixture.map()).toEqual({ 'new.txt': before['old.txt'] });
  expect(Object.keys(fixture.lock().files)).toEqual(['new.txt']);
});

test('removes the former path from the lock when a sharing path is renamed to another type', async () => {
  await using fixture = await startSynced({ 'media/guide/d.txt': 'one', 'media/f.txt': 'one' });
  fixture.put({ 'media/f.txt': undefined, 'media/e.md': 'one' });
  await fixture.sync();
  expect(Object.keys(fixture.lock().files)).toEqual(['e.md', 'guide/d.txt']);
});

test('uses content that the library has under another name, logs it, and never replaces or deletes it', async () => {
  await using fixture = await startWith({ 'media/logo.txt': 'text' }, { library: { 'photo.txt': 'text' } });
  const first = await fixture.expectSync({ added: '0', reused: '1' });
  expect(first.stderr).toContain('logo.txt: an identical file already exists in the library as photo.txt');
  expect(fixture.lock().files['logo.txt']).toMatchObject({ name: 'photo.txt', found: true });
  fixture.put({ 'media/logo.txt': 'changed' });
  await fixture.sync();
  expect(fixture.library()).toEqual({ 'photo.txt': 'text', 'logo.txt': 'changed' });
  fixture.put({ 'media/logo.txt': 'text', 'media/other.txt': 'x' });
  await fixture.sync();
  fixture.put({ 'media/logo.txt': undefined });
  await fixture.sync(['--prune', 'managed'], { admin: true });
  expect(fixture.library()['photo.txt']).toBe('text');
});

test('adds a new library file when only the extension of a file changes', async () => {
  await using fixture = await startSynced({ 'media/picture.txt': 'text' });
  fixture.forgetRequests();
  fixture.put({ 'media/picture.txt': undefined, 'media/picture.md': '# other text' });
  await fixture.expectSync({ added: '1', replaced: '0' });
  expect(fixture.library()).toEqual({ 'picture.txt': 'text', 'picture.md': '# other text' });
});

test('syncs files below folders with line breaks in their names, and prunes them only when they are gone', async ({
  skip,
}) => {
  skipUnless(NEEDS.posixNames, { skip });
  await using fixture = await startSynced({
    'media/a\nb/c.txt': 'one',
    'media/d.txt': 'two',
    'media/\u2028/e.txt': 'three',
  });
  await fixture.expectSync({ unchanged: '3', deleted: '0' }, ['--prune', 'managed'], { admin: true });
  expect(fixture.library()).toEqual({ 'c.txt': 'one', 'd.txt': 'two', 'e.txt': 'three' });
  await fixture.expectSync({ unchanged: '2', deleted: '0' }, ['--exclude', 'a*/**', '--prune', 'managed'], {
    admin: true,
  });
  expect(fixture.library()).toEqual({ 'c.txt': 'one', 'd.txt': 'two', 'e.txt': 'three' });
  fixture.put({ 'media/a\nb/c.txt': undefined });
  await fixture.expectSync({ unchanged: '2', deleted: '1' }, ['--prune', 'managed'], { admin: true });
  expect(fixture.library()).toEqual({ 'd.txt': 'two', 'e.txt': 'three' });
});

describe('name clashes', () => {
  test.for<readonly [string, Record<string, string>, readonly string[], readonly string[]]>([
    ['name', { 'media/a/logo.txt': '1', 'media/b/logo.txt': '2' }, [], ['media/a/logo.txt', 'media/b/logo.txt']],
    ['case', { 'media/a/Logo.txt': '1', 'media/b/logo.txt': '2' }, [], ['media/a/Logo.txt', 'media/b/logo.txt']],
    ['Unicode form', { [`media/a/${NFC}`]: '1', [`media/b/${NFD}`]: '2' }, [], ['media/a/', 'media/b/']],
    [
      'name below a folder with a line break',
      { 'media/a\nb/logo.txt': '1', 'media/c/logo.txt': '2' },
      [],
      ['"media/a\\nb/logo.txt"', 'media/c/logo.txt'],
    ],
    [
      'path with naming: path',
      { 'media/a/b-c.txt': '1', 'media/a-b/c.txt': '2' },
      ['--naming', 'path'],
      ['media/a/b-c.txt', 'media/a-b/c.txt'],
    ],
  ])(
    'rejects files that clash by %s, lists both, and writes nothing',
    async ([what, files, flags, named], { skip }) => {
      if (what.endsWith('line break')) skipUnless(NEEDS.posixNames, { skip });
      await using fixture = await startWith(files);
      const { result } = await fixture.expectSync({ exitCode: 2 }, flags);
      for (const name of named) expect(result.message).toContain(name);
      expect(fixture.writes()).toEqual([]);
    },
  );

  test('accepts equal base names with naming: path', async () => {
    await using fixture = await startWith({ 'media/a/logo.txt': '1', 'media/b/logo.txt': '2' });
    await fixture.sync(['--naming', 'path']);
    expect(Object.keys(fixture.library()).sort()).toEqual(['a-logo.txt', 'b-logo.txt']);
  });
});

test('logs and records the real name of a file that is stored under another name', async () => {
  await using fixture = await startWith({ 'media/logo.txt': 'ours' });
  // Another user takes the name after the library was listed.
  void fixture
    .waitUntil(() => fixture.has('docs-ci/sync-media/plan.json'))
    .then(() => fixture.emulator.state.addMedia('logo.txt', Buffer.from('theirs')));
  const { stderr, summary } = await fixture.expectSync({ added: '1' });
  expect(stderr).toContain('logo.txt: stored in the library as logo-2.txt');
  expect(summary).toContain('logo-2.txt');
  expect(fixture.lock().files['logo.txt']).toMatchObject({ name: 'logo-2.txt' });
  fixture.put({ 'media/logo.txt': 'newer' });
  await fixture.sync();
  expect(fixture.library()).toEqual({ 'logo.txt': 'theirs', 'logo-2.txt': 'newer' });
});

describe('an upload of which nothing is stored', () => {
  test.each([
    [
      '413',
      { limitsBytes: { data: 3 } },
      /Make the file smaller, or raise the limit of the plan or of a proxy\. docs-ci check shows the limits/,
    ],
    ['415', {}, /Check that the file opens and that its extension is correct/],
    ['507', { quotaBytes: 3 }, /Delete unused library files, or upgrade the plan\. docs-ci check shows the limits/],
  ])('fails each file of an upload that the service rejects with %s, with advice', async (status, settings, advice) => {
    const bad = status === '415' ? '{"not": json' : '"text"';
    await using fixture = await startWith({ 'media/a.json': bad, 'media/b.json': `${bad} ` }, settings);
    const { result, summary, stderr } = await fixture.expectSync({
      exitCode: 1,
      failed: '2',
      added: '0',
      complete: 'false',
    });
    expect(result.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^a\.json: /), expect.stringMatching(/^b\.json: /)]),
    );
    expect(summary + stderr).toMatch(advice);
    expect(fixture.requestsTo('POST /media')).toMatchObject([{ status: Number(status) }]);
  });

  test('stores a file whose content another path has under an extension that the service rejects, with the same result in each run', async () => {
    await using fixture = await startWith({ 'media/a.json': '{"not": json', 'media/a.txt': '{"not": json' });
    await fixture.expectSync({ exitCode: 1, failed: '1', added: '1' });
    expect(fixture.library()).toEqual({ 'a.txt': '{"not": json' });
    // Two paths with the same bytes share a library file only if the extensions agree, in this run as in the first.
    await fixture.expectSync({ exitCode: 1, failed: '1', unchanged: '1' });
    expect(fixture.library()).toEqual({ 'a.txt': '{"not": json' });
  });

  test('waits the seconds that a 429 names if nothing of an upload is stored, and sends the files again', async () => {
    await using fixture = await startFixture({ filesPerMinute: 1 });
    fixture.emulator.state.limits.storedFiles.take();
    fixture.put({ 'media/a.txt': 'one' });
    const startMs = fixture.clock.now();
    const { stderr } = await fixture.expectSync({ outcome: 'done' });
    expect(fixture.library()).toEqual({ 'a.txt': 'one' });
    expect(fixture.clock.now() - startMs).toBeGreaterThanOrEqual(60_000);
    expect(stderr).toMatch(/limit of stored files per minute is reached\. Waiting (\d+m )?\d+s, then sending/);
  });
});

test('sends only the files again whose result is a 429, after the seconds that it names', async () => {
  await using fixture = await startWith(filesOf(6), { filesPerMinute: 4 });
  const startMs = fixture.clock.now();
  await fixture.expectSync({ added: '6', failed: '0' });
  const uploads = fixture.requestsTo('POST /media');
  expect(uploads.map(({ status }) => status)).toEqual([207, 200]);
  expect(uploads[1]?.bodyBytes).toBeLessThan((uploads[0]?.bodyBytes ?? 0) / 2);
  expect(fixture.clock.now() - startMs).toBeGreaterThanOrEqual(60_000);
});

test.each([
  ['same', 'sent'],
  ['same', 'reversed'],
  ['index', 'reversed'],
] as const)('matches results whose source is "%s", in the order "%s"', async (uploadSource, resultOrder) => {
  await using fixture = await startWith(
    { 'media/a.txt': 'four', 'media/b.txt': 'five', 'media/c.json': '{bad', 'media/d.txt': 'a longer text' },
    { uploadSource, resultOrder },
  );
  await fixture.expectSync({ exitCode: 1, added: '3', failed: '1' });
  const { files } = fixture.lock();
  for (const name of ['a.txt', 'b.txt', 'd.txt']) {
    expect(files[name]?.id).toBe(fixture.emulator.state.media.findByName(name)?.id);
  }
});

describe('a file that changes while it is being read', () => {
  const CHANGED = expect.objectContaining({ message: expect.stringContaining('changed while') as string }) as object;

  test('detects a file that changed between hashing and upload, and uploads the others', async () => {
    await using fixture = await startWith(
      { 'media/first.txt': 'first', 'media/a.txt': 'one', 'media/b.txt': 'two' },
      { latencyMs: 20, library: { 'first.txt': 'to be replaced' } },
    );
    // Replaces are sent before uploads.
    void fixture
      .waitUntil(() => fixture.requestsTo('POST /media/{id}/replace').length > 0)
      .then(() => fixture.put({ 'media/a.txt': 'one, changed' }));
    const { result } = await fixture.expectSync({ exitCode: 1 });
    expect(result.annotations).toContainEqual(CHANGED);
    expect(fixture.library()).toEqual({ 'first.txt': 'first', 'b.txt': 'two' });
    await fixture.expectSync({ added: '1', unchanged: '2' });
  });

  test('detects a file that changes during the upload, and uploads the others', async () => {
    await using fixture = await startWith(
      { 'media/a.txt': 'x'.repeat(9_000_000), 'media/b.txt': 'two' },
      { latencyMs: 200 },
    );
    void fixture
      .waitUntil(() => fixture.requestsTo('POST /media').length > 0)
      .then(() => fixture.put({ 'media/a.txt': 'y'.repeat(9_000_000) }));
    const { result } = await fixture.expectSync({ exitCode: 1 });
    expect(result.annotations).toContainEqual(CHANGED);
    expect(Object.keys(fixture.library())).toEqual(['b.txt']);
  });
});

test('uploads nine files although the tenth makes their request fail', async () => {
  await using fixture = await startWith(filesOf(10));
  // A proxy in front of the service rejects the batch as too large, and then one of its files.
  fixture.emulator.addFault({ route: 'POST /media', kind: 'html', status: 413, times: 2 });
  const { summary } = await fixture.expectSync({ exitCode: 1, added: '9', failed: '1' });
  expect(summary).toMatch(/Make the file smaller, or raise the limit of the plan or of a proxy\./);
});

test('detects a change that keeps the size and the modification time', async () => {
  await using fixture = await startFixture();
  const file = join(fixture.folder, 'media', 'a.txt');
  mkdirSync(join(fixture.folder, 'media'));
  fixture.put({ 'media/a.txt': 'teh' });
  utimesSync(file, 1000, 1000);
  await fixture.sync();
  fixture.put({ 'media/a.txt': 'the' });
  utimesSync(file, 1000, 1000);
  await fixture.sync();
  expect(fixture.library()).toEqual({ 'a.txt': 'the' });
});

test('rejects all names that a form cannot carry, before any request', async ({ skip }) => {
  skipUnless(NEEDS.posixNames, { skip });
  await using fixture = await startWith({ 'media/a"b.txt': 'one', 'media/c\\d.txt': 'two', 'media/fine.txt': 'three' });
  await fixture.expectRejected(/^Can't sync 2 files,.*quotation marks.*a\\"b\.txt.*c\\\\d\.txt.*exclude/);
});

test('never claims that changes are in a lock file that could not be saved', async () => {
  await using fixture = await startWith({ 'media/a.txt': 'one' });
  const run = fixture.sync(['--lock-file', 'state/lock.json']);
  await fixture.waitUntil(() => fixture.requestsTo('POST /media').length > 0);
  rmSync(join(fixture.folder, 'state'), { recursive: true });
  writeFileSync(join(fixture.folder, 'state'), 'in the way');
  const { exitCode, result } = await run;
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(
    /The lock file couldn't be written: .*1 change was made\. Run the job again to continue\./s,
  );
});
