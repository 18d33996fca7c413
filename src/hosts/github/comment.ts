/** The one comment of ours on a pull request. */
import { renderMarkdown } from '../../text/markdown.js';
import { fieldsOf } from '../fields.js';
import { createGitHubCalls, type GitHubCalls, type GitHubPlace, NOT_AS_AGREED } from './client.js';
import { HostError, type Host } from '../host.js';
import { hiddenMarker } from '../sticky.js';

type Wanted = Parameters<NonNullable<Host['upsertComment']>>[0];

/** A comment may have 65,536 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 65_000;

/** Anybody may write a comment that begins with our marker, so the API is asked which are ours: only GraphQL says so. */
const COMMENTS = `query($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

interface CommentsPage {
  readonly repository: {
    readonly pullRequest: {
      readonly comments: {
        readonly nodes: readonly { readonly url: string; readonly body: string; readonly viewerDidAuthor: boolean }[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
}

/** Creates or updates the comment. Resolves to its address; rejects with HostError. */
export async function upsertGitHubComment(place: GitHubPlace, wanted: Wanted): Promise<{ url?: string }> {
  const what = 'write the comment on the pull request';
  const number = place.facts.pullRequest;
  if (number === undefined) throw new HostError(`could not ${what}: this run belongs to no pull request`);
  const calls = await createGitHubCalls(place, { token: wanted.token, permission: 'pull-requests: write', what });
  const { owner, repo } = calls;
  const marker = hiddenMarker(wanted.marker);
  const text = renderMarkdown(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
  const body = `${marker}\n${text}`;
  const ours = await findComment(calls, number, marker);
  const answer = await (ours === undefined
    ? calls.call(false, ({ rest }, request) =>
        rest.issues.createComment({ owner, repo, issue_number: number, body, request }),
      )
    : calls.call(true, ({ rest }, request) =>
        rest.issues.updateComment({ owner, repo, comment_id: ours, body, request }),
      ));
  const { html_url } = fieldsOf(answer.data);
  return { url: typeof html_url === 'string' ? html_url : undefined };
}

async function findComment(
  { owner, repo, call, refusal }: GitHubCalls,
  number: number,
  marker: string,
): Promise<number | undefined> {
  let after: string | null = null;
  do {
    const variables = { owner, name: repo, number, after };
    const page: unknown = await call(true, (octokit, request) =>
      octokit.graphql<CommentsPage>(COMMENTS, { ...variables, request }),
    );
    if (!isCommentsPage(page)) throw refusal(NOT_AS_AGREED);
    const comments = page.repository?.pullRequest?.comments;
    for (const { url, body, viewerDidAuthor } of comments?.nodes ?? []) {
      // The id for REST is read from the address: the schema's databaseId ends at 31 bits, its successor is not on
      // every server.
      const id = /#issuecomment-(\d+)$/.exec(url)?.[1];
      if (viewerDidAuthor && body.startsWith(marker) && id !== undefined) return Number(id);
    }
    after = comments?.pageInfo.hasNextPage === true ? comments.pageInfo.endCursor : null;
  } while (after !== null);
  return undefined;
}

function isCommentsPage(page: unknown): page is CommentsPage {
  const { repository } = fieldsOf(page);
  if (repository === null) return true;
  const { pullRequest } = fieldsOf(repository);
  if (pullRequest === null) return true;
  const { nodes, pageInfo } = fieldsOf(fieldsOf(pullRequest).comments);
  const { hasNextPage, endCursor } = fieldsOf(pageInfo);
  const isCursor = hasNextPage === false || (hasNextPage === true && typeof endCursor === 'string');
  return isCursor && Array.isArray(nodes) && nodes.every(isComment);
}

function isComment(node: unknown): boolean {
  const { url, body, viewerDidAuthor } = fieldsOf(node);
  return typeof url === 'string' && typeof body === 'string' && typeof viewerDidAuthor === 'boolean';
}
