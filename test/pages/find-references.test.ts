/** Tests which text of a page is part of an e-mail address or a web URL, and which is a link. */
import { expect, test } from 'vitest';
import { findReferences } from '../../src/pages/find-references.js';

test.each([
  ['[a](./a.md) me@example.com [b](./b.md)', ['./a.md', './b.md']],
  ['https://example.com/[a](./a.md)', []],
  ['me@example.com_http://x/[a](./a.md)', ['./a.md']],
])('finds the links beside e-mail addresses and web URLs in %j', async (text, urls) => {
  expect((await findReferences(text, 'markdown')).map(({ url }) => url)).toEqual(urls);
});
