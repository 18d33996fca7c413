/** References of pages that become addresses of the library, and those that stay as they are. */
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePng } from '../../../src/emulator/state/sample-files.js';
import { writeUrl } from '../../../src/pages/reference.js';
import { temporaryFolder } from '../../support/folder.js';
import { type Lab, startLab } from './fixture.js';

const MEDIA = {
  'media/logo.png': samplePng(4, 4, [1, 1, 1]),
  'media/guide/a b.txt': 'blank',
  'media/guide/(x).txt': 'bracket',
  'media/übung.txt': 'umlaut',
  'media/film.mp4.txt': 'film',
};

/** Rewrites one page, in which `«name»` stands for the address of a file. */
async function rewritten(
  page: string,
  text: string,
  more: readonly string[] = [],
): Promise<{ lab: Lab; text: string }> {
  const lab = await startLab();
  lab.put({ ...MEDIA, [page]: text });
  const { exitCode, stderr } = await lab.sync(['--rewrite', 'docs/**/*.{md,mdx,html}', ...more]);
  expect(exitCode, stderr).toBe(0);
  let after = lab.read(page);
  for (const [name, url] of Object.entries(lab.map())) {
    after = after.replaceAll(url.replaceAll('(', '%28').replaceAll(')', '%29'), `«${name}»`);
  }
  return { lab, text: after };
}

describe('in Markdown', () => {
  test.each([
    ['![a](../media/logo.png)', '![a](«logo.png»)'],
    ['![a](/media/logo.png "A title")', '![a](«logo.png» "A title")'],
    ['![a](<../media/guide/a b.txt>)', '![a](<«guide/a b.txt»>)'],
    ['![a](../media/guide/a%20b.txt)', '![a](«guide/a b.txt»)'],
    ['![a](../media/guide/\\(x\\).txt)', '![a](«guide/(x).txt»)'],
    ['[text](./../media/logo.png#part)', '[text](«logo.png»#part)'],
    ['[text][ref]\n\n[ref]: ../media/logo.png\n', '[text][ref]\n\n[ref]: «logo.png»\n'],
    ['[![a](../media/logo.png)](../media/%C3%BCbung.txt)', '[![a](«logo.png»)](«übung.txt»)'],
    ['| a |\n|---|\n| ![x](../media/logo.png) |\n', '| a |\n|---|\n| ![x](«logo.png») |\n'],
    ['<img alt="x" src="../media/logo.png">', '<img alt="x" src="«logo.png»">'],
    ["<video poster='../media/logo.png'></video>", "<video poster='«logo.png»'></video>"],
    ['<img srcset="../media/logo.png 1x, /media/logo.png 2x">', '<img srcset="«logo.png» 1x, «logo.png» 2x">'],
    [
      '---\ncover: ../media/logo.png\n---\n![a](../media/logo.png)',
      '---\ncover: ../media/logo.png\n---\n![a](«logo.png»)',
    ],
    ['\ufeff# Title\r\n\r\n![a](../media/logo.png)\r\n', '\ufeff# Title\r\n\r\n![a](«logo.png»)\r\n'],
    ['> <img\n> src="../media/logo.png">\n', '> <img\n> src="«logo.png»">\n'],
    [
      '- > text <img  \r\n  >\talt="> a"  \r\n  >\t\tsrc="../media/logo.png"> text\r\n',
      '- > text <img  \r\n  >\talt="> a"  \r\n  >\t\tsrc="«logo.png»"> text\r\n',
    ],
    [
      '>\t<div\n>\n> <img srcset="../media/logo.png 1x,\n>   ../media/logo.png 2x">\n',
      '>\t<div\n>\n> <img srcset="«logo.png» 1x,\n>   «logo.png» 2x">\n',
    ],
  ])('%j becomes %j', async (before, after) => {
    const { lab, text } = await rewritten('docs/page.md', before);
    await lab[Symbol.asyncDispose]();
    expect(text).toBe(after);
  });

  test.each([
    '```\n![a](../media/logo.png)\n```\n',
    '    ![a](../media/logo.png)\n',
    'text `![a](../media/logo.png)` text',
    '<!-- ![a](../media/logo.png) <img src="../media/logo.png"> -->',
    '![a](https://example.com/media/logo.png)',
    '[a](mailto:logo.png)',
    '\\![a]\\(../media/logo.png)',
    '![a](../media/{{name}}.png)',
    '<a data="../media/logo.png">text</a>',
    '# ../media/logo.png\n',
  ])('%j stays', async (text) => {
    const run = await rewritten('docs/page.md', text);
    await run.lab[Symbol.asyncDispose]();
    expect(run.text).toBe(text);
  });
});

