import { describe, expect, test } from 'vitest';
import { inspectMachine } from '../../../src/hosts/inspect-machine.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { closedLater, pullRequestEnv } from '../../support/loopback-platforms.js';
import { type CheckFixture, startCheck } from './fixture.js';

const CLASSIC = 'ghp_classicToken0123456789';

describe('GitHub', () => {
  async function runOnGitHub(
    fixture: CheckFixture,
    { env = {}, token = 'ghs_jobToken', api }: { env?: Record<string, string>; token?: string; api?: GitHubApi } = {},
  ): Promise<{ rows: string[]; summary: string }> {
    const { summary } = await fixture.runAction(
      'check',
      { token },
      { GITHUB_EVENT_NAME: 'push', GITHUB_REPOSITORY: 'octo/docs', GITHUB_API_URL: api?.url, ...env },
    );
    return { rows: fixture.rowsAbout('platform'), summary };
  }

  test("says that the rights of the job's token can't be read, and lists the permissions of each job", async () => {
    await using fixture = await startCheck();
    const { rows, summary } = await runOnGitHub(fixture);
    expect(rows).toEqual(["note: a token whose rights GitHub doesn't report", 'ok: GitHub Actions, event push']);
    expect(summary).toContain(
      '# trigger-deploy\npermissions:\n  contents: read # for verify-pages: changed after a push\n  deployments: write # for environment',
    );
    expect(summary).toContain('pull-requests: write # for comment, read for verify-pages: changed on a pull request');
    expect(summary).toContain('# export-pdf-artifact\npermissions:\n  contents: write # for release-tag');
  });

  test.each([
    ['repo, gist', 'ok: classic token with the scopes repo, gist'],
    ['gist', 'warning: classic token with the scopes gist'],
    ['', 'warning: classic token with the scopes none'],
  ])('reads the scopes "%s" of a classic token', async (scopes, row) => {
    await using fixture = await startCheck();
    const api = await closedLater(startGitHubApi({ tokens: { [CLASSIC]: 'octo' } }));
    api.scopes = scopes;
    expect((await runOnGitHub(fixture, { token: CLASSIC, api })).rows).toContain(row);
  });

  test('warns about a token that GitHub rejects', async () => {
    await using fixture = await startCheck();
    const api = await closedLater(startGitHubApi({ tokens: {} }));
    const { rows } = await runOnGitHub(fixture, { token: CLASSIC, api });
    expect(rows[0]).toMatch(/^warning: couldn't read the scopes of the token: GitHub rejected the token/);
  });

  test.each([
    [{ GITHUB_SERVER_URL: 'https://git.corp.example' }, /^warning: GitHub Enterprise Server/],
    [{ RUNNER_VERSION: '2.320.0' }, /^warning: GitHub Actions, event push, runner 2\.320\.0$/],
    [{ RUNNER_VERSION: '2.336.0' }, /^ok: GitHub Actions, event push, runner 2\.336\.0$/],
  ])('judges the server and the runner: %j', async (env, row) => {
    await using fixture = await startCheck();
    const { rows } = await runOnGitHub(fixture, { env });
    expect(rows).toContainEqual(expect.stringMatching(row));
  });

  test.each([
    [
      'pull_request',
      /^By default, pull requests from forks don't get secrets or variables, and their token can only read/,
    ],
    [
      'pull_request_target',
      /^This event gives secrets to pull requests from forks too\. Never check out or run their code/,
    ],
  ])('warns about the event %s of a fork, and says who gets secrets', async (name, cure) => {
    await using fixture = await startCheck();
    const ofFork = await pullRequestEnv(fixture.folder, { fork: 'stranger/docs' });
    const { rows } = await runOnGitHub(fixture, { env: { ...ofFork, GITHUB_EVENT_NAME: name } });
    const row = `GitHub Actions, event ${name} from a fork`;
    expect(rows).toContain(`warning: ${row}`);
    expect(fixture.rows().find(({ found }) => found === row)?.cure).toMatch(cure);
  });

  test('warns about pull_request_target without a fork too', async () => {
    await using fixture = await startCheck();
    const { rows } = await runOnGitHub(fixture, { env: { GITHUB_EVENT_NAME: 'pull_request_target' } });
    expect(rows).toContain('warning: GitHub Actions, event pull_request_target');
  });
});

describe('GitLab', () => {
  const NO_TOKEN = 'no token for ';

  async function runOnGitLab(
    fixture: CheckFixture,
    { env = {}, inputs = {}, api }: { env?: object; inputs?: Record<string, string>; api?: GitLabApi } = {},
  ): Promise<string[]> {
    const job = { CI_SERVER_VERSION: '18.4.1', CI_PIPELINE_SOURCE: 'push', CI_PROJECT_ID: '42' };
    await fixture.runJob('check', inputs, { ...job, CI_API_V4_URL: api?.url, ...env });
    return fixture.rowsAbout('platform');
  }

  test('prints what to do in whole sentences to the job log', async () => {
    await using fixture = await startCheck();
    const env = { CI_SERVER_VERSION: '18.4.1', CI_COMMIT_REF_PROTECTED: 'true', NO_COLOR: '1' };
    const { stdout } = await fixture.runJob('check', {}, env);
    expect(stdout).not.toContain('…');
    expect(stdout).toMatch(/^○\snote +platform +no token for the list of changed files, comment, +Set the masked/m);
    expect(stdout).toMatch(/\bDeveloper\s+role\.$/m);
    expect((await fixture.runJob('check', { for: 'check-site' }, env)).stdout).toMatch(/\bReporter\s+role\./);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test.each([
    ['trigger-deploy', 'verify-pages: changed and "comment"', 'Developer'],
    ['push-content', '"comment" and edits: pull-request', 'Developer'],
    ['check-site\nanalytics-report', '"follow" and "issue"', 'Reporter'],
    ['sync-media', undefined, undefined],
  ])('says what needs a token in %j, and which role', async (jobs, uses, role) => {
    await using fixture = await startCheck();
    await runOnGitLab(fixture, { inputs: { for: jobs } });
    const row = fixture.rows().find(({ found }) => found.startsWith(NO_TOKEN));
    expect(row?.found).toBe(uses && NO_TOKEN + uses);
    expect(row?.cure.includes(`the ${role ?? ''} role`)).toBe(role && true);
  });

  test('accepts a token that has the api scope', async () => {
    await using fixture = await startCheck();
    const api = await closedLater(startGitLabApi());
    expect(await runOnGitLab(fixture, { api, inputs: { token: 'glpat-test-token' } })).toEqual([
      'ok: GitLab 18.4.1, pipeline source push',
      'ok: token with the scopes api',
    ]);
  });

  test.each([
    ['without the api scope', 'glpat-read-token', 'token with the scopes read_api'],
    [
      'that GitLab rejects',
      'glpat-wrong',
      "couldn't read the scopes of the token: GitLab rejected the token (HTTP 401)",
    ],
  ])('fails for a token %s, if a job writes comments', async (_, token, found) => {
    await using fixture = await startCheck();
    const api = await closedLater(startGitLabApi());
    expect((await runOnGitLab(fixture, { api, inputs: { token } }))[0]).toContain(`problem: ${found}`);
    const rows = await runOnGitLab(fixture, { api, inputs: { token, for: 'sync-media' } });
    expect(rows[0]).toContain(`warning: ${found}`);
  });

  test('warns about a token that expires within 14 days', async () => {
    await using fixture = await startCheck();
    const api = await closedLater(startGitLabApi());
    const day = new Date(fixture.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    api.expiresAt = day;
    expect(await runOnGitLab(fixture, { api, inputs: { token: 'glpat-test-token' } })).toContain(
      `warning: the token expires on ${day}`,
    );
    api.expiresAt = '2999-01-01';
    expect(await runOnGitLab(fixture, { api, inputs: { token: 'glpat-test-token' } })).toHaveLength(2);
  });

  test.each([
    [
      {},
      `note: ${NO_TOKEN}the list of changed files, "comment", "issue", edits: pull-request, verify-pages: changed and "follow"`,
    ],
    [{ CI_SERVER_VERSION: '16.11.0' }, 'problem: GitLab 16.11.0, pipeline source push'],
    [{ CI_SERVER_VERSION: '' }, 'unknown: GitLab of an unknown version, pipeline source push'],
    [
      { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77', CI_MERGE_REQUEST_PROJECT_ID: '42', CI_PROJECT_ID: '77' },
      'warning: merge request from a fork',
    ],
    [
      { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77', CI_MERGE_REQUEST_PROJECT_ID: '42' },
      'warning: merge request from a fork, run in this project',
    ],
    [{ CI_COMMIT_REF_PROTECTED: 'true' }, 'ok: protected branch or tag, so protected variables exist here'],
  ])('judges the job, and says what to do about what is not right: %j', async (env, row) => {
    await using fixture = await startCheck();
    expect(await runOnGitLab(fixture, { env })).toContain(row);
    for (const { id, verdict, cure } of fixture.rows())
      if (id === 'platform' && verdict !== 'ok') expect(cure).not.toBe('');
  });
});

describe('machine', () => {
  test.each([
    ['20.19.0', 'ok'],
    ['24.0.1', 'ok'],
    ['20.18.3', 'problem'],
    ['18.20.0', 'problem'],
  ])('judges Node.js %s', (version, verdict) => {
    expect(inspectMachine({}, version)).toMatchObject({ about: 'machine', verdict });
  });

  test('shows the names of the connection variables, and never their values', () => {
    const { found } = inspectMachine({ https_proxy: 'http://user:secret@proxy', NO_PROXY: 'x' }, '24.0.0');
    expect(found).toBe('Node.js 24.0.0; HTTPS_PROXY, NO_PROXY set');
  });
});
