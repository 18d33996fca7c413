/** Fakes the files, branches and merge requests of a GitLab project, as strictly as GitLab. */
import type { ApiRequest, FakeResponse } from './api-server.js';
import { blobSha, type GitStore } from './git-store.js';

interface MergeRequest {
  readonly iid: number;
  readonly source_branch: string;
  readonly target_branch: string;
  readonly source_project_id: number;
  title: string;
  description: string;
  state: 'opened' | 'closed' | 'merged' | 'locked';
}

type Body = Readonly<Record<string, unknown>>;

const NOT_FOUND = refused(404, '404 Not found');

export class GitLabRepository {
  readonly mergeRequests: MergeRequest[] = [];

  constructor(
    readonly git: GitStore,
    readonly projectId: number,
  ) {}

  static isFor(path: string): boolean {
    return /^(repository\/|merge_requests(\/\d+)?$)/.test(path);
  }

  addMergeRequest(
    added: Pick<MergeRequest, 'source_branch' | 'target_branch' | 'description'> & Partial<MergeRequest>,
  ): MergeRequest {
    const iid = 20 + this.mergeRequests.length;
    const request: MergeRequest = { iid, source_project_id: this.projectId, title: '', state: 'opened', ...added };
    this.mergeRequests.push(request);
    return request;
  }

  merge(request: MergeRequest, isSquash?: boolean): void {
    this.git.merge(request.target_branch, request.source_branch, isSquash);
    request.state = 'merged';
  }

  answer({ method, query, body: sent }: ApiRequest, path: string): FakeResponse {
    const body = (sent ?? {}) as Body;
    const [, iid] = /^merge_requests\/(\d+)$/.exec(path) ?? [];
    if (method === 'PUT' && iid !== undefined) return this.#update(Number(iid), body);
    const [, kind = '', rest = ''] = /^repository\/([a-z_]+)(?:\/(.*))?$/.exec(path) ?? [];
    const name = decodeURIComponent(rest);
    switch (`${method} ${kind === '' ? path : kind}`) {
      case 'GET merge_requests':
        return this.#list(query);
      case 'POST merge_requests':
        return this.#create(body);
      case 'GET files':
        return this.#readFile(name, query.get('ref') ?? '');
      case 'GET commits':
        return this.#listCommits(query);
      case 'GET compare':
        return this.#compare(query);
      case 'GET merge_base':
        return this.#mergeBase(query.getAll('refs[]'));
      case 'POST commits':
        return this.#commit(body);
      case 'DELETE branches':
        return this.#deleteBranch(name);
      default:
        return NOT_FOUND;
    }
  }

