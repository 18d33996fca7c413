/** Reads what GitLab CI knows about a run from predefined CI/CD variables. */
import type { Environment, RunContext } from '../host.js';

export function readGitLabContext(env: Environment): RunContext {
  const iid = Number(env.CI_MERGE_REQUEST_IID || NaN);
  const sourceProject = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
  return {
    startedByPush: env.CI_PIPELINE_SOURCE === 'push',
    // GitLab has no time of the push; the time of the pipeline is the closest.
    pushedAtMs: parseTimeMs(env.CI_PIPELINE_CREATED_AT),
    branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH || undefined,
    // Only merged results pipelines set the first variable; their CI_COMMIT_SHA is a merge commit.
    commitSha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA || undefined,
    pullRequest: Number.isInteger(iid) ? iid : undefined,
    fromFork: Boolean(sourceProject) && sourceProject !== mergeRequestProject(env),
    runUrl: env.CI_JOB_URL || undefined,
  };
}

/** Returns the project of the merge request, which isn't the project of a fork's pipeline. */
export function mergeRequestProject(env: Environment): string | undefined {
  return env.CI_MERGE_REQUEST_PROJECT_ID || env.CI_PROJECT_ID || undefined;
}

function parseTimeMs(text: string | undefined): number | undefined {
  const ms = Date.parse(text ?? '');
  return Number.isFinite(ms) ? ms : undefined;
}
