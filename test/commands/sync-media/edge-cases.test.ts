/** The traps of the library, by name. */
import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePng } from '../../../src/emulator/state/sample-files.js';
import { HOUR, type Lab, startLab } from './fixture.js';

const NFC = 'Pr\u00fcfung.txt';
const NFD = 'Pru\u0308fung.txt';

/** A file that has lain in the library for an hour. */
function addOld(
  { emulator, clock }: Lab,
  name: string,
  content: string | Uint8Array,
): ReturnType<typeof emulator.state.addMedia> {
  return emulator.state.addMedia(name, Buffer.from(content), { createdAt: clock.now() - HOUR });
}

describe('identical bytes under two paths', () => {
  test('share one library file, and are uploaded once', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    const { result } = await lab.sync();
    expect(lab.library()).toEqual({ 'a.txt': 'same' });
    expect(result.outputs).toMatchObject({ added: '1', reused: '1' });
    expect(lab.map()['a.txt']).toBe(lab.map()['b.txt']);
    lab.forget();
    const again = await lab.sync();
    expect(again.result.outputs).toMatchObject({ unchanged: '2', changed: 'false' });
    expect(lab.writes()).toEqual([]);
  });

  test.each([
    ['the one that gave the name', 'a.txt', { 'a.txt': 'same', 'a-2.txt': 'new' }],
    ['the other one', 'b.txt', { 'a.txt': 'same', 'b.txt': 'new' }],
  ])('changing %s does not change the other', async (_, changed, library) => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    await lab.sync();
    const before = lab.map();
    lab.forget();
    lab.put({ [`media/${changed}`]: 'new' });
    const { result } = await lab.sync();
    const other = changed === 'a.txt' ? 'b.txt' : 'a.txt';
    expect(lab.map()[other]).toBe(before[other]);
    expect(lab.map()[changed]).not.toBe(before[changed]);
    expect(lab.library()).toEqual(library);
    expect(result.outputs).toMatchObject({ added: '1', replaced: '0', unchanged: '1' });
    expect(lab.sent('POST /media/{id}/replace')).toEqual([]);
    // And from then on each goes its own way.
    lab.put({ [`media/${changed}`]: 'newer' });
    const again = await lab.sync();
    expect(again.result.outputs).toMatchObject({ added: '0', replaced: '1', unchanged: '1' });
    expect(lab.map()[other]).toBe(before[other]);
  });

  test('when both change, the one that gave the name keeps the address', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    await lab.sync();
    const before = lab.map();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync();
    expect(lab.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two' });
    expect(lab.map()['a.txt']).toBe(before['a.txt']);
  });

  test('two files that swap their bytes keep their addresses', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync();
    const before = lab.map();
    lab.put({ 'media/a.txt': 'two', 'media/b.txt': 'one' });
    await lab.sync();
    expect(lab.library()).toEqual({ 'a.txt': 'two', 'b.txt': 'one' });
    expect(lab.map()).toEqual(before);
  });

  test('old bytes that move to a new path while their path gets others are not mixed up', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'old' });
    await lab.sync();
    lab.put({ 'media/a.txt': 'new', 'media/c.txt': 'old' });
    await lab.sync();
    expect(lab.library()).toEqual({ 'a.txt': 'new', 'c.txt': 'old' });
  });
});

test('a renamed file keeps its library file, and nothing is uploaded', async () => {
  await using lab = await startLab();
  lab.put({ 'media/old.txt': 'text' });
  await lab.sync();
  const before = lab.map();
  lab.forget();
  lab.put({ 'media/old.txt': undefined, 'media/new.txt': 'text' });
  const { result } = await lab.sync();
  expect(result.outputs).toMatchObject({ added: '0', reused: '1' });
  expect(lab.map()).toEqual({ 'new.txt': before['old.txt'] });
  expect(lab.writes()).toEqual([]);
  expect(Object.keys(lab.lock().files)).toEqual(['new.txt']);
});

test('of paths that share a library file one is renamed to another type: the lock is settled at once', async () => {
  await using lab = await startLab();
  lab.put({ 'media/guide/d.txt': 'one', 'media/f.txt': 'one' });
  await lab.sync();
  lab.put({ 'media/f.txt': undefined, 'media/e.md': 'one' });
  await lab.sync();
  expect(Object.keys(lab.lock().files)).toEqual(['e.md', 'guide/d.txt']);
});