  /** Lists only the newest one. */
  #listCommits(query: URLSearchParams): FakeResponse {
    const branch = query.get('ref_name') ?? 'main';
    if (!this.git.resolve(branch)) return NOT_FOUND;
    if (query.get('per_page') !== '1') return refused(500, 'the stand-in lists one commit');
    const commit = this.git.newest(branch, query.get('path') ?? '');
    const json = { id: commit?.sha, authored_date: '2020-01-01T00:00:00Z', committed_date: commit?.at };
    return { status: 200, json: commit ? [json] : [] };
  }

  #list(query: URLSearchParams): FakeResponse {
    const [state, source, target] = ['state', 'source_branch', 'target_branch'].map((name) => query.get(name));
    const found = this.mergeRequests
      .filter((one) => state === 'all' || state === null || one.state === state)
      .filter((one) => source === null || one.source_branch === source)
      .filter((one) => target === null || one.target_branch === target)
      .toReversed();
    return { status: 200, headers: { 'x-next-page': '' }, json: found.map(shown) };
  }

  #create({ source_branch: source, target_branch: target, title, description = '' }: Body): FakeResponse {
    if (typeof title !== 'string' || title === '' || title.length > 255) return refused(400, 'title is invalid');
    if (typeof description !== 'string' || description.length > 1_048_576)
      return refused(400, 'description is too long');
    if (!this.git.branches.has(String(target))) return refused(400, 'target_branch does not exist');
    if (!this.git.branches.has(String(source))) return refused(400, 'source_branch does not exist');
    const open = this.mergeRequests.find((one) => one.state === 'opened' && one.source_branch === source);
    if (open && open.target_branch === target)
      return {
        status: 409,
        json: { message: [`Another open merge request already exists for this source branch: !${open.iid}`] },
      };
    const branches = { source_branch: String(source), target_branch: String(target) };
    return { status: 201, json: shown(this.addMergeRequest({ ...branches, title, description })) };
  }

  #update(iid: number, { description, state_event: event }: Body): FakeResponse {
    const request = this.mergeRequests.find((one) => one.iid === iid);
    if (!request) return NOT_FOUND;
    if (event !== undefined && event !== 'close' && event !== 'reopen')
      return refused(400, 'state_event does not have a valid value');
    if (description === undefined && event === undefined)
      return refused(400, 'at least one parameter must be provided');
    if (typeof description === 'string') request.description = description;
    if (event === 'close' && request.state === 'opened') request.state = 'closed';
    return { status: 200, json: shown(request) };
  }

  #readFile(path: string, ref: string): FakeResponse {
    const commit = this.git.resolve(ref);
    const text = commit?.tree.get(path);
    if (!commit || text === undefined) return refused(404, '404 File Not Found');
    const content = Buffer.from(text).toString('base64');
    const last_commit_id = this.git.lastChange(ref, path);
    return {
      status: 200,
      json: { file_path: path, encoding: 'base64', content, blob_id: blobSha(text), last_commit_id },
    };
  }

  #compare(query: URLSearchParams): FakeResponse {
    const [from, to] = ['from', 'to'].map((name) => this.git.resolve(query.get(name) ?? ''));
    if (!from || !to) return refused(404, '404 Ref Not Found');
    const commits = this.git.log(from.sha, to.sha).map(({ sha, message }) => ({ id: sha, message }));
    const diffs = this.git.changes(from.sha, to.sha).map(({ path, status }) => ({
      old_path: path,
      new_path: path,
      new_file: status === 'added',
      deleted_file: status === 'removed',
    }));
    return { status: 200, json: { commit: commits.at(-1) ?? null, commits, diffs, compare_timeout: false } };
  }

  #mergeBase(refs: readonly string[]): FakeResponse {
    const [one, other] = refs.map((ref) => this.git.resolve(ref)?.sha);
    if (one === undefined || other === undefined) return refused(400, 'Could not find ref');
    const id = this.git.mergeBase(one, other);
    return id === undefined ? NOT_FOUND : { status: 200, json: { id } };
  }

  #commit({ branch, start_sha: start, commit_message: message, actions, force }: Body): FakeResponse {
    if (force !== undefined) throw new Error(`${String(branch)} was pushed by force`);
    if (typeof message !== 'string' || message === '' || !Array.isArray(actions)) return refused(400, 'is missing');
    const name = String(branch);
    const exists = this.git.branches.has(name);
    if (start !== undefined && exists)
      return refused(400, `A branch called '${name}' already exists. Switch to that branch in order to make changes`);
    if (start === undefined && !exists)
      return refused(400, 'You can only create or edit files when you are on a branch');
    const before = this.git.resolve(typeof start === 'string' ? start : name);
    if (!before) return refused(400, 'Cannot find start_sha');
    const tree = new Map(before.tree);
    for (const action of actions as Body[]) {
      const problem = this.#apply(tree, action, before.sha);
      if (problem !== undefined) return refused(400, problem);
    }
    const { sha } = this.git.addCommit(tree, message, [before.sha]);
    this.git.branches.set(name, sha);
    return { status: 201, json: { id: sha, message } };
  }

  #apply(tree: Map<string, string>, action: Body, head: string): string | undefined {
    const { action: kind, file_path: file, content, encoding, last_commit_id: known } = action;
    const path = String(file);
    if (kind === 'create' && tree.has(path)) return 'A file with this name already exists';
    if (kind !== 'create' && !tree.has(path)) return "A file with this name doesn't exist";
    if (kind !== 'create' && known !== undefined && this.git.lastChange(head, path) !== known)
      return 'You are attempting to update a file that has changed since you started editing it.';
    if (kind === 'delete') tree.delete(path);
    else if (typeof content !== 'string') return 'actions[content] is missing';
    else tree.set(path, encoding === 'base64' ? Buffer.from(content, 'base64').toString() : content);
    return undefined;
  }

  /** Deletes a branch. GitLab closes its merge requests some time later. */
  #deleteBranch(branch: string): FakeResponse {
    return this.git.branches.delete(branch) ? { status: 204 } : refused(404, '404 Branch Not Found');
  }
}

function shown(request: MergeRequest): object {
  return { ...request, web_url: `https://gitlab.example/g/p/-/merge_requests/${request.iid}` };
}

/** Answers as GitLab rejects a request. */
export function refused(status: number, message: string): FakeResponse {
  return { status, json: { message } };
}
