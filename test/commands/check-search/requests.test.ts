import { describe, expect, test } from 'vitest';
import { withoutHelp } from '../../support/runs.js';
import { fileOf, startSearch } from './fixture.js';

const SEARCH = 'GET /search';
const PAGES = 'GET /pages';

/** Queries that each find the page of the same number. */
function many(count: number): { pages: Record<string, string>; queries: Record<string, string> } {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return {
    pages: Object.fromEntries(numbers.map((number) => [`p/p${number}.mdx`, `word${number}x`])),
    queries: Object.fromEntries(numbers.map((number) => [`word${number}x`, `p/p${number}`])),
  };
}

describe.each([1, 40])('a file of %i queries', (count) => {
  const { pages, queries } = many(count);
  const missing = { ...queries, word0x: 'p/lost' };

  test('takes one request per query if all find their page', async () => {
    await using stage = await startSearch({}, pages);
    const { exitCode, requests, result } = await stage.check(fileOf(queries));
    expect([exitCode, requests]).toEqual([0, { [SEARCH]: count }]);
    expect(result.outputs).toMatchObject({
      queries: `${count}`,
      failed: '0',
      'hit-rate': '1',
      'thresholds-met': 'true',
    });
  });

  test('takes one more request for all pages if one misses', async () => {
    await using stage = await startSearch({}, pages);
    const { exitCode, requests, queries: answers } = await stage.check(fileOf(missing));
    expect([exitCode, requests]).toEqual([3, { [SEARCH]: count, [PAGES]: 1 }]);
    expect(answers[0]).toMatchObject({ query: 'word0x', hit: false, isPageListed: false });
  });

  test('takes at most four more requests for each miss with a grace period', async () => {
    await using stage = await startSearch({}, pages);
    const startMs = stage.clock.now();
    const { exitCode, requests } = await stage.check(fileOf(missing), ['--grace-period', '8m']);
    expect([exitCode, requests]).toEqual([3, { [SEARCH]: count + 4, [PAGES]: 1 }]);
    expect(Math.round((stage.clock.now() - startMs) / 60_000)).toBe(8);
  });
});

test('asks with the limit 20, and leaves the kind of search to the service', async () => {
  await using stage = await startSearch();
  const file = fileOf({ helm: 'guides/install' });
  await stage.check(file);
  expect(stage.emulator.requests.map(({ path }) => path)).toEqual(['/api/v1/search?q=helm&limit=20']);
});

test('waits for an index that lags, and stops as soon as the thresholds are met', async () => {
  await using stage = await startSearch({ searchLagMs: 150_000 }, { 'a.mdx': 'helm' });
  stage.emulator.state.project.edit({ 'b.mdx': 'torch', 'c.mdx': 'lamp' });
  const file = fileOf({ torch: 'b', lamp: 'c', nothing: 'd' });
  const { exitCode, requests, stderr } = await stage.check(file, [
    '--grace-period',
    '8m',
    '--thresholds',
    'hit-rate > 60%',
  ]);
  // After 1 and 2 minutes nothing is found, after 4 minutes two of three queries.
  expect([exitCode, requests]).toEqual([0, { [SEARCH]: 3 + 3 + 3 + 3, [PAGES]: 1 }]);
  expect(stderr).toContain('Searching again in 2m 0s: 3 queries miss.');
});

test('asks again after an eighth, a quarter, a half and all of the grace period', async () => {
  await using stage = await startSearch();
  const { stderr } = await stage.check(fileOf({ helm: 'guides/lost' }), ['--grace-period', '8m']);
  expect([...stderr.matchAll(/Searching again in (.*?):/g)].map(([, wait]) => wait)).toEqual([
    '1m 0s',
    '1m 0s',
    '2m 0s',
    '4m 0s',
  ]);
});

test('asks again only what misses', async () => {
  await using stage = await startSearch();
  const file = fileOf({ helm: 'guides/install', values: 'guides/lost' });
  const { requests } = await stage.check(file, ['--grace-period', '1m']);
  expect(requests[SEARCH]).toBe(2 + 4);
  expect(stage.emulator.requests.filter(({ path }) => path.includes('q=helm'))).toHaveLength(1);
});

test('searches for four queries at once, within the limit of the key', async () => {
  const { pages, queries } = many(40);
  await using stage = await startSearch({ keyLimitPerMinute: 20 }, pages);
  const { exitCode, result } = await stage.check(fileOf(queries));
  expect([exitCode, result.requests.limited]).toEqual([0, 0]);
});

