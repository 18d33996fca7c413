/** Reads commits: the files that a pull request or a push changes, and the newest commit of a branch. */
import { type ChangedFile, type Host, HostError } from '../host.js';
import { describeLostCommit } from '../run-variables.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { ifFound } from './octokit-error.js';
import { changedFiles, commits, type ListedFile, pushedFiles } from './schemas.js';

/** GitHub lists at most so many files of a pull request. */
const MAX_FILES = 3_000;
/** GitHub lists no more files of a push, and all of them on the first page. */
const MAX_PUSHED = 300;

/** Rejects with HostError. */
export async function listGitHubChangedFiles(
  connection: GitHubConnection,
  token: string,
  isForComment = false,
): Promise<ChangedFile[]> {
  const { pullRequest, pushedFrom, commitSha } = connection.runContext;
  const isPush = pushedFrom !== undefined;
  const task = `list the changed files of the ${isPush ? 'push' : 'pull request'}`;
  if (pullRequest === undefined && !isPush)
    throw new HostError(`couldn't ${task}: this job doesn't run for a pull request or a push`);
  const permission = isPush ? 'contents: read' : `pull-requests: ${isForComment ? 'write' : 'read'}`;
  const client = await createGitHubClient(connection, { token, permission, task });
  const files: ChangedFile[] = [];
  if (isPush) {
    const listed = await ifFound(client.send(pushedFiles, `GET compare/${pushedFrom}...${commitSha}`));
    if (!listed)
      throw client.error(
        `${describeLostCommit('GitHub', pushedFrom)}. If not, add "${permission}" to the job's "permissions:"`,
      );
    files.push(...listed.map(toChangedFile));
    if (files.length >= MAX_PUSHED) throw new HostError(`couldn't ${task}: GitHub lists at most ${MAX_PUSHED}`);
    return files;
  }
  for await (const file of client.list(changedFiles, `pulls/${pullRequest}/files`))
    if (files.push(toChangedFile(file)) === MAX_FILES) break;
  return files;
}

function toChangedFile({ filename, status, previous_filename: previousPath }: ListedFile): ChangedFile {
  const change = status === 'added' || status === 'removed' ? status : 'changed';
  return { path: filename, change, ...(previousPath !== undefined && { previousPath }) };
}

export function newestGitHubCommitMs(connection: GitHubConnection): NonNullable<Host['newestCommitMs']> {
  return async ({ branch, path, token }) => {
    const access = { token, permission: 'contents: read', task: 'read the newest commit' };
    const client = await createGitHubClient(connection, access);
    const query = { sha: branch, ...(path && { path }), per_page: 1 };
    const find = () => ifFound(client.send(commits, 'GET commits', query));
    let listed = await find();
    // Without access, GitHub finds nothing, either. Only twice the same answer is sure.
    if (!listed && (await ifFound(client.send(commits, 'GET commits', { per_page: 1 })))?.length) {
      listed = await find();
      if (!listed) return 'no branch';
    }
    if (!listed)
      throw new HostError(
        `couldn't ${access.task}: GitHub shows this job no commit of any branch (HTTP 404). Add "${access.permission}" to the job's "permissions:"`,
      );
    return listed[0]?.commit.committer.date;
  };
}
