import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitLabHost, type GitLabRequest } from '../../../src/hosts/gitlab/gitlab.js';
import type { Block } from '../../../src/text/document.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { refusal } from '../refusal.js';

const MARKER = 'docs-ci:analytics-report:12ab';
const BOT = { id: 4001, username: 'project_42_bot' };
const OURS = `<!-- ${MARKER} -->\nlast week`;

let api: GitLabApi;
beforeEach(async () => {
  api = await startGitLabApi();
});
afterEach(() => api.close());

/** What main hands the host: any answer resolves, no redirect is followed. */
const request: GitLabRequest = async ({ method, url, headers, json }) => {
  const body =
    json === undefined
      ? {}
      : { body: JSON.stringify(json), headers: { ...headers, 'content-type': 'application/json' } };
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...body });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
};

async function write(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<{ url?: string }> {
  const env = { CI_API_V4_URL: api.url, CI_PROJECT_ID: '42' };
  const host = createGitLabHost({ env, stdout: () => undefined, cwd: '/', flags: [], flagTypes: new Map(), request });
  return (await host.upsertIssue?.({ marker: MARKER, title: 'Docs report', body, token })) ?? {};
}

describe('the rolling issue on GitLab', () => {
  it('is written once and updated from then on', async () => {
    const first = await write();
    const second = await write([{ paragraph: 'next week' }]);
    expect(api.issues).toMatchObject([
      { author: BOT, title: 'Docs report', state: 'opened', description: `<!-- ${MARKER} -->\nnext week\n\n` },
    ]);
    expect(first.url).toBe('https://gitlab.example/g/p/-/issues/1');
    expect(second).toEqual(first);
  });

  it('is opened again', async () => {
    const ours = api.addIssue(BOT, OURS, 'closed');
    await write();
    expect(ours).toMatchObject({ state: 'opened' });
    expect(api.issues).toHaveLength(1);
  });

  it('is found behind hundreds of our own', async () => {
    const ours = api.addIssue(BOT, OURS);
    for (let count = 0; count < 230; count++) api.addIssue(BOT, `issue ${count}`);
    await write();
    expect(ours.description).toContain('this week');
    expect(api.issues).toHaveLength(231);
  });

  it('is never a stranger’s, nor one of ours for something else', async () => {
    const others = [
      api.addIssue({ id: 1, username: 'stranger' }, `<!-- ${MARKER} -->\nforged`),
      api.addIssue(BOT, `<!-- ${MARKER}9 -->\nof another title`),
    ].map((issue) => ({ ...issue }));
    await write();
    expect(api.issues.slice(0, 2)).toEqual(others);
    expect(api.issues).toHaveLength(3);
  });

  it('names the token that is needed', async () => {
    for (const token of ['', '$DOCS_CI_GITLAB_TOKEN', 'glpat-unknown', 'glpat-read-token'])
      expect(await refusal(write([], token))).toMatch(/could not write the issue.*DOCS_CI_GITLAB_TOKEN.*scope api/);
  });

  it.each([
    ['is no list', { message: 'Sign in to the proxy' }],
    ['holds an author without a number', [{ iid: 1, description: OURS, author: { id: '4001' } }]],
    ['holds a description that is no text', [{ iid: 1, description: 12, author: { id: 4001 } }]],
  ])('is not written a second time where the answer %s', async (_, json) => {
    api.addIssue(BOT, OURS);
    api.answerNext({ status: 200, json: { id: 4001 } }, { status: 200, json });
    expect(await refusal(write())).toBe(
      "could not write the issue: GitLab's answer is not as agreed; a proxy may stand in between",
    );
    expect(api.issues).toMatchObject([{ description: OURS }]);
  });

  it('is not looked for in the name of a user whose number is none', async () => {
    api.addIssue(BOT, OURS);
    api.answerNext({ status: 200, json: { id: '4001' } });
    expect(await refusal(write())).toContain('does not say whose token this is');
    expect(api.issues).toHaveLength(1);
  });

  it('has no address where the answer gives none that is text', async () => {
    api.addIssue(BOT, OURS);
    api.answerNext(
      { status: 200, json: { id: 4001 } },
      { status: 200, json: [{ iid: 1, description: OURS, author: { id: 4001 } }] },
      { status: 200, json: { web_url: 48 } },
    );
    expect(await write()).toEqual({});
  });
});
