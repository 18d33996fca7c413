/** Tests what is said about pages that are to be written: syntax that MDX rejects. */
import { describe, expect, test } from 'vitest';
import { checkPages, type PageProblem } from '../../../../src/commands/push-content/folder/check-pages.js';
import type { LogSink } from '../../../../src/hosts/host.js';
import { createRunLog } from '../../../../src/run/log.js';
import { VirtualClock } from '../../../support/clock.js';
import { type Contents, type PageFolder, pageFolder } from './fixture.js';
import { cpuMsOf } from '../../../support/cpu-time.js';
import { inputName } from '../../../../src/text/input-names.js';

type Rules = Partial<Parameters<typeof checkPages>[1]>;

type Problems = Record<'syntaxProblems' | 'syntaxWarnings', Omit<PageProblem, 'kind'>[]>;

const NO_PROBLEMS: Problems = { syntaxProblems: [], syntaxWarnings: [] };

const SILENT = { live: false } as LogSink;
const LOG = createRunLog(SILENT, (text) => text, new VirtualClock());

async function check(
  files: Contents,
  { include, ...rules }: Rules & { include?: string[] } = {},
  folder: PageFolder = pageFolder(files),
): Promise<Problems> {
  const { pages } = await folder.read(include && { include });
  const problems = await checkPages(pages, {
    workspace: folder.workspace,
    syntax: 'auto',
    log: LOG,
    signal: new AbortController().signal,
    ...rules,
  });
  const of = (wanted: PageProblem['kind']): Omit<PageProblem, 'kind'>[] =>
    problems.flatMap(({ kind, ...problem }) => (kind === wanted ? problem : []));
  return { syntaxProblems: of('syntax'), syntaxWarnings: of('warning') };
}

/** Checks pages in one run. Returns `line:column message` of the first problem of each that has one. */
async function syntaxProblems(texts: readonly string[]): Promise<Record<string, string>> {
  const { syntaxProblems: found } = await check(
    Object.fromEntries(texts.map((text, index) => [`docs/${index}.mdx`, text])),
  );
  const textOf = (file: string): string => texts[Number(/\d+/.exec(file)?.[0])] ?? '';
  return Object.fromEntries(
    found.map(({ file, line, column, message }) => [textOf(file), `${line}:${column ?? ''} ${message}`]),
  );
}

async function syntaxProblem(text: string): Promise<string | undefined> {
  return (await syntaxProblems([text]))[text];
}

const INVALID_CODE =
  "The page can't be parsed as MDX: a line that begins with import or export is code in MDX, and this code is invalid. Put it into a code block, begin the line with another word, or add an empty line after the code.";

