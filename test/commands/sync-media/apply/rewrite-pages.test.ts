/** Tests which references of pages are rewritten, and which are reported as broken. */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplePng } from '../../../../emulator/state/sample-files.js';
import { temporaryFolder } from '../../../support/folder.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { startFixture, startWith } from '../fixture.js';

const MEDIA = {
  'media/logo.png': samplePng(4, 4, [1, 1, 1]),
  'media/guide/a b.txt': 'blank',
  'media/guide/(x).txt': 'bracket',
  'media/übung.txt': 'umlaut',
  'media/film.mp4.txt': 'film',
};

/** Pages with references, and what they are after a run. `«name»` stands for the URL of a file. */
const REWRITTEN: readonly (readonly [ending: string, before: string, after: string])[] = [
  ['md', '![a](../media/logo.png)', '![a](«logo.png»)'],
  ['md', '![a](/media/logo.png "A title")', '![a](«logo.png» "A title")'],
  ['md', '![a](<../media/guide/a b.txt>)', '![a](<«guide/a b.txt»>)'],
  ['md', '![a](../media/guide/a%20b.txt)', '![a](«guide/a b.txt»)'],
  ['md', '![a](../media/guide/\\(x\\).txt)', '![a](«guide/(x).txt»)'],
  ['md', '[text](./../media/logo.png#part)', '[text](«logo.png»#part)'],
  ['md', '[text][ref]\n\n[ref]: ../media/logo.png\n', '[text][ref]\n\n[ref]: «logo.png»\n'],
  ['md', '[![a](../media/logo.png)](../media/%C3%BCbung.txt)', '[![a](«logo.png»)](«übung.txt»)'],
  ['md', '| a |\n|---|\n| ![x](../media/logo.png) |\n', '| a |\n|---|\n| ![x](«logo.png») |\n'],
  ['md', '<img alt="x" src="../media/logo.png">', '<img alt="x" src="«logo.png»">'],
  ['md', "<video poster='../media/logo.png'></video>", "<video poster='«logo.png»'></video>"],
  ['md', '<img srcset="../media/logo.png 1x, /media/logo.png 2x">', '<img srcset="«logo.png» 1x, «logo.png» 2x">'],
  [
    'md',
    '---\ncover: ../media/logo.png\n---\n![a](../media/logo.png)',
    '---\ncover: ../media/logo.png\n---\n![a](«logo.png»)',
  ],
  ['md', '\ufeff# Title\r\n\r\n![a](../media/logo.png)\r\n', '\ufeff# Title\r\n\r\n![a](«logo.png»)\r\n'],
  ['md', '> <img\n> src="../media/logo.png">\n', '> <img\n> src="«logo.png»">\n'],
  [
    'md',
    '- > text <img  \r\n  >\talt="> a"  \r\n  >\t\tsrc="../media/logo.png"> text\r\n',
    '- > text <img  \r\n  >\talt="> a"  \r\n  >\t\tsrc="«logo.png»"> text\r\n',
  ],
  [
    'md',
    '>\t<div\n>\n> <img srcset="../media/logo.png 1x,\n>   ../media/logo.png 2x">\n',
    '>\t<div\n>\n> <img srcset="«logo.png» 1x,\n>   «logo.png» 2x">\n',
  ],
  ['mdx', '<Image src="../media/logo.png" />', '<Image src="«logo.png»" />'],
  ['mdx', '<Card icon="/media/logo.png" img="gear" />', '<Card icon="«logo.png»" img="gear" />'],
  ['mdx', '<p>{ok && <Card image={`../media/logo.png`} />}</p>', '<p>{ok && <Card image={`«logo.png»`} />}</p>'],
  ['mdx', "text <Image src={'../media/logo.png'} /> text", "text <Image src={'«logo.png»'} /> text"],
  ['mdx', 'import a from "./a.js"\n\n![a](../media/logo.png)\n', 'import a from "./a.js"\n\n![a](«logo.png»)\n'],
  ['mdx', '<Image src={name + ".png"} />', '<Image src={name + ".png"} />'],
  ['mdx', '{/* <img src="../media/logo.png" /> */}', '{/* <img src="../media/logo.png" /> */}'],
  ['mdx', 'a {cond && <img src="../media/logo.png"/>}', 'a {cond && <img src="«logo.png»"/>}'],
  [
    'mdx',
    '# 𝒳\n\n{cond ?\r\n  <img src={"../media/logo.png"}/> : <A.B poster=\'../media/logo.png\'/>}\n',
    '# 𝒳\n\n{cond ?\r\n  <img src={"«logo.png»"}/> : <A.B poster=\'«logo.png»\'/>}\n',
  ],
  ['mdx', '<Card icon={<img src="../media/logo.png"/>}>a</Card>', '<Card icon={<img src="«logo.png»"/>}>a</Card>'],
  ['mdx', '<Card {...{ icon: <img src="../media/logo.png"/> }}/>', '<Card {...{ icon: <img src="«logo.png»"/> }}/>'],
  [
    'mdx',
    'export const X = () => <a href="../media/logo.png?a=1&amp;b=2">a</a>\n',
    'export const X = () => <a href="«logo.png»?a=1&amp;b=2">a</a>\n',
  ],
  ['mdx', '<img src={`../media/logo.png`}/>', '<img src={`«logo.png»`}/>'],
  ['mdx', '{cond && <img src={`../media/logo.png?a&b`}/>}', '{cond && <img src={`«logo.png»?a&b`}/>}'],
  [
    'mdx',
    '{<Image srcSet={"../media/logo.png?a&b 1x, x.svg 2x"}/>}',
    '{<Image srcSet={"«logo.png»?a&b 1x, x.svg 2x"}/>}',
  ],
  [
    'mdx',
    '> <img srcSet="../media/logo.png 1x,\n>   ../media/logo.png 2x"/>\n>\n> {<img srcSet="../media/logo.png 1x,\n>\t../media/logo.png 2x"/>}\n',
    '> <img srcSet="«logo.png» 1x,\n>   «logo.png» 2x"/>\n>\n> {<img srcSet="«logo.png» 1x,\n>\t«logo.png» 2x"/>}\n',
  ],
  [
    'mdx',
    '> - {cond &&\n>\t<img\n>   alt="a" src="../media/logo.png"/>}\n',
    '> - {cond &&\n>\t<img\n>   alt="a" src="«logo.png»"/>}\n',
  ],
  ['html', '<img src="&#46;./media/logo.png">', '<img src="&#46;./media/logo.png">'],
  ['html', '<img src=" ../media/logo.png ">', '<img src="«logo.png»">'],
  [
    'html',
    '<img srcset="https://x.example/w_1,h_2/gone.png 1x,../media/logo.png 2x">',
    '<img srcset="https://x.example/w_1,h_2/gone.png 1x,«logo.png» 2x">',
  ],
  [
    'html',
    '<img srcset="../media/logo.png 1x, https://x.example/?a&amp;b 2x, ../media/logo.png?a&amp;b 3x">',
    '<img srcset="«logo.png» 1x, https://x.example/?a&amp;b 2x, ../media/logo.png?a&amp;b 3x">',
  ],
  [
    'html',
    '<svg><image xlink:href="../media/logo.png"/><use xlink:href="#a"/></svg>',
    '<svg><image xlink:href="«logo.png»"/><use xlink:href="#a"/></svg>',
  ],
  ['html', '<img src=../media/logo.png alt=x>', '<img src="«logo.png»" alt=x>'],
  [
    'html',
    '<!doctype html>\n<a href="../media/logo.png?x=1&amp;y=2">x</a><script>"../media/logo.png"</script>\n',
    '<!doctype html>\n<a href="«logo.png»?x=1&amp;y=2">x</a><script>"../media/logo.png"</script>\n',
  ],
];

