import { describe, expect, test } from 'vitest';
import { commands, type CommandName } from '../../src/commands/index.js';
import { flagTypes } from '../../src/commands/inputs/kinds.js';
import { createTerminalHost } from '../../src/hosts/terminal.js';
import { findProblemsOfAll } from '../../src/run/inputs-of-all.js';
import { withPlainNames } from '../support/plain-names.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { systemClock } from '../../src/main.js';

const FILES = { 'media/logo.svg': '<svg/>', 'docs/a.md': '# A\n', 'queries.yaml': '- query: a\n  expect: a\n' };

/** The problems of several jobs in one terminal. */
async function problemsOf(
  names: readonly CommandName[],
  flags: readonly string[],
  env: Record<string, string> = {
    DOCS_CI_API_KEY: 'key-of-the-test',
    DOCS_CI_BASE_URL: 'https://docs.example.com/api/v1',
  },
  files: Readonly<Record<string, string>> = FILES,
): Promise<string[]> {
  const loaded = await Promise.all(names.map((name) => commands[name]()));
  const workspace = temporaryFolder();
  writeFiles(workspace, files);
  const host = createTerminalHost({
    env,
    cwd: workspace,
    stdout: () => undefined,
    stderr: () => undefined,
    isTTY: false,
    flags,
    flagTypes: flagTypes(loaded),
  });
  const runtime = {
    clock: { ...systemClock, now: () => Date.UTC(2026, 0, 15) },
    random: Math.random,
    version: '1.0.0',
  };
  const problems = await findProblemsOfAll(
    loaded.map((command) => ({ command, host })),
    runtime,
  );
  return withPlainNames(problems, 'flags');
}

describe('the inputs of several jobs', () => {
  test('have no problem if each job can use its own', async () => {
    expect(await problemsOf(['sync-media', 'trigger-deploy'], ['--path', 'media', '--mode', 'deploy'])).toEqual([]);
  });

  test('get refused at once, with the job and the input of each problem', async () => {
    const flags = ['--naming', 'x', '--mode', 'publish', '--max-age', 'soon'];
    const problems = await problemsOf(['sync-media', 'trigger-deploy', 'check-site'], flags);
    expect(problems).toEqual([
      expect.stringMatching(/^sync-media: --naming: "x"/),
      expect.stringMatching(/^trigger-deploy: --mode: "publish"/),
      expect.stringMatching(/^check-site: --max-age: "soon"/),
    ]);
  });

  test.for([
    ['a/b', 'has characters .*Use letters, digits'],
    ['docs: report', 'has characters'],
    ['é'.repeat(119), 'is too long .*Use at most 235 bytes'],
  ] as const)('refuse the name of an artifact that no platform takes: %s', async ([name, problem]) => {
    expect(await problemsOf(['analytics-report'], ['--artifact-name', name])).toEqual([
      expect.stringMatching(new RegExp(`^analytics-report: --artifact-name: ".*" ${problem}`)),
    ]);
    expect(await problemsOf(['analytics-report'], ['--artifact-name', name.replace(/[/:]|é/g, '')])).toEqual([]);
  });

  test('have no problem if all jobs are skipped because a fork gets neither key nor URL', async () => {
    const names = ['sync-media', 'trigger-deploy'] as const;
    expect(await problemsOf(names, ['--on-missing-key', 'skip'], {})).toEqual([]);
    expect(await problemsOf(names, [], {})).not.toEqual([]);
  });

  test('name all jobs of a problem that they share', async () => {
    const problems = await problemsOf(['sync-media', 'trigger-deploy'], ['--tiemout', '3m', '--timeout', 'soon']);
    expect(problems).toEqual([
      expect.stringMatching(/^sync-media and trigger-deploy: .*--tiemout/),
      expect.stringMatching(/^sync-media and trigger-deploy: --timeout: "soon"/),
    ]);
  });
});