/** What is said about the one problem of a page. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  '# run\n\nReturns Promise<void>.\n':
    "3:16 MDX can't parse Promise<void>: < begins a tag. Put the type into backticks, or write &lt; instead of <.",
  'A Map<string, number> here.':
    "1:6 MDX can't parse Map<string, number>: < begins a tag. Put the type into backticks, or write &lt; instead of <.",
  'Promise<{a: 1}>':
    "1:8 MDX can't parse Promise<{a: 1}>: < begins a tag. Put the type into backticks, or write &lt; instead of <.",
  'Takes {a: 1, b: 2} here.':
    "1:7 MDX can't parse {a: 1, b: 2}: { begins an expression that isn't valid. Write \\{ instead of {, or put the text into backticks.",
  'See {@link Foo}.':
    "1:5 MDX can't parse {@link Foo}: { begins an expression that isn't valid. Write \\{ instead of {, or put the text into backticks.",
  'a {b} c\n\nd {\n\ne':
    "3:3 MDX can't parse {: { begins an expression that has no end. Write \\{ instead of {, or put the text into backticks.",
  'one<br>two': "1:4 MDX can't parse <br>: the tag isn't closed. Write <br />.",
  'one</br>two': "1:4 MDX can't parse </br>: the tag isn't closed. Write <br />.",
  'text\n\n<img src="a.png" alt="A">\n':
    '3:1 MDX can\'t parse <img src="a.png" alt="A">: the tag isn\'t closed. Write <img src="a.png" alt="A" />.',
  '# A\n\n<!-- comment -->\n':
    "3:1 MDX can't parse <!--: HTML comments aren't allowed. Write {/* text */} instead of <!-- text -->.",
  '<https://example.com/a>':
    "1:1 MDX can't parse <https://example.com/a>: links in angle brackets aren't allowed. Write [text](https://example.com/a) instead.",
  'Ask <ann@example.com>.':
    "1:5 MDX can't parse <ann@example.com>: links in angle brackets aren't allowed. Write [text](mailto:ann@example.com) instead.",
  'a <3 b': "1:3 MDX can't parse <3 b: < begins a tag. Write &lt; instead of <, or put the text into backticks.",
  '<div>\n\ntext\n':
    "1:1 MDX can't parse <div>: the tag isn't closed. Add </div>. If it isn't a tag, write &lt; instead of <.",
  '<details><summary>A</summary>\n\ntext\n\n</details>\n':
    "1:1 MDX can't parse <details>: the tag isn't closed. Add </details> in the same paragraph, or put both tags on their own lines. If it isn't a tag, write &lt; instead of <.",
  'text\n\n</div>\n': "3:1 MDX can't parse </div>: no such tag is open here. Remove the tag, or open it before.",
  '<img alt="a>b" src=\'c\'>':
    "1:1 MDX can't parse <img alt=\"a>b\" src='c'>: the tag isn't closed. Write <img alt=\"a>b\" src='c' />.",
  '<td>one<br>two</td>': "1:8 MDX can't parse <br>: the tag isn't closed. Write <br />.",
  '<b><i>x</b></i>':
    "1:4 MDX can't parse <i>: the tag isn't closed. Add </i>. If it isn't a tag, write &lt; instead of <.",
  'text</p>': "1:5 MDX can't parse </p>: no such tag is open here. Remove the tag, or open it before.",
  '<div>\n\ntext</div>':
    "3:5 MDX can't parse </div>: the tag that it closes is in another paragraph. Put both tags on their own lines.",
  '<a href=foo>x</a>':
    "1:1 MDX can't parse <a href=foo>: an attribute has no quotes. Put the values of attributes into quotation marks.",
  '# A\n\nimport the module first.\n': `3:1 ${INVALID_CODE}`,
  'import A from "a"\n# Title\n': `1:1 ${INVALID_CODE}`,
  'import "a"\nimport os\n\nText\n': `2:1 ${INVALID_CODE}`,
  '<a.b c={d e}>':
    "1:8 MDX can't parse {d e}: { begins an expression that isn't valid. Write \\{ instead of {, or put the text into backticks.",
};

