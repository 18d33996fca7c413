/** Reads and changes the content of the documentation: pages, search, configuration, branches and pull requests. */
import type { Api, ApiResponse, Call, Guard } from '../api.js';
import type { Commit, CreatedBranch, Merge } from '../schemas/content.js';
import { read, schemasOf } from './read.js';

const schema = schemasOf(() => import(/* webpackChunkName: 'schemas' */ '../schemas/content.js'));

/** Selects the branch to read; the default is the deployment branch. */
export interface BranchQuery {
  readonly branch?: string;
}

/** A commit may take this long, because the service writes it to the Git host before it responds. */
const SLOW = { responseTimeoutMs: 120_000 };

/** Finds out whether a write was carried out whose response was lost; undefined if not. */
type LookUp<T> = Call<T>['lookUp'];

/**
 * `GET /pages` (viewer) [P]. The form of the paths, the unit of `size`, and whether the list is complete are open [?].
 */
export const listPages = (api: Api, query: BranchQuery = {}) =>
  read(api, { path: '/pages', goal: 'list the pages', query: { ...query }, schema: schema('pageList') });

/**
 * `GET /pages/{path}` (viewer) [P]. An unknown page gets 404.
 * @param path in the form of `listPages`, but without a slash at the start
 */
export const getPage = (api: Api, path: string, { branch }: BranchQuery = {}) =>
  read(api, {
    path: '/pages/{path}',
    goal: 'read a page',
    params: { path },
    query: { branch },
    schema: schema('pageSource'),
  });

/**
 * `GET /search` (viewer) [P]: the published pages, best match first.
 * @param query.limit at most 50
 */
export const searchPages = (api: Api, query: { readonly q: string; readonly limit?: number }) =>
  read(api, { path: '/search', goal: 'search the documentation', query, schema: schema('searchHits') });

/** `GET /config` (viewer) [P]: the project's configuration file. */
export const getConfig = (api: Api, query: BranchQuery = {}) =>
  read(api, { path: '/config', goal: 'read the configuration', query: { ...query }, schema: schema('configuration') });

export type Operation =
  | { readonly type: 'create' | 'update'; readonly path: string; readonly content: string }
  | { readonly type: 'delete'; readonly path: string };

/**
 * `POST /push` (editor) [S: exists, P: shape]: one commit. On the deployment branch it deploys live. The service offers no
 * way to identify a commit, so only the caller can look up a lost one; without a look-up, the lost response is thrown.
 * @param change.commitMessage 1 to 500 characters
 * @param change.operations 1 to 20
 * @param guard looks right before each attempt at what the commit overwrites
 */
export const pushCommit = (
  api: Api,
  json: { readonly commitMessage: string; readonly branch?: string; readonly operations: readonly Operation[] },
  lookUp?: LookUp<Commit>,
  guard?: Guard,
) => write(api, { path: '/push', goal: 'push the commit', json, schema: schema('commit'), ...SLOW, lookUp, guard });

/** `GET /branches` (viewer) [P]. @param signal ends the waits for a limit */
export const listBranches = (api: Api, signal?: AbortSignal) =>
  read(api, { path: '/branches', goal: 'list the branches', schema: schema('branchList'), signal });

/** `POST /branches` (editor) [P]. A lost response is thrown unless the look-up finds the branch. */
export const createBranch = (
  api: Api,
  json: { readonly branchName: string; readonly sourceBranch?: string },
  lookUp?: LookUp<CreatedBranch>,
) => write(api, { path: '/branches', goal: 'create the branch', json, schema: schema('createdBranch'), lookUp });

/** `POST /branches/delete` (editor) [P]. After a lost response, a branch that isn't listed any more counts as deleted. */
export async function deleteBranch(api: Api, branchName: string, signal?: AbortSignal): Promise<void> {
  await write<unknown>(api, {
    path: '/branches/delete',
    goal: 'delete the branch',
    json: { branchName },
    schema: schema('deletedBranch'),
    ...(signal && { signal }),
    lookUp: async () => {
      const { branches } = await listBranches(api);
      return branches.some(({ name }) => name === branchName) ? undefined : { branchName };
    },
  });
}

/**
 * `POST /branches/merge` (editor) [P]: merges `head` into `base`. Only the status `merged` says that it was done, and never
 * with HTTP 202; others are not defined. A lost response is thrown unless the look-up finds the merge. A conflict gets 409.
 */
export async function mergeBranches(
  api: Api,
  json: { readonly base: string; readonly head: string; readonly commitMessage?: string },
  lookUp?: LookUp<Merge>,
): Promise<Merge> {
  const call = { path: '/branches/merge', goal: 'merge the branches', json, schema: schema('merge') };
  const { status, body } = await send(api, { ...call, ...SLOW, lookUp });
  // 202 only promises what the word says.
  return status === 202 && body.status === 'merged' ? { ...body, status: 'accepted' } : body;
}

/** `GET /pull-requests` (viewer) [S]. */
export const listPullRequests = (api: Api, query: { readonly state?: 'open' | 'closed' | 'all' } = {}) =>
  read(api, { path: '/pull-requests', goal: 'list the pull requests', query, schema: schema('pullRequestList') });

type Write<T> = Pick<
  Call<T>,
  'path' | 'goal' | 'json' | 'schema' | 'responseTimeoutMs' | 'lookUp' | 'guard' | 'signal'
>;

async function write<T>(api: Api, call: Write<T>): Promise<T> {
  return (await send(api, call)).body;
}

async function send<T>(api: Api, call: Write<T>): Promise<ApiResponse<T>> {
  return api.call({ ...call, method: 'POST', role: 'editor', idempotent: false });
}