test('bytes that the library has under another name are used, said, and neither replaced nor deleted as ours', async () => {
  await using lab = await startLab();
  addOld(lab, 'photo.txt', 'text');
  lab.put({ 'media/logo.txt': 'text' });
  const first = await lab.sync();
  expect(first.result.outputs).toMatchObject({ added: '0', reused: '1' });
  expect(first.stderr).toContain('logo.txt: the library has these bytes already, as photo.txt');
  expect(lab.lock().files['logo.txt']).toMatchObject({ name: 'photo.txt', found: true });
  lab.put({ 'media/logo.txt': 'changed' });
  await lab.sync();
  expect(lab.library()).toEqual({ 'photo.txt': 'text', 'logo.txt': 'changed' });
  lab.put({ 'media/logo.txt': 'text', 'media/other.txt': 'x' });
  await lab.sync();
  lab.put({ 'media/logo.txt': undefined });
  await lab.sync(['--prune', 'managed'], { admin: true });
  expect(lab.library()['photo.txt']).toBe('text');
});

describe('a same-named library file', () => {
  test('with other contents is replaced, never left beside a logo-2', async () => {
    await using lab = await startLab();
    addOld(lab, 'logo.txt', 'theirs, longer');
    lab.put({ 'media/logo.txt': 'ours' });
    const { result } = await lab.sync();
    expect(lab.library()).toEqual({ 'logo.txt': 'ours' });
    expect(result.outputs).toMatchObject({ added: '0', replaced: '1' });
  });

  test('of the same size is asked at its address, without the key and once', async () => {
    await using lab = await startLab({ mediaEtag: 'opaque' });
    addOld(lab, 'same.txt', 'aaaa');
    addOld(lab, 'other.txt', 'aaab');
    lab.put({ 'media/same.txt': 'aaaa', 'media/other.txt': 'ours' });
    const { result } = await lab.sync();
    expect(result.outputs).toMatchObject({ unchanged: '1', replaced: '1', added: '0' });
    const asked = lab.sent('GET files/media');
    expect(asked).toHaveLength(2);
    expect(asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(lab.library()).toEqual({ 'same.txt': 'aaaa', 'other.txt': 'ours' });
  });

  test('with the MD5 as its ETag is not downloaded', async () => {
    await using lab = await startLab();
    addOld(lab, 'same.txt', 'aaaa');
    lab.put({ 'media/same.txt': 'aaaa' });
    const { result } = await lab.sync();
    expect(result.outputs).toMatchObject({ unchanged: '1' });
    expect(lab.sent('GET files/media')).toMatchObject([{ status: 304 }]);
    expect(lab.plan().steps[0]?.reason).toContain('ETag');
  });

  test('of which a differing ETag proves nothing is read', async () => {
    await using lab = await startLab({ mediaEtag: 'none' });
    addOld(lab, 'same.txt', 'aaaa');
    lab.put({ 'media/same.txt': 'aaaa' });
    const { result } = await lab.sync();
    expect(result.outputs).toMatchObject({ unchanged: '1', replaced: '0' });
    expect(lab.plan().steps[0]?.reason).toContain('serves the bytes');
  });

  test.each([
    ['its address answers 404', { kind: 'status', status: 404 }],
    ['its address answers nothing', { kind: 'reset' }],
    ['its address stops in the middle', { kind: 'cut', bytes: 2 }],
  ] as const)('that cannot be compared, because %s, is replaced', async (_, fault) => {
    await using lab = await startLab({ mediaEtag: 'opaque' });
    addOld(lab, 'logo.txt', 'aaaa');
    lab.emulator.addFault({ route: 'GET files/media', times: Infinity, ...fault });
    lab.put({ 'media/logo.txt': 'aaaa' });
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ replaced: '1', added: '0' });
    expect(lab.sent('GET files/media')).toHaveLength(1);
    expect(Object.keys(lab.library())).toEqual(['logo.txt']);
  });

  test('that changed less than two minutes ago, by the clock of the API, is not believed and replaced', async () => {
    await using lab = await startLab({ staleAfterReplaceMs: 60_000 });
    const item = addOld(lab, 'logo.txt', 'ours');
    // Somebody replaces it in the dashboard; the CDN goes on serving the bytes that we have, too.
    item.previous = { bytes: item.bytes, at: lab.clock.now() };
    item.bytes = Buffer.from('them');
    item.updatedAt = lab.clock.now();
    lab.put({ 'media/logo.txt': 'ours' });
    lab.clock.advance(30_000);
    const { result } = await lab.sync();
    expect(result.outputs).toMatchObject({ replaced: '1', unchanged: '0' });
    expect(lab.sent('GET files/media')).toEqual([]);
    expect(lab.library()).toEqual({ 'logo.txt': 'ours' });
  });

  test('counts after two minutes', async () => {
    await using lab = await startLab();
    lab.emulator.state.addMedia('logo.txt', Buffer.from('ours'));
    lab.put({ 'media/logo.txt': 'ours' });
    lab.clock.advance(121_000);
    const { result } = await lab.sync();
    expect(result.outputs).toMatchObject({ replaced: '0', unchanged: '1' });
  });

  test('is told apart by its bytes in NFC, whatever form the disk has', async () => {
    await using lab = await startLab();
    addOld(lab, NFC, 'text');
    lab.put({ [`media/${NFD}`]: 'text' });
    const { result } = await lab.sync();
    expect(result.outputs).toMatchObject({ unchanged: '1', added: '0' });
    expect(Object.keys(lab.map())).toEqual([NFC]);
  });

  test('that differs in case only is another file', async () => {
    await using lab = await startLab();
    addOld(lab, 'Logo.txt', 'theirs');
    lab.put({ 'media/logo.txt': 'ours' });
    await lab.sync();
    expect(lab.library()).toEqual({ 'Logo.txt': 'theirs', 'logo.txt': 'ours' });
  });
});

