/** Tests how a run continues after changes whose responses were lost. */
import { describe, expect, test } from 'vitest';
import { filesOf, type Fixture, HOUR, startFixture, startWith } from '../fixture.js';

const PRUNE = ['--prune', 'managed', '--max-deletes', '100%'];

/** The library has lost.txt, whose upload the lock doesn't know as finished. */
async function loseUpload(path = 'media/lost.txt'): Promise<Fixture> {
  const fixture = await startFixture();
  fixture.put({ ...filesOf(1), [path]: 'lost' });
  fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after', times: Infinity });
  expect((await fixture.sync()).exitCode).toBe(1);
  fixture.emulator.clearFaults();
  expect(fixture.library()).toHaveProperty(['lost.txt']);
  return fixture;
}

/** A sync deletes lost.txt, because docs-ci uploaded it and the folder no longer has it. */
async function expectDeleted(fixture: Fixture): Promise<void> {
  await fixture.expectSync({ outcome: 'done', deleted: '1' }, PRUNE, { admin: true });
  const reason = fixture.plan().steps.find(({ action }) => action === 'delete')?.reason;
  expect(reason).toMatch(/^([\w/]+\.txt was )?removed from the folder$/);
  expect(fixture.library()).toEqual({ '0.txt': 'file 0' });
  expect(fixture.lock()).not.toHaveProperty('unfinished');
}

describe('an upload whose response was lost and that left the folder', () => {
  test.each([
    ['reset', 'lost'],
    ['reset-after', 'lost'],
    ['reset', 'longer'],
    ['reset-after', 'longer'],
    ['reset', 'same'],
    ['reset-after', 'same'],
  ] as const)(
    'deletes an upload whose response was lost, also if the run in between could not compare it and lost a replace (%s by %j)',
    async (kind, content) => {
      await using fixture = await loseUpload();
      fixture.put({ 'media/lost.txt': content });
      fixture.emulator.addFault({ route: 'GET files/media', kind: 'reset', times: Infinity });
      fixture.emulator.addFault({ route: 'POST /media/{id}/replace', kind, times: Infinity });
      expect((await fixture.sync()).exitCode).toBe(1);
      fixture.emulator.clearFaults();
      fixture.put({ 'media/lost.txt': undefined });
      fixture.clock.advance(HOUR);
      await expectDeleted(fixture);
    },
  );

  test('replaces an upload whose response was lost and that could not be compared, also if its path has another library name now', async () => {
    await using fixture = await loseUpload('media/guide/lost.txt');
    fixture.emulator.addFault({ route: 'GET files/media', kind: 'reset', times: Infinity });
    // The response was also that of the other file.
    await fixture.expectSync({ replaced: '2', added: '0' }, ['--naming', 'path']);
    fixture.emulator.clearFaults();
    fixture.put({ 'media/guide/lost.txt': undefined });
    await expectDeleted(fixture);
  });

  test.each([
    ['a small one', 'lost', 8],
    ['a large one', 'x'.repeat(100_000), 1],
  ])(
    'deletes an upload whose response was lost, also if its file, %s, changed before the next attempt',
    async (_, content, times) => {
      await using fixture = await startWith({ ...filesOf(1), 'media/lost.txt': content });
      fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after', times });
      const change = fixture
        .waitUntil(() => fixture.library()['lost.txt'] !== undefined)
        .then(() => fixture.put({ 'media/lost.txt': `changed ${content}` }));
      await fixture.expectSync({ exitCode: 1, outcome: 'failed', failed: '1' });
      await change;
      expect(fixture.library()).toEqual({ '0.txt': 'file 0', 'lost.txt': content });
      fixture.put({ 'media/lost.txt': undefined });
      await expectDeleted(fixture);
    },
  );

  test('deletes an upload whose response was lost, also if another user gave it an alt text, as soon as its URL can be trusted', async () => {
    await using fixture = await loseUpload();
    fixture.clock.advance(HOUR);
    const item = fixture.emulator.state.media.findByName('lost.txt');
    Object.assign(item ?? {}, { altText: 'Theirs', updatedAt: fixture.clock.now() });
    fixture.put({ 'media/lost.txt': undefined });
    expect((await fixture.sync(PRUNE, { admin: true })).result.outputs).toMatchObject({
      outcome: 'done',
      deleted: '0',
    });
    fixture.clock.advance(HOUR);
    await expectDeleted(fixture);
  });

  test('deletes an upload whose response was lost, also if the list of the run in between lacked it', async () => {
    await using fixture = await loseUpload();
    fixture.put({ 'media/lost.txt': undefined });
    const pagination = { page: 1, limit: 100, total: 2, pages: 1 };
    const body = { media: [], pagination };
    fixture.emulator.addFault({ route: 'GET /media', kind: 'status', status: 200, body, times: Infinity });
    await fixture.sync();
    fixture.emulator.clearFaults();
    await expectDeleted(fixture);
  });

  test('deletes an upload whose response was lost, also if another path used it while it could not be compared', async () => {
    await using fixture = await loseUpload();
    fixture.put({ 'media/lost.txt': undefined, 'media/renamed.txt': 'lost' });
    fixture.emulator.addFault({ route: 'GET files/media', kind: 'reset', times: Infinity });
    expect((await fixture.sync()).result.outputs).toMatchObject({ outcome: 'done', reused: '1' });
    fixture.emulator.clearFaults();
    await fixture.expectSync({ outcome: 'done', changed: 'false' }, PRUNE, { admin: true });
    const lock = fixture.read('.docs-media.lock.json');
    await fixture.sync(PRUNE, { admin: true });
    expect(fixture.read('.docs-media.lock.json')).toBe(lock);
    fixture.put({ 'media/renamed.txt': undefined });
    await expectDeleted(fixture);
  });
});

