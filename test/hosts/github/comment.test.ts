import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Block } from '../../../src/text/document.js';
import { temporaryFolder } from '../../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { refusal } from '../refusal.js';

const BOT = 'github-actions[bot]';
const MARKER = 'docs-ci:trigger-deploy';

let api: GitHubApi;
beforeEach(async () => {
  api = await startGitHubApi();
});
afterEach(() => api.close());

/** Writes the comment from a run of pull request 7. */
async function comment(
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
  return (await host.upsertComment?.({ marker: MARKER, body, token: api.token })) ?? {};
}

describe('the comment on a pull request', () => {
  it('is written once and updated from then on', async () => {
    const first = await comment([{ paragraph: 'building' }]);
    const second = await comment([{ paragraph: 'live' }]);
    expect(api.comments).toEqual([
      { id: expect.any(Number) as number, author: BOT, body: `<!-- ${MARKER} -->\nlive\n\n` },
    ]);
    expect(second.url).toBe(first.url);
    expect(first.url).toMatch(/\/octo\/docs\/pull\/7#issuecomment-\d{10}$/);
  });

  it('is found behind hundreds of others', async () => {
    for (let count = 0; count < 250; count++) api.addComment('reader', `comment ${count}`);
    const ours = api.addComment(BOT, `<!-- ${MARKER} -->\r\nedited in a browser`);
    for (let count = 0; count < 30; count++) api.addComment('reader', `later comment ${count}`);
    await comment([{ paragraph: 'live' }]);
    expect(ours.body).toContain('live');
    expect(api.comments).toHaveLength(281);
  });

  it('is never a stranger’s, nor one of ours for something else', async () => {
    const others = [
      api.addComment('stranger', `<!-- ${MARKER} -->\nforged`),
      api.addComment(BOT, `quoted: <!-- ${MARKER} -->`),
      api.addComment(BOT, `<!-- ${MARKER}-preview -->\nother job`),
    ].map(({ body }) => body);
    await comment([{ paragraph: 'live' }]);
    expect(api.comments.map(({ body }) => body)).toEqual([...others, `<!-- ${MARKER} -->\nlive\n\n`]);
  });

  it('keeps to the length that GitHub takes', async () => {
    await comment([{ list: Array.from({ length: 9_000 }, (_, item) => `grüße ${item}`) }]);
    expect(api.comments[0]?.body).toMatch(/- grüße \d+\n\nThe rest was left out\.\n\n$/);
    expect(api.comments[0]?.body.length).toBeGreaterThan(55_000);
  });

  it('is found on GitHub Enterprise Server', async () => {
    const server = await startGitHubApi({ prefix: '/api/v3' });
    try {
      await comment([{ paragraph: 'live' }], { url: server.url });
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
    expect(await refusal(comment([]))).toBe(
      `could not write the comment on the pull request: the token may not (${type}); add "pull-requests: write" to the job's permissions`,
    );
  });

  it('for a token that may only read names it too', async () => {
    api.forbid('comment-writes');
    expect(await refusal(comment([]))).toContain('(HTTP 403); add "pull-requests: write"');
  });

  it('in a run from a fork says that its token is read-only', async () => {
    api.forbid('comments');
    expect(await refusal(comment([], { headRepo: 'stranger/docs' }))).toContain(
      'the token of a pull request from a fork is read-only',
    );
  });

  it('outside a pull request makes no request', async () => {
    expect(await refusal(comment([], { event: 'push' }))).toContain('this run belongs to no pull request');
    expect(api.requests).toEqual([]);
  });
});