test('a changed extension is a new file, not a replace', async () => {
  await using lab = await startLab();
  lab.put({ 'media/picture.txt': 'text' });
  await lab.sync();
  lab.forget();
  lab.put({ 'media/picture.txt': undefined, 'media/picture.md': '# other text' });
  const { result } = await lab.sync();
  expect(result.outputs).toMatchObject({ added: '1', replaced: '0' });
  expect(lab.library()).toEqual({ 'picture.txt': 'text', 'picture.md': '# other text' });
});

test('what lies below a folder with a line break in its name is neither passed over nor taken for gone', async () => {
  await using lab = await startLab();
  lab.put({ 'media/a\nb/c.txt': 'one', 'media/d.txt': 'two', 'media/\u2028/e.txt': 'three' });
  await lab.sync();
  const again = await lab.sync(['--prune', 'managed'], { admin: true });
  expect(again.result.outputs).toMatchObject({ unchanged: '3', deleted: '0' });
  expect(lab.library()).toEqual({ 'c.txt': 'one', 'd.txt': 'two', 'e.txt': 'three' });
  const less = await lab.sync(['--exclude', 'a*/**', '--prune', 'managed'], { admin: true });
  expect(less.result.outputs).toMatchObject({ unchanged: '2', deleted: '1' });
});

describe('names that clash are refused, naming both, before any write', () => {
  test.each([
    ['one name', { 'media/a/logo.txt': '1', 'media/b/logo.txt': '2' }, [], ['media/a/logo.txt', 'media/b/logo.txt']],
    ['case', { 'media/a/Logo.txt': '1', 'media/b/logo.txt': '2' }, [], ['media/a/Logo.txt', 'media/b/logo.txt']],
    ['Unicode form', { [`media/a/${NFC}`]: '1', [`media/b/${NFD}`]: '2' }, [], ['media/a/', 'media/b/']],
    [
      'one name below a folder with a line break',
      { 'media/a\nb/logo.txt': '1', 'media/c/logo.txt': '2' },
      [],
      ['"media/a\\nb/logo.txt"', 'media/c/logo.txt'],
    ],
    [
      'paths',
      { 'media/a/b-c.txt': '1', 'media/a-b/c.txt': '2' },
      ['--naming', 'path'],
      ['media/a/b-c.txt', 'media/a-b/c.txt'],
    ],
  ])('%s', async (_, files, flags, named) => {
    await using lab = await startLab();
    lab.put(files);
    const { exitCode, result } = await lab.sync(flags);
    expect(exitCode).toBe(2);
    for (const name of named) expect(result.message).toContain(name);
    expect(lab.writes()).toEqual([]);
  });

  test('naming path tells equal base names apart', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a/logo.txt': '1', 'media/b/logo.txt': '2' });
    await lab.sync(['--naming', 'path']);
    expect(Object.keys(lab.library()).sort()).toEqual(['a-logo.txt', 'b-logo.txt']);
  });
});