describe('a dry run', () => {
  const FILE =
    '- query: helm\n  expect: [guides/install, guides/lost]\n- query: x\n  expect: https://docs.example.com/base/x\n';

  test('only lists the pages, and warns at the lines of pages that do not exist', async () => {
    await using stage = await startSearch();
    const { exitCode, requests, result } = await stage.check(FILE, ['--dry-run']);
    expect([exitCode, requests]).toEqual([0, { [PAGES]: 1 }]);
    expect(result.annotations).toEqual([
      {
        level: 'warning',
        title: 'check-search',
        file: 'queries.yaml',
        line: 1,
        message: `"helm": guides/lost isn't among the project's pages.`,
      },
    ]);
    expect(result.outputs).toMatchObject({ queries: '', 'hit-rate': '', 'search-json': '' });
  });

  test.each([
    ['Guides/Install.mdx', ' Did you mean guides/install?'],
    ['guides/instal', ' Did you mean guides/install?'],
    ['/docs/guides/install.mdx', ' Did you mean guides/install?'],
    ['guides/lost', ''],
  ])('names the page that %s probably means, in a dry run and in a search', async (page, hint) => {
    await using stage = await startSearch();
    const said = `"helm": ${page} isn't among the project's pages.${hint}`;
    const file = `- query: helm\n  expect: ${page}\n`;
    const { result } = await stage.check(file, ['--dry-run']);
    expect(result.annotations.map(({ message }) => message)).toEqual([said]);
    const { result: searched, summary } = await stage.check(file);
    expect(searched.message).toContain(said);
    expect(summary).toContain(hint === '' ? `| ${page} (isn't among the project's pages) |` : hint.replace(' D', 'd'));
  });

  test('names which of several expected pages does not exist, although another one does', async () => {
    await using stage = await startSearch();
    const { summary } = await stage.check('- query: nothing\n  expect: [guides/install, guides/lost]\n');
    expect(summary).toContain("guides/install or guides/lost (guides/lost isn't among the project's pages)");
  });

  test('says nothing about a page if the list is incomplete', async () => {
    await using stage = await startSearch({ pageList: 'half' });
    const { exitCode, result } = await stage.check(FILE, ['--dry-run']);
    expect([exitCode, result.annotations, result.message]).toEqual([
      0,
      [],
      expect.stringContaining('The list of pages is incomplete.'),
    ]);
  });
});

test('says of a missed page whether the project has it, unless the list is incomplete or fails', async () => {
  const file = fileOf({ helm: 'guides/lost', values: 'index', chart: 'https://docs.example.com/guides/lost' });
  const listed = async (options: object, fault?: boolean) => {
    await using stage = await startSearch(options);
    if (fault) stage.emulator.addFault({ route: PAGES, kind: 'status', status: 403, times: Infinity });
    const { exitCode, queries } = await stage.check(file);
    return [exitCode, ...queries.map(({ isPageListed }) => isPageListed)];
  };
  expect(await listed({})).toEqual([3, false, true, null]);
  expect(await listed({ pageList: 'wrong-count' })).toEqual([3, null, null, null]);
  expect(await listed({}, true)).toEqual([3, null, null, null]);
});

test.each([
  ['a service in maintenance', { kind: 'status', status: 503 }, 5, 'unavailable'],
  ['a lasting rate limit', { kind: 'status', status: 429, retryAfterSeconds: 3600 }, 5, 'unavailable'],
  ['a query that is rejected', { kind: 'status', status: 400 }, 1, 'failed'],
  ['a key that is denied', { kind: 'status', status: 403 }, 1, 'failed'],
] as const)('judges nothing if one query has no answer because of %s', async (_, fault, code, outcome) => {
  await using stage = await startSearch();
  const file = fileOf({ helm: 'guides/install', chart: 'guides/install', values: 'guides/install' });
  stage.emulator.addFault({ route: SEARCH, after: 2, times: Infinity, ...fault });
  const { exitCode, result, queries } = await stage.check(file, ['--timeout', '5m']);
  expect([exitCode, result.outcome, queries.length]).toEqual([code, outcome, 2]);
  expect(result.outputs).toMatchObject({
    queries: '',
    failed: '',
    'hit-rate': '',
    'no-results': '',
    'thresholds-met': '',
  });
  expect(result.outputs['search-json']).toBe('docs-ci/check-search/search.json');
  expect(result.message).toMatch(/The query is "(helm|chart|values)" \(line \d\)\. Nothing is judged/);
});

test.each([
  [['--grace-period', '20m'], '20m 0s', '10m 0s'],
  [['--grace-period', '4m', '--timeout', '4m'], '4m 0s', '4m 0s'],
])('refuses %j, with which no run could end in time, before any request', async (flags, grace, timeout) => {
  await using stage = await startSearch();
  const { exitCode, result, requests } = await stage.check(fileOf({ values: 'guides/lost' }), flags);
  expect([exitCode, requests]).toEqual([2, {}]);
  expect(withoutHelp(result.message)).toBe(
    `--grace-period: ${grace} isn't shorter than --timeout, which is ${timeout}. Set --timeout to more than --grace-period.`,
  );
});
