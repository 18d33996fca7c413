import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutHelp } from '../../support/runs.js';
import { startSearch } from './fixture.js';

const LONG = 'x'.repeat(201);

test.each([
  [
    'text instead of a list',
    'install helm\n',
    [
      "1, column 1: the file isn't a list of queries. Begin each query with a hyphen: - query. Use query, expect and optionally max-rank.",
    ],
  ],
  ['an empty file', '', ['1, column 1: the file has no query. Use query, expect and optionally max-rank.']],
  ['an entry that is text', '- install\n', ['1, column 3 has no fields. Use query, expect and optionally max-rank.']],
  [
    'an unknown field',
    '- query: a\n  expect: b\n  expects: c\n',
    ['3, column 3 has the unknown field "expects". Use query, expect and optionally max-rank.'],
  ],
  [
    'a misspelled field',
    '- qeury: a\n  expect: b\n',
    ['1, column 3 has the unknown field "qeury". Use query, expect and optionally max-rank.'],
  ],
  ['a field twice', '- query: a\n  expect: b\n  expect: c\n', ['3, column 3 has expect twice. Remove one of them.']],
  ['a missing query', '- expect: b\n', ['1, column 3 has no query. Add it.']],
  ['a query without a value', '- query:\n  expect: b\n', ['1, column 9 has no value. Write a text.']],
  ['a missing page', '# Words\n- query: a\n', ['2, column 3 has no expect. Add the page to find.']],
  ['an empty list of pages', '- query: a\n  expect: []\n', ['1, column 3 has an empty expect. Add the page to find.']],
  ['a number as query', '- query: 404\n  expect: b\n', ["1, column 10 isn't text. Put it in quotes."]],
  ['an alias', '- query: &a a\n  expect: *a\n', ['2, column 11 is an alias. Write the text itself.']],
  ['a flag as page', '- query: a\n  expect: [b, true]\n', ["2, column 15 isn't text. Put it in quotes."]],
  ['an empty query', '- query: " "\n  expect: b\n', ['1, column 10 has too few or too many characters. Use 1 to 200.']],
  [
    'a long query',
    `- query: ${LONG}\n  expect: b\n`,
    ['1, column 10 has too few or too many characters. Use 1 to 200.'],
  ],
  [
    'a fragment as page',
    '- query: a\n  expect: "#b"\n',
    ["2, column 11 isn't a page. Use a path such as guides/install."],
  ],
  [
    'a rank of 0',
    '- query: a\n  expect: b\n  max-rank: 0\n',
    ["3, column 13 isn't a valid rank. Use a whole number from 1 to 20."],
  ],
  [
    'a rank of 2.5',
    '- query: a\n  expect: b\n  max-rank: 2.5\n',
    ["3, column 13 isn't a valid rank. Use a whole number from 1 to 20."],
  ],
  [
    'a rank in quotes',
    '- query: a\n  expect: b\n  max-rank: "3"\n',
    ["3, column 13 isn't a valid rank. Use a whole number from 1 to 20."],
  ],
  [
    'a query twice',
    '- query: Install  Helm\n  expect: b\n- query: install helm\n  expect: c\n',
    ['3, column 3 has the same query as line 1. Remove one of them.'],
  ],
  [
    'a query twice in one line',
    '[{query: a, expect: b}, {query: A, expect: b}]',
    ['1, column 26 has the same query as line 1. Remove one of them.'],
  ],
  [
    'a tab as indentation',
    '- query: a\n\texpect: b\n',
    [/^2, column 2 isn't valid YAML: a tab indents the line\. Use spaces\.$/],
  ],
  [
    'a colon in a query without quotes',
    '- query: error: no key\n  expect: b\n',
    [/^1, column 10 isn't valid YAML: a value contains a colon and a space\. Put the value into quotation marks\.$/],
  ],
  [
    'a quotation mark without an end',
    '- query: "a\n  expect: b\n',
    [/isn't valid YAML: a quotation mark or a bracket has no end\. Add the closing one\.$/],
  ],
  ...[' ', '   '].map(
    (indent) =>
      [
        `a field after ${indent.length} spaces`,
        `- query: a\n${indent}expect: b\n`,
        [/isn't valid YAML: lines of one entry begin at different columns\. Begin its fields at the same column\.$/],
      ] as const,
  ),
  [
    'two documents',
    '- query: a\n  expect: b\n---\n- query: c\n',
    [
      "3, column 1 isn't valid YAML: the parser doesn't understand the line (Source contains multiple documents). Compare the indentation with the lines above, and put values into quotation marks.",
    ],
  ],
] as const)('reports at its line and column, without a request, %s', async (_, yaml, problems) => {
  await using stage = await startSearch();
  const { exitCode, result, requests } = await stage.check(yaml);
  expect([exitCode, requests]).toEqual([2, {}]);
  const lines = result.message.replace(/ See http\S+/, '').split('\n');
  for (const [index, problem] of problems.entries()) {
    const text = lines[index]?.replace('--queries: queries.yaml, line ', '') ?? '';
    if (typeof problem === 'string') expect(text).toBe(problem);
    else expect(text).toMatch(problem);
  }
  if (!problems.some((problem) => problem instanceof RegExp)) expect(lines).toHaveLength(problems.length);
});

test('reports all problems in one run, as annotations at their lines', async () => {
  await using stage = await startSearch();
  writeFileSync(join(stage.folder, 'queries.yaml'), '- expect: b\n- query: 7\n  expects: c\n');
  const { stdout, result } = await stage.runAction('check-search');
  expect(result.annotations.map(({ level, file, line }) => [level, file, line])).toEqual([
    ['error', 'queries.yaml', 1],
    ['error', 'queries.yaml', 2],
    ['error', 'queries.yaml', 3],
  ]);
  expect(stdout).toContain('::error title=check-search,file=queries.yaml,line=3::');
});

test('names a field in a terminal as the file has it, not as the option of the same name', async () => {
  await using stage = await startSearch();
  const { stderr } = await stage.check('- query: a\n  expects: b\n  max-rank: 1\n  max-rank: 2\n');
  expect(stderr).toContain('Use query, expect and optionally max-rank.');
  expect(stderr).toContain('has max-rank twice. Remove one of them.');
  expect(stderr).not.toContain('--max-rank');
});

test('takes 500 queries, and not one more', async () => {
  await using stage = await startSearch();
  const file = (count: number): string =>
    Array.from({ length: count }, (_, index) => `- query: words ${index}\n  expect: guides/install\n`).join('');
  expect((await stage.check(file(500), ['--dry-run'])).exitCode).toBe(0);
  const { exitCode, result } = await stage.check(file(501), ['--dry-run']);
  expect([exitCode, result.message]).toEqual([
    2,
    expect.stringContaining('line 1001, column 3 is one query too many. Use at most 500.'),
  ]);
});

test('takes queries that differ in more than case and spaces, and 500 of 200 characters in any script', async () => {
  await using stage = await startSearch();
  const water = ['H2O', 'H₂O', 'Ｈ2O'].map((query) => `- query: ${query}\n  expect: guides/install\n`).join('');
  expect((await stage.check(water, ['--dry-run'])).exitCode).toBe(0);
  const long = Array.from({ length: 500 }, (_, index) => String(index).padStart(200, '漢'));
  const file = long.map((query) => `- query: ${query}\n  expect: guides/install\n`).join('');
  expect((await stage.check(file, ['--dry-run'])).exitCode).toBe(0);
});

test('says what to do if the file is missing, is a folder or begins with a byte order mark', async () => {
  await using stage = await startSearch();
  expect((await stage.run('check-search')).result.message).toContain(
    "--queries: queries.yaml doesn't exist. Check the spelling, and that the current folder is the one of the repository. For a first file, run docs-ci check-search --propose in a terminal.",
  );
  mkdirSync(join(stage.folder, 'docs-ci/check-search'), { recursive: true });
  writeFileSync(join(stage.folder, 'docs-ci/check-search/queries.yaml'), '- query: helm\n');
  expect((await stage.run('check-search')).result.message).toContain(
    "--queries: queries.yaml doesn't exist. A proposal is in docs-ci/check-search/queries.yaml: correct it, and move it to queries.yaml.",
  );
  expect((await stage.check('\ufeff- query: helm\n  expect: guides/install\n')).exitCode).toBe(0);
  rmSync(join(stage.folder, 'queries.yaml'));
  mkdirSync(join(stage.folder, 'queries.yaml'));
  expect((await stage.run('check-search')).result.message).toMatch(/--queries: .*folder/);
});

test('refuses a file that is not UTF-8, is too large or is a pipe, without a request', async () => {
  await using stage = await startSearch();
  const path = join(stage.folder, 'queries.yaml');
  const refusal = async (): Promise<unknown[]> => {
    const { exitCode, result } = await stage.run('check-search');
    return [exitCode, withoutHelp(result.message), stage.emulator.requests.length];
  };
  writeFileSync(path, Buffer.from('- query: caf\xe9\n  expect: guides/install\n', 'latin1'));
  expect(await refusal()).toEqual([2, "--queries: queries.yaml isn't valid UTF-8. Save the file as UTF-8.", 0]);
  const advice = 'Use a readable YAML file of up to 500000 bytes.';
  writeFileSync(path, '#'.repeat(500_001));
  expect(await refusal()).toEqual([
    2,
    `--queries: queries.yaml can't be read: the file has 500001 bytes. ${advice}`,
    0,
  ]);
  writeFileSync(path, `- query: helm\n  expect: guides/install\n# ${'['.repeat(101)}\n`);
  expect(await refusal()).toEqual([
    2,
    `--queries: queries.yaml can't be read: it has more than 100 brackets in each other. ${advice}`,
    0,
  ]);
  if (process.platform === 'win32') return;
  rmSync(path);
  execFileSync('mkfifo', [path]);
  expect(await refusal()).toEqual([
    2,
    `--queries: queries.yaml can't be read: it is a pipe or a device, not a file. ${advice}`,
    0,
  ]);
});
