import { describe, expect, test } from 'vitest';
import { type Fixture, filesOf, HOUR, png, startFixture, startSynced, startWith } from './fixture.js';

describe('sync-media', () => {
  test('uploads everything in a first sync and says where it is, and writes and downloads nothing in a second', async () => {
    await using fixture = await startWith({
      'media/a.txt': 'one',
      'media/guide/b.txt': 'two',
      'media/guide/c.md': '# three',
    });
    const first = await fixture.expectSync({ outcome: 'done' });
    expect(first.result.message).toBe('Synced media/: 3 added. URLs: docs-ci/sync-media/media-map.json');
    for (const url of Object.values(fixture.map())) expect(first.stderr).not.toContain(url);
    expect(first.summary).toContain('URLs: `docs-ci/sync-media/media-map.json`');
    expect(fixture.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two', 'c.md': '# three' });
    expect(first.result.outputs).toMatchObject({ added: '3', unchanged: '0', changed: 'true', complete: 'true' });
    const lock = fixture.read('.docs-media.lock.json');
    const second = await fixture.expectNoWrites({ outcome: 'done' });
    expect(second.result.message).toBe('Synced media/: 3 unchanged. URLs: docs-ci/sync-media/media-map.json');
    expect(second.result.outputs).toMatchObject({ added: '0', unchanged: '3', changed: 'false', complete: 'true' });
    expect(fixture.requestsTo('GET files/media')).toEqual([]);
    expect(fixture.requestsTo('GET /media')).toHaveLength(1);
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
  });

  test('limits batches in files and in bytes', async () => {
    await using fixture = await startWith({
      ...filesOf(23),
      ...Object.fromEntries([1, 2, 3].map((one) => [`media/big${one}.txt`, `${one}`.repeat(7_000_000)])),
    });
    await fixture.expectSync({ outcome: 'done' });
    const bodies = fixture.requestsTo('POST /media').map(({ bodyBytes }) => bodyBytes);
    expect(Math.max(...bodies)).toBeLessThan(17_000_000);
    expect(bodies).toHaveLength(4);
  });
});

describe('dry-run', () => {
  async function changed(): Promise<Fixture> {
    const fixture = await startFixture({ seed: true });
    fixture.put({ 'media/same.txt': 'same', 'media/new-bytes.txt': 'old', 'media/gone.txt': 'gone' });
    await fixture.sync();
    fixture.clock.advance(HOUR);
    fixture.put({
      'media/new-bytes.txt': 'new',
      'media/gone.txt': undefined,
      'media/added.txt': 'added',
      'alt.yaml': 'same.txt: A text\n',
      'imports.yaml': '- url: https://assets.example.com/badge.png\n',
    });
    fixture.forgetRequests();
    return fixture;
  }
  const FLAGS = ['--alt-text', 'alt.yaml', '--imports', 'imports.yaml', '--prune', 'managed'];

  test('writes plan.json with the reason of every step in a dry run, and changes nothing', async () => {
    await using fixture = await changed();
    const lock = fixture.read('.docs-media.lock.json');
    await fixture.expectSync({ added: '0', replaced: '0', changed: 'false', 'lock-file': '' }, [...FLAGS, '--dry-run']);
    const steps = fixture.plan().steps.map(({ action, file }) => [action, file]);
    expect(steps).toEqual([
      ['replace', 'new-bytes.txt'],
      ['add', 'added.txt'],
      ['import', 'https://assets.example.com/badge.png'],
      ['alt', 'same.txt'],
      ['delete', 'gone.txt'],
      ['unchanged', 'same.txt'],
    ]);
    expect(fixture.plan().steps.every(({ reason }) => reason !== '')).toBe(true);
    expect(fixture.writes()).toEqual([]);
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
  });

  test('plans the steps in a dry run that the next run then does', async () => {
    await using fixture = await changed();
    await fixture.sync([...FLAGS, '--dry-run']);
    await fixture.expectSync(
      { replaced: '1', added: '1', imported: '1', 'alt-updated': '1', deleted: '1', unchanged: '1' },
      FLAGS,
      { admin: true },
    );
  });

  test('needs no more than a viewer key for a dry run, and reports too many deletes', async () => {
    await using fixture = await changed();
    const key = fixture.emulator.keys.viewer;
    await fixture.expectSync({ outcome: 'done' }, ['--dry-run'], { key });
    const tooMany = await fixture.expectSync(
      { exitCode: 1 },
      ['--dry-run', '--prune', 'managed', '--max-deletes', '0'],
      { key },
    );
    expect(tooMany.result.message).toContain('--prune would delete 1 file, but --max-deletes allows 0');
  });
});

describe('content of the library that the lock file does not record', () => {
  const FILES = { 'media/logo.txt': 'ours', 'media/mine.txt': 'old text' };
  const DRY = ['--dry-run'];

  async function replacedByOthers(): Promise<Fixture> {
    const fixture = await startSynced({ 'media/logo.txt': 'ours' });
    fixture.clock.advance(HOUR);
    const item = fixture.emulator.state.media.findByName('logo.txt');
    if (item) Object.assign(item, { bytes: Buffer.from('by a person'), updatedAt: fixture.clock.now() - HOUR / 2 });
    return fixture;
  }

  test.each([
    [
      'that others uploaded',
      () => startWith(FILES, { library: { 'logo.txt': 'by a person' } }),
      'not recorded in the lock file',
      /, library content not recorded in the lock file$/,
    ],
    [
      'that a run without a lock file replaces',
      () => startWith(FILES, { library: { 'logo.txt': 'by a person' } }),
      'not recorded, because the run has no lock file',
      /, library content not recorded, because the run has no lock file$/,
      ['--lock-file', 'none'],
    ],
    [
      'that others replaced',
      replacedByOthers,
      'changed in the library after the last sync',
      /^the library file changed since the last sync$/,
    ],
  ])(
    'warns in a plan and in a result of content %s, with what to do',
    async (_, start, reason, planned, flags: string[] = []) => {
      await using fixture = await start();
      const plan = await fixture.sync([...DRY, ...flags]);
      const cause = flags.join(' ') || 'from the dashboard, or from a run whose lock file is missing';
      const warning = `content that docs-ci has no record of (${cause}), and`;
      expect(plan.stderr).toContain(
        `1 library file has ${warning} would be replaced: logo.txt. Content that differs from the folder would be lost. To keep the present content, download it from the media library first.`,
      );
      expect(plan.summary).toContain('1 library file with unrecorded content would be replaced');
      expect(plan.summary).toContain(`| \`logo.txt\` | library content ${reason} |`);
      expect(fixture.plan().steps[0]?.reason).toMatch(planned);
      // A run that replaces nothing must not leave a warning that says so.
      const denied = await fixture.sync(flags, { key: fixture.emulator.keys.viewer });
      expect(denied.result.message).toContain('Nothing was changed');
      expect(denied.stderr).not.toContain('no record of');
      const result = await fixture.expectSync({ replaced: '1' }, flags);
      expect(result.stderr).toContain(
        `1 library file had ${warning} was replaced: logo.txt. Content that differed from the folder is lost. docs-ci doesn't have the earlier content. If you have a copy`,
      );
      expect(result.summary).toMatch(/^## ⚠️/);
      expect(result.summary).toContain('1 library file with unrecorded content was replaced');
    },
  );

  test('warns of content that may be lost if the response to a replacement is missing', async () => {
    await using fixture = await replacedByOthers();
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind: 'status', status: 502, times: Infinity });
    const { stderr, summary } = await fixture.expectSync({ exitCode: 1, replaced: '0' });
    expect(stderr).toContain(
      'and may have been replaced: logo.txt. Content that differed from the folder may be lost.',
    );
    expect(summary).not.toContain('was replaced');
  });

  test('warns of an import that replaces a library file', async () => {
    const list = '- url: https://assets.example.com/badge.png\n';
    await using fixture = await startWith({ ...FILES, 'imports.yaml': list }, { library: { 'badge.png': png(3) } });
    const { stderr } = await fixture.sync([...DRY, '--imports', 'imports.yaml']);
    expect(stderr).toContain('would be replaced: https://assets.example.com/badge.png.');
  });

  test('says nothing of content that an earlier run wrote, or found equal to a file of the folder', async () => {
    await using fixture = await startWith(FILES, { library: { 'logo.txt': 'ours' } });
    await fixture.sync();
    fixture.clock.advance(HOUR);
    fixture.put({ 'media/logo.txt': 'our new text', 'media/mine.txt': 'my new text' });
    for (const flags of [DRY, []]) {
      const { stderr, summary } = await fixture.sync(flags);
      expect(stderr).toContain('2 to replace');
      expect(stderr + summary).not.toContain('record');
    }
  });
});

