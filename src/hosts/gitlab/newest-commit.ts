/** Finds the newest commit of a branch on GitLab. */
import { type CommitRequest, HostError, type NewestCommit } from '../host.js';
import { type GitLabConnection, tokenApi, UNEXPECTED_RESPONSE } from './api.js';
import { commits } from './schemas.js';

/** Rejects with HostError. */
export async function findNewestGitLabCommit(
  connection: GitLabConnection,
  { branch, path, token }: CommitRequest,
): Promise<NewestCommit | undefined> {
  const task = 'read the newest commit';
  const project = connection.env.CI_PROJECT_ID;
  if (!project) throw new HostError(`couldn't ${task}: CI_PROJECT_ID isn't set`);
  const api = tokenApi(connection, { token, task, kind: 'commits' });
  const query = new URLSearchParams({ ref_name: branch, ...(path && { path }), per_page: '1' });
  const url = `/projects/${encodeURIComponent(project)}/repository/commits?${query.toString()}`;
  const found = commits.safeParse(await api.send('GET', url));
  if (!found.success) throw api.error(UNEXPECTED_RESPONSE);
  return found.data[0];
}
