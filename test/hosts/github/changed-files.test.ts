import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { ChangedFile } from '../../../src/hosts/host.js';
import { temporaryFolder } from '../../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { hostErrorMessage } from '../host-error.js';

let api: GitHubApi;
beforeEach(async () => {
  api = await startGitHubApi();
});
afterEach(() => api.close());

async function listFiles(): Promise<readonly ChangedFile[]> {
  const path = join(temporaryFolder(), 'event.json');
  const pull_request = { number: 7, head: { ref: 't', sha: 'b', repo: { full_name: 'octo/docs' } } };
  writeFileSync(path, JSON.stringify({ repository: { full_name: 'octo/docs' }, pull_request }));
  const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_PATH: path };
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3', fetch });
  return (await host.listChangedFiles?.(api.token)) ?? [];
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
