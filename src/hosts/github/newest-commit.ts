/** Finds the newest commit of a branch on GitHub. */
import type { CommitRequest, NewestCommit } from '../host.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { commits } from './schemas.js';

/** Rejects with HostError. */
export async function findNewestGitHubCommit(
  connection: GitHubConnection,
  { branch, path, token }: CommitRequest,
): Promise<NewestCommit | undefined> {
  const access = { token, permission: 'contents: read', task: 'read the newest commit' };
  const client = await createGitHubClient(connection, access);
  const { owner, repo } = client;
  const { data } = await client.call('repeatable', ({ rest }, request) =>
    rest.repos.listCommits({ owner, repo, sha: branch, ...(path && { path }), per_page: 1, request }),
  );
  return client.parse(commits, data)[0];
}
