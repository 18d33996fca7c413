/** Describes the parts of GitHub's responses that docs-ci reads. A proxy may have written a response, so each is checked. */
import * as z from 'zod';
import { timeOf } from '../../text/instant.js';

export type Schema<T> = z.ZodType<T>;

/** A response that isn't read. */
export const anything = z.unknown();

/** Reads a response that the run can do without: undefined if it has something else. */
function ifValid<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

const pageInfo = z.discriminatedUnion('hasNextPage', [
  z.object({ hasNextPage: z.literal(true), endCursor: z.string() }),
  z.object({ hasNextPage: z.literal(false) }),
]);

const comment = z
  .object({ url: z.string(), body: z.string(), viewerDidAuthor: z.boolean() })
  .transform(({ url, ...rest }) => ({ ...rest, number: restIdOf(url) }));

const issue = z
  .object({
    number: z.number(),
    url: z.string(),
    state: z.enum(['OPEN', 'CLOSED']),
    body: z.string(),
    viewerDidAuthor: z.boolean(),
  })
  .transform(({ state, ...rest }) => ({ ...rest, isOpen: state === 'OPEN' }));

/** Reads the REST id from the URL: `databaseId` ends at 31 bits, and its successor is missing on older servers. */
function restIdOf(commentUrl: string): number | undefined {
  const id = /#issuecomment-(\d+)$/.exec(commentUrl)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** One page of a pull request's comments; undefined if the pull request is not visible. */
export const commentsPage = z
  .object({
    repository: z
      .object({
        pullRequest: z.object({ comments: z.object({ nodes: z.array(comment), pageInfo }) }).nullable(),
      })
      .nullable(),
  })
  .transform(({ repository }) => repository?.pullRequest?.comments);

/** One page of a repository's issues; undefined if the repository is not visible. */
export const issuesPage = z
  .object({ repository: z.object({ issues: z.object({ nodes: z.array(issue), pageInfo }) }).nullable() })
  .transform(({ repository }) => repository?.issues);

const foundNodes = z.object({ nodes: z.array(z.union([issue, anything.transform(() => undefined)])) });

/** The issues that two searches found. A node that isn't an issue has none of the fields. */
export const foundIssues = z
  .object({ marked: foundNodes, titled: foundNodes })
  .transform(({ marked, titled }) => [...marked.nodes, ...titled.nodes].filter((node) => node !== undefined));

/** One page of a pull request's files. */
export const changedFiles = z.array(
  z.object({ filename: z.string(), status: z.string(), previous_filename: z.string().optional() }),
);

/** The files between two commits. */
export const pushedFiles = z.object({ files: changedFiles }).transform(({ files }) => files);

export type ListedFile = z.infer<typeof changedFiles>[number];

const time = z.string().transform(timeOf).pipe(z.number());

export const commits = z.array(z.object({ commit: z.object({ committer: z.object({ date: time }) }) }));

/** A comment that was created or updated. */
export const post = ifValid(z.object({ html_url: z.string() }));

/** A pull request. Its head has no repository if that was deleted. */
export const pullRequest = z
  .object({
    number: z.number(),
    state: z.string(),
    merged_at: z.string().nullish(),
    body: z.string().nullish(),
    html_url: z.string(),
    head: z.object({ repo: z.object({ full_name: z.string() }).nullish() }),
  })
  .transform(({ number, state, merged_at: mergedAt, body, html_url: url, head }) => ({
    number,
    state: state === 'open' ? ('open' as const) : mergedAt ? ('merged' as const) : ('closed' as const),
    body: body ?? '',
    url,
    source: head.repo?.full_name,
  }));

export const pullRequests = z.array(pullRequest);

/** A file of a commit; undefined if the path has something else. `content` is in Base64; it is empty above 1 MB. */
export const fileContent = z.union([
  z.object({ type: z.literal('file'), sha: z.string(), size: z.number(), content: z.string() }),
  z.union([z.array(z.unknown()), z.object({ type: z.enum(['symlink', 'submodule']) })]).transform(() => undefined),
]);

export const gitBlob = z.object({ content: z.string() });

/** What a branch has beyond its common ancestor with a commit. `commits` has at most 250, `files` at most 300. */
export const comparison = z.object({
  total_commits: z.number(),
  merge_base_commit: z.object({ sha: z.string() }),
  commits: z.array(z.object({ sha: z.string(), commit: z.object({ message: z.string() }) })),
  files: z.array(z.object({ filename: z.string(), status: z.string(), sha: z.string().nullish() })),
});

export const gitRef = z.object({ object: z.object({ sha: z.string() }) });
export const gitObject = z.object({ sha: z.string() });
export const gitCommit = z.object({ tree: gitObject });
export const gitTree = z.object({ tree: z.array(z.object({ path: z.string(), mode: z.string() })) });

/** An issue that was created or updated. */
export const writtenIssue = ifValid(
  z.object({ number: z.number(), html_url: z.string() }).transform(({ number, html_url: url }) => ({ number, url })),
);

export const deployment = ifValid(z.object({ id: z.number() }));

export const release = z.object({
  id: z.number(),
  tag_name: z.string(),
  upload_url: z.string(),
  draft: z.boolean(),
  immutable: z.boolean().nullish(),
});

export type GitHubRelease = z.infer<typeof release>;

export const asset = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  /** `uploaded`, or `starter` for an upload that was never finished. */
  state: z.string(),
  /** `sha256:<hex>`; older servers send none. */
  digest: z.string().nullish(),
  browser_download_url: z.string(),
});

export type Asset = Readonly<z.infer<typeof asset>>;

export const releases = z.array(release);
export const assets = z.array(asset);

/** octokit's error for a request with invalid values. */
export const validationError = z.object({
  response: z.object({ data: z.object({ errors: z.array(z.object({ code: z.string() })) }) }),
});
