/** Tests where front matter ends, and whether it hides a page. */
import { expect, test } from 'vitest';
import { isHiddenPage, splitFrontMatter } from '../../src/pages/front-matter.js';

test.each([
  ['---\ntitle: x\n---\n# X\n', 'title: x\n', '# X\n'],
  ['--- \ntitle: x\n--- ', 'title: x\n', ''],
  ['---\n---\n# X\n\n---\n\nMore\n', '', '# X\n\n---\n\nMore\n'],
  ['---\na: |\n  ---\nb: ---\n---\nText\n', 'a: |\n  ---\nb: ---\n', 'Text\n'],
  ['---\ntitle: x\n', '', '---\ntitle: x\n'],
  ['# X\n---\ntitle: x\n---\n', '', '# X\n---\ntitle: x\n---\n'],
])('splits %j into its front matter and its body', (text, yaml, body) => {
  expect(splitFrontMatter(text)).toEqual({ yaml, body });
});

test('reads megabytes of empty lines without an end of the front matter', () => {
  const text = `---\n${'\n'.repeat(9_000_000)}`;
  expect(splitFrontMatter(text).yaml).toBe('');
});

test.each([
  ['---\nhidden: true\n---\n', true],
  ['---\ntitle: x\nnoindex: "true"\n---\n', true],
  ['---\ndraft: true\n---', true],
  ['---\nunlisted: TRUE\n---\n', true],
  ['---\nhidden: false\n---\n', false],
  ['hidden: true', false],
  ['---\ntitle: hidden\n---\nhidden: true', false],
  ['---\n---\nhidden: true\n\n---\nMore\n', false],
])('sees whether %j hides the page: %s', (text, hidden) => expect(isHiddenPage(text)).toBe(hidden));
