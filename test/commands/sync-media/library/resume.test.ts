/** Tests how a run continues after changes whose responses were lost. */
import { describe, expect, test } from 'vitest';
import { HOUR, type Fixture, startFixture } from '../fixture.js';

const files = (count: number, text = 'file'): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`media/${index}.txt`, `${text} ${index}`]));

test('deletes an upload whose response was lost, also if the run in between could not compare it', async () => {
  await using fixture = await startFixture();
  fixture.put({ ...files(1), 'media/lost.txt': 'lost' });
  const prune = ['--prune', 'managed', '--max-deletes', '100%'];
  fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after', times: Infinity });
  expect((await fixture.sync()).exitCode).toBe(5);
  fixture.emulator.clearFaults();
  expect(fixture.library()).toHaveProperty(['lost.txt']);
  for (const route of ['GET files/media', 'POST /media/{id}/replace'])
    fixture.emulator.addFault({ route, kind: 'reset', times: Infinity });
  expect((await fixture.sync()).exitCode).toBe(5);
  fixture.emulator.clearFaults();
  fixture.put({ 'media/lost.txt': undefined });
  const { result } = await fixture.sync(prune, { admin: true });
  expect(result.outputs).toMatchObject({ outcome: 'done', deleted: '1' });
  expect(fixture.library()).toEqual({ '0.txt': 'file 0' });
  expect(fixture.lock()).not.toHaveProperty('unfinished');
});

describe('alt texts whose responses were lost', () => {
  /** Ends a run after the library set alt texts, before the lock recorded them. */
  async function interruptAltTexts(): Promise<Fixture> {
    const fixture = await startFixture({ mediaEtag: 'none' });
    fixture.put({ ...files(3), 'media/shared.txt': 'file 0', 'alt.json': '{"**": "A text"}' });
    expect((await fixture.sync()).exitCode).toBe(0);
    fixture.clock.advance(HOUR);
    fixture.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'reset-after', times: Infinity });
    expect((await fixture.sync(ALT)).exitCode).toBe(5);
    fixture.emulator.clearFaults();
    expect(fixture.emulator.state.media.newestFirst().map(({ altText }) => altText)).toContain('A text');
    fixture.forgetRequests();
    return fixture;
  }
  const ALT = ['--alt-text', 'alt.json'];

  test('sends no file again after lost responses to alt texts, and compares content when URLs can be trusted', async () => {
    await using fixture = await interruptAltTexts();
    const soon = await fixture.sync(ALT);
    expect(soon.result.outputs).toMatchObject({ outcome: 'done', replaced: '0', added: '0', unchanged: '4' });
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
    const later = await fixture.sync(ALT);
    expect(later.result.outputs).toMatchObject({ outcome: 'done', replaced: '0', changed: 'false' });
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
    const later = await fixture.sync(ALT);
    expect(later.result.outputs).toMatchObject({ outcome: 'done', replaced: '1' });
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
