/** Tests that each promise of docs/internals/promises.md is still on its page and has its tests, and that none is missing. */
import type { Nodes } from 'mdast';
import { describe, expect, test } from 'vitest';
import { commandNames } from '../../src/commands/index.js';
import { type CitedTests, citedTestProblems, citedTests, linkedFile } from './cited-tests.js';
import { readRepositoryFile } from './files.js';
import { findNodes, parseMarkdown, textOf } from './markdown.js';

const PAGE = 'docs/internals/promises.md';

/** Words of a guarantee. */
const PROMISE = /\b(never|always|only|at most|exactly|nothing|no|whatever)\b/i;

/** Sentences with such a word that promise nothing about docs-ci, by the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'Only the latest release gets fixes.': 'says what the maintainers do',
  'each library file has a URL that needs no key.': 'says what the service does',
  'Never run docs-ci with secrets on pull_request_target.': 'says what you do',
};

interface Promised {
  readonly page: string;
  readonly sentence: string;
  readonly tests: readonly CitedTests[];
}

/** Returns the rows of the tables, each with the page that the heading above links to. */
function promisesOf(page: string, markdown: string): Promised[] {
  let current = '';
  return parseMarkdown(markdown).children.flatMap((node): Promised[] => {
    const [link] = node.type === 'heading' ? findNodes(node, 'link') : [];
    if (link !== undefined) current = linkedFile(page, link);
    if (node.type !== 'table') return [];
    return node.children.slice(1).map(({ children: [sentence, tests] }) => ({
      page: current,
      sentence: textOf(sentence),
      tests: citedTests(page, tests?.children ?? []),
    }));
  });
}

const BLOCKS = ['paragraph', 'tableCell', 'heading', 'code'];

/** Returns the texts of the blocks of a page, without markup and line breaks. */
function blocksOf(node: Nodes): string[] {
  if (BLOCKS.includes(node.type)) return [oneLine(textOf(node))];
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const pages = new Map<string, readonly string[]>();

/** Reads each page once, because most have many promises. */
function blocksOfPage(page: string): readonly string[] {
  const blocks = pages.get(page) ?? blocksOf(parseMarkdown(readRepositoryFile(page)));
  pages.set(page, blocks);
  return blocks;
}

function promiseProblems({ page, sentence, tests }: Promised): string[] {
  const isThere = blocksOfPage(page).some((block) => block.includes(sentence));
  return [...(isThere ? [] : [`${page} doesn't say "${sentence}"`]), ...citedTestProblems(sentence, tests)];
}

/** Returns the sentences with a word of a guarantee, and each point of "Limits and guarantees". */
function guaranteesOf(page: string): string[] {
  const root = parseMarkdown(readRepositoryFile(page));
  if (!page.startsWith('actions/'))
    return blocksOf({ ...root, children: root.children.filter(({ type }) => type !== 'code') })
      .flatMap((block) => block.split(/(?<=[.:;!?]) (?=\S)/))
      .filter((sentence) => PROMISE.test(sentence));
  const start = root.children.findIndex((node) => node.type === 'heading' && textOf(node) === 'Limits and guarantees');
  const end = root.children.findIndex((node, index) => index > start && node.type === 'heading');
  return findNodes({ ...root, children: root.children.slice(start, end) }, 'listItem').map((item) =>
    oneLine(textOf(item)),
  );
}

describe('docs/internals/promises.md', () => {
  const promises = promisesOf(PAGE, readRepositoryFile(PAGE));

  test('quotes sentences that are on their pages, and names tests that exist', () => {
    expect(promises.length).toBeGreaterThan(150);
    expect(promises.flatMap(promiseProblems)).toEqual([]);
  });

  test.each(['README.md', 'SECURITY.md', ...commandNames.map((name) => `actions/${name}/README.md`)])(
    'lists each promise of %s',
    (page) => {
      const listed = promises.filter((promise) => promise.page === page).map(({ sentence }) => sentence);
      const isListed = (text: string): boolean =>
        listed.some((sentence) => sentence.includes(text) || text.includes(sentence));
      expect(guaranteesOf(page).filter((text) => !isListed(text) && !(text in OTHERS))).toEqual([]);
    },
  );

  test('needs each exception', () => {
    const guarantees = new Set(['README.md', 'SECURITY.md'].flatMap(guaranteesOf));
    expect(Object.keys(OTHERS).filter((text) => !guarantees.has(text))).toEqual([]);
  });
});

describe('promiseProblems', () => {
  const problems = (row: string): string[] =>
    promisesOf(PAGE, `## [README.md](../../README.md)\n\n| Promise | Tests |\n| - | - |\n| ${row} |\n`).flatMap(
      promiseProblems,
    );
  const own = '[own](../../test/repo/promises.test.ts): *needs each exception*';

  test.each([
    [`It never fails. | ${own}`, `README.md doesn't say "It never fails."`],
    ['docs-ci | [own](../../test/repo/promises.test.ts): *gone*', 'test/repo/promises.test.ts has no test "gone"'],
  ])('reports a wrong row: %s', (row, problem) => {
    expect(problems(row)).toEqual([problem]);
  });

  test('reports no problem of a sentence with markup and line breaks', () => {
    expect(problems(`unless you set \`wait: false\`, a job waits | ${own}`)).toEqual([]);
  });
});
