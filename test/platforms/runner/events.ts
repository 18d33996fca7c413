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
const repository = { full_name: REPOSITORY, default_branch: 'main' };
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

/** Somebody published a release of the tag. GitHub has null for a name or a text that is missing. */
export function released(tag: string, text: { readonly name?: string; readonly body?: string } = {}): Started {
  const release = { tag_name: tag, draft: false, name: text.name ?? null, body: text.body ?? null };
  const event = { action: 'published', repository, release };
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

/** GitHub gives such a run neither secrets nor variables, and a token that only reads. */
export function isWithoutSecrets({ event_name, event }: Started): boolean {
  const { pull_request: pull } = event as { pull_request?: { head: { repo: { full_name: string } } } };
  return event_name === 'pull_request' && pull?.head.repo.full_name !== REPOSITORY;
}
