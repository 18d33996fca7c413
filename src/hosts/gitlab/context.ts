/** What GitLab CI knows of a run: predefined CI/CD variables. */
import type { Environment, RunContext } from '../host.js';

export function readGitLabFacts(env: Environment): RunContext {
  const iid = Number(env.CI_MERGE_REQUEST_IID || NaN);
  const source = env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID;
  return {
    startedByPush: env.CI_PIPELINE_SOURCE === 'push',
    // GitLab tells no time of the push; the pipeline's is the nearest there is.
    pushedAtMs: timeOf(env.CI_PIPELINE_CREATED_AT),
    branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH || undefined,
    // Only pipelines of merged results have it; there CI_COMMIT_SHA is a merge commit.
    commitSha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA || undefined,
    pullRequest: Number.isInteger(iid) ? iid : undefined,
    fromFork: Boolean(source) && source !== mergeRequestProject(env),
    runUrl: env.CI_JOB_URL || undefined,
  };
}

/** The project that the merge request belongs to; a fork's pipeline runs in another. */
export function mergeRequestProject(env: Environment): string | undefined {
  return env.CI_MERGE_REQUEST_PROJECT_ID || env.CI_PROJECT_ID || undefined;
}

function timeOf(text: string | undefined): number | undefined {
  const ms = Date.parse(text ?? '');
  return Number.isFinite(ms) ? ms : undefined;
}