describe('in MDX', () => {
  test.each([
    ['<Image src="../media/logo.png" />', '<Image src="«logo.png»" />'],
    ["text <Image src={'../media/logo.png'} /> text", "text <Image src={'«logo.png»'} /> text"],
    ['import a from "./a.js"\n\n![a](../media/logo.png)\n', 'import a from "./a.js"\n\n![a](«logo.png»)\n'],
    ['<Image src={name + ".png"} />', '<Image src={name + ".png"} />'],
    ['{/* <img src="../media/logo.png" /> */}', '{/* <img src="../media/logo.png" /> */}'],
    ['a {cond && <img src="../media/logo.png"/>}', 'a {cond && <img src="«logo.png»"/>}'],
    [
      '# 𝒳\n\n{cond ?\r\n  <img src={"../media/logo.png"}/> : <A.B poster=\'../media/logo.png\'/>}\n',
      '# 𝒳\n\n{cond ?\r\n  <img src={"«logo.png»"}/> : <A.B poster=\'«logo.png»\'/>}\n',
    ],
    ['<Card icon={<img src="../media/logo.png"/>}>a</Card>', '<Card icon={<img src="«logo.png»"/>}>a</Card>'],
    ['<Card {...{ icon: <img src="../media/logo.png"/> }}/>', '<Card {...{ icon: <img src="«logo.png»"/> }}/>'],
    [
      'export const X = () => <a href="../media/logo.png?a=1&amp;b=2">a</a>\n',
      'export const X = () => <a href="«logo.png»?a=1&amp;b=2">a</a>\n',
    ],
    ['<img src={`../media/logo.png`}/>', '<img src={`«logo.png»`}/>'],
    ['{cond && <img src={`../media/logo.png?a&b`}/>}', '{cond && <img src={`«logo.png»?a&b`}/>}'],
    ['{<Image srcSet={"../media/logo.png?a&b 1x, x.svg 2x"}/>}', '{<Image srcSet={"«logo.png»?a&b 1x, x.svg 2x"}/>}'],
    [
      '> <img srcSet="../media/logo.png 1x,\n>   ../media/logo.png 2x"/>\n>\n> {<img srcSet="../media/logo.png 1x,\n>\t../media/logo.png 2x"/>}\n',
      '> <img srcSet="«logo.png» 1x,\n>   «logo.png» 2x"/>\n>\n> {<img srcSet="«logo.png» 1x,\n>\t«logo.png» 2x"/>}\n',
    ],
    [
      '> - {cond &&\n>\t<img\n>   alt="a" src="../media/logo.png"/>}\n',
      '> - {cond &&\n>\t<img\n>   alt="a" src="«logo.png»"/>}\n',
    ],
  ])('%j becomes %j', async (before, after) => {
    const { lab, text } = await rewritten('docs/page.mdx', before);
    await lab[Symbol.asyncDispose]();
    expect(text).toBe(after);
  });

  test.each([
    '{/* <img src="../media/logo.png"/> */ "../media/logo.png"}',
    'export const logo = "../media/logo.png"; // <img src="../media/logo.png"/>\n',
    'import logo from "../media/logo.png"\n',
    '{\'<img src="../media/logo.png"/>\'}',
    '{cond && <img src={`../media/${name}.png`} alt="../media/logo.png"/>}',
    '<img src={tag`../media/logo.png`}/>',
    '{cond && <img {...{ src: "../media/logo.png" }} src={name + "../media/logo.png"} poster/>}',
  ])('%j stays', async (text) => {
    const run = await rewritten('docs/page.mdx', text);
    await run.lab[Symbol.asyncDispose]();
    expect(run.text).toBe(text);
  });

  test('what is missing in code is reported at its line', async () => {
    await using lab = await startLab();
    const page =
      '# Title\n\n{cond &&\n  <img\n    src="gone.png"/>}\n\n<Card\n  icon={<a href={`gone.pdf`}/>}\n/>\n' +
      '\nexport const X = () => <use xlinkHref="gone"/>\n\n{<a xlink:href="route"/>}\n';
    lab.put({ ...MEDIA, 'docs/page.mdx': page });
    const { result } = await lab.sync(['--rewrite', 'docs/*.mdx']);
    expect(lab.read('docs/page.mdx')).toBe(page);
    expect(result.annotations).toEqual([
      expect.objectContaining({ line: 5, message: 'gone.png does not exist.' }),
      expect.objectContaining({ line: 8, message: 'gone.pdf does not exist.' }),
      expect.objectContaining({ line: 11, message: 'gone does not exist.' }),
    ]);
  });

  test('what components make of their values is not guessed at: only files of media can be missing', async () => {
    await using lab = await startLab();
    lab.put({
      ...MEDIA,
      'docs/page.mdx': '<Chart data="sales"/>\n\n<Video src="intro"/>\n\n<Video src="gone.mp4"/>\n',
    });
    const { result } = await lab.sync(['--rewrite', 'docs/*.mdx']);
    expect(result.annotations).toEqual([expect.objectContaining({ line: 5, message: 'gone.mp4 does not exist.' })]);
  });

  test('a page that cannot be parsed stays, with a warning at its line', async () => {
    await using lab = await startLab();
    lab.put({ ...MEDIA, 'docs/page.mdx': 'fine\n\n<Image src="../media/logo.png">\n' });
    const { exitCode, result } = await lab.sync(['--rewrite', 'docs/*.mdx']);
    expect(exitCode).toBe(0);
    expect(lab.read('docs/page.mdx')).toContain('../media/logo.png');
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        file: 'docs/page.mdx',
        message: expect.stringContaining('cannot be parsed') as string,
      }),
    );
  });
});

