import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Block } from '../../../src/text/document.js';
import { temporaryFolder } from '../../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { refusal } from '../refusal.js';

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
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3' });
  return (await host.upsertComment?.({ marker: COMMENT_MARKER, body, token: api.token })) ?? {};
}

async function upsertIssue(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<{ url?: string }> {
  const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'octo/docs' };
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3' });
  return (await host.upsertIssue?.({ marker: ISSUE_MARKER, title: 'Docs report', body, token })) ?? {};
}

describe('the comment on a pull request', () => {
  it('is written once and updated from then on', async () => {
    const first = await upsertComment([{ paragraph: 'building' }]);
    const second = await upsertComment([{ paragraph: 'live' }]);
    expect(api.comments).toEqual([
      { id: expect.any(Number) as number, author: BOT, body: `<!-- ${COMMENT_MARKER} -->\nlive\n\n` },
    ]);
    expect(second.url).toBe(first.url);
    expect(first.url).toMatch(/\/octo\/docs\/pull\/7#issuecomment-\d{10}$/);
  });

  it('is found behind hundreds of others', async () => {
    for (let count = 0; count < 250; count++) api.addComment('reader', `comment ${count}`);
    const ours = api.addComment(BOT, `<!-- ${COMMENT_MARKER} -->\r\nedited in a browser`);
    for (let count = 0; count < 30; count++) api.addComment('reader', `later comment ${count}`);
    await upsertComment([{ paragraph: 'live' }]);
    expect(ours.body).toContain('live');
    expect(api.comments).toHaveLength(281);
  });

  it('is never a stranger’s, nor one of ours for something else', async () => {
    const others = [
      api.addComment('stranger', `<!-- ${COMMENT_MARKER} -->\nforged`),
      api.addComment(BOT, `quoted: <!-- ${COMMENT_MARKER} -->`),
      api.addComment(BOT, `<!-- ${COMMENT_MARKER}-preview -->\nother job`),
    ].map(({ body }) => body);
    await upsertComment([{ paragraph: 'live' }]);
    expect(api.comments.map(({ body }) => body)).toEqual([...others, `<!-- ${COMMENT_MARKER} -->\nlive\n\n`]);
  });

  it('keeps to the length that GitHub takes', async () => {
    await upsertComment([{ list: Array.from({ length: 9_000 }, (_, item) => `grüße ${item}`) }]);
    expect(api.comments[0]?.body).toMatch(/- grüße \d+\n\nThe rest was left out\.\n\n$/);
    expect(api.comments[0]?.body.length).toBeGreaterThan(55_000);
  });

  it('is found on GitHub Enterprise Server', async () => {
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

describe('a comment that GitHub refuses', () => {
  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
  ] as const)('for want of a permission names it (%i)', async (status, type) => {
    api.forbid('comments', status);
    expect(await refusal(upsertComment([]))).toBe(
      `could not write the comment on the pull request: the token may not (${type}); add "pull-requests: write" to the job's permissions`,
    );
  });

  it('for a token that may only read names it too', async () => {
    api.forbid('comment-writes');
    expect(await refusal(upsertComment([]))).toContain('(HTTP 403); add "pull-requests: write"');
  });

  it('in a run from a fork says that its token is read-only', async () => {
    api.forbid('comments');
    expect(await refusal(upsertComment([], { headRepo: 'stranger/docs' }))).toContain(
      'the token of a pull request from a fork is read-only',
    );
  });

  it('outside a pull request makes no request', async () => {
    expect(await refusal(upsertComment([], { event: 'push' }))).toContain('this run belongs to no pull request');
    expect(api.requests).toEqual([]);
  });
});

describe('the rolling issue on GitHub', () => {
  it('is written once and updated from then on', async () => {
    const first = await upsertIssue();
    const second = await upsertIssue([{ paragraph: 'next week' }]);
    expect(api.issues).toMatchObject([
      { author: BOT, title: 'Docs report', state: 'open', body: `<!-- ${ISSUE_MARKER} -->\nnext week\n\n` },
    ]);
    expect(first.url).toMatch(/\/octo\/docs\/issues\/1$/);
    expect(second).toEqual(first);
  });

  it('is opened again, under its title', async () => {
    const ours = api.addIssue(BOT, 'Renamed by hand', OWN_ISSUE_BODY, 'closed');
    await upsertIssue();
    expect(ours).toMatchObject({ state: 'open', title: 'Docs report' });
    expect(api.issues).toHaveLength(1);
  });

  it('is found behind hundreds of others, however long ago it was updated', async () => {
    const ours = api.addIssue(BOT, 'Docs report', OWN_ISSUE_BODY);
    for (let count = 0; count < 230; count++) api.addIssue('reader', `issue ${count}`, 'text');
    await upsertIssue();
    expect(ours.body).toContain('this week');
    expect(api.issues).toHaveLength(231);
  });

  it('is never a stranger’s, nor one of ours for something else', async () => {
    const others = [
      api.addIssue('stranger', 'Docs report', `<!-- ${ISSUE_MARKER} -->\nforged`),
      api.addIssue(BOT, 'Docs report', `<!-- ${ISSUE_MARKER}9 -->\nof another title`),
      api.addIssue(BOT, 'Docs report', `quoting <!-- ${ISSUE_MARKER} -->`),
    ].map((issue) => ({ ...issue }));
    await upsertIssue();
    expect(api.issues.slice(0, 3)).toEqual(others);
    expect(api.issues).toHaveLength(4);
  });

  it('names the permission that is missing', async () => {
    api.forbid('issues');
    expect(await refusal(upsertIssue())).toMatch(/could not write the issue.*"issues: write"/);
  });

  it('needs a token', async () => {
    expect(await refusal(upsertIssue([], ''))).toMatch(/input token is empty/);
  });

  it('is cut to what GitHub takes, between two tables', async () => {
    const rows = Array.from({ length: 900 }, (_, index) => [String(index), 'x'.repeat(100)]);
    await upsertIssue([{ paragraph: 'first' }, { table: { head: ['a', 'b'], rows, whole: true } }]);
    expect(api.issues[0]?.body).toMatch(/first\s+The rest was left out\.\s+$/);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'Sign in to the proxy'],
    ['no data', {}],
    ['no nodes', { data: { repository: { issues: {} } } }],
    [
      'a body that is no text',
      {
        data: {
          repository: {
            issues: { nodes: [{ number: 1, body: 7, viewerDidAuthor: true }], pageInfo: { hasNextPage: false } },
          },
        },
      },
    ],
  ])('is not written a second time where the list of issues holds %s', async (_, json) => {
    api.addIssue(BOT, 'Docs report', OWN_ISSUE_BODY);
    api.answerNext({ status: 200, json });
    expect(await refusal(upsertIssue())).toBe(
      "could not write the issue: GitHub's answer is not as agreed; a proxy may stand in between",
    );
    expect(api.issues).toMatchObject([{ body: OWN_ISSUE_BODY }]);
  });

  it('has no address where the answer gives none that is text', async () => {
    const list = { data: { repository: { issues: { nodes: [], pageInfo: { hasNextPage: false } } } } };
    api.answerNext({ status: 200, json: list }, { status: 201, json: { html_url: 48 } });
    expect(await upsertIssue()).toEqual({});
  });
});
