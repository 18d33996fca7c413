/** What is on the disk beside the files: the lock, the lists, pointers, links; and what is refused about it. */
import { execFileSync } from 'node:child_process';
import { linkSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContents } from '../../../src/commands/sync-media/folder/select-files.js';
import { samplePng } from '../../../src/emulator/state/sample-files.js';
import { temporaryFolder } from '../../support/folder.js';
import { HOUR, startLab } from './fixture.js';

const LOCK = '.docs-media.lock.json';
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;
const png = (shade: number): Buffer => samplePng(4, 4, [shade, shade, shade]);

describe('the lock file', () => {
  test('is deterministic, sorted, one line an entry', async () => {
    await using lab = await startLab();
    lab.put({ 'media/b.txt': 'two', 'media/a.txt': 'one', 'media/é.txt': 'three' });
    await lab.sync(['--concurrency', '1']);
    const lines = lab.read('.docs-media.lock.json').split('\n');
    expect(lines.slice(0, 3)).toEqual(['{', '  "version": 1,', '  "files": {']);
    expect(lines.slice(3, 6).map((line) => /^ {4}"(.*?)": \{"id":/.exec(line)?.[1])).toEqual([
      'a.txt',
      'b.txt',
      'é.txt',
    ]);
    expect(lines.slice(6)).toEqual(['  },', '  "imports": {}', '}', '']);
  });

  test.each([
    ['{"version": 1, "files": {', 'is no JSON'],
    ['{"version": 1}', 'files is not as it should be'],
    ['{"version": 1, "files": {"a.txt": {"id": 7}}}', 'files.a.txt.id is not as it should be'],
    ['{\n<<<<<<< ours\n"version": 1\n=======\n>>>>>>> theirs\n}', 'merge conflict'],
  ])('that is damaged (%s) is refused with the cure, before any request', async (text, problem) => {
    await using lab = await startLab();
    lab.put({ '.docs-media.lock.json': text, 'media/a.txt': 'one' });
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(2);
    expect(result.message).toContain(problem);
    expect(result.message).toContain('delete it, and the next run rebuilds it');
    expect(lab.emulator.requests).toEqual([]);
    expect(lab.read('.docs-media.lock.json')).toBe(text);
  });

  test.each(['lock-file', 'alt-text', 'imports'])('a folder in the place of %s is refused by name', async (input) => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'state/own/x': '' });
    const { exitCode, result } = await lab.sync([`--${input}`, 'state/own']);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(new RegExp(`${input}: state/own cannot be used: it is a folder, not a file`));
    expect(lab.emulator.requests).toEqual([]);
  });

  test('of two branches, merged by taking the lines of both sides, is one that knows the files of both', async () => {
    await using lab = await startLab();
    lab.put({ 'media/b.txt': 'base', 'media/c.txt': 'taken off', 'media/f.txt': 'also' });
    await lab.sync();
    const base = lab.read(LOCK);
    lab.put({ 'media/z.txt': 'ours' });
    await lab.sync();
    const ours = lab.read(LOCK);
    lab.put({ 'media/z.txt': undefined, 'media/f.txt': undefined, [LOCK]: base });
    lab.put({ 'media/g.txt': 'theirs', 'media/y.txt': 'theirs too' });
    await lab.sync();
    lab.put({ base, ours, theirs: `\ufeff${lab.read(LOCK)}`, 'media/z.txt': 'ours' });
    const flags = { cwd: lab.folder, encoding: 'utf8' } as const;
    const merged = execFileSync('git', ['merge-file', '-p', '--union', 'ours', 'base', 'theirs'], flags);
    expect(() => JSON.parse(merged.replace(/^\ufeff/, '')) as unknown).toThrow();
    lab.put({ [LOCK]: merged });
    lab.forget();
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ unchanged: '5', added: '0', replaced: '0' });
    expect(lab.writes()).toEqual([]);
    expect(() => JSON.parse(lab.read(LOCK)) as unknown).not.toThrow();
  });

  test('behind a link is written where it lies', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'state/lock.json': '{"version": 1, "files": {}}' });
    symlinkSync('state/lock.json', join(lab.folder, LOCK));
    await lab.sync();
    expect(lstatSync(join(lab.folder, LOCK)).isSymbolicLink()).toBe(true);
    expect(lab.read('state/lock.json')).toContain('a.txt');
  });

  test('of a newer version is refused', async () => {
    await using lab = await startLab();
    lab.put({ '.docs-media.lock.json': '{"version": 2, "files": []}', 'media/a.txt': 'one' });
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(2);
    expect(result.message).toContain('newer docs-ci');
  });

  test("that knows none of the library's files is somebody else's: not believed, and nothing is deleted on its word", async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync();
    const foreign = lab.read('.docs-media.lock.json');
    await using other = await startLab();
    other.emulator.state.addMedia('b.txt', Buffer.from('theirs'), { createdAt: other.clock.now() - HOUR });
    other.put({ '.docs-media.lock.json': foreign, 'media/a.txt': 'one' });
    const { exitCode, stderr, result } = await other.sync(['--prune', 'managed'], { admin: true });
    expect(exitCode).toBe(0);
    expect(stderr).toContain('belongs to another project');
    expect(result.outputs).toMatchObject({ added: '1', deleted: '0' });
    expect(other.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'theirs' });
  });

  test('that cannot be written is found out before anything is uploaded', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'in-the-way': 'a file' });
    const { exitCode, result } = await lab.sync(['--lock-file', 'in-the-way/lock.json']);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/The lock file could not be written \(E[A-Z]+\).*lock-file to none/);
    expect(lab.writes()).toEqual([]);
  });

  test('none keeps none, and the library is compared instead', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one' });
    await lab.sync(['--lock-file', 'none']);
    expect(lab.has('.docs-media.lock.json')).toBe(false);
    lab.clock.advance(HOUR);
    lab.forget();
    const { result } = await lab.sync(['--lock-file', 'none']);
    expect(result.outputs).toMatchObject({ unchanged: '1' });
    expect(lab.writes()).toEqual([]);
  });

  test('that was lost is rebuilt by comparing', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync();
    const lock = lab.read('.docs-media.lock.json');
    lab.put({ '.docs-media.lock.json': undefined });
    lab.clock.advance(HOUR);
    lab.forget();
    await lab.sync();
    expect(lab.writes()).toEqual([]);
    expect(lab.read('.docs-media.lock.json')).toBe(lock);
  });
});

