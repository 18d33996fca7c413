import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChangedFile } from '../../../src/hosts/host.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitHubHost } from '../hosts.js';

let api: GitHubApi;
beforeEach(async () => {
  api = await startGitHubApi();
});
afterEach(() => api.close());

async function listFiles(): Promise<readonly ChangedFile[]> {
  const pull_request = { number: 7, head: { ref: 't', sha: 'b', repo: { full_name: 'octo/docs' } } };
  return (await gitHubHost({ GITHUB_API_URL: api.url }, { pull_request }).listChangedFiles?.(api.token)) ?? [];
}

it('lists every file of a pull request with hundreds of files, each once and in order', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `docs/page-${index}.mdx`);
  api.changedFiles.splice(0, 1, ...names.map((filename) => ({ filename, status: 'modified' })));
  expect((await listFiles()).map(({ path }) => path)).toEqual(names);
});

it('says which files of a pull request are new, changed or removed', async () => {
  const statuses = ['added', 'modified', 'renamed', 'copied', 'removed'];
  api.changedFiles.splice(0, 1, ...statuses.map((status) => ({ filename: `${status}.mdx`, status })));
  const changes = ['added', 'changed', 'changed', 'changed', 'removed'];
  expect(await listFiles()).toEqual(
    statuses.map((status, index) => ({ path: `${status}.mdx`, change: changes[index] })),
  );
});

it('names the permission if GitHub refuses to list the files', async () => {
  api.forbid('files');
  expect(await hostErrorMessage(listFiles())).toMatch(
    /^couldn't list the changed files of the pull request: missing permission .*"pull-requests: read"/,
  );
});

/** Lists the files of a push. @param before its event's commit before the push */
async function listPushed(before: string, after: string): Promise<readonly ChangedFile[]> {
  const env = { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'push', GITHUB_SHA: after };
  return (await gitHubHost(env, { before }).listChangedFiles?.(api.token)) ?? [];
}

it('lists the files between the commits before and after a push', async () => {
  const { git } = api.repository;
  const before = git.commit('main', { 'a.mdx': 'a', 'old.mdx': 'old' }, 'First');
  git.commit('main', { 'a.mdx': 'A' }, 'Second');
  const after = git.commit('main', { 'b.mdx': 'b', 'old.mdx': undefined }, 'Third');
  expect([...(await listPushed(before, after))].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: 'a.mdx', change: 'changed' },
    { path: 'b.mdx', change: 'added' },
    { path: 'old.mdx', change: 'removed' },
  ]);
});

it("doesn't list the files of a push with more files than GitHub lists", async () => {
  const { git } = api.repository;
  const before = git.commit('main', { 'a.mdx': 'a' }, 'First');
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.mdx`, 'x']));
  const after = git.commit('main', many, 'Many');
  expect(await hostErrorMessage(listPushed(before, after))).toBe(
    "couldn't list the changed files of the push: GitHub lists at most 300",
  );
});

it('requests nothing for a new branch, because a push before it is not known', async () => {
  expect(await hostErrorMessage(listPushed('0'.repeat(40), 'a'.repeat(40)))).toMatch(
    /^couldn't list the changed files/,
  );
  expect(api.requests).toEqual([]);
});

it('names the permission if GitHub refuses to compare the commits of a push', async () => {
  api.permit({});
  expect(await hostErrorMessage(listPushed('b'.repeat(40), 'a'.repeat(40)))).toMatch(/"contents: read"/);
});

it('says that the branch is missing only if GitHub lists other commits, else also names the permission', async () => {
  const host = gitHubHost({ GITHUB_API_URL: api.url });
  const read = () => host.newestCommitMs?.({ branch: 'master', token: api.token }) ?? Promise.resolve();
  expect(await hostErrorMessage(read())).toBe(
    'couldn\'t read the newest commit: GitHub shows this job no commit of any branch (HTTP 404). Add "contents: read" to the job\'s "permissions:"',
  );
  api.repository.git.commit('main', { 'a.mdx': 'a' }, 'First');
  expect(await read()).toBe('no branch');
});
