/** Tests what a run says after a response that doesn't tell whether the service did what it was asked for. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../emulator/faults/faults.js';
import { type Fixture, HOUR, startFixture, startSynced } from './fixture.js';

type Loss = Omit<Fault, 'route'> & { readonly name: string };

const LOST: readonly Loss[] = [
  { name: 'a 302', kind: 'redirect', status: 302, afterWork: true },
  { name: 'a 303', kind: 'redirect', status: 303, afterWork: true },
  { name: 'a body above the limit', kind: 'status', status: 200, body: `"${'x'.repeat(17_000_000)}"`, afterWork: true },
  { name: 'deep JSON', kind: 'status', status: 200, body: '['.repeat(100_000) + ']'.repeat(100_000), afterWork: true },
  { name: 'a 403 in HTML', kind: 'html', status: 403, afterWork: true },
];

const FALSE_WORDS = /\b(nothing|unchanged)\b/i;

/** Makes the service lose its response to each request of the route. */
function lose(fixture: Fixture, route: string, loss: Loss): void {
  fixture.emulator.addFault({ ...loss, route, times: Infinity });
}

test.each(['reset-after', 'truncated-json', 'empty'] as const)(
  'sends a batch again whose response was lost (%s), counts it as added, and stores nothing twice',
  async (kind) => {
    await using fixture = await startFixture();
    fixture.emulator.addFault({ route: 'POST /media', kind });
    fixture.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    await fixture.expectSync({ added: '2', reused: '0', changed: 'true', complete: 'true' });
    expect(fixture.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two' });
    expect(fixture.lock().files['a.txt']).not.toHaveProperty('found');
  },
);

test('counts a file as reused that the library had before the run, under another name', async () => {
  await using fixture = await startFixture();
  fixture.emulator.state.addMedia('other.txt', Buffer.from('one'));
  fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after' });
  fixture.put({ 'media/a.txt': 'one' });
  await fixture.expectSync({ added: '0', reused: '1', changed: 'false' });
});

test('finds an upload in the library if all of its responses are lost', async () => {
  await using fixture = await startFixture();
  lose(fixture, 'POST /media', { name: 'a 302', kind: 'redirect', afterWork: true });
  fixture.put({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
  await fixture.expectSync({ added: '2', changed: 'true', complete: 'true' });
  expect(fixture.requestsTo('POST /media')).toHaveLength(1);
});

describe.each(LOST)('after $name', (loss) => {
  test('counts an upload as added', async () => {
    await using fixture = await startFixture();
    lose(fixture, 'POST /media', loss);
    fixture.put({ 'media/a.txt': 'one' });
    await fixture.expectSync({ added: '1', changed: 'true' });
  });

  test('never says that a replaced file is unchanged', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one' });
    fixture.put({ 'media/a.txt': 'two' });
    lose(fixture, 'POST /media/{id}/replace', loss);
    const { result } = await fixture.expectSync({ exitCode: 1, changed: 'true', complete: 'false' });
    expect(fixture.library()).toEqual({ 'a.txt': 'two' });
    expect(result.message).toContain('A failed request may have changed the library.');
    expect(result.message).not.toMatch(FALSE_WORDS);
  });

  test('never says that nothing was deleted', async () => {
    await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/b.txt': 'two' });
    fixture.put({ 'media/a.txt': undefined });
    lose(fixture, 'POST /media/bulk-delete', loss);
    const { result } = await fixture.expectSync(
      { exitCode: 1, changed: 'true', complete: 'false' },
      ['--prune', 'managed'],
      {
        admin: true,
      },
    );
    expect(fixture.library()).toEqual({ 'b.txt': 'two' });
    expect(result.message).not.toMatch(FALSE_WORDS);
  });
});

test('says that nothing was changed if a JSON error refuses the first write', async () => {
  await using fixture = await startFixture();
  fixture.emulator.addFault({ route: 'POST /media', kind: 'status', status: 403, times: Infinity });
  fixture.put({ 'media/a.txt': 'one' });
  const { result } = await fixture.expectSync({ exitCode: 1, changed: 'false' });
  expect(result.message).toContain('Nothing was changed.');
  const rewriting = await fixture.sync(['--rewrite', 'docs/*.md']);
  expect(rewriting.result.message).toContain('Nothing was changed in the library.');
});

test.each([
  ['the upload', 'POST /media', { replaced: '1', added: '0', 'alt-updated': '0', deleted: '0' }],
  // The first one only asks for the role.
  ['the alt text', 'PATCH /media/{id}', { replaced: '1', added: '1', 'alt-updated': '0', deleted: '0' }],
  ['the deletion', 'POST /media/bulk-delete', { replaced: '1', added: '1', 'alt-updated': '1', deleted: '0' }],
])('has all that was done before %s in outputs, lock file and media map of a cancelled run', async (_, route, done) => {
  await using fixture = await startSynced({ 'media/a.txt': 'one', 'media/gone.txt': 'gone' });
  const { updatedAt } = fixture.lock().files['a.txt'] ?? {};
  fixture.clock.advance(HOUR);
  fixture.put({ 'media/a.txt': 'two', 'media/b.txt': 'new', 'media/gone.txt': undefined, 'alt.yaml': 'b.txt: B\n' });
  fixture.forgetRequests();
  const first = route.startsWith('PATCH') ? 2 : 1;
  fixture.cancelWhen(() => fixture.requestsTo(route).length >= first, 'SIGTERM');
  const run = await fixture.sync(['--alt-text', 'alt.yaml', '--prune', 'managed'], { admin: true });
  expect(run.result).toMatchObject({ outcome: 'cancelled', outputs: { changed: 'true', complete: 'false', ...done } });
  const known = ['a.txt', ...(done.added === '1' ? ['b.txt'] : [])];
  const { files } = fixture.lock();
  expect(Object.keys(files)).toEqual([...known, 'gone.txt']);
  expect(files['a.txt']?.['updatedAt']).not.toBe(updatedAt);
  expect(Object.keys(fixture.map())).toEqual(known);
});
