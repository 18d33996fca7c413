/** Writes the sticky comment of a pull request and the sticky issue of a repository. */
import type { CommentRequest, IssueRequest, PublishedIssue, PublishedPost } from '../host.js';
import { HostError } from '../host.js';
import type { Block } from '../../text/document.js';
import { renderMarkdown } from '../../text/markdown.js';
import { hiddenMarker, stickyBody, wantedIssue } from '../sticky.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection } from './client.js';
import { commentsPage, issuesPage, post, type Schema, writtenIssue } from './schemas.js';

/** A comment or an issue can have 65,536 characters; a text never has fewer bytes than characters. */
const BODY_LIMIT_BYTES = 65_000;

/** Anyone can write a comment that begins with the marker, and only GraphQL says who the author is. */
const COMMENTS_QUERY = `query($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

/** The sticky issue was updated by the last scheduled run, so this order lists it early. */
const ISSUES_QUERY = `query($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    issues(first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number url state body viewerDidAuthor }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Creates or updates the comment; with `updateOnly`, it only updates one. Rejects with HostError. */
export async function upsertGitHubComment(
  connection: GitHubConnection,
  request: CommentRequest,
): Promise<PublishedPost> {
  const task = 'write the comment on the pull request';
  const number = connection.runContext.pullRequest;
  if (number === undefined) throw new HostError(`couldn't ${task}: this job doesn't run for a pull request`);
  const { token } = request;
  const client = await createGitHubClient(connection, { token, permission: 'pull-requests: write', task });
  const { owner, repo } = client;
  const body = stickyBody(request, BODY_LIMIT_BYTES);
  const own = await findOwnPost(client, request.marker, {
    query: COMMENTS_QUERY,
    variables: { number },
    schema: commentsPage,
  });
  const id = own?.id;
  if (id === undefined && request.updateOnly) return {};
  const { data } = await (id === undefined
    ? client.call('once', ({ rest }, request) =>
        rest.issues.createComment({ owner, repo, issue_number: number, body, request }),
      )
    : client.call('repeatable', ({ rest }, request) =>
        rest.issues.updateComment({ owner, repo, comment_id: id, body, request }),
      ));
  return { url: post.safeParse(data).data?.html_url };
}

/** Creates, updates, closes or reopens the issue. Rejects with HostError. */
export async function upsertGitHubIssue(connection: GitHubConnection, request: IssueRequest): Promise<PublishedIssue> {
  const { token, title, marker } = request;
  const access = { token, permission: 'issues: write' };
  const client = await createGitHubClient(connection, { ...access, task: 'write the issue' });
  const { owner, repo } = client;
  const known = await findOwnPost(client, marker, { query: ISSUES_QUERY, variables: {}, schema: issuesPage });
  const number = known?.id;
  const wanted = wantedIssue(request, known, BODY_LIMIT_BYTES);
  const write = async ({ isOpen, body }: NonNullable<typeof wanted>) => {
    const { data } = await (number === undefined
      ? client.call('once', ({ rest }, request) => rest.issues.create({ owner, repo, title, body, request }))
      : client.call('repeatable', ({ rest }, request) => {
          const state = isOpen ? 'open' : 'closed';
          return rest.issues.update({ owner, repo, issue_number: number, title, body, state, request });
        }));
    return writtenIssue.safeParse(data).data;
  };
  const written = wanted ? await write(wanted) : { number, html_url: known?.url };
  const addComment = async (blocks: readonly Block[]): Promise<void> => {
    const task = 'comment on the issue';
    const issueNumber = number ?? written?.number;
    if (issueNumber === undefined) throw new HostError(`couldn't ${task}: GitHub returned no issue`);
    const commenter = await createGitHubClient(connection, { ...access, task });
    const text = renderMarkdown(blocks, { limitBytes: BODY_LIMIT_BYTES });
    await commenter.call('once', ({ rest }, request) =>
      rest.issues.createComment({ owner, repo, issue_number: issueNumber, body: text, request }),
    );
  };
  return { url: written?.html_url, addComment };
}

interface Post {
  /** Undefined for a comment. */
  readonly isOpen?: boolean;
  readonly id: number | undefined;
  readonly body: string;
  readonly viewerDidAuthor: boolean;
}

interface PostsPage<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly hasNextPage: true; readonly endCursor: string } | { readonly hasNextPage: false };
}

/** Finds the post that begins with the marker and was written by the token's own user. */
async function findOwnPost<T extends Post>(
  { owner, repo, call, parse }: GitHubClient,
  marker: string,
  list: { query: string; variables: object; schema: Schema<PostsPage<T> | undefined> },
): Promise<T | undefined> {
  let after: string | null = null;
  do {
    const variables: object = { owner, name: repo, ...list.variables, after };
    const data: unknown = await call('repeatable', (octokit, request) =>
      octokit.graphql(list.query, { ...variables, request }),
    );
    const page: PostsPage<T> | undefined = parse(list.schema, data);
    const own = page?.nodes.filter(
      ({ id, body, viewerDidAuthor }) => id !== undefined && viewerDidAuthor && body.startsWith(hiddenMarker(marker)),
    );
    // Two jobs can create an issue at the same time. The next runs close one after the other.
    const found = own?.find(({ isOpen }) => isOpen) ?? own?.[0];
    if (found) return found;
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return undefined;
}