test.each([
  ['<img src="&#46;./media/logo.png">', '<img src="&#46;./media/logo.png">'],
  ['<img src=" ../media/logo.png ">', '<img src="«logo.png»">'],
  [
    '<img srcset="https://x.example/w_1,h_2/gone.png 1x,../media/logo.png 2x">',
    '<img srcset="https://x.example/w_1,h_2/gone.png 1x,«logo.png» 2x">',
  ],
  [
    '<img srcset="../media/logo.png 1x, https://x.example/?a&amp;b 2x, ../media/logo.png?a&amp;b 3x">',
    '<img srcset="«logo.png» 1x, https://x.example/?a&amp;b 2x, ../media/logo.png?a&amp;b 3x">',
  ],
  [
    '<svg><image xlink:href="../media/logo.png"/><use xlink:href="#a"/></svg>',
    '<svg><image xlink:href="«logo.png»"/><use xlink:href="#a"/></svg>',
  ],
])('in HTML %j becomes %j, and nothing is said to be missing', async (before, after) => {
  const { lab, text } = await rewritten('docs/page.html', before);
  const { result } = await lab.sync(['--rewrite', 'docs/*.html', '--dry-run']);
  await lab[Symbol.asyncDispose]();
  expect(text).toBe(after);
  expect(result.annotations).toEqual([]);
});

test('links to the start, to folders and to routes of pages are not broken, also among the media', async () => {
  await using lab = await startLab();
  const page =
    '[a](/) [b](../) [c](..) [d](guide/) [e](./install) [f](/docs/install) [g](../media/) ![h](u\u0308.txt)\n';
  lab.put({ ...MEDIA, 'docs/page.md': page, 'docs/guide/x.txt': 'x', 'docs/u\u0308.txt': 'y' });
  for (const path of ['media', 'docs']) {
    const { result } = await lab.sync(['--path', path, '--rewrite', 'docs/*.md', '--dry-run']);
    expect(result.annotations.filter(({ title }) => title === 'Broken reference')).toEqual([]);
  }
});

test('a page that is a link is rewritten where it lies, once, and the link stays', async () => {
  await using lab = await startLab();
  lab.put({ ...MEDIA, 'docs/page.md': '![a](/media/logo.png)\n' });
  symlinkSync('docs/page.md', join(lab.folder, 'README.md'));
  const { result } = await lab.sync(['--rewrite', '**/*.md']);
  expect(lstatSync(join(lab.folder, 'README.md')).isSymbolicLink()).toBe(true);
  expect(lab.read('docs/page.md')).toBe(`![a](${lab.map()['logo.png']})\n`);
  expect(result.outputs).toMatchObject({ rewritten: '1' });
});

