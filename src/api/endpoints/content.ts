/** The content behind the documentation: pages, search, configuration, and the repository with its branches. */
import type { Api, Call } from '../client.js';
import { orNull } from '../fields.js';
import type { Schema, Shape, Zod } from '../schema.js';

/** Of which branch something is read; by default the deployment branch. */
export interface OnBranch {
  readonly branch?: string;
}

const pageList = (z: Zod) =>
  z.object({ pages: z.array(z.object({ path: z.string(), size: z.number() })), count: z.number() });
export type PageList = Shape<typeof pageList>;

/** `GET /pages` (viewer) [P]. `size` is in bytes. */
export async function listPages(api: Api, query: OnBranch = {}): Promise<PageList> {
  return read(api, { path: '/pages', query: { ...query }, answer: pageList });
}

const pageSource = (z: Zod) => z.object({ path: z.string(), branch: z.string(), content: z.string() });
export type PageSource = Shape<typeof pageSource>;

/** `GET /pages/{path}` (viewer) [P]. `path` as `listPages` gives it; 404 for a page that the branch does not have. */
export async function getPage(api: Api, path: string, query: OnBranch = {}): Promise<PageSource> {
  return read(api, { path: '/pages/{path}', params: { path }, query: { ...query }, answer: pageSource });
}

const searchHits = (z: Zod) =>
  z.object({
    results: z.array(
      z.object({
        title: orNull(z.string()),
        path: z.string(),
        url: z.string(),
        content: orNull(z.string()),
        relevanceScore: z.number(),
      }),
    ),
    query: z.string(),
    count: z.number(),
  });
export type SearchHits = Shape<typeof searchHits>;

/**
 * `GET /search` (viewer) [P]: the published pages, best first.
 * @param query.limit at most 50
 * @param query.semanticRatio 0 for words only, 1 for meaning only
 */
export async function searchPages(
  api: Api,
  query: { readonly q: string; readonly limit?: number; readonly semanticRatio?: number },
): Promise<SearchHits> {
  return read(api, { path: '/search', query: { ...query }, answer: searchHits });
}

const configuration = (z: Zod) => z.object({ branch: z.string(), config: z.record(z.string(), z.unknown()) });
export type Configuration = Shape<typeof configuration>;

/** `GET /config` (viewer) [P]: the project's configuration file. */
export async function getConfig(api: Api, query: OnBranch = {}): Promise<Configuration> {
  return read(api, { path: '/config', query: { ...query }, answer: configuration });
}

export type Operation =
  | { readonly type: 'create' | 'update'; readonly path: string; readonly content: string }
  | { readonly type: 'delete'; readonly path: string };

const commit = (z: Zod) =>
  z.object({
    commitSha: z.string(),
    branch: z.string(),
    isDeploymentBranch: z.boolean(),
    operationsCompleted: z.number(),
  });
export type Commit = Shape<typeof commit>;

/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live.
 * Sent once: a lost answer is thrown, because nothing tells this commit from another one.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 */
export async function pushCommit(
  api: Api,
  change: { readonly commitMessage: string; readonly branch?: string; readonly operations: readonly Operation[] },
): Promise<Commit> {
  return write(api, { path: '/push', json: change, answer: commit });
}

const branchList = (z: Zod) =>
  z.object({
    branches: z.array(z.object({ name: z.string(), protected: z.boolean() })),
    count: z.number(),
  });
export type BranchList = Shape<typeof branchList>;

/** `GET /branches` (viewer) [P]. */
export async function listBranches(api: Api): Promise<BranchList> {
  return read(api, { path: '/branches', answer: branchList });
}

const createdBranch = (z: Zod) => z.object({ branchName: z.string(), sourceBranch: z.string(), sourceSha: z.string() });
export type CreatedBranch = Shape<typeof createdBranch>;

/** `POST /branches` (editor) [P]. Sent once: a lost answer is thrown, `listBranches` tells what became of it. */
export async function createBranch(
  api: Api,
  branch: { readonly branchName: string; readonly sourceBranch?: string },
): Promise<CreatedBranch> {
  return write(api, { path: '/branches', json: branch, answer: createdBranch });
}

const anything: Schema<unknown> = (z) => z.unknown();

/** `POST /branches/delete` (editor) [P]; what it answers is not agreed. Sent once, like `createBranch`. */
export async function deleteBranch(api: Api, branchName: string): Promise<void> {
  await write(api, { path: '/branches/delete', json: { branchName }, answer: anything });
}

const merge = (z: Zod) => z.object({ commitSha: orNull(z.string()), status: z.string() });
export type Merge = Shape<typeof merge>;

/** `POST /branches/merge` (editor) [P]: `head` into `base`. Sent once: a lost answer is thrown. */
export async function mergeBranches(
  api: Api,
  wanted: { readonly base: string; readonly head: string; readonly commitMessage?: string },
): Promise<Merge> {
  return write(api, { path: '/branches/merge', json: wanted, answer: merge });
}

const pullRequestList = (z: Zod) =>
  z.object({
    pullRequests: z.array(
      z.object({
        number: z.number(),
        title: z.string(),
        state: z.string(),
        head: z.string(),
        base: z.string(),
      }),
    ),
    count: z.number(),
  });
export type PullRequestList = Shape<typeof pullRequestList>;

/** `GET /pull-requests` (viewer) [S]. */
export async function listPullRequests(
  api: Api,
  query: { readonly state?: 'open' | 'closed' | 'all' } = {},
): Promise<PullRequestList> {
  return read(api, { path: '/pull-requests', query: { ...query }, answer: pullRequestList });
}

type Read<T> = Pick<Call<T>, 'path' | 'params' | 'query'> & { readonly answer: Schema<T> };

async function read<T>(api: Api, wanted: Read<T>): Promise<T> {
  return (await api.call({ ...wanted, method: 'GET', role: 'viewer', repeat: 'safe' })).body;
}

type Write<T> = Pick<Call<T>, 'path' | 'json'> & { readonly answer: Schema<T> };

async function write<T>(api: Api, wanted: Write<T>): Promise<T> {
  return (await api.call({ ...wanted, method: 'POST', role: 'editor', repeat: 'once' })).body;
}
