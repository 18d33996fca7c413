import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Environment } from '../../../src/hosts/host.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitLabHost } from '../hosts.js';

let api: GitLabApi;
beforeEach(async () => {
  api = await startGitLabApi();
});
afterEach(() => api.close());

async function listFiles(token = api.token, run: Environment = { CI_MERGE_REQUEST_IID: '7' }) {
  return (await gitLabHost({ CI_API_V4_URL: api.url, ...run }).listChangedFiles?.(token)) ?? [];
}

const fileOf = (path: string, more: object = {}) => ({
  old_path: path,
  new_path: path,
  new_file: false,
  deleted_file: false,
  ...more,
});

it('lists every file of a merge request with hundreds of files, each once and in order', async () => {
  const names = Array.from({ length: 250 }, (_, index) => `docs/page-${index}.mdx`);
  api.changedFiles.splice(0, 1, ...names.map((name) => fileOf(name)));
  expect((await listFiles()).map(({ path }) => path)).toEqual(names);
});

it('says which files of a merge request are new, changed or removed', async () => {
  api.changedFiles.splice(
    0,
    1,
    fileOf('new.mdx', { new_file: true }),
    fileOf('moved.mdx', { old_path: 'before.mdx' }),
    fileOf('old.mdx', { deleted_file: true }),
  );
  expect(await listFiles()).toEqual([
    { path: 'new.mdx', change: 'added' },
    { path: 'moved.mdx', change: 'changed', previousPath: 'before.mdx' },
    { path: 'old.mdx', change: 'removed' },
  ]);
});

it('names the token and its scope if GitLab refuses to list the files', async () => {
  expect(await hostErrorMessage(listFiles('glpat-unknown'))).toMatch(
    /^couldn't list the changed files of the merge request: GitLab rejected the token \(HTTP 401\)\. .*the api scope/,
  );
  // They are read, so the reason can't be what the job token may not write.
  expect(await hostErrorMessage(listFiles('$DOCS_CI_GITLAB_TOKEN'))).toMatch(
    /^couldn't list the changed files of the merge request: the job token can't read changed files\. .*the api scope and the Reporter role$/,
  );
});

async function listPushed(before: string, after: string) {
  const push = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BEFORE_SHA: before, CI_COMMIT_SHA: after };
  return listFiles(api.token, push);
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

it("doesn't list the files of a push that GitLab can't compare in time", async () => {
  api.answerNext({ status: 200, json: { commits: [], diffs: [], compare_timeout: true } });
  expect(await hostErrorMessage(listPushed('b'.repeat(40), 'a'.repeat(40)))).toBe(
    "couldn't list the changed files of the push: GitLab can't compare the commits",
  );
});

it('requests nothing for a new branch, because a push before it is not known', async () => {
  expect(await hostErrorMessage(listPushed('0'.repeat(40), 'a'.repeat(40)))).toMatch(
    /^couldn't list the changed files/,
  );
  expect(api.requests).toEqual([]);
});