test('a page that cannot be written stays, with a warning, and the others are rewritten', async () => {
  await using lab = await startLab();
  lab.put({ ...MEDIA, 'docs/a.md': '![a](../media/logo.png)\n', 'docs/b.md': '![a](../media/logo.png)\n' });
  // Root may write anything, so a folder where the temporary file would be stands in for what may not be written.
  lab.put({ [`docs/.a.md.${process.pid}.tmp/x`]: '' });
  const { exitCode, result } = await lab.sync(['--rewrite', 'docs/*.md']);
  expect(exitCode).toBe(0);
  expect(lab.read('docs/b.md')).toContain('http');
  expect(result.outputs).toMatchObject({ rewritten: '1' });
  expect(result.annotations).toContainEqual(expect.objectContaining({ file: 'docs/a.md', level: 'warning' }));
});

test('what a drawing shows is embedded, and missing also without an ending; what it links to may be a route', async () => {
  await using lab = await startLab();
  const shown = '<svg>\n<image href="gone1"/>\n<feImage xlink:href="gone2"/>\n<use xlink:href="gone3#a"/>\n';
  lab.put({ ...MEDIA, 'docs/page.html': `${shown}<a xlink:href="route"><a href="route"></svg>\n` });
  const { result } = await lab.sync(['--rewrite', 'docs/*.html']);
  expect(result.annotations).toEqual([
    expect.objectContaining({ line: 2, message: 'gone1 does not exist.' }),
    expect.objectContaining({ line: 3, message: 'gone2 does not exist.' }),
    expect.objectContaining({ line: 4, message: 'gone3#a does not exist.' }),
  ]);
});

test('in HTML without quotes', async () => {
  const { lab, text } = await rewritten('docs/page.html', '<img src=../media/logo.png alt=x>');
  await lab[Symbol.asyncDispose]();
  expect(text).toBe('<img src="«logo.png»" alt=x>');
});

test('in HTML', async () => {
  const before = '<!doctype html>\n<a href="../media/logo.png?x=1&amp;y=2">x</a><script>"../media/logo.png"</script>\n';
  const { lab, text } = await rewritten('docs/page.html', before);
  await lab[Symbol.asyncDispose]();
  expect(text).toBe(before.replace('href="../media/logo.png', 'href="«logo.png»'));
});

test('references to files that do not exist are annotated at file and line', async () => {
  await using lab = await startLab();
  lab.put({
    ...MEDIA,
    'docs/page.md':
      '# Title\n\n![a](../media/logo.png)\n![b](../media/gone.png)\n[c](other.md) [d](gone.pdf) ![e](page.md)\n',
  });
  const { exitCode, result, summary } = await lab.sync(['--rewrite', 'docs/*.md']);
  expect(exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ rewritten: '1' });
  const broken = result.annotations.filter(({ title }) => title === 'Broken reference');
  expect(broken).toEqual([
    expect.objectContaining({
      level: 'warning',
      file: 'docs/page.md',
      line: 4,
      message: '../media/gone.png does not exist.',
    }),
    expect.objectContaining({ level: 'warning', file: 'docs/page.md', line: 5, message: 'gone.pdf does not exist.' }),
  ]);
  expect(summary).toContain('docs/page.md:4');
});

test('a second run rewrites nothing, and a dry run counts without writing', async () => {
  await using lab = await startLab();
  const page = '![a](../media/logo.png)\n';
  lab.put({ ...MEDIA, 'docs/page.md': page });
  const planned = await lab.sync(['--rewrite', 'docs/*.md', '--dry-run']);
  expect(planned.result.outputs).toMatchObject({ rewritten: '1', added: '0' });
  expect(lab.read('docs/page.md')).toBe(page);
  await lab.sync(['--rewrite', 'docs/*.md']);
  const after = lab.read('docs/page.md');
  expect(after).not.toBe(page);
  const again = await lab.sync(['--rewrite', 'docs/*.md']);
  expect(again.result.outputs).toMatchObject({ rewritten: '0' });
  expect(lab.read('docs/page.md')).toBe(after);
});

