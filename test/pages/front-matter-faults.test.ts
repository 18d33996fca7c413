/** Tests which front matter isn't valid YAML, at which line, and which only looks like it. */
import { expect, test } from 'vitest';
import { findFrontMatterFaults } from '../../src/pages/front-matter-faults.js';

const page = (yaml: string): string => `---\n${yaml}\n---\n\n# Title\n`;

test.each<[string, string]>([
  ['title: Set up: the basics', '2: a value contains a colon and a space'],
  ['sidebar: x\ntitle: A: b', '3: a value contains a colon and a space'],
  ['title: A\ndescription: b\ntitle: C', '4: the key title is there twice'],
  ['nested:\n  a: 1\n  a: 2', '4: the key a is there twice'],
  ['nested:\n\ta: 1', '3: a tab indents the line'],
  ['title: @scope/package', '2: a value begins with @'],
  ['title: `code`', '2: a value begins with `'],
  ['title: %x', '2: a value begins with %'],
  ['title: *bold*', '2: a value begins with *'],
  ['tags:\n  - *new', '3: a value begins with *'],
  ['title: "Open\ndescription: b', '2: a quotation mark has no end'],
  ["icon: x\ntitle: 'Open", '3: a quotation mark has no end'],
  ['title: "C:\\docs"', '2: a backslash in quotation marks escapes nothing'],
  ['title: A\nwithout a colon', "3: the parser doesn't understand the line"],
  ['a: b: c\ntitle: @x', '2: a value contains a colon and a space, 3: a value begins with @'],
])('finds in %j: %s', async (yaml, faults) => {
  const found = await findFrontMatterFaults(page(yaml));
  expect(found.map(({ line, reason }) => `${line}: ${reason}`).join(', ')).toBe(faults);
});

test.each([
  'title: "Set up: the basics"',
  'title: http://example.com',
  "title: Don't",
  'title: 5 * 3 @ home',
  'title: A # comment',
  'title: >\n  Folded: text\n  with @ and *',
  'tags: [\n  a,\n  b,\n]',
  'tags: [a, "b: c"]',
  'base: &base 1\nother: *base',
  'title: A\nnested:\n  title: B',
  'date: 2026-01-01',
  'title: A\ndescription: "The component shows\nwhat is there."\nicon: x',
  "description: 'It shows\nwhat''s there.'\nicon: x",
  'title: {{ name }}',
  'a: !custom b',
])('finds nothing in %j', async (yaml) => {
  expect(await findFrontMatterFaults(page(yaml))).toEqual([]);
});

test('finds nothing in a page without front matter, between lines, and in very long front matter', async () => {
  for (const text of ['# A: b\n', 'text\n---\na: b: c\n---\n', page(`${'a: b: c\n'.repeat(10_000)}x: y`)])
    expect(await findFrontMatterFaults(text)).toEqual([]);
});

test('never fails for hostile front matter', async () => {
  for (const yaml of [
    `a: ${'['.repeat(9_000)}`,
    Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  ])
    expect(Array.isArray(await findFrontMatterFaults(page(yaml)))).toBe(true);
});
