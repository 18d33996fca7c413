import { describe, expect, test } from 'vitest';
import { Progress } from '../../../src/commands/sync-media/progress.js';
import type { LogSink } from '../../../src/hosts/host.js';
import { createRunLog } from '../../../src/run/log.js';
import { Secrets } from '../../../src/text/redact-secrets.js';
import { VirtualClock } from '../../support/clock.js';
import { HOUR, type Lab, startLab } from './fixture.js';

const files = (count: number, text = 'file'): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`media/${index}.txt`, `${text} ${index}`]));

describe('a folder and its library', () => {
  test('a first sync uploads everything, a second writes nothing and asks no address', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/guide/b.txt': 'two', 'media/guide/c.md': '# three' });
    const first = await lab.sync();
    expect(first.exitCode, first.stderr).toBe(0);
    expect(lab.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two', 'c.md': '# three' });
    expect(first.result.outputs).toMatchObject({ added: '3', unchanged: '0', changed: 'true', complete: 'true' });
    const lock = lab.read('.docs-media.lock.json');
    lab.forget();
    const second = await lab.sync();
    expect(second.exitCode, second.stderr).toBe(0);
    expect(second.result.outputs).toMatchObject({ added: '0', unchanged: '3', changed: 'false', complete: 'true' });
    expect(lab.writes()).toEqual([]);
    expect(lab.sent('GET files/media')).toEqual([]);
    expect(lab.sent('GET /media')).toHaveLength(1);
    expect(lab.read('.docs-media.lock.json')).toBe(lock);
  });

  test('the summary has failures first, counts, and names linked to their addresses', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/bad.json': '{bad', 'media/[x](y).txt': 'odd' });
    const { summary } = await lab.sync();
    const at = ['### Failed', 'bad.json', '| Added', '### Changes', `(${lab.map()['a.txt']})`].map((part) =>
      summary.indexOf(part),
    );
    expect(at.every((place) => place >= 0)).toBe(true);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(summary).not.toContain('[x](y)');
  });

  test('uploads are bounded in number and in bytes', async () => {
    await using lab = await startLab();
    lab.put({
      ...files(23),
      ...Object.fromEntries([1, 2, 3].map((one) => [`media/big${one}.txt`, `${one}`.repeat(7_000_000)])),
    });
    const { exitCode } = await lab.sync();
    expect(exitCode).toBe(0);
    const bodies = lab.sent('POST /media').map(({ bodyBytes }) => bodyBytes);
    expect(Math.max(...bodies)).toBeLessThan(17_000_000);
    expect(bodies).toHaveLength(4);
  });
});

describe('dry-run', () => {
  async function changed(): Promise<Lab> {
    const lab = await startLab({ seed: true });
    lab.put({ 'media/same.txt': 'same', 'media/new-bytes.txt': 'old', 'media/gone.txt': 'gone' });
    await lab.sync();
    lab.clock.advance(HOUR);
    lab.put({
      'media/new-bytes.txt': 'new',
      'media/gone.txt': undefined,
      'media/added.txt': 'added',
      'alt.yaml': 'same.txt: A text\n',
      'imports.yaml': '- url: https://assets.example.com/badge.png\n',
    });
    lab.forget();
    return lab;
  }
  const FLAGS = ['--alt-text', 'alt.yaml', '--imports', 'imports.yaml', '--prune', 'managed'];

  test('prints every step with its reason, writes it as JSON, and sends no write', async () => {
    await using lab = await changed();
    const lock = lab.read('.docs-media.lock.json');
    const { exitCode, result, summary } = await lab.sync([...FLAGS, '--dry-run']);
    expect(exitCode).toBe(0);
    const steps = lab.plan().steps.map(({ action, file }) => [action, file]);
    expect(steps).toEqual([
      ['replace', 'new-bytes.txt'],
      ['add', 'added.txt'],
      ['import', 'https://assets.example.com/badge.png'],
      ['alt', 'same.txt'],
      ['delete', 'gone.txt'],
      ['unchanged', 'same.txt'],
    ]);
    expect(lab.plan().steps.every(({ reason }) => reason !== '')).toBe(true);
    for (const [action, file] of steps.slice(0, 5))
      expect(summary).toMatch(new RegExp(`\\| ${action} +\\| \`${file}\``));
    expect(result.outputs).toMatchObject({ added: '0', replaced: '0', changed: 'false', 'lock-file': '' });
    expect(lab.writes()).toEqual([]);
    expect(lab.read('.docs-media.lock.json')).toBe(lock);
  });

  test('foresees what the run does', async () => {
    await using lab = await changed();
    await lab.sync([...FLAGS, '--dry-run']);
    const { result } = await lab.sync(FLAGS, { admin: true });
    expect(result.outputs).toMatchObject({
      replaced: '1',
      added: '1',
      imported: '1',
      'alt-updated': '1',
      deleted: '1',
      unchanged: '1',
    });
  });

  test('needs no more than a viewer, and tells of too many deletes', async () => {
    await using lab = await changed();
    const key = lab.emulator.keys.viewer;
    const fine = await lab.sync(['--dry-run'], { key });
    expect(fine.exitCode).toBe(0);
    const tooMany = await lab.sync(['--dry-run', '--prune', 'managed', '--max-deletes', '0'], { key });
    expect(tooMany.exitCode).toBe(1);
    expect(tooMany.result.message).toContain('1 files would be, and max-deletes allows 0');
  });
});

