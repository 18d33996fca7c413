/** Tests that all commands that look at links agree on what is a page, what is a file, and what is broken. */
import { expect, test } from 'vitest';
import { startPages } from './check-pages/fixture.js';
import { startFixture } from './sync-media/fixture.js';

const PAGES = {
  'index.mdx': '# Home\n',
  'migration/v1.0.mdx': '# Version 1\n',
  'sdk/node.js.mdx': '# Node\n',
  'sdk/next.mdx': '# Next\n',
  'a/b.c.mdx': '# X\n',
  'a/page.mdx': '# Page\n',
  'a/logo.png': 'a logo',
};

type Verdict = 'there' | 'missing file' | 'missing page' | 'not known';

/** Links of the page `a/page`. */
const LINKS: readonly (readonly [markdown: string, url: string, verdict: Verdict])[] = [
  ['[x](/migration/v1.0)', '/migration/v1.0', 'there'],
  ['[x](../migration/v1.0)', '../migration/v1.0', 'there'],
  ['[x](/sdk/node.js)', '/sdk/node.js', 'there'],
  ['[x](../sdk/node.js#node)', '../sdk/node.js#node', 'there'],
  ['[x](/a/b.c#x)', '/a/b.c#x', 'there'],
  ['[x](./b.c)', './b.c', 'there'],
  ['[x](./page.md)', './page.md', 'there'],
  ['[x](../sdk/next.md#next)', '../sdk/next.md#next', 'there'],
  ['[x](/a/page.md)', '/a/page.md', 'there'],
  ['[x](./logo.png)', './logo.png', 'there'],
  ['![x](logo.png)', 'logo.png', 'there'],
  ['[x](/a/v2.0)', '/a/v2.0', 'missing page'],
  ['[x](./v2.1)', './v2.1', 'missing page'],
  ['[x](/sdk/deno.ts)', '/sdk/deno.ts', 'not known'],
  ['[x](./d.e)', './d.e', 'not known'],
  ['[x](gone.html)', 'gone.html', 'not known'],
  ['[x](/a/gone.json)', '/a/gone.json', 'not known'],
  ['[x](/a/gone.yaml?v=1#x)', '/a/gone.yaml?v=1#x', 'not known'],
  ['[x](gone.json)', 'gone.json', 'missing file'],
  ['[x](./gone.pdf)', './gone.pdf', 'missing file'],
  ['[x](/a/gone.zip)', '/a/gone.zip', 'missing file'],
  ['![x](gone.png)', 'gone.png', 'missing file'],
  ['![x](./gone.heic)', './gone.heic', 'missing file'],
];

const TEXT = `# Page\n\n${LINKS.map(([markdown]) => markdown).join('\n\n')}\n`;

const urlsOf = (...verdicts: readonly Verdict[]): string[] =>
  LINKS.filter(([, , verdict]) => verdicts.includes(verdict)).map(([, url]) => url);

test('check-pages calls a link broken only if no page or file of its name can be there', async () => {
  await using stage = await startPages({}, PAGES);
  stage.change({ 'a/page.mdx': TEXT });
  await stage.check();
  const broken = stage
    .findings()
    .flatMap((finding) => / (\S+) (?:leads to no page|isn't in the folder)$/.exec(finding)?.[1] ?? []);
  expect(broken.toSorted()).toEqual(urlsOf('missing page', 'missing file').toSorted());
});

test('sync-media reports the same missing files, and no pages', async () => {
  await using fixture = await startFixture();
  fixture.put(
    Object.fromEntries(Object.entries({ ...PAGES, 'a/page.mdx': TEXT }).map(([path, text]) => [`docs/${path}`, text])),
  );
  const { result } = await fixture.sync(['--path', 'docs', '--rewrite', 'docs/**/*.mdx', '--dry-run']);
  const broken = result.annotations.filter(({ title }) => title === 'Broken reference');
  expect(broken.map(({ message }) => message.replace(/^docs\/a\/page\.mdx:\d+: /, ''))).toEqual(
    urlsOf('missing file').map((url) => `${url} doesn't exist.`),
  );
});

test.each([
  ['excluded', 'a/logo.png', ['--exclude', '**/logo.png']],
  ['hidden', 'a/.logo.png', []],
  ['of a type that is not selected', 'a/logo.png', ['--include', '**/*.pdf']],
  ['not accepted', 'a/logo.psd', []],
  ['not accepted, with an ending that a page may have', 'a/logo.bak', []],
  ['not accepted, without an ending', 'a/LOGO', []],
])('sync-media lists references to a file of the folder that is %s as broken', async (_, file, flags) => {
  await using fixture = await startFixture();
  const url = file.slice('a/'.length);
  fixture.put({
    [`docs/${file}`]: 'a logo',
    'docs/x.pdf': 'x',
    'docs/a/page.md': `![x](${url}) [y](${url}) [z](page.md)\n`,
  });
  const { result, summary } = await fixture.sync(['--path', 'docs', '--rewrite', 'docs/**/*.md', ...flags]);
  const broken = result.annotations.filter(({ title }) => title === 'Broken reference');
  const message = `docs/a/page.md:1: ${url} isn't replaced by a library URL, because its file wasn't synced.`;
  expect(broken.map((one) => one.message)).toEqual([message, message]);
  expect(summary).toContain('not synced');
});

test.each(['other.html', 'page.md', 'style.css', 'script.js'])(
  'sync-media calls no link to %s broken, which a site has, too',
  async (url) => {
    await using fixture = await startFixture();
    fixture.put({ [`docs/${url}`]: 'x', 'docs/x.pdf': 'x', 'docs/a.html': `<a href="${url}">x</a>` });
    const { result } = await fixture.sync(['--path', 'docs', '--rewrite', 'docs/*.{md,html}']);
    expect(result.annotations.filter(({ title }) => title === 'Broken reference')).toEqual([]);
  },
);

test('sync-media lists references to a file that failed as broken', async () => {
  await using fixture = await startFixture();
  fixture.put({ 'docs/logo.png': 'this is no image', 'docs/page.md': '![x](logo.png)\n' });
  const { result } = await fixture.sync(['--path', 'docs', '--rewrite', 'docs/*.md']);
  expect(result.annotations.map(({ message }) => message)).toContain(
    "docs/page.md:1: logo.png isn't replaced by a library URL, because its file wasn't synced.",
  );
});
