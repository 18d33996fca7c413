/** Tests that the search finds a planted secret in every encoding. */
import { describe, expect, test } from 'vitest';
import { findSecrets } from './secret-search.js';
import { KEY } from './fixture.js';

const planted = [{ name: 'the key', value: KEY }];
const search = (bytes: string | Buffer, may?: readonly string[]): string[] =>
  findSecrets(planted, [{ where: 'the log', bytes, allowed: may }]);

describe('findSecrets', () => {
  const inBase64 = (before: string, encoding: 'base64' | 'base64url' = 'base64'): string =>
    Buffer.from(`${before}${KEY}:after`).toString(encoding);

  test.each([
    ['as it is', KEY],
    ['in the middle of a line', `Authorization: Bearer ${KEY}, and so on`],
    ['in a JSON string', JSON.stringify({ said: `key ${KEY}` })],
    ['URL-encoded', `https://e.example/?key=${encodeURIComponent(KEY)}`],
    ['URL-encoded in small letters', encodeURIComponent(KEY).replace(/%../g, (code) => code.toLowerCase())],
    ['URL-encoded twice', encodeURIComponent(encodeURIComponent(KEY))],
    ['in base64', Buffer.from(KEY).toString('base64')],
    ['in base64 behind one letter', inBase64('a')],
    ['in base64 behind two letters', inBase64('ab')],
    ['in base64 as credentials', inBase64('user:')],
    ['in base64url', inBase64('user:', 'base64url')],
    ['in hexadecimal digits', Buffer.from(KEY).toString('hex')],
    ['in HTML', `<td>${KEY.replaceAll('+', '&#43;')}</td>`],
    ['cut after its first half', KEY.slice(0, 30)],
    ['cut before its second half', KEY.slice(-30)],
  ])('finds a secret %s', (_, text) => {
    expect(search(text)).toHaveLength(1);
  });

  test('finds a secret in the bytes of a binary file', () => {
    expect(search(Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(KEY), Buffer.from([0, 200])]))).toHaveLength(
      1,
    );
  });
});

test('allows a secret only where it belongs', () => {
  expect(search(`Bearer ${KEY}`, ['the key'])).toEqual([]);
  expect(search(`Bearer ${KEY}`, ['the token'])).toHaveLength(1);
});

test('finds nothing in a text without secrets', () => {
  expect(search('Deployment 3f2a is live at https://docs.example.com/ ***')).toEqual([]);
});