type Case = readonly [
  what: string,
  jobs: readonly CommandName[],
  flags: readonly string[],
  files: Readonly<Record<string, string>>,
  problem: RegExp,
];

const TO = ['--to', 'reference'];

describe('files of several jobs', () => {
  const wrong: readonly Case[] = [
    ['has no file of queries', ['sync-media', 'check-search'], [], { 'queries.yaml': '' }, /^check-search: .*queries/],
    [
      'has queries that are no YAML',
      ['push-content', 'check-search'],
      TO,
      { 'queries.yaml': '- [' },
      /isn't valid YAML/,
    ],
    [
      'has a folder for queries',
      ['push-content', 'check-search'],
      [...TO, '--queries', 'docs'],
      {},
      /docs can't be read/,
    ],
    ['has a page with NUL', ['sync-media', 'push-content'], TO, { 'docs/b.md': 'a\0' }, /^push-content: .*NUL/],
    ['has a page with the key', ['sync-media', 'push-content'], TO, { 'docs/b.md': 'key-of-the-test' }, /API key/],
    [
      'has a commit message with the key',
      ['sync-media', 'push-content'],
      [...TO, '--commit-message', 'key-of-the-test'],
      {},
      /--commit-message: contains/,
    ],
    [
      'has alt texts that are no YAML',
      ['check-pages', 'sync-media'],
      ['--alt-text', 'alt.yaml', '--scope', 'all'],
      { 'alt.yaml': '[' },
      /^sync-media: --alt-text/,
    ],
    [
      'has a broken lock file',
      ['check-pages', 'sync-media'],
      ['--scope', 'all'],
      { '.docs-media.lock.json': '{' },
      /^sync-media: --lock-file/,
    ],
    [
      'reports days to come',
      ['sync-media', 'analytics-report'],
      ['--start-date', '2026-01-16', '--end-date', '2026-01-17'],
      {},
      /^analytics-report: .*future/,
    ],
    [
      'writes to a folder',
      ['sync-media', 'export-pdf-artifact'],
      ['--output', 'docs'],
      {},
      /^export-pdf-artifact: --output: "docs" is a folder/,
    ],
    [
      'writes below a file',
      ['sync-media', 'export-pdf-artifact'],
      ['--output', 'docs/a.md/x.pdf'],
      {},
      /a file, not a folder/,
    ],
    [
      'writes the same file',
      ['sync-media', 'export-pdf-artifact'],
      ['--lock-file', 'x.pdf', '--output', 'x.pdf'],
      {},
      /--output is a path that sync-media uses, too/,
    ],
    [
      'writes a file that the first reads',
      ['check-search', 'export-pdf-artifact'],
      ['--output', 'queries.yaml'],
      {},
      /--output is a path that check-search uses, too/,
    ],
    [
      'writes to the results of the first',
      ['sync-media', 'export-pdf-artifact'],
      ['--output', 'docs-ci/sync-media/plan.json'],
      {},
      /--output is in the folder for the results of sync-media/,
    ],
    [
      'has its results where the first writes',
      ['sync-media', 'export-pdf-artifact'],
      ['--lock-file', 'docs-ci/export-pdf-artifact/result.json'],
      {},
      /^sync-media: --lock-file is in the folder/,
    ],
  ];

  test.each(wrong)('starts no job if a later one %s', async (_, jobs, flags, files, problem) => {
    const problems = await problemsOf(jobs, flags, undefined, { ...FILES, ...files });
    expect(problems.join('\n')).toMatch(problem);
  });

  test('have no problem if each job can use its own', async () => {
    const jobs = ['sync-media', 'push-content', 'check-search', 'export-pdf-artifact', 'analytics-report'] as const;
    expect(await problemsOf(jobs, TO)).toEqual([]);
    expect(await problemsOf(['sync-media', 'check-search'], ['--propose', '--queries', 'new.yaml'])).toEqual([]);
  });
});
