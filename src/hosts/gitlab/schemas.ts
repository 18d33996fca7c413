/** Describes the parts of GitLab's responses that docs-ci reads. A proxy may have written a response, so each is checked. */
import * as z from 'zod';
import { timeOf } from '../../text/instant.js';

export type Schema<T> = z.ZodType<T>;

/** A response that isn't read. */
export const anything = z.unknown();

/** Reads a response that the run can do without: undefined if it has something else. */
function ifValid<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

const withId = z.object({ id: z.number() });

export const user = ifValid(withId);

/** The token of a request itself. */
export const accessToken = ifValid(z.object({ scopes: z.array(z.string()), expires_at: z.string().nullish() }));

/** A note that was created. */
export const createdNote = ifValid(withId);

export const notes = z.array(
  z.object({ id: z.number(), body: z.string(), system: z.boolean().nullish(), author: withId }),
);

/** One page of a merge request's files. */
export const changedFiles = z.array(
  z.object({ old_path: z.string(), new_path: z.string(), new_file: z.boolean(), deleted_file: z.boolean() }),
);

export type ListedFile = z.infer<typeof changedFiles>[number];

/** The files between two commits, unless there are too many. */
export const pushedFiles = ifValid(
  z.object({ diffs: changedFiles, compare_timeout: z.literal(false).nullish() }).transform(({ diffs }) => diffs),
);

/** A merge request. GitLab locks it while it merges it. */
export const mergeRequest = z
  .object({
    iid: z.number(),
    state: z.enum(['opened', 'locked', 'closed', 'merged']),
    description: z.string().nullish(),
    web_url: z.string(),
    source_project_id: z.number().nullish(),
  })
  .transform(({ iid, state, description, web_url: url, source_project_id: source }) => ({
    number: iid,
    state: state === 'closed' || state === 'merged' ? state : ('open' as const),
    body: description ?? '',
    url,
    source,
  }));

export const mergeRequests = z.array(mergeRequest);

/** A file of a commit, in Base64. `last_commit_id` is the last commit that changed it. */
export const repositoryFile = z.object({ content: z.string(), last_commit_id: z.string() });

export const commit = z.object({ id: z.string() });

/** What a branch has beyond its common ancestor with a commit. */
export const comparison = z.object({
  commit: commit.nullish(),
  commits: z.array(z.object({ message: z.string() })),
  diffs: z.array(z.object({ old_path: z.string(), new_path: z.string() })),
});

export const commits = z.array(z.object({ committed_date: z.string().transform(timeOf).pipe(z.number()) }));

/** An issue that was created or updated. */
export const writtenIssue = ifValid(
  z.object({ iid: z.number(), web_url: z.string() }).transform(({ iid, web_url: url }) => ({ number: iid, url })),
);

const issue = z
  .object({
    iid: z.number(),
    state: z.string().nullish(),
    web_url: z.string().nullish(),
    description: z.string().nullish(),
    author: withId,
    discussion_locked: ifValid(z.boolean()),
  })
  .transform(({ iid, state, web_url: url, description, author, discussion_locked: isLocked }) => ({
    number: iid,
    isOpen: state !== 'closed',
    isLocked,
    body: description ?? '',
    url: url ?? undefined,
    authorId: author.id,
  }));

export const issues = z.array(issue);

const link = z.object({ id: z.number(), name: z.string(), url: z.string(), link_type: ifValid(z.string()) });

export type ReleaseLink = Readonly<z.infer<typeof link>>;

export const links = z.array(link);

const packageFile = z.object({
  id: z.number(),
  package_id: z.number().nullish(),
  size: z.number().nullish(),
  file_sha256: z.string().nullish(),
});

export type PackageFile = Readonly<z.infer<typeof packageFile>>;

export const uploadedFile = ifValid(packageFile);

/** GitLab puts the reason into either field, as text or as an object. */
export const errorBody = z.object({ message: z.unknown(), error: z.unknown() }).partial();
