/** Reads commits: the files that a merge request or a push changes, and the newest commit of a branch. */
import { type ChangedFile, type Host, HostError } from '../host.js';
import { type GitLabConnection, tokenApi } from './access.js';
import { describeLostCommit } from '../run-variables.js';
import { statusOf } from './client.js';
import { mergeRequestProject } from './context.js';
import { changedFiles, commits, type ListedFile, pushedFiles } from './schemas.js';

/** Rejects with HostError. */
export async function listGitLabChangedFiles(connection: GitLabConnection, token: string): Promise<ChangedFile[]> {
  const { pullRequest, pushedFrom, commitSha } = connection.runContext;
  const task = `list the changed files of the ${pushedFrom === undefined ? 'merge request' : 'push'}`;
  const project = mergeRequestProject(connection.env);
  if ((pullRequest ?? pushedFrom) === undefined || project === undefined)
    throw new HostError(`couldn't ${task}: this job doesn't run for a merge request or a push`);
  const what = 'changed files';
  const api = tokenApi(connection, { token, task, kind: 'commits', what, isReading: true, project });
  const listed =
    pushedFrom === undefined
      ? api.list(changedFiles, `merge_requests/${pullRequest}/diffs`)
      : await api
          .get(pushedFiles, 'repository/compare', { from: pushedFrom, to: commitSha ?? '' })
          .catch((error: unknown) => {
            throw statusOf(error) === 404 ? api.error(describeLostCommit('GitLab', pushedFrom)) : error;
          });
  if (!listed) throw api.error("GitLab can't compare the commits");
  const files: ChangedFile[] = [];
  for await (const file of listed) files.push(toChangedFile(file));
  return files;
}

function toChangedFile(file: ListedFile): ChangedFile {
  if (file.deleted_file) return { path: file.old_path, change: 'removed' };
  if (file.new_file) return { path: file.new_path, change: 'added' };
  const renamed = file.old_path !== file.new_path && { previousPath: file.old_path };
  return { path: file.new_path, change: 'changed', ...renamed };
}

export function newestGitLabCommitMs(connection: GitLabConnection): NonNullable<Host['newestCommitMs']> {
  return async ({ branch, path, token }) => {
    const api = tokenApi(connection, { token, task: 'read the newest commit', kind: 'commits', isReading: true });
    const query = { ref_name: branch, ...(path && { path }), per_page: '1' };
    const find = () => api.find(commits, 'repository/commits', query);
    const listed = await find();
    if (listed) return listed[0]?.committed_date;
    // Without access, GitLab finds nothing, either: then this fails, and says what to do.
    const others = await api.get(commits, 'repository/commits', { per_page: '1' });
    if (others.length === 0) return undefined;
    // Only twice the same answer is sure.
    const again = await find();
    return again ? again[0]?.committed_date : 'no branch';
  };
}