const REWRITE = ['--rewrite', 'docs/*.{md,mdx,html}'];

/** Pages that stay as they are. */
const KEPT: readonly (readonly [ending: string, text: string])[] = [
  ['md', '```\n![a](../media/logo.png)\n```\n'],
  ['md', '    ![a](../media/logo.png)\n'],
  ['md', 'text `![a](../media/logo.png)` text'],
  ['md', '<!-- ![a](../media/logo.png) <img src="../media/logo.png"> -->'],
  ['md', '![a](https://example.com/media/logo.png)'],
  ['md', '[a](mailto:logo.png)'],
  ['md', '\\![a]\\(../media/logo.png)'],
  ['md', '![a](../media/{{name}}.png)'],
  ['md', '<a data="../media/logo.png">text</a>'],
  ['md', '# ../media/logo.png\n'],
  ['mdx', '{/* <img src="../media/logo.png"/> */ "../media/logo.png"}'],
  ['mdx', 'export const logo = "../media/logo.png"; // <img src="../media/logo.png"/>\n'],
  ['mdx', 'import logo from "../media/logo.png"\n'],
  ['mdx', '{\'<img src="../media/logo.png"/>\'}'],
  ['mdx', '{cond && <img src={`../media/${name}.png`} alt="../media/logo.png"/>}'],
  ['mdx', '<img src={tag`../media/logo.png`}/>'],
  ['mdx', '{cond && <img {...{ src: "../media/logo.png" }} src={name + "../media/logo.png"} poster/>}'],
];