test('a file stored under another name than asked is said, and its real name recorded', async () => {
  await using lab = await startLab();
  lab.put({ 'media/logo.txt': 'ours' });
  // Somebody takes the name after the library was listed.
  void lab
    .once(() => lab.has('docs-ci/sync-media/plan.json'))
    .then(() => lab.emulator.state.addMedia('logo.txt', Buffer.from('theirs')));
  const { result, stderr, summary } = await lab.sync();
  expect(result.outputs).toMatchObject({ added: '1' });
  expect(stderr).toContain('logo.txt: the library stored it as logo-2.txt');
  expect(summary).toContain('logo-2.txt');
  expect(lab.lock().files['logo.txt']).toMatchObject({ name: 'logo-2.txt' });
  lab.put({ 'media/logo.txt': 'newer' });
  await lab.sync();
  expect(lab.library()).toEqual({ 'logo.txt': 'theirs', 'logo-2.txt': 'newer' });
});

describe('an upload of which nothing is stored still has one result a file', () => {
  test.each([
    ['413', { limitsBytes: { data: 3 } }, /GET \/storage|at most 3 B/],
    ['415', {}, /does not take this type/],
    ['507', { quotaBytes: 3 }, /uses \d+ B of 3 B/],
  ])('%s', async (status, settings, advice) => {
    await using lab = await startLab(settings);
    const bad = status === '415' ? '{"not": json' : '"text"';
    lab.put({ 'media/a.json': bad, 'media/b.json': `${bad} ` });
    const { exitCode, result, summary, stderr } = await lab.sync();
    expect(exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ failed: '2', added: '0', complete: 'false' });
    expect(result.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^a\.json: /), expect.stringMatching(/^b\.json: /)]),
    );
    expect(summary + stderr).toMatch(advice);
    expect(lab.sent('POST /media')).toMatchObject([{ status: Number(status) }]);
  });

  test('429: waits the seconds it names and sends those files again', async () => {
    await using lab = await startLab({ filesPerMinute: 1 });
    lab.emulator.state.limits.storedFiles.take();
    lab.put({ 'media/a.txt': 'one' });
    const startMs = lab.clock.now();
    const { exitCode, stderr } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(lab.library()).toEqual({ 'a.txt': 'one' });
    expect(lab.clock.now() - startMs).toBeGreaterThanOrEqual(60_000);
    expect(stderr).toMatch(/limit of stored files a minute is reached: waiting \d+ s/);
  });
});

test('a 429 inside an entry sends only those files again, after the seconds it names', async () => {
  await using lab = await startLab({ filesPerMinute: 4 });
  lab.put(Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`media/${index}.txt`, `file ${index}`])));
  const startMs = lab.clock.now();
  const { exitCode, result } = await lab.sync();
  expect(exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ added: '6', failed: '0' });
  const uploads = lab.sent('POST /media');
  expect(uploads.map(({ status }) => status)).toEqual([207, 200]);
  expect(uploads[1]?.bodyBytes).toBeLessThan((uploads[0]?.bodyBytes ?? 0) / 2);
  expect(lab.clock.now() - startMs).toBeGreaterThanOrEqual(60_000);
});

