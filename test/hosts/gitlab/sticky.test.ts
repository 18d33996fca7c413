import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GitLabRequest } from '../../../src/hosts/gitlab/api.js';
import { createGitLabHost } from '../../../src/hosts/gitlab/gitlab.js';
import type { Environment, PublishedIssue } from '../../../src/hosts/host.js';
import type { Block } from '../../../src/text/document.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { hostErrorMessage } from '../host-error.js';

const NOTE_MARKER = 'docs-ci:trigger-deploy';
const ISSUE_MARKER = 'docs-ci:analytics-report:12ab';
const OWN_ISSUE_BODY = `<!-- ${ISSUE_MARKER} -->\nlast week`;
const BOT = { id: 4001, username: 'project_42_bot' };

let api: GitLabApi;
beforeEach(async () => {
  api = await startGitLabApi();
});
afterEach(() => api.close());

/** Sends requests like main.ts: it resolves for any status and follows no redirect. */
const request: GitLabRequest = async ({ method, url, headers, json }) => {
  const body =
    json === undefined
      ? {}
      : { body: JSON.stringify(json), headers: { ...headers, 'content-type': 'application/json' } };
  const response = await fetch(url, { method, headers, redirect: 'manual', ...body });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
};

async function upsertNote(
  body: readonly Block[],
  { token = api.token, ...env }: Environment & { readonly token?: string } = {},
  updateOnly = false,
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
  return (await host.upsertComment?.({ marker: NOTE_MARKER, body, token, updateOnly })) ?? {};
}

