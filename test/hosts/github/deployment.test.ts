import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Environment, Host } from '../../../src/hosts/host.js';
import { NEVER } from '../../support/api-server.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitHubHost, shortenPauses } from '../hosts.js';

const SHA = 'a'.repeat(40);

let api: GitHubApi;
beforeEach(async () => {
  shortenPauses();
  api = await startGitHubApi();
});
afterEach(() => api.close());

function hostOf(more: Environment = {}): Host {
  return gitHubHost({ GITHUB_API_URL: api.url, GITHUB_SHA: SHA, GITHUB_RUN_ID: '99', ...more });
}

const open = (host: Host, more: { transient?: boolean; description?: string; ref?: string; token?: string } = {}) =>
  host.openDeployment?.({
    environment: 'docs',
    description: 'The docs',
    transient: false,
    token: api.token,
    ...more,
  }) ?? Promise.reject(new Error('no deployments'));

describe('GitHub Deployment', () => {
  it('creates a deployment of the built commit that waits for no checks and merges nothing', async () => {
    await open(hostOf());
    expect(api.deployments.map(({ asked }) => asked)).toEqual([
      {
        ref: SHA,
        environment: 'docs',
        description: 'The docs',
        auto_merge: false,
        required_contexts: [],
        transient_environment: false,
        production_environment: true,
      },
    ]);
    expect(api.requests[0]?.headers['user-agent']).toMatch(/^docs-ci\/1\.2\.3 \(github\)/);
  });

  it('names the commit of the run if the repository has no such ref, because the service builds another repository', async () => {
    await open(hostOf(), { ref: 'main' });
    await open(hostOf(), { ref: 'docs-of-another-repository' });
    expect(api.deployments.map(({ asked }) => asked.ref)).toEqual(['main', SHA]);
  });

  it('creates a transient deployment for a preview', async () => {
    await open(hostOf(), { transient: true });
    expect(api.deployments[0]?.asked).toMatchObject({ transient_environment: true, production_environment: false });
  });

  it('updates the deployment state, and makes earlier deployments inactive on success', async () => {
    const record = await open(hostOf());
    await record.update('in_progress', { description: 'Building' });
    await record.update('success', { description: 'Live', url: 'https://docs.example/' });
    const log_url = 'https://github.com/octo/docs/actions/runs/99';
    expect(api.deployments[0]?.statuses).toEqual([
      { state: 'in_progress', description: 'Building', log_url, auto_inactive: false },
      { state: 'success', description: 'Live', environment_url: 'https://docs.example/', log_url, auto_inactive: true },
    ]);
  });

  it("shortens a deployment description to GitHub's limit", async () => {
    const record = await open(hostOf());
    await record.update('failure', { description: 'é'.repeat(200) });
    expect(api.deployments[0]?.statuses[0]?.description).toBe(`${'é'.repeat(139)}…`);
  });
});

describe('GitHub Deployment failures', () => {
  it.each([
    [403, 'missing permission (HTTP 403). Add'],
    [404, 'GitHub finds nothing there (HTTP 404). If it is there, add'],
  ] as const)('names the permission if GitHub responds with %i to a deployment', async (status, reason) => {
    api.forbid('deployments', status);
    expect(await hostErrorMessage(open(hostOf()))).toBe(
      `couldn't record the deployment in the environment docs: ${reason} "deployments: write" to the job's "permissions:"`,
    );
  });

  it.each([
    [
      'a rate limit without headers',
      403,
      'You have exceeded a secondary rate limit. Please wait.',
      /rate limit is reached/,
    ],
    ['a locked conversation', 403, 'Unable to create comment because issue is locked.', /GitHub says: .* is locked\./],
    ['an archived repository', 403, 'Repository was archived so is read-only.', /GitHub says: .* archived/],
    ['an allow list', 403, 'The organization has an IP allow list enabled.', /GitHub says: .* allow list/],
  ])('names no permission after %s', async (_, status, message, expected) => {
    api.answerNext({ status, json: { message } });
    const said = await hostErrorMessage(open(hostOf()));
    expect(said).toMatch(expected);
    expect(said).not.toContain('permission');
  });

  it('reports an invalid token without showing it', async () => {
    const message = await hostErrorMessage(open(hostOf(), { token: 'ghs_wrong' }));
    expect(message).toContain('GitHub rejected the token (HTTP 401). Check the input token');
    expect(message).not.toContain('ghs_wrong');
  });

  it('sends the GitHub token to no other origin', async () => {
    const elsewhere = await startGitHubApi();
    try {
      api.answerNext({ status: 307, headers: { location: `${elsewhere.url}/repos/octo/docs/deployments` } });
      expect(await hostErrorMessage(open(hostOf()))).toContain("couldn't record the deployment");
      expect(elsewhere.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    } finally {
      await elsewhere.close();
    }
  });

  it.each([
    ['no token', {}, '', 'the input token is empty'],
    ['no repository', { GITHUB_REPOSITORY: undefined }, 'ghs_test-token', "GITHUB_REPOSITORY isn't set"],
    ['no commit', { GITHUB_SHA: undefined }, 'ghs_test-token', "GITHUB_SHA isn't set"],
  ])('fails without a request if there is %s', async (_, env, token, reason) => {
    expect(await hostErrorMessage(open(hostOf(env), { token }))).toContain(reason);
    expect(api.requests).toEqual([]);
  });

  it('rejects with HostError if GitHub is unreachable', async () => {
    await api.close();
    expect(await hostErrorMessage(open(hostOf()))).toMatch(
      /^couldn't record the deployment .*: GitHub can't be reached \(.+\)\. Check the network/,
    );
  });
});

describe('retry of GitHub calls', () => {
  it('retries a deployment status only once', async () => {
    const record = await open(hostOf());
    api.answerNext({ status: 502 }, { status: 503 });
    expect(await hostErrorMessage(record.update('success', { description: 'Live' }))).toContain(
      "couldn't record the deployment",
    );
    expect(api.requests).toHaveLength(3);
  });

  it("doesn't retry the creation of a deployment after a server error, which may have created it", async () => {
    api.answerNext({ status: 502, json: { message: 'Server Error' } });
    expect(await hostErrorMessage(open(hostOf()))).toContain('GitHub says: Server Error');
    expect(api.requests).toHaveLength(1);
  });

  it('retries the creation of a deployment after a secondary rate limit, which created nothing', async () => {
    api.answerNext({ status: 403, headers: { 'retry-after': '1' }, json: { message: 'secondary rate limit' } });
    await open(hostOf());
    expect(api.deployments).toHaveLength(1);
  });

  it("doesn't retry a deployment status after a timeout, since a cancelled job has no time left", async () => {
    const record = await open(hostOf());
    api.answerNext({ status: NEVER });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 50));
    onTestFinished(() => spy.mockRestore());
    expect(await hostErrorMessage(record.update('inactive', { description: 'Cancelled' }))).toContain(
      "GitHub didn't respond in time",
    );
    expect(spy).toHaveBeenCalledWith(5_000);
    expect(api.requests).toHaveLength(2);
  });

  it("doesn't retry if GitHub asks for a long wait", async () => {
    api.answerNext({ status: 429, headers: { 'retry-after': '60' }, json: { message: 'rate limit' } });
    expect(await hostErrorMessage(open(hostOf()))).toContain("GitHub's rate limit is reached (HTTP 429)");
    expect(api.requests).toHaveLength(1);
  });
});
