/** Lists the files that a merge request changes. */
import { type ChangedFile, HostError } from '../host.js';
import { type GitLabConnection, tokenApi } from './api.js';
import { mergeRequestProject } from './context.js';
import { changedFiles } from './schemas.js';

/** Rejects with HostError. */
export async function listGitLabChangedFiles(connection: GitLabConnection, token: string): Promise<ChangedFile[]> {
  const task = 'list the changed files of the merge request';
  const { pullRequest } = connection.runContext;
  const project = mergeRequestProject(connection.env);
  if (pullRequest === undefined || project === undefined)
    throw new HostError(`couldn't ${task}: this job doesn't run for a merge request`);
  const api = tokenApi(connection, { token, task, kind: 'notes' });
  const files: ChangedFile[] = [];
  const path = `/projects/${encodeURIComponent(project)}/merge_requests/${pullRequest}/diffs`;
  for await (const file of api.list(path, changedFiles)) {
    if (file.deleted_file) files.push({ path: file.old_path, change: 'removed' });
    else {
      const renamed = file.new_file || file.old_path === file.new_path ? {} : { previousPath: file.old_path };
      files.push({ path: file.new_path, change: file.new_file ? 'added' : 'changed', ...renamed });
    }
  }
  return files;
}
