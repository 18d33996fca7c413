/** Reads and changes the content of the documentation: pages, search, configuration, branches and pull requests. */
import type { Api, ApiResponse, Call } from '../api.js';
import type {
  BranchList,
  Commit,
  Configuration,
  CreatedBranch,
  Merge,
  PageList,
  PageSource,
  PullRequestList,
  SearchHits,
} from '../schemas/content.js';
import { read } from './read.js';

const schemas = () => import(/* webpackChunkName: 'schemas' */ '../schemas/content.js');

/** Selects the branch to read; the default is the deployment branch. */
export interface BranchQuery {
  readonly branch?: string;
}

/** A commit may take this long, because the service writes it to the Git host before it responds. */
const MAX_COMMIT_MS = 120_000;

/** Finds out whether a write was carried out whose response was lost; undefined if not. */
export type LookUp<T> = Call<T>['lookUp'];

/**
 * `GET /pages` (viewer) [P]. The form of the paths, the unit of `size`, and whether the list is complete are open [?].
 */
export async function listPages(api: Api, query: BranchQuery = {}): Promise<PageList> {
  return read(api, {
    path: '/pages',
    goal: 'list the pages',
    query: { ...query },
    schema: async () => (await schemas()).pageList,
  });
}

/**
 * `GET /pages/{path}` (viewer) [P]. An unknown page gets 404.
 * @param path in the form of `listPages`, but without a slash at the start
 */
export async function getPage(api: Api, path: string, query: BranchQuery = {}): Promise<PageSource> {
  const schema = async () => (await schemas()).pageSource;
  return read(api, { path: '/pages/{path}', goal: 'read a page', params: { path }, query: { ...query }, schema });
}

/**
 * `GET /search` (viewer) [P]: the published pages, best match first.
 * @param query.limit at most 50
 * @param query.semanticRatio 0 for words only, 1 for meaning only
 */
export async function searchPages(
  api: Api,
  query: { readonly q: string; readonly limit?: number; readonly semanticRatio?: number },
): Promise<SearchHits> {
  return read(api, {
    path: '/search',
    goal: 'search the documentation',
    query: { ...query },
    schema: async () => (await schemas()).searchHits,
  });
}

/** `GET /config` (viewer) [P]: the project's configuration file. */
export async function getConfig(api: Api, query: BranchQuery = {}): Promise<Configuration> {
  return read(api, {
    path: '/config',
    goal: 'read the configuration',
    query: { ...query },
    schema: async () => (await schemas()).configuration,
  });
}

export type Operation =
  | { readonly type: 'create' | 'update'; readonly path: string; readonly content: string }
  | { readonly type: 'delete'; readonly path: string };

/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live. The service offers no
 * way to identify a commit, so only the caller can look up a lost one; without a look-up, the lost response is thrown.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 */
export async function pushCommit(
  api: Api,
  change: { readonly commitMessage: string; readonly branch?: string; readonly operations: readonly Operation[] },
  lookUp?: LookUp<Commit>,
): Promise<Commit> {
  return write(api, {
    path: '/push',
    goal: 'push the commit',
    json: change,
    schema: async () => (await schemas()).commit,
    responseTimeoutMs: MAX_COMMIT_MS,
    lookUp,
  });
}

/** `GET /branches` (viewer) [P]. */
export async function listBranches(api: Api): Promise<BranchList> {
  return read(api, { path: '/branches', goal: 'list the branches', schema: async () => (await schemas()).branchList });
}

/** `POST /branches` (editor) [P]. A lost response is thrown unless the look-up finds the branch. */
export async function createBranch(
  api: Api,
  branch: { readonly branchName: string; readonly sourceBranch?: string },
  lookUp?: LookUp<CreatedBranch>,
): Promise<CreatedBranch> {
  return write(api, {
    path: '/branches',
    goal: 'create the branch',
    json: branch,
    schema: async () => (await schemas()).createdBranch,
    lookUp,
  });
}

/** `POST /branches/delete` (editor) [P]. After a lost response, a branch that isn't listed any more counts as deleted. */
export async function deleteBranch(api: Api, branchName: string): Promise<void> {
  const schema = async () => (await schemas()).deletedBranch;
  const lookUp = () => findDeleted(api, branchName);
  await write<unknown>(api, {
    path: '/branches/delete',
    goal: 'delete the branch',
    json: { branchName },
    schema,
    lookUp,
  });
}

async function findDeleted(api: Api, branchName: string): Promise<unknown> {
  const { branches } = await listBranches(api);
  return branches.some(({ name }) => name === branchName) ? undefined : { branchName };
}

/**
 * `POST /branches/merge` (editor) [P]: merges `head` into `base`. Only the status `merged` says that it was done, and never
 * with HTTP 202; others are not defined. A lost response is thrown unless the look-up finds the merge. A conflict gets 409.
 */
export async function mergeBranches(
  api: Api,
  merge: { readonly base: string; readonly head: string; readonly commitMessage?: string },
  lookUp?: LookUp<Merge>,
): Promise<Merge> {
  const { status, body } = await send(api, {
    path: '/branches/merge',
    goal: 'merge the branches',
    json: merge,
    schema: async () => (await schemas()).merge,
    responseTimeoutMs: MAX_COMMIT_MS,
    lookUp,
  });
  // 202 only promises what the word says.
  return status === 202 && body.status === 'merged' ? { ...body, status: 'accepted' } : body;
}

/** `GET /pull-requests` (viewer) [S]. */
export async function listPullRequests(
  api: Api,
  query: { readonly state?: 'open' | 'closed' | 'all' } = {},
): Promise<PullRequestList> {
  const schema = async () => (await schemas()).pullRequestList;
  return read(api, { path: '/pull-requests', goal: 'list the pull requests', query: { ...query }, schema });
}

type Write<T> = Pick<Call<T>, 'path' | 'goal' | 'json' | 'schema' | 'responseTimeoutMs' | 'lookUp'>;

async function write<T>(api: Api, call: Write<T>): Promise<T> {
  return (await send(api, call)).body;
}

async function send<T>(api: Api, call: Write<T>): Promise<ApiResponse<T>> {
  return api.call({ ...call, method: 'POST', role: 'editor', idempotent: false });
}