describe('alt texts whose responses were lost', () => {
  /** Ends a run after the library set alt texts, before the lock recorded them. */
  async function interruptAltTexts(): Promise<Fixture> {
    const fixture = await startFixture({ mediaEtag: 'none' });
    fixture.put({ ...filesOf(3), 'media/shared.txt': 'file 0', 'alt.json': '{"**": "A text"}' });
    expect((await fixture.sync()).exitCode).toBe(0);
    fixture.clock.advance(HOUR);
    fixture.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'reset-after', times: Infinity });
    expect((await fixture.sync(ALT)).exitCode).toBe(1);
    fixture.emulator.clearFaults();
    expect(fixture.emulator.state.media.newestFirst().map(({ altText }) => altText)).toContain('A text');
    fixture.forgetRequests();
    return fixture;
  }
  const ALT = ['--alt-text', 'alt.json'];

  test('sends no file again after lost responses to alt texts, and compares content when URLs can be trusted', async () => {
    await using fixture = await interruptAltTexts();
    await fixture.expectSync({ outcome: 'done', replaced: '0', added: '0', unchanged: '4' }, ALT);
    expect(fixture.requestsTo('POST /media/{id}/replace')).toEqual([]);
    expect(fixture.requestsTo('POST /media')).toEqual([]);
    expect(fixture.emulator.state.media.newestFirst().map(({ altText }) => altText)).toEqual([
      'A text',
      'A text',
      'A text',
    ]);
    // The text changes again while the content is still uncertain.
    fixture.put({ 'alt.json': '{"**": "Another"}' });
    expect((await fixture.sync(ALT)).result.outputs).toMatchObject({ replaced: '0', 'alt-updated': '3' });
    expect((await fixture.sync(ALT)).result.outputs).toMatchObject({ replaced: '0', changed: 'false' });
    fixture.clock.advance(HOUR);
    fixture.forgetRequests();
    await fixture.expectSync({ outcome: 'done', replaced: '0', changed: 'false' }, ALT);
    expect(fixture.requestsTo('GET files/media').length).toBeGreaterThan(0);
    expect(fixture.lock()).not.toHaveProperty('unfinishedTexts');
    fixture.forgetRequests();
    await fixture.sync(ALT);
    expect(fixture.requestsTo('GET files/media')).toEqual([]);
  });

  test('replaces a file of the same size that another user changed after a lost response to an alt text', async () => {
    await using fixture = await interruptAltTexts();
    const [one] = fixture.emulator.state.media.newestFirst().filter(({ altText }) => altText === 'A text');
    if (one) one.bytes = Buffer.from('FILE X');
    await fixture.sync(ALT);
    fixture.clock.advance(HOUR);
    await fixture.expectSync({ outcome: 'done', replaced: '1' }, ALT);
    expect(Object.values(fixture.library()).sort()).toEqual(['file 0', 'file 1', 'file 2']);
  });

  test('replaces files after lost responses to alt texts if another user changed the text', async () => {
    await using fixture = await interruptAltTexts();
    for (const item of fixture.emulator.state.media.newestFirst()) item.altText = 'Theirs';
    const { result } = await fixture.sync(ALT);
    expect(Number(result.outputs.replaced)).toBeGreaterThan(0);
    expect(Object.values(fixture.library()).sort()).toEqual(['file 0', 'file 1', 'file 2']);
  });
});
