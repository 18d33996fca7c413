/** Keeps the comment, the issue and the artifact of a run on the platform; a notice says why a job has none. */
import {
  type CommentRequest,
  type IssueRequest,
  type PublishedPost,
  type ArtifactRequest,
  type UploadedArtifact,
  UnsupportedError,
} from '../../hosts/host.js';
import { shortHash } from '../../text/short-hash.js';
import { shorten } from '../../text/width.js';
import type { Context } from '../command.js';
import type { Post } from './blocks.js';
import { inputName, setting } from '../../text/input-names.js';
import { endSentence } from '../../text/sentences.js';

type PostContext = Pick<Context<{ readonly token?: string }, unknown>, 'inputs' | 'host' | 'log'>;

/** True if the job runs for a pull or merge request, on a platform with comments. */
export function hasComments({ host }: Pick<PostContext, 'host'>): boolean {
  return obstacleOf('comment', host) === undefined;
}

const POSTS: { readonly [Name in Post]: { readonly what: string; isThere(host: PostContext['host']): boolean } } = {
  comment: { what: 'comments', isThere: (host) => host.upsertComment !== undefined },
  issue: { what: 'issues', isThere: (host) => host.upsertIssue !== undefined },
  environment: { what: 'deployment records', isThere: (host) => host.openDeployment !== undefined },
};

/** Why this job can't have a post, as a clause. Undefined if it can. */
function obstacleOf(post: Post, host: PostContext['host']): string | undefined {
  const known = POSTS[post];
  if (!known.isThere(host)) return `${known.what} only exist on GitHub and GitLab`;
  const lacksRequest = post === 'comment' && host.runContext.pullRequest === undefined;
  return lacksRequest ? "this job doesn't run for a pull or merge request" : undefined;
}

/** False, with a notice, if this job can't have the post. */
export function canPost({ host, log }: Pick<PostContext, 'host' | 'log'>, post: Post): boolean {
  const obstacle = obstacleOf(post, host);
  if (obstacle !== undefined) log.notice(`${inputName(post)}: skipped, because ${obstacle}.`);
  return obstacle === undefined;
}

/** Says why a dry run writes none of the posts that inputs ask for. Returns those that a run would write. */
export function plannedPosts(
  context: Pick<PostContext, 'host' | 'log'>,
  inputs: Readonly<Partial<Record<Post, boolean>>>,
): readonly Post[] {
  const wanted = (['comment', 'issue', 'environment'] as const).filter((post) => inputs[post]);
  const planned = wanted.filter((post) => canPost(context, post));
  for (const post of planned)
    context.log.notice(`${inputName(post)}: skipped, because of ${setting('dry-run', true)}.`);
  return planned;
}

/** Warns that a run for a pull or merge request changes what readers see. @param what a clause, and what to do instead */
export function warnOfRequest({ host, log }: Pick<PostContext, 'host' | 'log'>, what: string): void {
  if (host.runContext.pullRequest !== undefined) log.warning(`This run is for a pull or merge request, and ${what}`);
}

/** Warns that a person started the run on another branch than the default one, whose files readers see. @param what as above */
export function warnOfBranch({ host, log }: Pick<PostContext, 'host' | 'log'>, what: string): void {
  const { branch = '', startedBeside } = host.runContext;
  if (startedBeside === undefined) return;
  log.warning(`This run is for the branch ${branch}, not for the default branch ${startedBeside}, and ${what}`);
}

/** Writes the comment. The job never fails because of it. Resolves to undefined if it couldn't be written. */
export async function postComment(
  { host, inputs, log, optional }: PostContext & Pick<Context<unknown, unknown>, 'optional'>,
  request: Omit<CommentRequest, 'token'>,
): Promise<PublishedPost | undefined> {
  const { token = '' } = inputs;
  const written = await optional('comment', async () => host.upsertComment?.({ ...request, token }));
  if (written?.isLeft) log.notice(`${inputName('comment')}: left as it is, because a newer run wrote it.`);
  return written;
}

/** Platforms accept 255 characters. */
const MAX_TITLE_LENGTH = 200;

/**
 * Each title has its own issue. Returns undefined, with a notice, on a platform without issues.
 * @param suffix what follows the title
 */
export function issueRequestOf(
  { inputs, host, log }: PostContext,
  command: string,
  { title, suffix = '', change }: Pick<IssueRequest, 'title' | 'change'> & { readonly suffix?: string },
): IssueRequest | undefined {
  if (!canPost({ host, log }, 'issue')) return undefined;
  const constantTitle = shorten(title, MAX_TITLE_LENGTH);
  const token = inputs.token ?? '';
  return { marker: markerOf(command, title), title: constantTitle + suffix, constantTitle, token, change };
}

/** @param text what tells posts of the command apart */
export function markerOf(command: string, text: string): string {
  return `docs-ci:${command}:${shortHash(text)}`;
}

/**
 * Resolves to undefined without an artifact. If the platform can't have one, a notice says so. Rejects with HostError.
 * @param whereElse a sentence that says where the files are without the artifact
 */
export async function uploadArtifact(
  { inputs, host, log }: Pick<Context<{ readonly artifact: boolean }, unknown>, 'inputs' | 'host' | 'log'>,
  request: ArtifactRequest,
  whereElse = '',
): Promise<UploadedArtifact | undefined> {
  if (!inputs.artifact) return undefined;
  if (!host.uploadArtifact) {
    // By default, artifact is true everywhere, so only a user who set one of these expects an artifact here.
    const name = ['artifact', 'retention-days'].find((one) => host.input(one));
    if (name !== undefined)
      log.notice(`${inputName(name)}: skipped, because artifacts only exist on GitHub and GitLab.`);
    return undefined;
  }
  try {
    return await host.uploadArtifact(request);
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    log.notice(`${inputName('artifact')}: ${endSentence(error.message)}${whereElse === '' ? '' : ` ${whereElse}`}`);
    return undefined;
  }
}
