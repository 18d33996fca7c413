import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactPii } from '../../src/text/redact-pii.js';
import { cpuMsOf } from '../support/cpu-time.js';

const REMOVED = '[removed]';

describe('redacted personal data', () => {
  test.each([
    ['mail jane.doe+docs@example.com now', `mail ${REMOVED} now`],
    ['JANE@EXAMPLE.CO.UK', REMOVED],
    ['jörg@müller.example', REMOVED],
    ['?user=jane%40example.com&x=1', `?user=${REMOVED}&x=1`],
    ['jane＠example.com', REMOVED],
    ['ja\u200bne@\u200bexample\u200b.com', REMOVED],
    ['a@b.co, c@d.org', `${REMOVED}, ${REMOVED}`],
    ['<jane@example.com>', `<${REMOVED}>`],
    ['call +49 170 1234567', `call +${REMOVED}`],
    ['4111 1111 1111 1111', REMOVED],
    ['4111-1111-1111-1111', REMOVED],
    ['4111\u00a01111\u202f1111–1111', REMOVED],
    ['12345678', REMOVED],
    ['1234\u200b5678', REMOVED],
    ['١٢٣٤٥٦٧٨', REMOVED],
    ['1 2 3 4 5 6 7 8', REMOVED],
    ['order 2026-1100-4711-0815?', `order ${REMOVED}?`],
    ['call +49 (170) 123.45.67', `call +${REMOVED}`],
    ['(555) 123-4567', REMOVED],
    ['555.123.4567', REMOVED],
    ['01.23.45.67.89', REMOVED],
    ['my key sk_live_abcdefgh fails', `my key ${REMOVED} fails`],
    ['pk_test_1234abcd', REMOVED],
    ['ghp_AbCdEfGh gho_AbCdEfGh', `${REMOVED} ${REMOVED}`],
    ['glpat-xyz_ABC-12', REMOVED],
    ['AKIAIOSFODNN7EXAMPLE', REMOVED],
    ['xoxb-123-abc-def', REMOVED],
    ['Authorization: Bearer abc.def-ghi', `Authorization: Bearer ${REMOVED}`],
    ['eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl', REMOVED],
    ['token 9f8e7d6c5b4a39281706f5e4?', `token ${REMOVED}?`],
  ])('redacts %j to %j', (text, expected) => {
    expect(redactPii(text)).toBe(expected);
  });
});

describe('kept text', () => {
  test.each([
    'error E1042',
    '1234567',
    'version 1.22.3333',
    'npm i foo@latest',
    'foo@1.2.3',
    '@octocat',
    'a @ b',
    '10 000 000'.slice(0, 9),
    '2026-11-23',
    '23.11.2026',
    'v10.0.19045.3803',
    'ERR_CONNECTION_REFUSED',
    'TS2345',
    '/jobs/123e4567-e89b-12d3-a456-426614174000/logs',
    'fix a1b2c3d and 1234567abcde',
    'Donaudampfschifffahrtsgesellschaft',
    'bearer token',
    'sk_ and pk_',
    '',
  ])('keeps the text %j', (text) => expect(redactPii(text)).toBe(text));
});

test('leaves no run of eight digits and no e-mail address in any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(' ', '-', '@', '.', 'a', '\u200b', '–', ' - ', 'x@y.zz', '%40', '\n'),
    fc.integer({ min: 0, max: 99_999 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const left = redactPii(pieces.join(''));
      expect(left).not.toMatch(/\d([ -]?\d){7,}/);
      expect(left).not.toMatch(/[a-z0-9]@[a-z0-9]+\.[a-z]{2,}/);
    }),
    { numRuns: 2_000 },
  );
});

test('redacts the longest text in little time', async () => {
  const texts = [
    'a'.repeat(200_000),
    '1 '.repeat(100_000),
    'a@'.repeat(100_000),
    `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`,
    'eyJ'.repeat(60_000),
    'sk_'.repeat(60_000),
    'bearer '.repeat(30_000),
    '+1 ('.repeat(50_000),
    'a1'.repeat(100_000),
  ];
  const spentMs = await cpuMsOf(() => texts.forEach((text) => redactPii(text)));
  expect(spentMs).toBeLessThan(5_000);
});
