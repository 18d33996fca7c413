/** Reads what GitLab CI knows about a run from predefined CI/CD variables. */
import { isAbsolute } from 'node:path';
import { encodePath } from '../file-url.js';
import type { Environment, RunContext } from '../host.js';
import { parseCommit, parseRunNumber, repositoryName } from '../run-variables.js';
import { timeOf } from '../../text/instant.js';

/** The pull request is on GitHub, so GitLab has no merge request of it. */
const OF_ANOTHER_PLATFORM = 'external_pull_request_event';

export function readGitLabContext(env: Environment): RunContext {
  const startedByPush = env.CI_PIPELINE_SOURCE === 'push';
  return {
    startedByPush,
    pushedFrom: startedByPush ? parseCommit(env.CI_COMMIT_BEFORE_SHA) : undefined,
    // GitLab has no time of the push; the time of the pipeline is the closest.
    pushedAtMs: parseTimeMs(env.CI_PIPELINE_CREATED_AT),
    branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH || undefined,
    startedBeside: startedBeside(env),
    tag: env.CI_COMMIT_TAG || undefined,
    // Only merged results pipelines set the first variable; their CI_COMMIT_SHA is a merge commit.
    commitSha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA || undefined,
    pullRequest: parseRunNumber(env.CI_MERGE_REQUEST_IID),
    ...forkOf(env),
    ...(env.CI_PIPELINE_SOURCE === OF_ANOTHER_PLATFORM && { unclearEvent: OF_ANOTHER_PLATFORM }),
    runUrl: env.CI_JOB_URL || undefined,
    repository: env.CI_PROJECT_URL ? repositoryName(env.CI_PROJECT_URL) : undefined,
    ...(env.CI_PROJECT_VISIBILITY === 'public' && { isPublic: true }),
    sequence: parseRunNumber(parentPipeline(env) ?? env.CI_PIPELINE_ID),
    runId: parseRunNumber(env.CI_JOB_ID)?.toString(),
  };
}

function startedBeside(env: Environment): string | undefined {
  const isManual = env.CI_PIPELINE_SOURCE === 'web' && Boolean(env.CI_COMMIT_BRANCH);
  return isManual && env.CI_COMMIT_BRANCH !== env.CI_DEFAULT_BRANCH ? env.CI_DEFAULT_BRANCH : undefined;
}

/** A child pipeline is as old as its parent, which may start it after a newer one started its own. GitLab names it since 18.9. */
function parentPipeline(env: Environment): string | undefined {
  const isChild = env.CI_PIPELINE_SOURCE === 'parent_pipeline' && env.CI_UPSTREAM_PROJECT_ID === env.CI_PROJECT_ID;
  return (isChild && env.CI_UPSTREAM_PIPELINE_ID) || undefined;
}

function forkOf(env: Environment): Pick<RunContext, 'fromFork' | 'secrets' | 'canGetSecrets'> {
  const sourceProject = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
  // The project of any other pipeline may be a fork.
  if (!sourceProject) return { fromFork: false, secrets: 'given' };
  if (sourceProject === mergeRequestProject(env)) return { fromFork: false, secrets: 'given', canGetSecrets: true };
  // A member of the target project can run the pipeline of a fork there, with its variables.
  return { fromFork: true, secrets: env.CI_PROJECT_ID === sourceProject ? 'withheld' : 'exposed' };
}

/** Returns the project of the merge request, which isn't the project of a fork's pipeline. */
export function mergeRequestProject(env: Environment): string | undefined {
  return env.CI_MERGE_REQUEST_PROJECT_ID || env.CI_PROJECT_ID || undefined;
}

/**
 * Returns the URL of a file or a folder among the artifacts of this job; undefined outside the workspace.
 * @param path relative to the workspace, with slashes
 */
export function artifactUrl(env: Environment, page: 'file' | 'browse', path: string): string | undefined {
  if (!env.CI_JOB_URL || path === '..' || path.startsWith('../') || isAbsolute(path)) return undefined;
  return `${env.CI_JOB_URL}/artifacts/${page}/${encodePath(path)}`;
}

function parseTimeMs(text: string | undefined): number | undefined {
  const ms = timeOf(text);
  return Number.isFinite(ms) ? ms : undefined;
}
