import { expect, test } from 'vitest';
import { formatCount, pluralize } from '../../src/text/pluralize.js';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1_967, '1,967 files'],
])('writes %i with its noun as %j', (count, text) => {
  expect(pluralize(count, 'file')).toBe(text);
});

test('uses an irregular plural', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'query', 'queries'))).toEqual(['0 queries', '1 query', '2 queries']);
});

test('separates thousands by commas', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
});
