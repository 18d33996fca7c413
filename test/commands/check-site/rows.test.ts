/** Tests each verdict of the rows of check-site, and the requests of a run, against the emulator and loopback platforms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { START_MS } from '../../support/clock.js';
import { withoutHelp } from '../../support/runs.js';
import { MINUTE, PLATFORMS, startSite } from './fixture.js';

const [[, startGitHub]] = PLATFORMS;
const ONLY_DEPLOYMENTS = ['--verify-pages', 'none'];

type Deployments = readonly (readonly [minutesAgo: number, outcome?: 'ready' | 'error' | 'cancelled' | 'building'])[];

describe('the newest deployment', () => {
  test.each<[string, Deployments, string, number, string]>([
    ['is ready', [[90]], 'ok', 0, '0'],
    ['is in progress for 29 minutes', [[90], [29, 'building']], 'ok', 0, '0'],
    ['is in progress for 31 minutes', [[90], [31, 'building']], 'problem', 3, '31'],
    ['failed 29 minutes ago', [[90], [29, 'error']], 'warning', 0, '29'],
    ['was cancelled 29 minutes ago', [[90], [29, 'cancelled']], 'warning', 0, '29'],
    ['failed 31 minutes ago', [[90], [31, 'error']], 'problem', 3, '31'],
    ['was cancelled 31 minutes ago', [[90], [31, 'cancelled']], 'problem', 3, '31'],
    ['failed just now, as one did 45 minutes ago', [[90], [45, 'cancelled'], [1, 'error']], 'problem', 3, '45'],
    ['failed just now, after a ready one', [[90, 'error'], [45], [1, 'error']], 'warning', 0, '1'],
    [
      'is in progress again after one that failed 45 minutes ago',
      [[90], [45, 'error'], [1, 'building']],
      'warning',
      0,
      '45',
    ],
    [
      'is in progress for a minute, as another one is for 45',
      [[90], [45, 'building'], [1, 'building']],
      'warning',
      0,
      '45',
    ],
    [
      'failed just now, as another one is in progress for 45 minutes',
      [[90], [45, 'building'], [1, 'error']],
      'warning',
      0,
      '1',
    ],
  ])('judges the newest deployment, which %s: %j is %s', async (_, deployments, verdict, exitCode, behind) => {
    await using site = await startSite();
    for (const [minutesAgo, outcome] of deployments) site.deploy(minutesAgo, outcome);
    site.deploy(0, 'error', { isPreview: true });
    const run = await site.watch(ONLY_DEPLOYMENTS);
    expect([site.verdicts(), run.exitCode]).toEqual([{ deployment: verdict }, exitCode]);
    expect(run.result.outputs).toMatchObject({ 'behind-minutes': behind, problems: verdict === 'problem' ? '1' : '0' });
  });

  test.each([
    [29, 'ok', 0],
    [31, 'problem', 3],
  ])('treats an unknown status of %d minutes ago as in progress', async (minutesAgo, verdict, exitCode) => {
    await using site = await startSite({ buildingStatus: 'optimizing' });
    site.deploy(90);
    site.deploy(minutesAgo, 'building');
    const run = await site.watch(ONLY_DEPLOYMENTS);
    expect([site.verdicts(), run.exitCode]).toEqual([{ deployment: verdict }, exitCode]);
    expect(site.rows()[0]?.found).toMatch(/is in progress(?: for longer than \S+)?$/);
    expect(run.result.message.includes('is as it should be; the build is in progress.')).toBe(verdict === 'ok');
  });

  test('reports a problem after the grace period if the project was never published', async () => {
    await using site = await startSite();
    site.deploy(10, 'ready', { isPreview: true });
    const startMs = site.clock.now();
    const run = await site.watch(ONLY_DEPLOYMENTS);
    expect([site.verdicts(), run.exitCode]).toEqual([{ deployment: 'problem' }, 3]);
    expect(site.clock.now() - startMs).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(site.emulator.requests).toHaveLength(5);
    expect(run.stderr).toContain('Waiting for a deployment to appear (2m 15s)');
    expect(run.stderr).toMatch(
      /^No deployment is live\. It may only be late, so docs-ci looks again until \d+ \w+ \d+, \d+:\d+ UTC\.$/m,
    );
    expect(run.result.outputs).toMatchObject({ 'behind-minutes': '0', 'last-live': '', url: '' });
  });

  test('says which limit to raise if the timeout comes before the end of the grace period', async () => {
    await using site = await startSite();
    const { exitCode, result, stderr } = await site.watch(['--verify-pages', 'none', '--timeout', '4m']);
    expect(exitCode).toBe(4);
    expect(stderr).toMatch(
      /^No deployment is live\. .* UTC\. But --timeout stops the job before that, without a verdict: set it to more than 10m\.\nWaiting/m,
    );
    expect(withoutHelp(result.message)).toBe(
      'The timeout was reached. Until then, no deployment is live. Missing deployments and wrong pages are each tried again for up to 5m: set --timeout to more than 10m.',
    );
  });

  test('names the page that fails, and what it responds, if the timeout comes before the verdict', async () => {
    await using site = await startSite();
    site.deploy(60);
    const flags = ['--verify-pages', '/guides/setup', '--marker', 'zzz', '--timeout', '20s'];
    const { exitCode, result } = await site.watch(flags);
    expect([exitCode, withoutHelp(result.message)]).toEqual([
      4,
      "The timeout was reached. 1 page isn't verified yet: /guides/setup (HTTP 200 without the marker). Missing deployments and wrong pages are each tried again for up to 5m: set --timeout to more than 10m.",
    ]);
  });

  test.each([
    [100, 2],
    [1_899, 19],
    [1_999, 20],
  ])('reads on behind %i previews, with %i requests', async (previews, requests) => {
    await using site = await startSite();
    for (const minutesAgo of [600, 601]) site.deploy(minutesAgo);
    for (let count = 0; count < previews; count += 1) site.deploy(60, 'ready', { isPreview: true });
    const run = await site.watch(ONLY_DEPLOYMENTS);
    expect([site.verdicts(), run.exitCode]).toEqual([{ deployment: 'ok' }, 0]);
    expect(site.emulator.requests).toHaveLength(requests);
  });

  test('sends at most 20 requests for the list, although it looks again for a missing deployment', async () => {
    await using site = await startSite();
    for (let count = 0; count < 700; count += 1) site.deploy(60, 'ready', { isPreview: true });
    const run = await site.watch(ONLY_DEPLOYMENTS);
    expect([site.verdicts(), run.exitCode]).toEqual([{ deployment: 'problem' }, 3]);
    expect(site.emulator.requests.length).toBeLessThanOrEqual(20);
  });

  test("isn't known if 2,000 previews are newer, and nothing is counted as checked", async () => {
    await using site = await startSite();
    site.deploy(600);
    for (let count = 0; count < 2_000; count += 1) site.deploy(60, 'ready', { isPreview: true });
    const run = await site.watch(ONLY_DEPLOYMENTS);
    expect([site.verdicts(), run.exitCode]).toEqual([{ deployment: 'unknown' }, 0]);
    expect(run.result.outputs).toMatchObject({ problems: '', warnings: '', unknown: '1', 'behind-minutes': '' });
    expect(run.summary).toMatch(/not known/);
    expect(site.emulator.requests).toHaveLength(20);
  });

  test('judges by the clock of the service, not by the clock of the runner', async () => {
    await using site = await startSite();
    const { clock } = site;
    site.deploy(90);
    site.deploy(29, 'error');
    await site.watch(ONLY_DEPLOYMENTS);
    expect(site.verdicts()).toEqual({ deployment: 'warning' });
    // The service's clock is two minutes ahead.
    site.emulator.state.context.now = () => clock.now() + 2 * MINUTE;
    await site.watch(ONLY_DEPLOYMENTS);
    expect(site.verdicts()).toEqual({ deployment: 'problem' });
  });
});

describe.each(PLATFORMS)('following a branch on %s', (_, start) => {
  test('counts only commits that change the folder', async () => {
    await using site = await startSite();
    const platform = await start(site);
    platform.commit(90, 'docs/page.md');
    site.deploy(80);
    platform.commit(60, 'src/code.ts');
    expect((await platform.run({ follow: 'main:/docs/', 'verify-pages': 'none' })).exitCode).toBe(0);
    expect(site.verdicts().following).toBe('ok');
    expect((await platform.run({ follow: 'main', 'verify-pages': 'none' })).exitCode).toBe(3);
    expect(site.verdicts().following).toBe('problem');
  });

  test.each([
    ['the token is rejected', { token: 'wrong' }, 'Git', /^(?!.*follow).*\btoken\b|"contents: read"/],
    ['the branch and the token are wrong', { follow: 'gone', token: 'wrong' }, 'Git', /\btoken\b|"contents: read"/],
    ['there is no token', { token: '' }, '', /^(?!.*follow)(?:Set DOCS_CI_GITLAB_TOKEN|Pass a token)/],
  ])("isn't known if %s, which fails nothing and is a warning", async (_case, inputs, why, cure) => {
    await using site = await startSite();
    const platform = await start(site);
    platform.commit(60);
    site.deploy(62);
    const run = await platform.run({ 'verify-pages': 'none', ...inputs });
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', following: 'unknown' }]);
    expect(run.result.outputs).toMatchObject({ problems: '0', unknown: '1' });
    expect(site.rows()[1]?.cure).toMatch(cure);
    expect(site.rows()[1]?.found).not.toMatch(/Set DOCS_CI_GITLAB_TOKEN|Pass a token/);
    const warnings = run.result.annotations.map(({ level, message }) => `${level}: ${message}`);
    expect(warnings).toEqual([expect.stringContaining(`warning: following: not checked, because ${why}`)]);
    expect(run.stdout.split('following: not checked, because ')).toHaveLength(2);
  });
});

describe('following a branch', () => {
  test.each(PLATFORMS)(
    'refuses a branch or a folder on %s that certainly does not exist, instead of a warning for ever',
    async (_, start) => {
      await using site = await startSite();
      const platform = await start(site);
      platform.commit(60);
      site.deploy(62);
      const said = {
        'mian:docs':
          'follow: this repository has no branch "mian". Set "follow" to a branch of this repository, such as main.',
        'main:dosc':
          'follow: no commit of the branch "main" ever changed "dosc". Correct the folder after the colon. It is relative to the repository.',
      };
      for (const [follow, message] of Object.entries(said)) {
        const run = await platform.run({ follow, 'verify-pages': 'none' });
        expect([run.exitCode, withoutHelp(run.result.message)]).toEqual([2, message]);
      }
      expect((await platform.run({ follow: 'main:.', 'verify-pages': 'none' })).exitCode).toBe(3);
    },
  );

  test.each([
    ['a ready deployment after the commit', [60, 59], 'ready', 'ok', /has a deployment/],
    ['a failed deployment after the commit', [60, 59], 'error', 'ok', /has a deployment/],
    [
      'a deployment up to a minute before the commit',
      [60, 60.9],
      'ready',
      'ok',
      /less than a minute before the commit/,
    ],
    ['no deployment since the commit of an hour ago', [60, 62], 'ready', 'problem', /^no deployment since/],
    ['no deployment since the commit of 29 minutes ago', [29, 62], 'ready', 'ok', /is still new/],
  ] as const)('judges %s: %j %s is %s', async (_case, [commit, deployment], outcome, verdict, found) => {
    await using site = await startSite();
    const platform = await startGitHub(site);
    platform.commit(commit);
    site.deploy(deployment, outcome);
    const run = await platform.run({ 'verify-pages': 'none' });
    expect(site.verdicts().following).toBe(verdict);
    expect(site.rows().find(({ id }) => id === 'following')?.found).toMatch(found);
    const isNew = run.result.message.includes('; the newest commit is still new.');
    expect([isNew, run.summary.includes('; the newest commit is still new')]).toEqual(
      Array(2).fill(found.source === 'is still new'),
    );
    expect(run.exitCode).toBe(verdict === 'problem' || outcome === 'error' ? 3 : 0);
  });

  test("doesn't count a preview as live", async () => {
    await using site = await startSite();
    const platform = await startGitHub(site);
    platform.commit(60);
    site.deploy(62);
    site.deploy(30, 'ready', { isPreview: true });
    await platform.run({ 'verify-pages': 'none' });
    expect(site.verdicts()).toEqual({ deployment: 'ok', following: 'problem' });
    expect(site.rows()[1]?.found).toMatch(/^no deployment since the commit of \d+ \w+ \d{4}, \d\d:\d\d UTC$/);
    expect(site.rows()[1]?.cure).toMatch(
      /^This is the time of the commit: if you pushed it only now, wait\. Otherwise, /,
    );
  });

  test("isn't known if only another branch was deployed since the commit", async () => {
    await using site = await startSite();
    const platform = await startGitHub(site);
    platform.commit(60);
    site.deploy(62);
    site.deploy(50, 'ready', { branch: 'release' });
    const run = await platform.run({ 'verify-pages': 'none' });
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', following: 'unknown' }]);
    expect(site.rows()[1]?.found).toBe('the newest deployment is of the branch release');
  });

  test("isn't known, rather than right, if the date of the commit is in the future", async () => {
    await using site = await startSite();
    const platform = await startGitHub(site);
    platform.commit(-120);
    site.deploy(62);
    await platform.run({ 'verify-pages': 'none' });
    expect(site.verdicts()).toEqual({ deployment: 'ok', following: 'unknown' });
  });

  test('looks again for a missing deployment until it appears', async () => {
    await using site = await startSite();
    const platform = await startGitHub(site);
    platform.commit(60);
    site.deploy(62);
    site.deploy(-2);
    const run = await platform.run({ 'verify-pages': 'none' });
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', following: 'ok' }]);
    expect(site.emulator.requests).toHaveLength(4);
  });
});

const ALL_RIGHT = 'The newest deployment, the followed branch and the verified pages are as they should be.';
const RIGHT = 'The newest deployment and the verified pages are as they should be.';

test.each([
  ['a terminal', {}, RIGHT, /^○ note +following +it isn't checked whether the newest commit is live\. Only jobs on /m],
  ['GitHub', { follow: '' }, RIGHT, /following \| it isn't checked .* set `follow` to its deployment branch\./],
  ['GitHub', { follow: 'main' }, ALL_RIGHT, /^(?![^]*isn't checked)/],
])('says of a healthy site only what was looked at: %s, %j', async (host, inputs, message, shown) => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  platform.commit(60);
  site.deploy(59);
  const run = host === 'GitHub' ? await platform.run(inputs) : await site.watch();
  expect([run.exitCode, run.result.message]).toEqual([0, message]);
  expect(host === 'GitHub' ? run.summary : run.stdout).toMatch(shown);
  expect(run.result.annotations).toEqual([]);
});

test("isn't known in a terminal whether the site follows a branch", async () => {
  await using site = await startSite();
  site.deploy(62);
  const run = await site.watch(['--follow', 'main', ...ONLY_DEPLOYMENTS]);
  expect(run.exitCode).toBe(0);
  expect(run.stderr).toContain(
    'following: not checked, because commits are only read on GitHub and GitLab. Remove --follow.',
  );
  expect(site.verdicts()).toEqual({ deployment: 'ok', following: 'unknown' });
  expect(site.rows()[1]?.cure).toBe('Remove --follow.');
});

describe('the pages of the newest ready deployment', () => {
  test('verifies pages by default', async () => {
    await using site = await startSite();
    site.deploy(60);
    const run = await site.watch();
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', pages: 'ok' }]);
    expect(run.result.outputs).toMatchObject({ 'pages-verified': '3', 'pages-failed': '0', 'pages-unknown': '0' });
    expect(run.result.outputs.url).toBe(site.emulator.state.publishedUrl);
    expect(Date.parse(run.result.outputs['last-live'] ?? '')).toBe(START_MS - 60 * MINUTE);
    expect(JSON.parse(readFileSync(join(site.folder, 'docs-ci/check-site/site.json'), 'utf8'))).toEqual({
      schemaVersion: 1,
      rows: [
        { id: 'deployment', verdict: 'ok', found: expect.stringMatching(/is ready$/) as string, cure: '' },
        { id: 'pages', verdict: 'ok', found: '3 pages verified', cure: '' },
      ],
      pages: { verified: 3, failed: 0, unknown: 0 },
    });
  });

  test('warns of an entry of the navigation whose page is gone', async () => {
    await using site = await startSite();
    const { project } = site.emulator.state;
    project.edit({ 'guides/setup.mdx': null });
    site.deploy(60);
    const run = await site.watch();
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', pages: 'warning' }]);
    expect(site.rows()[1]?.found).toMatch(/^2 pages verified, but the navigation lists guides\/setup without a page$/);
  });

  test('reports a problem if one of them fails for the grace period, and never waits in silence', async () => {
    await using site = await startSite();
    site.deploy(60);
    const run = await site.watch(['--verify-pages', '/guides/setup\n/guides/gone']);
    expect([run.exitCode, site.verdicts()]).toEqual([3, { deployment: 'ok', pages: 'problem' }]);
    expect(run.result.message).toContain("pages: 1 of 2 pages doesn't respond: /guides/gone (HTTP 404 for 5m 0s).");
    expect(run.result.outputs).toMatchObject({ 'pages-verified': '1', 'pages-failed': '1' });
    const wait =
      "1 page isn't verified yet: /guides/gone (HTTP 404). Trying again for up to 5m 0s. If a path is wrong, correct it in --verify-pages.";
    expect(run.stderr.split(wait)).toHaveLength(2);
    expect(run.stderr.match(/^1 page isn't verified yet \(.*\)$/gm)?.length).toBeGreaterThan(15);
  });

  test('says in words why no page of the host responds', async () => {
    await using site = await startSite({ shownOrigin: 'http://127.0.0.1:1' });
    site.deploy(90);
    expect((await site.watch()).exitCode).toBe(3);
    expect(site.rows().at(-1)?.found).toBe(
      "3 of 3 pages don't respond: /, /guides/setup, /guides/deploy (connection refused (ECONNREFUSED) for 5m 0s)",
    );
  });

  test.each(['GET /config', 'GET /pages'] as const)("aren't known if the plan has no %s", async (route) => {
    await using site = await startSite();
    site.deploy(60);
    site.emulator.addFault({ route, kind: 'status', status: 403, times: Infinity });
    const run = await site.watch();
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', pages: 'unknown' }]);
    expect(run.result.outputs).toMatchObject({ 'pages-verified': '', unknown: '1' });
    expect(run.stderr).toContain("pages: it isn't known which pages to verify. Name paths in --verify-pages.");
  });

  test("aren't known if a page that doesn't exist responds, too", async () => {
    await using site = await startSite({ unknownPaths: 'page' });
    site.deploy(60);
    const run = await site.watch();
    expect([run.exitCode, site.verdicts()]).toEqual([0, { deployment: 'ok', pages: 'unknown' }]);
    expect(run.result.outputs).toMatchObject({ 'pages-verified': '0', 'pages-unknown': '3' });
    expect(run.stdout).toMatch(
      /pages +it isn't known if 3 of 3 pages respond: \/, \/guides\/setup and \/guides\/deploy \(/,
    );
  });

  test("aren't known without a ready deployment", async () => {
    await using site = await startSite();
    site.deploy(1, 'error');
    expect((await site.watch()).exitCode).toBe(0);
    expect(site.verdicts()).toEqual({ deployment: 'warning', pages: 'unknown' });
  });
});

test('needs three requests to the service and one to the platform for a healthy site', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  platform.commit(60);
  site.deploy(59);
  const run = await platform.run();
  expect(run.exitCode).toBe(0);
  const routes = site.emulator.requests.map(({ route, path }) => route ?? path);
  const isApi = (route: string): boolean => route.startsWith('GET /') && !route.includes('/site');
  expect(routes.filter(isApi).sort()).toEqual(['GET /config', 'GET /deployments', 'GET /pages']);
  // One control and three pages.
  expect(routes).toHaveLength(7);
  expect(platform.requests()).toEqual(['GET /repos/octo/docs/commits']);
  expect(run.result.requests.requests).toBe(3);
});

test.each([
  ['GET /deployments', 401, 'failed', 1],
  ['GET /deployments', 503, 'unavailable', 5],
  ['GET /pages', 503, 'unavailable', 5],
] as const)('ends without counting anything if %s responds with %i', async (route, status, outcome, exitCode) => {
  await using site = await startSite();
  site.deploy(60);
  site.emulator.addFault({ route, kind: 'status', status, times: Infinity });
  const run = await site.watch();
  expect([run.exitCode, run.result.outcome]).toEqual([exitCode, outcome]);
  expect(run.result.outputs).toMatchObject({ problems: '', warnings: '', unknown: '', 'behind-minutes': '' });
});
