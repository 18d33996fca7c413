/** Tests the titles that new entries of the navigation get. */
import { expect, test } from 'vitest';
import { titleOfPage } from '../../src/pages/page-title.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { repeated, steepGrowth } from '../support/growth.js';

test.each<[string, string, string]>([
  ['the title of the front matter', '---\nsidebar: x\ntitle: "Say \\"hi\\""\n---\n# Heading\n', 'Say "hi"'],
  ['a title on several lines', '---\ntitle: >\n  One\n  two\n---\n', 'One two'],
  ['a number as title', '---\ntitle: 404\n---\n', '404'],
  ['the heading if the title is empty', '---\ntitle: ""\n---\n# Heading\n', 'Heading'],
  ['the heading if the title is a list', '---\ntitle: [a]\n---\n# Heading\n', 'Heading'],
  ['the heading if the front matter is not YAML', '---\ntitle: {{ page }}: x\n---\n# Heading\n', 'Heading'],
  ['the heading if the front matter is empty', '---\n---\n# Heading\n\n---\n\n# Other\n', 'Heading'],
  ['the heading if the front matter has no end', '---\ntitle: x\n\n# Heading\n', 'Heading'],
  ['the heading if a rule follows later', '# Heading\n\n---\ntitle: x\n---\n', 'Heading'],
  ['the first heading of any level', 'Text\n\n## Two ##\n# One\n', 'Two'],
  ['a heading without the signs of Markdown', '# The **bold** `code` of [a link](x.md)\n', 'The bold code of a link'],
  ['a heading with another line below it', 'Text\n\n`heroku addons`\n=========\n\n# Later\n', 'heroku addons'],
  [
    'a heading without its escapes',
    '# Foo\\<T\\>.my\\_field &amp; `__init__` <!-- note -->\n',
    'Foo<T>.my_field & __init__',
  ],
  ['a heading without its anchor', '# Setup {#my-setup}\n', 'Setup'],
  ['a heading outside of comments', '<!--\n# Generated\n-->\n\n# Heading\n', 'Heading'],
  ['a heading outside of quotes', '> ## Note\n> Text\n\n# Heading\n', 'Heading'],
  ['a heading outside of code blocks', '````sh\n# comment\n```\n# comment\n````\n\n# Heading\n', 'Heading'],
  ['the name of the file', '#hashtag\n\nText\n', 'my-client'],
])('chooses as the title of a page %s', async (_, text, title) => {
  expect(await titleOfPage(text, 'api/my-client.mdx')).toBe(title);
});

test('finds titles of hostile texts, and of a front matter with 60,000 keys, in little time', async () => {
  const pieces = ['---\n', '# [', '# [a](', '#', '# # ', '```\n', ' ', '\n', 'title: &a [*a]\n'];
  const keys = Array.from({ length: 60_000 }, (_, index) => `key${index}: value\n`).join('');
  const spentMs = await cpuMsOf(async () => {
    for (const piece of pieces) {
      const text = piece.repeat(500_000 / piece.length);
      await titleOfPage(text, 'a.mdx');
      await titleOfPage(`---\n${text.slice(0, 20_000)}\n---\n# ${text}`, 'a.mdx');
    }
    expect(await titleOfPage(`---\n${keys}title: The last\n---\n`, 'a.mdx')).toBe('The last');
  });
  expect(spentMs).toBeLessThan(9_000);
});

test.each(['title: ', '[', '\n', '{a: ', '- ', 'é', '"', '&a '])(
  'takes linear time for a title of the front matter of many %j, and chooses the heading',
  async (unit) => {
    const pageOf = repeated(unit, '---\ntitle: ', '\n---\n# Heading\n');
    expect(await titleOfPage(pageOf(6_000), 'a.mdx')).toBe('Heading');
    expect(await steepGrowth((text) => titleOfPage(text, 'a.mdx'), pageOf)).toBeUndefined();
  },
);
