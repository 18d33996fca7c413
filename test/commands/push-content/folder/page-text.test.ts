/** Tests the normal form of pages and its hash. */
import { describe, expect, test } from 'vitest';
import { measurePage } from '../../../../src/commands/push-content/folder/read-pages.js';
import { hashPage, normalize } from '../../../../src/project/page-text.js';

const MARK = '\ufeff';

const TEXTS: readonly (readonly [text: string, normal: string])[] = [
  ['', ''],
  ['\n', ''],
  [`${MARK}\r\n\r\n`, ''],
  ['a', 'a\n'],
  ['a\n', 'a\n'],
  ['a\n\n\n', 'a\n'],
  ['a\r\nb\rc\n\rd', 'a\nb\nc\n\nd\n'],
  [`${MARK}# A\r\n`, '# A\n'],
  ['a\r\nb\n', 'a\nb\n'],
  [`a${MARK}b\n`, `a${MARK}b\n`],
  ['  a \t\n \n', '  a \t\n \n'],
  ['---\ntitle: é 😀\n---\n', '---\ntitle: é 😀\n---\n'],
];

describe('normal form of a page', () => {
  test.each(TEXTS)('turns %j into %j, changes the result no more, and measures it', (text, normal) => {
    expect(normalize(text)).toBe(normal);
    expect(normalize(normal)).toBe(normal);
    const size = { sizeBytes: Buffer.byteLength(normal), sizeUnits: normal.length };
    expect(measurePage(Buffer.from(text))).toEqual({ hash: hashPage(normal), ...size });
  });

  test('takes linear time for very many empty lines', () => {
    const text = `${'\n'.repeat(5_000_000)}x`;
    expect(normalize(text)).toHaveLength(text.length + 1);
  });
});

test('hashes a page to the first 16 bytes of SHA-256 in base64url', () => {
  expect(hashPage('x')).toBe('LXEWQrcmsEQBYnyp-6wy9Q');
  expect(hashPage(Buffer.from('x'))).toBe(hashPage('x'));
});