describe('files that get a new URL', () => {
  const CART = 'media/checkout/cart.png';
  const SHARED = { 'media/home.png': png(1), [CART]: png(1) };
  const PATHS = ['--naming', 'path'];
  const ADVICE =
    'Pages with an earlier URL keep showing the earlier file, or nothing. Put the new URL into these pages: the job summary and media-map.json have it.';
  type Change = (fixture: Fixture) => void;
  const remove =
    (name: string): Change =>
    ({ emulator: { state } }) =>
      state.media.delete(state.media.findByName(name)?.id ?? '');

  test.each<[string, Parameters<Fixture['put']>[0], Change, string, readonly string[]]>([
    ['one of two equal files changed', SHARED, (one) => one.put({ [CART]: png(2) }), 'checkout/cart.png', []],
    [
      'one of two equal files changed, and pages are rewritten',
      { ...SHARED, 'docs/a.md': '![x](../media/checkout/cart.png)\n' },
      (one) => one.put({ [CART]: png(2) }),
      'checkout/cart.png',
      ['--rewrite', 'docs/*.md'],
    ],
    ['a person deleted the library file', { 'media/a.txt': 'one', 'media/b.txt': 'two' }, remove('b.txt'), 'b.txt', []],
    [
      'a person deleted the library file, and uploaded it again',
      { 'media/a.txt': 'one', 'media/b.txt': 'two' },
      (one) => {
        remove('b.txt')(one);
        one.emulator.state.addMedia('b.txt', Buffer.from('two'), { createdAt: one.clock.now() - HOUR / 2 });
      },
      'b.txt',
      [],
    ],
    [
      'the file has the content of another library file now',
      { 'media/a.txt': 'one', 'media/b.txt': 'two' },
      (one) => {
        remove('b.txt')(one);
        one.put({ 'media/b.txt': 'one' });
      },
      'b.txt',
      [],
    ],
  ])('warns in a plan and in a result if %s', async (_, files, change, key, flags) => {
    await using fixture = await startWith(files);
    await fixture.sync([...PATHS, ...flags]);
    const earlier = fixture.map()[key] ?? '?';
    fixture.clock.advance(HOUR);
    change(fixture);
    const plan = await fixture.sync([...PATHS, ...flags, '--dry-run']);
    expect(plan.stderr).toContain(`1 file would get a new URL: ${key} (earlier: ${earlier}). Pages with`);
    expect(plan.summary).toContain('### ⚠️ 1 file would get a new URL\n');
    expect(plan.summary).toContain(`\`${earlier}\` |`);
    expect(fixture.plan().steps.find(({ file }) => file === key)?.reason).toContain(`, earlier URL ${earlier}`);
    const isGone = fixture.media().every(({ name }) => name !== key) && !key.includes('/');
    expect(plan.summary.includes(', the library no longer has its file')).toBe(
      isGone && fixture.read('media/b.txt') === 'two',
    );
    const { stderr, summary } = await fixture.expectSync({ outcome: 'done' }, [...PATHS, ...flags]);
    const now = fixture.map()[key] ?? '?';
    expect(now).not.toBe(earlier);
    expect(stderr).toContain(`1 file got a new URL: ${key} (earlier: ${earlier}). ${ADVICE}`);
    expect(summary).toMatch(/^## ⚠️/);
    expect(summary).toContain('### ⚠️ 1 file got a new URL\n');
    expect(summary).toContain(`| [${key}](${now}) | \`${earlier}\` |`);
    expect((await fixture.sync([...PATHS, ...flags])).summary).not.toContain('new URL');
  });

  test.each<[string, Parameters<Fixture['put']>[0], Change, readonly string[]]>([
    [
      'both of two equal files changed alike',
      SHARED,
      (one) => one.put({ 'media/home.png': png(2), [CART]: png(2) }),
      [],
    ],
    ['the only file changed', { [CART]: png(1) }, (one) => one.put({ [CART]: png(2) }), []],
    ['a file is new', { [CART]: png(1) }, (one) => one.put({ 'media/b.txt': 'two' }), []],
    ['nothing recorded the URL', SHARED, (one) => one.put({ [CART]: png(2) }), ['--lock-file', 'none']],
  ])('says nothing if %s', async (_, files, change, flags) => {
    await using fixture = await startWith(files);
    await fixture.sync([...PATHS, ...flags]);
    const before = fixture.map()['checkout/cart.png'];
    fixture.clock.advance(HOUR);
    change(fixture);
    for (const more of [['--dry-run'], []]) {
      const { stderr, summary } = await fixture.sync([...PATHS, ...flags, ...more]);
      expect(stderr + summary).not.toContain('new URL');
    }
    if (flags.length === 0) expect(fixture.map()['checkout/cart.png']).toBe(before);
  });

  test('says nothing of a file that failed, until it has the URL', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    remove('b.txt')(fixture);
    fixture.emulator.configure({ limitsBytes: { data: 1 } });
    const { stderr, summary } = await fixture.expectSync({ exitCode: 1 });
    expect(stderr + summary).not.toContain('new URL');
    fixture.emulator.configure({ limitsBytes: { data: 1_000 } });
    expect((await fixture.sync()).stderr).toContain('1 file got a new URL: b.txt');
  });
});

