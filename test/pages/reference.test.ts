/** Tests how URLs are written into pages. */
import { expect, test } from 'vitest';
import { writeUrl } from '../../src/pages/reference.js';

test.each([
  ['markdown', 'https://x.example/a (b)"c.png?x&amp;y', 'https://x.example/a%20%28b%29%22c.png?x&amp;amp;y'],
  ['attribute', 'https://x.example/a\'"<b>&c', 'https://x.example/a%27%22%3Cb%3E&amp;c'],
  ['script', 'https://x.example/`${x}"\'\\', 'https://x.example/%60$%7Bx%7D%22%27%5C'],
  ['srcset', 'https://x.example/a,b c&d', 'https://x.example/a%2Cb%20c&amp;d'],
  ['script srcset', 'https://x.example/a,b`c&d', 'https://x.example/a%2Cb%60c&d'],
  ['bare attribute', 'https://x.example/a>b', '"https://x.example/a%3Eb"'],
] as const)('escapes a URL so that it cannot end its context in a page (%s)', (setting, url, written) => {
  expect(writeUrl(url, setting)).toBe(written);
});
