/** Tests which text of a page is part of an e-mail address or a web URL, and which is a link. */
import { expect, test } from 'vitest';
import { findReferences } from '../../src/pages/find-references.js';

test.each([
  ['[a](./a.md) me@example.com [b](./b.md)', ['./a.md', './b.md']],
  ['https://example.com/[a](./a.md)', []],
  ['me@example.com_http://x/[a](./a.md)', ['./a.md']],
])('finds the links beside e-mail addresses and web URLs in %j', async (text, urls) => {
  expect((await findReferences(text, 'markdown')).references.map(({ url }) => url)).toEqual(urls);
});

test.each([
  ['<img src=img/a.png>', ['img/a.png']],
  ['See <img alt=A src = /img/a.png /> and [a](<a b=c/d.md>).', ['/img/a.png', 'a b=c/d.md']],
  ['> <a href=b/c.md\n> id=a>', ['b/c.md']],
  ['`<img src=img/a.png>`', []],
  ['a <b or ![i](/i?f=img/a.png) => c', ['/i?f=img/a.png']],
])('finds the URLs without quotes in %j', async (text, urls) => {
  const { references } = await findReferences(text, 'markdown');
  expect(references.map(({ url }) => url)).toEqual(urls);
  expect(references.map(({ start, end }) => text.slice(start, end))).toEqual(urls);
});

test.each([
  ['![](a.png)', 'markdown', true],
  ['![ ](a.png)', 'mdx', true],
  ['![A map](a.png)', 'markdown', false],
  ['<img src="a.png">', 'markdown', true],
  ['<img alt="" src="a.png">', 'markdown', false],
  ['<img src="a.png" alt="A map">', 'html', false],
  ['<p><img src="a.png"></p><img alt="" src="b.png">', 'html', true],
  ['<img src="a.png" />', 'mdx', true],
  ['<img src="a.png" alt="" />', 'mdx', false],
  ['<img src="a.png" {...props} />', 'mdx', false],
  ['<Image src="a.png" />', 'mdx', false],
  ['<A b={<img src="a.png" />} />', 'mdx', true],
  ['<A b={<img src="a.png" alt="A map" />} />', 'mdx', false],
  ['<A b={<img src="a.png" {...props} />} />', 'mdx', false],
  ['<video src="a.mp4"></video>', 'markdown', false],
  ['[](a.md)', 'markdown', false],
] as const)('says whether the image in %j (%s) lacks alternative text', async (text, format, lacksAlt) => {
  const [first] = (await findReferences(text, format)).references;
  expect(first?.lacksAlt ?? false).toBe(lacksAlt);
});
