/** Tests what people read about queries that miss their page: in the summary, in annotations and in the last message. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endSentence } from '../../../src/text/sentences.js';
import { withoutHelp } from '../../support/runs.js';
import { fileOf, type SearchRun, startSearch } from './fixture.js';

type Result = Readonly<Record<'title' | 'path' | 'url', string>>;

/** Runs the command on a service that responds with these results to every query. */
async function checkWith(results: readonly Partial<Result>[], yaml: string, flags: readonly string[] = []) {
  await using stage = await startSearch();
  const defaults = { title: 'Title', path: '', url: '', content: '', relevanceScore: 1 };
  const body = { results: results.map((one) => ({ ...defaults, ...one })), query: '', count: results.length };
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 200, body, times: Infinity });
  return await stage.check(yaml, flags);
}

const missOf = ({ result }: SearchRun) =>
  / queries\.yaml:1: (.*) hit-rate == 100% isn't met\. /.exec(result.annotations[0]?.message ?? '')?.[1];

describe('a miss', () => {
  test('says of the expected page, not of the first result, that the project does not have it', async () => {
    const found = await checkWith([{ title: 'Install', path: 'guides/install' }], fileOf({ sso: 'guides/sso' }));
    expect(missOf(found)).toBe(`"sso": guides/sso isn't among the project's pages. First is Install (guides/install).`);
    expect(missOf(await checkWith([], fileOf({ sso: 'guides/sso' })))).toBe(
      `"sso": guides/sso isn't among the project's pages.`,
    );
  });

  test.each([
    ['', 'guides/a', 'guides/a'],
    [' ', 'guides/a', 'guides/a'],
    ['', '', '–'],
    ['What is SSO?', 'guides/sso', 'What is SSO? (guides/sso)'],
    ['t'.repeat(200), 'a', `${'t'.repeat(99)}… (a)`],
  ])('names the first result with the title %j and the path %j: %s', async (title, path, name) => {
    const run = await checkWith([{ title, path }], fileOf({ helm: 'guides/install' }));
    expect(missOf(run)?.endsWith(` First is ${endSentence(name)}`)).toBe(true);
    expect(run.summary).toContain(`| ${name} |\n`);
  });

  test('shortens a long list of expected pages', async () => {
    const pages = Array.from({ length: 3000 }, (_, index) => `pages/number-${index}`);
    const run = await checkWith([{ path: 'a' }], `- query: helm\n  expect: [${pages.join(',\n    ')}]\n`);
    expect(missOf(run)?.length).toBeLessThan(500);
    expect(run.summary.length).toBeLessThan(1000);
  });

  test.each([
    ['no-results <= 14', 'warning', 0],
    ['hit-rate == 100%', 'error', 3],
  ])('has an annotation on GitHub, and the last of 8 counts the others: %s', async (thresholds, level, code) => {
    await using stage = await startSearch();
    const queries = Array.from({ length: 14 }, (_, index) => [`word${index}x`, 'guides/lost'] as const);
    writeFileSync(join(stage.folder, 'queries.yaml'), fileOf(Object.fromEntries(queries)));
    const runnerFiles = Object.fromEntries(
      ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(stage.folder, name)]),
    );
    for (const path of Object.values(runnerFiles)) writeFileSync(path, '');
    const { exitCode, stdout } = await stage.runAction('check-search', { thresholds }, runnerFiles);
    expect(exitCode).toBe(code);
    const lines = [...stdout.matchAll(/^::(\w+) title=check-search,file=queries\.yaml,line=(\d+)::.*\.$/gm)];
    expect(lines.map(([, name, line]) => `${name} ${line}`)).toEqual(
      Array.from({ length: 8 }, (_, index) => `${level} ${1 + 2 * index}`),
    );
    expect(stdout).not.toContain('The log and the job summary list them');
    expect(lines.at(-1)?.[0]).toMatch(/ And 6 more, listed in the job summary\.$/);
  });
});