test('Git LFS pointers are refused before any write, all named, with the cure', async () => {
  await using lab = await startLab();
  lab.put({ 'media/a.png': POINTER, 'media/deep/b.pdf': POINTER, 'media/c.txt': 'fine' });
  const { exitCode, result } = await lab.sync();
  expect(exitCode).toBe(2);
  expect(result.message).toMatch(/a\.png and deep\/b\.pdf are Git LFS pointers.*git lfs pull.*lfs: true/);
  expect(lab.writes()).toEqual([]);
});

describe('what is synced', () => {
  test('dotfiles, the lists and other types are not; the others are listed as skipped', async () => {
    await using lab = await startLab();
    lab.put({
      'media/a.txt': 'one',
      'media/.secret.txt': 'x',
      'media/.git/config.txt': 'x',
      'media/tool.exe': 'x',
      'media/alt.yaml': '"*": text',
      'media/lock.json': '{"version": 1, "files": {}}',
    });
    const { result, summary } = await lab.sync(['--alt-text', 'media/alt.yaml', '--lock-file', 'media/lock.json']);
    expect(Object.keys(lab.library())).toEqual(['a.txt']);
    expect(result.outputs).toMatchObject({ skipped: '1' });
    expect(summary).toContain('tool.exe');
    expect(summary).not.toContain('.secret');
  });

  test('results of any command are not: they hold words of readers', async () => {
    await using lab = await startLab();
    const results = ['docs-ci/analytics-report/report.json', 'docs-ci/trigger-deploy/result.json'];
    lab.put({ 'a.txt': 'one', ...Object.fromEntries(results.map((path) => [path, 'words'])) });
    await lab.sync(['--path', '.']);
    expect(Object.keys(lab.library())).toEqual(['a.txt']);
  });

  test.each(['media', 'media/deep'])('a results folder that holds %s is refused', async (path) => {
    await using lab = await startLab();
    lab.put({ 'media/deep/a.txt': 'one' });
    const { exitCode, result } = await lab.sync(['--path', path, '--results-dir', 'media']);
    expect(exitCode).toBe(2);
    expect(result.message).toContain('--results-dir holds the folder to sync');
    expect(lab.emulator.requests).toEqual([]);
    expect(readdirSync(join(lab.folder, 'media'))).toEqual(['deep']);
  });

  test('include decides alone, with a warning about types; exclude takes away', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two', 'media/deep/c.txt': 'three', 'media/d.xyz': 'four' });
    const { result, stderr } = await lab.sync([
      '--include',
      '**/*.{txt,xyz}',
      '--exclude',
      'deep/**',
      '--exclude',
      'b*',
    ]);
    expect(Object.keys(lab.map())).toEqual(['a.txt']);
    expect(stderr).toContain('include chose 1 files of types that the service may refuse, such as d.xyz');
    expect(result.outputs).toMatchObject({ skipped: '2', failed: '1' });
  });

  test.each([
    ['exclude', ['--exclude', 'drafts']],
    ['exclude at any depth', ['--exclude', '**/drafts']],
    ['include, wherever it stands there', ['--include', '!drafts/**', '--include', '**/*.txt']],
  ])('a folder is left out by %s', async (_, flags) => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/drafts/deep/b.txt': 'two' });
    await lab.sync(flags);
    expect(lab.library()).toEqual({ 'a.txt': 'one' });
  });

  test('links are followed to files in the folder, and never out of it', async () => {
    await using lab = await startLab();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    lab.put({ 'media/a.txt': 'one', 'secret.txt': 'secret' });
    const media = join(lab.folder, 'media');
    symlinkSync(join(outside, 'secret.txt'), join(media, 'out.txt'));
    symlinkSync('../secret.txt', join(media, 'up.txt'));
    symlinkSync(outside, join(media, 'folder'));
    symlinkSync('nowhere.txt', join(media, 'broken.txt'));
    symlinkSync('.', join(media, 'loop'));
    symlinkSync('a.txt', join(media, 'alias.txt'));
    linkSync(join(media, 'a.txt'), join(media, 'hard.txt'));
    const { exitCode, summary } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(Object.values(lab.library())).toEqual(['one']);
    expect(Object.keys(lab.map())).toEqual(['a.txt', 'alias.txt', 'hard.txt']);
    for (const name of ['out.txt', 'up.txt', 'folder', 'broken.txt', 'loop']) expect(summary).toContain(name);
  });

  test('a folder that is a link out of the workspace is refused', async () => {
    await using lab = await startLab();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(outside, join(lab.folder, 'media'));
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(2);
    expect(result.message).toContain('leads out of the workspace');
  });

  test('a file that cannot be read fails alone, with the reason', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a.txt'), 'one');
    // Between the listing and the reading anything may happen.
    mkdirSync(join(folder, 'b.txt'));
    const chosen = ['a.txt', 'b.txt', 'gone.txt'].map((path) => ({ path, file: join(folder, path), name: path }));
    const read: number[] = [];
    const { files, broken } = await readContents(chosen, (sizeBytes) => read.push(sizeBytes));
    expect(files.map(({ path }) => path)).toEqual(['a.txt']);
    expect(read).toEqual([3]);
    expect(new Map(broken.map(({ path, reason }) => [path, reason]))).toEqual(
      new Map([
        ['b.txt', 'it is a folder, not a file'],
        ['gone.txt', 'it vanished while it was being read'],
      ]),
    );
  });
});