describe('syntax gate', () => {
  test('explains what to write instead of invalid MDX', async () => {
    expect(await syntaxProblems(Object.keys(EXPLANATIONS))).toEqual(EXPLANATIONS);
  });

  test('accepts valid MDX', async () => {
    const valid = [
      'Returns `Promise<void>`.',
      '```ts\nconst a: Promise<{a: 1}>;\n```',
      'a < b, {/* comment */} and \\{ x',
      '---\ntitle: Promise<void>\n---\n\n<br />',
      '<Card title="A">\n\ntext\n\n</Card>',
      '',
    ];
    expect(await syntaxProblems(valid)).toEqual({});
  });

  test('reports an unclosed brace where it opens, although a code block follows', async () => {
    expect(await syntaxProblem('# A\n\nCall {name\n\n```js\nif (a) { b {\n```\n')).toMatch(
      /^3:6 MDX can't parse {name: /,
    );
    expect(await syntaxProblem('# A\n\n{\n\n```js\nif (a) { b\n```\n')).toMatch(/^3:1 MDX can't parse {: /);
    expect(await syntaxProblem('<A b={c\n\n```js\nif (a) { b\n```\n')).toMatch(/^1:6 MDX can't parse {c: /);
  });

  test('warns about pages that are valid only with formulas', async () => {
    const { syntaxProblems: problems, syntaxWarnings } = await check({
      'docs/a.mdx': 'Price: $$ \\frac{round\\_up}{2} $$ and so on.',
      'docs/b.mdx': '# A\n\n$$\n\\text{amount} = {round\\_up} < 3\n$$\n',
      'docs/c.mdx': 'The action $\\pi_{\\theta}$ is *best*.',
    });
    expect(problems).toEqual([]);
    const message = expect.stringContaining('between $ signs') as string;
    const files = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'];
    expect(syntaxWarnings).toMatchObject(files.map((file) => ({ file, title: 'Formula', message })));
  });

  test('accepts pages with $ signs that are valid without formulas, too', async () => {
    const files = {
      'docs/a.mdx': 'It costs $5, or $a_{i}$ later.',
      'docs/b.mdx': 'A value of `$x` and $5.',
      'docs/c.mdx': '$a_{i}$',
    };
    expect(await check(files)).toEqual(NO_PROBLEMS);
  });

  test('rejects pages that are invalid with and without formulas', async () => {
    const positions = {
      'It costs $5 and {x': '1:17',
      'It costs $5, not $6.\n\nCall {@link a}.\n': '3:6',
      'The action $\\pi_{\\theta}$ is best.\n\none<br>two\n': '3:4',
    };
    const found = Object.entries(await syntaxProblems(Object.keys(positions)));
    expect(Object.fromEntries(found.map(([text, problem]) => [text, problem.split(' ', 1)[0]]))).toEqual(positions);
  });

  test.each([
    [20_000, 'it is nested too deeply'],
    [50_000, 'it has 100,003 brackets, line breaks and other marks'],
  ])('names an MDX page of %i nested lists as too complex, which is not pushed then', async (depth, reason) => {
    const { syntaxProblems } = await check({ 'docs/a.mdx': `{${'['.repeat(depth)}${']'.repeat(depth)}}` });
    const message = `The page is too complex to check: ${reason}. Split the page, or set ${inputName('syntax')} to none.`;
    expect(syntaxProblems).toEqual([{ file: 'docs/a.mdx', line: 1, title: 'Page not checked', message }]);
  });

  test('parses no page with syntax: none', async () => {
    const files = { 'docs/a.md': `[x](gone.md) ${']('.repeat(50_000)}`, 'docs/b.mdx': 'one<br>two' };
    const spentMs = await cpuMsOf(async () => {
      expect(await check(files, { syntax: 'none' })).toEqual(NO_PROBLEMS);
    });
    expect(spentMs).toBeLessThan(4_000);
  });

  test('reports every page that is broken, at the line of the file even after CRLF and a byte order mark', async () => {
    const { syntaxProblems } = await check({
      'docs/a.mdx': '\ufeff# A\r\n\r\nA<B>\r\n',
      'docs/b.mdx': 'fine',
      'docs/c.mdx': '<br>',
    });
    expect(syntaxProblems).toMatchObject([
      { file: 'docs/a.mdx', line: 3, column: 2 },
      { file: 'docs/c.mdx', line: 1, column: 1 },
    ]);
  });

  test('shortens a long tag in a message to one line', async () => {
    const problem = await syntaxProblem(`a<b ${'x '.repeat(500)}\ny>`);
    expect(problem?.length).toBeLessThan(200);
    expect(problem).not.toContain('\n');
  });

  test('gives every text a position inside it, whatever the text is', async () => {
    const signs = '< > { } / !-- a'.split(' ');
    const parts = [...signs, ' ', '\n', '\n\n', '"', '=', '`', '- ', '> ', '\t', '😀', 'import '];
    // A fixed sequence of numbers makes the texts the same in every run.
    let seed = 1;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    const texts = Array.from({ length: 300 }, () =>
      Array.from({ length: 12 }, () => parts[next() % parts.length] ?? '').join(''),
    );
    const files = Object.fromEntries(texts.map((text, index) => [`docs/${index}.mdx`, text]));
    const { syntaxProblems } = await check(files);
    expect(syntaxProblems.length).toBeGreaterThan(100);
    for (const { file, line, column = 0, message } of syntaxProblems) {
      const lines = (files[file] ?? '').split('\n');
      expect([file, line >= 1 && line <= lines.length + 1]).toEqual([file, true]);
      expect([file, column >= 1 && column <= (lines[line - 1] ?? '').length + 1]).toEqual([file, true]);
      expect(message).toMatch(/^[^]+: [^]+\. [^]+\.$/);
    }
  });
});

test.each([
  ['title: Set up: the basics', 2, 'a value contains a colon and a space. Put the value into quotation marks.'],
  ['title: A\ntitle: B', 3, 'the key title is there twice. Remove one of them.'],
  ['a:\n\tb: c', 3, 'a tab indents the line. Use spaces.'],
  ['title: @scope', 2, 'a value begins with @. Put the value into quotation marks.'],
  ['title: *new*', 2, 'a value begins with *. Put the value into quotation marks.'],
  ['title: "Open', 2, 'a quotation mark has no end. Add the closing quotation mark.'],
])('warns of the front matter %j at its line, in Markdown and in MDX', async (yaml, line, message) => {
  const text = `---\n${yaml}\n---\n\n# Title\n`;
  const { syntaxProblems: problems, syntaxWarnings } = await check({ 'docs/a.md': text, 'docs/b.mdx': text });
  const warning = { line, title: 'Front matter', message: `The front matter isn't valid YAML: ${message}` };
  expect(problems).toEqual([]);
  expect(syntaxWarnings).toEqual([
    { file: 'docs/a.md', ...warning },
    { file: 'docs/b.mdx', ...warning },
  ]);
});
