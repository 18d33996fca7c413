/** The one issue of ours in a repository, kept by a schedule. */
import { renderMarkdown } from '../../text/markdown.js';
import { fieldsOf } from '../fields.js';
import { createGitHubCalls, type GitHubCalls, type GitHubPlace, NOT_AS_AGREED } from './client.js';
import type { Host } from '../host.js';
import { hiddenMarker } from '../sticky.js';

type Wanted = Parameters<NonNullable<Host['upsertIssue']>>[0];

/** An issue may have 65,536 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 65_000;

/**
 * Anybody may open an issue that begins with our marker, so the API is asked which are ours. Ours was updated a week
 * ago or so, which is why it comes early in this order.
 */
const ISSUES = `query($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    issues(first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number body viewerDidAuthor }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface IssuesPage {
  readonly repository: {
    readonly issues: {
      readonly nodes: readonly { readonly number: number; readonly body: string; readonly viewerDidAuthor: boolean }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
}

/** Creates or updates the issue, open afterwards. Resolves to its address; rejects with HostError. */
export async function upsertGitHubIssue(place: GitHubPlace, wanted: Wanted): Promise<{ url?: string }> {
  const { token, title } = wanted;
  const calls = await createGitHubCalls(place, { token, permission: 'issues: write', what: 'write the issue' });
  const { owner, repo } = calls;
  const marker = hiddenMarker(wanted.marker);
  const text = renderMarkdown(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
  const body = `${marker}\n${text}`;
  const ours = await findIssue(calls, marker);
  const answer = await (ours === undefined
    ? calls.call(false, ({ rest }, request) => rest.issues.create({ owner, repo, title, body, request }))
    : calls.call(true, ({ rest }, request) =>
        rest.issues.update({ owner, repo, issue_number: ours, title, body, state: 'open', request }),
      ));
  const { html_url } = fieldsOf(answer.data);
  return { url: typeof html_url === 'string' ? html_url : undefined };
}

async function findIssue({ owner, repo, call, refusal }: GitHubCalls, marker: string): Promise<number | undefined> {
  let after: string | null = null;
  do {
    const variables = { owner, name: repo, after };
    const page: unknown = await call(true, (octokit, request) =>
      octokit.graphql<IssuesPage>(ISSUES, { ...variables, request }),
    );
    if (!isIssuesPage(page)) throw refusal(NOT_AS_AGREED);
    const issues = page.repository?.issues;
    const ours = issues?.nodes.find(({ body, viewerDidAuthor }) => viewerDidAuthor && body.startsWith(marker));
    if (ours) return ours.number;
    after = issues?.pageInfo.hasNextPage === true ? issues.pageInfo.endCursor : null;
  } while (after !== null);
  return undefined;
}

function isIssuesPage(page: unknown): page is IssuesPage {
  const { repository } = fieldsOf(page);
  if (repository === null) return true;
  const { nodes, pageInfo } = fieldsOf(fieldsOf(repository).issues);
  const { hasNextPage, endCursor } = fieldsOf(pageInfo);
  const isCursor = hasNextPage === false || (hasNextPage === true && typeof endCursor === 'string');
  return isCursor && Array.isArray(nodes) && nodes.every(isIssue);
}

function isIssue(node: unknown): boolean {
  const { number, body, viewerDidAuthor } = fieldsOf(node);
  return typeof number === 'number' && typeof body === 'string' && typeof viewerDidAuthor === 'boolean';
}
