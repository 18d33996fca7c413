import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment, PublishedIssue } from '../../../src/hosts/host.js';
import type { Block } from '../../../src/text/document.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitLabHost, shortenPauses } from '../hosts.js';

const NOTE_MARKER = 'docs-ci:trigger-deploy';
const ISSUE_MARKER = 'docs-ci:analytics-report:12ab';
const OWN_ISSUE_BODY = `<!-- ${ISSUE_MARKER} -->\nlast week`;
const BOT = { id: 4001, username: 'project_42_bot' };

let api: GitLabApi;
beforeEach(async () => {
  shortenPauses();
  api = await startGitLabApi();
});
afterEach(() => api.close());

async function upsertNote(
  body: readonly Block[],
  { token = api.token, ...env }: Environment & { readonly token?: string } = {},
): Promise<{ url?: string }> {
  const run = { CI_API_V4_URL: api.url, CI_MERGE_REQUEST_PROJECT_ID: '42', CI_MERGE_REQUEST_IID: '7' };
  return (await gitLabHost({ ...run, ...env }).upsertComment?.({ marker: NOTE_MARKER, body, token })) ?? {};
}

async function upsertIssue(
  body: readonly Block[] = [{ paragraph: 'this week' }],
  token = api.token,
): Promise<PublishedIssue> {
  const host = gitLabHost({ CI_API_V4_URL: api.url });
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

describe('sticky note of a merge request', () => {
  it('never updates a note by GitLab itself', async () => {
    api.addNote(BOT, `<!-- ${NOTE_MARKER} -->\nmentioned in`, { system: true });
    await upsertNote([{ paragraph: 'live' }]);
    expect(api.notes.map(({ body }) => body)).toEqual([
      `<!-- ${NOTE_MARKER} -->\nmentioned in`,
      `<!-- ${NOTE_MARKER} -->\nlive\n\n`,
    ]);
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

  it.each([
    ['at once', 4001, '1', 'no error'],
    ['at once, though it creates the note', undefined, '1', 'no error'],
    ['not if GitLab names no time', undefined, undefined, 'GitLab returned HTTP 429'],
    ['not if it would have to wait long', undefined, '60', 'GitLab returned HTTP 429'],
  ])('repeats a request over the rate limit of GitLab: %s', async (_, id, retryAfter, message) => {
    const limited = { status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }), json: {} };
    if (id === undefined) api.answerNext({ status: 200, json: BOT }, { status: 200, json: [] });
    api.answerNext(limited);
    expect(await hostErrorMessage(upsertNote([]))).toContain(message);
    expect(api.notes).toHaveLength(message === 'no error' ? 1 : 0);
  });

  it('rejects with a clear message if GitLab is unreachable or there is no merge request', async () => {
    expect(await hostErrorMessage(upsertNote([], { CI_MERGE_REQUEST_IID: undefined }))).toContain(
      "doesn't run for a merge request",
    );
    expect(api.requests).toEqual([]);
    const refused = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    const untrusted = gitLabHost({ CI_API_V4_URL: api.url }, () => Promise.reject(refused));
    const request = { marker: ISSUE_MARKER, title: '', constantTitle: '', change: () => undefined, token: api.token };
    expect(await hostErrorMessage(untrusted.upsertIssue?.(request) ?? Promise.resolve())).toContain(
      "GitLab's certificate isn't trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Set NODE_EXTRA_CA_CERTS to the file of its certificate authority",
    );
    await api.close();
    expect(await hostErrorMessage(upsertNote([]))).toContain("GitLab didn't respond");
  });
});

describe('sticky issue of a GitLab project', () => {
  it('names the token that is needed to write the issue', async () => {
    for (const token of ['', '$DOCS_CI_GITLAB_TOKEN', 'glpat-unknown', 'glpat-read-token'])
      expect(await hostErrorMessage(upsertIssue([], token))).toMatch(
        /couldn't write the issue.*DOCS_CI_GITLAB_TOKEN.*api scope/,
      );
    const request = { marker: ISSUE_MARKER, title: '', constantTitle: '', change: () => undefined, token: '' };
    expect(
      await hostErrorMessage(gitLabHost({ CI_API_V4_URL: api.url }).upsertIssue?.(request) ?? Promise.resolve()),
    ).toBe(
      "couldn't look for the issue: the job token can't read issues. Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the Reporter role",
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

  it("names the lock that keeps GitLab from reopening the issue, and doesn't write into the closed one", async () => {
    const issue = api.addIssue(BOT, OWN_ISSUE_BODY, 'closed');
    issue.discussion_locked = true;
    expect(await hostErrorMessage(upsertIssue())).toBe(
      "couldn't write the issue: GitLab doesn't reopen issue #1, because its discussion is locked. Unlock it",
    );
    expect(issue).toMatchObject({ state: 'closed', description: OWN_ISSUE_BODY });
    issue.state = 'opened';
    await upsertIssue();
    expect(issue.description).toContain('this week');
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
