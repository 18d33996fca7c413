import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../emulator/state/readers/visits.js';
import { type Stage, withoutHelp } from '../../support/runs.js';
import { PAGES, startSearch } from './fixture.js';

const FILE = 'docs-ci/check-search/queries.yaml';

function searchedFor(stage: Stage, searches: Readonly<Record<string, number>>, daysAgo = 3): void {
  const at = stage.clock.now() - daysAgo * DAY_MS;
  for (const [query, count] of Object.entries(searches))
    for (let index = 0; index < count; index += 1)
      stage.emulator.state.readers.addVisit({
        searches: [{ path: '/', query, at, hasResults: true, isClicked: false, isEscalated: false }],
      });
}

function proposal({ folder }: Stage): string {
  return readFileSync(join(folder, FILE), 'utf8');
}

test('writes a file that the command takes as it is, and says that its pages are only first results', async () => {
  await using stage = await startSearch();
  searchedFor(stage, { 'helm chart': 3, HELM: 2, helm: 2, 'no such thing': 2, once: 1 });
  const { exitCode, result, requests } = await stage.check('', ['--propose']);
  expect([exitCode, result.outputs.proposal, result.outputs['search-json'], result.outputs['hit-rate']]).toEqual([
    0,
    FILE,
    '',
    '',
  ]);
  expect(requests).toEqual({ 'GET /analytics/search/queries': 1, 'GET /search': 3 });
  expect(result.message).toBe(
    `2 queries proposed of 3 frequent searches. The pages are only today's first results: correct them in ${FILE}, and add the entries to queries.yaml. 1 frequent search finds no page: it is a comment in the file.`,
  );
  const yaml = proposal(stage);
  expect(yaml.replace(/from .*? to \d{4}-\d\d-\d\d/, 'from A to B')).toBe(
    [
      "# What readers searched for from A to B. The pages are only today's first results: correct them, and add the entries to queries.yaml.",
      '# 4 searches, first: "Install"',
      '- query: "HELM"',
      '  expect: "guides/install"',
      '# 3 searches, first: "Install"',
      '- query: "helm chart"',
      '  expect: "guides/install"',
      '# 2 searches, no page: "no such thing"',
      '',
    ].join('\n'),
  );
  expect((await stage.check(yaml)).exitCode).toBe(0);
});

test('says to move the file only where the team has none, and on GitLab where to get it', async () => {
  await using stage = await startSearch();
  searchedFor(stage, { helm: 2 });
  const here = await stage.run('check-search', ['--propose']);
  expect(here.result.message).toMatch(
    / in docs-ci\/check-search\/queries\.yaml, and move the file to queries\.yaml\.$/,
  );
  rmSync(join(stage.folder, FILE));
  writeFileSync(join(stage.folder, 'queries.yaml'), '- query: helm\n  expect: guides/install\n');
  const job = await stage.runJob('check-search', { propose: 'true' });
  expect(job.result.message).toMatch(
    / and add the entries to queries\.yaml\. Download the file from the artifacts of this job\.$/,
  );
});

test.each([
  [
    'runAction',
    `set propose: true for one run, and upload ${FILE} with actions/upload-artifact: the runner deletes it`,
  ],
  ['runJob', `set propose: true for one run, and download ${FILE} from the artifacts of that job.`],
] as const)('says in a job how a job writes the first file: %s', async (way, advice) => {
  await using stage = await startSearch();
  const { message } = (await stage[way]('check-search')).result;
  expect(message).toContain(`For a first file, ${advice}`);
  expect(message).not.toContain('terminal');
});

test('reads the 30 days that end yesterday, also if the clocks differ by hours', async () => {
  await using stage = await startSearch();
  searchedFor(stage, { helm: 2 }, 0);
  searchedFor(stage, { chart: 2 }, 31);
  searchedFor(stage, { values: 2 }, 29);
  await stage.check('', ['--propose']);
  expect(proposal(stage)).toContain('"values"');
  expect(proposal(stage)).not.toMatch(/"helm"|"chart"/);
});

test('leaves out e-mail addresses and long numbers, and escapes what readers typed', async () => {
  await using stage = await startSearch(
    {},
    { ...PAGES, 'odd.mdx': '---\ntitle: "A\u202eB"\n---\n\nodd:"#{}\u202e\u0007 x' },
  );
  searchedFor(stage, {
    'helm ada@example.com': 5,
    'helm 0123 4567 89': 5,
    'odd:"#{}\u202e\u0007': 5,
    [`helm ${'x'.repeat(300)}`]: 5,
  });
  await stage.check('', ['--propose']);
  const yaml = proposal(stage);
  expect(yaml).not.toMatch(/ada|4567|xxx/);
  expect(yaml).not.toMatch(/[^\P{C}\n]/u);
  expect(yaml).toContain('- query: "odd:\\"#{}\\U0000202e\\u0007"\n  expect: "odd"');
  const { exitCode, queries } = await stage.check(yaml);
  expect([exitCode, queries.map(({ query }) => query)]).toEqual([0, ['odd:"#{}\u202e\u0007']]);
});

