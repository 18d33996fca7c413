/** Reads commits: the files that a pull request or a push changes, and the newest commit of a branch. */
import { type ChangedFile, type Host, HostError } from '../host.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { changedFiles, commits, type ListedFile } from './schemas.js';

/** GitHub lists at most 3,000 files. */
const MAX_PAGES = 30;
const PAGE_SIZE = 100;
/** GitHub lists no more files of a push, and all of them on the first page. */
const MAX_PUSHED = 300;

/** Rejects with HostError. */
export async function listGitHubChangedFiles(connection: GitHubConnection, token: string): Promise<ChangedFile[]> {
  const { pullRequest, pushedFrom, commitSha } = connection.runContext;
  const isPush = pushedFrom !== undefined;
  const task = `list the changed files of the ${isPush ? 'push' : 'pull request'}`;
  if (pullRequest === undefined && !isPush)
    throw new HostError(`couldn't ${task}: this job doesn't run for a pull request`);
  const permission = isPush ? 'contents: read' : 'pull-requests: read';
  const client = await createGitHubClient(connection, { token, permission, task });
  const { owner, repo } = client;
  const files: ChangedFile[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await client.call('repeatable', async ({ rest }, request) =>
      pullRequest === undefined
        ? rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${pushedFrom}...${commitSha}`, request })
        : rest.pulls.listFiles({ owner, repo, pull_number: pullRequest, per_page: PAGE_SIZE, page, request }),
    );
    const listed = client.parse(changedFiles, data);
    files.push(...listed.map(toChangedFile));
    if (isPush && listed.length >= MAX_PUSHED)
      throw new HostError(`couldn't ${task}: GitHub lists at most ${MAX_PUSHED}`);
    if (isPush || listed.length < PAGE_SIZE) break;
  }
  return files;
}

function toChangedFile(file: ListedFile): ChangedFile {
  const { filename, status, previous_filename: previousPath } = file;
  const change = status === 'added' || status === 'removed' ? status : 'changed';
  return { path: filename, change, ...(previousPath !== undefined && { previousPath }) };
}

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
