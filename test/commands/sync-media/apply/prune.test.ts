import { describe, expect, test } from 'vitest';
import { HOUR, startLab } from '../fixture.js';

const MANAGED = ['--prune', 'managed'];
const ALL = ['--prune', 'all'];
const ADMIN = { admin: true };

describe('prune: none', () => {
  test('deletes nothing, and a later prune still knows what was ours', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync();
    lab.put({ 'media/b.txt': undefined });
    await lab.sync();
    expect(Object.keys(lab.library())).toHaveLength(2);
    const { result } = await lab.sync(MANAGED, ADMIN);
    expect(result.outputs).toMatchObject({ deleted: '1', complete: 'true' });
    expect(lab.library()).toEqual({ 'a.txt': 'one' });
    expect(Object.keys(lab.lock().files)).toEqual(['a.txt']);
  });
});

describe('prune: managed', () => {
  test('leaves what others put into the library', async () => {
    await using lab = await startLab();
    lab.emulator.state.addMedia('theirs.txt', Buffer.from('theirs'), { createdAt: lab.clock.now() - HOUR });
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync(MANAGED, ADMIN);
    lab.put({ 'media/b.txt': undefined });
    await lab.sync(MANAGED, ADMIN);
    expect(lab.library()).toEqual({ 'a.txt': 'one', 'theirs.txt': 'theirs' });
  });

  test('never deletes a file that some local path shares', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'same', 'media/b.txt': 'same' });
    await lab.sync(MANAGED, ADMIN);
    lab.put({ 'media/a.txt': undefined });
    lab.forget();
    await lab.sync(MANAGED, ADMIN);
    expect(lab.library()).toEqual({ 'a.txt': 'same' });
    expect(lab.writes()).toEqual([]);
    lab.put({ 'media/b.txt': undefined, 'media/c.txt': 'three' });
    await lab.sync(MANAGED, ADMIN);
    expect(lab.library()).toEqual({ 'c.txt': 'three' });
  });

  test('comes last, and not at all where something failed', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await lab.sync();
    lab.put({ 'media/b.txt': undefined, 'media/bad.json': '{bad' });
    const { exitCode, result } = await lab.sync(MANAGED, ADMIN);
    expect(exitCode).toBe(1);
    expect(result.message).toContain('Nothing was deleted');
    expect(Object.keys(lab.library()).sort()).toEqual(['a.txt', 'b.txt']);
    lab.put({ 'media/bad.json': '{}' });
    lab.forget();
    await lab.sync(MANAGED, ADMIN);
    expect(lab.writes().at(-1)?.route).toBe('POST /media/bulk-delete');
    expect(Object.keys(lab.library()).sort()).toEqual(['a.txt', 'bad.json']);
  });

  test('without a lock file is refused as a contradiction', async () => {
    await using lab = await startLab();
    const { exitCode, result } = await lab.sync([...MANAGED, '--lock-file', 'none'], ADMIN);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(/^prune: managed needs a lock-file/);
  });
});

test('prune: all deletes what nothing in the folder uses, whoever put it there', async () => {
  await using lab = await startLab();
  lab.emulator.state.addMedia('theirs.txt', Buffer.from('theirs'));
  lab.put({ 'media/a.txt': 'one' });
  const { result } = await lab.sync(ALL, ADMIN);
  expect(result.outputs).toMatchObject({ added: '1', deleted: '1' });
  expect(lab.library()).toEqual({ 'a.txt': 'one' });
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
  ])('%s with %i to delete of 10', async (most, deletes, happens) => {
    await using lab = await startLab();
    lab.put(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`media/${index}.txt`, `file ${index}`])));
    await lab.sync();
    for (let index = 0; index < deletes; index += 1) lab.put({ [`media/${index}.txt`]: undefined });
    lab.put({ 'media/new.txt': 'new' });
    const { exitCode, result, stderr } = await lab.sync([...MANAGED, '--max-deletes', most], ADMIN);
    expect(exitCode).toBe(happens ? 0 : 1);
    expect(Object.keys(lab.library())).toHaveLength(happens ? 11 - deletes : 11);
    expect(lab.library()['new.txt']).toBe('new');
    if (happens) return;
    expect(result.message).toContain(`${deletes} files would be, and max-deletes allows`);
    expect(stderr).toContain('Would be deleted: 0.txt');
    expect(lab.sent('POST /media/bulk-delete')).toEqual([]);
  });

  test('fails the job also where failed files would not', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two', 'media/c.txt': 'three' });
    await lab.sync();
    lab.put({ 'media/a.txt': undefined, 'media/b.txt': undefined, 'media/bad.json': '{bad' });
    const { exitCode, result } = await lab.sync([...MANAGED, '--max-deletes', '1', '--fail-on', 'none'], ADMIN);
    expect(exitCode).toBe(1);
    expect(result.message).toContain('max-deletes allows 1');
  });

  test.each(['many', '-1', '5.5', '101%', '%'])('%s is refused', async (most) => {
    await using lab = await startLab();
    const { exitCode, result } = await lab.sync([`--max-deletes=${most}`]);
    expect(exitCode).toBe(2);
    expect(result.message).toContain('--max-deletes');
  });
});