test.each([
  ['terminal', { sso: 'guides/sso' }, 3],
  ['terminal', { sso: 'guides/sso', scim: 'guides/scim' }, 3],
  ['terminal', { sso: 'guides/sso' }, 0],
  ['GitHub', { sso: 'guides/sso' }, 3],
  ['GitLab', { sso: 'guides/sso' }, 3],
  ['GitLab', { sso: 'guides/sso', scim: 'guides/scim' }, 3],
] as const)(
  'says each miss once, with its line, and ✖ exactly if the job fails: %s, %j, %i',
  async (host, queries, code) => {
    await using stage = await startSearch();
    writeFileSync(join(stage.folder, 'queries.yaml'), fileOf(queries));
    const run = await {
      terminal: () => stage.run('check-search', code === 0 ? ['--thresholds', 'hit-rate >= 0'] : []),
      GitHub: () => stage.runAction('check-search'),
      GitLab: () => stage.runJob('check-search'),
    }[host]();
    expect(run.exitCode).toBe(code);
    const shown = run.stdout + run.stderr;
    for (const [index, page] of Object.values(queries).entries()) {
      expect(shown.split(page)).toHaveLength(2);
      const place =
        host === 'GitHub'
          ? /^::error title=check-search,file=queries\.yaml,line=1::/m
          : `queries.yaml:${1 + 2 * index}`;
      expect(shown).toMatch(place);
    }
    // The numbers and the threshold, too.
    expect(shown.split('no-results ')).toHaveLength(2);
    expect([run.summary, shown].some((text) => /[❌✖]/.test(text))).toBe(code !== 0);
  },
);

test('never shows a number that looks as if it met the threshold', async () => {
  const file = fileOf({ a: 'guides/a', b: 'guides/a', c: 'guides/b' });
  const thresholds = ['--thresholds', 'hit-rate >= 66.7%', '--thresholds', 'hit-rate >= 0.667'];
  const { exitCode, result } = await checkWith([{ path: 'guides/a' }], file, thresholds);
  expect(exitCode).toBe(3);
  expect(result.message).toContain('(hit-rate 66.6%, no-results 0)');
  expect(result.message).toContain("hit-rate >= 66.7% and hit-rate >= 0.667 aren't met.");
});

test('promises no search.json that could not be written or has no answers', async () => {
  await using stage = await startSearch();
  writeFileSync(join(stage.folder, 'queries.yaml'), fileOf({ helm: 'guides/install', chart: 'guides/install' }));
  const endOf = async (): Promise<string> => {
    const { exitCode, result } = await stage.run('check-search');
    expect(exitCode).toBe(1);
    return / The query is "\w+" \(line \d\)\. (.*) \(GET /.exec(withoutHelp(result.message))?.[1] ?? '';
  };
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 403, times: 2 });
  expect(await endOf()).toBe('Nothing is judged.');
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 403, after: 1 });
  expect(await endOf()).toBe('Nothing is judged; search.json has the answers so far.');
  const path = join(stage.folder, 'docs-ci/check-search/search.json');
  rmSync(path);
  mkdirSync(join(path, 'in-the-way'), { recursive: true });
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 403, after: 1 });
  expect(await endOf()).toBe('Nothing is judged.');
});

test('writes search.json with exactly the documented fields, in the order of the file', async () => {
  await using stage = await startSearch({ searchPaths: 'leading-slash' });
  const file = '- query: Helm\n  expect: guides/upgrade\n- query: sso\n  expect: [guides/sso, "/x#y"]\n  max-rank: 3\n';
  await stage.check(file, ['--thresholds', 'hit-rate >= 20%', '--thresholds', 'no-results == 0']);
  const text = readFileSync(join(stage.folder, 'docs-ci/check-search/search.json'), 'utf8');
  const first = { path: '/guides/install.mdx', title: 'Install' };
  const helm = {
    query: 'Helm',
    line: 1,
    expect: ['guides/upgrade'],
    maxRank: 5,
    rank: 2,
    hit: true,
    results: 3,
    first,
  };
  const sso = { query: 'sso', line: 3, expect: ['guides/sso', '/x#y'], maxRank: 3, rank: null, hit: false, results: 0 };
  expect(JSON.parse(text)).toEqual({
    schemaVersion: 1,
    queries: [
      { ...helm, isPageListed: null },
      { ...sso, first: null, isPageListed: false },
    ],
    thresholds: [
      { line: 'hit-rate >= 20%', value: 0.5, met: true },
      { line: 'no-results == 0', value: 1, met: false },
    ],
  });
});
