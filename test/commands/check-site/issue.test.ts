/** Tests what happens to the issue of check-site in each of its states, against loopback platforms. */
import { describe, expect, test } from 'vitest';
import { MINUTE, PLATFORMS, type SiteFixture, startSite } from './fixture.js';

const [[, startGitHub]] = PLATFORMS;
const TO_UPDATE = 'to create or update the issue';
const INPUTS = { issue: 'Documentation site', 'verify-pages': 'none' };
/** A folder whose newest commit is dated in the future. */
const UNKNOWN = { follow: 'main:later' };
const RIGHT = 'The newest deployment and the followed branch are as they should be.';
const MUTED = 'issue: nothing is written, because it was closed for these findings.';

/** A site whose commit of an hour ago has no deployment. */
function lose(site: SiteFixture, platform: { commit(minutesAgo: number): void }): void {
  platform.commit(60);
  site.deploy(62);
}

describe.each(PLATFORMS)('on %s', (_, start) => {
  test('opens one issue for a problem, and writes nothing while it stays the same', async () => {
    await using site = await startSite();
    const platform = await start(site);
    lose(site, platform);
    const first = await platform.run(INPUTS);
    expect([first.exitCode, first.result.outputs.problems]).toEqual([0, '1']);
    expect(first.result.outputs['issue-url']).toMatch(/\/issues\/1$/);
    expect(first.result.message).toBe(
      `The live site is behind · 1 problem. Issue: ${first.result.outputs['issue-url'] ?? ''}`,
    );
    expect(platform.issues()).toMatchObject([{ title: 'Documentation site', isOpen: true, comments: [] }]);
    expect(platform.issues()[0]?.body).toMatch(/\*\*The live site is behind · 1 problem\*\*[^]*no deployment since/);
    await site.clock.sleep(60 * MINUTE);
    const second = await platform.run(INPUTS);
    expect([second.exitCode, second.result.outputs['issue-url']]).toEqual([0, first.result.outputs['issue-url']]);
    expect(second.result.outputs['behind-minutes']).toMatch(/^1[23]\d$/);
    expect(platform.writes()).toBe(1);
  });

  test('comments once and closes the issue when its rows are all right, and opens it again as the same', async () => {
    await using site = await startSite();
    const platform = await start(site);
    lose(site, platform);
    const first = await platform.run(INPUTS);
    site.deploy(0);
    const url = first.result.outputs['issue-url'] ?? '';
    for (const said of [`Closed the issue: ${url}`, `Issue: ${url}`]) {
      const { exitCode, result } = await platform.run(INPUTS);
      expect([exitCode, result.message]).toEqual([0, `${RIGHT} ${said}`]);
    }
    expect(platform.issues()).toMatchObject([{ isOpen: false, comments: [expect.stringContaining('resolved')] }]);
    expect(platform.writes()).toBe(3);
    site.deploy(-1, 'error');
    await site.clock.sleep(40 * MINUTE);
    expect((await platform.run(INPUTS)).exitCode).toBe(0);
    expect(platform.issues()).toMatchObject([{ isOpen: true, comments: [{}, {}] }]);
    expect(platform.writes()).toBe(5);
  });

  test('closes both issues if two jobs opened one at the same time and one of them was killed', async () => {
    await using site = await startSite();
    const platform = await start(site);
    lose(site, platform);
    await platform.run(INPUTS);
    platform.copyIssue();
    site.deploy(0);
    for (let count = 0; count < 2; count += 1) await platform.run(INPUTS);
    expect(platform.issues()).toMatchObject([
      { isOpen: false, comments: [{}] },
      { isOpen: false, comments: [] },
    ]);
    expect(platform.issues()[1]?.body).toMatch(/^Duplicate of #1\./);
    expect(platform.writes()).toBe(4);
  });

  test('stays green and writes nothing if a person closed the issue for the same findings', async () => {
    await using site = await startSite();
    const platform = await start(site);
    lose(site, platform);
    await platform.run(INPUTS);
    platform.setState(false);
    const muted = await platform.run(INPUTS);
    expect(muted.exitCode).toBe(0);
    expect(muted.result.annotations.map(({ message }) => message)).toContain(MUTED);
    expect([platform.issues()[0]?.isOpen, platform.writes()]).toEqual([false, 1]);
  });

  test('fails the job with exit code 3 if no issue tells the problem', async () => {
    await using site = await startSite();
    const platform = await start(site);
    lose(site, platform);
    expect((await platform.run({ 'verify-pages': 'none' })).exitCode).toBe(3);
    const planned = await platform.run({ ...INPUTS, 'dry-run': 'true' });
    expect([planned.exitCode, planned.summary.includes(TO_UPDATE)]).toEqual([3, true]);
    expect(platform.writes()).toBe(0);
    platform.forbidIssues();
    const denied = await platform.run(INPUTS);
    expect([denied.exitCode, denied.result.outcome]).toEqual([3, 'gate']);
    expect(platform.issues()).toEqual([]);
  });

  test('escapes the log of a build in the issue, the summary and the log, and notifies no user', async () => {
    await using site = await startSite();
    const platform = await start(site);
    const logs = 'Error: guides/a.mdx:3:1 <img src=x> @octocat #12 ```\n::error::no\n/close\n<!-- found: none -->';
    site.deploy(40, 'error', { logs });
    const run = await platform.run(INPUTS);
    const [issue] = platform.issues();
    for (const text of [issue?.body ?? '', run.summary]) {
      // Code and verbatim text notify nobody.
      const outside = text.replace(/^(`{3,})[^]*?^\1$/gm, '').replace(/`[^`]*`/g, '');
      expect(outside).not.toMatch(/@octocat|<img|#12\b/);
      expect(text).toContain('octocat');
    }
    expect(issue?.body.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^<!-- docs-ci:check-site:[0-9a-f]{16} -->$/),
      expect.stringMatching(/^<!-- found: deployment; deployment: [0-9a-f]{16} -->$/),
    ]);
    expect(run.stdout).not.toMatch(/^::error::no/m);
    expect((await platform.run(INPUTS)).exitCode).toBe(0);
    expect(platform.writes()).toBe(1);
  });
});

test('opens no issue for a healthy site or a warning', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  platform.commit(60);
  site.deploy(59);
  const healthy = await platform.run(INPUTS);
  expect([healthy.exitCode, healthy.result.message]).toEqual([0, RIGHT]);
  site.deploy(5, 'error');
  expect((await platform.run(INPUTS)).exitCode).toBe(0);
  expect(site.verdicts()).toEqual({ deployment: 'warning', following: 'ok' });
  expect([platform.issues(), platform.writes()]).toEqual([[], 0]);
});

test('updates the issue without a comment if only its text differs', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  site.deploy(40, 'error', { logs: 'Error: first' });
  await platform.run(INPUTS);
  site.deploy(0, 'error', { logs: 'Error: second' });
  await platform.run(INPUTS);
  expect(platform.issues()).toMatchObject([{ isOpen: true, comments: [] }]);
  expect(platform.issues()[0]?.body).toContain('second');
  expect(platform.writes()).toBe(2);
});

