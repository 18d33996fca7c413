/** Tests which anchors a page has, in each way to make them. */
import { expect, test } from 'vitest';
import { findAnchor, type Outline } from '../../src/pages/headings.js';
import { parsePage } from '../../src/pages/parse-page.js';
import { cpuMsOf } from '../support/cpu-time.js';

async function outlineOfPage(text: string, path = 'a.mdx'): Promise<Outline> {
  const parsed = await parsePage({ path, text });
  if (parsed.kind !== 'parsed' || !parsed.outline) throw new Error(JSON.stringify(parsed));
  return parsed.outline;
}

test.each([
  ['## Set up', 'set-up', 'there'],
  ['Set up\n---', 'set-up', 'there'],
  ['## `run()` **now**', 'run-now', 'there'],
  ['## [Set up](x)', 'set-up', 'there'],
  ['<h2>Set up</h2>', 'set-up', 'there'],
  ['<h2 id="own">Set up</h2>', 'own', 'there'],
  ['<a name="named"></a>', 'named', 'there'],
  ['<div id="part"></div>', 'part', 'there'],
  ['## Set up', 'Set-Up', 'there'],
  ['## Set up\n\n## Set up', 'set-up-1', 'there'],
  ['## Tips & tricks', 'tips--tricks', 'there'],
  ['## Tips & tricks', 'tips-tricks', 'there'],
  ['## Tips & tricks', 'tips-and-tricks', 'there'],
  ['## Version 1.2', 'version-1-2', 'there'],
  ['## Straße über', 'strasse-uber', 'there'],
  ['## Straße über', 'stra%C3%9Fe-%C3%BCber', 'there'],
  ["## Don't stop", 'dont-stop', 'there'],
  ["## Don't stop", 'don-t-stop', 'there'],
  ['## Version 1.2 (beta)', 'version-1.2-(beta)', 'there'],
  ['## Set up', '', 'there'],
  ['## Set up', 'top', 'there'],
  ['## Set up', 'setup', 'unknown'],
  ['## Set up', ':~:text=Set', 'unknown'],
  ['import A from "./a.mdx"\n\n# B', 'c', 'unknown'],
  ['<Steps />\n\n# B', 'c', 'unknown'],
  ['# {title}', 'c', 'unknown'],
  ['{/* a comment */}\n\n# B', 'c', 'missing'],
  ['## Set up', 'tear-down', 'missing'],
  ['```\n## Set up\n```', 'set-up', 'missing'],
  ['---\nopenapi: post /links\n---\n\n# B', 'body-name', 'unknown'],
  ['---\ntitle: openapi\n---\n\n# B', 'body-name', 'missing'],
  ['<div {...props}>a</div>', 'c', 'unknown'],
  ['<div id={own}>a</div>', 'c', 'unknown'],
])('looks in %j for %j: %s', async (text, anchor, found) => {
  expect(findAnchor(anchor, await outlineOfPage(text))).toBe(found);
});

test.each([
  ['## Set up {#own}', 'own', 'there'],
  ['## Set up {#own}', 'set-up', 'there'],
  ['## Set up \\{#own}', 'own', 'there'],
  ['<h2>Set <b>up</b></h2>', 'set-up', 'there'],
  ['<Tabs>\n\n# B', 'c', 'unknown'],
  ['{{ include }}\n\n# B', 'c', 'unknown'],
  ['{% include x %}\n\n# B', 'c', 'unknown'],
  ['<!-- ## B -->', 'b', 'missing'],
])('looks in the Markdown %j for %j: %s', async (text, anchor, found) => {
  expect(findAnchor(anchor, await outlineOfPage(text, 'a.md'))).toBe(found);
});

test('names the imports of a page', async () => {
  const { imports } = await outlineOfPage(`import A from '/snippets/a.mdx'\nimport { B } from "./b"\n\n# C`);
  expect(imports).toEqual(['/snippets/a.mdx', './b']);
});

test.each<[string, string, string[]]>([
  ['a.mdx', '<Snippet file="part.mdx" />', ['part.mdx']],
  ['a.mdx', "Text <Snippet file='deep/part.md' /> goes on.", ['deep/part.md']],
  ['a.mdx', '<Snippet file="/snippets/part.mdx">\n\n# A\n\n</Snippet>', ['/snippets/part.mdx']],
  ['a.md', '<Snippet file="part.mdx" />', ['part.mdx']],
  ['a.mdx', '<Snippet file={name} />', []],
  ['a.mdx', '<Download file="guide.pdf" />', []],
  ['a.mdx', '<input file="part.mdx" />', []],
  ['a.mdx', '`<Snippet file="part.mdx" />`', []],
])('names the parts that %s includes by a component: %s', async (path, text, parts) => {
  expect((await outlineOfPage(text, path)).parts).toEqual(parts);
});

test.each(['<h1 ', '<h2>', '{#', '<a id="', '# {#'])('takes seconds for a page of 100 kB of %j', async (text) => {
  const spentMs = await cpuMsOf(async () => {
    const outline = await outlineOfPage(text.repeat(100_000 / text.length), 'a.md');
    findAnchor('x', outline);
  });
  expect(spentMs).toBeLessThan(10_000);
});
