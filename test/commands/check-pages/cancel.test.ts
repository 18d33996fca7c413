/** Tests that a cancelled run of check-pages and a late one end at once, say so, and write nothing anywhere. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGitHubApi } from '../../support/github-api.js';
import { writeEvent } from '../../support/runs.js';
import { configOf, LIVE, manyPages, startPages } from './fixture.js';

const IMAGE = { 'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\n![Map](https://files.example.com/map.png)\n` };

/** The requests that a run waits for, with the flags of the run that sends them. */
const WAITS = [
  ['GET /pages', ['--path', 'docs']],
  ['GET /config', ['--path', 'docs']],
  ['GET /media', ['--path', 'docs']],
  ['GET /pages/{path}', ['--scope', 'all']],
] as const;

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('check-pages and %s', (signal, exitCode) => {
  test.each(WAITS)('ends at once while it waits for %s', async (route, flags) => {
    await using stage = await startPages();
    stage.change(IMAGE);
    stage.emulator.addFault({ route, kind: 'hang', times: Infinity });
    const isWaiting = (): boolean => stage.emulator.requests.some((request) => request.route === route);
    stage.cancelWhen(isWaiting, signal);
    const startMs = stage.clock.now();
    const { exitCode: ended, result, summary } = await stage.check(flags);
    expect([ended, result.outcome, result.outputs.outcome]).toEqual([exitCode, 'cancelled', 'cancelled']);
    expect(summary).toContain('cancelled');
    expect(stage.clock.now() - startMs).toBeLessThan(6_000);
    expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

test('ends as timed out if the limit of the key makes scope all longer than the timeout', async () => {
  const pages = manyPages(200);
  await using stage = await startPages({ keyLimitPerMinute: 60 }, pages, configOf(pages));
  const startMs = stage.clock.now();
  const run = await stage.check(['--scope', 'all', '--timeout', '90s']);
  expect([run.exitCode, run.result.outcome, run.result.outputs.outcome]).toEqual([4, 'timed-out', 'timed-out']);
  expect(stage.clock.now() - startMs).toBeLessThan(96_000);
  expect(run.requests.length).toBeLessThan(200);
  expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('leaves the comment of the run before unchanged if it is cancelled', async () => {
  await using stage = await startPages();
  const github = await startGitHubApi();
  onTestFinished(() => github.close());
  const repo = { full_name: 'octo/docs' };
  const event = { repository: repo, pull_request: { number: 7, head: { ref: 'x', sha: 'c'.repeat(40), repo } } };
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_EVENT_PATH: await writeEvent(stage.folder, event),
  };
  const inputs = { 'api-key': stage.emulator.keys.viewer, token: github.token, path: 'docs', comment: 'true' };
  stage.change({ 'guides/deploy.mdx': '[Gone](/guides/gone)' });
  expect((await stage.runAction('check-pages', inputs, env)).exitCode).toBe(3);
  const [comment] = github.comments.map(({ body }) => body);
  stage.change({ 'guides/deploy.mdx': LIVE['guides/deploy.mdx'] ?? '' });
  stage.emulator.addFault({ route: 'GET /config', kind: 'hang', times: Infinity });
  const start = stage.emulator.requests.length;
  stage.cancelWhen(() => stage.emulator.requests.length > start, 'SIGTERM');
  expect((await stage.runAction('check-pages', inputs, env)).exitCode).toBe(143);
  expect(github.comments.map(({ body }) => body)).toEqual([comment]);
});
