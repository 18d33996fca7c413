/** Tests that docs/internals/threat-model.md names existing files and tests, and nothing that becomes outdated unnoticed. */
import type { Link, Nodes, PhrasingContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import { ALLOWED_LICENSES } from '../../scripts/bundle/licenses.js';
import { citedTestProblems, citedTests, linkedFile } from './cited-tests.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { findNodes, parseMarkdown, textOf } from './markdown.js';
import { readTestTitles } from './test-titles.js';

const PAGE = 'docs/internals/threat-model.md';
const FILES = new Set(repositoryFiles(/^/));
const LICENSES_PREFIX = 'Licenses in the bundle: ';

interface Row {
  readonly threat: string;
  readonly defense: readonly PhrasingContent[];
  readonly test: readonly PhrasingContent[];
}

/** Returns the rows of every table with a column "Test". */
function rowsOf(page: Nodes): Row[] {
  return findNodes(page, 'table').flatMap((table) => {
    const [head, ...rows] = table.children;
    if (textOf(head?.children.at(-1)) !== 'Test') return [];
    return rows.map(({ children: [threat, defense, tests] }) => ({
      threat: textOf(threat),
      defense: defense?.children ?? [],
      test: tests?.children ?? [],
    }));
  });
}

function fileOf(link: Link): string {
  return linkedFile(PAGE, link);
}

/** Returns one sentence for each missing file or test of a row. */
function rowProblems({ threat, defense, test }: Row): string[] {
  const sources = defense.filter((part) => part.type === 'link').map(fileOf);
  return [
    ...(sources.length === 0 ? [`"${threat}" names no file that defends`] : []),
    ...sources.filter((file) => !FILES.has(file)).map((file) => `"${threat}" names ${file}, which is not there`),
    ...citedTestProblems(threat, citedTests(PAGE, test)),
  ];
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
    const listed = line.slice(LICENSES_PREFIX.length).replace(/\.$/, '').split(', ');
    const [summary = ''] = readRepositoryFile('dist/licenses.txt').split('\n====');
    const shipped = [...summary.matchAll(/^\(?([\w. -]+?)\)?: .*@/gm)].flatMap(([, one = '']) => one.split(' AND '));
    expect(listed).toEqual([...new Set(shipped)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(listed.filter((one) => !ALLOWED_LICENSES.includes(one))).toEqual([]);
  });

  test('links to SECURITY.md and is linked from there', () => {
    expect(readRepositoryFile('SECURITY.md')).toContain('](docs/internals/threat-model.md)');
    expect(findNodes(page, 'link').map((link) => fileOf(link))).toContain('SECURITY.md');
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
