/** Reads commits: the files that a merge request or a push changes, and the newest commit of a branch. */
import { type ChangedFile, type Host, HostError } from '../host.js';
import { type GitLabConnection, tokenApi, UNEXPECTED_RESPONSE } from './api.js';
import { mergeRequestProject } from './context.js';
import { changedFiles, commits, type ListedFile, pushedFiles } from './schemas.js';

/** Rejects with HostError. */
export async function listGitLabChangedFiles(connection: GitLabConnection, token: string): Promise<ChangedFile[]> {
  const { pullRequest, pushedFrom, commitSha } = connection.runContext;
  const task = `list the changed files of the ${pushedFrom === undefined ? 'merge request' : 'push'}`;
  const project = mergeRequestProject(connection.env);
  if ((pullRequest ?? pushedFrom) === undefined || project === undefined)
    throw new HostError(`couldn't ${task}: this job doesn't run for a merge request`);
  const kind = pushedFrom === undefined ? 'notes' : 'commits';
  const api = tokenApi(connection, { token, task, kind });
  const files: ChangedFile[] = [];
  const root = `/projects/${encodeURIComponent(project)}`;
  const compare = async () =>
    pushedFiles.safeParse(await api.send('GET', `${root}/repository/compare?from=${pushedFrom}&to=${commitSha}`));
  const listed =
    pushedFrom === undefined
      ? api.list(`${root}/merge_requests/${pullRequest}/diffs`, changedFiles)
      : (await compare()).data?.diffs;
  if (!listed) throw api.error("GitLab can't compare the commits");
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
    const api = tokenApi(connection, { token, task: 'read the newest commit', kind: 'commits' });
    const query = new URLSearchParams({ ref_name: branch, ...(path && { path }), per_page: '1' });
    const project = encodeURIComponent(connection.env.CI_PROJECT_ID ?? '');
    const found = commits.safeParse(
      await api.send('GET', `/projects/${project}/repository/commits?${query.toString()}`),
    );
    if (!found.success) throw api.error(UNEXPECTED_RESPONSE);
    return found.data[0]?.committed_date;
  };
}
