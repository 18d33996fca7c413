import { expect, test } from 'vitest';
import { formatCount, pluralize } from '../../src/text/pluralize.js';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1_967, '1,967 files'],
])('writes the count %i with its noun as %s', (count, text) => {
  expect(pluralize(count, 'file')).toBe(text);
});

test('uses the given plural for every count but 1', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'query has', 'queries have'))).toEqual([
    '0 queries have',
    '1 query has',
    '2 queries have',
  ]);
});

test('separates thousands with commas', () => {
  expect([999, 1_000, 1_234_567, 1_234.5678].map(formatCount)).toEqual(['999', '1,000', '1,234,567', '1,234.5678']);
});
