/** What GitLab sets in the jobs of a pipeline: the variables that depend on what started it. */

/** A variable that is not set is empty here. */
export type PipelineVariables = Readonly<Record<string, string>>;

const SHA = 'b'.repeat(40);
const HEAD_SHA = 'a'.repeat(40);
const ZEROS = '0'.repeat(40);

/** @param source `CI_PIPELINE_SOURCE` */
export function branchPipeline(source: string, branch = 'main'): PipelineVariables {
  return {
    CI_PIPELINE_SOURCE: source,
    CI_PIPELINE_ID: '100',
    CI_PROJECT_ID: '42',
    CI_COMMIT_BRANCH: branch,
    CI_COMMIT_REF_NAME: branch,
    CI_COMMIT_SHA: SHA,
    // Only a push has another one.
    CI_COMMIT_BEFORE_SHA: source === 'push' ? 'c'.repeat(40) : ZEROS,
  };
}

/** A pipeline of a tag has no branch. */
export function tagPipeline(source = 'push', tag = 'v1'): PipelineVariables {
  return {
    ...branchPipeline(source),
    CI_COMMIT_BRANCH: '',
    CI_COMMIT_TAG: tag,
    CI_COMMIT_REF_NAME: tag,
    CI_COMMIT_BEFORE_SHA: ZEROS,
  };
}

interface MergeRequest {
  /** The pipeline is one of the branch, of the result of the merge, or of a merge train. */
  readonly type?: 'detached' | 'merged_result' | 'merge_train';
  /** The project of the branch: 77 is a fork. */
  readonly from?: string;
  /** The project that runs the pipeline. */
  readonly runsIn?: string;
}

export function mergeRequestPipeline({
  type = 'detached',
  from = '42',
  runsIn = '42',
}: MergeRequest = {}): PipelineVariables {
  const isMerged = type !== 'detached';
  return {
    ...branchPipeline('merge_request_event', 'topic'),
    CI_COMMIT_BRANCH: '',
    CI_PROJECT_ID: runsIn,
    CI_COMMIT_SHA: isMerged ? SHA : HEAD_SHA,
    CI_MERGE_REQUEST_EVENT_TYPE: type,
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_PROJECT_ID: '42',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: from,
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    // Only pipelines with a merge commit have a value.
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: isMerged ? HEAD_SHA : '',
  };
}

/** A child has the merge request of its parent, and since GitLab 18.9 the number of the parent. */
export function childPipeline(parent: PipelineVariables, isOld = false): PipelineVariables {
  const { CI_PIPELINE_ID: id = '', CI_PROJECT_ID: project = '' } = parent;
  const upstream = { CI_UPSTREAM_PIPELINE_ID: id, CI_UPSTREAM_PROJECT_ID: project };
  return { ...parent, CI_PIPELINE_SOURCE: 'parent_pipeline', CI_PIPELINE_ID: '120', ...(isOld ? {} : upstream) };
}

/** A pipeline of another project started this one on its default branch. */
export function downstreamPipeline(): PipelineVariables {
  return { ...branchPipeline('pipeline'), CI_UPSTREAM_PIPELINE_ID: '90', CI_UPSTREAM_PROJECT_ID: '50' };
}

/** A pull request on GitHub, whose branch GitLab mirrors. */
export function externalPullRequestPipeline(): PipelineVariables {
  return {
    ...branchPipeline('external_pull_request_event', 'topic'),
    CI_EXTERNAL_PULL_REQUEST_IID: '7',
    CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: 'octo/docs',
    CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'octo/docs',
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: 'topic',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
  };
}
