/** Tests how local files are compared with library files of the same name. */
import { describe, expect, test } from 'vitest';
import { addOldMedia, startFixture, startWith } from '../fixture.js';

const NFC = 'Pr\u00fcfung.txt';

const NFD = 'Pru\u0308fung.txt';

describe('a library file of the same name', () => {
  test('replaces a library file of the same name and other content, without adding logo-2', async () => {
    await using fixture = await startWith({ 'media/logo.txt': 'ours' }, { library: { 'logo.txt': 'theirs, longer' } });
    await fixture.expectSync({ added: '0', replaced: '1' });
    expect(fixture.library()).toEqual({ 'logo.txt': 'ours' });
  });

  test('fetches a library file of the same name and size once, without the key', async () => {
    await using fixture = await startWith(
      { 'media/same.txt': 'aaaa', 'media/other.txt': 'ours' },
      { mediaEtag: 'opaque', library: { 'same.txt': 'aaaa', 'other.txt': 'aaab' } },
    );
    await fixture.expectSync({ unchanged: '1', replaced: '1', added: '0' });
    const asked = fixture.requestsTo('GET files/media');
    expect(asked).toHaveLength(2);
    expect(asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(fixture.library()).toEqual({ 'same.txt': 'aaaa', 'other.txt': 'ours' });
  });

  test('downloads nothing if the ETag of a library file is the MD5 of the local file', async () => {
    await using fixture = await startWith({ 'media/same.txt': 'aaaa' }, { library: { 'same.txt': 'aaaa' } });
    await fixture.expectSync({ unchanged: '1' });
    expect(fixture.requestsTo('GET files/media')).toMatchObject([{ status: 304 }]);
    expect(fixture.plan().steps[0]?.reason).toContain('ETag');
  });

  test('compares the content of a library file whose ETag proves nothing', async () => {
    await using fixture = await startWith(
      { 'media/same.txt': 'aaaa' },
      { mediaEtag: 'none', library: { 'same.txt': 'aaaa' } },
    );
    await fixture.expectSync({ unchanged: '1', replaced: '0' });
    expect(fixture.plan().steps[0]?.reason).toContain('serves the same content');
  });

  test.each([
    ['its URL responds with 404', { kind: 'status', status: 404 }],
    ['its URL does not respond', { kind: 'reset' }],
    ['its URL stops in the middle', { kind: 'cut', bytes: 2 }],
  ] as const)('replaces a library file of the same name if %s', async (_, fault) => {
    await using fixture = await startFixture({ mediaEtag: 'opaque' });
    addOldMedia(fixture, 'logo.txt', 'aaaa');
    fixture.emulator.addFault({ route: 'GET files/media', times: Infinity, ...fault });
    fixture.put({ 'media/logo.txt': 'aaaa' });
    await fixture.expectSync({ replaced: '1', added: '0' });
    expect(fixture.requestsTo('GET files/media')).toHaveLength(1);
    expect(Object.keys(fixture.library())).toEqual(['logo.txt']);
  });

  test('re-uploads a library file that changed less than two minutes ago by the clock of the API', async () => {
    await using fixture = await startFixture({ staleAfterReplaceMs: 60_000 });
    const item = addOldMedia(fixture, 'logo.txt', 'ours');
    // Another user replaces it in the dashboard, while the CDN still serves the content of the local file.
    item.previous = { bytes: item.bytes, at: fixture.clock.now() };
    item.bytes = Buffer.from('them');
    item.updatedAt = fixture.clock.now();
    fixture.put({ 'media/logo.txt': 'ours' });
    fixture.clock.advance(30_000);
    const { summary } = await fixture.expectSync({ replaced: '1', unchanged: '0' });
    expect(summary).toContain('4 B, the library file changed less than two minutes ago');
    expect(fixture.requestsTo('GET files/media')).toEqual([]);
    expect(fixture.library()).toEqual({ 'logo.txt': 'ours' });
  });

  test('trusts the URL of a library file two minutes after its last change', async () => {
    await using fixture = await startFixture();
    fixture.emulator.state.addMedia('logo.txt', Buffer.from('ours'));
    fixture.put({ 'media/logo.txt': 'ours' });
    fixture.clock.advance(121_000);
    await fixture.expectSync({ replaced: '0', unchanged: '1' });
  });

  test('matches library names in NFC, whatever Unicode form the disk has', async () => {
    await using fixture = await startWith({ [`media/${NFD}`]: 'text' }, { library: { [NFC]: 'text' } });
    await fixture.expectSync({ unchanged: '1', added: '0' });
    expect(Object.keys(fixture.map())).toEqual([NFC]);
  });

  test('adds a file whose name differs from a library file only in case', async () => {
    await using fixture = await startWith({ 'media/logo.txt': 'ours' }, { library: { 'Logo.txt': 'theirs' } });
    await fixture.sync();
    expect(fixture.library()).toEqual({ 'Logo.txt': 'theirs', 'logo.txt': 'ours' });
  });
});