describe('a folder that holds nothing', () => {
  test('is an error with prune: missing is refused, empty fails, and nothing is asked', async () => {
    await using lab = await startLab();
    const missing = await lab.sync(MANAGED, ADMIN);
    expect(missing.exitCode).toBe(2);
    expect(missing.result.message).toContain('there is no folder media');
    lab.put({ 'media/.hidden': 'x', 'media/tool.exe': 'x' });
    const empty = await lab.sync(ALL, ADMIN);
    expect(empty.exitCode).toBe(1);
    expect(empty.result.message).toContain('Nothing was done');
    expect(lab.emulator.requests).toEqual([]);
  });

  test('is a warning without prune', async () => {
    await using lab = await startLab();
    const { exitCode, stderr } = await lab.sync();
    expect(exitCode).toBe(0);
    expect(stderr).toContain('There is no folder media');
  });
});

test('a key that may not delete is told so before anything is uploaded', async () => {
  await using lab = await startLab();
  lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  await lab.sync();
  lab.put({ 'media/b.txt': undefined, 'media/c.txt': 'three' });
  lab.forget();
  const { exitCode, result } = await lab.sync(MANAGED);
  expect(exitCode).toBe(1);
  expect(result.message).toContain('needs a key with the role admin');
  expect(lab.sent('POST /media')).toEqual([]);
  expect(Object.keys(lab.library()).sort()).toEqual(['a.txt', 'b.txt']);
});

test('failed ids of a bulk delete are reported one by one, count as failed and stay in the lock', async () => {
  await using lab = await startLab({ bulkDeletePartialStatus: 207 });
  lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two', 'media/c.txt': 'three' });
  await lab.sync();
  lab.emulator.state.media.undeletable.add(lab.emulator.state.media.findByName('b.txt')?.id ?? '');
  lab.put({ 'media/b.txt': undefined, 'media/c.txt': undefined });
  const { exitCode, result } = await lab.sync(MANAGED, ADMIN);
  expect(exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ deleted: '1', failed: '1', complete: 'false' });
  expect(result.annotations).toContainEqual(
    expect.objectContaining({ message: 'b.txt was not deleted: This file cannot be deleted' }),
  );
  expect(Object.keys(lab.lock().files)).toEqual(['a.txt', 'b.txt']);
});

test('a bulk delete whose answer was lost is known to have been done', async () => {
  await using lab = await startLab();
  lab.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  await lab.sync();
  lab.put({ 'media/b.txt': undefined });
  lab.emulator.addFault({ route: 'POST /media/bulk-delete', kind: 'reset-after' });
  const { exitCode, result } = await lab.sync(MANAGED, ADMIN);
  expect(exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ deleted: '1', failed: '0' });
});

test('more than a hundred files are deleted in several requests', async () => {
  await using lab = await startLab({ filesPerMinute: null });
  lab.put(Object.fromEntries(Array.from({ length: 131 }, (_, index) => [`media/${index}.txt`, `file ${index}`])));
  await lab.sync();
  for (let index = 0; index < 130; index += 1) lab.put({ [`media/${index}.txt`]: undefined });
  const { result } = await lab.sync([...MANAGED, '--max-deletes', '100%'], ADMIN);
  expect(result.outputs).toMatchObject({ deleted: '130' });
  expect(lab.sent('POST /media/bulk-delete')).toHaveLength(2);
});

test('nothing is deleted where the listing of the library was incomplete', async () => {
  await using lab = await startLab({ filesPerMinute: null });
  lab.put(Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`media/${index}.txt`, `file ${index}`])));
  await lab.sync();
  lab.put({ 'media/0.txt': undefined });
  lab.forget();
  // Somebody deletes a file whenever a page is asked for.
  const meddle = async (): Promise<void> => {
    for (let pages = 1; pages <= 6; pages += 1) {
      await lab.once(() => lab.sent('GET /media').length >= pages);
      lab.emulator.state.media.delete(lab.emulator.state.media.findByName(`${100 + pages}.txt`)?.id ?? '');
    }
  };
  void meddle();
  lab.emulator.configure({ latencyMs: 10 });
  const { exitCode, result } = await lab.sync(ALL, ADMIN);
  expect(exitCode).toBe(1);
  expect(result.message).toMatch(/Nothing was deleted/);
  expect(lab.sent('POST /media/bulk-delete')).toEqual([]);
});