describe('references in pages', () => {
  const after = new Map<string, string>();
  const annotated = new Set<string | undefined>();
  const pathOf = (ending: string, text: string): string =>
    `docs/${createHash('sha1').update(text).digest('hex')}.${ending}`;

  beforeAll(async () => {
    await using fixture = await startFixture();
    const pages = Object.fromEntries([...REWRITTEN, ...KEPT].map(([ending, text]) => [pathOf(ending, text), text]));
    fixture.put({ ...MEDIA, ...pages });
    const { result } = await fixture.expectSync({ outcome: 'done' }, REWRITE);
    for (const { file } of result.annotations) annotated.add(file);
    for (const path of Object.keys(pages)) {
      let text = fixture.read(path);
      for (const [name, url] of Object.entries(fixture.map()))
        text = text.replaceAll(url.replaceAll('(', '%28').replaceAll(')', '%29'), `«${name}»`);
      after.set(path, text);
    }
  });

  test.each(REWRITTEN)('rewrites in a page of the type %s: %j to %j', (ending, before, expected) => {
    expect(after.get(pathOf(ending, before))).toBe(expected);
    if (ending === 'html') expect(annotated).not.toContain(pathOf(ending, before));
  });

  test.each(KEPT)('keeps in a page of the type %s: %j', (ending, text) => {
    expect(after.get(pathOf(ending, text))).toBe(text);
  });
});

test.each<readonly [place: string, ending: string, page: string, missing: readonly (readonly [number, string])[]]>([
  [
    'the code of an MDX page',
    'mdx',
    '# Title\n\n{cond &&\n  <img\n    src="gone.png"/>}\n\n<Card\n  icon={<a href={`gone.pdf`}/>}\n/>\n' +
      '\nexport const X = () => <use xlinkHref="gone"/>\n\n{<a xlink:href="route"/>}\n',
    [
      [5, 'gone.png'],
      [8, 'gone.pdf'],
      [11, 'gone'],
    ],
  ],
  [
    'the attributes of MDX components, if they are media',
    'mdx',
    '<Chart data="sales"/>\n\n<Video src="intro"/>\n\n<Video src="gone.mp4"/>\n',
    [[5, 'gone.mp4']],
  ],
  [
    'an SVG, even without an ending, but no targets of its links',
    'html',
    '<svg>\n<image href="gone1"/>\n<feImage xlink:href="gone2"/>\n<use xlink:href="gone3#a"/>\n' +
      '<a xlink:href="route"><a href="route"></svg>\n',
    [
      [2, 'gone1'],
      [3, 'gone2'],
      [4, 'gone3#a'],
    ],
  ],
  // A site's server takes no backslashes, although Windows does.
  ['paths with backslashes', 'md', '[x](..\\media\\film.mp4.txt)\n', [[1, '..\\media\\film.mp4.txt']]],
])('reports files that are missing in %s, at their lines', async (_, ending, page, missing) => {
  await using fixture = await startWith({ ...MEDIA, [`docs/page.${ending}`]: page });
  const { result } = await fixture.sync(REWRITE);
  expect(fixture.read(`docs/page.${ending}`)).toBe(page);
  expect(result.annotations.map(({ line, message }) => [line, message])).toEqual(
    missing.map(([line, name]) => [line, `docs/page.${ending}:${line}: ${name} doesn't exist.`]),
  );
});

