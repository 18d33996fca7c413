/** Tests the encodings of the files that users keep beside the folder. */
import { expect, test } from 'vitest';
import { png, startWith } from '../fixture.js';

const TEXT = { 'alt-text': '"*.png": Café', imports: '- url: https://example.com/é.png\n' };
const utf16 = Buffer.from(`\ufeff${TEXT['alt-text']}`, 'utf16le');

test.each([
  ['alt-text', 'UTF-16 with a byte order mark', utf16],
  ['alt-text', 'UTF-16 with the other byte order', Buffer.from(utf16).swap16()],
  ['alt-text', 'UTF-16 without a byte order mark', Buffer.from('"*.png": Cafe', 'utf16le')],
  ['alt-text', 'Latin-1', Buffer.from(TEXT['alt-text'], 'latin1')],
  ['alt-text', 'a NUL', Buffer.from('"*.png": Caf\0e')],
  ['alt-text', 'a cut letter', Buffer.from(TEXT['alt-text']).subarray(0, -1)],
  ['imports', 'Latin-1', Buffer.from(TEXT.imports, 'latin1')],
  ['imports', 'UTF-16', Buffer.from(`\ufeff${TEXT.imports}`, 'utf16le')],
])('refuses a file of %s in %s before any request', async (input, _, bytes) => {
  await using fixture = await startWith({ 'media/a.png': png(1), 'list.yaml': bytes });
  await fixture.expectRejected(new RegExp(`^--${input}: "list.yaml" isn't valid UTF-8. Save the file as UTF-8\\.`), [
    `--${input}`,
    'list.yaml',
  ]);
  expect(fixture.library()).toEqual({});
});

test('reads a file of alt texts in UTF-8 with a byte order mark', async () => {
  await using fixture = await startWith({ 'media/a.png': png(1), 'list.yaml': `\ufeff${TEXT['alt-text']}` });
  await fixture.expectSync({ 'alt-updated': '1' }, ['--alt-text', 'list.yaml']);
  expect(fixture.emulator.state.media.findByName('a.png')?.altText).toBe('Café');
});