async function upsertIssue(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<PublishedIssue> {
  const env = { CI_API_V4_URL: api.url, CI_PROJECT_ID: '42' };
  const host = createGitLabHost({ env, stdout: () => undefined, cwd: '/', flags: [], flagTypes: new Map(), request });
  return (
    host.upsertIssue?.({ marker: ISSUE_MARKER, title: 'Docs report', change: () => ({ isOpen: true, body }), token }) ??
    Promise.reject(new Error('no issues'))
  );
}

describe('sticky note of a merge request', () => {
  it('creates the note once and then updates it', async () => {
    const first = await upsertNote([{ paragraph: 'building' }]);
    const second = await upsertNote([{ paragraph: 'live' }]);
    expect(api.notes).toEqual([{ id: 901, author: BOT, system: false, body: `<!-- ${NOTE_MARKER} -->\nlive\n\n` }]);
    expect(first.url).toBe('https://gitlab.example/g/p/-/merge_requests/7#note_901');
    expect(second).toEqual(first);
  });

  it('creates no note with updateOnly, but updates an existing one', async () => {
    expect(await upsertNote([{ paragraph: 'no difference' }], {}, true)).toEqual({});
    expect(api.notes).toEqual([]);
    await upsertNote([{ paragraph: 'building' }]);
    await upsertNote([{ paragraph: 'no difference' }], {}, true);
    expect(api.notes.map(({ body }) => body)).toEqual([`<!-- ${NOTE_MARKER} -->\nno difference\n\n`]);
  });

  it('updates its note behind hundreds of other notes', async () => {
    for (let count = 0; count < 250; count++) api.addNote({ id: 1, username: 'reader' }, `note ${count}`);
    const own = api.addNote(BOT, `<!-- ${NOTE_MARKER} -->\nold`);
    await upsertNote([{ paragraph: 'live' }]);
    expect(own.body).toContain('live');
    expect(api.notes).toHaveLength(251);
  });

  it('never updates a note by a stranger or with another marker', async () => {
    const others = [
      api.addNote({ id: 1, username: 'stranger' }, `<!-- ${NOTE_MARKER} -->\nforged`),
      api.addNote(BOT, `<!-- ${NOTE_MARKER}-preview -->\nother job`),
      api.addNote(BOT, `<!-- ${NOTE_MARKER} -->\nmentioned in`, { system: true }),
    ].map(({ body }) => body);
    await upsertNote([{ paragraph: 'live' }]);
    expect(api.notes.map(({ body }) => body)).toEqual([...others, `<!-- ${NOTE_MARKER} -->\nlive\n\n`]);
  });

  it("writes the note to the merge request's project, even in the pipeline of a fork", async () => {
    await upsertNote([{ paragraph: 'live' }], { CI_PROJECT_ID: '77' });
    expect(api.notes).toHaveLength(1);
  });
});

describe('note failures on GitLab', () => {
  it.each(['', '$DOCS_CI_GITLAB_TOKEN'])(
    'names DOCS_CI_GITLAB_TOKEN and sends no request if the token for the note is %j',
    async (token) => {
      const message = await hostErrorMessage(upsertNote([], { token }));
      expect(message).toContain('Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope');
      expect(message).toContain("the job token can't write notes");
      expect(api.requests).toEqual([]);
    },
  );

  it.each([
    ['an unknown token', 'glpat-wrong', /GitLab rejected the token \(HTTP 401\)\. Set DOCS_CI_GITLAB_TOKEN/],
    ['a read-only token', 'glpat-read-token', /the token lacks permission \(HTTP 403\)\. Set DOCS_CI_GITLAB_TOKEN/],
  ])('explains the failure for %s without showing the token', async (_, token, expected) => {
    const message = await hostErrorMessage(upsertNote([{ paragraph: 'x' }], { token }));
    expect(message).toMatch(expected);
    expect(message).not.toContain(token);
    expect(api.notes).toEqual([]);
  });

  it('follows no redirect with the token for the note', async () => {
    const elsewhere = await startGitLabApi();
    try {
      api.answerNext({ status: 302, headers: { location: `${elsewhere.url}/user` } });
      expect(await hostErrorMessage(upsertNote([]))).toContain(
        'GitLab redirects (HTTP 302), and the token is not sent to other URLs',
      );
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  it.each([
    ['HTML', { status: 200, headers: { 'content-type': 'text/html' } }, "GitLab's response isn't valid JSON"],
    ['an empty object', { status: 200, json: {} }, "GitLab's response doesn't name the user of the token"],
    ['null', { status: 200, json: null }, "GitLab's response doesn't name the user of the token"],
    [
      'a user id that isn’t a number',
      { status: 200, json: { id: '4001' } },
      "GitLab's response doesn't name the user of the token",
    ],
  ])('rejects with a clear message if the response to GET /user contains %s', async (_, response, expected) => {
    api.answerNext(response);
    expect(await hostErrorMessage(upsertNote([]))).toContain(expected);
  });

  it.each([
    ['isn’t a list', {}],
    ['contains a body that isn’t text', [{ id: 1, body: 12, author: { id: 4001 } }]],
  ])("doesn't create a second note if the list of notes %s", async (_, json) => {
    api.addNote(BOT, `<!-- ${NOTE_MARKER} -->\nold`);
    api.answerNext({ status: 200, json: { id: 4001 } }, { status: 200, json });
    expect(await hostErrorMessage(upsertNote([]))).toContain("GitLab's response is invalid");
    expect(api.notes).toHaveLength(1);
  });

  it('retries a GitLab server error once, and fails after the second', async () => {
    api.answerNext({ status: 502 }, { status: 502 });
    expect(await hostErrorMessage(upsertNote([]))).toContain('GitLab returned HTTP 502');
    api.answerNext({ status: 502 });
    expect(await hostErrorMessage(upsertNote([]))).toBe('no error');
  });

  it('rejects with a clear message if GitLab is unreachable or there is no merge request', async () => {
    expect(await hostErrorMessage(upsertNote([], { CI_MERGE_REQUEST_IID: undefined }))).toContain(
      "doesn't run for a merge request",
    );
    expect(api.requests).toEqual([]);
    await api.close();
    expect(await hostErrorMessage(upsertNote([]))).toContain("GitLab didn't respond");
  });
});

describe('sticky issue of a GitLab project', () => {
  it('creates the issue once and then updates it', async () => {
    const first = await upsertIssue();
    const second = await upsertIssue([{ paragraph: 'next week' }]);
    expect(api.issues).toMatchObject([
      { author: BOT, title: 'Docs report', state: 'opened', description: `<!-- ${ISSUE_MARKER} -->\nnext week\n\n` },
    ]);
    expect(first.url).toBe('https://gitlab.example/g/p/-/issues/1');
    expect(second.url).toBe(first.url);
  });

  it('adds a comment to the issue, whether the run created or updated the issue', async () => {
    for (const text of ['first week', 'second week']) await (await upsertIssue()).addComment([{ paragraph: text }]);
    expect(api.issues.map(({ notes }) => notes)).toEqual([['first week\n\n', 'second week\n\n']]);
  });

  it('reopens the closed issue', async () => {
    const own = api.addIssue(BOT, OWN_ISSUE_BODY, 'closed');
    await upsertIssue();
    expect(own).toMatchObject({ state: 'opened' });
    expect(api.issues).toHaveLength(1);
  });

  it('updates its issue behind hundreds of other issues by the same user', async () => {
    const own = api.addIssue(BOT, OWN_ISSUE_BODY);
    for (let count = 0; count < 230; count++) api.addIssue(BOT, `issue ${count}`);
    await upsertIssue();
    expect(own.description).toContain('this week');
    expect(api.issues).toHaveLength(231);
  });

  it('never updates an issue by a stranger or with another marker', async () => {
    const others = [
      api.addIssue({ id: 1, username: 'stranger' }, `<!-- ${ISSUE_MARKER} -->\nforged`),
      api.addIssue(BOT, `<!-- ${ISSUE_MARKER}9 -->\nof another title`),
    ].map((issue) => ({ ...issue }));
    await upsertIssue();
    expect(api.issues.slice(0, 2)).toEqual(others);
    expect(api.issues).toHaveLength(3);
  });

  it('names the token that is needed to write the issue', async () => {
    for (const token of ['', '$DOCS_CI_GITLAB_TOKEN', 'glpat-unknown', 'glpat-read-token'])
      expect(await hostErrorMessage(upsertIssue([], token))).toMatch(
        /couldn't write the issue.*DOCS_CI_GITLAB_TOKEN.*api scope/,
      );
  });

  it.each([
    ['isn’t a list', { message: 'Sign in to the proxy' }],
    ['contains an author id that isn’t a number', [{ iid: 1, description: OWN_ISSUE_BODY, author: { id: '4001' } }]],
    ['contains a description that isn’t text', [{ iid: 1, description: 12, author: { id: 4001 } }]],
  ])("doesn't create a second issue if the list of issues %s", async (_, json) => {
    api.addIssue(BOT, OWN_ISSUE_BODY);
    api.answerNext({ status: 200, json: { id: 4001 } }, { status: 200, json });
    expect(await hostErrorMessage(upsertIssue())).toBe(
      "couldn't write the issue: GitLab's response is invalid. Check whether a proxy changes responses",
    );
    expect(api.issues).toMatchObject([{ description: OWN_ISSUE_BODY }]);
  });

  it('returns no URL if the updated issue has no valid one', async () => {
    api.addIssue(BOT, OWN_ISSUE_BODY);
    api.answerNext(
      { status: 200, json: { id: 4001 } },
      { status: 200, json: [{ iid: 1, description: OWN_ISSUE_BODY, author: { id: 4001 } }] },
      { status: 200, json: { web_url: 48 } },
    );
    expect((await upsertIssue()).url).toBeUndefined();
  });
});