test('updates the issue with one comment if its rows change', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  lose(site, platform);
  await platform.run(INPUTS);
  site.deploy(0, 'error');
  await site.clock.sleep(40 * MINUTE);
  await platform.run(INPUTS);
  await platform.run(INPUTS);
  expect(platform.issues()).toMatchObject([{ isOpen: true, comments: [expect.stringContaining('deployment')] }]);
  expect(platform.issues()[0]?.body).not.toContain('no deployment since');
  expect(platform.writes()).toBe(3);
});

test('stays green if the issue has the problem, but GitHub accepts no comment on it', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  lose(site, platform);
  await platform.run(INPUTS);
  platform.lock();
  site.deploy(40, 'error');
  const run = await platform.run(INPUTS);
  expect([run.exitCode, run.result.outputs['issue-url']]).toEqual([0, expect.stringMatching(/issues\/1$/)]);
  expect(platform.issues()[0]?.body).toContain('| deployment |');
  expect(run.result.annotations.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("couldn't comment on the issue: GitHub says: Unable to create comment"),
  );
});

test('keeps the issue open while one of its rows is a warning or not known', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  platform.commit(-6_000, 'later/a.md');
  lose(site, platform);
  await platform.run(INPUTS);
  expect((await platform.run({ ...INPUTS, ...UNKNOWN })).exitCode).toBe(0);
  expect(platform.issues()).toMatchObject([{ isOpen: true, comments: [] }]);
  site.deploy(40, 'error');
  await platform.run({ ...INPUTS, ...UNKNOWN });
  expect(platform.issues()[0]?.comments).toHaveLength(1);
  site.deploy(0, 'building');
  const { length } = platform.issues()[0]?.comments ?? [];
  expect((await platform.run({ ...INPUTS, ...UNKNOWN })).exitCode).toBe(0);
  expect(site.verdicts()).toEqual({ deployment: 'warning', following: 'unknown' });
  expect(platform.issues()).toMatchObject([{ isOpen: true }]);
  expect(platform.issues()[0]?.comments).toHaveLength(length);
  expect(platform.writes()).toBe(3);
  site.deploy(0);
  await platform.run({ ...INPUTS, ...UNKNOWN });
  expect(site.verdicts()).toEqual({ deployment: 'ok', following: 'unknown' });
  expect(platform.issues()).toMatchObject([{ isOpen: true }]);
});

