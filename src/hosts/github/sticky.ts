/** Writes the sticky comment of a pull request and the sticky issue of a repository. */
import { type CommentRequest, HostError, type IssueRequest, type PublishedIssue, type PublishedPost } from '../host.js';
import { requirePage } from '../list-limit.js';
import { COMMENT_TASK, hiddenMarker, issueTask, keepIssue, type KnownIssue, runNote, stickyBody } from '../sticky.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection } from './client.js';
import { anything, commentsPage, foundIssues, issuesPage, post, type Schema, writtenIssue } from './schemas.js';

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

/** The index of the search lags by seconds or minutes, but the list has what was updated then. */
const SEARCH_QUERY = `query($byMarker: String!, $byTitle: String!) {
  marked: search(type: ISSUE, first: 50, query: $byMarker) {
    nodes { ... on Issue { number url state body viewerDidAuthor } }
  }
  titled: search(type: ISSUE, first: 50, query: $byTitle) {
    nodes { ... on Issue { number url state body viewerDidAuthor } }
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
  const { token, marker, updateOnly } = request;
  const client = await createGitHubClient(connection, { token, permission: 'pull-requests: write', task });
  const list = { query: COMMENTS_QUERY, variables: { number }, schema: commentsPage };
  const [own, ...duplicates] = await findOwnPosts(client, marker, list);
  if (!own && updateOnly) return {};
  const posts = own ? [own, ...duplicates] : [];
  const { note, isOlder } = runNote(
    connection.runContext,
    posts.map(({ body }) => body),
  );
  if (isOlder && !request.isCurrent) return { isLeft: true };
  const route = own ? (`PATCH issues/comments/${own.number}` as const) : (`POST issues/${number}/comments` as const);
  const written = await client.send(post, route, {
    body: stickyBody({ ...request, note }, { secrets: connection.secrets, limitBytes: BODY_LIMIT_BYTES }),
  });
  // Two jobs can create a comment at the same time. The next run deletes what stays.
  for (const duplicate of duplicates)
    await client.send(anything, `DELETE issues/comments/${duplicate.number}`).catch(() => undefined);
  return { url: written?.html_url };
}

/** Creates, updates, closes or reopens the issue. Rejects with HostError. */
export async function upsertGitHubIssue(connection: GitHubConnection, request: IssueRequest): Promise<PublishedIssue> {
  const { token } = request;
  const access = { token, permission: 'issues: write' };
  const client = await createGitHubClient(connection, { ...access, task: issueTask(request) });
  return keepIssue(request, {
    name: 'GitHub',
    secrets: connection.secrets,
    limitBytes: BODY_LIMIT_BYTES,
    look: async () => ({ own: await findOwnIssues(client, request) }),
    write({ isOpen, ...texts }, known) {
      if (!known) return client.send(writtenIssue, 'POST issues', texts);
      return client.send(writtenIssue, `PATCH issues/${known.number}`, { ...texts, state: isOpen ? 'open' : 'closed' });
    },
    async comment(number, body) {
      const commenter = await createGitHubClient(connection, { ...access, task: COMMENT_TASK });
      await commenter.send(anything, `POST issues/${number}/comments`, { body });
    },
  });
}

/** Finds the issue among those that were updated last, else by a search: other authors may have thousands of issues. */
async function findOwnIssues(
  client: GitHubClient,
  { marker, constantTitle }: Pick<IssueRequest, 'marker' | 'constantTitle'>,
): Promise<KnownIssue[]> {
  const { owner, repo: name } = client.repository;
  const query = async <T>(schema: Schema<T>, text: string, variables: object): Promise<T> =>
    client.parse(
      schema,
      await client.call('repeatable', (octokit, request) => octokit.graphql(text, { ...variables, request })),
    );
  const isOwn = isOwnPost(marker);
  const newest = await query(issuesPage, ISSUES_QUERY, { owner, name, after: null });
  const seen = newest?.nodes.filter(isOwn) ?? [];
  if (seen.length > 0 || !newest?.pageInfo.hasNextPage) return seen;
  // GraphQL could list the issues of one author, but some servers find none of a bot.
  const where = `repo:${owner}/${name} is:issue sort:created-asc`;
  const found = await query(foundIssues, SEARCH_QUERY, {
    byMarker: `${where} in:body "${marker}"`,
    byTitle: `${where} in:title "${constantTitle.replaceAll('"', ' ')}"`,
  });
  return [...new Map(found.filter(isOwn).map((issue) => [issue.number, issue])).values()];
}

function isOwnPost(marker: string) {
  return <T extends Post>(one: T): one is T & { number: number } =>
    one.number !== undefined && one.viewerDidAuthor && one.body.startsWith(hiddenMarker(marker));
}

interface Post {
  /** Undefined for a comment without a number in its URL. */
  readonly number: number | undefined;
  readonly body: string;
  readonly viewerDidAuthor: boolean;
}

interface PostsPage<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly hasNextPage: true; readonly endCursor: string } | { readonly hasNextPage: false };
}

/**
 * Finds the posts that begin with the marker and were written by the token's own user: those of the first page that has
 * any, because posts that two jobs create at the same time are neighbors.
 */
async function findOwnPosts<T extends Post>(
  client: GitHubClient,
  marker: string,
  list: { query: string; variables: object; schema: Schema<PostsPage<T> | undefined> },
): Promise<(T & { number: number })[]> {
  const { owner, repo: name } = client.repository;
  const isOwn = isOwnPost(marker);
  let after: string | null = null;
  let count = 0;
  do {
    requirePage((count += 1), (reason) => client.error(reason));
    const variables: object = { owner, name, ...list.variables, after };
    const data: unknown = await client.call('repeatable', (octokit, request) =>
      octokit.graphql(list.query, { ...variables, request }),
    );
    const page: PostsPage<T> | undefined = client.parse(list.schema, data);
    const own = page?.nodes.filter(isOwn) ?? [];
    if (own.length > 0) return own;
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return [];
}