describe('alt texts', () => {
  const ALT = ['--alt-text', 'alt.yaml'];

  test('are set by the first glob that matches, and only where they differ', async () => {
    await using lab = await startLab();
    lab.put({
      'media/a.png': png(1),
      'media/guide/b.png': png(2),
      'alt.yaml': 'guide/*.png: >\n  A screenshot\n  of it\n"**/*.png": A picture\n',
    });
    const first = await lab.sync(ALT);
    expect(first.result.outputs).toMatchObject({ 'alt-updated': '2' });
    const textOf = (name: string): string | null | undefined => lab.emulator.state.media.findByName(name)?.altText;
    expect([textOf('a.png'), textOf('b.png')]).toEqual(['A picture', 'A screenshot of it']);
    lab.forget();
    const second = await lab.sync(ALT);
    expect(second.result.outputs).toMatchObject({ 'alt-updated': '0', unchanged: '2', changed: 'false' });
    expect(lab.writes()).toEqual([]);
    expect(lab.sent('GET files/media')).toEqual([]);
    lab.put({ 'alt.yaml': 'a.png: ""\n' });
    const third = await lab.sync(ALT);
    expect(third.result.outputs).toMatchObject({ 'alt-updated': '1' });
    expect([textOf('a.png'), textOf('b.png')]).toEqual([null, 'A screenshot of it']);
  });

  test('of two paths that share a library file must agree', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.png': png(1), 'media/b.png': png(1), 'alt.yaml': 'a.png: One\nb.png: Two\n' });
    const { exitCode, result } = await lab.sync(ALT);
    expect(exitCode).toBe(1);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining('b.png: it shares its library file with a.png') as string,
      }),
    );
  });

  test('require-alt lists the images without one and stops before any write', async () => {
    await using lab = await startLab();
    lab.emulator.state.addMedia('known.png', png(9), { altText: 'Known', createdAt: lab.clock.now() - HOUR });
    lab.put({ 'media/a.png': png(1), 'media/b.png': png(2), 'media/d.png': png(3), 'media/known.png': png(9) });
    lab.put({ 'media/text.txt': 'no image', 'alt.yaml': 'a.png: One\nd.png: ""\n' });
    const { exitCode, result } = await lab.sync([...ALT, '--require-alt']);
    expect(exitCode).toBe(3);
    expect(result.outputs.outcome).toBe('gate');
    expect(result.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)).toContain(
      'b.png has no alt text.',
    );
    expect(result.message).toContain('1 images have no alt text');
    expect(lab.writes()).toEqual([]);
  });

  test.each([
    ['- a\n- b\n', 'is not a mapping'],
    ['a.png:\n', '"a.png" has no text'],
    ['a.png: [1\n', 'cannot be read'],
    [undefined, 'does not exist'],
  ])('in a file that holds %j are refused', async (text, problem) => {
    await using lab = await startLab();
    lab.put({ 'media/a.png': png(1), ...(text !== undefined && { 'alt.yaml': text }) });
    const { exitCode, result } = await lab.sync(ALT);
    expect(exitCode).toBe(2);
    expect(result.message).toContain(problem);
    expect(result.message).toContain('--alt-text: alt.yaml');
    expect(lab.emulator.requests).toEqual([]);
  });
});