test('writes nothing while only rows without a problem change', async () => {
  await using site = await startSite({ unknownPaths: 'page' });
  const platform = await startGitHub(site);
  platform.commit(-6_000, 'later/a.md');
  site.deploy(62);
  site.deploy(50, 'error');
  const inputs = { issue: 'Documentation site', follow: '' };
  await platform.run(inputs);
  expect(site.verdicts()).toEqual({ deployment: 'problem', pages: 'unknown' });
  site.emulator.configure({ siteAccess: 401 });
  await platform.run(inputs);
  await platform.run({ ...inputs, ...UNKNOWN });
  expect(site.verdicts()).toEqual({ deployment: 'problem', following: 'unknown', pages: 'unknown' });
  site.emulator.configure({ siteAccess: 'public', unknownPaths: 404 });
  await platform.run(inputs);
  expect(site.verdicts()).toEqual({ deployment: 'problem', pages: 'ok' });
  expect([platform.issues().length, platform.writes()]).toEqual([1, 1]);
});

test.each([
  ['the deployment is another one', (site: SiteFixture) => site.deploy(66)],
  ['another row is a problem, too', (site: SiteFixture) => site.deploy(66, 'error')],
])('opens a muted issue again with one comment if %s', async (_case, change) => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  platform.commit(59);
  site.deploy(62);
  await platform.run(INPUTS);
  platform.setState(false);
  change(site);
  expect((await platform.run(INPUTS)).exitCode).toBe(0);
  expect(platform.issues()).toMatchObject([{ isOpen: true, comments: [expect.stringContaining('following')] }]);
});

test('leaves an issue open that a person opened again after it was resolved', async () => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  lose(site, platform);
  await platform.run(INPUTS);
  site.deploy(0);
  await platform.run(INPUTS);
  platform.setState(true);
  await platform.run(INPUTS);
  expect([platform.issues()[0]?.isOpen, platform.writes()]).toEqual([true, 3]);
});

test.each([
  ['a wrong key', { 'api-key': 'dk_wrong' }, 1],
  ['an outage', {}, 5],
  ['a dry run', { 'dry-run': 'true' }, 0],
])('leaves the issue as it is after %s', async (_case, inputs, exitCode) => {
  await using site = await startSite();
  const platform = await startGitHub(site);
  lose(site, platform);
  await platform.run(INPUTS);
  site.deploy(0);
  if (exitCode === 5)
    site.emulator.addFault({ route: 'GET /deployments', kind: 'status', status: 503, times: Infinity });
  const { exitCode: code, summary } = await platform.run({ ...INPUTS, ...inputs });
  expect([code, summary.includes(TO_UPDATE)]).toEqual([exitCode, false]);
  expect([platform.issues()[0]?.isOpen, platform.writes()]).toEqual([true, 1]);
});

test('says in a terminal that issues only exist on platforms, and fails', async () => {
  await using site = await startSite();
  site.deploy(40, 'error');
  const run = await site.watch(['--issue', 'Site', '--verify-pages', 'none']);
  expect([run.exitCode, run.result.outcome]).toEqual([3, 'gate']);
  expect(run.stderr).toContain('issue: skipped, because issues only exist on GitHub and GitLab.');
});