describe('limits', () => {
  test('the 120 files a minute are paced for, not run into', async () => {
    await using lab = await startLab();
    lab.put(files(500));
    const startMs = lab.clock.now();
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
    expect(Object.keys(lab.library())).toHaveLength(500);
    // Four whole windows, and the last twenty files.
    const minutes = (lab.clock.now() - startMs) / 60_000;
    expect(minutes).toBeLessThanOrEqual((500 / 120) * 1.05 + 1);
    expect(lab.sent('POST /media').filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('a limit that no answer names is not kept', async () => {
    await using lab = await startLab({ filesPerMinute: null, keyLimitPerMinute: null });
    lab.put(files(400));
    const startMs = lab.clock.now();
    await lab.sync();
    expect(lab.clock.now()).toBe(startMs);
  });

  test("the key's own limit is kept, too", async () => {
    await using lab = await startLab({ filesPerMinute: null, keyLimitPerMinute: 20 });
    lab.put(files(500));
    const { exitCode, result } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(result.requests.limited).toBe(0);
  });

  test('waiting is said, with the limit that is waited for', async () => {
    await using lab = await startLab();
    lab.put(files(200));
    const { stderr } = await lab.sync();
    expect(stderr).toMatch(
      /^Uploading: \d+ of 200 files, .* of .* B.*, waiting \d+ s for the organization's limit of stored files a minute$/m,
    );
  });

  test('out of time, it stops, saves the lock, and the next run goes on', async () => {
    await using lab = await startLab();
    lab.put(files(400));
    const { exitCode, result } = await lab.sync(['--timeout', '2m']);
    expect(exitCode).toBe(4);
    expect(result.outputs).toMatchObject({ outcome: 'timed-out', complete: 'false' });
    expect(result.message).toMatch(/changes are done and noted in the lock file\. Run this again/);
    const stored = Object.keys(lab.library()).length;
    expect(stored).toBeGreaterThan(100);
    expect(Object.keys(lab.lock().files)).toHaveLength(stored);
    lab.clock.advance(HOUR);
    const again = await lab.sync();
    expect(again.result.outputs).toMatchObject({ added: String(400 - stored), unchanged: String(stored), reused: '0' });
  });
});

test('progress says files, bytes, rate, time left, and what is waited for', () => {
  const clock = new VirtualClock();
  const said: string[] = [];
  const sink = { live: true, progress: (text: string) => said.push(text) } as unknown as LogSink;
  const log = createRunLog(sink, new Secrets(), clock);
  const progress = new Progress(clock, log);
  progress.start('Uploading', 1_200, 24_000_000);
  clock.advance(10_000);
  progress.add(300, 6_000_000);
  const done = 'Uploading: 300 of 1,200 files, 6.0 MB of 24.0 MB, 600 kB/s, about 30s left';
  expect(said).toEqual(['Uploading: 0 of 1,200 files, 0 B of 24.0 MB', done]);
  log.wait(clock.now() + 45_000, 'for the limit');
  expect(said.at(-1)).toBe(`${done}, waiting 45 s for the limit`);
  // What was waited for came: it is not said any longer.
  clock.advance(45_000);
  progress.start('Deleting', 3);
  expect(said.at(-1)).toBe('Deleting: 0 of 3 files');
});

test('a service that fails again and again ends the run as unavailable, with what was done in the lock', async () => {
  await using lab = await startLab({ filesPerMinute: null });
  lab.put(files(40));
  lab.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503, after: 2, times: Infinity });
  const { exitCode, result } = await lab.sync(['--concurrency', '1']);
  expect(exitCode).toBe(5);
  expect(result.outputs.outcome).toBe('unavailable');
  const stored = Object.keys(lab.library()).length;
  expect(stored).toBe(20);
  expect(Object.keys(lab.lock().files)).toHaveLength(stored);
});

test('a service that never answers is one error, not one for each file', async () => {
  await using lab = await startLab();
  lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  lab.emulator.addFault({ route: 'POST /media', kind: 'reset-after', times: Infinity });
  const { exitCode, result } = await lab.sync();
  expect(exitCode).toBe(5);
  expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('a file whose answers are all lost fails alone, and the next run knows it again', async () => {
  await using lab = await startLab();
  // So large that each goes alone.
  lab.put({ 'media/a.txt': 'a'.repeat(9_000_000), 'media/b.txt': 'b'.repeat(9_000_000) });
  lab.emulator.addFault({ route: 'POST /media', kind: 'reset-after', after: 1, times: Infinity });
  const { exitCode, result } = await lab.sync();
  expect(exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ added: '1', failed: '1' });
  lab.emulator.clearFaults();
  lab.forget();
  const again = await lab.sync();
  expect(again.result.outputs).toMatchObject({ outcome: 'done', unchanged: '2' });
  expect(lab.writes()).toEqual([]);
  expect(lab.lock().unfinished).toBeUndefined();
});

describe('one file on which the service breaks again and again', () => {
  const BROKEN = { kind: 'status', status: 500, times: Infinity } as const;

  /** Breaks requests of this route about the first library file that they come to, however often they come. */
  function breakFirst(lab: Lab, route: string): void {
    lab.forget();
    lab.emulator.addFault({ route, ...BROKEN });
    const ids = (): Set<string> => new Set(lab.sent(route).map(({ path }) => path));
    void lab.once(() => ids().size > 1).then(() => lab.emulator.clearFaults());
  }

  test('as the only replace keeps no new file from its upload, and is named', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': '1', 'media/b.txt': '2' });
    await lab.sync();
    lab.put({ 'media/a.txt': '11', 'media/c.txt': '3' });
    lab.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    const { exitCode, result, summary } = await lab.sync();
    expect(lab.library()).toEqual({ 'a.txt': '1', 'b.txt': '2', 'c.txt': '3' });
    // Nothing of its kind succeeded, so that the service may be to blame: to be tried again.
    expect(exitCode).toBe(5);
    expect(result.outputs).toMatchObject({ outcome: 'unavailable', added: '1', failed: '1', complete: 'false' });
    expect(summary).toMatch(/\| `a\.txt` +\| /);
    expect(Object.keys(lab.lock().files)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    lab.emulator.clearFaults();
    const again = await lab.sync();
    expect(again.result.outputs).toMatchObject({ outcome: 'done', replaced: '1', unchanged: '2' });
  });

  test('as each thing of two steps keeps the third step from nothing', async () => {
    await using lab = await startLab();
    lab.put(files(3));
    await lab.sync();
    lab.put({
      'media/0.txt': 'other',
      'media/1.txt': 'others',
      'media/new.txt': 'new',
      'alt.json': '{"2.txt": "A text"}',
    });
    lab.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    lab.emulator.addFault({ route: 'POST /media', ...BROKEN });
    const { exitCode, result } = await lab.sync(['--alt-text', 'alt.json']);
    expect(exitCode).toBe(5);
    expect(result.outputs).toMatchObject({ 'alt-updated': '1', failed: '3' });
  });

  test('as one replace of several fails alone', async () => {
    await using lab = await startLab();
    lab.put(files(3));
    await lab.sync();
    lab.put({ ...files(3, 'other'), 'media/new.txt': 'new' });
    breakFirst(lab, 'POST /media/{id}/replace');
    const { exitCode, result } = await lab.sync(['--concurrency', '1']);
    expect(exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ replaced: '2', added: '1', failed: '1' });
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('0.txt: ') as string }),
    );
  });

  test('as one alt text of several fails alone, and the next run sets it', async () => {
    await using lab = await startLab();
    lab.put({ ...files(3), 'alt.json': '{"**": "A text"}' });
    breakFirst(lab, 'PATCH /media/{id}');
    const { exitCode, result } = await lab.sync(['--alt-text', 'alt.json', '--concurrency', '1']);
    expect(exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ added: '3', 'alt-updated': '2', failed: '1' });
    const again = await lab.sync(['--alt-text', 'alt.json']);
    expect(again.result.outputs).toMatchObject({ outcome: 'done', 'alt-updated': '1', replaced: '0' });
  });

  test('as the only new one keeps no alt text from being set', async () => {
    await using lab = await startLab();
    lab.put(files(1));
    await lab.sync();
    lab.put({ 'media/new.txt': 'new', 'alt.json': '{"0.txt": "A text"}' });
    lab.emulator.addFault({ route: 'POST /media', ...BROKEN });
    const { exitCode, result } = await lab.sync(['--alt-text', 'alt.json']);
    expect(exitCode).toBe(5);
    expect(result.outputs).toMatchObject({ 'alt-updated': '1', failed: '1' });
    expect(lab.lock().unfinished).toHaveProperty(['new.txt']);
  });

  test('three in a row are a service that is gone: nothing more is asked of it', async () => {
    await using lab = await startLab();
    lab.put(files(8));
    await lab.sync();
    lab.put({ ...files(8, 'other'), 'media/new.txt': 'new' });
    lab.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    lab.forget();
    const { exitCode, result } = await lab.sync(['--concurrency', '1']);
    expect(exitCode).toBe(5);
    expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(new Set(lab.sent('POST /media/{id}/replace').map(({ path }) => path)).size).toBe(3);
    expect(lab.sent('POST /media')).toEqual([]);
  });
});