describe('rate limits', () => {
  test('keeps below 120 files per minute without running into the limit', async () => {
    await using fixture = await startWith(filesOf(250));
    const startMs = fixture.clock.now();
    const { result } = await fixture.expectSync({ outcome: 'done' });
    expect(result.requests.limited).toBe(0);
    expect(Object.keys(fixture.library())).toHaveLength(250);
    // The limit allows two full minutes, and then the last ten files.
    const minutes = (fixture.clock.now() - startMs) / 60_000;
    expect(minutes).toBeLessThanOrEqual((250 / 120) * 1.05 + 1);
    expect(fixture.requestsTo('POST /media').filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('sends without waiting if no response names a limit', async () => {
    await using fixture = await startWith(filesOf(200), { filesPerMinute: null, keyLimitPerMinute: null });
    const startMs = fixture.clock.now();
    await fixture.sync();
    expect(fixture.clock.now()).toBe(startMs);
  });

  test("keeps below the key's own limit, too", async () => {
    await using fixture = await startWith(filesOf(250), { filesPerMinute: null, keyLimitPerMinute: 20 });
    const { result } = await fixture.expectSync({ outcome: 'done' });
    expect(result.requests.limited).toBe(0);
  });

  test('logs that it waits for a rate limit, and for which', async () => {
    await using fixture = await startWith(filesOf(200));
    const { stderr } = await fixture.sync();
    expect(stderr).toMatch(
      /^Uploading: \d+ of 200 files, .* of .* B.*, about .* left, waiting \d+ ?s for the organization's limit of stored files per minute$/m,
    );
  });

  test('stops at the timeout, saves the lock, and resumes in the next run', async () => {
    await using fixture = await startWith(filesOf(300));
    const { result } = await fixture.expectSync({ exitCode: 4, outcome: 'timed-out', complete: 'false' }, [
      '--timeout',
      '2m',
    ]);
    expect(result.message).toMatch(/changes were made and recorded in the lock file\. Run the job again to continue\./);
    const stored = Object.keys(fixture.library()).length;
    expect(stored).toBeGreaterThan(100);
    expect(Object.keys(fixture.lock().files)).toHaveLength(stored);
    fixture.clock.advance(HOUR);
    await fixture.expectSync({ added: String(300 - stored), unchanged: String(stored), reused: '0' });
  });
});

test.each([
  ['a role below editor', 'viewer', 1, /editor/],
  ['an invalid key', 'wrong-key', 1, /401/],
])('fails for %s, and records nothing in the lock', async (_, key, code, said) => {
  await using fixture = await startWith(filesOf(3));
  const { exitCode, result } = await fixture.sync([], { key: key === 'viewer' ? fixture.emulator.keys.viewer : key });
  expect(exitCode).toBe(code);
  expect(result.message).toMatch(said);
  expect(fixture.library()).toEqual({});
  expect(fixture.has('.docs-media.lock.json') ? fixture.lock().files : {}).toEqual({});
});
