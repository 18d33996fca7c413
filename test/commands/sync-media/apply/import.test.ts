/** Tests imports, from the manifest to the library. */
import { describe, expect, test } from 'vitest';
import { HOUR, png, startFixture, startWith } from '../fixture.js';

describe('imports', () => {
  const IMPORTS = ['--imports', 'imports.json'];
  const badge = 'https://assets.example.com/badge.png';
  const slow = 'https://assets.example.com/brochure.pdf';
  const other = 'https://assets.example.com/other.png';

  test('imports files once, with their names and alt texts', async () => {
    const list = [{ url: badge, name: 'award.png', alt: 'An award' }, { url: slow }];
    await using fixture = await startWith(
      { 'imports.json': JSON.stringify(list), 'media/a.txt': 'one' },
      { seed: true },
    );
    const before = fixture.emulator.state.media.newestFirst().length;
    await fixture.expectSync({ imported: '2', added: '1', 'alt-updated': '1' }, IMPORTS);
    expect(fixture.emulator.state.media.findByName('award.png')?.altText).toBe('An award');
    expect(fixture.emulator.state.media.newestFirst()).toHaveLength(before + 2);
    await fixture.expectNoWrites({ imported: '0', changed: 'false' }, IMPORTS);
    expect(Object.keys(fixture.lock().imports)).toEqual([badge, slow].sort());
  });

  test('never prunes listed imports, and prunes an import that left the list', async () => {
    await using fixture = await startWith(
      { 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' },
      { seed: true },
    );
    await fixture.sync(IMPORTS);
    for (const prune of ['managed', 'all']) {
      await fixture.sync([...IMPORTS, '--prune', prune, '--max-deletes', '100'], { admin: true });
      expect(fixture.emulator.state.media.findByName('badge.png')).toBeDefined();
    }
    fixture.put({ 'imports.json': '[]' });
    await fixture.sync([...IMPORTS, '--prune', 'managed'], { admin: true });
    expect(fixture.emulator.state.media.findByName('badge.png')).toBeUndefined();
    expect(fixture.lock().imports).toEqual({});
  });

  const CHECK = 'Check the url in the file that --imports names, and correct or remove it.';
  const SLOW =
    'Check that the url in the file that --imports names responds within 30 seconds. If it does, run the job again later.';

  test.each([
    ['responds with 404', { status: 404 }, CHECK],
    ['needs a password', { status: 401 }, CHECK],
    ['is private', { isPrivate: true }, CHECK],
    ['redirects in a circle', { redirectsTo: badge }, CHECK],
    ['is slow', { seconds: 40 }, SLOW],
    ['is too large', { sizeBytes: 1e12 }, 'Make the file smaller'],
    ['is a page', { bytes: Buffer.from('<html>') }, 'If the url in the file that --imports names leads to a page'],
  ])('says how to fix an import whose URL %s, new or over a library file', async (_, source, advice) => {
    for (const isThere of [false, true]) {
      await using fixture = await startWith(
        { 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' },
        { seed: true, library: isThere ? { 'badge.png': png(7) } : {} },
      );
      fixture.emulator.state.imports.set(badge, source);
      const { result, stderr, summary } = await fixture.expectSync({ exitCode: 1, failed: '1' }, IMPORTS);
      expect(result.message).toContain('1 file failed. The log says how to fix it.');
      const line = stderr.split('\n').findLast((one) => one.includes(`${badge}: `)) ?? '';
      expect(line).toContain(advice);
      expect(summary.replaceAll('\\', '')).toContain(advice);
    }
  });

  test('says of an import whose library file was deleted during the run that it is gone, not that its URL is wrong', async () => {
    await using fixture = await startWith(
      { 'imports.json': JSON.stringify([{ url: badge, alt: 'A badge' }]), 'media/a.txt': 'one' },
      { seed: true, library: { 'badge.png': png(7) } },
    );
    fixture.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'status', status: 404, times: Infinity });
    const { stderr } = await fixture.expectSync({ exitCode: 1, failed: '1' }, IMPORTS);
    expect(stderr).toContain(`${badge}: the file was deleted from the library during this run. Run the job again.`);
    expect(stderr).not.toContain(CHECK);
  });

  test('fails an import alone whose URL does not exist', async () => {
    const gone = 'https://assets.example.com/gone.png';
    await using fixture = await startWith(
      { 'imports.json': JSON.stringify([{ url: gone }, { url: badge }]), 'media/a.txt': 'one' },
      { seed: true },
    );
    await fixture.expectSync({ exitCode: 1, imported: '1', failed: '1', added: '1' }, IMPORTS);
  });

  test('imports into the library file of the same name', async () => {
    await using fixture = await startFixture({ seed: true });
    const item = fixture.emulator.state.addMedia('badge.png', png(7), { createdAt: fixture.clock.now() - HOUR });
    fixture.put({ 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' });
    await fixture.sync(IMPORTS);
    expect(fixture.emulator.state.media.findByName('badge-2.png')).toBeUndefined();
    expect(fixture.lock().imports[badge]?.id).toBe(item.id);
  });

  test('fails an import into a library file alone if its URL does not respond', async () => {
    await using fixture = await startFixture({ seed: true });
    fixture.emulator.state.addMedia('badge.png', png(7), { createdAt: fixture.clock.now() - HOUR });
    fixture.emulator.state.imports.set(badge, { bytes: png(9), seconds: 40 });
    fixture.put({ 'imports.json': JSON.stringify([{ url: badge }, { url: slow }]), 'media/x.png': png(1) });
    await fixture.expectSync({ exitCode: 1, imported: '1', added: '1', failed: '1' }, IMPORTS);
  });

  test('lets no file take a library file that an import fails to replace', async () => {
    await using fixture = await startFixture({ seed: true });
    const item = fixture.emulator.state.addMedia('badge.png', png(7), { createdAt: fixture.clock.now() - HOUR });
    fixture.put({ 'imports.json': JSON.stringify([{ url: badge }]), 'media/x.png': png(7) });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind: 'status', status: 500, times: Infinity });
    await fixture.expectSync({ exitCode: 1, failed: '2', reused: '0' }, IMPORTS);
    fixture.emulator.clearFaults();
    await fixture.expectSync({ imported: '1', added: '1' }, IMPORTS);
    expect(fixture.lock().imports[badge]?.id).toBe(item.id);
  });

  test('lets no import take a library file that a file fails to replace', async () => {
    await using fixture = await startFixture({ seed: true });
    fixture.put({ 'media/x.png': png(7), 'imports.json': JSON.stringify([{ url: badge }]) });
    await fixture.sync();
    const url = fixture.map()['x.png'];
    fixture.emulator.state.imports.set(badge, { bytes: png(7) });
    fixture.put({ 'media/x.png': png(8) });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind: 'status', status: 500, times: Infinity });
    await fixture.expectSync({ exitCode: 1, failed: '2', imported: '0' }, IMPORTS);
    fixture.emulator.clearFaults();
    await fixture.expectSync({ imported: '1', replaced: '1' }, IMPORTS);
    expect(fixture.map()['x.png']).toBe(url);
  });

  test('uploads a file whose content a library file had before an import replaced it', async () => {
    await using fixture = await startFixture({ seed: true });
    fixture.emulator.state.addMedia('award.png', png(7), { createdAt: fixture.clock.now() - HOUR });
    fixture.put({ 'imports.json': JSON.stringify([{ url: badge, name: 'award.png' }]), 'media/x.png': png(7) });
    await fixture.expectSync({ imported: '1', added: '1', reused: '0' }, IMPORTS);
    expect(fixture.emulator.state.media.findByName('x.png')?.bytes.equals(png(7))).toBe(true);
    expect(fixture.map()['x.png']).toMatch(/\/x\.png$/);
  });

  describe('imports with the content of a local file', () => {
    const SHARED =
      "its alt text can't be set, because the file shares a library file with x.png, which has a different alt text. Give both the same text, or change one of the files";

    test.each([
      ['new', false],
      ['in the library and has its text', true],
    ])(
      'fails an import whose alt text differs from a local file with its content: the file is %s',
      async (_, isThere) => {
        await using fixture = await startFixture({ seed: true });
        fixture.emulator.state.imports.set(badge, { bytes: png(9) });
        const flags = [...IMPORTS, '--alt-text', 'alt.yaml'];
        fixture.put({ 'media/x.png': png(9), 'alt.yaml': 'x.png: One', 'imports.json': '[]' });
        if (isThere) expect((await fixture.sync(flags)).exitCode).toBe(0);
        fixture.put({ 'imports.json': JSON.stringify([{ url: badge, name: 'b.png', alt: 'Two' }]) });
        for (const imported of ['1', '0']) {
          const { result } = await fixture.expectSync({ exitCode: 1, imported, failed: '1' }, flags);
          expect(result.annotations.map(({ message }) => message)).toContain(`${badge}: ${SHARED}`);
          expect(fixture.emulator.state.media.findByName('x.png')?.altText).toBe('One');
        }
      },
    );

    test('logs that an import uses the library file of a local file with its content', async () => {
      await using fixture = await startFixture({ seed: true });
      fixture.emulator.state.imports.set(badge, { bytes: png(9) });
      fixture.put({ 'media/x.png': png(9), 'imports.json': JSON.stringify([{ url: badge }]) });
      const { stderr } = await fixture.sync(IMPORTS);
      expect(stderr).toContain(`${badge}: an identical file already exists in the library as x.png.`);
    });
  });

  test('logs that an import is stored under another name', async () => {
    await using fixture = await startWith(
      { 'imports.json': JSON.stringify([{ url: badge }]), 'media/a.txt': 'one' },
      { seed: true },
    );
    // Another user takes the name after the library was listed.
    void fixture
      .waitUntil(() => fixture.has('docs-ci/sync-media/plan.json'))
      .then(() => fixture.emulator.state.addMedia('badge.png', png(7)));
    const { stderr, summary } = await fixture.sync(IMPORTS);
    expect(stderr).toContain(`${badge}: stored in the library as badge-2.png.`);
    expect(summary).toContain('stored in the library as badge-2.png');
    expect(fixture.lock().imports[badge]).toMatchObject({ name: 'badge-2.png' });
  });

  test('keeps the requested name for an import if a local file needs another name', async () => {
    await using fixture = await startFixture({ seed: true });
    const url = 'https://assets.example.com/b.txt';
    fixture.emulator.state.imports.set(url, { bytes: Buffer.from('import') });
    fixture.put({ 'media/note.txt': 'x', 'media/y.txt': 'x' });
    await fixture.sync();
    // The other path still needs the library file that both share.
    fixture.put({ 'media/note.txt': 'changed', 'imports.json': JSON.stringify([{ url, name: 'note-2.txt' }]) });
    await fixture.expectSync({ outcome: 'done' }, IMPORTS);
    expect(fixture.library()).toMatchObject({ 'note.txt': 'x', 'note-2.txt': 'import', 'note-3.txt': 'changed' });
  });

  test.each([
    ['a file of the folder', { 'imports.json': '[]', 'media/award.png': png(3) }, { 'media/award.png': undefined }],
    ['another import', { 'imports.json': JSON.stringify([{ url: other, name: 'award.png' }]) }, {}],
  ])('imports a file again that is listed again after %s replaced it', async (_, replacing, gone) => {
    await using fixture = await startFixture({ seed: true });
    fixture.emulator.state.imports.set(other, { bytes: png(4) });
    const list = { 'imports.json': JSON.stringify([{ url: badge, name: 'award.png' }]) };
    fixture.put({ ...list, 'media/a.txt': '1' });
    await fixture.sync(IMPORTS);
    const bytes = (): Buffer | undefined => fixture.emulator.state.media.findByName('award.png')?.bytes;
    const first = bytes();
    fixture.put(replacing);
    await fixture.sync(IMPORTS);
    expect(bytes()).not.toEqual(first);
    fixture.put({ ...gone, ...list });
    await fixture.expectSync({ outcome: 'done', imported: '1' }, IMPORTS);
    expect(bytes()).toEqual(first);
  });

  test('rejects an import that requests the name of a local file, and lists both', async () => {
    await using fixture = await startWith(
      { 'imports.json': JSON.stringify([{ url: badge }]), 'media/Badge.png': png(1) },
      { seed: true },
    );
    const { result } = await fixture.expectRejected('media/Badge.png', IMPORTS);
    expect(result.message).toContain(badge);
  });

  test.each([
    ['{"url": "x"}', '--imports: "imports.json" must be a list'],
    ['[{"name": "a"}]', '--imports: entry 1 of "imports.json" needs a url'],
    ['[{"url": "http://assets.example.com/a.png"}]', 'https://'],
    ['[{"url": "https://a.example/a.png", "title": "x"}]', 'has the unknown field "title"'],
    ['[{"url": "https://a.example/a.png", "name": "a/b.png"}]', 'has an invalid name'],
    [
      '[{"url": "https://a.example/a.png"}, {"url": "https://a.example/a.png"}]',
      'entry 2 of "imports.json" has the same url as an earlier',
    ],
  ])('rejects a list of imports that contains %s', async (text, problem) => {
    await using fixture = await startWith({ 'imports.json': text, 'media/a.png': png(1) });
    await fixture.expectRejected(problem, IMPORTS);
  });
});
