/** Tests that words of readers, titles and files of attackers neither stop a run nor end up anywhere unescaped. */
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { expectHarmless, readMarkdown } from '../../support/markdown.js';
import { hostileText, runs } from '../../support/hostile.js';
import { commandsIn } from '../../support/runner-commands.js';
import { DAY_MS } from '../../../emulator/state/readers/visits.js';
import { startSearch } from './fixture.js';

const EVIL = '::error::x | <img src=x> `a` [a](https://e.example) @bob #1\u202e\u0007\n::stop-commands::y';

test('shows hostile queries, pages and titles as harmless text in summary, annotations and log', async () => {
  await using stage = await startSearch();
  const hit = { title: EVIL, path: EVIL, url: EVIL, content: EVIL, relevanceScore: 1 };
  const body = { results: [hit], query: EVIL, count: 1 };
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 200, body, times: Infinity });
  writeFileSync(
    join(stage.folder, 'queries.yaml'),
    JSON.stringify([{ query: EVIL, expect: ['a', EVIL.slice(0, 40)] }]),
  );
  const { exitCode, stdout, summary } = await stage.runAction('check-search');
  expect(exitCode).toBe(3);
  expectHarmless(readMarkdown(summary));
  expect(commandsIn(stdout).filter(({ name }) => name === 'stop-commands')).toEqual([]);
  for (const character of '\u202e\u0007') expect(stdout + summary).not.toContain(character);
  expect(summary).not.toContain('<img');
});

test('shows what is wrong in a hostile file as harmless text', async () => {
  await using stage = await startSearch();
  writeFileSync(join(stage.folder, 'queries.yaml'), JSON.stringify([{ [EVIL]: EVIL }]));
  const { exitCode, stdout, summary } = await stage.runAction('check-search');
  expect(exitCode).toBe(2);
  expectHarmless(readMarkdown(summary));
  expect(commandsIn(stdout).filter(({ name }) => name === 'stop-commands')).toEqual([]);
});

test('says what is wrong with files that are slow to parse', { timeout: 120_000 }, async () => {
  await using stage = await startSearch();
  const floods = [
    '['.repeat(100_000),
    '- '.repeat(50_000),
    `- {${'a: 1, '.repeat(20_000)}}`,
    '- &a [*a, *a]\n'.repeat(1_000),
    'x'.repeat(2_000_000),
    `- query: 1\n  expect: [${'1,'.repeat(40_000)}]`,
    `- query: "${'\\q'.repeat(40_000)}"`,
  ];
  for (const flood of floods) {
    const { exitCode, result } = await stage.check(flood);
    expect(exitCode).toBe(2);
    expect(result.message.length).toBeLessThan(20_000);
  }
});

test('proposes any words of readers as YAML that reads the same', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText(), hostileText(), async (query, title) => {
      await using stage = await startSearch();
      const body = { results: [{ title, path: 'guides/a', url: '', content: '', relevanceScore: 1 }], query, count: 1 };
      stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 200, body, times: Infinity });
      const search = {
        path: '/',
        query,
        at: stage.clock.now() - DAY_MS,
        hasResults: true,
        isClicked: false,
        isEscalated: false,
      };
      stage.emulator.state.readers.addVisit({ searches: [search, search] });
      const { result } = await stage.check('', ['--propose']);
      if (!result.outputs.proposal) return;
      const text = readFileSync(join(stage.folder, result.outputs.proposal), 'utf8');
      expect(parse(text)).toEqual([{ query: query.trim(), expect: 'guides/a' }]);
      expect(text.split('\n')).toHaveLength(5);
      expect(text).not.toMatch(/[^\P{C}\n]/u);
    }),
    runs(40),
  );
});

test('never shows the key, whatever repeats it', async () => {
  await using stage = await startSearch();
  const key = stage.emulator.keys.viewer;
  const body = {
    results: [{ title: key, path: key, url: key, content: key, relevanceScore: 1 }],
    query: key,
    count: 1,
  };
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 200, body, times: Infinity });
  const run = await stage.check('- query: helm\n  expect: a\n');
  const files = ['search.json', 'summary.md', 'result.json'].map((name) =>
    readFileSync(join(stage.folder, 'docs-ci/check-search', name), 'utf8'),
  );
  expect([run.stdout, run.stderr, ...files].join('')).not.toContain(key);
  const search = {
    path: '/',
    query: 'helm',
    at: stage.clock.now() - DAY_MS,
    hasResults: true,
    isClicked: false,
    isEscalated: false,
  };
  stage.emulator.state.readers.addVisit({
    searches: [search, search, { ...search, query: key }, { ...search, query: key }],
  });
  await stage.check('', ['--propose']);
  expect(readFileSync(join(stage.folder, 'docs-ci/check-search/queries.yaml'), 'utf8')).not.toContain(key);
});
