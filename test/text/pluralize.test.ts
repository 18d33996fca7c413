import { expect, test } from 'vitest';
import { pluralize } from '../../src/text/pluralize.js';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1967, '1,967 files'],
])('counts %d as "%s"', (count, text) => {
  expect(pluralize(count, 'file')).toBe(text);
});

test('uses an irregular plural if one is given', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'query', 'queries'))).toEqual(['0 queries', '1 query', '2 queries']);
});
