/** Finds the newest commit of a branch on GitHub. */
import type { Host } from '../host.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { commits } from './schemas.js';

export function newestGitHubCommitMs(connection: GitHubConnection): NonNullable<Host['newestCommitMs']> {
  return async ({ branch, path, token }) => {
    const access = { token, permission: 'contents: read', task: 'read the newest commit' };
    const { owner, repo, call, parse } = await createGitHubClient(connection, access);
    const { data } = await call('repeatable', ({ rest }, request) =>
      rest.repos.listCommits({ owner, repo, sha: branch, ...(path && { path }), per_page: 1, request }),
    );
    return parse(commits, data)[0]?.commit.committer.date;
  };
}
