/** Tests when a failing request fails one file, and when it ends the run. */
import { describe, expect, test } from 'vitest';
import { filesOf, type Fixture, HOUR, startFixture, startSynced, startWith } from '../fixture.js';

test('ends as unavailable if the service keeps failing, with finished uploads in the lock', async () => {
  await using fixture = await startWith(filesOf(100), { filesPerMinute: null });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503, after: 2, times: Infinity });
  const { result } = await fixture.expectSync({ exitCode: 5 });
  expect(result.outputs.outcome).toBe('unavailable');
  expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
  const stored = Object.keys(fixture.library()).length;
  expect(stored).toBe(20);
  expect(Object.keys(fixture.lock().files)).toHaveLength(stored);
});

test.each(['reset-after', 'reset', 'status'] as const)(
  'reports one error, not one per file, if the service answers nothing any more: %s',
  async (kind) => {
    await using fixture = await startWith(filesOf(40), { filesPerMinute: null });
    fixture.emulator.addFault({ route: 'POST /media', kind, status: 500, times: Infinity });
    const isSent = (): boolean => fixture.requestsTo('POST /media').length > 0;
    void fixture
      .waitUntil(isSent)
      .then(() => fixture.emulator.addFault({ route: 'GET /media', kind, status: 500, times: Infinity }));
    const { result } = await fixture.expectSync({ exitCode: 5, failed: '0' });
    expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
  },
);

test('fails a file alone whose responses are all lost, and recognizes it in the next run', async () => {
  await using fixture = await startFixture();
  // The files are so large that each is sent alone.
  fixture.put({ 'media/a.txt': 'a'.repeat(9_000_000), 'media/b.txt': 'b'.repeat(9_000_000) });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after', after: 1, times: Infinity });
  await fixture.expectSync({ exitCode: 1, added: '1', failed: '1' });
  fixture.emulator.clearFaults();
  await fixture.expectNoWrites({ outcome: 'done', unchanged: '2' });
});

test.each([
  ['POST /media', { 'media/bad.png': 'new text' }, 'POST /media'],
  ['POST /media/{id}/replace', { 'media/old.txt': 'new text' }, 'POST /media/{id}/replace'],
])('names the request that the service fails, and advises to run the job later: %s', async (route, files, request) => {
  await using fixture = await startSynced({ 'media/old.txt': 'old' });
  fixture.put(files);
  fixture.emulator.addFault({ route, kind: 'status', status: 502, times: Infinity });
  const { stderr, result } = await fixture.expectSync({ exitCode: 1, failed: '1' });
  expect(stderr).toMatch(new RegExp(`: Injected fault \\(${request.replace(/[{}]/g, '.')}: HTTP 502\\)`));
  expect(stderr).toMatch(/(Uploading|Replacing): 0 of 1 file, 1 failed, 0 B of 8 B/);
  expect(result.message).toContain(
    "1 file failed, because the service didn't respond as expected. Run the job again later.",
  );
});

test('says how to fix a rejected file, and a file with the same content', async () => {
  await using fixture = await startWith({ 'media/a.png': 'text', 'media/b.png': 'text' });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'status', status: 422, times: Infinity });
  const { stderr, result } = await fixture.expectSync({ exitCode: 1, failed: '2' });
  expect(result.message).toContain('2 files failed. The log says how to fix each one.');
  expect(stderr).toMatch(
    /^.*b\.png: same content as a\.png, which failed\. Follow the advice for a\.png, and run the job/m,
  );
  expect(stderr).toContain('a.png: Correct, rename or exclude the file.\n');
});

test('says before the upload that a file is empty, which the service calls content of another type', async () => {
  await using fixture = await startWith({ 'media/a.png': '', 'media/b.txt': 'b' });
  const { stderr } = await fixture.expectSync({ exitCode: 1, added: '1', failed: '1' });
  expect(stderr).toContain('a.png is empty, so the service may reject it. Add content to it, or exclude it.');
});

