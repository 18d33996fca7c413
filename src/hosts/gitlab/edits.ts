/** Keeps the merge request with edits of pages. */
import {
  type BranchState,
  type EditsRepository,
  type ExistingRequest,
  editsBranchOf,
  keepEditsRequest,
  type WantedTexts,
} from '../edits.js';
import type { EditsRequest, ProposedEdits } from '../host.js';
import { type GitLabApi, type GitLabConnection, tokenApi, UNEXPECTED_RESPONSE } from './api.js';
import * as schemas from './schemas.js';

const MAX_REQUESTS = 100;

/** Rejects with HostError. */
export async function upsertGitLabEdits(connection: GitLabConnection, request: EditsRequest): Promise<ProposedEdits> {
  const task = 'propose the edits as a merge request';
  const api = tokenApi(connection, { token: request.token, task, kind: 'merge requests' });
  return keepEditsRequest(new Repository(api, connection.env.CI_PROJECT_ID ?? '', request), request);
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
  /** A description can have 1,000,000 characters; a text never has fewer bytes than characters. */
  readonly maxBodyBytes = 900_000;
  readonly #branch: string;

  constructor(
    readonly api: GitLabApi,
    readonly project: string,
    readonly request: EditsRequest,
  ) {
    this.#branch = editsBranchOf(request.slug);
  }

  async listRequests(): Promise<ExistingRequest[]> {
    const { base, signal } = this.request;
    signal.throwIfAborted();
    const query = { state: 'all', source_branch: this.#branch, target_branch: base };
    const found: ExistingRequest[] = [];
    for await (const one of this.api.list(this.#path('merge_requests'), schemas.mergeRequests, query)) {
      // A fork can have a branch of the same name.
      if (String(one.source) === this.project) found.push(one);
      if (found.length === MAX_REQUESTS) break;
    }
    return found;
  }

  async readCommitted(path: string): Promise<string | undefined> {
    return (await this.#readFile(path, this.request.commitSha))?.text;
  }

  async readBranch(wanted: WantedTexts): Promise<State | undefined> {
    const query = { from: this.request.commitSha, to: this.#branch };
    const compared = await this.#find(schemas.comparison, 'repository/compare', query);
    if (!compared) return undefined;
    const { commit, commits, diffs } = compared;
    const changed = diffs.flatMap(({ old_path: before, new_path: after }) => [before, after]);
    const actions: Action[] = [];
    for (const path of new Set([...wanted.keys(), ...changed])) {
      const text = wanted.get(path) ?? (await this.readCommitted(path));
      // Not of the branch, which can have newer commits by people: GitLab then rejects the action.
      const there = await this.#readFile(path, commit?.id ?? this.#branch);
      if (there?.text !== text) actions.push(toAction(path, text, there));
    }
    const messages = commits.map(({ message }) => message);
    return { head: commit?.id ?? '', messages, actions, isAsWanted: actions.length === 0 };
  }

  async writeBranch(wanted: WantedTexts, commit_message: string, before?: State): Promise<void> {
    const actions = before?.actions ?? [...wanted].map(([path, text]) => toAction(path, text, {}));
    const start = before ? {} : { start_sha: this.request.commitSha };
    await this.#send('POST', 'repository/commits', { branch: this.#branch, ...start, commit_message, actions });
  }

  async deleteBranch(): Promise<void> {
    await this.#send('DELETE', `repository/branches/${encodeURIComponent(this.#branch)}`);
  }

  async createRequest(title: string, description: string): Promise<ExistingRequest> {
    const branches = { source_branch: this.#branch, target_branch: this.request.base };
    const request = { ...branches, title, description, remove_source_branch: true };
    return this.#parse(schemas.mergeRequest, await this.#send('POST', 'merge_requests', request));
  }

  async updateRequest(iid: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest> {
    const json = change === 'close' ? { state_event: 'close' } : { description: change.body };
    return this.#parse(schemas.mergeRequest, await this.#send('PUT', `merge_requests/${iid}`, json));
  }

  async #readFile(path: string, ref: string): Promise<{ text: string; commit: string } | undefined> {
    const file = await this.#find(schemas.repositoryFile, `repository/files/${encodeURIComponent(path)}`, { ref });
    return file && { text: Buffer.from(file.content, 'base64').toString(), commit: file.last_commit_id };
  }

  async #find<T>(
    schema: schemas.Schema<T>,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<T | undefined> {
    this.request.signal.throwIfAborted();
    const found = await this.api.find(`${this.#path(path)}?${new URLSearchParams(query).toString()}`);
    return found === undefined ? undefined : this.#parse(schema, found);
  }

  #parse<T>(schema: schemas.Schema<T>, data: unknown): T {
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    throw this.api.error(UNEXPECTED_RESPONSE);
  }

  async #send(method: string, path: string, json?: unknown): Promise<unknown> {
    this.request.signal.throwIfAborted();
    return this.api.send(method, this.#path(path), json);
  }

  #path(path: string): string {
    return `/projects/${encodeURIComponent(this.project)}/${path}`;
  }
}

/** @param text undefined to delete the file @param there the file on the branch; undefined if it isn't there */
function toAction(file_path: string, text: string | undefined, there: { commit?: string } | undefined): Action {
  const known = there?.commit === undefined ? {} : { last_commit_id: there.commit };
  if (text === undefined) return { action: 'delete', file_path, ...known };
  const content = Buffer.from(text).toString('base64');
  return { action: there ? 'update' : 'create', file_path, content, encoding: 'base64', ...known };
}
