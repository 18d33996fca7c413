/** Lists the files that a pull request changes. */
import { type ChangedFile, HostError } from '../host.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { changedFiles } from './schemas.js';

/** GitHub lists at most 3,000 files. */
const MAX_PAGES = 30;
const PAGE_SIZE = 100;

/** Rejects with HostError. */
export async function listGitHubChangedFiles(connection: GitHubConnection, token: string): Promise<ChangedFile[]> {
  const task = 'list the changed files of the pull request';
  const pullNumber = connection.runContext.pullRequest;
  if (pullNumber === undefined) throw new HostError(`couldn't ${task}: this job doesn't run for a pull request`);
  const client = await createGitHubClient(connection, { token, permission: 'pull-requests: read', task });
  const { owner, repo } = client;
  const files: ChangedFile[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await client.call('repeatable', ({ rest }, request) =>
      rest.pulls.listFiles({ owner, repo, pull_number: pullNumber, per_page: PAGE_SIZE, page, request }),
    );
    const listed = client.parse(changedFiles, data);
    for (const { filename, status, previous_filename: previousPath } of listed) {
      const change = status === 'added' || status === 'removed' ? status : 'changed';
      files.push({ path: filename, change, ...(previousPath !== undefined && { previousPath }) });
    }
    if (listed.length < PAGE_SIZE) break;
  }
  return files;
}