test('keeps an MDX page that cannot be parsed, with a warning', async () => {
  const page = 'fine\n\n<Image src="../media/logo.png">\n';
  await using fixture = await startWith({ ...MEDIA, 'docs/page.mdx': page });
  const { result } = await fixture.expectSync({ rewritten: '0' }, REWRITE);
  expect(fixture.read('docs/page.mdx')).toBe(page);
  expect(result.annotations).toContainEqual(
    expect.objectContaining({ file: 'docs/page.mdx', message: expect.stringContaining("can't be parsed") as string }),
  );
});

test('accepts links to the start page, to folders and to routes of pages', async () => {
  const page =
    '[a](/) [b](../) [c](..) [d](guide/) [e](./install) [f](/docs/install) [g](../media/) ![h](u\u0308.txt)\n';
  await using fixture = await startWith({
    ...MEDIA,
    'docs/page.md': page,
    'docs/guide/x.txt': 'x',
    'docs/u\u0308.txt': 'y',
  });
  for (const path of ['media', 'docs']) {
    const { result } = await fixture.sync(['--path', path, ...REWRITE, '--dry-run']);
    expect(result.annotations.filter(({ title }) => title === 'Broken reference')).toEqual([]);
  }
});

test('rewrites the target of a symlinked page once, and keeps the symlink', async ({ skip }) => {
  skipUnless(NEEDS.symlinks, { skip });
  await using fixture = await startWith({ ...MEDIA, 'docs/page.md': '![a](/media/logo.png)\n' });
  symlinkSync('docs/page.md', join(fixture.folder, 'README.md'));
  await fixture.expectSync({ rewritten: '1' }, ['--rewrite', '**/*.md']);
  expect(lstatSync(join(fixture.folder, 'README.md')).isSymbolicLink()).toBe(true);
  expect(fixture.read('docs/page.md')).toBe(`![a](${fixture.map()['logo.png']})\n`);
});

test('keeps a page that cannot be written, with a warning, and rewrites the others', async () => {
  await using fixture = await startWith({
    ...MEDIA,
    'docs/a.md': '![a](../media/logo.png)\n',
    'docs/b.md': '![a](../media/logo.png)\n',
  });
  // Root may write any file, so a folder in place of the temporary file makes the write fail.
  fixture.put({ [`docs/.a.md.${process.pid}.tmp/x`]: '' });
  const { result } = await fixture.expectSync({ rewritten: '1' }, REWRITE);
  expect(fixture.read('docs/b.md')).toContain('http');
  expect(result.annotations).toContainEqual(expect.objectContaining({ file: 'docs/a.md', level: 'warning' }));
});

test('annotates references to missing files at their file and line', async () => {
  await using fixture = await startWith({
    ...MEDIA,
    'docs/page.md':
      '# Title\n\n![a](../media/logo.png)\n![b](../media/gone.png)\n[c](other.md) [d](gone.pdf) ![e](page.md)\n',
  });
  const { result, summary } = await fixture.expectSync({ rewritten: '1' }, REWRITE);
  const broken = result.annotations.filter(({ title }) => title === 'Broken reference');
  const where = { level: 'warning', file: 'docs/page.md' };
  expect(broken).toEqual([
    expect.objectContaining({ ...where, line: 4, message: "docs/page.md:4: ../media/gone.png doesn't exist." }),
    expect.objectContaining({ ...where, line: 5, message: "docs/page.md:5: gone.pdf doesn't exist." }),
  ]);
  expect(summary).toContain('docs/page.md:4');
});

