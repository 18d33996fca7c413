import { expect, test } from 'vitest';
import { shortId } from '../../src/text/short-id.js';

test('returns the first eight characters of an id, and a shorter id unchanged', () => {
  expect(shortId('29a4b339-7a0c-4c1e-9d5f-0b1f6a2f3c4d')).toBe('29a4b339');
  expect(shortId('d1')).toBe('d1');
});