describe('imports', () => {
  const IMPORTS = ['--imports', 'imports.json'];
  const badge = 'https://assets.example.com/badge.png';
  const slow = 'https://assets.example.com/brochure.pdf';
  const other = 'https://assets.example.com/other.png';

  test('are made once, with their names and texts, and never again', async () => {
    await using lab = await startLab({ seed: true });
    const list = [{ url: badge, name: 'award.png', alt: 'An award' }, { url: slow }];
    lab.put({ 'imports.json': JSON.stringify(list), 'media/a.txt': 'one' });
    const before = lab.emulator.state.media.newestFirst().length;
    const first = await lab.sync(IMPORTS);
    expect(first.result.outputs).toMatchObject({ imported: '2', added: '1' });
    expect(lab.emulator.state.media.findByName('award.png')?.altText).toBe('An award');
    expect(lab.emulator.state.media.newestFirst()).toHaveLength(before + 2);
    lab.forget();
    const second = await lab.sync(IMPORTS);
    expect(second.result.outputs).toMatchObject({ imported: '0', changed: 'false' });
    expect(lab.writes()).toEqual([]);
    expect(Object.keys(lab.lock().imports)).toEqual([badge, slow].sort());
  });

  test('that stay on the list are never pruned; one taken off the list is managed', async () => {
    await using lab = await startLab({ seed: true });
    lab.put({ 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' });
    await lab.sync(IMPORTS);
    for (const prune of ['managed', 'all']) {
      await lab.sync([...IMPORTS, '--prune', prune, '--max-deletes', '100'], { admin: true });
      expect(lab.emulator.state.media.findByName('badge.png')).toBeDefined();
    }
    lab.put({ 'imports.json': '[]' });
    await lab.sync([...IMPORTS, '--prune', 'managed'], { admin: true });
    expect(lab.emulator.state.media.findByName('badge.png')).toBeUndefined();
    expect(lab.lock().imports).toEqual({});
  });

  test('one bad address fails alone', async () => {
    await using lab = await startLab({ seed: true });
    const gone = 'https://assets.example.com/gone.png';
    lab.put({ 'imports.json': JSON.stringify([{ url: gone }, { url: badge }]), 'media/a.txt': 'one' });
    const { exitCode, result } = await lab.sync(IMPORTS);
    expect(exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ imported: '1', failed: '1', added: '1' });
    const lenient = await lab.sync([...IMPORTS, '--fail-on', 'none']);
    expect(lenient.exitCode).toBe(0);
    expect(lenient.result.outputs).toMatchObject({ failed: '1', complete: 'false' });
  });

  test('over a library file of the same name go into it', async () => {
    await using lab = await startLab({ seed: true });
    const item = lab.emulator.state.addMedia('badge.png', png(7), { createdAt: lab.clock.now() - HOUR });
    lab.put({ 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' });
    await lab.sync(IMPORTS);
    expect(lab.emulator.state.media.findByName('badge-2.png')).toBeUndefined();
    expect(lab.lock().imports[badge]?.id).toBe(item.id);
  });

  test('into a library file fail alone where the address does not answer', async () => {
    await using lab = await startLab({ seed: true });
    lab.emulator.state.addMedia('badge.png', png(7), { createdAt: lab.clock.now() - HOUR });
    lab.emulator.state.imports.set(badge, { bytes: png(9), seconds: 40 });
    lab.put({ 'imports.json': JSON.stringify([{ url: badge }, { url: slow }]), 'media/x.png': png(1) });
    const { exitCode, result } = await lab.sync(IMPORTS);
    expect(exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ imported: '1', added: '1', failed: '1' });
  });

  test('into a library file leave alone the file of the folder that has its old bytes', async () => {
    await using lab = await startLab({ seed: true });
    lab.emulator.state.addMedia('award.png', png(7), { createdAt: lab.clock.now() - HOUR });
    lab.put({ 'imports.json': JSON.stringify([{ url: badge, name: 'award.png' }]), 'media/x.png': png(7) });
    const { result } = await lab.sync(IMPORTS);
    expect(result.outputs).toMatchObject({ imported: '1', added: '1', reused: '0' });
    expect(lab.emulator.state.media.findByName('x.png')?.bytes.equals(png(7))).toBe(true);
    expect(lab.map()['x.png']).toMatch(/\/x\.png$/);
  });

  describe('that bring the bytes of a file of the folder', () => {
    const SHARED = 'it shares its library file with x.png, which has another alt text';

    test.each([
      ['new', false],
      ['there, and has its text', true],
    ])('cannot have another alt text, which is said in the first run: the file is %s', async (_, isThere) => {
      await using lab = await startLab({ seed: true });
      lab.emulator.state.imports.set(badge, { bytes: png(9) });
      const flags = [...IMPORTS, '--alt-text', 'alt.yaml'];
      lab.put({ 'media/x.png': png(9), 'alt.yaml': 'x.png: One', 'imports.json': '[]' });
      if (isThere) expect((await lab.sync(flags)).exitCode).toBe(0);
      lab.put({ 'imports.json': JSON.stringify([{ url: badge, name: 'b.png', alt: 'Two' }]) });
      for (const imported of ['1', '0']) {
        const { exitCode, result } = await lab.sync(flags);
        expect(exitCode).toBe(1);
        expect(result.outputs).toMatchObject({ imported, failed: '1' });
        expect(result.annotations.map(({ message }) => message)).toContain(`${badge}: ${SHARED}`);
        expect(lab.emulator.state.media.findByName('x.png')?.altText).toBe('One');
      }
    });

    test('are used under its name, which is said', async () => {
      await using lab = await startLab({ seed: true });
      lab.emulator.state.imports.set(badge, { bytes: png(9) });
      lab.put({ 'media/x.png': png(9), 'imports.json': JSON.stringify([{ url: badge }]) });
      const { stderr } = await lab.sync(IMPORTS);
      expect(stderr).toContain(`${badge}: the library has these bytes already, as x.png.`);
    });
  });

  test('that are stored under another name than asked are said, as uploads are', async () => {
    await using lab = await startLab({ seed: true });
    lab.put({ 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' });
    // Somebody takes the name after the library was listed.
    void lab
      .once(() => lab.has('docs-ci/sync-media/plan.json'))
      .then(() => lab.emulator.state.addMedia('badge.png', png(7)));
    const { stderr, summary } = await lab.sync(IMPORTS);
    expect(stderr).toContain(`${badge}: the library stored it as badge-2.png.`);
    expect(summary).toContain('the library stored it as badge-2.png');
    expect(lab.lock().imports[badge]).toMatchObject({ name: 'badge-2.png' });
  });

  test('get the names they want, also where a file of the folder needs another name', async () => {
    await using lab = await startLab({ seed: true });
    const url = 'https://assets.example.com/b.txt';
    lab.emulator.state.imports.set(url, { bytes: Buffer.from('import') });
    lab.put({ 'media/note.txt': 'x', 'media/y.txt': 'x' });
    await lab.sync();
    // The path that it shares its library file with needs that one as it is.
    lab.put({ 'media/note.txt': 'changed', 'imports.json': JSON.stringify([{ url, name: 'note-2.txt' }]) });
    const { exitCode } = await lab.sync(IMPORTS);
    expect(exitCode).toBe(0);
    expect(lab.library()).toMatchObject({ 'note.txt': 'x', 'note-2.txt': 'import', 'note-3.txt': 'changed' });
  });

  test.each([
    ['a file of the folder', { 'imports.json': '[]', 'media/award.png': png(3) }, { 'media/award.png': undefined }],
    ['another import', { 'imports.json': JSON.stringify([{ url: other, name: 'award.png' }]) }, {}],
  ])('are fetched again when they are listed again and %s had replaced them', async (_, replacing, gone) => {
    await using lab = await startLab({ seed: true });
    lab.emulator.state.imports.set(other, { bytes: png(4) });
    const list = { 'imports.json': JSON.stringify([{ url: badge, name: 'award.png' }]) };
    lab.put({ ...list, 'media/a.txt': '1' });
    await lab.sync(IMPORTS);
    const bytes = (): Buffer | undefined => lab.emulator.state.media.findByName('award.png')?.bytes;
    const first = bytes();
    lab.put(replacing);
    await lab.sync(IMPORTS);
    expect(bytes()).not.toEqual(first);
    lab.put({ ...gone, ...list });
    const { result } = await lab.sync(IMPORTS);
    expect(result.outputs).toMatchObject({ outcome: 'done', imported: '1' });
    expect(bytes()).toEqual(first);
  });

  test('that want the name of a file are refused, naming both', async () => {
    await using lab = await startLab({ seed: true });
    lab.put({ 'imports.json': JSON.stringify([{ url: badge }]), 'media/Badge.png': png(1) });
    const { exitCode, result } = await lab.sync(IMPORTS);
    expect(exitCode).toBe(2);
    expect(result.message).toContain('media/Badge.png');
    expect(result.message).toContain(badge);
  });

  test.each([
    ['{"url": "x"}', 'is not a list'],
    ['[{"name": "a"}]', 'entry 1 has no url'],
    ['[{"url": "http://assets.example.com/a.png"}]', 'https://'],
    ['[{"url": "https://a.example/a.png", "title": "x"}]', 'has "title"'],
    ['[{"url": "https://a.example/a.png", "name": "a/b.png"}]', 'library names are flat'],
    ['[{"url": "https://a.example/a.png"}, {"url": "https://a.example/a.png"}]', 'entry 2 has a url that an earlier'],
  ])('in a list that holds %s are refused', async (text, problem) => {
    await using lab = await startLab();
    lab.put({ 'imports.json': text });
    const { exitCode, result } = await lab.sync(IMPORTS);
    expect(exitCode).toBe(2);
    expect(result.message).toContain(problem);
  });
});

test.each([
  ['--concurrency=0', 'not a whole number from 1 to 32'],
  ['--concurrency=many', 'not a whole number'],
  ['--prune=some', 'none, managed, all'],
  ['--naming=flat', 'basename, path'],
  ['--path=../other', 'outside the workspace'],
  ['--lock-file=/etc/lock', 'outside the workspace'],
  ['--fail-on=all', 'any, none'],
])('%s is refused by name, before any request', async (word, problem) => {
  await using lab = await startLab();
  const { exitCode, result } = await lab.sync([word]);
  expect(exitCode).toBe(2);
  expect(result.message).toContain(word.split('=')[0]);
  expect(result.message).toContain(problem);
  expect(lab.emulator.requests).toEqual([]);
});