test('writes a file that the command takes, however long the titles of the pages are', async () => {
  const title = 'long '.repeat(5_000);
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const pages = Object.fromEntries(
    numbers.map((number) => [`p${number}.mdx`, `---\ntitle: ${title}\n---\n\nword${number}x`]),
  );
  await using stage = await startSearch({}, pages);
  searchedFor(stage, Object.fromEntries(numbers.map((number) => [`word${number}x`, 2])));
  await stage.check('', ['--propose']);
  const { exitCode, queries } = await stage.check(proposal(stage));
  expect([exitCode, queries.length]).toEqual([0, 50]);
});

test('proposes no other page than the first result, and none if that has no path', async () => {
  await using stage = await startSearch();
  searchedFor(stage, { helm: 2, chart: 2 });
  const result = { title: 'Title', url: 'https://docs.example.com/base/a', content: '', relevanceScore: 1 };
  const results = ['', 'guides/b'].map((path) => ({ ...result, path }));
  const body = { results, query: '', count: 2 };
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 200, body, times: 1 });
  await stage.check('', ['--propose']);
  expect(proposal(stage)).toMatch(/^# 2 searches, no page: "(?:helm|chart)"$/m);
  expect(proposal(stage)).not.toContain('guides/b');
});

test('never writes over a file, whoever wrote it', async () => {
  await using stage = await startSearch();
  searchedFor(stage, { helm: 2 });
  await stage.check('', ['--propose']);
  writeFileSync(join(stage.folder, FILE), 'corrected');
  const { exitCode, requests, result } = await stage.check('', ['--propose']);
  expect([exitCode, requests, proposal(stage)]).toEqual([2, {}, 'corrected']);
  expect(result.message).toContain(`--propose: ${FILE} already exists. Move or delete the file.`);
  renameSync(join(stage.folder, FILE), join(stage.folder, 'queries.yaml'));
  const inTeamsFolder = await stage.run('check-search', ['--propose', '--results-dir', 'docs']);
  expect([inTeamsFolder.exitCode, readFileSync(join(stage.folder, 'queries.yaml'), 'utf8')]).toEqual([0, 'corrected']);
});

test('says that no file was written if a search fails or if nothing is found', async () => {
  await using stage = await startSearch();
  expect((await stage.check('', ['--propose'])).result.message).toBe(
    '0 queries proposed of 0 frequent searches, so no file was written. A search is frequent if readers made it 2 times in the last 30 days. Searches with e-mail addresses or long numbers are left out.',
  );
  searchedFor(stage, { helm: 2, chart: 2 });
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 403, after: 1, times: Infinity });
  const { exitCode, result } = await stage.check('', ['--propose']);
  expect([exitCode, existsSync(join(stage.folder, FILE))]).toEqual([1, false]);
  expect(result.message).toContain('No file of queries was written.');
});

test('keeps proposing if the service rejects the words of a reader', async () => {
  await using stage = await startSearch();
  searchedFor(stage, { helm: 3, chart: 2 });
  stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 400 });
  expect((await stage.check('', ['--propose'])).exitCode).toBe(0);
  expect(proposal(stage)).toMatch(/no page: "(helm|chart)"/);
});

test.each([
  [['--dry-run'], ["--propose can't be used with --dry-run. Remove one."]],
  [['--grace-period', '5m'], ['--grace-period has no effect with --propose, which judges nothing. Remove one.']],
  [
    ['--max-rank', '3', '--thresholds', 'hit-rate >= 90%'],
    [
      '--max-rank has no effect with --propose, which judges nothing. Remove one.',
      '--thresholds has no effect with --propose, which judges nothing. Remove one.',
    ],
  ],
])('rejects propose with inputs for another run, before any request: %j', async (flags, problems) => {
  await using stage = await startSearch();
  const { exitCode, result, requests } = await stage.check('', ['--propose', ...flags]);
  expect([exitCode, withoutHelp(result.message).split('\n'), requests]).toEqual([2, problems, {}]);
});

test('proposes with the defaults that a component always passes', async () => {
  await using stage = await startSearch();
  const defaults = { 'max-rank': '5', thresholds: 'hit-rate == 100%', 'grace-period': '', 'dry-run': 'false' };
  expect((await stage.runJob('check-search', { propose: 'true', ...defaults })).exitCode).toBe(0);
});
