/** Finds the newest commit of a branch on GitLab. */
import type { Host } from '../host.js';
import { type GitLabConnection, tokenApi, UNEXPECTED_RESPONSE } from './api.js';
import { commits } from './schemas.js';

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
