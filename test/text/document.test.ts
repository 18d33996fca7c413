/** Tests how known URLs in a text become links. */
import { expect, test } from 'vitest';
import { linkUrls } from '../../src/text/document.js';
import { renderMarkdown } from '../../src/text/markdown.js';

const SITE = 'https://docs.example.com/';
const GUIDE = 'https://docs.example.com/guide';

test.each([
  [`Live: ${SITE} (4s)`, ['Live: ', SITE, ' (4s)']],
  [`${GUIDE} and ${SITE}`, [GUIDE, ' and ', SITE]],
  ['nothing known: https://other.example/', ['nothing known: https://other.example/']],
])('links only the known URLs of %j', (text, parts) => {
  const linkTo = (url: string): object => ({ link: url, text: url });
  const expected = parts.map((part) => (part === SITE || part === GUIDE ? linkTo(part) : part));
  expect(linkUrls(text, [SITE, GUIDE])).toEqual(expected);
});

test('never links a known text that is no web URL', () => {
  expect(linkUrls('javascript:alert(1)', ['javascript:alert(1)', ''])).toEqual(['javascript:alert(1)']);
});

test('shows a known URL unaltered in Markdown, and breaks any other', () => {
  const markdown = renderMarkdown([{ paragraph: linkUrls(`Live: ${SITE} https://evil.example/`, [SITE]) }]);
  expect(markdown).toContain(`[${SITE}](${SITE})`);
  expect(markdown).not.toContain('https://evil.example/');
});