test.each([
  ['a role that is too low', 'viewer', 1, /role editor/],
  ['a key that is none', 'wrong-key', 1, /401/],
])('%s is said, and nothing is in the lock', async (_, key, code, said) => {
  await using lab = await startLab();
  lab.put(files(3));
  const { exitCode, result } = await lab.sync([], { key: key === 'viewer' ? lab.emulator.keys.viewer : key });
  expect(exitCode).toBe(code);
  expect(result.message).toMatch(said);
  expect(lab.library()).toEqual({});
  expect(lab.has('.docs-media.lock.json') ? lab.lock().files : {}).toEqual({});
});

describe('alt texts whose answers were lost', () => {
  /** A library whose texts were set, and a lock that does not know. */
  async function cutOff(): Promise<Lab> {
    const lab = await startLab({ mediaEtag: 'none' });
    lab.put({ ...files(3), 'media/shared.txt': 'file 0', 'alt.json': '{"**": "A text"}' });
    expect((await lab.sync()).exitCode).toBe(0);
    lab.clock.advance(HOUR);
    lab.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'reset-after', times: Infinity });
    expect((await lab.sync(ALT)).exitCode).toBe(5);
    lab.emulator.clearFaults();
    expect(lab.emulator.state.media.newestFirst().map(({ altText }) => altText)).toContain('A text');
    lab.forget();
    return lab;
  }
  const ALT = ['--alt-text', 'alt.json'];

  test('send no file again, and are looked into as soon as addresses can be believed', async () => {
    await using lab = await cutOff();
    const soon = await lab.sync(ALT);
    expect(soon.result.outputs).toMatchObject({ outcome: 'done', replaced: '0', added: '0', unchanged: '4' });
    expect(lab.sent('POST /media/{id}/replace')).toEqual([]);
    expect(lab.sent('POST /media')).toEqual([]);
    expect(lab.emulator.state.media.newestFirst().map(({ altText }) => altText)).toEqual([
      'A text',
      'A text',
      'A text',
    ]);
    // Another text, while nothing is sure yet.
    lab.put({ 'alt.json': '{"**": "Another"}' });
    expect((await lab.sync(ALT)).result.outputs).toMatchObject({ replaced: '0', 'alt-updated': '3' });
    expect((await lab.sync(ALT)).result.outputs).toMatchObject({ replaced: '0', changed: 'false' });
    lab.clock.advance(HOUR);
    lab.forget();
    const later = await lab.sync(ALT);
    expect(later.result.outputs).toMatchObject({ outcome: 'done', replaced: '0', changed: 'false' });
    expect(lab.sent('GET files/media').length).toBeGreaterThan(0);
    expect(lab.lock()).not.toHaveProperty('unfinishedTexts');
    lab.forget();
    await lab.sync(ALT);
    expect(lab.sent('GET files/media')).toEqual([]);
  });

  test('do not hide that somebody put other bytes of the same size there', async () => {
    await using lab = await cutOff();
    const [one] = lab.emulator.state.media.newestFirst().filter(({ altText }) => altText === 'A text');
    if (one) one.bytes = Buffer.from('FILE X');
    await lab.sync(ALT);
    lab.clock.advance(HOUR);
    const later = await lab.sync(ALT);
    expect(later.result.outputs).toMatchObject({ outcome: 'done', replaced: '1' });
    expect(Object.values(lab.library()).sort()).toEqual(['file 0', 'file 1', 'file 2']);
  });

  test('are no excuse where the size or the text is not what was left', async () => {
    await using lab = await cutOff();
    for (const item of lab.emulator.state.media.newestFirst()) item.altText = 'Theirs';
    const { result } = await lab.sync(ALT);
    expect(Number(result.outputs.replaced)).toBeGreaterThan(0);
    expect(Object.values(lab.library()).sort()).toEqual(['file 0', 'file 1', 'file 2']);
  });
});