test('counts references in a dry run without writing, and rewrites nothing in a second run', async () => {
  const page = '![a](../media/logo.png)\n';
  await using fixture = await startWith({ ...MEDIA, 'docs/page.md': page });
  const planned = await fixture.expectSync({ rewritten: '1', added: '0' }, [...REWRITE, '--dry-run']);
  expect(planned.stdout).toContain('1 reference in pages would change to library URLs.');
  expect(planned.stderr).toContain('1 reference would change to library URLs in docs/page.md.\n');
  expect(planned.summary).toContain(
    'Plan: 5 files would change, 1 reference in pages would change, nothing was changed',
  );
  expect(fixture.read('docs/page.md')).toBe(page);
  const { stdout, stderr } = await fixture.sync(REWRITE);
  expect(stderr).toContain('1 reference changed to library URLs in docs/page.md, only in the workspace of this job.\n');
  expect(stdout).toContain(
    '1 reference in pages changed to library URLs. That is only in the workspace of this job: commit the pages to keep it.',
  );
  const after = fixture.read('docs/page.md');
  expect(after).not.toBe(page);
  await fixture.expectSync({ rewritten: '0' }, REWRITE);
  expect(fixture.read('docs/page.md')).toBe(after);
});

test('never syncs a page of rewrite, even if include matches it, and keeps links to it', async () => {
  const page = '![a](logo.png) [b](other.md)\n';
  await using fixture = await startWith({
    'docs/logo.png': MEDIA['media/logo.png'],
    'docs/page.md': page,
    'docs/other.md': 'b',
    'docs/notes.md': 'c',
  });
  const choice = ['--path', 'docs', '--rewrite', 'docs/*.md\n!docs/notes.md'];
  await fixture.expectSync({ added: '2', skipped: '2' }, choice);
  expect(Object.keys(fixture.map()).sort()).toEqual(['logo.png', 'notes.md']);
  expect(fixture.read('docs/page.md')).toBe(`![a](${fixture.map()['logo.png']}) [b](other.md)\n`);
  await fixture.expectSync({ unchanged: '2', replaced: '0', changed: 'false' }, [...choice, '--include', '**/*']);
});

test('keeps every byte of a page that is not UTF-8', async () => {
  const bytes = Buffer.from('caf\xe9 ![a](../media/logo.png)\n', 'latin1');
  await using fixture = await startWith({ ...MEDIA, 'docs/page.md': bytes });
  const { stderr } = await fixture.sync(REWRITE);
  expect(readFileSync(join(fixture.folder, 'docs/page.md')).equals(bytes)).toBe(true);
  expect(stderr).toContain("docs/page.md wasn't rewritten, because it isn't valid UTF-8. Save the page as UTF-8.");
});

test('syncs the workspace itself and rewrites pages in it', async () => {
  await using fixture = await startWith({
    'logo.png': MEDIA['media/logo.png'],
    'page.html': '<img src="logo.png"><a href="gone.pdf">x</a>',
  });
  const { result } = await fixture.expectSync({ outcome: 'done' }, ['--path', '.', '--rewrite', '*.html']);
  expect(fixture.read('page.html')).toContain(`src="${fixture.map()['logo.png']}"`);
  expect(result.annotations).toContainEqual(
    expect.objectContaining({ message: "page.html:1: gone.pdf doesn't exist." }),
  );
});

test.each([
  ['a folder above the page', 'docs/images', 'docs/en/page.md', '/images/logo.png'],
  ['the media folder', 'static', 'docs/page.md', '/logo.png'],
  ['a folder above the media folder', 'site/static/img', 'site/docs/page.md', '/img/logo.png'],
])('resolves a reference from the root of a site that begins at %s', async (_, media, page, url) => {
  const text = `![a](${url})\n![b](/gone.png)\n`;
  await using fixture = await startWith({ [`${media}/logo.png`]: MEDIA['media/logo.png'], [page]: text });
  const { result } = await fixture.expectSync({ outcome: 'done' }, ['--path', media, '--rewrite', '**/*.md']);
  expect(fixture.read(page)).toBe(text.replace(url, fixture.map()['logo.png'] ?? ''));
  expect(result.annotations.map(({ message }) => message)).toEqual([`${page}:2: /gone.png doesn't exist.`]);
});

