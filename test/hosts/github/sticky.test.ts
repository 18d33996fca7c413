import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { PublishedIssue } from '../../../src/hosts/host.js';
import type { Block } from '../../../src/text/document.js';
import { temporaryFolder } from '../../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { hostErrorMessage } from '../host-error.js';

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
  { headRepo = 'octo/docs', url = api.url, event = 'pull_request', updateOnly = false } = {},
): Promise<{ url?: string }> {
  const path = join(temporaryFolder(), 'event.json');
  const pull_request =
    event === 'push' ? undefined : { number: 7, head: { ref: 't', sha: 'b', repo: { full_name: headRepo } } };
  writeFileSync(path, JSON.stringify({ repository: { full_name: 'octo/docs' }, pull_request }));
  const env = {
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
  };
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3', fetch });
  return (await host.upsertComment?.({ marker: COMMENT_MARKER, body, token: api.token, updateOnly })) ?? {};
}

async function upsertIssue(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<PublishedIssue> {
  const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'octo/docs' };
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3', fetch });
  return (
    host.upsertIssue?.({ marker: ISSUE_MARKER, title: 'Docs report', change: () => ({ isOpen: true, body }), token }) ??
    Promise.reject(new Error('no issues'))
  );
}

describe('sticky comment of a pull request', () => {
  it('creates the comment once and then updates it', async () => {
    const first = await upsertComment([{ paragraph: 'building' }]);
    const second = await upsertComment([{ paragraph: 'live' }]);
    expect(api.comments).toEqual([
      { id: expect.any(Number) as number, author: BOT, body: `<!-- ${COMMENT_MARKER} -->\nlive\n\n` },
    ]);
    expect(second.url).toBe(first.url);
    expect(first.url).toMatch(/\/octo\/docs\/pull\/7#issuecomment-\d{10}$/);
  });

  it('creates no comment with updateOnly, but updates an existing one', async () => {
    expect(await upsertComment([{ paragraph: 'no difference' }], { updateOnly: true })).toEqual({});
    expect(api.comments).toEqual([]);
    await upsertComment([{ paragraph: 'building' }]);
    await upsertComment([{ paragraph: 'no difference' }], { updateOnly: true });
    expect(api.comments.map(({ body }) => body)).toEqual([`<!-- ${COMMENT_MARKER} -->\nno difference\n\n`]);
  });

  it('updates its comment behind hundreds of other comments', async () => {
    for (let count = 0; count < 250; count++) api.addComment('reader', `comment ${count}`);
    const own = api.addComment(BOT, `<!-- ${COMMENT_MARKER} -->\r\nedited in a browser`);
    for (let count = 0; count < 30; count++) api.addComment('reader', `later comment ${count}`);
    await upsertComment([{ paragraph: 'live' }]);
    expect(own.body).toContain('live');
    expect(api.comments).toHaveLength(281);
  });

  it('never updates a comment by a stranger or with another marker', async () => {
    const others = [
      api.addComment('stranger', `<!-- ${COMMENT_MARKER} -->\nforged`),
      api.addComment(BOT, `quoted: <!-- ${COMMENT_MARKER} -->`),
      api.addComment(BOT, `<!-- ${COMMENT_MARKER}-preview -->\nother job`),
    ].map(({ body }) => body);
    await upsertComment([{ paragraph: 'live' }]);
    expect(api.comments.map(({ body }) => body)).toEqual([...others, `<!-- ${COMMENT_MARKER} -->\nlive\n\n`]);
  });

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
  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
  ] as const)(
    'names the missing permission if GitHub responds with %i to the list of comments',
    async (status, type) => {
      api.forbid('comments', status);
      expect(await hostErrorMessage(upsertComment([]))).toBe(
        `couldn't write the comment on the pull request: missing permission (${type}). Add "pull-requests: write" to the job's "permissions:"`,
      );
    },
  );

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
  it('creates the issue once and then updates it', async () => {
    const first = await upsertIssue();
    const second = await upsertIssue([{ paragraph: 'next week' }]);
    expect(api.issues).toMatchObject([
      { author: BOT, title: 'Docs report', state: 'open', body: `<!-- ${ISSUE_MARKER} -->\nnext week\n\n` },
    ]);
    expect(first.url).toMatch(/\/octo\/docs\/issues\/1$/);
    expect(second.url).toBe(first.url);
  });

  it('adds a comment to the issue, whether the run created or updated the issue', async () => {
    for (const text of ['first week', 'second week']) await (await upsertIssue()).addComment([{ paragraph: text }]);
    expect(api.issues.map(({ comments }) => comments)).toEqual([['first week\n\n', 'second week\n\n']]);
  });

  it("names the missing permission if the token can't comment on the issue", async () => {
    const issue = await upsertIssue();
    api.forbid('issues');
    expect(await hostErrorMessage(issue.addComment([]))).toMatch(/couldn't comment on the issue.*"issues: write"/);
  });

  it('reopens the issue and restores its title', async () => {
    const own = api.addIssue(BOT, 'Renamed by hand', OWN_ISSUE_BODY, 'closed');
    await upsertIssue();
    expect(own).toMatchObject({ state: 'open', title: 'Docs report' });
    expect(api.issues).toHaveLength(1);
  });

  it('updates its issue behind hundreds of newer issues', async () => {
    const own = api.addIssue(BOT, 'Docs report', OWN_ISSUE_BODY);
    for (let count = 0; count < 230; count++) api.addIssue('reader', `issue ${count}`, 'text');
    await upsertIssue();
    expect(own.body).toContain('this week');
    expect(api.issues).toHaveLength(231);
  });

  it('never updates an issue by a stranger or with another marker', async () => {
    const others = [
      api.addIssue('stranger', 'Docs report', `<!-- ${ISSUE_MARKER} -->\nforged`),
      api.addIssue(BOT, 'Docs report', `<!-- ${ISSUE_MARKER}9 -->\nof another title`),
      api.addIssue(BOT, 'Docs report', `quoting <!-- ${ISSUE_MARKER} -->`),
    ].map((issue) => ({ ...issue }));
    await upsertIssue();
    expect(api.issues.slice(0, 3)).toEqual(others);
    expect(api.issues).toHaveLength(4);
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
