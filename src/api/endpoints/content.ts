/** Reads and changes the content of the documentation: pages, search, configuration, branches and pull requests. */
import type { Api, Call } from '../api.js';
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

const schemas = () => import(/* webpackChunkName: 'schemas' */ '../schemas/content.js');

/** Selects the branch to read; the default is the deployment branch. */
export interface BranchQuery {
  readonly branch?: string;
}

/** `GET /pages` (viewer) [P]. `size` is in bytes. */
export async function listPages(api: Api, query: BranchQuery = {}): Promise<PageList> {
  return read(api, {
    path: '/pages',
    goal: 'list the pages',
    query: { ...query },
    schema: async () => (await schemas()).pageList,
  });
}

/** `GET /pages/{path}` (viewer) [P]. `path` is one that `listPages` returns; an unknown page gets 404. */
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
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live.
 * A lost response is thrown, because the service offers no way to identify this commit.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 */
export async function pushCommit(
  api: Api,
  change: { readonly commitMessage: string; readonly branch?: string; readonly operations: readonly Operation[] },
): Promise<Commit> {
  return write(api, {
    path: '/push',
    goal: 'push the commit',
    json: change,
    schema: async () => (await schemas()).commit,
  });
}

/** `GET /branches` (viewer) [P]. */
export async function listBranches(api: Api): Promise<BranchList> {
  return read(api, { path: '/branches', goal: 'list the branches', schema: async () => (await schemas()).branchList });
}

/** `POST /branches` (editor) [P]. A lost response is thrown; `listBranches` shows whether the branch exists. */
export async function createBranch(
  api: Api,
  branch: { readonly branchName: string; readonly sourceBranch?: string },
): Promise<CreatedBranch> {
  return write(api, {
    path: '/branches',
    goal: 'create the branch',
    json: branch,
    schema: async () => (await schemas()).createdBranch,
  });
}

/** `POST /branches/delete` (editor) [P]. A lost response is thrown, as in `createBranch`. */
export async function deleteBranch(api: Api, branchName: string): Promise<void> {
  const schema = async () => (await schemas()).deletedBranch;
  await write(api, { path: '/branches/delete', goal: 'delete the branch', json: { branchName }, schema });
}

/** `POST /branches/merge` (editor) [P]: merges `head` into `base`. A lost response is thrown. */
export async function mergeBranches(
  api: Api,
  merge: { readonly base: string; readonly head: string; readonly commitMessage?: string },
): Promise<Merge> {
  return write(api, {
    path: '/branches/merge',
    goal: 'merge the branches',
    json: merge,
    schema: async () => (await schemas()).merge,
  });
}

/** `GET /pull-requests` (viewer) [S]. */
export async function listPullRequests(
  api: Api,
  query: { readonly state?: 'open' | 'closed' | 'all' } = {},
): Promise<PullRequestList> {
  const schema = async () => (await schemas()).pullRequestList;
  return read(api, { path: '/pull-requests', goal: 'list the pull requests', query: { ...query }, schema });
}

async function read<T>(api: Api, call: Pick<Call<T>, 'path' | 'goal' | 'params' | 'query' | 'schema'>): Promise<T> {
  return (await api.call({ ...call, method: 'GET', role: 'viewer', idempotent: true })).body;
}

async function write<T>(api: Api, call: Pick<Call<T>, 'path' | 'goal' | 'json' | 'schema'>): Promise<T> {
  return (await api.call({ ...call, method: 'POST', role: 'editor', idempotent: false })).body;
}