describe('server errors for some files', () => {
  const BROKEN = { kind: 'status', status: 500, times: Infinity } as const;

  /** Makes all requests of this route fail until one comes for another library file than the first ones. */
  function breakFirst(fixture: Fixture, route: string): void {
    fixture.forgetRequests();
    fixture.emulator.addFault({ route, ...BROKEN });
    const ids = (): Set<string> => new Set(fixture.requestsTo(route).map(({ path }) => path));
    void fixture.waitUntil(() => ids().size > 4).then(() => fixture.emulator.clearFaults());
  }

  test('uploads and describes other files although a replace causes server errors, and fails after them', async () => {
    await using fixture = await startSynced({ 'media/a.txt': '1', 'media/b.txt': '2' });
    fixture.put({ 'media/a.txt': '11', 'media/c.txt': '3', 'alt.json': '{"b.txt": "A text"}' });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    const { summary } = await fixture.expectSync(
      { exitCode: 1, outcome: 'failed', added: '1', 'alt-updated': '1', failed: '1', complete: 'false' },
      ['--alt-text', 'alt.json'],
    );
    expect(fixture.library()).toEqual({ 'a.txt': '1', 'b.txt': '2', 'c.txt': '3' });
    expect(summary).toMatch(/\| ❌\u00a0`a\.txt` +\| /);
    fixture.emulator.clearFaults();
    await fixture.expectSync({ outcome: 'done', replaced: '1', unchanged: '2' });
  });

  test('reports each file that causes server errors, however many they are, and replaces and uploads the rest', async () => {
    await using fixture = await startSynced(filesOf(9));
    fixture.put({ ...filesOf(9, 'other'), 'media/new.txt': 'new' });
    breakFirst(fixture, 'POST /media/{id}/replace');
    const { result, stderr } = await fixture.expectSync({ exitCode: 1, added: '1' });
    const failed = Number(result.outputs.failed);
    expect(failed).toBeGreaterThan(2);
    expect(stderr.match(/: Run the job again later\.$/gm)).toHaveLength(failed);
    expect(Number(result.outputs.replaced)).toBe(9 - failed);
    const errors = result.annotations.filter(({ title }) => title === 'Not synced');
    expect(errors).toHaveLength(failed);
  });

  test.each([
    [
      500,
      "the service didn't respond as expected. Run the job again later.",
      "Run the job again later. It doesn't upload the file again.",
    ],
    [400, 'The log says how to fix it.', 'Correct the alt text, and run the job again.'],
  ])('says of an alt text that fails with %i that the file is in the library', async (status, end, advice) => {
    await using fixture = await startWith({ ...filesOf(2), 'alt.json': '{"1.txt": "A text"}' });
    fixture.emulator.addFault({ route: 'PATCH /media/{id}', ...BROKEN, status });
    const { result, summary, stderr } = await fixture.expectSync({ exitCode: 1, added: '2', failed: '1' }, [
      '--alt-text',
      'alt.json',
    ]);
    expect(summary).toContain("## ❌ 1 alt text couldn't be set\n");
    expect(summary).toContain("The file is in the library, but its alt text couldn't be set: ");
    expect(result.message).toMatch(/^1 alt text couldn't be set/);
    expect(result.message).toContain(end);
    expect(stderr).toContain(`1.txt: ${advice}\n`);
    expect(result.annotations.map(({ title }) => title)).toContain('Alt text not set');
  });

  test('says of an alt text whose file was deleted during the run that the file failed', async () => {
    await using fixture = await startWith({ ...filesOf(2), 'alt.json': '{"1.txt": "A text"}' });
    fixture.emulator.addFault({ route: 'PATCH /media/{id}', ...BROKEN, status: 404 });
    const { summary } = await fixture.expectSync({ exitCode: 1 }, ['--alt-text', 'alt.json']);
    expect(summary).toContain("## ❌ 1 of 2 media files couldn't be synced\n");
    expect(summary).not.toContain('is in the library');
  });

  test('sets alt texts that caused server errors in the next run', async () => {
    await using fixture = await startWith({ ...filesOf(9), 'alt.json': '{"**": "A text"}' });
    breakFirst(fixture, 'PATCH /media/{id}');
    const { result } = await fixture.expectSync({ exitCode: 1, added: '9' }, ['--alt-text', 'alt.json']);
    const failed = result.outputs.failed ?? '';
    expect(Number(failed)).toBeGreaterThan(2);
    await fixture.expectSync({ outcome: 'done', 'alt-updated': failed, replaced: '0' }, ['--alt-text', 'alt.json']);
  });
});

test.each(['equal', 'of another content'])(
  'uses the library file that has the content if the service says only "reused", beside one that is %s',
  async (other) => {
    await using fixture = await startWith({ 'media/a.txt': 'same text' });
    const old = fixture.emulator.state.addMedia('old.txt', Buffer.from('same text'));
    if (other !== 'equal') fixture.emulator.state.addMedia('newer.txt', Buffer.from('diff text'));
    fixture.clock.advance(180_000);
    const body = { results: [{ source: 'a.txt', status: 'reused' }] };
    fixture.emulator.addFault({ route: 'POST /media', kind: 'status', status: 200, body, times: Infinity });
    await fixture.expectSync({ reused: '1', failed: '0', outcome: 'done' });
    expect(fixture.lock().files).toMatchObject({ 'a.txt': { id: old.id } });
  },
);

describe('a library file whose replacement fails, and whose content another file or import has', () => {
  const CASES: {
    readonly what: string;
    readonly before: Record<string, string>;
    readonly after: Parameters<Fixture['put']>[0];
    readonly failed: number;
    readonly flags?: readonly string[];
  }[] = [
    {
      what: 'a renamed file, and a new file under its name',
      before: { 'media/guide/tides.txt': 'one' },
      after: { 'media/guide/waves.txt': 'one', 'media/guide/tides.txt': 'two' },
      failed: 2,
    },
    {
      what: 'two copies of the old content',
      before: { 'media/a.txt': 'one' },
      after: { 'media/a.txt': 'two', 'media/b.txt': 'one', 'media/c.txt': 'one' },
      failed: 3,
    },
    {
      what: 'a chain of renamed files',
      before: { 'media/a.txt': 'one', 'media/b.txt': 'two' },
      after: { 'media/a.txt': 'three', 'media/b.txt': 'one', 'media/c.txt': 'two' },
      failed: 3,
    },
    {
      what: 'swapped contents',
      before: { 'media/a.txt': 'one', 'media/b.txt': 'two' },
      after: { 'media/a.txt': 'two', 'media/b.txt': 'one' },
      failed: 2,
    },
    {
      what: 'no lock file',
      before: { 'media/a.txt': 'one' },
      after: { 'media/a.txt': 'two!', 'media/b.txt': 'one' },
      failed: 2,
      flags: ['--lock-file', 'none'],
    },
  ];

  test.each(CASES)('keeps its URL for the next run: $what', async ({ before, after, failed, flags = [] }) => {
    const finish = async (isBroken: boolean): Promise<unknown> => {
      await using fixture = await startSynced(before);
      const earlier = fixture.map();
      fixture.clock.advance(HOUR);
      fixture.put(after);
      if (isBroken) {
        fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind: 'status', status: 500, times: Infinity });
        await fixture.expectSync({ exitCode: 1, failed: String(failed), reused: '0', changed: 'true' }, flags);
        expect(fixture.map()).toEqual({});
        fixture.emulator.clearFaults();
      }
      await fixture.expectSync({ outcome: 'done', failed: '0' }, flags);
      expect(fixture.map()).toMatchObject(earlier);
      return [fixture.library(), Object.keys(fixture.map())];
    };
    expect(await finish(true)).toEqual(await finish(false));
  });

  test('says which file has to replace it first, and what to do', async () => {
    await using fixture = await startSynced({ 'media/tides.txt': 'one' });
    fixture.put({ 'media/waves.txt': 'one', 'media/tides.txt': 'two' });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind: 'status', status: 500, times: Infinity });
    const { stderr } = await fixture.expectSync({ exitCode: 1, failed: '2' });
    expect(stderr).toContain(
      'waves.txt: the library file tides.txt has this content until tides.txt replaces it, which failed. Follow the advice for tides.txt, and run the job again.\n',
    );
  });

  test('adds the file if only the response to the replacement is lost', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one' });
    const url = fixture.map()['a.txt'];
    fixture.put({ 'media/b.txt': 'one', 'media/a.txt': 'two' });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind: 'reset-after', times: Infinity });
    await fixture.expectSync({ exitCode: 1, failed: '1', added: '1' });
    fixture.emulator.clearFaults();
    await fixture.expectSync({ outcome: 'done' });
    expect(fixture.library()).toEqual({ 'a.txt': 'two', 'b.txt': 'one' });
    expect(fixture.map()['a.txt']).toBe(url);
  });
});
