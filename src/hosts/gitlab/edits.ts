/** Keeps the merge request with edits of pages. */
import {
  type BranchState,
  type EditsRepository,
  type ExistingRequest,
  editsBranchOf,
  keepEditsRequest,
} from '../edits.js';
import { type EditsRequest, HostError, type ProposedEdits } from '../host.js';
import { type GitLabApi, type GitLabConnection, tokenApi, UNEXPECTED_RESPONSE } from './api.js';
import { comparison, type MergeRequest, mergeRequest, mergeRequests, repositoryFile, type Schema } from './schemas.js';

const TASK = 'propose the edits as a merge request';
const MAX_REQUESTS = 100;
/** A description can have 1,000,000 characters; a text never has fewer bytes than characters. */
const MAX_BODY_BYTES = 900_000;

/** Rejects with HostError. */
export async function upsertGitLabEdits(connection: GitLabConnection, request: EditsRequest): Promise<ProposedEdits> {
  const { env, runContext } = connection;
  const { branch: base, commitSha } = runContext;
  const project = env.CI_PROJECT_ID;
  if (base === undefined || commitSha === undefined || !project)
    throw new HostError(`couldn't ${TASK}: this job doesn't run for a branch`);
  const { token, slug, signal } = request;
  const api = tokenApi(connection, { token, task: TASK, kind: 'merge requests' });
  const place = { project, base, commitSha, branch: editsBranchOf(slug), signal };
  return keepEditsRequest(new Repository(api, place), request);
}

interface Place {
  readonly project: string;
  readonly base: string;
  /** The commit of the run. */
  readonly commitSha: string;
  readonly branch: string;
  readonly signal: AbortSignal;
}

/** A part of a commit. GitLab rejects it if another commit changed the file after `last_commit_id`. */
interface Action {
  readonly action: 'create' | 'update' | 'delete';
  readonly file_path: string;
  readonly content?: string;
  readonly encoding?: 'base64';
  readonly last_commit_id?: string;
}

interface State extends BranchState {
  readonly actions: readonly Action[];
}

class Repository implements EditsRepository<State> {
  readonly maxBodyBytes = MAX_BODY_BYTES;
  readonly #root: string;

  constructor(
    readonly api: GitLabApi,
    readonly place: Place,
  ) {
    this.#root = `/projects/${encodeURIComponent(place.project)}`;
  }

  async listRequests(): Promise<ExistingRequest[]> {
    const { base, branch, project, signal } = this.place;
    signal.throwIfAborted();
    const query = { state: 'all', source_branch: branch, target_branch: base };
    const found: ExistingRequest[] = [];
    for await (const one of this.api.list(`${this.#root}/merge_requests`, mergeRequests, query)) {
      // A fork can have a branch of the same name.
      if (String(one.source_project_id) === project) found.push(toRequest(one));
      if (found.length === MAX_REQUESTS) break;
    }
    return found;
  }

  async readCommitted(path: string): Promise<string | undefined> {
    return (await this.#readFile(path, this.place.commitSha))?.text;
  }

  async readBranch(wanted: ReadonlyMap<string, string>): Promise<State | undefined> {
    const { branch, commitSha } = this.place;
    const query = new URLSearchParams({ from: commitSha, to: branch }).toString();
    const compared = await this.#find(comparison, `${this.#root}/repository/compare?${query}`);
    if (!compared) return undefined;
    const { commit, commits, diffs } = compared;
    const changed = diffs.flatMap(({ old_path: before, new_path: after }) => [before, after]);
    const actions: Action[] = [];
    for (const path of new Set([...wanted.keys(), ...changed])) {
      const text = wanted.get(path) ?? (await this.readCommitted(path));
      const there = await this.#readFile(path, branch);
      if (there?.text !== text) actions.push(toAction(path, text, there));
    }
    const messages = commits.map(({ message }) => message);
    return { head: commit?.id ?? '', messages, actions, isAsWanted: actions.length === 0 };
  }

  async writeBranch(wanted: ReadonlyMap<string, string>, message: string, head?: State): Promise<void> {
    const { branch, commitSha } = this.place;
    const actions = head?.actions ?? [...wanted].map(([path, text]) => toAction(path, text, {}));
    const start = head ? {} : { start_sha: commitSha };
    await this.#send('POST', '/repository/commits', { branch, ...start, commit_message: message, actions });
  }

  async deleteBranch(): Promise<void> {
    await this.#send('DELETE', `/repository/branches/${encodeURIComponent(this.place.branch)}`);
  }

  async createRequest(title: string, description: string): Promise<ExistingRequest> {
    const { branch, base } = this.place;
    const request = { source_branch: branch, target_branch: base, title, description, remove_source_branch: true };
    return toRequest(this.#parse(mergeRequest, await this.#send('POST', '/merge_requests', request)));
  }

  async updateBody(iid: number, description: string): Promise<void> {
    await this.#send('PUT', `/merge_requests/${iid}`, { description });
  }

  async close(iid: number): Promise<void> {
    await this.#send('PUT', `/merge_requests/${iid}`, { state_event: 'close' });
  }

  async #readFile(path: string, ref: string): Promise<{ text: string; commit: string } | undefined> {
    const query = new URLSearchParams({ ref }).toString();
    const url = `${this.#root}/repository/files/${encodeURIComponent(path)}?${query}`;
    const file = await this.#find(repositoryFile, url);
    return file && { text: Buffer.from(file.content, 'base64').toString(), commit: file.last_commit_id };
  }

  async #find<T>(schema: Schema<T>, path: string): Promise<T | undefined> {
    this.place.signal.throwIfAborted();
    const found = await this.api.find(path);
    return found === undefined ? undefined : this.#parse(schema, found);
  }

  #parse<T>(schema: Schema<T>, data: unknown): T {
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    throw this.api.error(UNEXPECTED_RESPONSE);
  }

  async #send(method: string, path: string, json?: unknown): Promise<unknown> {
    this.place.signal.throwIfAborted();
    return this.api.send(method, this.#root + path, json);
  }
}

/** @param text undefined to delete the file @param there the file on the branch; undefined if it isn't there */
function toAction(file_path: string, text: string | undefined, there: { commit?: string } | undefined): Action {
  const known = there?.commit === undefined ? {} : { last_commit_id: there.commit };
  if (text === undefined) return { action: 'delete', file_path, ...known };
  const content = Buffer.from(text).toString('base64');
  return { action: there ? 'update' : 'create', file_path, content, encoding: 'base64', ...known };
}

function toRequest({ iid, state, description, web_url: url }: MergeRequest): ExistingRequest {
  const known = state === 'opened' ? 'open' : state === 'merged' ? 'merged' : 'closed';
  return { number: iid, state: known, body: description ?? '', url };
}
