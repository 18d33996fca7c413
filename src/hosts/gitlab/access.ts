/** Connects to GitLab's API with the job token or a project access token. Errors name the token and how to fix its access. */
import { type Environment, type Host, type HostError, PermissionError, type RunContext } from '../host.js';
import type { Secrets } from '../../text/redact-secrets.js';
import { type Access, failedTask, GitLabClient, type GitLabRequest } from './client.js';

/** The parts of the job's environment that every call needs. */
export interface GitLabConnection {
  readonly env: Environment;
  readonly runContext: RunContext;
  readonly request: GitLabRequest;
  /** The text of an input of the job. */
  readonly input: Host['input'];
  /** Every secret of the run. */
  readonly secrets: Secrets;
}

/** Only a container or a script that gets no variables of the job lacks one. */
export function missingVariable(task: string, name: string): HostError {
  return failedTask(
    task,
    `${name} isn't set. GitLab sets it in each job: pass it on to the container or script that runs docs-ci`,
  );
}

/** Creates an API below the project of the job, with the job token. */
export function jobApi({ env, request, secrets }: GitLabConnection, task: string): GitLabClient {
  for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
    if (!env[name]) throw missingVariable(task, name);
  return new GitLabClient(request, {
    secrets,
    apiUrl: env.CI_API_V4_URL ?? '',
    project: env.CI_PROJECT_ID ?? '',
    header: { 'JOB-TOKEN': env.CI_JOB_TOKEN ?? '' },
    tokenName: 'the job token',
    task,
    advice: 'Start the pipeline as a Developer, allow that role on protected tags, and enable the package registry',
  });
}

/** The lowest role that can write each kind; a Reporter can edit their own issues. */
const ROLES = { notes: 'Developer', issues: 'Reporter', commits: 'Reporter', 'merge requests': 'Developer' } as const;

interface TokenAccess extends Pick<Access, 'task' | 'signal'> {
  readonly token: string;
  readonly kind: keyof typeof ROLES;
  /** What is read, if it has another name than the kind. */
  readonly what?: string;
  /** True for a task that writes nothing. */
  readonly isReading?: boolean;
  /** The project of the job by default. */
  readonly project?: string;
}

/** True if another task of the job needs the higher role, so that nobody makes two tokens one after the other. */
function writesForPeople({ input, runContext }: GitLabConnection): boolean {
  const comments = input('comment')?.trim().toLowerCase() === 'true' && runContext.pullRequest !== undefined;
  return comments || input('edits')?.trim() === 'pull-request';
}

/** Creates an API with a project access token, for what the job token can't write. */
export function tokenApi(connection: GitLabConnection, access: TokenAccess): GitLabClient {
  const { env, request, secrets } = connection;
  const { token, kind, what = kind, isReading = false, project = env.CI_PROJECT_ID ?? '', ...more } = access;
  const { task } = more;
  const advice = `Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the ${writesForPeople(connection) ? 'Developer' : ROLES[kind]} role`;
  if (!env.CI_API_V4_URL) throw missingVariable(task, 'CI_API_V4_URL');
  // GitLab passes a reference to an undefined variable as it is.
  if (token === '' || token.startsWith('$'))
    throw new PermissionError(
      `couldn't ${task}: the job token can't ${isReading ? `read ${what}` : `write ${kind}`}. ${advice}`,
    );
  secrets.add(token);
  return new GitLabClient(request, {
    ...more,
    secrets,
    apiUrl: env.CI_API_V4_URL,
    project,
    header: { 'PRIVATE-TOKEN': token },
    tokenName: 'the token',
    advice,
  });
}
