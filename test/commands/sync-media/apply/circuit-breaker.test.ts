/** Tests when a failing request fails one file, and when it ends the run. */
import { describe, expect, test } from 'vitest';
import { filesOf, type Fixture, startFixture, startSynced, startWith } from '../fixture.js';

test('ends as unavailable if the service keeps failing, with finished uploads in the lock', async () => {
  await using fixture = await startWith(filesOf(40), { filesPerMinute: null });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503, after: 2, times: Infinity });
  const { result } = await fixture.expectSync({ exitCode: 5 }, ['--concurrency', '1']);
  expect(result.outputs.outcome).toBe('unavailable');
  const stored = Object.keys(fixture.library()).length;
  expect(stored).toBe(20);
  expect(Object.keys(fixture.lock().files)).toHaveLength(stored);
});

test('reports one error, not one per file, if the service never responds', async () => {
  await using fixture = await startWith({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after', times: Infinity });
  const { result } = await fixture.expectSync({ exitCode: 5 });
  expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('fails a file alone whose responses are all lost, and recognizes it in the next run', async () => {
  await using fixture = await startFixture();
  // The files are so large that each is sent alone.
  fixture.put({ 'media/a.txt': 'a'.repeat(9_000_000), 'media/b.txt': 'b'.repeat(9_000_000) });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after', after: 1, times: Infinity });
  await fixture.expectSync({ exitCode: 1, added: '1', failed: '1' });
  fixture.emulator.clearFaults();
  await fixture.expectNoWrites({ outcome: 'done', unchanged: '2' });
  expect(fixture.lock().unfinished).toBeUndefined();
});

describe('a file that causes server errors', () => {
  const BROKEN = { kind: 'status', status: 500, times: Infinity } as const;

  /** Makes all requests of this route fail until one comes for a second library file. */
  function breakFirst(fixture: Fixture, route: string): void {
    fixture.forgetRequests();
    fixture.emulator.addFault({ route, ...BROKEN });
    const ids = (): Set<string> => new Set(fixture.requestsTo(route).map(({ path }) => path));
    void fixture.waitUntil(() => ids().size > 1).then(() => fixture.emulator.clearFaults());
  }

  test('uploads new files although the only replace causes server errors, and reports it', async () => {
    await using fixture = await startSynced({ 'media/a.txt': '1', 'media/b.txt': '2' });
    fixture.put({ 'media/a.txt': '11', 'media/c.txt': '3' });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    const { exitCode, result, summary } = await fixture.sync();
    expect(fixture.library()).toEqual({ 'a.txt': '1', 'b.txt': '2', 'c.txt': '3' });
    // No replace succeeded, so the service may be down, and the job may be retried.
    expect(exitCode).toBe(5);
    expect(result.outputs).toMatchObject({ outcome: 'unavailable', added: '1', failed: '1', complete: 'false' });
    expect(summary).toMatch(/\| `a\.txt` +\| /);
    expect(Object.keys(fixture.lock().files)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    fixture.emulator.clearFaults();
    await fixture.expectSync({ outcome: 'done', replaced: '1', unchanged: '2' });
  });

  test('sets alt texts although all replaces and uploads cause server errors', async () => {
    await using fixture = await startSynced(filesOf(3));
    fixture.put({
      'media/0.txt': 'other',
      'media/1.txt': 'others',
      'media/new.txt': 'new',
      'alt.json': '{"2.txt": "A text"}',
    });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    fixture.emulator.addFault({ route: 'POST /media', ...BROKEN });
    await fixture.expectSync({ exitCode: 5, 'alt-updated': '1', failed: '3' }, ['--alt-text', 'alt.json']);
    expect(fixture.lock().unfinished).toHaveProperty(['new.txt']);
  });

  test('fails one replace of several alone if it causes server errors', async () => {
    await using fixture = await startSynced(filesOf(3));
    fixture.put({ ...filesOf(3, 'other'), 'media/new.txt': 'new' });
    breakFirst(fixture, 'POST /media/{id}/replace');
    const { result } = await fixture.expectSync({ exitCode: 1, replaced: '2', added: '1', failed: '1' }, [
      '--concurrency',
      '1',
    ]);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('0.txt: ') as string }),
    );
  });

  test('fails one alt text of several alone if it causes server errors, and sets it in the next run', async () => {
    await using fixture = await startWith({ ...filesOf(3), 'alt.json': '{"**": "A text"}' });
    breakFirst(fixture, 'PATCH /media/{id}');
    await fixture.expectSync({ exitCode: 1, added: '3', 'alt-updated': '2', failed: '1' }, [
      '--alt-text',
      'alt.json',
      '--concurrency',
      '1',
    ]);
    await fixture.expectSync({ outcome: 'done', 'alt-updated': '1', replaced: '0' }, ['--alt-text', 'alt.json']);
  });

  test('stops after server errors for three files in a row', async () => {
    await using fixture = await startSynced(filesOf(8));
    fixture.put({ ...filesOf(8, 'other'), 'media/new.txt': 'new' });
    fixture.emulator.addFault({ route: 'POST /media/{id}/replace', ...BROKEN });
    fixture.forgetRequests();
    const { result } = await fixture.expectSync({ exitCode: 5 }, ['--concurrency', '1']);
    expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(new Set(fixture.requestsTo('POST /media/{id}/replace').map(({ path }) => path)).size).toBe(3);
    expect(fixture.requestsTo('POST /media')).toEqual([]);
  });
});