test.each(['reset-after', 'truncated-json', 'empty'] as const)(
  'a batch whose answer was lost (%s) is sent again and stores nothing twice',
  async (kind) => {
    await using lab = await startLab();
    lab.emulator.addFault({ route: 'POST /media', kind });
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    const { exitCode } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(lab.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two' });
    expect(lab.lock().files['a.txt']).not.toHaveProperty('found');
  },
);

test.each([
  ['same', 'sent'],
  ['same', 'reversed'],
  ['index', 'reversed'],
] as const)('results whose source is %s, in the order %s, are told apart', async (uploadSource, resultOrder) => {
  await using lab = await startLab({ uploadSource, resultOrder });
  lab.put({ 'media/a.txt': 'four', 'media/b.txt': 'five', 'media/c.json': '{bad', 'media/d.txt': 'a longer text' });
  const { result } = await lab.sync();
  expect(result.outputs).toMatchObject({ added: '3', failed: '1' });
  const { files } = lab.lock();
  for (const name of ['a.txt', 'b.txt', 'd.txt']) {
    expect(files[name]?.id).toBe(lab.emulator.state.media.findByName(name)?.id);
  }
});

describe('a file that changes while it is being read', () => {
  const CHANGED = expect.objectContaining({ message: expect.stringContaining('changed while') as string }) as object;

  test('between reckoning and sending is noticed, and the others go on', async () => {
    await using lab = await startLab({ latencyMs: 20 });
    addOld(lab, 'first.txt', 'to be replaced');
    lab.put({ 'media/first.txt': 'first', 'media/a.txt': 'one', 'media/b.txt': 'two' });
    // The replace comes before the uploads.
    void lab
      .once(() => lab.sent('POST /media/{id}/replace').length > 0)
      .then(() => lab.put({ 'media/a.txt': 'one, changed' }));
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(1);
    expect(result.annotations).toContainEqual(CHANGED);
    expect(lab.library()).toEqual({ 'first.txt': 'first', 'b.txt': 'two' });
    const again = await lab.sync();
    expect(again.result.outputs).toMatchObject({ added: '1', unchanged: '2' });
  });

  test('while it is being sent is noticed, and the others go on', async () => {
    await using lab = await startLab({ latencyMs: 200 });
    lab.put({ 'media/a.txt': 'x'.repeat(9_000_000), 'media/b.txt': 'two' });
    void lab
      .once(() => lab.sent('POST /media').length > 0)
      .then(() => lab.put({ 'media/a.txt': 'y'.repeat(9_000_000) }));
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(1);
    expect(result.annotations).toContainEqual(CHANGED);
    expect(Object.keys(lab.library())).toEqual(['b.txt']);
  });
});

test('one file that breaks its whole request does not spoil the other nine', async () => {
  await using lab = await startLab();
  lab.put(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`media/${index}.txt`, `file ${index}`])));
  // A proxy before the service finds the batch too large, and one file, too.
  lab.emulator.addFault({ route: 'POST /media', kind: 'html', status: 413, times: 2 });
  const { exitCode, result } = await lab.sync();
  expect(exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ added: '9', failed: '1' });
});

test('a picture is stored as a picture, whose bytes arrive unharmed', async () => {
  await using lab = await startLab();
  const png = samplePng(8, 8, [1, 2, 3]);
  lab.put({ 'media/p.png': png });
  await lab.sync();
  expect(lab.emulator.state.media.findByName('p.png')?.bytes.equals(png)).toBe(true);
});

test('a file of the same size and time of modification is still seen to have changed', async () => {
  await using lab = await startLab();
  const file = join(lab.folder, 'media', 'a.txt');
  mkdirSync(join(lab.folder, 'media'));
  lab.put({ 'media/a.txt': 'teh' });
  utimesSync(file, 1000, 1000);
  await lab.sync();
  lab.put({ 'media/a.txt': 'the' });
  utimesSync(file, 1000, 1000);
  await lab.sync();
  expect(lab.library()).toEqual({ 'a.txt': 'the' });
});

test('names that a form cannot carry are refused, all of them, before any request', async () => {
  await using lab = await startLab();
  lab.put({ 'media/a"b.txt': 'one', 'media/c\\d.txt': 'two', 'media/fine.txt': 'three' });
  const { exitCode, result } = await lab.sync();
  expect(exitCode).toBe(2);
  expect(result.message).toMatch(/quotation marks.*a\\"b\.txt.*c\\\\d\.txt.*exclude/);
  expect(lab.emulator.requests).toEqual([]);
});
