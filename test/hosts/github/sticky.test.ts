import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedIssue } from '../../../src/hosts/host.js';
import type { Block } from '../../../src/text/document.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitHubHost } from '../hosts.js';

const BOT = 'github-actions[bot]';
const COMMENT_MARKER = 'docs-ci:trigger-deploy';
const ISSUE_MARKER = 'docs-ci:analytics-report:12ab';
const OWN_ISSUE_BODY = `<!-- ${ISSUE_MARKER} -->\nlast week`;

let api: GitHubApi;
beforeEach(async () => {
  api = await startGitHubApi();
});
afterEach(() => api.close());

/** Writes the comment from a run of pull request 7. */
async function upsertComment(
  body: readonly Block[],
  { headRepo = 'octo/docs', url = api.url, event = 'pull_request' } = {},
): Promise<{ url?: string }> {
  const head = { ref: 't', sha: 'b', repo: { full_name: headRepo } };
  const env = { GITHUB_API_URL: url, GITHUB_EVENT_NAME: event };
  const host = gitHubHost(env, event === 'push' ? {} : { pull_request: { number: 7, head } });
  return (await host.upsertComment?.({ marker: COMMENT_MARKER, body, token: api.token })) ?? {};
}

async function upsertIssue(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<PublishedIssue> {
  const host = gitHubHost({ GITHUB_API_URL: api.url });
  return (
    host.upsertIssue?.({
      marker: ISSUE_MARKER,
      title: 'Docs report',
      constantTitle: 'Docs report',
      change: () => ({ isOpen: true, body }),
      token,
    }) ?? Promise.reject(new Error('no issues'))
  );
}

describe('sticky comment of a pull request', () => {
  it("shortens the comment to GitHub's limit", async () => {
    await upsertComment([{ list: Array.from({ length: 9_000 }, (_, item) => `grüße ${item}`) }]);
    expect(api.comments[0]?.body).toMatch(/- grüße \d+\n\nTruncated\.\n\n$/);
    expect(api.comments[0]?.body.length).toBeGreaterThan(55_000);
  });

  it('writes the comment on GitHub Enterprise Server', async () => {
    const server = await startGitHubApi({ prefix: '/api/v3' });
    try {
      await upsertComment([{ paragraph: 'live' }], { url: server.url });
      expect(server.requests.map(({ path }) => path)).toEqual([
        '/api/graphql',
        '/api/v3/repos/octo/docs/issues/7/comments',
      ]);
    } finally {
      await server.close();
    }
  });
});

describe('comment failures on GitHub', () => {
  it('reports a rate limit of GraphQL, which has no status of its own', async () => {
    const errors = [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation ID 1.' }];
    api.answerNext({ status: 200, json: { data: null, errors } });
    expect(await hostErrorMessage(upsertComment([]))).toContain("GitHub's rate limit is reached (RATE_LIMITED)");
  });

  it('names the missing permission if a read-only token writes the comment', async () => {
    api.forbid('comment-writes');
    expect(await hostErrorMessage(upsertComment([]))).toContain('(HTTP 403). Add "pull-requests: write"');
  });

  it('says that the token is read-only if a run from a fork writes the comment', async () => {
    api.forbid('comments');
    expect(await hostErrorMessage(upsertComment([], { headRepo: 'stranger/docs' }))).toContain(
      'pull requests from forks only get a read-only token',
    );
  });

  it('fails without a request if a comment is written outside a pull request', async () => {
    expect(await hostErrorMessage(upsertComment([], { event: 'push' }))).toContain(
      "this job doesn't run for a pull request",
    );
    expect(api.requests).toEqual([]);
  });
});

describe('sticky issue of a GitHub repository', () => {
  it("names the missing permission if the token can't comment on the issue", async () => {
    const issue = await upsertIssue();
    api.forbid('issues');
    expect(await hostErrorMessage(issue.addComment([]))).toMatch(/couldn't comment on the issue.*"issues: write"/);
  });

  it("names the missing permission if the token can't write issues", async () => {
    api.forbid('issues');
    expect(await hostErrorMessage(upsertIssue())).toMatch(/couldn't write the issue.*"issues: write"/);
  });

  it('fails if the token for the issue is empty', async () => {
    expect(await hostErrorMessage(upsertIssue([], ''))).toMatch(/input token is empty/);
  });

  it("shortens the issue to GitHub's limit between two rows of a table", async () => {
    const rows = Array.from({ length: 900 }, (_, index) => [String(index), 'x'.repeat(100)]);
    await upsertIssue([{ paragraph: 'first' }, { table: { head: ['a', 'b'], rows } }]);
    expect(api.issues[0]?.body).toMatch(/first\s[^]*\| x{100} \|\s+Truncated\.\s+$/);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'Sign in to the proxy'],
    ['an empty object', {}],
    ['no nodes', { data: { repository: { issues: {} } } }],
    [
      'a body that isn’t text',
      {
        data: {
          repository: {
            issues: { nodes: [{ number: 1, body: 7, viewerDidAuthor: true }], pageInfo: { hasNextPage: false } },
          },
        },
      },
    ],
  ])("doesn't create a second issue if the list of issues contains %s", async (_, json) => {
    api.addIssue(BOT, 'Docs report', OWN_ISSUE_BODY);
    api.answerNext({ status: 200, json });
    expect(await hostErrorMessage(upsertIssue())).toBe(
      "couldn't write the issue: GitHub's response is invalid. Check whether a proxy changes responses",
    );
    expect(api.issues).toMatchObject([{ body: OWN_ISSUE_BODY }]);
  });

  it('returns no URL if the created issue has no valid one', async () => {
    const list = { data: { repository: { issues: { nodes: [], pageInfo: { hasNextPage: false } } } } };
    api.answerNext({ status: 200, json: list }, { status: 201, json: { html_url: 48 } });
    expect((await upsertIssue()).url).toBeUndefined();
  });
});
