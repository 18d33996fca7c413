import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitLabHost, type GitLabRequest } from '../../../src/hosts/gitlab/gitlab.js';
import type { Environment } from '../../../src/hosts/host.js';
import type { Block } from '../../../src/text/document.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { refusal } from '../refusal.js';

const MARKER = 'docs-ci:trigger-deploy';
const BOT = { id: 4001, username: 'project_42_bot' };

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

async function note(
  body: readonly Block[],
  { token = api.token, ...env }: Environment & { readonly token?: string } = {},
): Promise<{ url?: string }> {
  const host = createGitLabHost({
    env: {
      CI_API_V4_URL: api.url,
      CI_PROJECT_ID: '42',
      CI_MERGE_REQUEST_PROJECT_ID: '42',
      CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example/g/p',
      CI_MERGE_REQUEST_IID: '7',
      ...env,
    },
    stdout: () => undefined,
    cwd: '/',
    flags: [],
    flagTypes: new Map(),
    request,
  });
  return (await host.upsertComment?.({ marker: MARKER, body, token })) ?? {};
}

describe('the note on a merge request', () => {
  it('is written once and updated from then on', async () => {
    const first = await note([{ paragraph: 'building' }]);
    const second = await note([{ paragraph: 'live' }]);
    expect(api.notes).toEqual([{ id: 901, author: BOT, system: false, body: `<!-- ${MARKER} -->\nlive\n\n` }]);
    expect(first.url).toBe('https://gitlab.example/g/p/-/merge_requests/7#note_901');
    expect(second).toEqual(first);
  });

  it('is found behind hundreds of others', async () => {
    for (let count = 0; count < 250; count++) api.addNote({ id: 1, username: 'reader' }, `note ${count}`);
    const ours = api.addNote(BOT, `<!-- ${MARKER} -->\nold`);
    await note([{ paragraph: 'live' }]);
    expect(ours.body).toContain('live');
    expect(api.notes).toHaveLength(251);
  });

  it('is never a stranger’s, nor one of ours for something else', async () => {
    const others = [
      api.addNote({ id: 1, username: 'stranger' }, `<!-- ${MARKER} -->\nforged`),
      api.addNote(BOT, `<!-- ${MARKER}-preview -->\nother job`),
      api.addNote(BOT, `<!-- ${MARKER} -->\nmentioned in`, { system: true }),
    ].map(({ body }) => body);
    await note([{ paragraph: 'live' }]);
    expect(api.notes.map(({ body }) => body)).toEqual([...others, `<!-- ${MARKER} -->\nlive\n\n`]);
  });

  it('belongs to the project of the merge request, also in the pipeline of a fork', async () => {
    await note([{ paragraph: 'live' }], { CI_PROJECT_ID: '77' });
    expect(api.notes).toHaveLength(1);
  });
});

describe('a note that GitLab refuses', () => {
  it.each(['', '$DOCS_CI_GITLAB_TOKEN'])(
    'for want of a token (%j) names the variable and makes no request',
    async (token) => {
      const message = await refusal(note([], { token }));
      expect(message).toContain('set DOCS_CI_GITLAB_TOKEN to a project access token with the scope api');
      expect(message).toContain('the job token may not write notes');
      expect(api.requests).toEqual([]);
    },
  );

  it.each([
    ['a token it does not know', 'glpat-wrong', /does not accept the token \(HTTP 401\); set DOCS_CI_GITLAB_TOKEN/],
    ['a token that may only read', 'glpat-read-token', /the token may not \(HTTP 403\); set DOCS_CI_GITLAB_TOKEN/],
  ])('for %s says so, without the token', async (_, token, said) => {
    const message = await refusal(note([{ paragraph: 'x' }], { token }));
    expect(message).toMatch(said);
    expect(message).not.toContain(token);
    expect(api.notes).toEqual([]);
  });

  it('sends its token nowhere else, wherever an answer points', async () => {
    const elsewhere = await startGitLabApi();
    try {
      api.answerNext({ status: 302, headers: { location: `${elsewhere.url}/user` } });
      expect(await refusal(note([]))).toContain('GitLab redirects (HTTP 302), and the token is sent nowhere else');
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  it.each([
    ['no JSON', { status: 200, headers: { 'content-type': 'text/html' } }, 'is not JSON'],
    ['no user', { status: 200, json: {} }, 'does not say whose token this is'],
    ['no user at all', { status: 200, json: null }, 'does not say whose token this is'],
    ['a user without a number', { status: 200, json: { id: '4001' } }, 'does not say whose token this is'],
  ])('because the answer holds %s is refused with a sentence', async (_, answer, said) => {
    api.answerNext(answer);
    expect(await refusal(note([]))).toContain(said);
  });

  it.each([
    ['is no list', {}],
    ['holds a text that is none', [{ id: 1, body: 12, author: { id: 4001 } }]],
  ])('because the list of notes %s is refused, and no second note is written', async (_, json) => {
    api.addNote(BOT, `<!-- ${MARKER} -->\nold`);
    api.answerNext({ status: 200, json: { id: 4001 } }, { status: 200, json });
    expect(await refusal(note([]))).toContain("GitLab's answer is not as agreed");
    expect(api.notes).toHaveLength(1);
  });

  it('because of a server error twice in a row is refused with a sentence, once is passed over', async () => {
    api.answerNext({ status: 502 }, { status: 502 });
    expect(await refusal(note([]))).toContain('GitLab answered HTTP 502');
    api.answerNext({ status: 502 });
    expect(await refusal(note([]))).toBe('nothing was refused');
  });

  it('because GitLab is out of reach, or there is no merge request, is refused with a sentence', async () => {
    expect(await refusal(note([], { CI_MERGE_REQUEST_IID: undefined }))).toContain('belongs to no merge request');
    expect(api.requests).toEqual([]);
    await api.close();
    expect(await refusal(note([]))).toContain('GitLab did not answer');
  });
});
