/** Keeps the merge request with edits of pages. */
import {
  type EditsBranch,
  type EditsRepository,
  type ExistingRequest,
  keepEditsRequest,
  type WantedTexts,
} from '../edits.js';
import type { Secrets } from '../../text/redact-secrets.js';
import { TextOfPeople } from '../outgoing.js';
import type { EditsRequest, ProposedEdits } from '../host.js';
import { type GitLabConnection, tokenApi } from './access.js';
import type { GitLabClient } from './client.js';
import * as schemas from './schemas.js';

/** Rejects with HostError. */
export async function upsertGitLabEdits(connection: GitLabConnection, request: EditsRequest): Promise<ProposedEdits> {
  const task = 'propose the edits as a merge request';
  const { token, signal } = request;
  const api = tokenApi(connection, { token, signal, task, kind: 'merge requests' });
  return keepEditsRequest(new Repository(api, connection, request), request);
}

/** A part of a commit. GitLab rejects it if another commit changed the file after `last_commit_id`. */
type Action = Readonly<Record<string, string | undefined>>;
type CommittedFile = Readonly<{ text?: string; last_commit_id?: string }>;

class Repository implements EditsRepository {
  readonly project: string;
  readonly secrets: Secrets;

  constructor(
    readonly api: GitLabClient,
    connection: GitLabConnection,
    readonly request: EditsRequest,
  ) {
    this.project = connection.env.CI_PROJECT_ID ?? '';
    this.secrets = connection.secrets;
  }

  async listRequests(): Promise<ExistingRequest[]> {
    const { base, branch } = this.request;
    const query = { state: 'all', source_branch: branch, target_branch: base, per_page: '100' };
    const listed = await this.api.get(schemas.mergeRequests, 'merge_requests', query);
    // A fork can have a branch of the same name.
    return listed.filter(({ source }) => String(source) === this.project);
  }

  async readCommitted(path: string): Promise<string | undefined> {
    return (await this.#readFile(path, this.request.commitSha))?.text;
  }

  async readBranch(wanted: WantedTexts): Promise<EditsBranch> {
    const { branch, commitSha } = this.request;
    const compared = await this.api.find(schemas.comparison, 'repository/compare', { from: commitSha, to: branch });
    if (!compared) {
      const actions = [...wanted].map(([path, text]) => toAction(path, text, {}));
      const write = (message: string): Promise<unknown> => this.#commit(message, { actions, start_sha: commitSha });
      return { isThere: false, messages: [], isAsWanted: false, isSpent: false, write };
    }
    const { commit, commits, diffs } = compared;
    const ancestor = await this.#findAncestor(commit?.id ?? branch);
    const changed = diffs.flatMap(({ old_path: before, new_path: after }) => [before, after]);
    const actions: Action[] = [];
    for (const path of new Set([...wanted.keys(), ...changed])) {
      const text = wanted.get(path) ?? (await this.readCommitted(path));
      // The branch itself can have newer commits by people. GitLab rejects an action that doesn't know them.
      const there = await this.#readFile(path, (commit ?? ancestor)?.id ?? branch);
      if (there?.text !== text) actions.push(toAction(path, text, there));
    }
    return {
      isThere: true,
      messages: commits.map(({ message }) => message),
      isAsWanted: actions.length === 0,
      isSpent: ancestor !== undefined && ancestor.id !== commitSha && (await this.#hasOne(wanted, ancestor.id)),
      write: (message) => this.#commit(message, { actions }),
    };
  }

  #commit(commit_message: string, what: { actions: readonly Action[]; start_sha?: string }): Promise<unknown> {
    const { branch } = this.request;
    return this.api.send(schemas.anything, 'POST', 'repository/commits', { branch, commit_message, ...what });
  }

  /** Resolves to the newest commit that a branch has in common with the commit of the run. */
  #findAncestor(ref: string): Promise<{ id: string } | undefined> {
    const refs = [this.request.commitSha, ref].map((one) => `refs[]=${encodeURIComponent(one)}`).join('&');
    return this.api.find(schemas.commit, `repository/merge_base?${refs}`);
  }

  /** GitLab's API can't merge the commit of the run into the branch, so the branch keeps its ancestor. */
  async #hasOne(wanted: WantedTexts, ancestor: string): Promise<boolean> {
    for (const [path, text] of wanted) {
      if ((await this.#readFile(path, ancestor))?.text === text) return true;
    }
    return false;
  }

  deleteBranch(): Promise<unknown> {
    return this.api.send(schemas.anything, 'DELETE', `repository/branches/${encodeURIComponent(this.request.branch)}`);
  }

  createRequest(title: string, description: string): Promise<ExistingRequest> {
    const { base: target_branch, branch: source_branch } = this.request;
    const request = { source_branch, target_branch, title, description, remove_source_branch: true };
    return this.api.send(schemas.mergeRequest, 'POST', 'merge_requests', request);
  }

  updateRequest(iid: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest> {
    const json = change === 'close' ? { state_event: 'close' } : { description: new TextOfPeople(change.body) };
    return this.api.send(schemas.mergeRequest, 'PUT', `merge_requests/${iid}`, json);
  }

  async #readFile(path: string, ref: string): Promise<CommittedFile | undefined> {
    const file = await this.api.find(schemas.repositoryFile, `repository/files/${encodeURIComponent(path)}`, { ref });
    return file && { text: Buffer.from(file.content, 'base64').toString(), last_commit_id: file.last_commit_id };
  }
}

/** @param text undefined to delete the file @param there the file on the branch; undefined if it isn't there */
function toAction(file_path: string, text: string | undefined, there: CommittedFile | undefined): Action {
  const place = { file_path, last_commit_id: there?.last_commit_id };
  if (text === undefined) return { action: 'delete', ...place };
  const content = Buffer.from(text).toString('base64');
  return { action: there ? 'update' : 'create', ...place, content, encoding: 'base64' };
}
