/** Tests that docs/internals/threat-model.md names existing files and tests, and nothing that becomes outdated unnoticed. */
import type { Link, Nodes, PhrasingContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALLOWED_LICENSES } from '../../scripts/bundle/licenses.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { readTestTitles } from './test-titles.js';

const PAGE = 'docs/internals/threat-model.md';
const FILES = new Set(repositoryFiles(/^/));
const LICENSES_PREFIX = 'Licenses in the bundle: ';

interface Row {
  readonly threat: string;
  readonly defense: readonly PhrasingContent[];
  readonly test: readonly PhrasingContent[];
}

function parseMarkdown(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Returns the rows of every table with a column "Test". */
function rowsOf(page: Nodes): Row[] {
  return findNodes(page, 'table').flatMap((table) => {
    const [head, ...rows] = (table as Table).children;
    if (textOf(head?.children.at(-1)) !== 'Test') return [];
    return rows.map(({ children: [threat, defense, tests] }) => ({
      threat: textOf(threat),
      defense: defense?.children ?? [],
      test: tests?.children ?? [],
    }));
  });
}

function findNodes(node: Nodes, type: string): Nodes[] {
  const below = 'children' in node ? node.children.flatMap((child) => findNodes(child, type)) : [];
  return node.type === type ? [node, ...below] : below;
}

function textOf(node: Nodes | undefined): string {
  if (node === undefined) return '';
  return 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
}

function fileOf({ url }: Link): string {
  return posix.join(posix.dirname(PAGE), url.replace(/#.*/, ''));
}

/** Returns one sentence for each missing file or test of a row. */
function rowProblems({ threat, defense, test }: Row): string[] {
  const sources = defense.filter((part) => part.type === 'link').map(fileOf);
  const citedTests = testsOf(test);
  return [
    ...(sources.length === 0 ? [`"${threat}" names no file that defends`] : []),
    ...sources.filter((file) => !FILES.has(file)).map((file) => `"${threat}" names ${file}, which is not there`),
    ...(citedTests.length === 0 ? [`"${threat}" names no test`] : []),
    ...citedTests.flatMap(({ file, titles }) => {
      if (!file.startsWith('test/') || !FILES.has(file)) return [`"${threat}" names ${file}, which is no test`];
      if (titles.length === 0) return [`"${threat}" names no test of ${file}`];
      const titlesOfFile = readTestTitles(readRepositoryFile(file));
      return titles.filter((title) => !titlesOfFile.has(title)).map((title) => `${file} has no test "${title}"`);
    }),
  ];
}

/** Assigns titles to the files before them, up to the next file that follows a title. */
function testsOf(parts: readonly PhrasingContent[]): { file: string; titles: string[] }[] {
  const groups: { files: string[]; titles: string[] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.type === 'link') {
      if (last?.titles.length === 0) last.files.push(fileOf(part));
      else groups.push({ files: [fileOf(part)], titles: [] });
    } else if (part.type === 'emphasis') {
      last?.titles.push(textOf(part));
    }
  }
  return groups.flatMap(({ files, titles }) => files.map((file) => ({ file, titles })));
}

describe('docs/internals/threat-model.md', () => {
  const page = parseMarkdown(readRepositoryFile(PAGE));
  const rows = rowsOf(page);

  test('covers everyone who can influence a run, and what isn’t covered', () => {
    const headings = findNodes(page, 'heading').map(textOf);
    for (const who of [
      'Readers',
      'forks',
      'files of the repository',
      'service',
      'proxy',
      'jobs',
      'GitHub',
      'npm',
      'logs',
    ])
      expect(
        headings.some((heading) => heading.includes(who)),
        who,
      ).toBe(true);
    expect(headings.at(-1)).toBe('Not covered');
    expect(rows.length).toBeGreaterThan(40);
  });

  test('names an existing defense and an existing test in every row', () => {
    expect(rows.flatMap(rowProblems)).toEqual([]);
  });

  test('contains no number, which could become wrong', () => {
    const prose = [...findNodes(page, 'paragraph'), ...findNodes(page, 'tableCell')].flatMap((block) =>
      'children' in block && !textOf(block).startsWith(LICENSES_PREFIX) ? block.children : [],
    );
    expect(prose.filter((part) => part.type === 'text' && /\d/.test(part.value)).map(textOf)).toEqual([]);
  });

  test('lists the licenses of the bundle', () => {
    const line =
      findNodes(page, 'paragraph')
        .map(textOf)
        .find((text) => text.startsWith(LICENSES_PREFIX)) ?? '';
    const citedTests = line.slice(LICENSES_PREFIX.length).replace(/\.$/, '').split(', ');
    const [summary = ''] = readRepositoryFile('dist/licenses.txt').split('\n====');
    const shipped = [...summary.matchAll(/^\(?([\w. -]+?)\)?: .*@/gm)].flatMap(([, one = '']) => one.split(' AND '));
    expect(citedTests).toEqual([...new Set(shipped)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(citedTests.filter((one) => !ALLOWED_LICENSES.includes(one))).toEqual([]);
  });

  test('links to SECURITY.md and is linked from there', () => {
    expect(readRepositoryFile('SECURITY.md')).toContain('](docs/internals/threat-model.md)');
    expect(findNodes(page, 'link').map((link) => fileOf(link as Link))).toContain('SECURITY.md');
  });
});

describe('rowProblems', () => {
  const problems = (defense: string, tests: string): string[] =>
    rowsOf(parseMarkdown(`| Threat | Mitigation | Test |\n| - | - | - |\n| lie | ${defense} | ${tests} |\n`)).flatMap(
      rowProblems,
    );
  const source = '[log.ts](../../src/text/log.ts)';
  const own = '[own](../../test/repo/security.test.ts)';

  test.each([
    ['"lie" names no file that defends', 'trust', `${own}: *rowProblems*`],
    [
      '"lie" names src/text/lag.ts, which is not there',
      '[log.ts](../../src/text/lag.ts)',
      `${own}: *reports no problem of a valid row*`,
    ],
    ['"lie" names no test', source, 'somewhere'],
    ['"lie" names test/gone.test.ts, which is no test', source, '[gone](../../test/gone.test.ts): *x*'],
    ['"lie" names src/text/log.ts, which is no test', source, `${source}: *x*`],
    ['"lie" names no test of test/repo/security.test.ts', source, own],
    ['test/repo/security.test.ts has no test "gone"', source, `${own}: *reports no problem of a valid row*; *gone*`],
    [
      'test/repo/import-boundaries.test.ts has no test "reports no problem of a valid row"',
      source,
      `[boundaries](../../test/repo/import-boundaries.test.ts), ${own}: *reports no problem of a valid row*`,
    ],
  ])('reports a wrong row: %s', (problem, defense, tests) => {
    expect(problems(defense, tests)).toEqual([problem]);
  });

  test('reports no problem of a valid row', () => {
    expect(problems(source, `${own}: *reports no problem of a valid row*`)).toEqual([]);
  });
});

test('reads test titles as written in the source', () => {
  const text = "describe.skipIf(x).each(y)('a %s', () => { it('b', f); it.each([1])(`c ${d} e`, f); other('f'); });";
  expect(readTestTitles(text)).toEqual(new Set(['a %s', 'b', 'c … e']));
});
