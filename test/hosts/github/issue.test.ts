import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Block } from '../../../src/text/document.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { refusal } from '../refusal.js';

const BOT = 'github-actions[bot]';
const MARKER = 'docs-ci:analytics-report:12ab';
const OURS = `<!-- ${MARKER} -->\nlast week`;

let api: GitHubApi;
beforeEach(async () => {
  api = await startGitHubApi();
});
afterEach(() => api.close());

async function write(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<{ url?: string }> {
  const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'octo/docs' };
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3' });
  return (await host.upsertIssue?.({ marker: MARKER, title: 'Docs report', body, token })) ?? {};
}

describe('the rolling issue on GitHub', () => {
  it('is written once and updated from then on', async () => {
    const first = await write();
    const second = await write([{ paragraph: 'next week' }]);
    expect(api.issues).toMatchObject([
      { author: BOT, title: 'Docs report', state: 'open', body: `<!-- ${MARKER} -->\nnext week\n\n` },
    ]);
    expect(first.url).toMatch(/\/octo\/docs\/issues\/1$/);
    expect(second).toEqual(first);
  });

  it('is opened again, under its title', async () => {
    const ours = api.addIssue(BOT, 'Renamed by hand', OURS, 'closed');
    await write();
    expect(ours).toMatchObject({ state: 'open', title: 'Docs report' });
    expect(api.issues).toHaveLength(1);
  });

  it('is found behind hundreds of others, however long ago it was updated', async () => {
    const ours = api.addIssue(BOT, 'Docs report', OURS);
    for (let count = 0; count < 230; count++) api.addIssue('reader', `issue ${count}`, 'text');
    await write();
    expect(ours.body).toContain('this week');
    expect(api.issues).toHaveLength(231);
  });

  it('is never a stranger’s, nor one of ours for something else', async () => {
    const others = [
      api.addIssue('stranger', 'Docs report', `<!-- ${MARKER} -->\nforged`),
      api.addIssue(BOT, 'Docs report', `<!-- ${MARKER}9 -->\nof another title`),
      api.addIssue(BOT, 'Docs report', `quoting <!-- ${MARKER} -->`),
    ].map((issue) => ({ ...issue }));
    await write();
    expect(api.issues.slice(0, 3)).toEqual(others);
    expect(api.issues).toHaveLength(4);
  });

  it('names the permission that is missing', async () => {
    api.forbid('issues');
    expect(await refusal(write())).toMatch(/could not write the issue.*"issues: write"/);
  });

  it('needs a token', async () => {
    expect(await refusal(write([], ''))).toMatch(/input token is empty/);
  });

  it('is cut to what GitHub takes, between two tables', async () => {
    const rows = Array.from({ length: 900 }, (_, index) => [String(index), 'x'.repeat(100)]);
    await write([{ paragraph: 'first' }, { table: { head: ['a', 'b'], rows, whole: true } }]);
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
    api.addIssue(BOT, 'Docs report', OURS);
    api.answerNext({ status: 200, json });
    expect(await refusal(write())).toBe(
      "could not write the issue: GitHub's answer is not as agreed; a proxy may stand in between",
    );
    expect(api.issues).toMatchObject([{ body: OURS }]);
  });

  it('has no address where the answer gives none that is text', async () => {
    const list = { data: { repository: { issues: { nodes: [], pageInfo: { hasNextPage: false } } } } };
    api.answerNext({ status: 200, json: list }, { status: 201, json: { html_url: 48 } });
    expect(await write()).toEqual({});
  });
});
