/** Tests how messages list names. */
import { expect, test } from 'vitest';
import { listItems, listPaths } from '../../src/text/list-items.js';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d and e'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d, e and 1 more'],
])('lists the items %j as part of a sentence', (items, text) => {
  expect(listItems(items)).toBe(text);
});

test('quotes a path with a line break in a list', () => {
  expect(listPaths(['a.txt', 'b\n.txt'])).toBe('a.txt and "b\\n.txt"');
});
