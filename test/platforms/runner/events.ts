/** What starts a run: the fields of the github context that depend on it, and the webhook's payload. */

export interface Started {
  readonly event_name: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly ref: string;
  readonly ref_name: string;
  readonly ref_type: 'branch' | 'tag';
  readonly head_ref: string;
  readonly base_ref: string;
  readonly sha: string;
}

export const REPOSITORY = 'octo/docs';
/** Of the head of the pull request, which is not what GITHUB_SHA holds. */
const HEAD_SHA = 'a'.repeat(40);

const SHA = 'b'.repeat(40);
const repository = { id: 42, full_name: REPOSITORY, default_branch: 'main' };
const noPull = { head_ref: '', base_ref: '', sha: SHA } as const;

export function pushed(branch = 'main'): Started {
  const event = { repository: { ...repository, pushed_at: Math.floor(Date.now() / 1000) }, after: SHA };
  const ref = `refs/heads/${branch}`;
  return { event_name: 'push', event: { ...event, ref }, ref, ref_name: branch, ref_type: 'branch', ...noPull };
}

export function dispatched(inputs: Readonly<Record<string, string>> = {}): Started {
  return { ...pushed(), event_name: 'workflow_dispatch', event: { repository, inputs } };
}

export function scheduled(): Started {
  return { ...pushed(), event_name: 'schedule', event: { repository, schedule: '23 6 * * 1' } };
}

/**
 * Somebody published a release of the tag. GitHub has null for a name or a text that is missing.
 * @param action GitHub sends an event for each: `published` always, and `released` unless it is a pre-release
 */
export function released(
  tag: string,
  text: { readonly name?: string; readonly body?: string } = {},
  action: 'published' | 'released' = 'published',
): Started {
  const release = { tag_name: tag, draft: false, name: text.name ?? null, body: text.body ?? null };
  const event = { action, repository, release };
  return { ...pushed(), event_name: 'release', event, ref: `refs/tags/${tag}`, ref_name: tag, ref_type: 'tag' };
}

/** Of a fork, the event alone decides what the run gets: see `isWithoutSecrets`. */
export function pullRequest({ fork = false, action = 'synchronize', event_name = 'pull_request' } = {}): Started {
  const head = { ref: 'topic', sha: HEAD_SHA, repo: { full_name: fork ? 'stranger/docs' : REPOSITORY } };
  return {
    event_name,
    event: { action, number: 7, repository, pull_request: { number: 7, head, base: { ref: 'main' } } },
    ref: 'refs/pull/7/merge',
    ref_name: '7/merge',
    ref_type: 'branch',
    head_ref: 'topic',
    base_ref: 'main',
    sha: SHA,
  };
}

/** The event's run has the newest commit of the default branch, whatever the event is about. */
function onDefaultBranch(event_name: string, event: Readonly<Record<string, unknown>>): Started {
  return { ...pushed(), event_name, event: { repository, ...event } };
}

/** A pull request as runs and checks name it. */
function named(number: number, { base = 42, head = 42 } = {}): object {
  return {
    number,
    head: { ref: 'topic', sha: HEAD_SHA, repo: { id: head } },
    base: { ref: 'main', repo: { id: base } },
  };
}

interface Triggering {
  /** The event of the first workflow. */
  readonly event?: string;
  /** The branch of the first workflow, or its tag. */
  readonly branch?: string;
  readonly fork?: boolean;
  /** Numbers of open pull requests of the branch. */
  readonly pulls?: readonly number[];
  /** Adds a pull request of the same branch in another repository. */
  readonly elsewhere?: boolean;
}

/** Another workflow has ended. GitHub names no pull request of a fork. */
export function workflowRun({
  event = 'pull_request',
  branch = 'topic',
  fork,
  pulls = [7],
  elsewhere,
}: Triggering = {}): Started {
  const head_repository = { full_name: fork ? 'stranger/docs' : REPOSITORY };
  const pull_requests = [...(elsewhere ? [named(70, { base: 77 })] : []), ...(fork ? [] : pulls.map((n) => named(n)))];
  const started = { id: 90, run_attempt: 1, created_at: new Date().toISOString() };
  const run = { ...started, event, head_branch: branch, head_sha: HEAD_SHA, head_repository, pull_requests };
  return onDefaultBranch('workflow_run', { action: 'completed', workflow_run: run });
}

/** Somebody commented on pull request 7, or on issue 7. */
export function issueComment({ onPull = true } = {}): Started {
  const issue = { number: 7, ...(onPull && { pull_request: { url: 'https://api.github.com/x/pulls/7' } }) };
  return onDefaultBranch('issue_comment', { action: 'created', issue, comment: { body: '/preview' } });
}

export function checkRun(): Started {
  const check_suite = { head_branch: 'topic', head_sha: HEAD_SHA };
  const check_run = { head_sha: HEAD_SHA, check_suite, pull_requests: [named(7)] };
  return onDefaultBranch('check_run', { action: 'completed', check_run });
}

/** Somebody pushed a tag. */
export function pushedTag(tag = 'v1'): Started {
  const ref = `refs/tags/${tag}`;
  return { ...pushed(), event: { ...pushed().event, ref }, ref, ref_name: tag, ref_type: 'tag' };
}

/** Somebody pushed a branch that is new. */
export function branchCreated(branch = 'topic'): Started {
  return { ...pushed(branch), event_name: 'create', event: { repository, ref: branch, ref_type: 'branch' } };
}

export function branchDeleted(): Started {
  return onDefaultBranch('delete', { ref: 'topic', ref_type: 'branch' });
}

export function dispatchedByRepository(): Started {
  return onDefaultBranch('repository_dispatch', { action: 'api-changed', client_payload: {} });
}

/** A pull request is next in the merge queue. */
export function mergeGroup(): Started {
  const branch = `gh-readonly-queue/main/pr-7-${SHA}`;
  const merge_group = { head_sha: SHA, head_ref: `refs/heads/${branch}`, base_ref: 'refs/heads/main' };
  const event = { action: 'checks_requested', repository, merge_group };
  return { ...pushed(branch), event_name: 'merge_group', event };
}

/** GitHub gives such a run neither secrets nor variables, and a token that only reads. */
export function isWithoutSecrets({ event_name, event }: Started): boolean {
  const { pull_request: pull } = event as { pull_request?: { head: { repo: { full_name: string } } } };
  return event_name === 'pull_request' && pull?.head.repo.full_name !== REPOSITORY;
}