test('a page among the media is none of them, even where it was chosen, and links to it stay', async () => {
  await using lab = await startLab();
  const page = '![a](logo.png) [b](other.md)\n';
  lab.put({
    'docs/logo.png': MEDIA['media/logo.png'],
    'docs/page.md': page,
    'docs/other.md': 'b',
    'docs/notes.md': 'c',
  });
  const choice = ['--path', 'docs', '--rewrite', 'docs/*.md\n!docs/notes.md'];
  const { result } = await lab.sync(choice);
  expect(Object.keys(lab.map()).sort()).toEqual(['logo.png', 'notes.md']);
  expect(lab.read('docs/page.md')).toBe(`![a](${lab.map()['logo.png']}) [b](other.md)\n`);
  expect(result.outputs).toMatchObject({ added: '2', skipped: '2' });
  const again = await lab.sync([...choice, '--include', '**/*']);
  expect(again.result.outputs).toMatchObject({ unchanged: '2', replaced: '0', changed: 'false' });
});

test('a page that is not UTF-8 keeps every byte', async () => {
  await using lab = await startLab();
  const bytes = Buffer.from('caf\xe9 ![a](../media/logo.png)\n', 'latin1');
  lab.put({ ...MEDIA, 'docs/page.md': bytes });
  const { stderr } = await lab.sync(['--rewrite', 'docs/*.md']);
  expect(readFileSync(join(lab.folder, 'docs/page.md')).equals(bytes)).toBe(true);
  expect(stderr).toContain('docs/page.md is not UTF-8');
});

test('the workspace itself as the folder, and pages in it', async () => {
  await using lab = await startLab();
  lab.put({ 'logo.png': MEDIA['media/logo.png'], 'page.html': '<img src="logo.png"><a href="gone.html">x</a>' });
  const { exitCode, result } = await lab.sync(['--path', '.', '--rewrite', '*.html']);
  expect(exitCode).toBe(0);
  expect(lab.read('page.html')).toContain(`src="${lab.map()['logo.png']}"`);
  expect(result.annotations).toContainEqual(expect.objectContaining({ message: 'gone.html does not exist.' }));
});

describe('nothing outside the workspace is touched', () => {
  test.each(['../*.md', '/etc/*.md', 'docs/../../*.md', '{../x,docs}/*.md', '!../*.md'])(
    '%s is refused',
    async (glob) => {
      await using lab = await startLab();
      lab.put(MEDIA);
      const { exitCode, result } = await lab.sync([`--rewrite=${glob}`]);
      expect(exitCode).toBe(2);
      expect(result.message).toMatch(/^--rewrite ".*" lies outside the workspace/);
      expect(lab.emulator.requests).toEqual([]);
    },
  );

  test('by a link', async () => {
    await using lab = await startLab();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'page.md'), '![a](/media/logo.png)');
    lab.put(MEDIA);
    mkdirSync(join(lab.folder, 'docs'));
    symlinkSync(join(outside, 'page.md'), join(lab.folder, 'docs', 'page.md'));
    symlinkSync(outside, join(lab.folder, 'docs', 'more'));
    await lab.sync(['--rewrite', 'docs/**/*.md']);
    expect(readFileSync(join(outside, 'page.md'), 'utf8')).toBe('![a](/media/logo.png)');
  });
});

test.each([
  ['markdown', 'https://x.example/a (b)"c.png?x&amp;y', 'https://x.example/a%20%28b%29%22c.png?x&amp;amp;y'],
  ['attribute', 'https://x.example/a\'"<b>&c', 'https://x.example/a%27%22%3Cb%3E&amp;c'],
  ['script', 'https://x.example/`${x}"\'\\', 'https://x.example/%60$%7Bx%7D%22%27%5C'],
  ['srcset', 'https://x.example/a,b c&d', 'https://x.example/a%2Cb%20c&amp;d'],
  ['script srcset', 'https://x.example/a,b`c&d', 'https://x.example/a%2Cb%60c&d'],
  ['bare attribute', 'https://x.example/a>b', '"https://x.example/a%3Eb"'],
] as const)('an address of the service cannot end its place in a page (%s)', (setting, url, written) => {
  expect(writeUrl(url, setting)).toBe(written);
});