test.each([
  ['a folder of the media folder', 'docs', 'docs/public/logo.png', '/logo.png'],
  ['a base path', 'static', 'static/img/logo.png', '/base/img/logo.png'],
  ['a path from the media folder', 'media', 'media/img/logo.png', 'img/logo.png'],
  ['another case', 'docs', 'docs/en/logo.png', 'Logo.PNG'],
  ['another number of folders above', 'media', 'media/img/logo.png', '../img/logo.png'],
])('names the file that a reference may be, if the site has %s', async (_, media, file, url) => {
  const text = `![a](${url})\n`;
  await using fixture = await startWith({ [file]: MEDIA['media/logo.png'], 'docs/en/page.md': text });
  const { result, summary } = await fixture.sync(['--path', media, '--rewrite', '**/*.md']);
  expect(fixture.read('docs/en/page.md')).toBe(text);
  expect(result.annotations.map(({ message }) => message)).toEqual([
    `docs/en/page.md:1: ${url} may be ${file}. Use its exact path, relative to the page.`,
  ]);
  expect(summary).toContain(`| \`docs/en/page.md:1\` | \`${url}\`, perhaps \`${file}\` |`);
});

test('says nothing about what the generator of a site looks up or generates', async () => {
  const page = '![a](@assets/a.png) ![b](~/b.svg) <img src="@site/c.png">\n[d](/feed.xml) [e](/api/openapi.json)\n';
  await using fixture = await startWith({
    ...MEDIA,
    'docs/page.md': `${page}![f](/gone.svg) [g](gone.xml) [h](/media/gone.md) [i](/media/gone.csv)\n`,
  });
  const { result } = await fixture.sync(REWRITE);
  const expected = ['/gone.svg', 'gone.xml', '/media/gone.md', '/media/gone.csv'].map(
    (name) => `docs/page.md:3: ${name} doesn't exist.`,
  );
  expect(result.annotations.map(({ message }) => message)).toEqual(expected);
});

test('keeps a reference from the root that a file of the workspace has, even if a folder above the page has the same', async () => {
  const text = '![a](/logo.png)';
  const logo = MEDIA['media/logo.png'];
  await using fixture = await startWith({ 'docs/logo.png': logo, 'logo.png': logo, 'docs/page.md': text });
  const { result } = await fixture.expectSync({ outcome: 'done' }, ['--path', 'docs', '--rewrite', 'docs/*.md']);
  expect([fixture.read('docs/page.md'), result.annotations]).toEqual([text, []]);
});

describe('pages outside the workspace', () => {
  test.each(['../*.md', '/etc/*.md', 'D:/docs/*.md', 'docs/../../*.md', '{../x,docs}/*.md', '!../*.md'])(
    'rejects rewrite %s, which leads out of the workspace',
    async (glob) => {
      await using fixture = await startWith(MEDIA);
      await fixture.expectRejected(/^--rewrite: .* (?:points outside the folder|begins with a slash)/, [
        `--rewrite=${glob}`,
      ]);
    },
  );

  test('never rewrites a page outside the workspace through a symlink', async ({ skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using fixture = await startFixture();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'page.md'), '![a](/media/logo.png)');
    fixture.put(MEDIA);
    mkdirSync(join(fixture.folder, 'docs'));
    symlinkSync(join(outside, 'page.md'), join(fixture.folder, 'docs', 'page.md'));
    symlinkSync(outside, join(fixture.folder, 'docs', 'more'));
    await fixture.sync(['--rewrite', 'docs/**/*.md']);
    expect(readFileSync(join(outside, 'page.md'), 'utf8')).toBe('![a](/media/logo.png)');
  });
});
