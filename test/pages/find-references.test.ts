/** Tests which text of a page is part of an e-mail address or a web URL, and which is a link. */
import { expect, test } from 'vitest';
import { findReferences } from '../../src/pages/find-references.js';

test.each([
  ['finds links beside an e-mail address', '[a](./a.md) me@example.com [b](./b.md)', ['./a.md', './b.md']],
  ['finds no link inside a web URL', 'https://example.com/[a](./a.md)', []],
  ['finds a link behind an e-mail address that ends in "http"', 'me@example.com_http://x/[a](./a.md)', ['./a.md']],
])('findReferences %s', async (_, text, urls) => {
  expect((await findReferences('page.md', text)).map(({ url }) => url)).toEqual(urls);
});
