import { describe, expect, test } from 'vitest';
import { HOUR, type Fixture, startFixture } from './fixture.js';

const files = (count: number, text = 'file'): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`media/${index}.txt`, `${text} ${index}`]));

describe('sync-media', () => {
  test('uploads everything in a first sync, and writes and downloads nothing in a second', async () => {
    await using fixture = await startFixture();
    fixture.put({ 'media/a.txt': 'one', 'media/guide/b.txt': 'two', 'media/guide/c.md': '# three' });
    const first = await fixture.sync();
    expect(first.exitCode, first.stderr).toBe(0);
    expect(first.result.message).toBe('Synced media/: 3 added.');
    expect(fixture.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two', 'c.md': '# three' });
    expect(first.result.outputs).toMatchObject({ added: '3', unchanged: '0', changed: 'true', complete: 'true' });
    const lock = fixture.read('.docs-media.lock.json');
    fixture.forgetRequests();
    const second = await fixture.sync();
    expect(second.exitCode, second.stderr).toBe(0);
    expect(second.result.message).toBe('Synced media/: 3 unchanged.');
    expect(second.result.outputs).toMatchObject({ added: '0', unchanged: '3', changed: 'false', complete: 'true' });
    expect(fixture.writes()).toEqual([]);
    expect(fixture.requestsTo('GET files/media')).toEqual([]);
    expect(fixture.requestsTo('GET /media')).toHaveLength(1);
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
  });

  test('limits batches in files and in bytes', async () => {
    await using fixture = await startFixture();
    fixture.put({
      ...files(23),
      ...Object.fromEntries([1, 2, 3].map((one) => [`media/big${one}.txt`, `${one}`.repeat(7_000_000)])),
    });
    const { exitCode } = await fixture.sync();
    expect(exitCode).toBe(0);
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
    const { exitCode, result } = await fixture.sync([...FLAGS, '--dry-run']);
    expect(exitCode).toBe(0);
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
    expect(result.outputs).toMatchObject({ added: '0', replaced: '0', changed: 'false', 'lock-file': '' });
    expect(fixture.writes()).toEqual([]);
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
  });

  test('plans the steps in a dry run that the next run then does', async () => {
    await using fixture = await changed();
    await fixture.sync([...FLAGS, '--dry-run']);
    const { result } = await fixture.sync(FLAGS, { admin: true });
    expect(result.outputs).toMatchObject({
      replaced: '1',
      added: '1',
      imported: '1',
      'alt-updated': '1',
      deleted: '1',
      unchanged: '1',
    });
  });

  test('needs no more than a viewer key for a dry run, and reports too many deletes', async () => {
    await using fixture = await changed();
    const key = fixture.emulator.keys.viewer;
    const fine = await fixture.sync(['--dry-run'], { key });
    expect(fine.exitCode).toBe(0);
    const tooMany = await fixture.sync(['--dry-run', '--prune', 'managed', '--max-deletes', '0'], { key });
    expect(tooMany.exitCode).toBe(1);
    expect(tooMany.result.message).toContain('prune would delete 1 file, but max-deletes allows 0');
  });
});

describe('rate limits', () => {
  test('keeps below 120 files per minute without running into the limit', async () => {
    await using fixture = await startFixture();
    fixture.put(files(250));
    const startMs = fixture.clock.now();
    const { exitCode, result } = await fixture.sync();
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
    expect(Object.keys(fixture.library())).toHaveLength(250);
    // The limit allows two full minutes, and then the last ten files.
    const minutes = (fixture.clock.now() - startMs) / 60_000;
    expect(minutes).toBeLessThanOrEqual((250 / 120) * 1.05 + 1);
    expect(fixture.requestsTo('POST /media').filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('sends without waiting if no response names a limit', async () => {
    await using fixture = await startFixture({ filesPerMinute: null, keyLimitPerMinute: null });
    fixture.put(files(200));
    const startMs = fixture.clock.now();
    await fixture.sync();
    expect(fixture.clock.now()).toBe(startMs);
  });

  test("keeps below the key's own limit, too", async () => {
    await using fixture = await startFixture({ filesPerMinute: null, keyLimitPerMinute: 20 });
    fixture.put(files(250));
    const { exitCode, result } = await fixture.sync();
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
  });

  test('logs that it waits for a rate limit, and for which', async () => {
    await using fixture = await startFixture();
    fixture.put(files(200));
    const { stderr } = await fixture.sync();
    expect(stderr).toMatch(
      /^Uploading: \d+ of 200 files, .* of .* B.*, about .* left, waiting \d+ ?s for the organization's limit of stored files per minute$/m,
    );
  });

  test('stops at the timeout, saves the lock, and resumes in the next run', async () => {
    await using fixture = await startFixture();
    fixture.put(files(300));
    const { exitCode, result } = await fixture.sync(['--timeout', '2m']);
    expect(exitCode).toBe(4);
    expect(result.outputs).toMatchObject({ outcome: 'timed-out', complete: 'false' });
    expect(result.message).toMatch(/changes were made and recorded in the lock file\. Run the job again to continue\./);
    const stored = Object.keys(fixture.library()).length;
    expect(stored).toBeGreaterThan(100);
    expect(Object.keys(fixture.lock().files)).toHaveLength(stored);
    fixture.clock.advance(HOUR);
    const again = await fixture.sync();
    expect(again.result.outputs).toMatchObject({ added: String(300 - stored), unchanged: String(stored), reused: '0' });
  });
});

test.each([
  ['a role below editor', 'viewer', 1, /editor/],
  ['an invalid key', 'wrong-key', 1, /401/],
])('fails for %s, and records nothing in the lock', async (_, key, code, said) => {
  await using fixture = await startFixture();
  fixture.put(files(3));
  const { exitCode, result } = await fixture.sync([], { key: key === 'viewer' ? fixture.emulator.keys.viewer : key });
  expect(exitCode).toBe(code);
  expect(result.message).toMatch(said);
  expect(fixture.library()).toEqual({});
  expect(fixture.has('.docs-media.lock.json') ? fixture.lock().files : {}).toEqual({});
});
